"""Figures as PNG, by matplotlib where it is installed. The same figures as in `svg`.

matplotlib brings a font without the letters of East Asia; for these one of the machine's own is taken.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

from rulebound.files import whole_file
from rulebound.sim.extras import need
from rulebound.sim.figures import Bars, Curves, Drawn, Histogram, Matrix

INCHES: Final = 7.2
DOTS: Final = 140
REMEDY: Final = (
    "PNG pictures need matplotlib; install it with: pip install 'rulebound[sim]'. SVG pictures need nothing."
)

OWN_FONT: Final = "DejaVu Sans"
"""The font that comes with matplotlib."""

FONTS: Final[dict[str, tuple[str, ...]]] = {
    "ja": (
        "Noto Sans CJK JP",
        "Noto Sans JP",
        "Source Han Sans JP",
        "IPAexGothic",
        "IPAPGothic",
        "Hiragino Sans",
        "Yu Gothic",
        "Meiryo",
    ),
    "zh-Hant": (
        "Noto Sans CJK TC",
        "Noto Sans TC",
        "Source Han Sans TC",
        "PingFang TC",
        "Microsoft JhengHei",
    ),
    "zh-Hans": (
        "Noto Sans CJK SC",
        "Noto Sans SC",
        "Source Han Sans SC",
        "WenQuanYi Zen Hei",
        "PingFang SC",
        "Microsoft YaHei",
        "SimHei",
    ),
}
FONTS_OF_ALL: Final = (
    "Noto Sans CJK JP",
    "Noto Sans CJK SC",
    "Noto Sans CJK TC",
    "Source Han Sans",
    "Droid Sans Fallback",
    "Arial Unicode MS",
)
"""Fonts with the letters of each language, the best first, and those that have all of them. Of a file with
several fonts matplotlib knows only the first, so that one made for another language may have to do."""


def check_matplotlib() -> None:
    """Refuse pictures where nothing can draw them."""
    need("matplotlib", REMEDY)


@cache
def installed_fonts() -> frozenset[str]:
    """The names of the fonts that matplotlib finds here."""
    manager = need("matplotlib.font_manager", REMEDY)
    return frozenset(font.name for font in manager.fontManager.ttflist)


def font_for(language: str) -> str:
    """A font with the letters of a language; "" where none is installed."""
    if language not in FONTS:
        return OWN_FONT
    wanted = (*FONTS[language], *FONTS_OF_ALL)
    return next((font for font in wanted if font in installed_fonts()), "")


def fonts_of(language: str) -> list[str]:
    """The fonts to take letters from, one after the other; names may be in any script."""
    others = [font_for(other) for other in FONTS]
    return list(dict.fromkeys(font for font in (font_for(language), OWN_FONT, *others) if font))


def write_png(figure: Drawn, path: Path) -> None:
    """Draw a figure into a file."""
    library = need("matplotlib", REMEDY)
    with library.rc_context({"font.family": fonts_of(figure.wording.language)}):
        draw_png(figure, path)


def draw_png(figure: Drawn, path: Path) -> None:
    """The same with the fonts that are set."""
    backend = need("matplotlib.figure", REMEDY)
    picture = backend.Figure(figsize=(INCHES, height_of(figure)), dpi=DOTS, layout="constrained")
    axes = picture.subplots()
    axes.set_title(figure.title)
    if isinstance(figure, Matrix):
        draw_matrix(figure, axes)
    elif isinstance(figure, Bars):
        draw_bars(figure, axes)
    elif isinstance(figure, Histogram):
        draw_histogram(figure, axes)
    else:
        draw_curves(figure, axes)
    with whole_file(path) as new:
        picture.savefig(new, format="png")


def height_of(figure: Drawn) -> float:
    """How high a figure is, in inches."""
    if isinstance(figure, Bars):
        return 1.2 + 0.28 * len(figure.bars)
    return 1.5 + 0.7 * len(figure.names) if isinstance(figure, Matrix) else 4.0


def draw_matrix(figure: Matrix, axes: Any) -> None:
    """A square for each meeting."""
    count = len(figure.names)
    met = {place: record for place, record in figure.shares.items() if record.games}
    shares = [[met[i, j].share if (i, j) in met else 0.5 for j in range(count)] for i in range(count)]
    axes.imshow(shares, cmap="RdBu", vmin=0, vmax=1, aspect="auto", alpha=0.7)
    axes.set_xticks(range(count), figure.names)
    axes.set_yticks(range(count), figure.names)
    for i in range(count):
        for j in range(count):
            axes.text(j, i, figure.told(i, j), ha="center", va="center")


def draw_bars(figure: Bars, axes: Any) -> None:
    """Values with whiskers."""
    places = range(len(figure.bars))
    values = [bar.value for bar in figure.bars]
    errors = [
        [bar.value - bar.low for bar in figure.bars],
        [bar.high - bar.value for bar in figure.bars],
    ]
    lengths = [value - figure.usual for value in values]
    axes.barh(places, lengths, left=figure.usual, alpha=0.55)
    axes.errorbar(values, places, xerr=errors, fmt="|", color="black")
    axes.axvline(figure.usual, linestyle="--", color="grey")
    axes.set_yticks(places, [bar.name for bar in figure.bars])
    axes.invert_yaxis()
    axes.xaxis.set_major_formatter(lambda value, place: figure.told(value))
    if figure.bounds is not None:
        axes.set_xlim(*figure.bounds)


def draw_histogram(figure: Histogram, axes: Any) -> None:
    """A column for each bin."""
    width = figure.bins[0][1] - figure.bins[0][0]
    lows = [low for low, _, _ in figure.bins]
    axes.bar(lows, [count for _, _, count in figure.bins], width=width * 0.95, align="edge", alpha=0.55)
    axes.set_xlabel(figure.what)
    axes.set_ylabel(figure.wording.say("sim-games"))


def draw_curves(figure: Curves, axes: Any) -> None:
    """A line and a band for each curve."""
    for curve in figure.curves:
        games = [point[0] for point in curve.points]
        axes.plot(games, [point[1] for point in curve.points], label=curve.name)
        axes.fill_between(games, [p[2] for p in curve.points], [p[3] for p in curve.points], alpha=0.12)
    axes.set_ylim(0, 1)
    axes.set_xlabel(figure.wording.say("sim-games"))
    axes.legend()
