"""The property-trading game by the booklet: one rules engine, a browser game, bots and a simulator."""

__version__ = "0.1.0"
