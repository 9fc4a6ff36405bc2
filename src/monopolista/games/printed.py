"""What the files of all boxes have in common: languages, names, money, and how a broken one is refused."""

from collections.abc import Iterator
from typing import Annotated, TypeVar

import msgspec

from monopolista.locales.languages import LANGUAGES, Language

Names = dict[Language, str]
Currency = Annotated[str, msgspec.Meta(pattern=r"\A[^\s\d]{1,3}\Z")]
Tag = Annotated[str, msgspec.Meta(pattern=r"\A[a-z]{2}(-[A-Z]{2})?\Z")]
"""A language, or a language of a region, as browsers name them: nl, nl-BE."""
Id = Annotated[str, msgspec.Meta(pattern=r"\A[a-z0-9][a-z0-9-]{0,30}[a-z0-9]\Z")]

_LONGEST_NAME = 60


class EditionError(ValueError):
    """An edition that does not exist, is broken, or does not have the option asked for."""


Kind = TypeVar("Kind", bound=type)


def prepared(kind: Kind) -> Kind:
    """Return a type that any thread may convert to.

    msgspec looks into a type when it is first converted to; where two threads do that at once, the process dies.
    """
    msgspec.json.Decoder(kind)
    return kind


class Strict(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A struct that refuses fields it does not know."""


class Printed(Strict, frozen=True, kw_only=True):
    """What every box says of itself; each game adds its own."""

    id: Id
    language: Language
    languages: Annotated[tuple[Language, ...], msgspec.Meta(max_length=len(LANGUAGES))]
    currency: Currency
    name: Names
    first_for: tuple[Tag, ...] = ()
    """Whose new tables begin with this box: the readers of a language, or those of a region alone; never inherited."""


def flaw_in_speech(file: Printed) -> str | None:
    """Return what is wrong with a box's languages or the sign of its money, or None."""
    if file.language not in file.languages or len(set(file.languages)) < len(file.languages):
        return f"languages: must list every language of the box once, {file.language} among them"
    return None if file.currency.isprintable() else "currency: must be one to three characters that can be printed"


def flaw_in_names(languages: tuple[Language, ...], named: Iterator[tuple[str, Names]]) -> str | None:
    """Return what is wrong with the first bad name, each given with its key, or None."""
    for key, names in named:
        missing = [language for language in languages if language not in names]
        if missing:
            return f"{key}: no name in a language of the box, {missing[0]}"
        for language, name in names.items():
            if not name.isprintable() or name != name.strip() or not 1 <= len(name) <= _LONGEST_NAME:
                return f"{key}.{language}: must be 1 to {_LONGEST_NAME} characters that can be printed"
    return None


def set_figures(record: object, figures: Strict) -> None:
    """Copy figures into a game's record, each into the field that is called like it."""
    for name in figures.__struct_fields__:
        value: int | tuple[int, ...] = getattr(figures, name)
        if not hasattr(record, name):
            raise AttributeError(f"the figure {name} has no field in the record {type(record).__name__}")
        setattr(record, name, list(value) if isinstance(value, tuple) else int(value))


def rising(figures: tuple[int, ...]) -> bool:
    """Say whether each figure is greater than the one before."""
    return list(figures) == sorted(set(figures))
