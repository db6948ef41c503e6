"""The report of a contest: one HTML page that needs nothing from elsewhere, and the files beside it.

Every figure stands beside a table with the same numbers, for whoever reads with ears or wants to copy them.
The page follows the reader's choice of light or dark.
"""

from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Final

import msgspec

from rulebound.files import write_whole
from rulebound.sim.contest import GAUNTLET, MATRIX, ROUND_ROBIN, SERIES, SimError
from rulebound.sim.figures import FIGURES, Drawn, Matrix, Table, figures_of, percent, ranked, signed_points
from rulebound.sim.match import Outcome
from rulebound.sim.parquet import write_parquet
from rulebound.sim.png import write_png
from rulebound.sim.running import ContestResult
from rulebound.sim.svg import STYLE, draw, draw_file

TITLES: Final = {
    SERIES: "Series",
    ROUND_ROBIN: "Round robin",
    GAUNTLET: "Gauntlet",
    MATRIX: "Deck against deck",
}
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
    card_names: Mapping[str, str] | None = None,
    parquet: list[list[Outcome]] | None = None,
    png: bool = False,
) -> list[Path]:
    """Write result.json, report.html and the figures into a folder; PNG where asked for.

    `parquet` are the games that were kept: those that were counted are written as Parquet too. What an
    earlier run has written and this one does not is removed: it would be of other games.
    """
    figures = figures_of(result, card_names)
    pictures = [folder / f"{figure.name}{ending}" for figure in figures for ending in endings(png)]
    written = [folder / RESULT, folder / REPORT, *pictures]
    written += [] if parquet is None else [folder / PARQUET]
    try:
        for path in written_by_any(folder):
            if path not in written:
                path.unlink(missing_ok=True)
        content = msgspec.json.encode(result.to_plain())
        write_whole(folder / RESULT, msgspec.json.format(content, indent=1) + b"\n")
        write_whole(folder / REPORT, page(result, figures, card_names or {}).encode())
        for figure in figures:
            write_whole(folder / f"{figure.name}.svg", draw_file(figure).encode())
            if png:
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


def page(result: ContestResult, figures: list[Drawn], card_names: Mapping[str, str]) -> str:
    """The whole page."""
    contest = result.contest
    title = f"{TITLES[contest.kind]}: {contest.game}"
    parts = [f"<h1>{escape(title)}</h1>", summary(result)]
    parts += [section(figure) for figure in figures]
    if result.cards:
        parts.append(card_section(result, card_names))
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{PAGE_STYLE}\n{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def summary(result: ContestResult) -> str:
    """What was played, in a few sentences."""
    plan = result.contest.cells[0].plan
    settings = ", ".join(f"{name}={value}" for name, value in plan.settings.items()) or "the usual ones"
    sentences = [
        f"{result.total('games'):,} games, {result.total('finished'):,} of them finished, "
        f"{result.total('draws'):,} drawn, {result.total('capped'):,} capped, {len(result.errors):,} errors.",
        f"Bots: {', '.join(result.contest.bots())}. Settings: {settings}. Seed {plan.seed}.",
    ]
    worth = [worth for cell in result.cells if (worth := cell.worth())]
    if worth:
        sentences.append(
            "Games were played in pairs on the same deal, the two sides changing places: one such game was "
            f"worth {sum(worth) / len(worth):.2f} independent ones (the mean over all meetings)."
        )
    shown = "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)
    return f'{shown}<p class="note">Digest of all games: <code>{result.digest}</code></p>'


def section(figure: Drawn) -> str:
    """A figure, how to read it, and its numbers.

    On a narrow page a matrix keeps its size and is scrolled; all else is made to fit, with larger letters.
    """
    kind = "wide" if isinstance(figure, Matrix) else "fitting"
    return (
        f"<section>\n<h2>{escape(figure.title)}</h2>\n"
        f'<p class="note">{escape(figure.note)}</p>\n<figure class="{kind}">{draw(figure)}</figure>\n'
        f"<details><summary>{escape(figure.title)} as a table</summary>\n"
        f"{html_table(figure.table(), figure.title)}\n</details>\n</section>"
    )


def html_table(table: Table, caption: str) -> str:
    """A table with heads for rows and columns."""
    heads, rows = table
    lines = [f"<caption>{escape(caption)}</caption>"]
    lines.append("<tr>" + "".join(f'<th scope="col">{escape(head)}</th>' for head in heads) + "</tr>")
    for row in rows:
        first = f'<th scope="row">{escape(row[0])}</th>'
        lines.append(f"<tr>{first}{''.join(f'<td>{escape(entry)}</td>' for entry in row[1:])}</tr>")
    return '<div class="wide"><table>\n' + "\n".join(lines) + "\n</table></div>"


def card_section(result: ContestResult, names: Mapping[str, str]) -> str:
    """All cards with all that was counted of them."""
    heads = ["card", "in deck", "drawn", "not drawn", "played", "gain when drawn", "95 % interval"]
    rows = []
    for code, record in ranked(result.cards):
        gain = ["–", "–"]
        if (known := record.gain) is not None:
            gain = [
                signed_points(known.value),
                f"{signed_points(known.low)} to {signed_points(known.high)}",
            ]
        shares = [
            f"{percent(part.share)} of {part.games}" if part.games else "–"
            for part in (record.in_deck, record.drawn, record.not_drawn, record.played)
        ]
        rows.append([names.get(code, code), *shares, *gain])
    return (
        "<section>\n<h2>All cards</h2>\n"
        '<p class="note">The share of sides that won among those that had the card in their deck, drew it, '
        "had it and did not draw it, or played it. These shares are of all sides together, so a card of a "
        "strong bot or deck has large ones. Only the gain when drawn compares sides of the same bot and deck."
        f"</p>\n<details><summary>All cards as a table</summary>\n{html_table((heads, rows), 'All cards')}\n"
        "</details>\n</section>"
    )


def names_of_cards(game: str) -> dict[str, str]:
    """What the cards of a game are called, by code; of games whose cards are data."""
    from rulebound.packs.catalogue import cards_of
    from rulebound.packs.facts import CARD_KINDS

    if game not in CARD_KINDS:
        return {}
    return {card.number: f"{card.name('en')} ({card.number})" for card in cards_of(game)}
