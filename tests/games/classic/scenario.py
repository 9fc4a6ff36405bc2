"""The language of scenarios: a position, what seats and chance answer, and what must have come of it.

>>> game = position(owns={1: BROWN}, at={0: 39})
>>> game.roll(3, 1)
>>> game.payments
[(-1, 0, 200, 'GO-1'), (0, 1, 8, 'RENT-3')]
"""

from collections.abc import Iterable, Mapping
from typing import Literal

from monopolista.engine.events import Event
from monopolista.engine.seats import CLOCK
from monopolista.games.classic.actions.notation import parse, terms_in
from monopolista.games.classic.editions import Options
from monopolista.games.classic.editions.schema import DECKS, Deck
from monopolista.games.classic.presentation.view import PlayerView, QuestionView, TradeView
from monopolista.games.classic.rules import clauses
from monopolista.games.classic.rules import events as kinds
from monopolista.games.classic.rules.records import HOTEL_LEVEL, Game
from monopolista.table import CHANCE, IllegalActionError, Table

BANK = -1
HOTEL = HOTEL_LEVEL

BROWN = (1, 3)
LIGHT_BLUE = (6, 8, 9)
PINK = (11, 13, 14)
ORANGE = (16, 18, 19)
RED = (21, 23, 24)
YELLOW = (26, 27, 29)
GREEN = (31, 32, 34)
DARK_BLUE = (37, 39)
STATIONS = (5, 15, 25, 35)
COMPANIES = (12, 28)
GO, TAX, JAIL, PARKING, GO_TO_JAIL, LUXURY_TAX = 0, 4, 10, 20, 30, 38
JAIL_CARD = {"chance": 0, "chest": 1}
"""The numbers by which trades name the two cards that free from jail."""

Payment = tuple[int, int, int, str]


ITALY = ("italy", "italy-2013")
BELGIUM = ("belgium-nl", "belgium-fr")
INTERNATIONAL = ("us", "uk")
"""Editions that mostly go together, for ``@pytest.mark.clause``."""

_played = ["italy"]


def set_edition(edition: str) -> None:
    """Let the scenarios that follow be played in an edition."""
    _played[0] = edition


def the_edition() -> str:
    """Return the edition in which scenarios are played."""
    return _played[0]


class Scenario:
    """A table at which the test plays every seat, and chance too."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.events: list[Event] = []

    # What is answered.

    def does(self, *lines: str) -> None:
        """Play answers, each as ``seat: answer``; each must have been offered. Events are those of this call."""
        self.events = []
        for line in lines:
            self._answer(line)

    def gives_up(self, seat: int) -> None:
        """Let one who cannot pay give up, where the booklet has not made it bankrupt at once (BANK-1)."""
        if self.player(seat).playing:
            self.does(f"{seat}: bankrupt")

    def and_then(self, *lines: str) -> None:
        """Play further answers and keep the events of those before."""
        for line in lines:
            self._answer(line)

    def _answer(self, line: str) -> None:
        who, _, action = line.partition(": ")
        seat = CHANCE if who == "chance" else int(who)
        if seat != CHANCE:
            assert self.offers(seat, action), f"not offered: {line}"
        self.events += self.table.play(seat, action)

    def roll(self, *dice: int) -> None:
        """Let the seat with the dice throw these, two or, with the Speedy die, three."""
        self.does(f"{self.turn}: roll", " ".join(["chance: roll", *map(str, dice)]))

    def dice(self, *dice: int) -> None:
        """Let chance throw these, for what the dice were asked."""
        self.does(" ".join(["chance: roll", *map(str, dice)]))

    def rent_dice(self, die_1: int, die_2: int) -> None:
        """Let chance throw these for a company's rent; a Speedy die shows the bus, which counts nothing (SPEED-10)."""
        bus = (4,) if self.table.box.edition.speedy else ()
        self.dice(die_1, die_2, *bus)

    def time_is_up(self) -> None:
        """Let the clock strike (TIME-1)."""
        self.events = self.table.play(CLOCK, "time")

    def draw(self, key: str) -> None:
        """Let chance turn over a card of the deck that is asked for."""
        self.does(f"chance: draw {self.card(key)}")

    def card(self, key: str, deck: Deck | None = None) -> int:
        """Return the number of a card by its key, in the deck asked for unless another is named."""
        wanted = deck or DECKS[self.state.agenda[self.state.depth - 1].about]
        cards = enumerate(self.table.box.cards)
        return next(number for number, card in cards if card.key == key and card.deck == wanted)

    # What may be answered.

    def offers(self, seat: int, action: str) -> bool:
        """Say whether an answer is offered to a seat."""
        answer = parse(action)
        if terms_in(answer) is not None:
            return self.table.refusal(seat, answer) == ""
        verb = action.partition(" ")[0]
        return any(
            offer.verb == verb and offer.subject == answer.subject and offer.low <= answer.amount <= offer.high
            for offer in self.table.offers(seat)
        )

    def refuses(self, seat: int, action: str, clause: str) -> None:
        """Assert that an answer is not offered, is refused by a clause, and changes nothing."""
        before = self.table.save()
        assert not self.offers(seat, action), f"offered: {seat}: {action}"
        assert self.table.refusal(seat, action) == clause
        try:
            self.table.play(seat, action)
        except IllegalActionError as refused:
            assert refused.clause == clause  # noqa: PT017 (what follows matters too)
        else:
            raise AssertionError(f"not refused: {seat}: {action}")
        assert self.table.save() == before

    # What has come of it.

    @property
    def payments(self) -> list[Payment]:
        """Every movement of money by the events: payer, payee, amount, clause."""
        paid = [event for event in self.events if event.kind == kinds.PAID]
        return [(event.seat, event.other, event.amount, clauses.NAMES[event.clause]) for event in paid]

    def paid(self, payer: int, payee: int, amount: int, clause: str) -> None:
        """Assert that this was paid, once."""
        assert self.payments.count((payer, payee, amount, clause)) == 1, self.payments

    def has_event(self, word: str, **fields: int | str) -> bool:
        """Say whether there was an event of this kind with these fields (``clause`` by its name)."""
        return any(
            kinds.WORDS[event.kind] == word
            and all(
                value == (clauses.NAMES[event.clause] if field == "clause" else getattr(event, field))
                for field, value in fields.items()
            )
            for event in self.events
        )

    # How things stand.

    @property
    def state(self) -> Game:
        """A copy of the whole state."""
        return self.table.state()

    @property
    def turn(self) -> int:
        """The seat that has the dice."""
        return self.state.turn

    @property
    def asked(self) -> list[int]:
        """The seats that have a question to answer; [CHANCE] when chance has."""
        return self.table.asked

    @property
    def questions(self) -> list[str]:
        """The kinds of the open questions, in order."""
        return [question.kind for question in self.table.view().questions]

    @property
    def question(self) -> QuestionView:
        """The first open question."""
        return self.table.question

    @property
    def trades(self) -> list[TradeView]:
        """The proposals that stand open."""
        return self.table.view().trades

    def player(self, seat: int) -> PlayerView:
        """Return a seat as everybody sees it."""
        return self.table.view().players[seat]

    def cash(self, seat: int) -> int:
        """Return a seat's money."""
        return self.state.players[seat].cash

    def square(self, seat: int) -> int:
        """Return where a seat's token stands."""
        return self.state.players[seat].square

    def owner(self, square: int) -> int:
        """Return who owns a deed, or BANK."""
        return self.state.owner[square]

    def level(self, square: int) -> int:
        """Return what stands on a street: 1 to 4 houses, or HOTEL."""
        return self.state.level[square]

    def levels(self, squares: Iterable[int]) -> list[int]:
        """Return what stands on each of some streets."""
        return [self.level(square) for square in squares]

    def mortgaged(self, square: int) -> bool:
        """Say whether a deed is mortgaged."""
        return self.state.mortgaged[square] == 1

    def jailed(self, seat: int) -> bool:
        """Say whether a seat is in jail."""
        return self.state.players[seat].jailed == 1

    def holder(self, deck: Deck) -> int:
        """Return who keeps the jail card of a deck, or BANK."""
        return self.state.holder[JAIL_CARD[deck]]


def position(
    seats: int = 2,
    *,
    turn: int = 0,
    stage: Literal["roll", "end"] = "roll",
    cash: Mapping[int, int] | None = None,
    at: Mapping[int, int] | None = None,
    owns: Mapping[int, Iterable[int]] | None = None,
    built: Mapping[int, int] | None = None,
    mortgaged: Iterable[int] = (),
    jailed: Mapping[int, int] | None = None,
    keeps: Mapping[int, Iterable[Deck]] | None = None,
    asks_itself: Iterable[int] = (),
    houses_left: int | None = None,
    hotels_left: int | None = None,
    past_go: Iterable[int] = (),
    options: Options | None = None,
) -> Scenario:
    """Put the pieces in the edition that is played; a seat has 1500 unless ``cash`` says otherwise.

    ``jailed`` by tries in vain, ``keeps`` jail cards, ``asks_itself`` for rent (RENT-2), ``past_go`` before (SPEED-2).
    """
    table = Table(the_edition(), seats, chance=None, options=options)
    table.set_position(
        turn=turn,
        stage=stage,
        cash=dict.fromkeys(range(seats), 1500) | dict(cash or {}),
        at=at or {},
        owns={seat: tuple(squares) for seat, squares in (owns or {}).items()},
        built=built or {},
        mortgaged=tuple(mortgaged),
        jailed=jailed or {},
        keeps={seat: tuple(decks) for seat, decks in (keeps or {}).items()},
        asks_itself=tuple(asks_itself),
        past_go=tuple(past_go),
        houses_left=houses_left,
        hotels_left=hotels_left,
    )
    return Scenario(table)


def start(seats: int = 2, options: Options | None = None) -> Scenario:
    """Open a table in the edition that is played; chance has yet to say who starts (SET-4)."""
    return Scenario(Table(the_edition(), seats, chance=None, options=options))
