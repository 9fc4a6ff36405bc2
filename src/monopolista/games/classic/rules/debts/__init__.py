"""Debts: what is owed, and what becomes of a seat that cannot pay (DEBT, BANK)."""
