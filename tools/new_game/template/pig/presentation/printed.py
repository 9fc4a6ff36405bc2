"""The constant data of an edition, for a screen."""

from monopolista.games.common.options import house_rules
from monopolista.games.interface.views import BoxView
from tools.new_game.template.pig.editions import PigBox


class PigBoxView(BoxView, tag="pig"):
    """The constant data of an edition."""

    goal: int


def describe(box: PigBox) -> PigBoxView:
    """Return the constant data of an edition."""
    return PigBoxView(
        id=box.id,
        name={**box.file.name},
        language=box.file.language,
        currency=box.file.currency,
        tokens=box.most_seats,
        house_rules=list(house_rules(box)),
        goal=box.edition.goal,
    )
