"""Options: what a table may choose, what the booklet says, and which choices are refused.

A game declares each of its options once, in a subclass of ``Options``: its name, its type, and an ``OptionDeclaration``
beside the type. The lobby, the record, the rulebook and the tests follow from that declaration.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Protocol, TypeVar

import msgspec

from monopolista.games.common.option_declarations import (
    DeclarationError,
    Kind,
    OptionDeclaration,
    Unit,
    Value,
    declarations,
)
from monopolista.games.common.printed import EditionError, Printed, Strict

Chosen = dict[str, bool | int | str]
"""Options by name, as a user chose them."""
RequestedOptions = Mapping[str, Value]
"""Options by name; None stands for the booklet's own value."""


class OptionError(EditionError):
    """An option that an edition does not have, or two options that exclude each other."""

    def __init__(self, names: tuple[str, ...], reason: str, message: str):
        """Refuse some options. ``reason`` is a key in the language files, ``message`` says the same in English."""
        super().__init__(f"{' with '.join(names)}: {message}")
        self.names = names
        self.reason = reason
        self.message = message


class Option(Strict, frozen=True):
    """One option as the lobby shows it."""

    name: str
    kind: Kind
    value: Value
    """The booklet's own value; None where it sets no number."""
    house: bool
    """Whether any other value is a house rule."""
    clause: str
    unit: Unit
    way: bool
    """Whether it is a way of playing. A lobby shows these before numbers and house rules."""
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()


class Options(Strict, frozen=True):
    """The options of a table in one edition, declared by each game; None stands for the booklet's own value."""

    def __init_subclass__(cls, **named: Any) -> None:
        """Refuse an option without a declaration, or with a declaration that does not fit its type."""
        super().__init_subclass__(**named)
        for _ in declarations(cls):
            pass


@cache
def declared(kind: type[Options]) -> Mapping[str, OptionDeclaration[Any]]:
    """Return the declarations of all options of a game, in display order.

    The options of a class itself come before those that it inherits.
    """
    return {name: one for base in kind.__mro__ if issubclass(base, Options) for name, one in declarations(base)}


O = TypeVar("O", bound=Options)  # noqa: E741 (as T and S stand for types)


class Optional(Protocol):
    """An edition with its options, for code that needs only the options."""

    @property
    def file(self) -> Printed:
        """Return the edition's file."""
        ...

    @property
    def options(self) -> Options:
        """Return the options of the table."""
        ...

    @property
    def listed(self) -> tuple[Option, ...]:
        """Return every option of the edition, in display order."""
        ...


def chosen(options: Options) -> Chosen:
    """Return the options that a user chose."""
    stated = {name: getattr(options, name) for name in options.__struct_fields__}
    return {name: value for name, value in stated.items() if value is not None}


def named(options: Mapping[str, Value]) -> Chosen:
    """Return the options that a user chose, without those left to the booklet (None)."""
    return {name: value for name, value in options.items() if value is not None}


def stated(kind: type[O], options: "Options | Mapping[str, Value] | None") -> O:
    """Convert options to those of a game, or raise OptionError for an unknown option or value."""
    if isinstance(options, kind):
        return options
    return _converted(kind, chosen(options) if isinstance(options, Options) else named(options or {}), strict=True)


def said(kind: type[O], options: Mapping[str, str]) -> O:
    """Convert options given as texts, such as ``short=true`` and ``cash=2000``, or raise OptionError."""
    return _converted(kind, options, strict=False)


def _converted(kind: type[O], options: Mapping[str, Value], *, strict: bool) -> O:
    for name, value in options.items():
        if name not in kind.__struct_fields__:
            known = ", ".join(kind.__struct_fields__) or "none"
            raise OptionError((name[:40],), "other-game", f"this game has no such option; there are: {known}")
        try:
            msgspec.convert({name: value}, kind, strict=strict)
        except msgspec.ValidationError as error:
            raise OptionError((name,), "unknown", _expected(declared(kind)[name])) from error
    return msgspec.convert(dict(options), kind, strict=strict)


def _expected(one: OptionDeclaration[Any]) -> str:
    """Return which values an option takes, for a value of another type."""
    if one.kind == "switch":
        return "must be true or false"
    if one.kind == "number":
        return "must be a whole number"
    return f"must be one of these: {', '.join(one.named)}" if one.named else "must be a text"


def house_rules(box: Optional) -> tuple[str, ...]:
    """Return the names of the options in which a table differs from the booklet."""
    return tuple(option.name for option in box.listed if option.house and _departs(option, box.options))


def options_of(kind: type[Options], file: Printed) -> tuple[Option, ...]:
    """Return every option of an edition, in display order."""
    return tuple(_listed(name, one, file) for name, one in declared(kind).items())


def played(box: Optional) -> dict[str, Value]:
    """Return the value of each option at a table: its own choice, or the booklet's value."""
    return {name: _played(name, one, box.file, box.options) for name, one in declared(type(box.options)).items()}


def rule_values(box: Optional) -> dict[str, str | int]:
    """Return the values of a table's options for the rulebook: choices as words, all others as numbers."""
    return {name: value if isinstance(value, str) else int(value or 0) for name, value in played(box).items()}


def rounds_of(box: Optional, seats: int) -> int:
    """Return the limit of turns in rounds; 0 without a limit, or if the last round is not complete."""
    listed = declared(type(box.options)).items()
    turns = [int(_played(name, one, box.file, box.options) or 0) for name, one in listed if one.unit == "turns"]
    return sum(turns) // seats if seats and sum(turns) % seats == 0 else 0


def changed_with(kind: type[Options], name: str) -> tuple[str, ...]:
    """Return the rulebook values that change with an option."""
    return (name, *declared(kind)[name].changes)


def set_options(record: object, file: Printed, options: Options) -> None:
    """Set the fields of a game's record from options: 0 or 1, a number, or the number of the choice."""
    for name, one in declared(type(options)).items():
        field = one.called(name)
        if field:
            _set_field(record, name, field, _number(one, file, _played(name, one, file, options)))


def check_each(listed: tuple[Option, ...], options: Options) -> None:
    """Raise OptionError if an option does not allow its value."""
    for option in listed:
        _check_value(option, getattr(options, option.name))


def _listed(name: str, one: OptionDeclaration[Any], file: Printed) -> Option:
    choices = one.choices(file)
    return Option(
        name=name,
        kind=one.kind,
        value=one.book(file),
        house=one.house(file),
        clause=one.clause,
        unit=one.unit,
        way=one.way,
        low=one.low,
        high=one.high,
        choices=choices,
    )


def _played(name: str, one: OptionDeclaration[Any], file: Printed, options: Options) -> Value:
    chosen: Value = getattr(options, name)
    return one.book(file) if chosen is None else chosen


def _number(one: OptionDeclaration[Any], file: Printed, value: Value) -> int:
    return one.choices(file).index(value) if isinstance(value, str) else int(value or 0)


def _set_field(record: object, name: str, field: str, number: int) -> None:
    if not hasattr(record, field):
        raise DeclarationError(f"the option {name} sets {field}, which the record lacks: {type(record).__name__}")
    setattr(record, field, number)


def _departs(option: Option, options: Options) -> bool:
    chosen: Value = getattr(options, option.name)
    return chosen is not None and chosen != option.value


def _check_value(option: Option, chosen: Value) -> None:
    names = (option.name,)
    if chosen is None:
        return
    if option.kind == "choice" and chosen not in option.choices:
        raise OptionError(names, "unknown", f"there is no {str(chosen)[:20]!r}; there are: {', '.join(option.choices)}")
    if option.kind == "number" and not option.low <= int(chosen) <= option.high:
        raise OptionError(names, "range", f"must be from {option.low} to {option.high}")
