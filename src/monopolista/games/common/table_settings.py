"""Settings of a table that both its server and its clients name."""

from typing import Final, Literal

USUAL_SEATS: Final = 4
"""Seats of a new table: one for its host, the others with bots."""
TakeBacks = Literal["off", "robots", "consent"]
"""What a table lets one take back: nothing; one's own business, and more only where robots alone sit beside; or more
with the consent of everybody, which robots always give.
"""
OddsFor = Literal["off", "spectators", "everybody"]
"""Who sees at a table what everybody's odds of winning are: nobody, who has no seat, or all."""
