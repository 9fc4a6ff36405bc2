"""The options of the card game: choices of a table, and their default values."""

from typing import Annotated

from monopolista.games.common import options
from monopolista.games.common.option_declarations import OptionDeclaration
from monopolista.games.common.options import Option
from monopolista.games.common.printed import prepared
from monopolista.games.deal.editions.schema import DealFile
from monopolista.games.deal.rules.records import Broken, Excess, WildSets

_Option = OptionDeclaration[DealFile]


@prepared
class Options(options.Options, frozen=True):
    """The options of a table in the card game; None stands for the default where booklets differ or are silent."""

    no_is_play: Annotated[bool | None, _Option.switch("DEAL-15", lambda file: file.choices.no_is_play).as_way()] = None
    double_any: Annotated[bool | None, _Option.switch("DEAL-11", lambda file: file.choices.double_any).as_way()] = None
    broken: Annotated[Broken | None, _Option.choice("DEAL-16", lambda file: file.choices.broken).as_way()] = None
    excess: Annotated[Excess | None, _Option.choice("DEAL-2", lambda file: file.choices.excess).as_way()] = None
    take_back: Annotated[bool | None, _Option.switch("DEAL-17", lambda file: file.choices.take_back).as_way()] = None
    wild_sets: Annotated[WildSets | None, _Option.choice("DEAL-7", lambda file: file.choices.wild_sets).as_way()] = None


def options_of(file: DealFile) -> tuple[Option, ...]:
    """Return every option, in display order."""
    return options.options_of(Options, file)
