"""Modules that each game has below ``tests/games/<game>``, found by name."""

from importlib import import_module
from typing import Any


def module_of(game: str, name: str) -> Any:
    """Return a module of a game's tests; a game that lacks it fails here, by name."""
    return import_module(f"tests.games.{game}.{name}")
