"""The weights of a win-odds network, read from the file that it was fitted into."""

from pathlib import Path
from typing import Any

import numpy as np

from monopolista.engine.jit import COMPILED
from monopolista.engine.network.kernels import HIDDEN, SECOND


class WeightsError(ValueError):
    """Weights that were fitted to other features."""


def read_weights(path: Path, fitted: int, added: int = 0) -> Any:
    """Read the weights of a network from a file.

    Parameters
    ----------
    path : Path
        File of little-endian 16-bit integers, as ``make weights`` writes it.
    fitted : int
        Number of features to which the weights were fitted.
    added : int
        Number of features that follow them; their weights are zero until the network is fitted again.

    Returns
    -------
    ndarray or list
        int16, shape (weights,): a read-only array when compiled, otherwise a list of ints.

    Raises
    ------
    OSError
        If the file cannot be read.
    WeightsError
        If the file has weights for another number of features.
    """
    weights = np.frombuffer(path.read_bytes(), "<i2")
    beside = 2 * SECOND * (HIDDEN + 1)
    if len(weights) != fitted * (HIDDEN + 1) + beside:
        has = (len(weights) - beside) // (HIDDEN + 1)
        raise WeightsError(f"{path} has weights for {has} features, not {fitted}: state in features.py what was fitted")
    if added:
        first, straight, rest = np.split(weights, [fitted * HIDDEN, fitted * (HIDDEN + 1)])
        nothing = np.zeros(added * HIDDEN, weights.dtype)
        weights = np.concatenate([first, nothing, straight, nothing[:added], rest])
        weights.flags.writeable = False
    return weights if COMPILED else weights.tolist()
