"""What happens in a game, counted once more: from the transcript, answer by answer, in plain words."""

from collections import Counter
from dataclasses import dataclass, field

from monopolista.engine.events import Event
from monopolista.engine.seats import BANK, CHANCE
from monopolista.games.classic.rules import clauses, events, verbs
from monopolista.games.common.notation import Action
from monopolista.simulate.runner.single_game import PlayedGame
from monopolista.table import Table

PRISON = 40
RENTS = {clauses.RENT_1, clauses.RENT_3, clauses.RENT_5, clauses.RENT_6, clauses.CARD_3}


@dataclass
class Recount:
    """Counts by key: seat and place, deed, clause, dice, or round and seat."""

    table: Table
    most_turns: int
    stops: Counter[tuple[int, int]] = field(default_factory=Counter[tuple[int, int]])
    landings: Counter[tuple[int, int]] = field(default_factory=Counter[tuple[int, int]])
    dice: Counter[tuple[int, int, int]] = field(default_factory=Counter[tuple[int, int, int]])
    money: Counter[str] = field(default_factory=Counter[str])
    of_deed: Counter[tuple[str, int]] = field(default_factory=Counter[tuple[str, int]])
    clauses: Counter[int] = field(default_factory=Counter[int])
    worth: dict[tuple[int, int], int] = field(default_factory=dict[tuple[int, int], int])
    lost: dict[int, tuple[int, int, int]] = field(default_factory=dict[int, tuple[int, int, int]])
    """Bankrupt seats: the round, and clause and subject of the last debt by the events."""
    _rolled: int | None = None
    _turns: Counter[int] = field(default_factory=Counter[int])
    _owed: dict[int, tuple[int, int]] = field(default_factory=dict[int, tuple[int, int]])

    @property
    def rounds(self) -> int:
        """The most turns that a seat has had."""
        return max(self._turns.values(), default=0)

    def before(self, seat: int, word: str) -> None:
        """Count where the last roll has led, before a seat does what ends it."""
        if word in ("roll", "end", "bankrupt") and seat != CHANCE and self._rolled == seat:
            self.stop()
        if word == "roll" and seat != CHANCE:
            self._rolled = seat

    def stop(self) -> None:
        """Count the place at which the token stands that was rolled for."""
        if self._rolled is not None:
            player = self.table.view().players[self._rolled]
            self.stops[self._rolled, PRISON if player.jailed else player.square] += 1
            self._rolled = None

    def count(self, happened: tuple[Event, ...]) -> None:
        """Count what a step did."""
        for event in happened:
            self._count(event)
            if event.kind == events.TURN and self._turns[event.seat] < self.most_turns:
                self._turns[event.seat] += 1
                if list(self._turns.values()).count(self.rounds) == 1:
                    for seat, player in enumerate(self.table.view().players):
                        self.worth[self.rounds - 1, seat] = player.worth

    def _count(self, event: Event) -> None:
        match event.kind:
            case events.MOVED:
                self.landings[event.seat, event.subject] += 1
            case events.JAILED:
                self.landings[event.seat, PRISON] += 1
            case events.ROLLED:
                self.dice[event.other, event.subject // 10, event.subject % 10] += 1
            case events.OWES:
                self._owed[event.seat] = event.clause, event.subject
            case events.BANKRUPTCY:
                self.lost[event.seat] = (self.rounds, *self._owed.get(event.seat, (0, 0)))
            case events.PAID:
                self._pay(event)
            case events.BUILT | events.BOUGHT | events.MORTGAGED | events.REDEEMED:
                self.of_deed[events.WORDS[event.kind], event.subject] += 1
            case events.WON if event.subject >= 0:
                self.of_deed["auctioned", event.subject] += 1
            case events.DEED_PASSED if event.clause == clauses.TRADE_1:
                self.of_deed["traded", event.subject] += 1
            case _:
                pass

    def _pay(self, event: Event) -> None:
        self.clauses[event.clause] += event.amount
        self.money["from bank"] += event.amount if event.seat == BANK else 0
        self.money["to bank"] += event.amount if event.other == BANK else 0
        if event.clause in RENTS and event.other >= 0:
            self.of_deed["earned", event.subject] += event.amount


def recount(played: PlayedGame, most_turns: int) -> Recount:
    """Replay a game and count it; a turn that was not played any more is none."""
    header = played.transcript.header
    table = Table(header.edition, header.seats, chance=None, options=header.options)
    counted = Recount(table, most_turns)
    counted.count(table.opening)
    for answer in played.transcript.answers:
        assert isinstance(answer.action, Action)
        counted.before(answer.seat, verbs.WORDS[answer.action.verb])
        table.repeat(answer)
        counted.count(table.steps[-1].events)
    if table.over:
        counted.stop()
    return counted
