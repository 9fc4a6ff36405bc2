"""A bot that only buys and never builds, trades, bids or redeems; the rules take nearly all of the time."""

import json
import os
import subprocess
import sys
from tempfile import TemporaryDirectory

from bench.micro.baseline import rate
from bench.micro.speed import BUYER, measure, without_counting
from monopolista.engine.chance import Stream
from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, lowest
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular.debt import raise_money
from monopolista.games.classic.rules import clauses, tasks, verbs
from monopolista.games.classic.rules.property import purchase
from monopolista.games.classic.rules.records import Edition, Seen

OWN_CACHE = "MONOPOLISTA_OWN_CACHE"


@kernel
def choose(edition: Edition, seen: Seen, seat: Seat, stream: Stream, answer: Answer) -> None:  # noqa: ARG001
    """Buy what is affordable, pay debts, and roll."""
    match top_kind(seen):
        case tasks.TO_ROLL | tasks.IN_JAIL:
            set_answer(answer, verbs.ROLL, 0, 0)
        case tasks.TO_END:
            set_answer(answer, verbs.END, 0, 0)
        case tasks.TO_BUY:
            able = purchase.why_not_buy(seen, seat) == clauses.NONE
            set_answer(answer, verbs.BUY if able else verbs.DECLINE, 0, 0)
        case tasks.DEBT:
            raise_money(edition, seen, seat, answer)
        case tasks.TRANSFERRED:
            set_answer(answer, verbs.KEEP, edition.square[lowest(seen.agenda[seen.depth - 1].about)], 0)
        case _:
            set_answer(answer, verbs.PASS, 0, 0)


def main() -> None:
    """Benchmark four of them, in a process with a separate cache for this bot."""
    if OWN_CACHE in os.environ:
        print(json.dumps({"runs": [measure(BUYER, without_counting)], "rolls": rate()}))
        return
    with TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "bench.micro.buyer"], env=os.environ | {OWN_CACHE: folder}, check=True)


if __name__ == "__main__":
    main()
