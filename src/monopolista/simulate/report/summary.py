"""Summary of a run: JSON for programs, and a few lines for people."""

from monopolista import __version__
from monopolista.games.common.options import chosen
from monopolista.games.common.printed import Strict
from monopolista.games.interface.simulator import Job
from monopolista.simulate.runner.accumulator import Accumulator


class Wins(Strict, frozen=True):
    """Games with one winner, by seat and by bot."""

    seat: list[int]
    bot: dict[str, int]


class Summary(Strict, frozen=True):
    """Settings and totals of a run."""

    edition: str
    options: dict[str, bool | int | str]
    bots: tuple[str, ...]
    seed: int
    asked: int
    """Games requested."""
    games: int
    """Games played."""
    finished: int
    """Games that ended; the others were truncated."""
    shared: int
    """Games with several winners."""
    turns: int
    decisions: int
    """Decisions of seats, without the answers of chance."""
    seconds: float
    """Seconds of play, without compilation."""
    workers: int
    compiled: bool
    wins: Wins
    version: str = __version__


def summarise(job: Job, asked: int, totals: Accumulator, seconds: float, workers: int, *, compiled: bool) -> Summary:
    """Return the summary of a run.

    Parameters
    ----------
    job : Job
        Games of the run.
    asked : int
        Games requested.
    totals : Accumulator
        Totals of the games that were played.
    seconds : float
        Seconds of play.
    workers : int
        Number of workers.
    compiled : bool
        Whether they ran compiled kernels.

    Returns
    -------
    Summary
        Settings and totals.
    """
    won = [int(count) for count in totals.won[: len(job.bots)]]
    by_bot = {bot: sum(count for count, one in zip(won, job.bots, strict=True) if one == bot) for bot in job.bots}
    return Summary(
        edition=job.box.id,
        options=chosen(job.box.options),
        bots=job.bots,
        seed=job.seed,
        asked=asked,
        games=totals.games,
        finished=totals.finished,
        shared=totals.shared,
        turns=totals.turns,
        decisions=totals.decisions,
        seconds=round(seconds, 3),
        workers=workers,
        compiled=compiled,
        wins=Wins(won, by_bot),
    )


def lines(summary: Summary) -> list[str]:
    """Return a summary as lines of text, in which seats count from 1."""
    games = max(summary.games, 1)
    pace = summary.games / summary.seconds if summary.seconds else 0
    text = [
        f"{summary.games:,} games, {summary.finished:,} to their end, in {summary.seconds:,.1f} s: {pace:,.0f} games/s",
        f"{summary.turns / games:,.1f} turns and {summary.decisions / games:,.0f} decisions a game",
    ]
    for seat, (bot, won) in enumerate(zip(summary.bots, summary.wins.seat, strict=True), 1):
        text.append(f"seat {seat}  {bot:24} won {won:>11,}  {100 * won / games:6.2f} %")
    return text
