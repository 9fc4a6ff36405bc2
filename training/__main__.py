"""Make the weights anew by which positions of a game are judged: ``python -m training deal``.

Each round plays tables by lot, ``champion`` by the weights that there are by then, and fits the network to all
positions so far. Then it is fitted how sure the network may be, to who won of other games: odds that are learnt from
odds of its own are as sure as those. Last the odds are held against games that were not learnt from.
"""

import argparse
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import numpy as np
import torch

from training.fitting import Network, Sets, fit, hold_all_but_sureness
from training.game_config import ALIKE, GAMES, Subject, subject_of
from training.position_store import Kept, joined, read
from training.quantize import parts_of, whole

TOLD: Final = 200
"""Batches after which the loss is told."""


def main() -> None:
    """Play, fit, write the weights and what they are worth."""
    asked = arguments()
    subject = subject_of(asked.game)
    torch.manual_seed(asked.seed)
    torch.set_num_threads(asked.threads)
    start = time.perf_counter()
    network = Network(subject.features)
    if asked.rounds == 0:
        network.take(parts_of(np.fromfile(subject.file, "<i2"), subject.features))
    for number in range(asked.rounds):
        play(asked, number)
        network = Network(subject.features)
        learn(asked, subject, network, f"round {number}", sets_of(asked, "[0-9]*"))
    play(asked, asked.rounds, won=True)
    hold_all_but_sureness(network, subject.of_table)
    learn(asked, subject, network, "how sure it is", sets_of(asked, "won"))
    command = [sys.executable, "-m", "training.evaluate", asked.game]
    told = subprocess.run(command, check=True, text=True, capture_output=True)
    (asked.out / "quality.json").write_text(told.stdout, encoding="utf-8")
    print(f"{(time.perf_counter() - start) / 60:.0f} minutes")


def learn(asked: argparse.Namespace, subject: Subject, network: Network, what: str, sets: Sets) -> None:
    """Fit the network to positions, and write its weights."""
    losses = list[float]()
    for loss in fit(network, sets, asked.epochs, asked.seed):
        losses.append(loss)
        if len(losses) % TOLD == 0:
            print(f"{len(losses):,} batches: {np.mean(losses[-TOLD:]):.4f}", flush=True)
    subject.file.write_bytes(whole(network.weights(), subject.features).tobytes())
    print(f"{what}: {sum(len(one.won) for one in sets.values()):,} positions")


def play(asked: argparse.Namespace, number: int, *, won: bool = False) -> None:
    """Play the tables of a round in so many processes: those at which each bot is any, and those of ``regular``."""
    for alike, tables in ((0, asked.tables), (1, asked.alike)):
        command = [sys.executable, "-m", "training.self_play", asked.game, "--tables", str(-(-tables // asked.workers))]
        command += ["--alike", str(alike), "--out", str(asked.out / f"{alike}-{'won' if won else number}")]
        command += ["--won"] * won
        first = (asked.seed + number) * asked.workers
        begun = [subprocess.Popen([*command, "--seed", str(first + worker)]) for worker in range(asked.workers)]
        if any(one.wait() for one in begun):
            raise SystemExit("a table could not be played")


def sets_of(asked: argparse.Namespace, rounds: str) -> Sets:
    """Return the positions of some rounds; those of ``regular`` alone count as if ``ALIKE`` of the tables had them."""
    found: dict[tuple[int, float], list[Kept]] = {}
    for alike, counts in ((0, 1.0), (1, ALIKE / (1 - ALIKE) * asked.tables / asked.alike)):
        for file in sorted(asked.out.glob(f"{alike}-{rounds}/*.npz")):
            found.setdefault((int(file.stem.rpartition("-")[2]), counts), []).append(read(file))
    return {kind: joined(some) for kind, some in found.items()}


def arguments() -> argparse.Namespace:
    """Return what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument(
        "--rounds", type=int, default=2,
        help="how often it is played and fitted; 0 takes the weights that there are and fits how sure they may be",
    )  # fmt: skip
    parser.add_argument("--tables", type=int, default=16_000, help="tables a round where each bot is any, of 16 games")
    parser.add_argument("--alike", type=int, default=64_000, help="tables a round where all are regular")
    parser.add_argument("--epochs", type=int, default=2, help="how often the positions are gone through")
    parser.add_argument("--workers", type=int, default=2, help="processes that play")
    parser.add_argument("--threads", type=int, default=2, help="threads of torch")
    parser.add_argument("--seed", type=int, default=1, help="seed of the games and of the network")
    parser.add_argument("--out", type=Path, default=Path("trained"), help="folder for positions and what came of it")
    return parser.parse_args()


if __name__ == "__main__":
    main()
