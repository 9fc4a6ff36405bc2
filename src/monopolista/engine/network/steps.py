"""The steps of the win-odds network: kernels where they are compiled, and matrices in plain Python.

An evaluation calls ``see_table`` once, ``see_seat`` for each seat that may still win, and then ``compute_odds``.
"""

from monopolista.engine.jit import COMPILED
from monopolista.engine.network import kernels, numpy_network

_BODY = kernels if COMPILED else numpy_network
see_table = _BODY.see_table
see_seat = _BODY.see_seat
compute_odds = _BODY.compute_odds
