"""Make the weights anew by which positions of a game are judged: ``python -m training deal``.

Each round plays tables by lot, from the second on with ``champion`` as it plays by the last round's weights, and fits
the network to all positions so far. Last the odds are held against games that were not learnt from.
"""

import argparse
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from training.fitting import Network, Sets, fit
from training.positions import Positions
from training.subject import GAMES, subject_of
from training.whole import whole

TOLD: Final = 200
"""Batches after which the loss is told."""


def main() -> None:
    """Play, fit, write the weights and what they are worth."""
    asked = arguments()
    subject = subject_of(asked.game)
    torch.manual_seed(asked.seed)
    torch.set_num_threads(asked.threads)
    start = time.perf_counter()
    for number in range(asked.rounds):
        strongest, tables = ("regular", asked.tables) if number == 0 else ("regular,champion", asked.champions)
        play(asked, asked.out / f"round-{number}", asked.seed + number, tables, strongest)
        network = Network(subject.features)
        losses = list[float]()
        sets = read(sorted(asked.out.glob("round-*/*.npz")))
        for loss in fit(network, sets, asked.epochs, asked.seed):
            losses.append(loss)
            if len(losses) % TOLD == 0:
                print(f"{len(losses):,} batches: {np.mean(losses[-TOLD:]):.4f}", flush=True)
        subject.file.write_bytes(whole(network.weights(), subject.features).tobytes())
        print(f"round {number}: {sum(len(one.won) for one in sets.values()):,} positions")
    command = [sys.executable, "-m", "training.measured", asked.game]
    told = subprocess.run(command, check=True, text=True, capture_output=True)
    (asked.out / "quality.json").write_text(told.stdout, encoding="utf-8")
    print(f"{(time.perf_counter() - start) / 60:.0f} minutes")


def play(asked: argparse.Namespace, folder: Path, seed: int, tables: int, strongest: str) -> None:
    """Play tables in so many processes."""
    each = -(-tables // asked.workers)
    command = [sys.executable, "-m", "training.play", asked.game, "--tables", str(each), "--strongest", strongest]
    command += ["--out", str(folder), "--seed"]
    begun = [subprocess.Popen([*command, str(seed * asked.workers + worker)]) for worker in range(asked.workers)]
    if any(one.wait() for one in begun):
        raise SystemExit("a table could not be played")


def read(files: list[Path]) -> Sets:
    """Return the positions of some files, by the number of seats."""
    found: dict[int, list[Any]] = {}
    for file in files:
        found.setdefault(int(file.stem.partition("-")[2]), []).append(np.load(file))
    return {
        seats: Positions(*(np.concatenate([one[name] for one in some]) for name in Positions._fields))
        for seats, some in found.items()
    }


def arguments() -> argparse.Namespace:
    """Return what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--rounds", type=int, default=2, help="how often it is played and fitted")
    parser.add_argument("--tables", type=int, default=12_000, help="tables of the first round, 64 games at each")
    parser.add_argument("--champions", type=int, default=1_500, help="tables of a later round, with champion")
    parser.add_argument("--epochs", type=int, default=2, help="how often the positions are gone through")
    parser.add_argument("--workers", type=int, default=2, help="processes that play")
    parser.add_argument("--threads", type=int, default=2, help="threads of torch")
    parser.add_argument("--seed", type=int, default=1, help="seed of the games and of the network")
    parser.add_argument("--out", type=Path, default=Path("trained"), help="folder for positions and what came of it")
    return parser.parse_args()


if __name__ == "__main__":
    main()
