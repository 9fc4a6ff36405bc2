"""The language of scenarios of MONOPOLY Deal: a position, what seats and chance answer, and what came of it.

Cards are named by their keys; of several alike the first that lies where the answer takes it from is meant, and
``house#2`` is the second of three. A set is written as it lies, ``brown: brown-1 wild-any house``; as a place for
cards it is ``brown``, or ``brown.2`` for the second set of that colour.

>>> game = position(hands={0: ["sly-deal"]}, sets={1: ["brown: brown-1"]})
>>> game.does("0: play sly-deal brown-1", "1: allow")
>>> game.sets(0), game.sets(1)
(['brown: brown-1'], [])
>>> game.has_event("took", seat=0, other=1, subject="brown-1", clause="DEAL-14")
True
"""

from collections.abc import Iterable, Mapping

from monopolista.engine.events import Event
from monopolista.engine.offers import Offer
from monopolista.engine.records import copy, dtype_of, to_bytes
from monopolista.engine.seats import CHANCE, holds
from monopolista.engine.task_stack import top_kind
from monopolista.games.deal.editions import Options, load
from monopolista.games.deal.editions.box import DealBox
from monopolista.games.deal.editions.card_names import set_called, set_name
from monopolista.games.deal.editions.schema import COLOUR_KEYS
from monopolista.games.deal.positions.position import Position
from monopolista.games.deal.presentation.view import DealView, view_table
from monopolista.games.deal.rules import clauses, setting_up, tasks, verbs
from monopolista.games.deal.rules import events as kinds
from monopolista.games.deal.rules.offers import list_offers
from monopolista.games.deal.rules.records import BANKED, CARDS, DISCARDED, LAID, SETS, Game, Offers, Pack, Seen
from monopolista.games.deal.rules.sets import rent_of
from monopolista.games.deal.rules.table import apply, asked, next_asked, refusal
from monopolista.games.deal.rules_adapter import DealRulesAdapter
from tests.games.deal.words import Words

Payment = tuple[int, int, str, str]
Piles = Mapping[int, Iterable[str]]


class Scenario:
    """A table at which the test plays every seat, and chance too."""

    def __init__(self, box: DealBox, game: Game) -> None:
        self.box = box
        self.state = game
        self.words = Words(box, game)
        self.events: list[Event] = []

    @property
    def pack(self) -> Pack:
        """What the cards say."""
        return self.box.pack

    # What is answered.

    def does(self, *lines: str) -> None:
        """Play answers, each as ``seat: answer``; each must have been offered. Events are those of this call."""
        self.events = []
        self.and_then(*lines)

    def and_then(self, *lines: str) -> None:
        """Play further answers and keep the events of those before."""
        for line in lines:
            who, _, action = line.partition(": ")
            seat = CHANCE if who == "chance" else int(who)
            assert seat == CHANCE or self.offers(seat, action), f"not offered: {line}, but {self.offered(seat)}"
            clause = apply(self.pack, self.state, seat, *self.words.action(seat, action))
            assert clause == clauses.NONE, f"{line} is refused by {clauses.NAMES.get(clause)}"
            self.events += [copy(event) for event in self.state.events[: self.state.event_count]]

    def draw(self, *keys: str) -> None:
        """Let chance turn these cards over."""
        self.does(*(f"chance: draw {key}" for key in keys))

    def draw_any(self) -> None:
        """Let chance turn over the lowest-numbered cards that can come, until a seat is asked; events are kept."""
        while next_asked(self.state) == CHANCE:
            card = next(card for card in range(CARDS) if self._refusal(CHANCE, f"draw #{card}") == clauses.NONE)
            self.and_then(f"chance: draw #{card}")

    def pass_turn(self) -> None:
        """Let the seat whose turn it is end it, and the next one draw."""
        self.does(f"{self.turn}: end")
        self.draw_any()

    # What may be answered.

    def offers(self, seat: int, action: str) -> bool:
        """Say whether an answer is offered to a seat."""
        verb, subject, amount = self.words.action(seat, action)
        listed = self._listed(seat)
        return any((one.verb, one.subject) == (verb, subject) and one.low <= amount <= one.high for one in listed)

    def offered(self, seat: int, verb: str = "") -> list[str]:
        """Return the answers offered to a seat, all or those of a verb."""
        listed = [one for one in self._listed(seat) if verb in ("", verbs.WORDS[one.verb])]
        return [self.words.action_text(one.verb, one.subject, one.low) for one in listed]

    def targets(self, seat: int, verb: str, key: str) -> list[str]:
        """Return against or about what a seat may play a card, or into which sets it may lay or move it."""
        said = [line.split(" ") for line in self.offered(seat, verb)]
        return [words[2] for words in said if words[1] == key and len(words) > 2]

    def refuses(self, seat: int, action: str, clause: str) -> None:
        """Assert that an answer is not offered, is refused by a clause, and changes nothing."""
        before = to_bytes(self.state)
        assert not self.offers(seat, action), f"offered: {seat}: {action}"
        assert clauses.NAMES.get(self._refusal(seat, action)) == clause
        numbers = self.words.action(seat, action)
        assert clauses.NAMES.get(apply(self.pack, self.state, seat, *numbers)) == clause
        assert to_bytes(self.state) == before

    def _refusal(self, seat: int, action: str) -> int:
        return refusal(self.pack, self.state, seat, *self.words.action(seat, action))

    def _listed(self, seat: int) -> list[Offer]:
        out = Offers()
        list_offers(self.pack, self.state, seat, out)
        return out.rows[: out.count]

    # What has come of it.

    @property
    def payments(self) -> list[Payment]:
        """Every card paid: payer, payee, card, clause."""
        paid = [event for event in self.events if event.kind == kinds.PAID]
        return [(one.seat, one.other, self.box.cards[one.subject].key, clauses.NAMES[one.clause]) for one in paid]

    def has_event(self, word: str, **fields: int | str) -> bool:
        """Say whether there was an event of this kind with these fields: cards, sets and clauses by their names."""
        step_events = [event for event in self.events if kinds.WORDS[event.kind] == word]
        return any(all(self._is(event, field, value) for field, value in fields.items()) for event in step_events)

    def _is(self, event: Event, field: str, value: int | str) -> bool:
        found: int = getattr(event, field)
        if isinstance(value, int):
            return found == value
        if field == "clause":
            return clauses.NAMES[found] == value
        return found == set_called(value) if field == "amount" else found in self.words.cards(value)

    # How things stand.

    def hand(self, seat: int) -> list[str]:
        """Return the cards in a hand, in the order in which they came."""
        hand = self.state.hands[seat]
        return self.keys(hand.cards[: hand.count])

    def bank(self, seat: int) -> list[str]:
        """Return the cards in a bank, in the order of their numbers."""
        return self.keys(self._lying(BANKED, seat))

    def sets(self, seat: int) -> list[str]:
        """Return the sets before a seat as they lie, in the order of their numbers."""
        found: list[str] = []
        for number in range(SETS):
            laid = [card for card in self._lying(LAID, seat) if self.state.at[card] == number]
            built = [self.state.players[seat].house[number], self.state.players[seat].hotel[number]]
            cards = [*laid, *(one - 1 for one in built if one > 0)]
            if cards:
                found.append(f"{set_name(number)}: {' '.join(self.keys(cards))}")
        return found

    def _lying(self, zone: int, seat: int) -> list[int]:
        return [card for card in range(CARDS) if (self.state.zone[card], self.state.holder[card]) == (zone, seat)]

    @property
    def discards(self) -> list[str]:
        """The discards, in the order of their numbers."""
        return self.keys(card for card in range(CARDS) if self.state.zone[card] == DISCARDED)

    def complete(self, seat: int) -> list[str]:
        """Return the colours of which a seat has a complete set."""
        mask = self.state.players[seat].complete
        return [key for colour, key in enumerate(COLOUR_KEYS) if holds(mask, colour)]

    def rent(self, seat: int, word: str) -> int:
        """Return the rent of a set."""
        return rent_of(self.pack, self.state, seat, set_called(word))

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self.state.turn

    @property
    def plays(self) -> int:
        """How many cards may still be played in this turn."""
        return self.state.plays

    @property
    def asked(self) -> list[int]:
        """The seats that have a question to answer; [CHANCE] when chance has."""
        if next_asked(self.state) == CHANCE:
            return [CHANCE]
        mask = asked(self.state)
        return [seat for seat in range(self.state.seats) if holds(mask, seat)]

    @property
    def question(self) -> str:
        """The kind of the first question, empty when the game is over."""
        return tasks.WORDS[top_kind(self.state)] if self.state.depth else ""

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""
        return [seat for seat in range(self.state.seats) if holds(self.state.winners, seat)]

    @property
    def view(self) -> DealView:
        """The table as everybody sees it."""
        return view_table(self.box, self.state)

    def keys(self, cards: Iterable[int]) -> list[str]:
        """Return the keys of cards that are named by their numbers."""
        return [self.box.cards[card].key for card in cards]

    def seen(self) -> bytes:
        """Return the bytes of what lies open."""
        return to_bytes(self.state)[: dtype_of(Seen).itemsize]


def start(seats: int = 2, options: Options | None = None) -> Scenario:
    """Open a table; chance has yet to deal and to say who starts (DEAL-1)."""
    box = load(options=options)
    game = Game()
    setting_up.open_game(box.pack, game, seats)
    scenario = Scenario(box, game)
    scenario.events = [copy(event) for event in game.events[: game.event_count]]
    return scenario


def position(
    seats: int = 2,
    *,
    turn: int = 0,
    plays: int = 3,
    hands: Piles | None = None,
    banks: Piles | None = None,
    sets: Piles | None = None,
    discards: Iterable[str] = (),
    under: Iterable[str] = (),
    pile: Iterable[str] | None = None,
    options: Options | None = None,
) -> Scenario:
    """Put the cards where they are said to lie; it is a seat's turn and it has drawn."""
    box = load(options=options)
    laid = Position(
        turn=turn,
        plays=plays,
        hands=_words(hands),
        banks=_words(banks),
        sets=_words(sets),
        discards=tuple(discards),
        under=tuple(under),
        pile=None if pile is None else tuple(pile),
    )
    return Scenario(box, DealRulesAdapter(box).set_position(laid, seats))


def _words(piles: Piles | None) -> dict[int, tuple[str, ...]]:
    return {seat: tuple(keys) for seat, keys in (piles or {}).items()}
