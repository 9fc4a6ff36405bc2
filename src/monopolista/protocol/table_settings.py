"""Settings of a table that both its server and its clients name."""

from typing import Literal

TakeBacks = Literal["off", "robots", "consent"]
"""What a table lets one take back: nothing; one's own business, and more only where robots alone sit beside; or more
with the consent of everybody, which robots always give.
"""
OddsFor = Literal["off", "spectators", "everybody"]
"""Who sees at a table what everybody's odds of winning are: nobody, who has no seat, or all."""
