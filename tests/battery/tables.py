"""Tables at which seats answer in the notation, by lot or by bot; chance answers like any seat."""

from monopolista import bots
from monopolista.editions import load
from monopolista.editions.schema import Options
from monopolista.kernel.chance import Stream, below, seed_stream
from monopolista.kernel.classic import tasks, verbs
from monopolista.kernel.classic.offers import list_offers
from monopolista.kernel.classic.records import Answer, Game, Offers
from monopolista.kernel.classic.table import drawn_card
from monopolista.kernel.seats import CHANCE
from monopolista.notation import Action, write
from monopolista.table import Table, seeded
from tests.battery.choice import choose, who_acts
from tests.battery.games import resigning_in, seats_of


class Lots:
    """A table of game ``number``, at which all is decided by lot."""

    def __init__(self, edition: str, deck: str, number: int) -> None:
        self.table = Table(
            edition, seats_of(number, load(edition).edition.most_seats), chance=None, options=Options(deck=deck)
        )
        self.stream = Stream()
        seed_stream(self.stream, 2, number)
        self._resigning = resigning_in(number)
        self._answer = Answer()
        self._offers = Offers()

    def next_answer(self) -> tuple[int, str]:
        """Return who answers next, and what."""
        game = self.table.state()
        seat = who_acts(game, self.stream)
        if seat == CHANCE:
            return seat, write(self._chance(game))
        list_offers(self.table.box.edition, game, seat, self._offers)
        choose(game, seat, self._offers, self.stream, self._resigning, self._answer)
        return seat, write(Action(self._answer.verb, self._answer.subject, self._answer.amount))

    def _chance(self, game: Game) -> Action:
        if game.agenda[game.depth - 1].kind == tasks.DRAWING:
            return Action(verbs.DRAW, drawn_card(game, below(self.stream, 16)))
        return Action(verbs.ROLL, 1 + below(self.stream, 6), 1 + below(self.stream, 6))

    def play(self, most: int) -> None:
        """Play to the end, or so many answers."""
        while not self.table.over and self.table.version < most:
            self.table.play(*self.next_answer())


def play_bots(edition: str, deck: str, levels: tuple[str, ...], seed: int, most: int) -> Table:
    """Return a table at which bots have played to the end, or so many answers."""
    draw = seeded(seed)
    table = Table(edition, len(levels), seed=seed + 1, options=Options(deck=deck))
    while not table.over and table.version < most:
        seat = table.next_asked
        table.play(seat, write(bots.decide(levels[seat], table, seat, draw)))
    return table
