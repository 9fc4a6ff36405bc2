"""What happens in a card game, counted once more: from the transcript, answer by answer, in plain words."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from monopolista.engine.events import Event
from monopolista.games.common.notation import Action
from monopolista.games.deal.rules import events, verbs
from monopolista.games.deal.rules.records import SETS_EACH, Game
from monopolista.games.deal.rules_adapter import DealRulesAdapter
from monopolista.simulate.runner.single_game import PlayedGame
from monopolista.table import Table

NAMES = {
    events.DREW: "drawn",
    events.BANKED: "banked",
    events.LAID: "laid",
    events.BUILT: "built",
    events.PLAYED: "played",
    events.DOUBLED: "played",
    events.SAID_NO: "noes",
    events.DISCARDED: "discarded",
}
OF_A_KIND = NAMES | {
    events.BUILT: "laid",
    events.SAID_NO: "played",
    events.PAID: "paid",
    events.TOOK: "taken",
    events.TOOK_BUILDING: "taken",
}


@dataclass
class Recount:
    """Counts by name and seat, by name and kind of card, by name and colour, or by round and seat."""

    table: Table
    most_turns: int
    of_seat: Counter[tuple[str, int]] = field(default_factory=Counter[tuple[str, int]])
    of_kind: Counter[tuple[str, int]] = field(default_factory=Counter[tuple[str, int]])
    of_colour: Counter[tuple[str, int]] = field(default_factory=Counter[tuple[str, int]])
    drawn_by: Counter[tuple[int, int]] = field(default_factory=Counter[tuple[int, int]])
    """Cards drawn, by seat and kind."""
    worth: dict[tuple[int, int], int] = field(default_factory=dict[tuple[int, int], int])
    sets: dict[tuple[int, int], int] = field(default_factory=dict[tuple[int, int], int])
    had: set[tuple[int, int]] = field(default_factory=set[tuple[int, int]])
    """Seats that had a complete set of a colour at some time."""
    reshuffles: int = 0
    turns: Counter[int] = field(default_factory=Counter[int])
    _laid: list[tuple[str, Event]] = field(default_factory=list[tuple[str, Event]])

    @property
    def rounds(self) -> int:
        """The most turns that a seat has had."""
        return max(self.turns.values(), default=0)

    @property
    def state(self) -> Game:
        """The game as it stands."""
        return self.table.state()

    def kind(self, card: int) -> int:
        """Return the kind of a card."""
        law = self.table.rules
        assert isinstance(law, DealRulesAdapter)
        return law.box.pack.kind[card]

    def count(self, action: Action | None, happened: tuple[Event, ...]) -> None:
        """Count what a step did."""
        for event in happened:
            self._count(action, event)
        for seat in range(self.state.seats):
            complete = self.state.players[seat].complete
            self.had |= {(seat, colour) for colour in range(10) if complete >> colour & 1}

    def _count(self, action: Action | None, event: Event) -> None:
        if event.kind in NAMES:
            self.of_seat[NAMES[event.kind], event.seat] += 1
        if event.kind in OF_A_KIND:
            self.of_kind[OF_A_KIND[event.kind], self.kind(event.subject)] += 1
        match event.kind:
            case events.TURN if self.turns[event.seat] < self.most_turns:
                self._begin(event.seat)
            case events.RESHUFFLED:
                self.reshuffles += 1
            case events.DREW:
                self.drawn_by[event.seat, self.kind(event.subject)] += 1
            case events.BANKED | events.LAID:
                self._laid.append((NAMES[event.kind], event))
            case events.TAKEN_BACK:
                name, laid = self._laid.pop()
                assert laid.subject == event.subject
                self.of_seat[name, event.seat] -= 1
                self.of_kind[name, self.kind(event.subject)] -= 1
            case events.PLAYED if action is not None and self.kind(event.subject) in (4, 5):
                assert action.verb == verbs.PLAY
                self._ask(event, action.amount // SETS_EACH)
            case _:
                self._count_against(event)

    def _begin(self, seat: int) -> None:
        """Count a turn; with the first one of a new round, note what everybody has."""
        self.turns[seat] += 1
        if list(self.turns.values()).count(self.rounds) == 1:
            for one in range(self.state.seats):
                self.worth[self.rounds - 1, one] = self.state.players[one].worth
                self.sets[self.rounds - 1, one] = self.state.players[one].complete.bit_count()

    def _ask(self, event: Event, colour: int) -> None:
        self.of_seat["rents", event.seat] += 1
        self.of_seat["asked", event.seat] += event.amount
        self.of_colour["rents", colour] += 1
        self.of_colour["asked", colour] += event.amount

    def _count_against(self, event: Event) -> None:
        match event.kind:
            case events.ALLOWED:
                self.of_kind["against", self.kind(event.subject)] += 1
            case events.CANCELLED:
                self.of_kind["against", self.kind(event.subject)] += 1
                self.of_kind["stopped", self.kind(event.subject)] += 1
                self.of_seat["stopped", event.seat] += 1
            case events.PAID:
                self.of_seat["paid", event.seat] += event.amount
                self.of_seat["received", event.other] += event.amount
            case events.TOOK:
                self.of_seat["stolen", event.seat] += 1
                self.of_seat["robbed", event.other] += 1
                self.of_colour["seized", event.amount // SETS_EACH] += 1
            case _:
                pass


def recount(played: PlayedGame, most_turns: int) -> Recount:
    """Replay a game and count it; a turn that was not played any more is none."""
    header = played.transcript.header
    table: Any = Table(header.edition, header.seats, chance=None, options=header.options)
    counted = Recount(table, most_turns)
    counted.count(None, table.opening)
    for answer in played.transcript.answers:
        assert isinstance(answer.action, Action)
        table.repeat(answer)
        counted.count(answer.action, table.steps[-1].events)
    return counted
