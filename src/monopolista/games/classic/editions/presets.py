"""The presets of an edition of the classic game."""

from typing import Final

from monopolista.games.classic.editions.schema import EditionFile
from monopolista.games.common.options import Chosen
from monopolista.games.common.presets import BOOKLET, PRACTICE, STANDARD, Preset

_QUICK_MINUTES: Final = 30


def presets_of(file: EditionFile) -> tuple[Preset, ...]:
    """Return the presets of an edition, in display order."""
    quick = Preset("quick", _quick_options(file), auction_seconds=10, answer_seconds=60)
    return (STANDARD, quick, PRACTICE, BOOKLET)


def _quick_options(file: EditionFile) -> Chosen:
    """Return a game against the clock, with the short game if the booklet describes one."""
    timed: Chosen = {"timed": _QUICK_MINUTES}
    return timed | {"short": True} if "short" in file.choices.options else timed
