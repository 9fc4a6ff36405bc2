"""Every text by language, in Fluent files: one folder for each language, the same files for browser and Python.

What only one game says lies in its own folder, ``games/NAME/locales``; what all share lies here.

>>> say("fact-bid", "en", seat="Anna", amount="M 120")
'Anna bids M 120.'
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from monopolista.locales.languages import LANGUAGES, SPOKEN, Language, Spoken, spoken_in

__all__ = ["LANGUAGES", "SPOKEN", "Language", "Spoken", "TextError", "has", "notes", "say", "sources", "spoken_in"]


class TextError(ValueError):
    """A text that does not exist, or that was given too little to be said."""


def has(message: str, language: str) -> bool:
    """Say whether there is a text of this id."""
    return _bundle(language).has_message(message)


def say(message: str, language: str, **values: str | int) -> str:
    """Return the text of an id in a language; money is passed as a ready-made text."""
    if not has(message, language):
        raise TextError(f"no text {message!r} in {language!r}")
    pattern = _bundle(language).get_message(message).value
    if pattern is None:
        raise TextError(f"the text {message!r} in {language!r} is empty")
    said, errors = _bundle(language).format_pattern(pattern, dict(values))
    if errors:
        raise TextError(f"{message!r} in {language!r}: {errors[0]}")
    return str(said)


def notes(message: str, language: str) -> frozenset[str]:
    """Return the names of the attributes of a text, such as ``echo``."""
    return frozenset(_bundle(language).get_message(message).attributes)


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise TextError(f"unknown language {language!r}; there are: {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    for _, text in sources(language):
        bundle.add_resource(FluentResource(text))
    return bundle


def sources(language: str) -> Iterator[tuple[str, str]]:
    """Yield the files of a language, those of all games first: where each lies in the package, and its text."""
    package = files("monopolista")
    games = sorted((game.name for game in (package / "games").iterdir() if game.is_dir()), key=str)
    for where in ("locales", *(f"games/{game}/locales" for game in games)):
        folder = package.joinpath(*where.split("/"), language)
        if folder.is_dir():
            for name in sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl")):
                yield f"{where}/{language}/{name}", (folder / name).read_text(encoding="utf-8")
