"""Trails of games that bots play, for whose sake every bot is compiled before the first of them."""

from tests.games.classic.battery.games import BOTS
from tests.games.classic.battery.positions import START
from tests.games.classic.battery.trail import bytes_at, trail

__all__ = ["bytes_at", "trail", "warm_up"]


def warm_up() -> None:
    """Compile what a trail of bots needs."""
    trail("italy", {}, 0, BOTS, START)
