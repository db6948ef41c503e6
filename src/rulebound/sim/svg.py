"""Figures as SVG, written by hand: no library, no font, no picture from elsewhere.

Colours are variables with a light and a dark value, so that a figure is readable on either ground. Every
figure has a title and a description for screen readers; the table beside it in the report has all
its numbers.
"""

from collections.abc import Sequence
from html import escape
from math import floor, log10
from typing import Final
from unicodedata import east_asian_width

from rulebound.sim.figures import Bars, Curves, Drawn, Histogram, Matrix

WIDTH: Final = 720
LINE: Final = 26
MARGIN: Final = 16
LETTER: Final = 8.0
WIDE_LETTER: Final = 15.0
"""How much room a letter takes, at the larger size that narrow pages have; those of East Asia are square."""

MOST_ROOM: Final = 35 * LETTER
"""How much of the width names may take."""

STYLE: Final = """
.plot{--ink:#1b1d22;--faint:#5b606b;--rule:#d3d7de;--one:#1f66c1;--two:#b8500f;--ground:#ffffff;
--c0:#1f66c1;--c1:#b8500f;--c2:#2a7d3f;--c3:#8a3fb0;--c4:#a3730a;--c5:#0f7d86}
@media (prefers-color-scheme:dark){.plot{--ink:#e9ebf0;--faint:#a8aebb;--rule:#3c414c;--one:#6aa8f5;
--two:#f0955a;--ground:#16181d;--c0:#6aa8f5;--c1:#f0955a;--c2:#74c98a;--c3:#c58ae6;--c4:#e3bb55;--c5:#5cc8d1}}
.plot{background:var(--ground);font:13px system-ui,sans-serif;max-width:100%;height:auto}
.plot text{fill:var(--ink)}.plot .faint{fill:var(--faint)}.plot .rule{stroke:var(--rule)}
.plot .axis{stroke:var(--faint)}.plot .bar{fill:var(--one);fill-opacity:.55}
.plot .whisker{stroke:var(--ink);stroke-width:1.6}.plot .win{fill:var(--one)}.plot .loss{fill:var(--two)}
.plot .none{fill:var(--rule);fill-opacity:.45}.plot .usual{stroke:var(--faint);stroke-dasharray:4 4}
""".strip()


def draw(figure: Drawn) -> str:
    """The figure as an SVG element, without its style."""
    if isinstance(figure, Matrix):
        return draw_matrix(figure)
    if isinstance(figure, Bars):
        return draw_bars(figure)
    if isinstance(figure, Histogram):
        return draw_histogram(figure)
    return draw_curves(figure)


def draw_file(figure: Drawn) -> str:
    """The figure as a file of its own."""
    svg = draw(figure)
    head, _, rest = svg.partition(">")
    language = figure.wording.language
    head = head.replace("<svg ", f'<svg xmlns="http://www.w3.org/2000/svg" xml:lang="{language}" ', 1)
    return f"{head}>\n<style>{STYLE}</style>{rest}\n"


# ---- the parts of a figure


def whole(figure: Drawn, height: float, parts: Sequence[str], width: float = WIDTH) -> str:
    """The element around the parts."""
    title, note = escape(figure.title), escape(figure.note)
    label = escape(figure.wording.say("sim-figure-label", title=figure.title, note=figure.note))
    return (
        f'<svg class="plot" role="img" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'aria-label="{label}">\n<title>{title}</title><desc>{note}</desc>\n' + "\n".join(parts) + "\n</svg>"
    )


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    """Words at a place."""
    mark = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{mark}>{escape(words)}</text>'


def line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    """A straight line."""
    return f'<line class="{kind}" x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"/>'


def rectangle(x: float, y: float, width: float, height: float, kind: str, more: str = "") -> str:
    """A filled rectangle."""
    place = f'x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{max(0.0, height):.1f}"'
    return f'<rect class="{kind}" {place}{more}/>'


def room_of(words: str) -> float:
    """How wide words are, more or less."""
    return sum(WIDE_LETTER if east_asian_width(letter) in "WF" else LETTER for letter in words)


def fitting(words: str, room: float) -> str:
    """As much of some words as there is room for."""
    if room_of(words) <= room:
        return words
    while len(words) > 2 and room_of(words) + LETTER > room:
        words = words[:-1]
    return words + "…"


def room_for(names: Sequence[str]) -> float:
    """How wide the place of these names is."""
    return min(MOST_ROOM, max(map(room_of, names), default=0.0)) + 12


def steps(low: float, high: float, wanted: int = 6, least: float = 0.0) -> list[float]:
    """Round numbers from low to high for an axis; `least` is 1 where a part of one makes no sense."""
    rough = max(least, (high - low) / wanted) or 1.0
    power = 10.0 ** floor(log10(rough))
    step = next(power * n for n in (1, 2, 5, 10) if power * n >= rough)
    first = floor(low / step)
    marks = [step * (first + i) for i in range(wanted * 3)]
    return [mark for mark in marks if low - 1e-9 <= mark <= high + 1e-9]


# ---- the four kinds


def draw_matrix(figure: Matrix) -> str:
    """A square for each meeting, deeper the further from even; the number stands in it."""
    names = figure.names
    left = min(200.0, room_for(names))
    side = max(64.0, min(92.0, (WIDTH - left - MARGIN) / len(names)))
    top = 34.0
    parts = []
    for j, name in enumerate(names):
        parts.append(text(left + (j + 0.5) * side, top - 10, fitting(name, side - LETTER), "middle", "faint"))
    for i, name in enumerate(names):
        y = top + i * side * 0.62
        parts.append(text(left - 8, y + side * 0.31 + 4, fitting(name, left - 12), "end"))
        for j in range(len(names)):
            parts += matrix_cell(figure, i, j, left + j * side, y, side)
    return whole(figure, top + len(names) * side * 0.62 + MARGIN, parts, left + len(names) * side + MARGIN)


def matrix_cell(figure: Matrix, i: int, j: int, x: float, y: float, side: float) -> list[str]:
    """One square with its number."""
    record = figure.record(i, j)
    box = (x + 1, y + 1, side - 2, side * 0.62 - 2)
    middle = (x + side / 2, y + side * 0.31 + 4)
    if record is None or i == j:
        return [rectangle(*box, "none"), text(*middle, figure.told(i, j), "middle", "faint")]
    depth = min(0.62, abs(record.share - 0.5) * 1.6)
    kind = "win" if record.share >= 0.5 else "loss"
    return [
        rectangle(*box, kind, f' fill-opacity="{depth:.2f}"'),
        text(*middle, figure.told(i, j), "middle"),
    ]


def draw_bars(figure: Bars) -> str:
    """A bar from what is usual to the value, with its interval as a whisker."""
    bars = figure.bars
    low, high = figure.bounds or wide_enough(figure)
    left = room_for([bar.name for bar in bars])
    right = WIDTH - 78.0
    bottom = MARGIN + len(bars) * LINE

    def across(value: float) -> float:
        return left + (min(high, max(low, value)) - low) / (high - low) * (right - left)

    parts = [line(across(mark), MARGIN, across(mark), bottom, "rule") for mark in steps(low, high)]
    parts += [
        text(across(mark), bottom + 18, figure.told(mark), "middle", "faint") for mark in steps(low, high)
    ]
    parts.append(line(across(figure.usual), MARGIN, across(figure.usual), bottom, "usual"))
    for i, bar in enumerate(bars):
        y = MARGIN + (i + 0.5) * LINE
        start, end = sorted((across(figure.usual), across(bar.value)))
        parts.append(text(left - 8, y + 4, fitting(bar.name, MOST_ROOM), "end"))
        parts.append(rectangle(start, y - 7, end - start, 14, "bar"))
        parts.append(line(across(bar.low), y, across(bar.high), y, "whisker"))
        parts.append(line(across(bar.value), y - 5, across(bar.value), y + 5, "whisker"))
        parts.append(text(WIDTH - 6, y + 4, figure.told(bar.value), "end"))
    return whole(figure, bottom + 30, parts)


def wide_enough(figure: Bars) -> tuple[float, float]:
    """Bounds within which all intervals lie, what is usual in their middle."""
    reach = max(
        (abs(edge - figure.usual) for bar in figure.bars for edge in (bar.low, bar.high)), default=1.0
    )
    reach = reach * 1.05 or 1.0
    return figure.usual - reach, figure.usual + reach


def draw_histogram(figure: Histogram) -> str:
    """A column for each bin."""
    left, right, top, bottom = 54.0, WIDTH - MARGIN, MARGIN, 236.0
    most = max(count for _, _, count in figure.bins)
    width = (right - left) / len(figure.bins)
    parts = []
    for mark in steps(0, most, 4, least=1):
        y = bottom - mark / most * (bottom - top)
        parts += [line(left, y, right, y, "rule"), text(left - 8, y + 4, f"{mark:g}", "end", "faint")]
    every = max(1, round(len(figure.bins) / 8))
    for i, (low, _, count) in enumerate(figure.bins):
        height = count / most * (bottom - top)
        parts.append(rectangle(left + i * width + 1, bottom - height, width - 2, height, "bar"))
        if i % every == 0:
            parts.append(text(left + i * width, bottom + 18, str(low), "middle", "faint"))
    parts.append(line(left, bottom, right, bottom, "axis"))
    parts.append(text(right, bottom + 36, figure.what, "end", "faint"))
    return whole(figure, bottom + 44, parts)


def draw_curves(figure: Curves) -> str:
    """A line and a band for each curve, and their names below."""
    left, right, top, bottom = 54.0, WIDTH - MARGIN, MARGIN, 256.0
    last = max((curve.points[-1][0] for curve in figure.curves), default=1)

    def place(games: int, share: float) -> str:
        return f"{left + games / last * (right - left):.1f},{bottom - share * (bottom - top):.1f}"

    parts = []
    for mark in steps(0, 1, 5):
        y = bottom - mark * (bottom - top)
        parts += [
            line(left, y, right, y, "rule"),
            text(left - 8, y + 4, f"{100 * mark:.0f} %", "end", "faint"),
        ]
    for mark in steps(0, last, least=1):
        parts.append(text(left + mark / last * (right - left), bottom + 18, f"{mark:g}", "middle", "faint"))
    for i, curve in enumerate(figure.curves):
        upper = [place(games, high) for games, _, _, high in curve.points]
        lower = [place(games, low) for games, _, low, _ in reversed(curve.points)]
        middle = " ".join(place(games, share) for games, share, _, _ in curve.points)
        colour = f"var(--c{i})"
        parts.append(f'<polygon points="{" ".join(upper + lower)}" fill="{colour}" fill-opacity=".12"/>')
        parts.append(f'<polyline points="{middle}" fill="none" stroke="{colour}" stroke-width="2"/>')
        y = bottom + 40 + i * 20
        parts.append(f'<rect x="{left:g}" y="{y - 9:g}" width="18" height="10" fill="{colour}"/>')
        parts.append(text(left + 26, y, fitting(curve.name, right - left - 26)))
    return whole(figure, bottom + 40 + len(figure.curves) * 20, parts)
