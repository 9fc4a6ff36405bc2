"""The speed of MONOPOLY Deal in one body on one core, measured in a process of its own, told as JSON.

Seconds are those of this process on its core. ``rules`` are whole games of ``regular`` played again from
what the bots answered: what is left to the bots is the difference.
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
from monopolista.games.deal.pool.counts import MOST_TURNS
from monopolista.games.deal.pool.play import open_games, play_games
from monopolista.games.deal.rules import table
from monopolista.games.deal.rules.records import Game, Offers, Seen

SIZES = {"random": (512, 72), "regular": (4096, 96)}
"""Games of each bot, compiled and plain; the first few are for warming up."""
ROUNDS = 3
CHUNK = 64
"""Games that lie in memory side by side."""
REPLAYED = (1024, 10)
MOST_ANSWERS = 600
"""Answers of a game of four ``regular`` that are kept to be played again."""


@kernel
def play_and_note(packs: Any, games: Any, seen: Any, streams: Any, offers: Any, answers: Any, noted: Any) -> int:
    """Play games of four ``regular`` and note what they answer; return how many answers there were."""
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
            noted[count, 0] = answer.verb
            noted[count, 1] = answer.subject
            noted[count, 2] = answer.amount
            count += 1
            table.apply(packs[0], game, seat, answer.verb, answer.subject, answer.amount)
    return count


@kernel
def play_again(packs: Any, games: Any, noted: Any) -> int:
    """Play the same games from what was noted."""
    count = 0
    for place in range(len(games)):
        game = games[place]
        while game.depth > 0:
            seat = table.next_asked(game)
            if seat == CHANCE:
                table.answer_chance(packs[0], game)
            else:
                table.apply(packs[0], game, seat, noted[count, 0], noted[count, 1], noted[count, 2])
                count += 1
    return count


def words_of(count: int) -> list[Any]:
    """Return what seeds so many games, the same at each call."""
    return [seed.generate_state(4) for seed in np.random.SeedSequence(1).spawn(count)]


def opened(packs: Any, count: int) -> tuple[Any, Any]:
    """Return games that are set up, and the streams of their bots."""
    games, streams = blank(Game, count), seeded(words_of(count))
    open_games(packs, games, streams, 4)
    return games, streams


def rules_alone(count: int) -> float:
    """Return the seconds that the rules alone take for a decision of ``regular``, chance's share in it."""
    packs = several(load().pack, 1)
    noted: Any = np.zeros((count * MOST_ANSWERS, 3), np.int64)
    games, streams = opened(packs, count)
    seen = games.view(seen_dtype(Seen, Game)) if COMPILED else games
    answers = play_and_note(packs, games, seen, streams, blank(Offers, 1), blank(Answer, 1), noted)
    games, _ = opened(packs, count)
    start = time.process_time()
    assert play_again(packs, games, noted) == answers
    return (time.process_time() - start) / answers


def measure(bot: str) -> dict[str, Any]:
    """Play the same games some times and tell the speed of the least disturbed."""
    return max((once(bot) for _ in range(ROUNDS)), key=lambda told: told["games"])


def once(bot: str) -> dict[str, Any]:
    """Set up and play games of four bots and say how many there were of everything in a second."""
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
    told = [unpack(GameCounters, tally) if COMPILED else tally for tally in tallies[CHUNK:]]
    turns, decisions = sum(sum(tally.turns) for tally in told), sum(tally.decisions for tally in told)
    return {"bot": bot, "games": len(told) / seconds, "turns": turns / seconds, "decisions": decisions / seconds}


def main() -> None:
    """Measure and print."""
    runs = [measure(bot) for bot in SIZES]
    rules_alone(1)
    rules = min(rules_alone(REPLAYED[0 if COMPILED else 1]) for _ in range(ROUNDS))
    memory = sum(dtype_of(kind).itemsize for kind in (Game, Stream, GameCounters))
    print(json.dumps({"runs": runs, "rules": rules, "memory": memory}))


if __name__ == "__main__":
    main()
