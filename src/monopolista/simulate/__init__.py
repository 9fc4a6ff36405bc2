"""Simulation: many games at once, played by bots."""

from monopolista.engine.tally import Outcome
from monopolista.games.classic.pool.pool import Pool

__all__ = ["Outcome", "Pool"]
