"""Write games as a log, or compare the games of a log with this engine: ``python -m bench.comparison``."""

import argparse
import gzip
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import IO, Literal, cast

from bench.comparison.played import play_random_game
from bench.comparison.records import LogError, encode
from bench.comparison.replay import compare
from bench.comparison.writing import log_of

DIFFERS = 1
UNREADABLE = 2


def main(arguments: list[str]) -> int:
    """Run a command; return the exit status: 0 where all games are equal."""
    parser = argparse.ArgumentParser(prog="python -m bench.comparison", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    write = commands.add_parser("write", help="play games and write them as a log")
    write.add_argument("file", type=Path, help="written compressed where the name ends in .gz")
    write.add_argument("--games", type=int, default=1000)
    write.add_argument("--seed", type=int, default=1)
    write.add_argument("--workers", type=int, default=1)
    check = commands.add_parser("check", help="play the games of a log again, and compare all states")
    check.add_argument("file", type=Path)
    args = parser.parse_args(arguments)
    if args.command == "write":
        return _write(args.file, args.games, args.seed, args.workers)
    return _check(args.file)


def _opened(path: Path, mode: Literal["rb", "wb"]) -> IO[bytes]:
    return cast(IO[bytes], gzip.open(path, mode)) if path.suffix == ".gz" else path.open(mode)


def _game(seed: int, number: int) -> bytes:
    return b"".join(encode(line) for line in log_of(play_random_game(seed, number), f"game {number}"))


def _write(path: Path, games: int, seed: int, workers: int) -> int:
    with _opened(path, "wb") as log, ProcessPoolExecutor(workers) as pool:
        for text in pool.map(partial(_game, seed), range(games), chunksize=4):
            log.write(text)
    print(f"{games} games, {path.stat().st_size:,} bytes")
    return 0


def _check(path: Path) -> int:
    games = actions = states = unequal = 0
    try:
        with _opened(path, "rb") as log:
            for one in compare(log):
                games, actions, states = games + 1, actions + one.actions, states + one.states
                unequal += bool(one.differs)
                for line in one.differs:
                    print(f"{one.name}: {line}")
    except (LogError, OSError) as error:
        print(error, file=sys.stderr)
        return UNREADABLE
    print(f"{games} games, {actions:,} actions and chances played, {states:,} states compared, {unequal} games differ")
    return DIFFERS if unequal else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
