"""Chunks of card games played in the body of this process; the worker calls it by name."""

from tests.simulate.chunks import Stated, play

__all__ = ["play"]
SMALL: Stated = ("deal", {}, ["regular", "random"], 1, 1)


def warm_up() -> None:
    """Compile what a chunk needs."""
    play(SMALL, 0, 1)
