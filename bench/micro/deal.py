"""The speed of MONOPOLY Deal on one core, plain or compiled, as JSON.

Times are processor seconds of this process. ``rules`` is the time of replaying complete games of ``regular`` from
recorded answers; the rest is the time of the bots.
"""

import json
import time
from typing import Any

import numpy as np

from monopolista.engine.chance import Stream
from monopolista.engine.game_counters import MOST_DECISIONS, GameCounters
from monopolista.engine.jit import COMPILED, kernel
from monopolista.engine.record_arrays import blank, seeded, several
from monopolista.engine.records import dtype_of, seen_dtype, unpack
from monopolista.engine.seats import CHANCE
from monopolista.games.deal.bots.records import Answer
from monopolista.games.deal.bots.registry import LEVELS, REGULAR, choose
from monopolista.games.deal.editions import load
from monopolista.games.deal.rules import table
from monopolista.games.deal.rules.records import Game, Offers, Seen
from monopolista.games.deal.simulation.count_records import MOST_TURNS
from monopolista.games.deal.simulation.game_loop import open_games, play_games

SIZES = {"random": (512, 72), "regular": (4096, 96)}
"""Games of each bot, compiled and plain; the first chunk is for warming up."""
ROUNDS = 3
CHUNK = 64
"""Games that are stored side by side."""
REPLAYED = (1024, 10)
MOST_ANSWERS = 600
"""The limit of recorded answers for each game of four ``regular``."""


@kernel
def play_and_record(packs: Any, games: Any, seen: Any, streams: Any, offers: Any, answers: Any, recorded: Any) -> int:
    """Play games of four ``regular`` and record their answers; return how many there were."""
    count = 0
    for place in range(len(games)):
        game = games[place]
        while game.depth > 0:
            seat = table.next_asked(game)
            if seat == CHANCE:
                table.answer_chance(packs[0], game)
                continue
            answer = answers[0]
            choose(packs[0], game, seen[place], seat, REGULAR, streams[place], offers[0], answer)
            recorded[count, 0] = answer.verb
            recorded[count, 1] = answer.subject
            recorded[count, 2] = answer.amount
            count += 1
            table.apply(packs[0], game, seat, answer.verb, answer.subject, answer.amount)
    return count


@kernel
def play_again(packs: Any, games: Any, recorded: Any) -> int:
    """Replay the same games from the recorded answers."""
    count = 0
    for place in range(len(games)):
        game = games[place]
        while game.depth > 0:
            seat = table.next_asked(game)
            if seat == CHANCE:
                table.answer_chance(packs[0], game)
            else:
                table.apply(packs[0], game, seat, recorded[count, 0], recorded[count, 1], recorded[count, 2])
                count += 1
    return count


def words_of(count: int) -> list[Any]:
    """Return the seed words of a number of games, the same at each call."""
    return [seed.generate_state(4) for seed in np.random.SeedSequence(1).spawn(count)]


def start_games(packs: Any, count: int) -> tuple[Any, Any]:
    """Return initialized games, and the streams of their bots."""
    games, streams = blank(Game, count), seeded(words_of(count))
    open_games(packs, games, streams, 4)
    return games, streams


def rules_alone(count: int) -> float:
    """Return the seconds of the rules alone for each decision of ``regular``, with chance."""
    packs = several(load().pack, 1)
    recorded: Any = np.zeros((count * MOST_ANSWERS, 3), np.int64)
    games, streams = start_games(packs, count)
    seen = games.view(seen_dtype(Seen, Game)) if COMPILED else games
    answers = play_and_record(packs, games, seen, streams, blank(Offers, 1), blank(Answer, 1), recorded)
    games, _ = start_games(packs, count)
    start = time.process_time()
    assert play_again(packs, games, recorded) == answers
    return (time.process_time() - start) / answers


def measure(bot: str) -> dict[str, Any]:
    """Play the same games several times, and return the fastest run."""
    return max((once(bot) for _ in range(ROUNDS)), key=lambda results: results["games"])


def once(bot: str) -> dict[str, Any]:
    """Initialize and play games of four bots; return the rates per second."""
    count = SIZES[bot][0 if COMPILED else 1]
    levels: Any = np.full(4, LEVELS.index(bot), np.int32)
    packs, offers, answers = (several(body, 1) for body in (load().pack, Offers(), Answer()))
    streams, tallies = seeded(words_of(count)), blank(GameCounters, count)
    seconds = 0.0
    for first in range(0, count, CHUNK):
        part = slice(first, first + CHUNK)
        start = time.process_time()
        games = blank(Game, len(streams[part]))
        seen = games.view(seen_dtype(Seen, Game)) if COMPILED else games
        open_games(packs, games, streams[part], 4)
        play_games(
            packs, games, seen, levels, streams[part], offers, answers, tallies[part], MOST_TURNS, MOST_DECISIONS
        )
        seconds += time.process_time() - start if first else 0
    results = [unpack(GameCounters, tally) if COMPILED else tally for tally in tallies[CHUNK:]]
    turns, decisions = sum(sum(tally.turns) for tally in results), sum(tally.decisions for tally in results)
    return {"bot": bot, "games": len(results) / seconds, "turns": turns / seconds, "decisions": decisions / seconds}


def main() -> None:
    """Measure, and print the results."""
    runs = [measure(bot) for bot in SIZES]
    rules_alone(1)
    rules = min(rules_alone(REPLAYED[0 if COMPILED else 1]) for _ in range(ROUNDS))
    memory = sum(dtype_of(kind).itemsize for kind in (Game, Stream, GameCounters))
    print(json.dumps({"runs": runs, "rules": rules, "memory": memory}))


if __name__ == "__main__":
    main()
