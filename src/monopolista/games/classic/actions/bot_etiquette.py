"""Manners of robots: one proposal to a person a round, and for three rounds none like one it has refused (TRADE-1).

A proposal is like another one if it asks for the same, or offers the same: what changes is only the other side.

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

ROUNDS_BETWEEN_REPEATS: Final = 3
"""Rounds for which a person hears no more of what it refused to give or to get, unless an owner there changed."""
Bundle = tuple[Seat, DeedSet, DeedSet, JailCardSet, JailCardSet]
"""Partners with the deeds and jail cards that were offered to them, without the money."""
Side = tuple[Seat, str, DeedSet, JailCardSet]
"""What a person was asked to give, or offered, of a bundle, whatever was on the other side."""


class BotEtiquette:
    """What a robot may propose to persons now."""

    def __init__(self, box: Box, state: Game, steps: Steps, seat: Seat, persons: Collection[Seat]) -> None:
        self._box = box
        self._state = state
        self._steps = steps
        self._seat = seat
        self._persons = frozenset(persons) - {seat}
        self._has_read = False
        self._places_passed = 0
        """How many places the dice have gone round the table: a round is as many as there are seats."""
        self._holder = 0
        self._proposed: dict[int, Bundle] = {}
        self._last_proposal: dict[Seat, int] = {}
        self._refused: dict[Side, int] = {}

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
        if not unheard and self._rounds_since_like_it(offered) >= ROUNDS_BETWEEN_REPEATS:
            return True
        if not looks_back:
            self._mute_offers_to(offered[0])
        return False

    def _read(self) -> None:
        """Have those persons not hear who were spoken to in this round; only who would propose has to look back."""
        self._has_read = True
        for step in self._steps():
            for event in step.events:
                self._follow(step, event)
        for person in self._persons:
            if self._passed(self._last_proposal.get(person)) < 1:
                self._mute_offers_to(person)
        self._renew_refusals()

    def _follow(self, step: Step, event: Event) -> None:
        match event.kind:
            case events.TURN:
                self._places_passed += (event.seat - self._holder - 1) % self._state.seats + 1
                self._holder = event.seat
            case events.PROPOSED if event.seat == self._seat:
                terms = terms_in(parse(step.action))
                assert terms is not None
                self._proposed[event.subject] = self._bundle(terms)
                self._last_proposal[event.other] = self._places_passed
            case events.REFUSED if event.other == self._seat and event.subject in self._proposed:
                sides = _sides(self._proposed[event.subject])
                self._refused |= dict.fromkeys(sides, self._places_passed)
            case events.DEED_PASSED:
                colour = self._box.edition.colour[event.subject]
                self._refused = {one: way for one, way in self._refused.items() if colour not in self._colours(one[2])}
            case _:
                pass  # nothing that concerns who may be asked what

    def _passed(self, way: int | None) -> int:
        """Return how many rounds have passed since the dice had gone so far; for ever where nothing happened."""
        return ROUNDS_BETWEEN_REPEATS if way is None else (self._places_passed - way) // self._state.seats

    def _rounds_since_like_it(self, offered: Bundle) -> int:
        """Return how many rounds have passed since a side of a bundle was refused."""
        return min((self._passed(self._refused.get(side)) for side in _sides(offered)), default=ROUNDS_BETWEEN_REPEATS)

    def _mute_offers_to(self, person: Seat) -> None:
        self._state.players[person].deaf |= 1 << self._seat

    def _renew_refusals(self) -> None:
        """Let the refusals that still count be as if they had just been said: bots look for something else then."""
        for memory in self._state.refusals[: min(REFUSALS, self._state.refusal_count)]:
            old = memory.trade[0]
            to_a_person = old.maker == self._seat and old.partner in self._persons
            if to_a_person and self._rounds_since_like_it(_stated(old)) < ROUNDS_BETWEEN_REPEATS:
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

    def _colours(self, deeds: DeedSet) -> set[Colour]:
        edition = self._box.edition
        return {edition.colour[edition.square[deed]] for deed in members(deeds, DEEDS)}


def _stated(trade: Trade) -> Bundle:
    return trade.partner, trade.gives, trade.gets, trade.gives_cards, trade.gets_cards


def _sides(bundle: Bundle) -> list[Side]:
    """Return the sides of a bundle on which something is."""
    partner, gives, gets, gives_cards, gets_cards = bundle
    sides = ((partner, "offered", gives, gives_cards), (partner, "asked", gets, gets_cards))
    return [side for side in sides if side[2] or side[3]]


def _set(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)
