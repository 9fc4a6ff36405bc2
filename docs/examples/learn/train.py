"""Train MaskablePPO of sb3-contrib in the classic game against three bots: imitate one of them, then play.

    make train
    .venv/bin/python docs/examples/learn/train.py --minutes 20 --out learned

Besides the minutes of play, the run takes about six minutes for the imitation and for the games that measure the
result, all on one core, and 4 GB of memory. ``--out`` then contains the policies, ``progress.csv`` and
``learning.svg``, which show the share of games won, and ``summary.json``.
"""

import argparse
import csv
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from drawing import Stretch, draw
from imitation import imitate, narrowed, noted, sharpen, taken
from numpy.typing import NDArray
from places import Places, Tally, play
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from monopolista.games.common.intervals import wilson

NETWORKS: Final = {"pi": [256, 256], "vf": [256, 256]}
LEARNS: Final[dict[str, Any]] = {
    "batch_size": 2048, "n_epochs": 2, "learning_rate": 3e-4, "clip_range": 0.15, "target_kl": 0.02,
    "gamma": 1.0, "gae_lambda": 0.95, "ent_coef": 0.0,
}  # fmt: skip
"""Only the final result counts, so nothing is discounted. Steps are small, because imitation comes first."""
SHARPER: Final = 1.5
"""Factor of the logits after the imitation."""
STRETCHES: Final = 30
"""Maximum number of points in the chart."""
EACH: Final = 5
"""Games played in each environment to measure a result, so that long games count as much as short ones."""
AFRESH: Final = 1_000_000
"""Offset of the seeds of these games from those of the training games."""


class Progress(BaseCallback):
    """Records the games won after each rollout, and stops the training after some minutes."""

    def __init__(self, games: Places, minutes: float) -> None:
        super().__init__()
        self._games, self._minutes = games, minutes
        self._start = time.perf_counter()
        self.rounds: list[tuple[int, Tally]] = []

    def _on_rollout_end(self) -> None:
        tally = self._games.counted()
        self.rounds.append((self.num_timesteps, tally))
        print(f"{self.num_timesteps:>12,} steps: {tally.won} of {tally.games} games won")

    def _on_step(self) -> bool:
        return time.perf_counter() - self._start < 60 * self._minutes


def main() -> None:
    """Imitate, play, and write the results."""
    asked = arguments()
    asked.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(asked.seed)
    torch.set_num_threads(asked.threads)
    torch.distributions.Distribution.set_default_validate_args(value=False)
    start, busy = time.perf_counter(), time.process_time()
    model, games = begun(asked) if asked.imitation else imitated(asked)
    model.save(asked.out / "imitation.zip")
    np.savez(asked.out / "places.npz", fields=games.fields, actions=games.actions)
    imitates = measured(model, games, asked)
    print(f"imitation: {imitates.won} of {imitates.games} games won, {imitates.cut} cut short")
    progress = Progress(games, asked.minutes)
    model.learn(asked.steps, callback=progress)
    plays = measured(model, games, asked)
    model.save(asked.out / "policy.zip")
    spent = {"minutes": (time.perf_counter() - start) / 60, "minutes_of_a_core": (time.process_time() - busy) / 60}
    report(asked, progress.rounds, {"imitation": imitates, "end": plays}, spent)


class HelpFormatter(argparse.ArgumentDefaultsHelpFormatter, argparse.RawDescriptionHelpFormatter):
    """Shows the description as it is, and the default of each option."""


def arguments() -> argparse.Namespace:
    """Return the arguments of the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=HelpFormatter)
    parser.add_argument("--edition", default="italy", help="edition of the classic game")
    parser.add_argument("--bot", default="regular", help="bot to imitate, which also plays the other three seats")
    parser.add_argument("--positions", type=int, default=800_000, help="decisions of the bot to imitate")
    parser.add_argument("--rounds", type=int, default=5, help="passes through these decisions")
    parser.add_argument("--imitation", type=Path, help="folder of an earlier run, to use its imitation")
    parser.add_argument("--minutes", type=float, default=20, help="minutes of training by play")
    parser.add_argument("--steps", type=int, default=10**9, help="most decisions of training by play")
    parser.add_argument("--places", type=int, default=256, help="games in parallel, a multiple of four")
    parser.add_argument("--span", type=int, default=128, help="decisions in each game before an update of the networks")
    parser.add_argument("--games", type=int, default=2000, help="games to measure the result")
    parser.add_argument("--threads", type=int, default=1, help="threads of PyTorch")
    parser.add_argument("--seed", type=int, default=1, help="seed of the games and of the networks")
    parser.add_argument("--out", type=Path, default=Path("learned"), help="folder for the results")
    return parser.parse_args()


def imitated(asked: argparse.Namespace) -> tuple[MaskablePPO, Places]:
    """Return networks that imitate the bot, and the environment for their training."""
    positions, fields = noted(asked.edition, asked.bot, asked.positions, asked.seed)
    actions = taken(positions)
    games = Places(asked.places, edition=asked.edition, bot=asked.bot, fields=fields, actions=actions)
    games.seed(asked.seed)
    networks = {"net_arch": NETWORKS, "activation_fn": torch.nn.ReLU}
    model = MaskablePPO(
        "MlpPolicy", games, n_steps=asked.span, policy_kwargs=networks, seed=asked.seed, device="cpu", **LEARNS
    )
    shown = narrowed(positions, actions)
    for surprise, error in imitate(model.policy, shown, asked.rounds):
        print(f"{len(shown.actions):,} positions: cross-entropy {surprise:.3f}, error of the winner {error:.3f}")
    sharpen(model.policy, SHARPER)
    return model, games


def begun(asked: argparse.Namespace) -> tuple[MaskablePPO, Places]:
    """Return the imitation of an earlier run, and the environment for its training."""
    kept = np.load(asked.imitation / "places.npz")
    games = Places(asked.places, edition=asked.edition, bot=asked.bot, fields=kept["fields"], actions=kept["actions"])
    games.seed(asked.seed)
    return MaskablePPO.load(asked.imitation / "imitation.zip", games, device="cpu", n_steps=asked.span, **LEARNS), games


def measured(model: MaskablePPO, games: Places, asked: argparse.Namespace) -> Tally:
    """Return the results of games without training, with equally many games from each seat."""

    def choose(seen: NDArray[np.float32], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        return model.predict(seen, action_masks=masks)[0]

    fresh = Places(
        asked.games // EACH, edition=asked.edition, bot=asked.bot, fields=games.fields, actions=games.actions
    )
    fresh.seed(asked.seed + AFRESH)
    return play(choose, fresh, EACH)


def report(
    asked: argparse.Namespace, rounds: Sequence[tuple[int, Tally]], measured: dict[str, Tally], spent: dict[str, float]
) -> None:
    """Write the progress as CSV and as a chart, and the results as JSON."""
    with (asked.out / "progress.csv").open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([("steps", *Tally._fields), *((steps, *tally) for steps, tally in rounds)])
    stretches = stretched(rounds)
    if stretches:
        draw(stretches, asked.out / "learning.svg", f"Share of games won against three {asked.bot} while learning")
    results = {name: summarize(tally) for name, tally in measured.items()}
    summary = {"steps": rounds[-1][0] if rounds else 0, **spent, **results}
    text = json.dumps(summary, indent=2)
    (asked.out / "summary.json").write_text(text + "\n", encoding="utf-8")
    print(text)


def stretched(rounds: Sequence[tuple[int, Tally]]) -> list[Stretch]:
    """Return the share of games won in groups of consecutive rollouts."""
    together = -(-len(rounds) // STRETCHES)
    found = list[Stretch]()
    for first in range(0, len(rounds), max(together, 1)):
        some = rounds[first : first + together]
        games, won = (sum(tally[column] for _, tally in some) for column in (0, 1))
        if games:
            found.append(Stretch(some[-1][0], 100 * won / games, *(100 * bound for bound in wilson(won, games))))
    return found


def summarize(tally: Tally) -> dict[str, float]:
    """Return counts of games, and the share won with Wilson's 95 % interval."""
    low, high = wilson(tally.won, tally.games)
    return {**tally._asdict(), "share": tally.won / tally.games, "low": low, "high": high}


if __name__ == "__main__":
    main()
