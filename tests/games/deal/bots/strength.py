"""Games of MONOPOLY Deal between bots, counted in the body of this process; the worker calls it by name."""

import hashlib

from monopolista.engine.seats import members
from monopolista.games.deal.bots.registry import BOTS
from monopolista.games.deal.editions import load
from monopolista.games.deal.simulation.count_records import MOST_TURNS
from monopolista.games.deal.simulation.parallel_games import Batch
from monopolista.games.interface.bot_entry import number_of
from monopolista.simulate.runner.batch import BatchSource
from monopolista.simulate.runner.seeding import words_of_games
from tests.battery.bodies import bytes_of


def warm_up() -> None:
    """Compile what a pool needs."""
    count(["regular", "random"], 1, 0)


def count(levels: list[str], games: int, seed: int) -> dict[str, int]:
    """Play games and return how many ended, and how many each level won."""
    outcomes = BatchSource("deal", levels, seed).play(games)
    won = [levels[seat] for outcome in outcomes for seat in members(outcome.winners)]
    return {"ended": sum(outcome.ended for outcome in outcomes)} | {level: won.count(level) for level in set(levels)}


def trail(levels: list[str], seed: int) -> list[str]:
    """Play some games and return digests of how each stood after every twenty decisions."""
    batch = Batch(load(), [number_of(level, BOTS) for level in levels], [*words_of_games(seed, range(2))])
    found: list[str] = []
    for decisions in range(20, 400, 20):
        batch.advance(MOST_TURNS, decisions)
        found += [hashlib.sha256(bytes_of(batch.games[place])).hexdigest() for place in range(2)]
    return found
