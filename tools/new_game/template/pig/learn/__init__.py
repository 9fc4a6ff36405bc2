"""The game for learning agents: observations and actions as numbers."""
