"""Tests of how many games are played and counted."""
