"""One card game of a run in plain Python, with all its answers."""

from typing import Any

from numpy.typing import NDArray

from monopolista.engine.chance import Stream
from monopolista.engine.game_counters import GameCounters, goes_on
from monopolista.engine.seats import CHANCE
from monopolista.games.common.notation import Action
from monopolista.games.deal.bots.records import Answer
from monopolista.games.deal.bots.registry import choose
from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.rules import events, table, verbs
from monopolista.games.deal.rules.records import Game, Offers
from monopolista.games.deal.simulation.count_records import WHOLE
from monopolista.games.deal.simulation.game_loop import carry_out, open_games
from monopolista.games.interface.simulator import Job, RecordedGame


def record_game(job: Job[DealBox], seed: NDArray[Any]) -> RecordedGame:
    """Play a game from the same streams as in a run, and take down every answer, chance's too."""
    pack = job.box.pack
    game, stream, tally, offers, answer = Game(), Stream(), GameCounters(), Offers(), Answer()
    stream.words[:] = seed.tolist()
    open_games([pack], [game], [stream], len(job.bots))
    levels = job.levels
    answers: list[tuple[int, Action]] = []
    while goes_on(game, tally, job.most_turns, WHOLE):
        seat = table.next_asked(game)
        if seat >= 0:
            choose(pack, game, game, seat, levels[seat], stream, offers, answer)
        carry_out(pack, game, seat, answer, tally)
        action = _drawn(game) if seat == CHANCE else Action(answer.verb, answer.subject, answer.amount)
        answers.append((seat, action))
    return RecordedGame(answers, game.winners, sum(tally.turns), tally.decisions, tally.refused, tally.last)


def _drawn(game: Game) -> Action:
    """Return what chance answered, from the first event that came of it."""
    event = game.events[0]
    return Action(verbs.FIRST, event.seat) if event.kind == events.FIRST else Action(verbs.DRAW, event.subject)
