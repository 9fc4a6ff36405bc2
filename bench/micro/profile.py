"""Profile of a game: the same games, with one kind of question decided several more times.

The additional time is the cost of that kind of question; the results are JSON.
"""

import json
import time
from typing import Any

from bench.micro.speed import CHUNK, job_of
from monopolista.engine.chance import Stream
from monopolista.engine.game_counters import GameCounters, goes_on
from monopolista.engine.jit import kernel
from monopolista.engine.seats import NOBODY
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.rules import table, tasks
from monopolista.games.classic.rules.records import Edition, Game, Offers, Seen
from monopolista.games.classic.simulation.count_records import WHOLE
from monopolista.games.classic.simulation.game_loop import carry_out, decide, next_to_answer
from monopolista.games.classic.simulation.parallel_games import Batch
from monopolista.simulate.runner.seeding import words_of_games

AGAIN = 8
MOST_TURNS = 300
CHUNKS = 4
TRADES = 100
"""A kind beside those of tasks: the answer to a proposed trade."""
WHO = 101
"""The choice of the next seat to answer."""
KINDS = {
    tasks.TO_ROLL: "start of a turn: trade or roll",
    tasks.IN_JAIL: "start of a turn in jail",
    tasks.TO_END: "end of a turn: unmortgage, build or end it",
    tasks.TO_BUY: "buy or decline",
    tasks.AUCTION: "bid or pass",
    tasks.DEBT: "raise money for a debt",
    TRADES: "answer a trade",
    WHO: "find the next seat to answer",
}


@kernel
def play_again(
    editions: Any,
    games: Any,
    seen: Any,
    levels: Any,
    streams: Any,
    offers: Any,
    answers: Any,
    tallies: Any,
    kind: int,
    again: int,
) -> int:
    """Play games, and repeat the decision of one kind of question; return how many there were."""
    count = 0
    for place in range(len(games)):
        count += think_again(
            editions[0], games[place], seen[place], levels, streams[place], offers[0], answers[0], tallies[place],
            kind, again,
        )  # fmt: skip
    return count


@kernel
def think_again(
    edition: Edition,
    game: Game,
    seen: Seen,
    levels: Any,
    stream: Stream,
    offers: Offers,
    answer: Answer,
    tally: GameCounters,
    kind: int,
    again: int,
) -> int:
    """Play one game of these."""
    count = 0
    while goes_on(game, tally, MOST_TURNS, WHOLE):
        seat = next_to_answer(edition, game)
        if kind == WHO:
            count += 1
            for _ in range(again):
                count += 1 if next_to_answer(edition, game) == NOBODY else 0
        if seat >= 0:
            decide(edition, game, seen, seat, levels[seat], stream, offers, answer)
            if question(game, seat) == kind:
                count += 1
                for _ in range(again):
                    decide(edition, game, seen, seat, levels[seat], stream, offers, answer)
        carry_out(edition, game, seat, answer, tally)
    return count


@kernel
def question(game: Seen, seat: int) -> int:
    """Return the kind of question that a seat has to answer."""
    return TRADES if (table.asked(game) >> seat) & 1 == 0 else top_kind(game)


def spent(kind: int, again: int) -> tuple[int, float]:
    """Return how many questions of a kind there were, and the seconds of all games."""
    job = job_of("regular")
    count, seconds = 0, 0.0
    for first in range(0, CHUNKS * CHUNK, CHUNK):
        batch = Batch(job.box, job.levels, [*words_of_games(job.seed, range(first, first + CHUNK))])
        start = time.process_time()
        count += play_again(
            batch.editions, batch.games, batch.seen, batch.levels, batch.streams, batch.offers, batch.answers,
            batch.tallies, kind, again,
        )  # fmt: skip
        seconds += time.process_time() - start
    return count, seconds


def main() -> None:
    """Measure, and print the results."""
    spent(NOBODY, 0)
    games = CHUNKS * CHUNK
    whole = min(spent(NOBODY, 0)[1] for _ in range(3))
    rows: list[dict[str, Any]] = []
    for kind, name in KINDS.items():
        count, seconds = spent(kind, AGAIN)
        each = max(seconds - whole, 0.0) / AGAIN
        rows.append({"name": name, "count": count / games, "each": each / max(count, 1), "share": each / whole})
    print(json.dumps({"game": whole / games, "rows": rows}))


if __name__ == "__main__":
    main()
