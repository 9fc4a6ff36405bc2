"""A game on which buildings are tried: a copy of the whole, for every colour at every view, would cost more than it."""

from monopolista.engine.events import MAX_EVENTS, Event
from monopolista.engine.records import copy, sharing
from monopolista.engine.seats import Seat
from monopolista.games.classic.rules.records import Game


def to_build_on(game: Game, seat: Seat) -> Game:
    """Return a game that has to itself what a seat changes by building and selling, and the rest with the real one.

    Its events are not kept.
    """
    trial = sharing(game)
    trial.players = game.players[:]
    trial.players[seat] = copy(game.players[seat])
    trial.level = game.level[:]
    # A sale ends a shortage (BLD-6).
    trial.agenda = [*map(copy, game.agenda[: game.depth]), *game.agenda[game.depth :]]
    trial.events = [Event()] * MAX_EVENTS
    trial.event_count = 0
    return trial
