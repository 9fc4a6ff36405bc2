"""Runs: many games in chunks, on processes of this machine or of a cluster."""
