"""The body in which agents play in this process: compiled where numba is there, otherwise plain Python.

To be imported before anything that has kernels. ``MONOPOLISTA_COMPILED=0`` asks for plain Python.
"""

import os
import sys
import warnings
from importlib.util import find_spec
from typing import Final

_ASKS = "MONOPOLISTA_COMPILED"


class PlainPythonBackend(UserWarning):
    """Agents play in plain Python, which is right and slow."""


def _choose() -> str:
    """Have kernels compiled in this process where that can be; return why not, where nobody has asked for that."""
    if _ASKS in os.environ:
        return ""
    if "monopolista.engine.jit" in sys.modules:
        return "monopolista was imported before monopolista.learn"
    if find_spec("numba") is None:
        return "numba is missing: `make learn`, or pip install 'monopolista[learn]', brings it"
    os.environ[_ASKS] = "1"
    return ""


WHY_PLAIN: Final = _choose()


def say() -> None:
    """Warn who plays in plain Python without having asked for it."""
    if WHY_PLAIN and _ASKS not in os.environ:
        reason = f"games are played in plain Python, a hundred times slower: {WHY_PLAIN}"
        warnings.warn(reason, PlainPythonBackend, stacklevel=4)
