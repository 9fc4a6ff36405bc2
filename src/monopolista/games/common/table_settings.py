"""Settings of a table that its server and its clients share."""

from typing import Final, Literal

USUAL_SEATS: Final = 4
"""Seats of a new table: one for the host, and bots in the others."""
TakeBacks = Literal["off", "robots", "consent"]
"""Which answers a table lets a seat undo.

``off``: none. ``robots``: those that concern the seat alone, and more if all other seats are bots. ``consent``: more if
all others agree; bots always agree.
"""
OddsFor = Literal["off", "spectators", "everybody"]
"""Which clients at a table see the odds of winning: none, those without a seat, or all."""
