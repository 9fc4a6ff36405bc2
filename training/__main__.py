"""Train the weights of a game's evaluation network: ``python -m training deal``.

Each round plays random tables, ``champion`` with the current weights, and fits the network to all positions so far.
Then the calibration is fitted to the winners of separate games: trained on its own estimates, a network would be as
confident as those. Last, the odds are evaluated on games that were not used for training.
"""

import argparse
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import numpy as np
import torch

from training.fitting import Network, Sets, fit, freeze_all_but_calibration
from training.game_config import ALIKE, GAMES, GameConfig, config_of
from training.position_store import StoredPositions, concatenate, read
from training.quantize import dequantize, quantize

REPORT_INTERVAL: Final = 200
"""Batches between two reports of the loss."""


def main() -> None:
    """Play, fit, and write the weights and their evaluation."""
    args = parse_arguments()
    config = config_of(args.game)
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    start = time.perf_counter()
    network = Network(config.features)
    if args.rounds == 0:
        network.load(dequantize(np.fromfile(config.file, "<i2"), config.features))
    for number in range(args.rounds):
        play(args, number)
        network = Network(config.features)
        learn(args, config, network, f"round {number}", sets_of(args, "[0-9]*"))
    play(args, args.rounds, won=True)
    freeze_all_but_calibration(network, config.of_table)
    learn(args, config, network, "how sure it is", sets_of(args, "won"))
    command = [sys.executable, "-m", "training.evaluate", args.game]
    evaluation = subprocess.run(command, check=True, text=True, capture_output=True)
    (args.out / "quality.json").write_text(evaluation.stdout, encoding="utf-8")
    print(f"{(time.perf_counter() - start) / 60:.0f} minutes")


def learn(args: argparse.Namespace, config: GameConfig, network: Network, what: str, sets: Sets) -> None:
    """Fit the network to positions, and write its weights."""
    losses = list[float]()
    for loss in fit(network, sets, args.epochs, args.seed):
        losses.append(loss)
        if len(losses) % REPORT_INTERVAL == 0:
            print(f"{len(losses):,} batches: {np.mean(losses[-REPORT_INTERVAL:]):.4f}", flush=True)
    config.file.write_bytes(quantize(network.weights(), config.features).tobytes())
    print(f"{what}: {sum(len(one.won) for one in sets.values()):,} positions")


def play(args: argparse.Namespace, number: int, *, won: bool = False) -> None:
    """Play the tables of a round in several processes: those with random bots, and those of ``regular`` alone."""
    for alike, tables in ((0, args.tables), (1, args.alike)):
        command = [sys.executable, "-m", "training.self_play", args.game, "--tables", str(-(-tables // args.workers))]
        command += ["--alike", str(alike), "--out", str(args.out / f"{alike}-{'won' if won else number}")]
        command += ["--won"] * won
        first = (args.seed + number) * args.workers
        started = [subprocess.Popen([*command, "--seed", str(first + worker)]) for worker in range(args.workers)]
        if any(one.wait() for one in started):
            raise SystemExit("a table could not be played")


def sets_of(args: argparse.Namespace, rounds: str) -> Sets:
    """Return the positions of some rounds; those of ``regular`` alone have the total weight ``ALIKE``."""
    found: dict[tuple[int, float], list[StoredPositions]] = {}
    for alike, counts in ((0, 1.0), (1, ALIKE / (1 - ALIKE) * args.tables / args.alike)):
        for file in sorted(args.out.glob(f"{alike}-{rounds}/*.npz")):
            found.setdefault((int(file.stem.rpartition("-")[2]), counts), []).append(read(file))
    return {kind: concatenate(some) for kind, some in found.items()}


def parse_arguments() -> argparse.Namespace:
    """Parse the command line."""
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
