"""The report of a contest: one HTML page that needs nothing from elsewhere, and the files beside it.

Every figure stands beside a table with the same numbers, for whoever reads with ears or wants to copy them.
The page follows the reader's choice of light or dark, and speaks the language that the command was given.
"""

from html import escape
from pathlib import Path
from typing import Final

import msgspec

from rulebound.files import write_whole
from rulebound.sim.contest import SimError
from rulebound.sim.figures import FIGURES, Drawn, Matrix, Table, figures_of, percent, ranked, signed_points
from rulebound.sim.match import Outcome
from rulebound.sim.parquet import write_parquet
from rulebound.sim.png import font_for, write_png
from rulebound.sim.running import ContestResult
from rulebound.sim.svg import STYLE, draw, draw_file
from rulebound.sim.wording import Wording
from rulebound.texts import Texts

RESULT: Final = "result.json"
REPORT: Final = "report.html"
PARQUET: Final = "games.parquet"

PAGE_STYLE: Final = """
:root{color-scheme:light dark;--ink:#1b1d22;--faint:#5b606b;--rule:#d3d7de;--ground:#ffffff}
@media (prefers-color-scheme:dark){:root{--ink:#e9ebf0;--faint:#a8aebb;--rule:#3c414c;--ground:#16181d}}
body{margin:0 auto;padding:1rem;max-width:60rem;background:var(--ground);color:var(--ink);
font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.6rem;margin:.5rem 0}h2{font-size:1.2rem;margin:2.5rem 0 .25rem}
p{margin:.25rem 0 .75rem}.note{color:var(--faint)}
figure{margin:0}.wide{overflow-x:auto}.wide .plot{max-width:none}.fitting .plot{overflow:visible}
@media (max-width:40rem){.fitting .plot text{font-size:15px}}
table{border-collapse:collapse;font-size:.9rem;margin:.5rem 0}
th,td{padding:.2rem .7rem .2rem 0;text-align:right;border-bottom:1px solid var(--rule);white-space:nowrap}
th:first-child,td:first-child{text-align:left}summary{cursor:pointer;color:var(--faint)}
code{overflow-wrap:anywhere}
""".strip()


def write_report(
    result: ContestResult,
    folder: Path,
    parquet: list[list[Outcome]] | None = None,
    png: bool = False,
    texts: Texts | None = None,
) -> list[Path]:
    """Write result.json, report.html and the figures into a folder; PNG where asked for.

    All of it is in the language of `texts`, without which it is English; so are the PNG where no font has
    the letters of the language.
    `parquet` are the games that were kept: those that were counted are written as Parquet too. What an
    earlier run has written and this one does not is removed: it would be of other games.
    """
    wording = Wording(result.contest.game, texts)
    figures = figures_of(result, wording)
    pictures = [folder / f"{figure.name}{ending}" for figure in figures for ending in endings(png)]
    written = [folder / RESULT, folder / REPORT, *pictures]
    written += [] if parquet is None else [folder / PARQUET]
    try:
        for path in written_by_any(folder):
            if path not in written:
                path.unlink(missing_ok=True)
        content = msgspec.json.encode(result.to_plain())
        write_whole(folder / RESULT, msgspec.json.format(content, indent=1) + b"\n")
        write_whole(folder / REPORT, page(result, figures, wording).encode())
        for figure in figures:
            write_whole(folder / f"{figure.name}.svg", draw_file(figure).encode())
        if png:
            readable = figures if font_for(wording.language) else figures_of(result)
            for figure in readable:
                write_png(figure, folder / f"{figure.name}.png")
        if parquet is not None:
            counted = [kept[: cell.games] for kept, cell in zip(parquet, result.cells, strict=True)]
            write_parquet(result.contest, counted, folder / PARQUET)
    except OSError as error:
        raise SimError(f"The report cannot be written to {folder}: {error.strerror or error}.") from error
    return written


def endings(png: bool) -> list[str]:
    """The endings of the files of a figure."""
    return [".svg", ".png"] if png else [".svg"]


def written_by_any(folder: Path) -> list[Path]:
    """The figures and tables that some run may have written."""
    return [folder / PARQUET, *(folder / f"{name}{ending}" for name in FIGURES for ending in endings(True))]


def page(result: ContestResult, figures: list[Drawn], wording: Wording) -> str:
    """The whole page."""
    title = wording.say(f"sim-title-{result.contest.kind}", game=wording.game_name())
    parts = [f"<h1>{escape(title)}</h1>", summary(result, wording)]
    parts += [section(figure) for figure in figures]
    if result.cards:
        parts.append(card_section(result, wording))
    return (
        f'<!DOCTYPE html>\n<html lang="{wording.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{PAGE_STYLE}\n{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def summary(result: ContestResult, wording: Wording) -> str:
    """What was played, in a few sentences."""
    say = wording.say
    plan = result.contest.cells[0].plan
    settings = ", ".join(f"{name}={value}" for name, value in plan.settings.items())
    bots, seed = ", ".join(result.contest.bots()), str(plan.seed)
    sentences = [
        say(
            "sim-summary",
            games=result.total("games"),
            finished=result.total("finished"),
            draws=result.total("draws"),
            capped=result.total("capped"),
            errors=len(result.errors),
        ),
        say("sim-summary-plan", bots=bots, settings=settings, seed=seed)
        if settings
        else say("sim-summary-plan-usual", bots=bots, seed=seed),
    ]
    worth = [worth for cell in result.cells if (worth := cell.worth())]
    if worth:
        sentences.append(say("sim-summary-pairs", worth=f"{sum(worth) / len(worth):.2f}"))
    shown = "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)
    digest = escape(say("sim-summary-digest"))
    return f'{shown}<p class="note">{digest} <code>{result.digest}</code></p>'


def section(figure: Drawn) -> str:
    """A figure, how to read it, and its numbers.

    On a narrow page a matrix keeps its size and is scrolled; all else is made to fit, with larger letters.
    """
    kind = "wide" if isinstance(figure, Matrix) else "fitting"
    return (
        f"<section>\n<h2>{escape(figure.title)}</h2>\n"
        f'<p class="note">{escape(figure.note)}</p>\n<figure class="{kind}">{draw(figure)}</figure>\n'
        f"<details><summary>{escape(as_table(figure.title, figure.wording))}</summary>\n"
        f"{html_table(figure.table(), figure.title)}\n</details>\n</section>"
    )


def as_table(title: str, wording: Wording) -> str:
    """What opens the table of a figure."""
    return wording.say("sim-as-table", title=title)


def html_table(table: Table, caption: str) -> str:
    """A table with heads for rows and columns."""
    heads, rows = table
    lines = [f"<caption>{escape(caption)}</caption>"]
    lines.append("<tr>" + "".join(f'<th scope="col">{escape(head)}</th>' for head in heads) + "</tr>")
    for row in rows:
        first = f'<th scope="row">{escape(row[0])}</th>'
        lines.append(f"<tr>{first}{''.join(f'<td>{escape(entry)}</td>' for entry in row[1:])}</tr>")
    return '<div class="wide"><table>\n' + "\n".join(lines) + "\n</table></div>"


def card_section(result: ContestResult, wording: Wording) -> str:
    """All cards with all that was counted of them."""
    say = wording.say
    counted = [say("sim-in-deck"), say("sim-drawn"), say("sim-not-drawn"), say("sim-played")]
    heads = [say("sim-card"), *counted, say("sim-gain"), say("sim-interval")]
    rows = []
    for code, record in ranked(result.cards):
        gain = ["–", "–"]
        if (known := record.gain) is not None:
            interval = wording.range(signed_points(known.low), signed_points(known.high))
            gain = [signed_points(known.value), interval]
        shares = [
            say("sim-share-of", share=percent(part.share), games=str(part.games)) if part.games else "–"
            for part in (record.in_deck, record.drawn, record.not_drawn, record.played)
        ]
        rows.append([wording.card(code), *shares, *gain])
    title = say("sim-all-cards")
    return (
        f"<section>\n<h2>{escape(title)}</h2>\n"
        f'<p class="note">{escape(say("sim-all-cards.note"))}</p>\n'
        f"<details><summary>{escape(as_table(title, wording))}</summary>\n"
        f"{html_table((heads, rows), title)}\n</details>\n</section>"
    )
