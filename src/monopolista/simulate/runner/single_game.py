"""One game of a run, named by the run's seed and its number, as a transcript."""

from dataclasses import dataclass

from monopolista.engine.jit import COMPILED
from monopolista.engine.seats import members
from monopolista.games.common.options import chosen
from monopolista.games.interface.pools import Job
from monopolista.simulate.runner.chunk_worker import bring_own, check, words_of
from monopolista.transcript import Answer, Header, Transcript


@dataclass(frozen=True)
class PlayedGame:
    """A game with how it went."""

    transcript: Transcript
    winners: list[int]
    turns: int
    decisions: int


def tell_game(job: Job, number: int) -> PlayedGame:
    """Play a game of a run in plain Python, from the same streams as in the run, and take down every answer."""
    assert not COMPILED
    bring_own(job)
    told = job.pool.tell(job, words_of(job.seed, number))
    check(job, told.refused, told.last, number)
    names = tuple(f"{bot} {seat + 1}" for seat, bot in enumerate(job.bots))
    header = Header(job.box.id, len(job.bots), chosen(job.box.options), names, bots=tuple(job.bots))
    answers = [Answer(seat, action) for seat, action in told.answers]
    return PlayedGame(Transcript(header, answers), members(told.winners), told.turns, told.decisions)
