"""The network in PyTorch, layer by layer equivalent to the integer arithmetic of ``engine.network.kernels``."""

import math
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from monopolista.engine.fixed_point import ONE
from monopolista.engine.network.kernels import HIDDEN, LEAST_SURE, SECOND, WHOLE
from training.position_store import StoredPositions

BATCH: Final = 4096
"""Batch size in positions."""
RATE: Final = 3e-3
"""The initial learning rate, which decays to zero."""
WARM: Final = 100
"""The number of warm-up batches."""
BETAS: Final = (0.9, 0.99)
APART: Final = -30.0
"""The score of a seat that cannot win."""
STRETCH: Final = 4.0
"""The scale of the last layer relative to the fitted parameters."""

Sets = Mapping[tuple[int, float], StoredPositions]
"""Positions by number of seats, and by their weight."""


class Batch(NamedTuple):
    """A batch of positions with the same number of seats."""

    features: Tensor
    """int64, shape (marks,): for each position the features of its seats, then those of the table."""
    shares: Tensor
    """float32, the same shape, from 0 to 1."""
    firsts: Tensor
    """int64, shape (count x (seats + 1),): the offsets of the features of each seat, and of each table."""
    alive: Tensor
    """bool, shape (count, seats): which seats can still win."""
    won: Tensor
    """float32, shape (count, seats): the results."""


class Network(nn.Module):
    """The network, which returns the scores of the seats."""

    def __init__(self, features: int) -> None:
        super().__init__()
        self.first = nn.EmbeddingBag(features, HIDDEN, mode="sum")
        self.straight = nn.EmbeddingBag(features, 1, mode="sum")
        self.own = nn.Linear(HIDDEN, SECOND)
        self.others = nn.Linear(HIDDEN, SECOND, bias=False)
        self.last = nn.Linear(SECOND, 1, bias=False)
        nn.init.normal_(self.first.weight, 0.0, 0.05)
        nn.init.zeros_(self.straight.weight)

    def forward(self, batch: Batch) -> Tensor:
        """Return the scores, shape (count, seats)."""
        count = len(batch.won)
        sums = self.first(batch.features, batch.firsts, per_sample_weights=batch.shares).view(count, -1, HIDDEN)
        straight = self.straight(batch.features, batch.firsts, per_sample_weights=batch.shares).view(count, -1)
        calibration = torch.clamp(straight[:, -1:] + 1, LEAST_SURE / ONE, math.inf)
        units = torch.clamp(sums[:, :-1] + sums[:, -1:], 0, 1) * batch.alive[:, :, None]
        others = units.sum(1, keepdim=True) - units
        second = torch.clamp(self.own(units) + self.others(others), 0, 1)
        scores = STRETCH * self.last(second)[:, :, 0] + straight[:, :-1]
        return (scores * calibration).masked_fill(~batch.alive, APART)

    def load(self, weights: Mapping[str, NDArray[np.float32]]) -> None:
        """Load weights, by the names of ``quantize``."""
        with torch.no_grad():
            self.first.weight.copy_(torch.from_numpy(weights["first"]))
            self.straight.weight.copy_(torch.from_numpy(weights["straight"][:, None]))
            self.own.weight.copy_(torch.from_numpy(weights["own"]))
            self.others.weight.copy_(torch.from_numpy(weights["others"]))
            self.own.bias.copy_(torch.from_numpy(weights["bias"]))
            self.last.weight.copy_(torch.from_numpy(weights["last"][None] / STRETCH))

    def weights(self) -> dict[str, NDArray[np.float32]]:
        """Return the weights, by the names of ``quantize``."""
        return {
            "first": self.first.weight.detach().numpy(),
            "straight": self.straight.weight.detach().numpy()[:, 0],
            "own": self.own.weight.detach().numpy(),
            "others": self.others.weight.detach().numpy(),
            "bias": self.own.bias.detach().numpy(),
            "last": STRETCH * self.last.weight.detach().numpy()[0],
        }


def cross_entropy(scores: Tensor, won: Tensor) -> Tensor:
    """Return the cross-entropy of each position."""
    return -(torch.log_softmax(scores, 1) * won).sum(1)


def freeze_all_but_calibration(network: Network, first: int) -> None:
    """Freeze all parameters except the calibration, which follows from the features of the table."""
    for parameter in network.parameters():
        parameter.requires_grad_(parameter is network.straight.weight)
    table = torch.from_numpy(np.arange(len(network.straight.weight)) >= first)[:, None]
    network.straight.weight.register_hook(table.mul)


def fit(network: Network, sets: Sets, rounds: int, seed: int) -> Iterator[float]:
    """Fit the network for a number of epochs; yield the loss of each batch."""
    rng = np.random.default_rng(seed)
    steps = rounds * sum(-(-len(one.won) // BATCH) for one in sets.values())
    fitted = [parameter for parameter in network.parameters() if parameter.requires_grad]
    optimizer = torch.optim.Adam(fitted, RATE, BETAS)
    step = 0
    for _ in range(rounds):
        for counts, batch in batches(sets, rng):
            optimizer.param_groups[0]["lr"] = RATE * min(1.0, (step + 1) / WARM) * (1 - step / steps)
            loss = cross_entropy(network(batch), batch.won).mean()
            optimizer.zero_grad()
            (counts * loss).backward()
            optimizer.step()
            step += 1
            yield loss.item()


def batches(sets: Sets, rng: np.random.Generator) -> Iterator[tuple[float, Batch]]:
    """Yield all positions in random order, with their weights; each batch has positions of one set."""
    firsts = {kind: some.firsts() for kind, some in sets.items()}
    parts: list[tuple[tuple[int, float], NDArray[np.int64]]] = []
    for kind, some in sets.items():
        order = rng.permutation(len(some.won))
        parts += [(kind, order[first : first + BATCH]) for first in range(0, len(order), BATCH)]
    for place in np.argsort(rng.random(len(parts))):
        kind, rows = parts[int(place)]
        yield kind[1], batch_of(sets[kind], firsts[kind], np.sort(rows))


def batch_of(stored: StoredPositions, firsts: NDArray[np.int64], rows: NDArray[np.int64]) -> Batch:
    """Return a batch of some positions."""
    long = firsts[rows + 1] - firsts[rows]
    skipped = np.concatenate(([0], np.cumsum(long)[:-1]))
    marks: NDArray[np.int64] = np.arange(int(long.sum())) + np.repeat(firsts[rows] - skipped, long)
    lengths = stored.lengths[rows].astype(np.int64)
    return Batch(
        torch.from_numpy(stored.features[marks].astype(np.int64)),
        torch.from_numpy(stored.shares[marks].astype(np.float32) / WHOLE),
        torch.from_numpy(np.concatenate(([0], np.cumsum(lengths.ravel())[:-1]))),
        torch.from_numpy(lengths[:, :-1] > 0),
        torch.from_numpy(stored.won[rows]),
    )
