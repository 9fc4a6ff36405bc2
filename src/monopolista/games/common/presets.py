"""Presets: whole ways to set a table up, of which a lobby offers one for each thing that players commonly want."""

from msgspec import Struct, field

from monopolista.games.common.options import Chosen
from monopolista.games.common.table_settings import OddsFor, TakeBacks


class Preset(Struct, frozen=True, rename="camel"):
    """Options of an edition and settings of a table under one name, ``preset-<name>`` of the language files."""

    name: str
    options: Chosen = field(default_factory=dict[str, bool | int | str])
    """All options that differ from the booklet."""
    auction_seconds: int = 15
    answer_seconds: int | None = None
    """Time to answer a question, 0 for no limit; None for what the server's administrator has chosen."""
    take_backs: TakeBacks = "consent"
    odds: OddsFor = "off"
    hints: bool = False
    solo: bool = False
    """Whether a game that one player starts against bots at once is set up so; one preset of an edition is."""


STANDARD = Preset("standard")
"""How every new room is set up."""
PRACTICE = Preset("practice", take_backs="robots", hints=True, solo=True)
BOOKLET = Preset("booklet", auction_seconds=0, take_backs="off")
"""Nothing that no booklet knows: no clock, no undo, no hints."""
