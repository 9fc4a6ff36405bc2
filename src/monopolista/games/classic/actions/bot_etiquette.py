"""Manners of robots: one proposal to a person in a round, and for three rounds none again that was refused (TRADE-1).

What a robot has said, and what came of it, is read from the game's steps: nothing need be remembered beside them.
"""

from collections.abc import Collection, Iterable
from typing import Final

from monopolista.engine.events import Event
from monopolista.engine.seats import Seat, members
from monopolista.games.classic.actions.notation import Terms, parse, terms_in
from monopolista.games.classic.editions import Box
from monopolista.games.classic.rules import events, verbs
from monopolista.games.classic.rules.records import DEEDS, REFUSALS, Colour, DeedSet, Game, JailCardSet, Trade
from monopolista.games.common.notation import Action
from monopolista.games.interface.capabilities import Steps
from monopolista.games.interface.rules_adapter import Step

REST: Final = 3
"""Rounds for which a refused bundle is not offered to the same person again, unless an owner in its colours changed."""
Bundle = tuple[Seat, DeedSet, DeedSet, JailCardSet, JailCardSet]
"""To whom deeds and jail cards were offered, and which, whatever the money."""


class Manners:
    """What a robot may propose to persons now."""

    def __init__(self, box: Box, state: Game, steps: Steps, seat: Seat, persons: Collection[Seat]) -> None:
        self._box = box
        self._state = state
        self._steps = steps
        self._seat = seat
        self._persons = frozenset(persons) - {seat}
        self._has_read = False
        self._way = 0
        """How many places the dice have gone round the table: a round is as many as there are seats."""
        self._holder = 0
        self._proposed: dict[int, Bundle] = {}
        self._spoke: dict[Seat, int] = {}
        self._refused: dict[Bundle, int] = {}

    def allow(self, action: Action) -> bool:
        """Say whether an action may be done.

        The first time that it may not, the copy tells of it, so that the robot finds something else; then the person
        hears no more in it.
        """
        offered = self._offered(action)
        if offered is None or offered[0] not in self._persons:
            return True
        looks_back = not self._has_read
        if looks_back:
            self._read()
        unheard = (self._state.players[offered[0]].deaf >> self._seat) & 1
        if not unheard and self._passed(self._refused.get(offered)) >= REST:
            return True
        if not looks_back:
            self._hush(offered[0])
        return False

    def _read(self) -> None:
        """Have those persons not hear who were spoken to in this round; only who would propose has to look back."""
        self._has_read = True
        for step in self._steps():
            for fact in step.facts:
                self._follow(step, fact)
        for person in self._persons:
            if self._passed(self._spoke.get(person)) < 1:
                self._hush(person)
        self._remember()

    def _follow(self, step: Step, fact: Event) -> None:
        match fact.kind:
            case events.TURN:
                self._way += (fact.seat - self._holder - 1) % self._state.seats + 1
                self._holder = fact.seat
            case events.PROPOSED if fact.seat == self._seat:
                terms = terms_in(parse(step.action))
                assert terms is not None
                self._proposed[fact.subject] = self._bundle(terms)
                self._spoke[fact.other] = self._way
            case events.REFUSED if fact.other == self._seat and fact.subject in self._proposed:
                self._refused[self._proposed[fact.subject]] = self._way
            case events.DEED_PASSED:
                colour = self._box.edition.colour[fact.subject]
                self._refused = {one: way for one, way in self._refused.items() if colour not in self._colours(one)}
            case _:
                pass  # nothing that concerns who may be asked what

    def _passed(self, way: int | None) -> int:
        """Return how many rounds have passed since the dice had gone so far; for ever where nothing happened."""
        return REST if way is None else (self._way - way) // self._state.seats

    def _hush(self, person: Seat) -> None:
        self._state.players[person].deaf |= 1 << self._seat

    def _remember(self) -> None:
        """Let the refusals that still count be as if they had just been said: bots look for something else then."""
        for memory in self._state.refusals[: min(REFUSALS, self._state.refusal_count)]:
            old = memory.trade[0]
            to_a_person = old.maker == self._seat and old.partner in self._persons
            if to_a_person and self._passed(self._refused.get(_stated(old))) < REST:
                memory.changes = self._state.changes

    def _offered(self, action: Action) -> Bundle | None:
        """Return what an action proposes of itself; a counter-proposal answers who has asked."""
        if action.verb != verbs.PROPOSE:
            return None
        terms = terms_in(action)
        if terms is not None:
            return None if terms.counters else self._bundle(terms)
        draft = self._state.drafts[self._seat]
        return None if draft.counters else _stated(draft)

    def _bundle(self, terms: Terms) -> Bundle:
        deed = self._box.edition.deed
        gives, gets = ((deed[square] for square in squares) for squares in (terms.gives, terms.gets))
        return terms.partner, _set(gives), _set(gets), _set(terms.gives_cards), _set(terms.gets_cards)

    def _colours(self, bundle: Bundle) -> set[Colour]:
        edition = self._box.edition
        return {edition.colour[edition.square[deed]] for deed in members(bundle[1] | bundle[2], DEEDS)}


def _stated(trade: Trade) -> Bundle:
    return trade.partner, trade.gives, trade.gets, trade.gives_cards, trade.gets_cards


def _set(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)
