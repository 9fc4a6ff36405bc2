"""Boxes: editions of users' own, each named after its content.

The content of a box is the canonical JSON of all its values: keys in order, no spaces, UTF-8. It includes everything
that the edition inherited when the box was made, and the name of the game. Its id is a digest of the content, so the
same content has the same id everywhere, and another content has another one.

>>> content = canonical({"name": {"en": "Milan"}, "game": "classic"})
>>> content.decode()
'{"game":"classic","name":{"en":"Milan"}}'
>>> box_id(content)
'own-b4adef6d55ee655a49ef'
"""

import hashlib
import re
from collections import OrderedDict
from collections.abc import Mapping
from threading import Lock
from typing import Any, Final, Generic, NamedTuple, TypeVar, cast

import msgspec

from monopolista.games.common.printed import EditionError
from monopolista.json_reader import read_json

LONGEST_BOX_TEXT: Final = 64 * 1024
"""The largest content of a box without its pictures, in bytes."""
LONGEST_PICTURES: Final = 192 * 1024
"""The longest pictures of a box together, in characters of their data addresses: 28 of the largest ones."""
LONGEST_BOX: Final = LONGEST_BOX_TEXT + LONGEST_PICTURES
"""The largest content of a box, in bytes."""
PICTURES: Final = "pictures"
"""The key of the pictures in the content of a box."""
TOO_LARGE: Final = f"larger than {LONGEST_BOX_TEXT:,} bytes without its pictures"
CAPACITY: Final = 256
"""How many boxes a process keeps."""
ROOM: Final = 32 * 1024 * 1024
"""How many bytes of content it keeps."""
GAME: Final = "game"
"""The key of the game's name in the content of a box."""
_PREFIX: Final = "own-"
_DIGITS: Final = 20
_ID: Final = re.compile(rf"{_PREFIX}[0-9a-f]{{{_DIGITS}}}")
File = TypeVar("File")


def is_box_id(edition_id: str) -> bool:
    """Return whether an id is one of a box."""
    return _ID.fullmatch(edition_id) is not None


def box_id(content: bytes) -> str:
    """Return the id of a box with this content."""
    return _PREFIX + hashlib.sha256(content).hexdigest()[:_DIGITS]


def canonical(values: Any) -> bytes:
    """Return values as canonical JSON."""
    return msgspec.json.encode(values, order="sorted")


def values_in(content: bytes, source: str) -> dict[str, Any]:
    """Return the values in the content of a box.

    Raises
    ------
    EditionError
        The content is too large, or is not canonical JSON.
    """
    if len(content) > LONGEST_BOX:
        raise EditionError(f"{source}: larger than {LONGEST_BOX:,} bytes")
    try:
        values = read_json(content, dict[str, Any])
    except msgspec.DecodeError as error:
        raise EditionError(f"{source}: {str(error)[:200]}") from error
    if is_too_large(content, values.get(PICTURES)):
        raise EditionError(f"{source}: {TOO_LARGE}")
    if canonical(values) != content:
        raise EditionError(f"{source}: not canonical JSON: keys in order, each once, and no spaces")
    return values


def is_too_large(content: bytes, pictures: object) -> bool:
    """Return whether the content of a box, or a source of one, is too large apart from its pictures."""
    urls = cast("dict[str, Any]", pictures).values() if isinstance(pictures, dict) else ()
    return len(content) - sum(len(url) for url in urls if isinstance(url, str)) > LONGEST_BOX_TEXT


def game_in(values: Mapping[str, Any], source: str) -> str | None:
    """Return the name of the game that values state, None if they state none; raise EditionError if it is no name."""
    stated = values.get(GAME)
    if stated is not None and not isinstance(stated, str):
        raise EditionError(f"{source}: {GAME}: must be the name of a game")
    return stated


class KnownBox(NamedTuple, Generic[File]):
    """A box of this process."""

    content: bytes
    file: File


class BoxRegistry(Generic[File]):
    """The boxes of a game in this process; the least recently used ones are dropped. Any thread may use it."""

    def __init__(self, capacity: int = CAPACITY, room: int = ROOM) -> None:
        self._capacity, self._room, self._size = capacity, room, 0
        self._boxes: OrderedDict[str, KnownBox[File]] = OrderedDict()
        self._lock = Lock()

    def add(self, content: bytes, file: File) -> str:
        """Add a box and return its id; raise EditionError if another one has the same id."""
        name = box_id(content)
        with self._lock:
            known = self._boxes.get(name)
            if known is None:
                self._boxes[name] = KnownBox(content, file)
                self._size += len(content)
            elif known.content != content:
                raise EditionError(f"{name}: there is another box with this id")
            self._boxes.move_to_end(name)
            while len(self._boxes) > 1 and (len(self._boxes) > self._capacity or self._size > self._room):
                self._size -= len(self._boxes.popitem(last=False)[1].content)
        return name

    def find(self, name: str) -> KnownBox[File] | None:
        """Return a box by its id, None if it is not there."""
        with self._lock:
            if name not in self._boxes:
                return None
            self._boxes.move_to_end(name)
            return self._boxes[name]
