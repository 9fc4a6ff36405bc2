"""What the files of all editions share: languages, names, money, and the errors of an invalid file."""

from collections.abc import Iterable, Iterator
from typing import Annotated, Final, TypeVar

import msgspec

from monopolista.locales.languages import LANGUAGES, Language
from monopolista.names import is_readable, skeletons

Names = dict[Language, str]

_IN_WORDS: dict[str, str] = {}
"""Patterns of texts, and what they say in words."""


def written_as(pattern: str, words: str) -> msgspec.Meta:
    """Return a pattern for a text; errors describe it with ``words`` instead of the pattern."""
    _IN_WORDS[pattern] = words
    return msgspec.Meta(pattern=pattern, description=words)


def in_words(reason: str) -> str:
    """Return msgspec's reason with patterns replaced by words."""
    for pattern, words in _IN_WORDS.items():
        reason = reason.replace(f"Expected `str` matching regex {pattern!r}", f"must be {words}")
    return reason


Currency = Annotated[str, written_as(r"\A[^\s\d]{1,3}\Z", "one to three characters, no digit or space, such as €")]
Tag = Annotated[str, written_as(r"\A[a-z]{2}(-[A-Z]{2})?\Z", "a language or one of a region, such as nl or nl-BE")]
"""A language, or a language of a region, in the form that browsers use: nl, nl-BE."""
Id = Annotated[
    str,
    written_as(
        r"\A[a-z0-9][a-z0-9-]{0,30}[a-z0-9]\Z",
        "2 to 32 characters, small letters a to z, digits and hyphens, no hyphen first or last, such as milan-2",
    ),
]

_LONGEST_NAME: Final = 60
_LONGEST_CURRENCY: Final = 3


class EditionError(ValueError):
    """An edition that does not exist, is invalid, or does not have a requested option."""


Kind = TypeVar("Kind", bound=type)


def prepared(kind: Kind) -> Kind:
    """Return a type that any thread may convert to.

    msgspec inspects a type at its first conversion. If two threads do that at once, the process crashes.
    """
    msgspec.json.Decoder(kind)
    return kind


class Strict(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A struct that refuses unknown fields."""


class Printed(Strict, frozen=True, kw_only=True):
    """The fields that every edition has; each game adds its own."""

    id: Id
    language: Language
    languages: Annotated[tuple[Language, ...], msgspec.Meta(max_length=len(LANGUAGES))]
    currency: Currency
    name: Names
    first_for: tuple[Tag, ...] = ()
    """Languages whose readers get this edition as the default of new tables, or languages of one region; never
    inherited.
    """


def flaw_in_speech(file: Printed) -> str | None:
    """Return the fault in an edition's languages or in the symbol of its money, or None."""
    if file.language not in file.languages or len(set(file.languages)) < len(file.languages):
        return f"languages: must list every language of the box once, {file.language} among them"
    if is_readable(file.currency, _LONGEST_CURRENCY):
        return None
    return "currency: must be one to three visible characters"


def flaw_in_names(
    languages: tuple[Language, ...], named: Iterator[tuple[str, Names]], longest: int = _LONGEST_NAME
) -> str | None:
    """Return the fault in the first invalid name, each given with its key, or None."""
    for key, names in named:
        missing = [language for language in languages if language not in names]
        if missing:
            return f"{key}: no name in a language of the box, {missing[0]}"
        for language, name in names.items():
            if not is_readable(name, longest):
                return f"{key}.{language}: must be 1 to {longest} visible characters"
    return None


def flaw_in_distinct(named: Iterable[tuple[str, Names]]) -> str | None:
    """Return the first name that occurs twice among names that must differ in every language, or None."""
    known: dict[tuple[str, int, str], str] = {}
    for key, names in named:
        for language, name in names.items():
            found = [(language, number, look) for number, look in enumerate(skeletons(name))]
            for one in found:
                if known.setdefault(one, key) != key:
                    other = known[one].removesuffix(".name")
                    return f"{key}.{language}: {name!r} is the name of {other} or looks like it: choose another"
    return None


def set_numbers(record: object, numbers: Strict) -> None:
    """Copy numbers into a game's record, each into the field with its name."""
    for name in numbers.__struct_fields__:
        value: int | tuple[int, ...] = getattr(numbers, name)
        if not hasattr(record, name):
            raise AttributeError(f"the number {name} has no field in the record {type(record).__name__}")
        setattr(record, name, list(value) if isinstance(value, tuple) else int(value))


def is_increasing(numbers: tuple[int, ...]) -> bool:
    """Return whether each number is greater than the one before."""
    return list(numbers) == sorted(set(numbers))
