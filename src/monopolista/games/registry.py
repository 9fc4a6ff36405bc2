"""The games of the package; no other module lists them."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from monopolista.games.classic.editions import Options as UsualOptions
from monopolista.games.classic.game import CLASSIC
from monopolista.games.common.faults import BoxFindings, Fault
from monopolista.games.common.options import Options, Value, said
from monopolista.games.common.own_boxes import box_id, game_in, is_box_id, values_in
from monopolista.games.common.printed import EditionError
from monopolista.games.common.toml_sources import read_file
from monopolista.games.deal.game import DEAL
from monopolista.games.interface.capabilities import HasCustomEditions
from monopolista.games.interface.game import Game
from monopolista.games.interface.rules_adapter import Box

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

GAMES: dict[str, Game[Any, Any]] = {game.name: game for game in (CLASSIC, DEAL)}
"""Every game by its name; the first one, whose options are ``UsualOptions``, is the default."""
BoxSource = Callable[[str], bytes | None]
"""Returns the content of a box by its id, None if there is none."""
box_sources: list[BoxSource] = []
"""Where to look for a box that this process does not know or has dropped, such as the database of a server."""


def edition_ids() -> tuple[str, ...]:
    """Return the ids of the editions of all games; a user's own editions come last within their game."""
    return tuple(edition for game in GAMES.values() for edition in game.editions())


def each_games_own(base: type[Struct]) -> list[tuple[str, type[Struct]]]:
    """Return the subclasses that games define of a shared base class, each with the name of its game."""
    own = [(game.name, shape) for game in GAMES.values() for shape in (*game.views, *game.effect_types)]
    return [(name, shape) for name, shape in own if issubclass(shape, base)]


def game_of(edition_id: str) -> Game[Any, Any]:
    """Return the game of an edition, or raise EditionError."""
    if is_box_id(edition_id):
        return _find_box(edition_id)[0]
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
    return _register(read_file(path), str(path))


def register_values(stated: Mapping[str, Any]) -> str:
    """Register an edition given as the values of an edition file, and return its id."""
    return _register(stated, str(stated.get("id")))


def make_box(stated: Mapping[str, Any], source: str = "box") -> bytes:
    """Return the content of a box, from the values of an edition file or of a whole box.

    Raises
    ------
    EditionError
        They are no edition; the message begins with the source.
    """
    return _game_stated(stated, source).catalog.make_box({**stated}, source)


def check_box(stated: Mapping[str, Any]) -> BoxFindings:
    """Check the values of an edition file or of a whole box.

    Returns
    -------
    BoxFindings
        Faults and warnings in the order of the checks: each with the key of the value, the key of its words in the
        language files, and the reason in English. Where there are no faults, the content that ``make_box`` makes.
    """
    try:
        game = _game_stated(stated, "box")
    except EditionError as error:
        return BoxFindings([Fault("game", "game", str(error).removeprefix("box: game: "))], [], b"")
    return game.catalog.check_box({**stated})


def faults_in_box(stated: Mapping[str, Any]) -> list[Fault]:
    """Return only the faults that ``check_box`` finds."""
    return check_box(stated).faults


def edition_toml(stated: Mapping[str, Any], source: str = "box") -> str:
    """Return the TOML file of an edition, from its values or those of a whole box.

    Raises
    ------
    EditionError
        They are no edition; the message begins with the source.
    """
    return _game_stated(stated, source).catalog.edition_toml({**stated}, source)


def register_box(values: Mapping[str, Any]) -> str:
    """Register a box, so that this process can play it.

    Parameters
    ----------
    values : Mapping
        Values of an edition file, or of a whole box.

    Returns
    -------
    str
        Its id, which follows from its content: registering it again changes nothing.

    Raises
    ------
    EditionError
        If they are no edition.

    Examples
    --------
    >>> name = register_box({"inherits": "italy", "name": {"it": "Milano"}, "numbers": {"cash": 2000}})
    >>> name.startswith("own-"), load(name).edition.cash
    (True, 2000)
    """
    return register_content(make_box(values), "box")


def register_content(content: bytes, source: str) -> str:
    """Register a box by its content, and return its id; raise EditionError, which begins with the source."""
    name = box_id(content)
    if _known_box(name, content) is not None:
        return name
    _custom_game_named(_game_of_content(content, source), source).catalog.register_box(content, source, name)
    return name


def box_content(edition_id: str) -> bytes | None:
    """Return the content of a box, None for any other edition; raise EditionError for an unknown box."""
    return _find_box(edition_id)[1] if is_box_id(edition_id) else None


def edition_content(edition_id: str) -> bytes:
    """Return all values of an edition as the content of a box, from which another box can be made.

    Raises
    ------
    EditionError
        There is no such edition, or its game takes no editions of a user's own.
    """
    game = game_of(edition_id)
    if not isinstance(game, HasCustomEditions):
        raise EditionError(f"{edition_id}: {game.name} takes no editions of your own")
    return game.catalog.edition_content(edition_id)


def sample_boxes() -> tuple[bytes, ...]:
    """Return the contents of the sample boxes of all games; ``register_content`` lets this process play one.

    Examples
    --------
    >>> [values_in(content, "sample")["name"]["en"] for content in sample_boxes()][:2]
    ['Natural Park', 'Our School']
    """
    games = [game for game in GAMES.values() if isinstance(game, HasCustomEditions)]
    return tuple(content for game in games for content in game.catalog.sample_boxes)


def box_texts(edition_id: str) -> list[tuple[str, str]]:
    """Return the texts in a box that its author chose, each with its key; raise EditionError for an unknown box."""
    game = _find_box(edition_id)[0]
    return [*game.box_texts(edition_id)] if isinstance(game, HasCustomEditions) else []


def _known_box(name: str, wanted: bytes | None = None) -> tuple[Game[Any, Any], bytes] | None:
    """Return the game and the content of a registered box; only of the wanted content, if that is given."""
    for game in GAMES.values():
        content = game.catalog.box_content(name) if isinstance(game, HasCustomEditions) else None
        if content is not None and wanted in (None, content):
            return game, content
    return None


def _find_box(name: str) -> tuple[Game[Any, Any], bytes]:
    known = _known_box(name)
    if known is not None:
        return known
    for source in [*box_sources]:
        content = source(name)
        if content is not None and register_content(content, name) == name:
            return _find_box(name)
    raise EditionError(f"unknown box {name}: register it, or read a game that was played in it")


def _game_of_content(content: bytes, source: str) -> str:
    named = game_in(values_in(content, source), source)
    if named is None:
        raise EditionError(f"{source}: game: missing")
    return named


def _register(stated: Mapping[str, Any], source: str) -> str:
    catalog = _game_stated(stated, source).catalog
    others = [edition for edition in edition_ids() if edition not in catalog.ids()]
    return catalog.register({**stated}, source, others)


def _game_stated(stated: Mapping[str, Any], source: str) -> HasCustomEditions:
    """Return the game that values state, else that of the edition that they inherit, else the first one."""
    named = game_in(stated, source)
    parent = stated.get("inherits")
    heirs = [game.name for game in GAMES.values() if parent in game.editions()]
    return _custom_game_named(named or next(iter((*heirs, *GAMES))), source)


def _custom_game_named(name: str, source: str) -> HasCustomEditions:
    game = GAMES.get(name)
    if isinstance(game, HasCustomEditions):
        return game
    raise EditionError(f"{source}: game: {name[:40]!r} takes no editions of your own")
