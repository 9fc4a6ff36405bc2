"""What the views of all games have in common."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from msgspec import Struct

from monopolista.games.common.printed import Language, Names

_NOTATIONS: Final[dict[str, Callable[[int, int], str]]] = {}
"""By verb, how its answer is written with a subject and an amount; a verb is written alike in all games."""


class OfferAmountError(ValueError):
    """An amount that an offer does not admit."""


def register_notation(verb: str, write: Callable[[int, int], str]) -> None:
    """Let offers of a verb write their answers: ``write(subject, amount)`` returns the text."""
    _NOTATIONS[verb] = write


class View(Struct, tag_field="game", rename="camel"):
    """A table as everybody sees it; each game's own."""


class BoxView(Struct, tag_field="game", rename="camel"):
    """What is printed in a box, for a screen; each game adds its own."""

    id: str
    name: Names
    language: Language
    currency: str
    tokens: int
    """How many may play."""
    house_rules: list[str]
    """The options by which the table departs from the booklet."""


class Effect(Struct, tag_field="game", rename="camel"):
    """The effect of an action, sent with its offer, so that no client needs the rules; declared by each game."""


class Weight(Struct, tag_field="game", rename="camel"):
    """What a proposal would do for all whom it concerns, whether it may be made or not; each game's own."""


class Standing(Struct, tag_field="game", rename="camel"):
    """How things stand after a step, as far as no event tells it; each game's own."""


class Reason(Struct, rename="camel"):
    """Why a robot did what it did, in a word whose text is in the game's language files."""

    word: str
    about: str = ""
    """What it is about, in the game's own words, such as a colour; empty where there is nothing to name."""


class OddsView(Struct, tag_field="game", rename="camel"):
    """Exact probabilities of a box, for a screen; each game's own."""

    edition: str
    rolls_per_turn: float
    """Rolls in a turn, those after doubles included."""
    assumed: list[str]
    """What is taken for granted; its words are in the language files."""


class OfferView(Struct, rename="camel"):
    """Something a seat may do."""

    verb: str
    subject: int
    low: int
    high: int
    effect: Effect | None = None
    """Its effect; sent to clients, and only where it is certain beforehand."""

    def action(self, amount: int | None = None) -> str:
        """Return the answer that takes this offer, in the notation.

        Parameters
        ----------
        amount : int, optional
            Sum or number from ``low`` to ``high``; it may be left out where only one is admitted.

        Returns
        -------
        str
            Answer, as ``Table.play`` takes it and a bot returns it.

        Raises
        ------
        OfferAmountError
            If the amount is not within the range, or is missing where there is a choice.

        Examples
        --------
        >>> from monopolista import Table
        >>> table = Table("italy", seats=2, seed=7)
        >>> sorted(offer.action() for offer in table.offers(table.asked[0]))[:2]
        ['asking 0', 'bankrupt']
        """
        if amount is None and self.low != self.high:
            raise OfferAmountError(f"{self.verb} needs an amount: state one from {self.low} to {self.high}")
        if amount is not None and not self.low <= amount <= self.high:
            lawful = f"state one from {self.low} to {self.high}" if self.low != self.high else "leave it out"
            raise OfferAmountError(f"{self.verb} does not admit the amount {amount}: {lawful}")
        return _NOTATIONS[self.verb](self.subject, self.low if amount is None else amount)


class Advice(Struct, rename="camel"):
    """One of the consecutive answers with which a seat pays."""

    action: str
    effect: Effect | None
    """What it would do when those before it are done."""


class Lack(Struct, tag_field="game", rename="camel"):
    """What is missing for an answer that is refused; each game's own."""


class DenialView(Struct, rename="camel"):
    """Something a seat cannot do now, and the clause that forbids it."""

    verb: str
    subject: int
    clause: str
    lack: Lack | None = None
    """What is missing, where that says more than the clause."""


class Gesture(Struct, tag_field="game", rename="camel"):
    """Answers that go together, so that a screen can let a seat give them in a row; each game's own."""


class Choices(NamedTuple):
    """The choices of a seat, as clients receive them."""

    offers: list[OfferView]
    """Each with what it would do."""
    denials: list[DenialView]
    gestures: Sequence[Gesture]
    forced: str
    """The answer where no other is possible and nothing is given away by it, else nothing."""


EACH_GAMES_OWN: tuple[type[Struct], ...] = (View, BoxView, Effect, Weight, Standing, Lack, Gesture, OddsView)
"""What is declared for all games, and sent as the one that is played has it."""


def view_offers(offers: Any, words: Mapping[int, str]) -> list[OfferView]:
    """Return the offers of a seat, by the words of its game's verbs."""
    return [OfferView(words[one.verb], one.subject, one.low, one.high) for one in offers.rows[: offers.count]]
