"""The games that there are. They are loaded when one is first asked for: a process that plays one needs no other."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from monopolista.games.registry import (
        GAMES,
        EditionError,
        UsualOptions,
        box_content,
        box_texts,
        check_box,
        each_games_own,
        edition_content,
        edition_ids,
        edition_toml,
        faults_in_box,
        game_of,
        load,
        load_with_texts,
        make_box,
        register_box,
        register_content,
        register_edition,
        register_values,
        sample_boxes,
    )

__all__ = [
    "GAMES",
    "EditionError",
    "UsualOptions",
    "box_content",
    "box_texts",
    "check_box",
    "each_games_own",
    "edition_content",
    "edition_ids",
    "edition_toml",
    "faults_in_box",
    "game_of",
    "load",
    "load_with_texts",
    "make_box",
    "register_box",
    "register_content",
    "register_edition",
    "register_values",
    "sample_boxes",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module("monopolista.games.registry"), name)
