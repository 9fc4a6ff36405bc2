"""Scenarios of the clauses."""
