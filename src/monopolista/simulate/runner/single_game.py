"""One game of a run as a transcript; the run's seed and the number identify it."""

from dataclasses import dataclass

from monopolista.engine.jit import COMPILED
from monopolista.engine.seats import members
from monopolista.games.common.options import chosen
from monopolista.games.interface.simulator import Job
from monopolista.simulate.runner.chunk_worker import check, load_custom_bots, words_of
from monopolista.transcript import Answer, Header, Transcript, edition_values


@dataclass(frozen=True)
class PlayedGame:
    """A game with its outcome."""

    transcript: Transcript
    winners: list[int]
    turns: int
    decisions: int


def record_game(job: Job, number: int) -> PlayedGame:
    """Play a game of a run in plain Python, from the same seed as in the run, and record its transcript.

    Parameters
    ----------
    job : Job
        The run.
    number : int
        Number of the game, from 0.

    Returns
    -------
    PlayedGame
        Transcript and outcome.

    Raises
    ------
    IllegalBotActionError
        If a clause forbids an action of a bot.
    AssertionError
        If kernels are compiled in this process.
    """
    assert not COMPILED
    load_custom_bots(job)
    played = job.simulator.record_game(job, words_of(job.seed, number))
    check(job, played.refused, played.last, number)
    names = tuple(f"{bot} {seat + 1}" for seat, bot in enumerate(job.bots))
    values = edition_values(job.box.id)
    header = Header(
        job.box.id, len(job.bots), chosen(job.box.options), names, bots=tuple(job.bots), edition_values=values
    )
    answers = [Answer(seat, action) for seat, action in played.answers]
    return PlayedGame(Transcript(header, answers), members(played.winners), played.turns, played.decisions)
