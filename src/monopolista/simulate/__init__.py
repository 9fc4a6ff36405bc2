"""Simulation: many games at once, played by bots."""

from monopolista.simulate.pool import Outcome, Pool

__all__ = ["Outcome", "Pool"]
