"""Asteriated Grail (星杯傳說) for four, six and eight, in the order of its rules.

cards, settings; frames, state and definitions; points (the axis), playable (2(8)), needs, skills, usable and
using (AG 4(4)); setup and draft (3(1)), turn, before_action, possible and actions (3(3)); stones (4(1),
4(7)), attack and hits (4(2)), magic (4(3)), effects (4(5)), damage (4(6), 4(8)), hands (4(8)); steps and
card_steps (what skills do); characters (one file each); legality (why not?); describe and arrange (positions
as data); rulebook (all of it, registered).
"""
