"""The weights by which positions are judged, as ``make weights`` has fitted them; the model card tells how."""

from pathlib import Path
from typing import Final

from monopolista.engine.network.weights import read_weights
from monopolista.games.deal.evaluation.features import FEATURES

WEIGHTS: Final = read_weights(Path(__file__).parent / "weights.bin", FEATURES)
