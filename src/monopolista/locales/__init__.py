"""Every text by language, in Fluent files: one folder for each language, the same files for browser and Python.

>>> say("fact-bid", "en", seat="Anna", amount="M 120")
'Anna bids M 120.'
"""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("it", "en", "nl", "fr")


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
    folder = files("monopolista.locales") / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
