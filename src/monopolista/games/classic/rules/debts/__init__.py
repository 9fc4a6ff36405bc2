"""Debts: payments that are owed, and the bankruptcy of a seat that cannot pay (DEBT, BANK)."""
