"""A table: the only door to the kernel for one game.

>>> table = Table("italy", seats=2, seed=7)
>>> table.question.kind
'roll'
>>> sorted({offer.verb for offer in table.offers(table.question.seat)})[:3]
['asking', 'bankrupt', 'deal']
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
from collections.abc import Callable
from dataclasses import dataclass, replace

from monopolista.editions import Box, load
from monopolista.editions.schema import Options
from monopolista.kernel import clauses
from monopolista.kernel.chance import Stream, below, seed_stream
from monopolista.kernel.classic import facts as fact_kinds
from monopolista.kernel.classic import offers as offers_chapter
from monopolista.kernel.classic import setting_up, speedy, tasks, trade, verbs
from monopolista.kernel.classic import table as law
from monopolista.kernel.classic.records import DEEDS, Game, Offers, Trade
from monopolista.kernel.facts import Fact
from monopolista.kernel.records import copy, from_bytes, to_bytes
from monopolista.kernel.seats import CHANCE, CLOCK, NOBODY
from monopolista.notation import Action, Terms, parse, write
from monopolista.transcript import Answer, Header, Transcript
from monopolista.view import (
    DenialView,
    OfferView,
    QuestionView,
    TableView,
    members,
    squares_of,
    view_denials,
    view_offers,
    view_table,
)

Draw = Callable[[int], int]
"""Chance as a function: an even number below the limit it is given."""

__all__ = ["CHANCE", "CLOCK", "NOBODY", "Draw", "Refused", "Step", "Table", "seeded"]


class Refused(Exception):  # noqa: N818 (the booklet's word, and not a fault)
    """An action that a clause forbids; the game has not changed."""

    def __init__(self, clause: str, action: str) -> None:
        super().__init__(f"{action}: {clause}")
        self.clause = clause


@dataclass(frozen=True)
class Step:
    """One answer and what came of it."""

    seat: int
    action: str
    facts: tuple[Fact, ...]


def seeded(seed: int) -> Draw:
    """Return a source of chance that gives the same draws for the same seed."""
    stream = Stream()
    seed_stream(stream, (seed >> 32) & 0xFFFFFFFF, seed & 0xFFFFFFFF)
    return lambda limit: below(stream, limit)


class Table:
    """One classic game: its question, its offers, its facts, its transcript."""

    def __init__(
        self,
        edition: str = "italy",
        seats: int = 4,
        *,
        seed: int | None = None,
        chance: Draw | None = secrets.randbelow,
        options: Options | None = None,
        names: tuple[str, ...] = (),
    ) -> None:
        self.box: Box = load(edition, options)
        if not 2 <= seats <= self.box.edition.most_seats:
            raise ValueError(f"{edition} is for 2 to {self.box.edition.most_seats} players (SET-1)")
        self._chance = chance if seed is None else seeded(seed)
        self._game = Game()
        self._offers = Offers()
        self.transcript = Transcript(Header(edition, seats, self.box.options, names))
        self.steps: list[Step] = []
        setting_up.open_game(self.box.edition, self._game, seats)
        self.opening: tuple[Fact, ...] = self._facts()
        self._let_chance_answer()

    @classmethod
    def replay(cls, transcript: Transcript, chance: Draw | None = secrets.randbelow) -> "Table":
        """Return the table at which a transcript ends; chance goes on from there."""
        header = transcript.header
        table = cls(header.edition, header.seats, chance=None, options=header.options, names=header.names)
        for answer in transcript.answers:
            table.play(answer.seat, answer.action)
        table._chance = chance
        table._let_chance_answer()
        return table

    @property
    def seats(self) -> int:
        """Return how many seats there are."""
        return self._game.seats

    @property
    def version(self) -> int:
        """Return how many answers, chance's too, have been given."""
        return len(self.steps)

    @property
    def over(self) -> bool:
        """Say whether the game has ended."""
        return self._game.depth == 0

    @property
    def winners(self) -> list[int]:
        """Return the seats that have won: none before the end, several when they are equally rich (RICH-2)."""
        return members(self._game.winners)

    @property
    def question(self) -> QuestionView:
        """Return the foremost open question; asking after the end is an error."""
        return self.view().questions[0]

    @property
    def asked(self) -> list[int]:
        """Return the seats that have a question to answer; [CHANCE] when chance has."""
        if self.next_asked == CHANCE:
            return [CHANCE]
        return members(law.asked(self._game))

    @property
    def next_asked(self) -> int:
        """Return who is asked next when seats answer one by one, NOBODY after the end."""
        return law.next_asked(self._game)

    def view(self) -> TableView:
        """Return what every seat and spectator may know."""
        return view_table(self.box, self._game)

    def offers(self, seat: int) -> list[OfferView]:
        """Return everything that a seat may do now."""
        offers_chapter.list_offers(self.box.edition, self._game, seat, self._offers)
        return view_offers(self._offers)

    def denials(self, seat: int) -> list[DenialView]:
        """Return what a seat would wish to do now and cannot, with the clauses."""
        return view_denials(self.box, self._game, seat)

    def refusal(self, seat: int, action: str | Action) -> str:
        """Return the clause that forbids an action, or an empty text."""
        answer = parse(action) if isinstance(action, str) else action
        trial = copy(self._game)
        if answer.terms is not None and not draft_terms(self.box, trial, seat, answer):
            return clauses.NAMES[clauses.TRADE_1]
        clause = law.refusal(self.box.edition, trial, seat, answer.verb, answer.subject, answer.amount)
        return clauses.NAMES.get(clause, "")

    def play(self, seat: int, action: str | Action) -> list[Fact]:
        """Let a seat, or CHANCE, answer; return the facts, those of chance's answers included, or raise Refused."""
        first = len(self.steps)
        self._answer(seat, parse(action) if isinstance(action, str) else action)
        self._let_chance_answer()
        return [fact for step in self.steps[first:] for fact in step.facts]

    def _answer(self, seat: int, action: Action) -> None:
        game = self._game
        if action.terms is not None:
            kept = copy(game.drafts[seat]) if 0 <= seat < game.seats else Trade()
            if not draft_terms(self.box, game, seat, action):
                raise Refused(clauses.NAMES[clauses.TRADE_1], write(action))
        elif action.verb == verbs.PROPOSE and 0 <= seat < game.seats:
            kept = copy(game.drafts[seat])
            action = replace(action, terms=terms_of(self.box, game.drafts[seat]))
        else:
            kept = None
        clause = law.apply(self.box.edition, game, seat, action.verb, action.subject, action.amount)
        if clause != clauses.NONE:
            if kept is not None and 0 <= seat < game.seats:
                trade.copy_trade(game.drafts[seat], kept)
            raise Refused(clauses.NAMES[clause], write(action))
        self.transcript.answers.append(Answer(seat, action))
        self.steps.append(Step(seat, write(action), self._facts()))

    def _facts(self) -> tuple[Fact, ...]:
        return tuple(copy(fact) for fact in self._game.facts[: self._game.fact_count])

    def _let_chance_answer(self) -> None:
        while self._chance is not None and self.next_asked == CHANCE:
            self._answer(CHANCE, self._draw(self._chance))
        if self._chance is not None and self._turns_are_up:
            self._answer(CLOCK, Action(verbs.TIME))

    @property
    def _turns_are_up(self) -> bool:
        """Say whether all the turns have been played that the table allows."""
        most = self.box.options.turns
        return most is not None and not self.over and self._game.turns > most

    def _draw(self, draw: Draw) -> Action:
        task = self._game.agenda[self._game.depth - 1]
        if task.kind == tasks.DEALING:
            number = draw(setting_up.unowned_deeds(self.box.edition, self._game))
            return Action(verbs.DEALT, setting_up.dealt_deed(self.box.edition, self._game, number))
        if task.kind == tasks.DRAWING:
            unseen = self._game.decks[task.about].unseen.bit_count()
            return Action(verbs.DRAW, law.drawn_card(self._game, draw(unseen) if unseen else 0))
        die_1, die_2 = 1 + draw(6), 1 + draw(6)
        third = 10 * (1 + draw(6)) if speedy.third_die_asked(self.box.edition, self._game) else 0
        return Action(verbs.ROLL, die_1, die_2 + third)

    def words(self, fact: Fact) -> tuple[str, str]:
        """Return the kind of a fact and its clause as words."""
        return fact_kinds.WORDS[fact.kind], clauses.NAMES.get(fact.clause, "")

    def save(self) -> bytes:
        """Return the state as bytes: equal games have equal bytes."""
        return to_bytes(self._game)

    def state(self) -> Game:
        """Return a copy of the state, for bots and tests."""
        return copy(self._game)

    def set_up(self, state: Game | bytes) -> None:
        """Put the pieces as a position has them; what came before is not part of the transcript."""
        self._game = from_bytes(Game, state) if isinstance(state, bytes) else copy(state)


def terms_of(box: Box, draft: Trade) -> Terms:
    """Return a trade's terms in the notation's words."""
    return Terms(
        partner=draft.partner,
        gives=tuple(squares_of(box, draft.gives)),
        gets=tuple(squares_of(box, draft.gets)),
        gives_cards=tuple(members(draft.gives_cards)),
        gets_cards=tuple(members(draft.gets_cards)),
        money=draft.money,
        counters=draft.counters,
        clears=draft.clears,
    )


def draft_terms(box: Box, game: Game, seat: int, action: Action) -> bool:
    """Write a whole proposal into a seat's draft; say whether its terms name deeds and cards that exist."""
    terms = action.terms
    if terms is None or action.verb != verbs.PROPOSE:
        return False
    deeds = {box.edition.square[deed]: deed for deed in range(DEEDS)}
    known = all(square in deeds for square in (*terms.gives, *terms.gets))
    if not known or not all(0 <= card < 4 for card in (*terms.gives_cards, *terms.gets_cards)):
        return False
    if any(len(set(named)) < len(named) for named in (terms.gives, terms.gets, terms.gives_cards, terms.gets_cards)):
        return False
    if not 0 <= seat < game.seats:
        return False
    draft = game.drafts[seat]
    trade.clear_trade(draft)
    draft.maker = seat
    draft.partner = terms.partner
    draft.gives = sum(1 << deeds[square] for square in terms.gives)
    draft.gets = sum(1 << deeds[square] for square in terms.gets)
    draft.gives_cards = sum(1 << card for card in terms.gives_cards)
    draft.gets_cards = sum(1 << card for card in terms.gets_cards)
    draft.money = terms.money
    draft.counters = terms.counters
    draft.clears = terms.clears
    return True
