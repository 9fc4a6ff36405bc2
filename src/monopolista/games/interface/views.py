"""The parts of views that all games share."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from msgspec import Struct

from monopolista.games.common.printed import Language, Names

_NOTATIONS: Final[dict[str, Callable[[int, int], str]]] = {}
"""Functions that write the answer of a verb from a subject and an amount; a verb has the same notation in all games."""


class OfferAmountError(ValueError):
    """An amount that an offer does not allow."""


def register_notation(verb: str, write: Callable[[int, int], str]) -> None:
    """Register the notation of a verb's offers: ``write(subject, amount)`` returns the text."""
    _NOTATIONS[verb] = write


class View(Struct, tag_field="game", rename="camel"):
    """The public information of a table; declared by each game."""


class BoxView(Struct, tag_field="game", rename="camel"):
    """The printed values of an edition, for a screen; each game adds its own."""

    id: str
    name: Names
    language: Language
    currency: str
    tokens: int
    """Highest number of players."""
    house_rules: list[str]
    """The options in which the table differs from the booklet."""


class Effect(Struct, tag_field="game", rename="camel"):
    """The effect of an action, sent with its offer, so that no client needs the rules; declared by each game."""


class Weight(Struct, tag_field="game", rename="camel"):
    """The effects of a proposal on all parties, whether it is legal or not; declared by each game."""


class Standing(Struct, tag_field="game", rename="camel"):
    """The standing after a step, in so far as no event implies it; declared by each game."""


class Reason(Struct, rename="camel"):
    """The reason of a bot's answer: a word, whose text is in the game's language files."""

    word: str
    about: str = ""
    """Its subject, such as a colour, in the game's own words; empty for none."""


class OddsView(Struct, tag_field="game", rename="camel"):
    """Exact probabilities of an edition, for a screen; declared by each game."""

    edition: str
    rolls_per_turn: float
    """Rolls per turn, including those after doubles."""
    assumed: list[str]
    """Assumptions, as words whose texts are in the language files."""


class OfferView(Struct, rename="camel"):
    """A legal action of a seat, with the range of its amount."""

    verb: str
    subject: int
    low: int
    high: int
    effect: Effect | None = None
    """Its effect, if that is certain beforehand; only clients receive it."""

    def action(self, amount: int | None = None) -> str:
        """Return the answer that takes this offer, in the notation.

        Parameters
        ----------
        amount : int, optional
            Sum or number from ``low`` to ``high``; leave it out if there is only one.

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
            raise OfferAmountError(f"{self.verb} needs an amount: give one from {self.low} to {self.high}")
        if amount is not None and not self.low <= amount <= self.high:
            lawful = f"state one from {self.low} to {self.high}" if self.low != self.high else "leave it out"
            raise OfferAmountError(f"{self.verb} does not allow the amount {amount}: {lawful}")
        return _NOTATIONS[self.verb](self.subject, self.low if amount is None else amount)


class Advice(Struct, rename="camel"):
    """One of the consecutive answers by which a seat pays a debt."""

    action: str
    effect: Effect | None
    """Its effect after the answers before it."""


class Lack(Struct, tag_field="game", rename="camel"):
    """What a refused answer lacks; declared by each game."""


class DenialView(Struct, rename="camel"):
    """An action that is illegal for a seat now, and the clause that forbids it."""

    verb: str
    subject: int
    clause: str
    lack: Lack | None = None
    """What the action lacks, if that says more than the clause."""


class Gesture(Struct, tag_field="game", rename="camel"):
    """Answers that belong together and that a player may give as one; declared by each game."""


class Choices(NamedTuple):
    """The choices of a seat, as clients receive them."""

    offers: list[OfferView]
    """Each with its effect."""
    denials: list[DenialView]
    gestures: Sequence[Gesture]
    forced: str
    """The only answer, if a seat has no other and reveals nothing by it; otherwise empty."""


EACH_GAMES_OWN: tuple[type[Struct], ...] = (View, BoxView, Effect, Weight, Standing, Lack, Gesture, OddsView)
"""Types that each game defines; the protocol sends those of the table's game."""


def view_offers(offers: Any, words: Mapping[int, str]) -> list[OfferView]:
    """Return the offers of a seat, with the verbs of its game."""
    return [OfferView(words[one.verb], one.subject, one.low, one.high) for one in offers.rows[: offers.count]]
