"""Quantization of a fitted network for ``engine.network.kernels``, and back."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.fixed_point import ONE
from monopolista.engine.network.kernels import HIDDEN, SECOND
from monopolista.engine.seats import SEATS

Weights = dict[str, NDArray[Any]]
"""The weights of each part of a network, by its name."""
LONGEST: Final = 1 << 31


def quantize(weights: Weights, features: int) -> NDArray[np.int16]:
    """Quantize weights; return them concatenated: first layer, direct scores, own and others' second layer, last layer.

    Raises
    ------
    ValueError
        A weight exceeds 16 bits, or a sum could exceed 32 bits.
    """
    parts = (
        weights["first"][:features],
        weights["straight"][:features],
        (weights["own"] - weights["others"]).T,
        weights["others"].T,
        weights["bias"],
        weights["last"],
    )
    rounded = [np.rint(part * ONE).astype(np.int64).ravel() for part in parts]
    if max(np.abs(part).max() for part in rounded) >= 1 << 15:
        raise ValueError("a weight has more than 16 bits")
    most = np.abs(rounded[3].reshape(HIDDEN, SECOND)).sum(axis=0).max() * ONE * SEATS
    if most >= LONGEST:
        raise ValueError("the second layer may have more than 32 bits")
    return np.concatenate(rounded).astype("<i2")


def dequantize(weights: NDArray[np.int16], features: int) -> Weights:
    """Return the parts from which ``quantize`` makes these weights."""
    lengths = {"first": features * HIDDEN, "straight": features, "own": SECOND * HIDDEN, "others": SECOND * HIDDEN}
    ends = np.cumsum([*lengths.values(), SECOND])
    first, straight, own, others, bias, last = np.split(weights / np.float32(ONE), ends)
    others_layer = others.reshape(HIDDEN, SECOND).T
    return {
        "first": first.reshape(features, HIDDEN),
        "straight": straight,
        "own": own.reshape(HIDDEN, SECOND).T + others_layer,
        "others": others_layer,
        "bias": bias,
        "last": last,
    }
