"""What the files of all editions share: languages, names, money, and the errors of an invalid file."""

from collections.abc import Iterable, Iterator
from typing import Annotated, Final, TypeVar

import msgspec

from monopolista.games.common.faults import Fault, FaultKey
from monopolista.locales.languages import LANGUAGES, Language
from monopolista.names import is_readable, skeletons

Names = dict[Language, str]

KEY: Final = "key"
"""The name under which a pattern has the key of the words for a fault."""
EXAMPLE: Final = "example"
"""The name under which a pattern has a text that fits it."""
_IN_WORDS: dict[str, str] = {}
"""Patterns of texts, and what they say in words."""


def written_as(pattern: str, words: str, key: FaultKey = "format", example: str = "") -> msgspec.Meta:
    """Return a pattern for a text; errors describe it with ``words`` instead of the pattern, and ``key`` names them.

    With an example, a check goes on with it where another text stands.
    """
    _IN_WORDS[pattern] = words
    return msgspec.Meta(pattern=pattern, description=words, extra={KEY: key, EXAMPLE: example})


def in_words(reason: str) -> str:
    """Return msgspec's reason with patterns replaced by words."""
    for pattern, words in _IN_WORDS.items():
        reason = reason.replace(f"Expected `str` matching regex {pattern!r}", f"must be {words}")
    return reason


Currency = Annotated[
    str, written_as(r"\A[^\s\d]{1,3}\Z", "one to three characters, no digit or space, such as €", "currency", "€")
]
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


class FaultError(EditionError):
    """An edition with a fault."""

    def __init__(self, fault: Fault) -> None:
        """State the fault in the message, and keep it."""
        super().__init__(str(fault))
        self.fault = fault


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
    """Languages (``nl``) and languages of one region (``nl-BE``) of which this edition is the default at new tables.
    An edition does not inherit them.
    """


def faults_in_speech(file: Printed) -> Iterator[Fault]:
    """Yield the faults in an edition's languages and in the symbol of its money."""
    if file.language not in file.languages or len(set(file.languages)) < len(file.languages):
        reason = f"must list every language of the box once, {file.language} among them"
        yield Fault("languages", "languages", reason)
    if not is_readable(file.currency, _LONGEST_CURRENCY):
        yield Fault("currency", "currency", "must be one to three visible characters")


def faults_in_names(
    languages: tuple[Language, ...],
    named: Iterable[tuple[str, Names]],
    longest: int = _LONGEST_NAME,
    key: FaultKey = "name",
) -> Iterator[Fault]:
    """Yield the faults in names, each given with its key: one is missing in a language, or invalid."""
    for field, names in named:
        for language in languages:
            if language not in names:
                yield Fault(f"{field}.{language}", key, "no name in this language of the box")
        for language, name in names.items():
            if not is_readable(name, longest):
                yield Fault(f"{field}.{language}", key, f"must be 1 to {longest} visible characters")


def faults_in_distinct(named: Iterable[tuple[str, Names]]) -> Iterator[Fault]:
    """Yield the names that occur before among names that must differ in every language."""
    known: dict[tuple[str, int, str], str] = {}
    for field, names in named:
        for language, name in names.items():
            looks = [(language, number, look) for number, look in enumerate(skeletons(name))]
            others = [known[one] for one in looks if known.setdefault(one, field) != field]
            if others and name:
                other = others[0].removesuffix(".name")
                reason = f"{name!r} is the name of {other} or looks like it: choose another"
                yield Fault(f"{field}.{language}", "same", reason)


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
