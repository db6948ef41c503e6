"""Texts: everything that people read, as message catalogues and the phrase books that fill them in.

A catalogue is a folder of Fluent files per language (`catalogues/en/blackpoker.ftl`). What is to be said is a
Message, the id of a sentence and its arguments, so that a server can send it and any client can put it into
its own language. A phrase book turns a game's events, options and refusals into Messages; `Texts` turns
Messages into sentences.
"""

from rulebound.texts.language import language_after, language_for, language_of_environment, languages
from rulebound.texts.message import Message, Name
from rulebound.texts.phrases import Line, PhraseBook, phrases_of
from rulebound.texts.scene import Scene
from rulebound.texts.texts import MissingText, Texts

__all__ = [
    "Line",
    "Message",
    "MissingText",
    "Name",
    "PhraseBook",
    "Scene",
    "Texts",
    "language_after",
    "language_for",
    "language_of_environment",
    "languages",
    "phrases_of",
]
