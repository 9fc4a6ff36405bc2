"""Decisions of the card game as they are weighed: which answers there are, what they aim at, and why one is better."""
