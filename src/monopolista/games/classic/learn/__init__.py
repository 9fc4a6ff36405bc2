"""The classic game for learning agents: what a seat sees and what it may do as numbers, written by kernels."""
