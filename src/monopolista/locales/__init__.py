"""Every text by language, in Fluent files: one folder for each language, the same files for browser and Python.

Texts of a single game are in its own folder, ``games/NAME/locales``; shared texts are here.

>>> say("fact-bid", "en", seat="Anna", amount="M 120")
'Anna bids M 120.'
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from monopolista.locales.languages import FALLBACK, LANGUAGES, SPOKEN, Language, Spoken, spoken_in

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "SPOKEN",
    "Language",
    "Spoken",
    "TextError",
    "entries",
    "has",
    "notes",
    "say",
    "sources",
    "spoken_in",
]


_ENTRY = re.compile(r"^(?P<id>-?[A-Za-z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
"""A message or term of a file: its first line, and those below that are indented or empty."""
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


class TextError(ValueError):
    """A text that does not exist, or whose arguments are incomplete."""


def has(message: str, language: str) -> bool:
    """Say whether there is a text of this id."""
    return _texts(language).bundle_with(message).has_message(message)


def say(message: str, language: str, **values: str | int) -> str:
    """Return the text with an id in a language; amounts are passed as finished texts."""
    if not has(message, language):
        raise TextError(f"no text {message!r} in {language!r}")
    bundle = _texts(language).bundle_with(message)
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise TextError(f"the text {message!r} in {language!r} is empty")
    said, errors = bundle.format_pattern(pattern, dict(values))
    if errors:
        raise TextError(f"{message!r} in {language!r}: {errors[0]}")
    return str(said)


def notes(message: str, language: str) -> frozenset[str]:
    """Return the names of the attributes of a text, such as ``echo``."""
    return frozenset(_texts(language).bundle_with(message).get_message(message).attributes)


@cache
def _texts(language: str) -> "_Texts":
    if language not in LANGUAGES:
        raise TextError(f"unknown language {language!r}; there are: {', '.join(LANGUAGES)}")
    return _Texts(language)


class _Texts:
    """The texts of a language, each parsed when it is first asked for: to parse all takes a good part of a second."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # noqa: PLC0415 (a process that plays games by the million says nothing)

        self._bundle = FluentBundle([language], use_isolating=False)
        self._entries: dict[str, str] = {}
        """How each message and term is written, by its id."""
        self._parsed: set[str] = set()
        for _, text in sources(language):
            for name, entry in entries(text):
                self._entries.setdefault(name, entry)

    def bundle_with(self, message: str) -> "FluentBundle":
        """Return a bundle that knows a message, if there is one, and all that it refers to."""
        needed, found = [message], set[str]()
        while needed:
            name = needed.pop()
            if name in self._entries and name not in self._parsed and name not in found:
                found.add(name)
                needed += _REFERENCE.findall(self._entries[name])
        if found:
            from fluent.runtime import FluentResource  # noqa: PLC0415 (as above)

            self._bundle.add_resource(FluentResource("\n".join(self._entries[name] for name in found)))
            self._parsed |= found
        return self._bundle


def entries(text: str) -> Iterator[tuple[str, str]]:
    """Yield the id of each message and term of a file, with a minus sign before a term's, and how it is written."""
    return ((entry["id"], entry[0]) for entry in _ENTRY.finditer(text))


def sources(language: str) -> Iterator[tuple[str, str]]:
    """Yield the files of a language, those of all games first: the path of each in the package, and its text."""
    package = files("monopolista")
    games = sorted((game.name for game in (package / "games").iterdir() if game.is_dir()), key=str)
    for where in ("locales", *(f"games/{game}/locales" for game in games)):
        folder = package.joinpath(*where.split("/"), language)
        if folder.is_dir():
            for name in sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl")):
                yield f"{where}/{language}/{name}", (folder / name).read_text(encoding="utf-8")
