"""Simulation: many games at once, played by bots; which game it is, only its pool knows."""
