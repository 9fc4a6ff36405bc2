"""A table: the only door to the kernel for one game.

>>> table = Table("italy", seats=2, seed=7)
>>> table.question.kind
'roll'
>>> sorted({offer.verb for offer in table.offers(table.question.seat)})[:2]
['asking', 'bankrupt']
>>> facts = table.play(table.question.seat, "roll")
>>> [table.words(fact)[0] for fact in facts][:2]
['rolled', 'moved']

With ``chance=None`` nothing is drawn: the dice and the cards are played like any answer.

>>> table = Table("italy", seats=2, chance=None)
>>> for roll in ("roll 6 5", "roll 1 2"):
...     facts = table.play(CHANCE, roll)
>>> table.question.seat
0
"""

import secrets
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Generic

from msgspec import UNSET, structs

from monopolista.engine.chance import Stream, below, seed_stream
from monopolista.engine.events import Event, in_words
from monopolista.engine.records import copy, layout_of, parts, same, to_bytes
from monopolista.engine.seats import CHANCE, CLOCK, NOBODY, members
from monopolista.games import game_of
from monopolista.games.common.notation import Action, NotationError
from monopolista.games.common.options import Options, Value, chosen
from monopolista.games.interface.capabilities import (
    HasAuctions,
    HasDebts,
    HasHiddenCards,
    HasMacroActions,
    HasOdds,
    HasTrades,
    HasTurnLimit,
)
from monopolista.games.interface.game import Game
from monopolista.games.interface.positions import PositionError, pieces_of, stated
from monopolista.games.interface.rules_adapter import (
    About,
    B_co,
    Draw,
    IllegalActionError,
    Q_co,
    Question,
    RulesAdapter,
    S,
    Step,
    V_co,
)
from monopolista.games.interface.views import Choices, DenialView, Gesture, OfferView, View, Weight
from monopolista.history import TOOK_BACK, TOOK_BACK_WORD, History, UndoError, WayBack
from monopolista.transcript import Answer, Header, TakeBack, Transcript, TranscriptError

__all__ = [
    "CHANCE",
    "CLOCK",
    "NOBODY",
    "Draw",
    "IllegalActionError",
    "NotationError",
    "PositionError",
    "Step",
    "Table",
    "TranscriptError",
    "UndoError",
    "WayBack",
    "seeded",
]


def seeded(seed: int) -> Draw:
    """Return a source of chance that gives the same draws for the same seed."""
    stream = Stream()
    seed_stream(stream, (seed >> 32) & 0xFFFFFFFF, seed & 0xFFFFFFFF)
    return lambda limit: below(stream, limit)


@cache
def _told(game: Game[Any, Any]) -> type[Event]:
    """Return the facts of a game as they print its words."""
    return in_words(game.words.facts, game.words.clauses)


class Table(Generic[S, V_co, B_co, Q_co]):
    """One game of any kind: its question, its offers, its facts, its transcript."""

    def __init__(
        self,
        edition: str = "italy",
        seats: int = 4,
        *,
        seed: int | None = None,
        chance: Draw | None = secrets.randbelow,
        options: Options | Mapping[str, Value] | None = None,
        names: tuple[str, ...] = (),
        noting: bool = False,
    ) -> None:
        self.game = game_of(edition)
        self.rules: RulesAdapter[S, V_co, B_co, Q_co] = self.game.rules(self.game.box(edition, options))
        if not 2 <= seats <= self.box.most_seats:
            raise ValueError(f"{edition} is for 2 to {self.box.most_seats} players ({self.rules.seats_clause})")
        self._chance = chance if seed is None else seeded(seed)
        self.transcript = Transcript(Header(edition, seats, chosen(self.box.options), names))
        self.noting = noting
        """Whether each step notes how things stand after it, for a screen."""
        self._game = self.rules.open(seats)
        self._history = History(self.rules, self.transcript, self._game)
        self.opening: tuple[Event, ...] = self._facts()
        self._let_chance_answer()

    @staticmethod
    def replay(transcript: Transcript, chance: Draw | None = secrets.randbelow, *, noting: bool = False) -> "Table":
        """Return the table at which a transcript ends, of the game that it tells; chance goes on from there.

        It begins with the position that the transcript states. Where pieces were moved by hand since, the answers do
        not lead to the game, which is a TranscriptError.
        """
        header = transcript.header
        if header.moved is True:
            raise TranscriptError("pieces were moved by hand in this game: its answers alone do not lead there")
        table = Table(
            header.edition, header.seats, chance=None, options=header.options, names=header.names, noting=noting
        )
        if header.position is not UNSET:
            table.set_position(**header.position)
        table.transcript.header = structs.replace(
            table.transcript.header, bots=header.bots, begun=header.begun, hinted=header.hinted
        )
        for answer in transcript.answers:
            table.repeat(answer)
        table.go_on(chance)
        return table

    def skip(self, answers: Sequence[Answer], state: bytes) -> None:
        """Go from the beginning to the state after some answers, which is taken on trust; chance draws nothing.

        What they told is found out by playing them again, once somebody asks. What is no state of the game is a
        ValueError.
        """
        assert not self.version
        assert self._chance is None
        self._game = self.rules.read(state)
        self.transcript.answers += answers
        before, noting = Transcript(self.transcript.header, [*answers]), self.noting
        self._history.begin_after(self._game, lambda: Table.replay(before, chance=None, noting=noting).steps)

    def recall(self, earlier: list[Step]) -> None:
        """Take the steps before ``at_hand`` from whoever has played them again."""
        self._history.recall(earlier)

    def go_on(self, chance: Draw | None) -> None:
        """Have chance drawn from a source from here on."""
        self._chance = chance
        self._let_chance_answer()

    @property
    def box(self) -> B_co:
        """Return the box that is played with."""
        return self.rules.box

    @property
    def seats(self) -> int:
        """Return how many seats there are."""
        return self._game.seats

    @property
    def steps(self) -> list[Step]:
        """Return all that was answered, what was taken back and the take-backs too."""
        return self._history.steps

    @property
    def at_hand(self) -> int:
        """Return the number of the first step that need not be played again to be known."""
        return self._history.first

    def steps_since(self, first: int) -> list[Step]:
        """Return the steps from the one of this number on."""
        return self._history.steps_since(first)

    def backwards(self) -> Iterator[Step]:
        """Yield the steps, the last one first."""
        return self._history.backwards()

    @property
    def kept(self) -> list[Step]:
        """Return the steps that count: those that led from the beginning to the position on the table."""
        return [self.steps[number] for number in self.counted]

    @property
    def counted(self) -> Sequence[int]:
        """Return the numbers of the steps that count."""
        return self._history.kept

    @property
    def version(self) -> int:
        """Return how many answers, chance's too, have been given; it only rises."""
        return self._history.count

    @property
    def over(self) -> bool:
        """Say whether the game has ended."""
        return self._game.depth == 0

    @property
    def winners(self) -> list[int]:
        """Return the seats that have won: none before the end, several when they are equally rich (RICH-2)."""
        return members(self._game.winners)

    @property
    def question(self) -> Q_co:
        """Return the foremost open question, None after the end."""
        return self.rules.question(self._game)

    @property
    def questions(self) -> Mapping[About, Question]:
        """Return what each seat is asked now, without what changes while the question stays the same."""
        return self.rules.questions(self._game)

    @property
    def asked(self) -> list[int]:
        """Return the seats that have a question to answer; [CHANCE] when chance has."""
        if self.next_asked == CHANCE:
            return [CHANCE]
        return members(self.rules.asked(self._game))

    @property
    def next_asked(self) -> int:
        """Return who is asked next when seats answer one by one, NOBODY after the end."""
        return self.rules.next_asked(self._game)

    @property
    def in_order(self) -> list[int]:
        """Return the seats that have something to say by now, asked or not, the next one first."""
        return self.rules.in_order(self._game)

    @property
    def bidders(self) -> list[int] | None:
        """Return who may bid in the auction that is open, None where there is none."""
        return self.rules.bidders(self._game) if isinstance(self.rules, HasAuctions) else None

    def refusal_up_to(self, seat: int, amount: int) -> str:
        """Return the clause by which a seat could not bid up to a sum in the open auction, or an empty text."""
        assert isinstance(self.rules, HasAuctions)
        return self.rules.refusal_up_to(self._game, seat, amount)

    def playing(self, seat: int) -> bool:
        """Say whether a seat is still in the game."""
        return self.rules.playing(self._game, seat)

    def owes(self, seat: int) -> bool:
        """Say whether a seat has something to pay that it has not paid yet."""
        return isinstance(self.rules, HasDebts) and self.rules.owes(self._game, seat)

    def view(self) -> V_co:
        """Return what every seat and spectator may know."""
        return self.rules.view(self._game)

    def odds(self, known: Collection[int] = ()) -> tuple[int, ...] | None:
        """Return each seat's odds of winning in millionths, as the game estimates them; None where it does not.

        They are those of somebody who sees what lies open, and the hands of the ``known`` seats.
        """
        if not isinstance(self.game, HasOdds):
            return None
        return self.game.odds(self.box, self._game, sum(1 << seat for seat in {*known}))

    @property
    def has_hidden_cards(self) -> bool:
        """Say whether a game that goes on holds cards that not every seat may know."""
        return isinstance(self.rules, HasHiddenCards)

    def hand(self, seat: int) -> list[int]:
        """Return the cards that a seat alone may know, in the order in which they came."""
        return self.rules.hand(self._game, seat) if isinstance(self.rules, HasHiddenCards) else []

    def shown(self, step: Step, seats: Collection[int]) -> Step:
        """Return what somebody who holds some seats may know of a step."""
        if not isinstance(self.rules, HasHiddenCards) or any(fact.kind == TOOK_BACK for fact in step.facts):
            return step
        return self.rules.shown(step, sum(1 << seat for seat in set(seats)))

    def offers(self, seat: int) -> list[OfferView]:
        """Return everything that a seat may do now."""
        return self.rules.offers(self._game, seat)

    def offers_told(self, seat: int) -> list[OfferView]:
        """Return everything that a seat may do now, each with what it would do."""
        offers = self.offers(seat)
        for offer, effect in zip(offers, self.rules.effects(self._game, seat, offers), strict=True):
            offer.effect = effect
        return offers

    def denials(self, seat: int) -> list[DenialView]:
        """Return what a seat would wish to do now and cannot, with the clauses."""
        return self.rules.denials(self._game, seat, self.offers(seat))

    def gestures(self, seat: int) -> Sequence[Gesture]:
        """Return the rows of answers that a seat may wish to give as one."""
        return self.rules.gestures(self._game, seat) if isinstance(self.rules, HasMacroActions) else ()

    def forced(self, seat: int) -> str:
        """Return the answer of a seat where no other is possible and nothing is given away by it, else nothing."""
        return self._forced(seat, self.offers(seat))

    def _forced(self, seat: int, offers: Sequence[OfferView]) -> str:
        action = self.rules.forced(self._game, seat, offers)
        return "" if action is None else self.game.write(action)

    def choices(self, seat: int) -> Choices:
        """Return all that a screen is told of what a seat may do, its offers listed once for all of it."""
        offers = self.offers_told(seat)
        return Choices(
            offers, self.rules.denials(self._game, seat, offers), self.gestures(seat), self._forced(seat, offers)
        )

    def plain_answer(self, seat: int) -> Action:
        """Return an answer that is always good enough, so that nobody's fault stops a game."""
        return self.rules.plain_answer(self._game, seat)

    def refusal(self, seat: int, action: str | Action) -> str:
        """Return the clause that forbids an action, or an empty text."""
        return self.rules.refusal(self._game, seat, self._read(action))

    def weigh(self, seat: int, action: str | Action) -> Weight | None:
        """Return what a proposal of a seat would do, None where the action is none; nothing changes."""
        return self.rules.weigh(self._game, seat, self._read(action)) if isinstance(self.rules, HasTrades) else None

    def describe(self, action: str | Action) -> str:
        """Return in English what the numbers of an action stand for: squares, cards, sets, seats.

        >>> Table("uk", 2, seed=1).describe("build 39")
        'build on Mayfair (square 39)'
        """
        return self.game.meaning(self.box, self._read(action))

    def play(self, seat: int, action: str | Action) -> list[Event]:
        """Let a seat, or CHANCE, answer; return the facts, those of chance included, or raise IllegalActionError."""
        first = self.version
        self._answer(seat, self._read(action))
        self._let_chance_answer()
        return [fact for step in self.steps_since(first) for fact in step.facts]

    def undoable_answer(self, seat: int) -> WayBack | None:
        """Return the answer that a seat could take back, its last one; None where there is none, or after the end."""
        return None if self.over else self._history.way_back(seat)

    def take_back(self, seat: int, step: int, *, agreed: bool = False) -> list[Event]:
        """Go back to before a seat's last answer, the one that brought a step; return the facts, or raise UndoError.

        What was drawn since stays drawn: chance goes on from where it is.
        """
        if self.over:
            raise UndoError("the game is over")
        wish = TakeBack(step, agreed)
        taken, self._game = self._history.take_back(seat, wish)
        self.transcript.answers.append(Answer(seat, wish))
        return list(taken.facts)

    def repeat(self, answer: Answer) -> None:
        """Carry out an answer of a transcript."""
        if isinstance(answer.action, TakeBack):
            self.take_back(answer.seat, answer.action.step, agreed=answer.action.agreed)
        else:
            self.play(answer.seat, answer.action)

    def apply_observed(self, seat: int, told: str, own: Collection[int] = ()) -> list[Event]:
        """Carry out an answer as somebody was told it who may know the cards of some seats only; return the facts.

        At such a table lies all that was told, and where that says nothing, any of the cards that it may be.
        """
        first = self.version
        rules = self.rules
        hides = isinstance(rules, HasHiddenCards)
        self._answer(seat, rules.determinize(self._game, seat, told, own) if hides else self._read(told))
        return [fact for step in self.steps_since(first) for fact in step.facts]

    def agrees(self, view: View) -> bool:
        """Say whether what lies open at a table of what was told is as it is seen, also where no answer told it."""
        if isinstance(self.rules, HasHiddenCards) and self.view() != view:
            self.rules.correct(self._game, view)
        return self.view() == view

    def went_back_since(self, version: int) -> bool:
        """Say whether anybody has taken anything back since a version."""
        return self._history.went_back_since(version)

    def _read(self, action: str | Action) -> Action:
        return self.game.parse(action) if isinstance(action, str) else action

    def _answer(self, seat: int, action: Action) -> None:
        done = self.rules.apply(self._game, seat, action)
        self.transcript.answers.append(Answer(seat, done))
        told = self._facts()
        standing = self.rules.standing(self._game, told) if self.noting else None
        self._history.add(Step(seat, self.game.write(done), told, standing), self._game)

    def _facts(self) -> tuple[Event, ...]:
        return tuple(parts(_told(self.game), self._game.facts[: self._game.fact_count]))

    def _let_chance_answer(self) -> None:
        if self._chance is None:
            return
        while self.next_asked == CHANCE:
            self._answer(CHANCE, self.rules.draw(self._game, self._chance))
        time = self.rules.time(self._game) if isinstance(self.rules, HasTurnLimit) else None
        if time is not None:
            self._answer(CLOCK, time)

    def drawn(self, draw: Draw) -> str:
        """Return what chance would answer by a source of numbers, where it is asked; nothing changes."""
        return self.game.write(self.rules.draw(self._game, draw))

    def words(self, fact: Event) -> tuple[str, str]:
        """Return the kind of a fact and its clause as words."""
        return (TOOK_BACK_WORD, "") if fact.kind == TOOK_BACK else self.rules.words(fact)

    def save(self) -> bytes:
        """Return the state as bytes: equal games have equal bytes."""
        return to_bytes(self._game)

    @property
    def layout(self) -> str:
        """Return by what bytes of ``save`` are known that this program can read."""
        return layout_of(type(self._game))

    def state(self) -> S:
        """Return a copy of the state, for bots and tests."""
        return copy(self._game)

    def set_position(self, **pieces: Any) -> None:
        """Begin anew from a position, or raise PositionError; ``docs/python.md`` says how pieces are named.

        The transcript begins anew too, and states the position, so that it leads wherever the game does.

        >>> table = Table("italy", seats=2, chance=None)
        >>> table.set_position(at={0: 36}, owns={1: (37, 39)}, built={37: 3, 39: 4}, cash={0: 1200})
        >>> table.question.seat
        0
        >>> table.set_position(cash={0: -5})
        Traceback (most recent call last):
        monopolista.games.interface.positions.PositionError: seat 0 has -5 in cash
        """
        position = stated(self.game.positions, pieces)
        self._game = self.rules.set_position(position, self.seats)
        header = structs.replace(self.transcript.header, position=pieces_of(position), moved=UNSET)
        self.transcript = Transcript(header)
        self._history = History(self.rules, self.transcript, self._game)
        self.opening = ()
        self._let_chance_answer()

    def set_up(self, state: S | bytes) -> None:
        """Put the pieces as a state has them, one that was saved or changed by hand, or raise PositionError.

        What was answered before stays in the transcript, which leads there no longer, unless nothing has changed.
        """
        laid = self.rules.position_of(self._state_in(state))
        if not same(laid, self._game):
            self.transcript.header = structs.replace(self.transcript.header, moved=True)
        self._game = laid
        self._history.ground(self._game)

    def _state_in(self, state: S | bytes) -> S:
        if not isinstance(state, bytes):
            if not isinstance(state, type(self._game)):
                raise PositionError([f"not a state of {self.game.name}"])
            return state
        try:
            return self.rules.read(state)
        except ValueError as error:
            raise PositionError([f"{len(state)} bytes: not a saved state of {self.game.name}"]) from error
