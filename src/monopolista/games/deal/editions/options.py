"""The options of the card game: what a table may choose, and what is played where it does not."""

from monopolista.games.deal.editions.schema import BROKEN, EXCESS, WILD_SETS, DealFile
from monopolista.games.options import Option


def options_of(file: DealFile) -> tuple[Option, ...]:
    """Return every option, in the order in which they are shown."""
    chosen = file.choices
    return (
        Option("no_is_play", "switch", chosen.no_is_play, True, "DEAL-15"),
        Option("double_any", "switch", chosen.double_any, True, "DEAL-11"),
        Option("broken", "choice", chosen.broken, True, "DEAL-16", choices=BROKEN),
        Option("excess", "choice", chosen.excess, True, "DEAL-2", choices=EXCESS),
        Option("wild_sets", "choice", chosen.wild_sets, True, "DEAL-7", choices=WILD_SETS),
    )
