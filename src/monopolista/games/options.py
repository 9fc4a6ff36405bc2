"""Options: what a table may choose, what the booklet chose, and what is refused."""

from collections.abc import Mapping
from typing import Literal, Protocol, TypeVar

import msgspec

from monopolista.games.printed import EditionError, Printed, Strict

Value = bool | int | str | None
Chosen = dict[str, bool | int | str]
"""Options by their names, as somebody chose them."""


class OptionError(EditionError):
    """An option that an edition does not have, or two that do not go together."""

    def __init__(self, names: tuple[str, ...], reason: str, told: str):
        """Refuse the options named; ``reason`` is its key in the language files, ``told`` says it in English."""
        super().__init__(f"{' with '.join(names)}: {told}")
        self.names = names
        self.reason = reason


class Option(Strict, frozen=True):
    """One option as the lobby shows it."""

    name: str
    kind: Literal["switch", "number", "choice"]
    value: Value
    """The booklet's own choice; None where it sets no figure."""
    house: bool
    """Whether any other value is a house rule."""
    clause: str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()


class Options(Strict, frozen=True):
    """What a table may choose within an edition, each game's own; None is the booklet's choice."""


O = TypeVar("O", bound=Options)  # noqa: E741 (as T and S stand for types)


class Optional(Protocol):
    """A box in so far as it has options."""

    @property
    def file(self) -> Printed:
        """Return what the box's file states."""
        ...

    @property
    def options(self) -> Options:
        """Return what its table chose."""
        ...

    @property
    def listed(self) -> tuple[Option, ...]:
        """Return every option of the edition, in the order in which they are shown."""
        ...


def chosen(options: Options) -> Chosen:
    """Return the options that somebody chose."""
    stated = {name: getattr(options, name) for name in options.__struct_fields__}
    return {name: value for name, value in stated.items() if value is not None}


def named(options: Mapping[str, Value]) -> Chosen:
    """Return the options that were chosen among those named, some of which may be left to the booklet (None)."""
    return {name: value for name, value in options.items() if value is not None}


def stated(kind: type[O], options: "Options | Mapping[str, Value] | None") -> O:
    """Return options as those of a game, or raise OptionError where it has no such option or no such value."""
    if isinstance(options, kind):
        return options
    return _converted(kind, chosen(options) if isinstance(options, Options) else named(options or {}), strict=True)


def said(kind: type[O], options: Mapping[str, str]) -> O:
    """Return options whose values are given as texts, as ``short=true`` and ``cash=2000`` are; or raise OptionError."""
    return _converted(kind, options, strict=False)


def _converted(kind: type[O], options: Mapping[str, Value], *, strict: bool) -> O:
    for name, value in options.items():
        if name not in kind.__struct_fields__:
            raise OptionError((name[:40],), "other-game", "this game has no such option")
        try:
            msgspec.convert({name: value}, kind, strict=strict)
        except msgspec.ValidationError as error:
            raise OptionError((name,), "unknown", str(error)) from error
    return msgspec.convert(dict(options), kind, strict=strict)


def house_rules(box: Optional) -> tuple[str, ...]:
    """Return the names of the options by which a table departs from the booklet."""
    return tuple(option.name for option in box.listed if option.house and _departs(option, box.options))


def check_each(listed: tuple[Option, ...], options: Options) -> None:
    """Raise OptionError where an option has no such value."""
    for option in listed:
        _check_value(option, getattr(options, option.name))


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
