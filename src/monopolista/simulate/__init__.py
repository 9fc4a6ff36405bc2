"""Simulation: many games between bots, their results, reports, ratings and data sets."""
