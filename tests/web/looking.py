"""A page looked through: by axe-core, light and dark, for what hinders people; in three widths for pictures.

At 320 px nothing may be wider than the window.
"""

import re
from pathlib import Path
from typing import Any, Literal

from tests.web.player import SIZE, Person

THEMES: list[Literal["light", "dark"]] = ["light", "dark"]
WIDTHS = [1440, 768, 320]
RUN_AXE = "() => axe.run(document, {resultTypes: ['violations']}).then(found => found.violations)"
OVERFLOW = "() => document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"


async def look_through(person: Person, name: str, axe: str, screenshots: Path) -> list[str]:
    """Look at the page as it is now in every way; what is wrong with it."""
    page = person.page
    await person.settled()
    await page.wait_for_load_state("networkidle")
    await page.evaluate(axe)
    wrong: dict[str, list[str]] = {}
    for theme in THEMES:
        await page.emulate_media(color_scheme=theme)
        await run_axe(person, theme, wrong)
    await page.emulate_media(color_scheme="light")
    for width in WIDTHS:
        await page.set_viewport_size({"width": width, "height": SIZE["height"]})
        await page.screenshot(path=screenshots / f"{name}-{width}.png")
    await run_axe(person, "320 px", wrong)
    if (excess := await page.evaluate(OVERFLOW)) > 0:
        wrong[f"the page is {excess} px too wide"] = ["320 px"]
    await page.set_viewport_size({"width": SIZE["width"], "height": SIZE["height"]})
    wrong |= {f"{id} is not spoken": ["everywhere"] for id in await unspoken(person)}
    complaints = [f"the page complains: {fault}" for fault in person.faults]
    return [f"{name}, {', '.join(where)}: {what}" for what, where in wrong.items()] + complaints


async def run_axe(person: Person, where: str, wrong: dict[str, list[str]]) -> None:
    """Let axe look at the page, and note what it finds with where it was found."""
    for violation in violations(await person.page.evaluate(RUN_AXE)):
        wrong.setdefault(violation, []).append(where)


async def unspoken(person: Person) -> list[str]:
    """Ids of texts that the page shows because its language has none for them."""
    return re.findall(r"(?<![\w/.-])web-[a-z]+(?:-[a-z]+)*", await person.page.locator("body").inner_text())


def violations(found: list[dict[str, Any]]) -> list[str]:
    """What axe has found, each with the first elements that it is about."""
    return [
        f"{rule['id']} ({rule['impact']}): {rule['help']}: "
        + " / ".join(f"{node['html'][:160]} {why(node)}" for node in rule["nodes"][:3])
        for rule in found
    ]


def why(node: dict[str, Any]) -> str:
    """The first reason that axe gives for an element."""
    checks = [*node["any"], *node["all"], *node["none"]]
    return f"({checks[0]['message'][:160]})" if checks else ""
