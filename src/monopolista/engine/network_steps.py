"""The steps of the win-odds network: kernels where they are compiled, and matrices in plain Python.

An evaluation calls ``see_table`` once, ``see_seat`` for each seat that may still win, and then ``compute_odds``.
"""

from monopolista.engine import network, network_numpy
from monopolista.engine.jit import COMPILED

_BODY = network if COMPILED else network_numpy
see_table = _BODY.see_table
see_seat = _BODY.see_seat
compute_odds = _BODY.compute_odds
