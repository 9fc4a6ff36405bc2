"""Descriptions of actions in English, for programmers."""

from typing import Final

from monopolista.games.common.notation import Action
from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.editions.card_names import card_name, set_name
from monopolista.games.deal.rules import verbs
from monopolista.games.deal.rules.records import (
    BREAKER,
    COLLECTOR,
    FORCED,
    HOTEL,
    HOUSE,
    RENT,
    RENT_ANY,
    SETS,
    SLY,
    CardKind,
)

TARGETS: Final[dict[CardKind, str]] = {
    RENT: "for the rent of {set}",
    RENT_ANY: "for the rent of {set}",
    HOUSE: "on {set}",
    HOTEL: "on {set}",
    COLLECTOR: "against {seat}",
    SLY: "to take {card}",
    FORCED: "to exchange for {card}",
    BREAKER: "to take the complete set whose lowest card is {card}",
}
"""What the second number of ``play`` says, by the kind of card; other kinds have no target."""
_SUBJECTS: Final[dict[int, str]] = dict.fromkeys((verbs.FIRST, verbs.AT), "{seat}") | {
    verbs.ALLOW: "in the duel over {seat}"
}
_AMOUNTS: Final[dict[int, str]] = {
    verbs.LAY: "into {set}",
    verbs.MOVE: "into {set}",
    verbs.NO: "in the duel over {seat}",
}


def meaning(box: DealBox, action: Action) -> str:
    """Return what an action says: its verb, and what its numbers stand for.

    >>> from monopolista.games.deal.editions import load
    >>> from monopolista.games.deal.actions.notation import parse
    >>> meaning(load(), parse("play 77 20"))
    'play sly-deal (card 77) to take brown-1 (card 20)'
    """
    said = [verbs.WORDS[action.verb]]
    if verbs.takes_subject(action.verb):
        said.append(_named(box, _SUBJECTS.get(action.verb, "{card}"), action.subject))
    if action.verb == verbs.PLAY and action.amount != verbs.NO_TARGET and action.subject in range(len(box.cards)):
        said.append(_named(box, TARGETS.get(box.pack.kind[action.subject], "with a target it has not"), action.amount))
    elif action.verb in _AMOUNTS:
        said.append(_named(box, _AMOUNTS[action.verb], action.amount))
    return " ".join(said)


def _named(box: DealBox, phrase: str, number: int) -> str:
    card = (
        f"{card_name(box, number)} (card {number})"
        if number in range(len(box.cards))
        else f"card {number}, which there is not"
    )
    lying = f"{set_name(number)} (set {number})" if number in range(SETS) else f"set {number}, which there is not"
    return phrase.format(card=card, set=lying, seat=f"seat {number}")
