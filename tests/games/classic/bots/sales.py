"""Pure sales in games between bots, counted in the body of this process; the worker calls it by name."""

from typing import Any

from monopolista.games.classic.editions import Box
from monopolista.games.interface.simulator import Job
from monopolista.simulate.runner.chunk_worker import play_chunk
from tests.simulate.chunks import job_of

SOLD_HIGH = 4
"""Times the printed price beyond which a price is high."""


def count(levels: list[str], games: int, seed: int) -> dict[str, Any]:
    """Play games and tell of the sales that made a colour of streets whole for the buyer."""
    job = job_of(("italy", {}, levels, seed, 300))
    trades = job.simulator.rows(job, [play_chunk(job, 0, games)])["trades"]
    times = [0.0]
    broke = 0
    won = 0
    for trade in trades.iter_rows(named=True):
        buyer, deeds = ("maker", trade["gets"]) if trade["gets"] else ("partner", trade["gives"])
        streets = [colour for colour in trade[f"{buyer}_completes"] if house_prices(job, colour) > 0]
        if streets and not (trade["gets"] and trade["gives"]):
            times.append(abs(trade["money"]) / sum(job.box.edition.price[square] for square in deeds))
            broke += trade[f"{buyer}_cash"] < sum(house_prices(job, colour) for colour in streets)
            won += trade[f"{buyer}_won"]
    high = sum(one > SOLD_HIGH for one in times)
    return {"sales": len(times) - 1, "won": won, "high": high, "highest": max(times), "broke": broke}


def house_prices(job: Job[Box], colour: str) -> int:
    """Return what a house on each street of a colour costs."""
    squares = job.box.file.squares
    return sum(square.house_price or 0 for square in squares if square.colour == colour)
