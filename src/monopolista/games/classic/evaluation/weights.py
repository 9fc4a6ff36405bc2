"""The weights by which positions are judged, as ``make weights`` has fitted them; the model card tells how."""

from pathlib import Path
from typing import Any, Final

import numpy as np

from monopolista.engine.jit import COMPILED


def _read() -> Any:
    """Return them as kernels want them: a read-only array, or a list; int16."""
    weights = np.frombuffer((Path(__file__).parent / "weights.bin").read_bytes(), "<i2")
    return weights if COMPILED else weights.tolist()


WEIGHTS: Final = _read()
