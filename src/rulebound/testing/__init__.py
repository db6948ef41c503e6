"""The conformance kit, for our games and for anybody's.

    from rulebound.testing import check

    report = check("blackpoker", games=20)
    assert report.passed, report

`check` plays random games and checks every invariant that a game must keep; `reach` goes back to the position
of a failure; `exhaust` steers play until everything that a game has was seen, and names what never was;
`golden.playthrough` writes one game out as readable text.
"""

from rulebound.testing.exhaust import Exhausted, exhaust
from rulebound.testing.kit import check
from rulebound.testing.report import CHECKS, Report
from rulebound.testing.trial import reach

__all__ = ["CHECKS", "Exhausted", "Report", "check", "exhaust", "reach"]
