"""Summary of a run: JSON for programs, and a few lines for people."""

from math import sqrt

from monopolista import __version__
from monopolista.games.common.intervals import t_quantile, wilson
from monopolista.games.common.options import chosen
from monopolista.games.common.printed import Strict
from monopolista.games.interface.capabilities import HasGroups
from monopolista.games.interface.simulator import Job
from monopolista.simulate.runner.accumulator import Accumulator


class Wins(Strict, frozen=True):
    """Games with one winner, by seat and by bot."""

    seat: list[int]
    bot: dict[str, int]


class Mean(Strict, frozen=True):
    """A mean over games with its 95 % confidence interval."""

    mean: float
    low: float | None
    high: float | None
    """Null with fewer than two games."""


class Means(Strict, frozen=True):
    """Means of what is counted of each game."""

    turns: Mean
    decisions: Mean


class Group(Strict, frozen=True):
    """A group of deeds, such as a colour."""

    whole: int
    """Games in which a player owned the whole of it."""
    won: int
    """Games among these that its first owner won."""


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
    means: Means
    groups: dict[str, Group]
    """Groups by their names; none in games without groups."""
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
        means=Means(_mean(totals, "turns", totals.turns), _mean(totals, "decisions", totals.decisions)),
        groups=_groups(job, totals),
    )


def _groups(job: Job, totals: Accumulator) -> dict[str, Group]:
    sums = totals.batches.sums()
    if not sums or not isinstance(job.simulator, HasGroups):
        return {}
    return {name: Group(*counted) for name, counted in job.simulator.groups(sums).items()}


def _mean(totals: Accumulator, name: str, total: int) -> Mean:
    """Return the mean of a number of each game with Student's t interval."""
    games = totals.games
    mean = total / max(games, 1)
    if games < 2:
        return Mean(mean, None, None)
    variance = (games * totals.squares[name] - total**2) / (games * (games - 1))
    spread = t_quantile(0.975, games - 1) * sqrt(variance / games)
    return Mean(mean, mean - spread, mean + spread)


def half_width(mean: Mean) -> float | None:
    """Return half the width of an interval, the number behind ±."""
    return None if mean.high is None else mean.high - mean.mean


def lines(summary: Summary) -> list[str]:
    """Return a summary as lines of text, in which seats count from 1."""
    games = max(summary.games, 1)
    pace = summary.games / summary.seconds if summary.seconds else 0
    text = [
        f"{summary.games:,} games, {summary.finished:,} to their end, in {summary.seconds:,.1f} s: {pace:,.0f} games/s",
        f"{_said(summary.means.turns, 1)} turns and {_said(summary.means.decisions, 0)} decisions a game",
    ]
    for seat, (bot, won) in enumerate(zip(summary.bots, summary.wins.seat, strict=True), 1):
        low, high = (100 * max(bound, 0) for bound in wilson(won, games))
        text.append(f"seat {seat}  {bot:24} won {won:>11,}  {100 * won / games:6.2f} %  ({low:.2f} to {high:.2f})")
    return text


def _said(mean: Mean, digits: int) -> str:
    spread = half_width(mean)
    return f"{mean.mean:,.{digits}f}" + (f" ± {spread:,.{digits + 1}f}" if spread is not None else "")
