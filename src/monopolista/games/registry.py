"""The games of the package; no other module lists them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from monopolista.games.classic.editions import Options as UsualOptions
from monopolista.games.classic.game import CLASSIC
from monopolista.games.common.options import Options, Value, said
from monopolista.games.common.printed import EditionError
from monopolista.games.deal.game import DEAL
from monopolista.games.interface.capabilities import HasCustomEditions
from monopolista.games.interface.game import Game
from monopolista.games.interface.rules_adapter import Box

__all__ = [
    "GAMES",
    "EditionError",
    "UsualOptions",
    "each_games_own",
    "edition_ids",
    "game_of",
    "load",
    "load_with_texts",
    "register_edition",
    "register_values",
]

GAMES: dict[str, Game[Any, Any]] = {game.name: game for game in (CLASSIC, DEAL)}
"""Every game by its name; the first one, whose options are ``UsualOptions``, is the default."""


def edition_ids() -> tuple[str, ...]:
    """Return the ids of the editions of all games; a user's own editions come last within their game."""
    return tuple(edition for game in GAMES.values() for edition in game.editions())


def each_games_own(base: type[Struct]) -> list[tuple[str, type[Struct]]]:
    """Return the subclasses that games define of a shared base class, each with the name of its game."""
    own = [(game.name, shape) for game in GAMES.values() for shape in (*game.views, *game.effect_types)]
    return [(name, shape) for name, shape in own if issubclass(shape, base)]


def game_of(edition_id: str) -> Game[Any, Any]:
    """Return the game of an edition, or raise EditionError."""
    for game in GAMES.values():
        if edition_id in game.editions():
            return game
    raise EditionError(f"unknown edition {edition_id[:40]!r}; there are: {', '.join(edition_ids())}")


def load(edition_id: str, options: Options | Mapping[str, Value] | None = None) -> Box:
    """Return an edition with its options, or raise EditionError."""
    return game_of(edition_id).box(edition_id, options)


def load_with_texts(edition_id: str, options: Mapping[str, str]) -> Box:
    """Return an edition with options whose values are texts, or raise EditionError."""
    game = game_of(edition_id)
    return game.box(edition_id, said(game.options, options))


def register_edition(path: str | Path) -> str:
    """Register a user's own edition, and return its id, which ``load`` then accepts."""
    game = _custom_game(str(path))
    return game.register_edition(path, _editions_beside(game))


def register_values(stated: Mapping[str, Any]) -> str:
    """Register an edition given as the values of an edition file, and return its id."""
    game = _custom_game(str(stated.get("id")))
    return game.register_values(stated, _editions_beside(game))


def _custom_game(name: str) -> HasCustomEditions:
    """Return the game with editions of a user's own."""
    for game in GAMES.values():
        if isinstance(game, HasCustomEditions):
            return game
    raise EditionError(f"{name}: no game takes editions of your own")


def _editions_beside(game: object) -> list[str]:
    """Return the editions of the other games."""
    return [edition for other in GAMES.values() if other is not game for edition in other.editions()]
