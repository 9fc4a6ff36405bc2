"""What is reported of the classic game alone: its flaws, and what was counted."""

from typing import Final

from monopolista.engine.records import number, record
from tests.battery import report

MONEY: Final = report.OWN
"""A player's cash differs from the sum of its payments, or is negative, or promised twice."""
DEEDS: Final = report.OWN + 1
"""A deed's owner is not the one to whom it was passed."""
MORTGAGES: Final = report.OWN + 2
"""A mortgage has no event, or lies on a built colour."""
TOKENS: Final = report.OWN + 3
"""A token stands elsewhere than its events say."""
BANKRUPTS: Final = report.OWN + 4
"""A bankrupt still has a part in the game."""
TRADES: Final = report.OWN + 5
"""An open trade cannot be carried out."""
CLAIMS: Final = report.OWN + 6
"""A rent is claimed by or from nobody."""

FLAWS: Final[dict[int, str]] = report.FLAWS | report.named(globals())


@record
class Report(report.Report):
    """One run."""

    built: int = number("buildings put up")
    shortages: int = number("scarce buildings asked about")
    traded: int = number("trades accepted")
    bankrupt: int = number("bankruptcies")
