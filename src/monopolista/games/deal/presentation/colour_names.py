"""The names of the colours and of their sets: a box's own, or those of the program."""

import msgspec

from monopolista.games.common.wording import printed_name
from monopolista.games.deal.editions import DealBox
from monopolista.locales import say


def colour_name(box: DealBox, colour: str, language: str) -> str:
    """Return the name of a colour.

    >>> from monopolista.games.deal.editions import load
    >>> colour_name(load(), "brown", "en"), set_name(load(), "brown", "en")
    ('brown', 'brown set')
    """
    return _own_name(box, colour, language) or say(f"colour-{colour}", language)


def set_name(box: DealBox, colour: str, language: str) -> str:
    """Return the name of a colour's set, as sentences have it."""
    own = _own_name(box, colour, language)
    return say("deal-set-own", language, name=own) if own else say(f"deal-set-{colour}", language)


def _own_name(box: DealBox, colour: str, language: str) -> str:
    """Return the name that a box gives to a set, empty for none."""
    for one in box.file.colours:
        if one.key == colour and one.name is not msgspec.UNSET:
            return printed_name(box, one.name, language)
    return ""
