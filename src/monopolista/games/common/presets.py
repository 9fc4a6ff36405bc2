"""Presets: complete settings of a table that a lobby offers under one name."""

from msgspec import Struct, field

from monopolista.games.common.options import Chosen
from monopolista.games.common.table_settings import OddsFor, TakeBacks


class Preset(Struct, frozen=True, rename="camel"):
    """Options and settings of a table under one name; its text is ``preset-<name>`` in the language files."""

    name: str
    options: Chosen = field(default_factory=dict[str, bool | int | str])
    """All options that differ from the booklet."""
    auction_seconds: int = 15
    answer_seconds: int | None = None
    """Seconds for an answer, 0 for no limit; None for the server's own setting."""
    take_backs: TakeBacks = "consent"
    odds: OddsFor = "off"
    hints: bool = False
    solo: bool = False
    """Whether a one-click game of one player against bots uses this preset; one preset of each edition does."""


STANDARD = Preset("standard")
"""The preset of every new room."""
PRACTICE = Preset("practice", take_backs="robots", hints=True, solo=True)
BOOKLET = Preset("booklet", auction_seconds=0, take_backs="off")
"""The booklet alone: no clock, no undo, no hints."""
