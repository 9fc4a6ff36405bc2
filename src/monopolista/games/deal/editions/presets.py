"""The presets of an edition of the card game."""

from monopolista.games.common.presets import BOOKLET, PRACTICE, STANDARD, Preset
from monopolista.games.deal.editions.schema import DealFile


def presets_of(_: DealFile) -> tuple[Preset, ...]:
    """Return the presets of an edition, in the order in which they are shown."""
    return (STANDARD, Preset("brisk", answer_seconds=30), PRACTICE, BOOKLET)
