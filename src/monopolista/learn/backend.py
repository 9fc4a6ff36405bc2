"""Backend of the environments in this process: compiled kernels if Numba is installed, otherwise plain Python.

Import it before any module with kernels. ``MONOPOLISTA_COMPILED=0`` selects plain Python.
"""

import inspect
import os
import sys
import warnings
from importlib.util import find_spec
from typing import Final

_VARIABLE = "MONOPOLISTA_COMPILED"


class PlainPythonWarning(UserWarning):
    """Environments run in plain Python: correct, and about a hundred times slower."""


def _choose() -> str:
    """Select compiled kernels for this process where possible; return why not, unless the variable was set."""
    if _VARIABLE in os.environ:
        return ""
    if "monopolista.engine.jit" in sys.modules:
        return "monopolista was imported before monopolista.learn"
    if find_spec("numba") is None:
        return "numba is missing: `make learn`, or pip install 'monopolista[learn]', brings it"
    os.environ[_VARIABLE] = "1"
    return ""


WHY_PLAIN: Final = _choose()


def warn_if_plain() -> None:
    """Warn with ``PlainPythonWarning`` if games run in plain Python although nobody has selected that."""
    if WHY_PLAIN and _VARIABLE not in os.environ:
        reason = f"games are played in plain Python, a hundred times slower: {WHY_PLAIN}"
        warnings.warn(reason, PlainPythonWarning, stacklevel=_callers_level())


def _callers_level() -> int:
    """Return how many calls above ``warn_if_plain`` the code lies that asked for an environment."""
    modules = (str(one.frame.f_globals["__name__"]) for one in inspect.stack(0))
    return next(level for level, name in enumerate(modules) if not name.startswith("monopolista.learn."))
