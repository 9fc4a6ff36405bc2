"""The summary of a run: a page of JSON, and a few lines for people."""

from monopolista import __version__
from monopolista.games.common.options import chosen
from monopolista.games.common.printed import Strict
from monopolista.games.interface.pools import Job
from monopolista.simulate.runner.accumulator import Accumulator


class Wins(Strict, frozen=True):
    """Games won alone."""

    seat: list[int]
    bot: dict[str, int]


class Summary(Strict, frozen=True):
    """What a run was, and how it went."""

    edition: str
    options: dict[str, bool | int | str]
    bots: tuple[str, ...]
    seed: int
    asked: int
    """Games that were asked for."""
    games: int
    """Games that were played."""
    finished: int
    """Those that came to their end; the others were cut short."""
    shared: int
    """Those that several won together."""
    turns: int
    decisions: int
    """Answers that seats gave, chance's apart."""
    seconds: float
    """Seconds of play, without compilation."""
    workers: int
    compiled: bool
    wins: Wins
    version: str = __version__


def summarise(job: Job, asked: int, totals: Accumulator, seconds: float, workers: int, *, compiled: bool) -> Summary:
    """Return the summary of a run."""
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
    """Return a summary in a few lines."""
    games = max(summary.games, 1)
    pace = summary.games / summary.seconds if summary.seconds else 0
    told = [
        f"{summary.games:,} games, {summary.finished:,} to their end, in {summary.seconds:,.1f} s: {pace:,.0f} games/s",
        f"{summary.turns / games:,.1f} turns and {summary.decisions / games:,.0f} decisions a game",
    ]
    for seat, (bot, won) in enumerate(zip(summary.bots, summary.wins.seat, strict=True)):
        told.append(f"seat {seat}  {bot:24} won {won:>11,}  {100 * won / games:6.2f} %")
    return told
