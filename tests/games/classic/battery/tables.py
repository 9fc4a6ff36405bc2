"""Tables at which seats answer in the notation, at random or by bot; chance answers like any seat."""

from monopolista import bots
from monopolista.engine.chance import Stream, below, seed_stream
from monopolista.engine.seats import CHANCE, CLOCK
from monopolista.games.classic.actions.notation import write
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.editions import Options, load
from monopolista.games.classic.rules import tasks, verbs
from monopolista.games.classic.rules.cards import drawn_card
from monopolista.games.classic.rules.offers import list_offers
from monopolista.games.classic.rules.records import Game, Offers
from monopolista.games.classic.rules.setting_up import dealt_deed, unowned_deeds
from monopolista.games.classic.rules.speedy import third_die_asked
from monopolista.games.classic.rules.table import next_asked
from monopolista.games.common.notation import Action
from monopolista.table import Table, seeded
from tests.games.classic.battery.adapter import resigning_in, seats_of
from tests.games.classic.battery.choice import choose, who_acts


class Clock:
    """The clock of a table with a limit of turns (TIME-1)."""

    def __init__(self, options: Options) -> None:
        self._turns = options.turns

    def strikes(self, game: Game) -> bool:
        """Say whether the time is up, and may be called: not while dice or cards fall."""
        return self._turns is not None and game.turns >= self._turns and next_asked(game) >= 0


class RandomGame:
    """A table of game ``number``, at which all is decided at random."""

    def __init__(self, edition: str, options: Options, number: int) -> None:
        seats = seats_of(load(edition, options).edition, number)
        self.table = Table(edition, seats, chance=None, options=options)
        self.stream = Stream()
        seed_stream(self.stream, 2, number)
        self._clock = Clock(options)
        self._resigning = resigning_in(number)
        self._answer = Answer()
        self._offers = Offers()

    def next_answer(self) -> tuple[int, str]:
        """Return who answers next, and what."""
        game = self.table.state()
        if self._clock.strikes(game):
            return CLOCK, "time"
        seat = who_acts(game, self.stream)
        if seat == CHANCE:
            return seat, write(self._chance(game))
        list_offers(self.table.box.edition, game, seat, self._offers)
        choose(game, seat, self._offers, self.stream, self._resigning, self._answer)
        return seat, write(Action(self._answer.verb, self._answer.subject, self._answer.amount))

    def _chance(self, game: Game) -> Action:
        edition = self.table.box.edition
        kind = game.agenda[game.depth - 1].kind
        if kind == tasks.DRAWING:
            return Action(verbs.DRAW, drawn_card(game, below(self.stream, 16)))
        if kind == tasks.DEALING:
            return Action(verbs.DEALT, dealt_deed(edition, game, below(self.stream, unowned_deeds(game))))
        dice = 1 + below(self.stream, 6), 1 + below(self.stream, 6)
        third = 10 * (1 + below(self.stream, 6)) if third_die_asked(edition, game) else 0
        return Action(verbs.ROLL, dice[0], dice[1] + third)

    def play(self, most: int) -> None:
        """Play to the end, or a number of answers."""
        while not self.table.over and self.table.version < most:
            self.table.play(*self.next_answer())


def play_bots(edition: str, options: Options, levels: tuple[str, ...], seed: int, most: int) -> Table:
    """Return a table at which bots have played to the end, or a number of answers."""
    draw = seeded(seed)
    table = Table(edition, len(levels), seed=seed + 1, options=options)
    clock = Clock(options)
    while not table.over and table.version < most:
        if clock.strikes(table.state()):
            table.play(CLOCK, "time")
            break
        seat = table.next_asked
        table.play(seat, write(bots.decide(levels[seat], table, seat, draw)))
    return table
