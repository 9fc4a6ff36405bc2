"""Declarations of options: what each option means, declared once beside its name and type."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from inspect import get_annotations
from typing import Any, Generic, Literal, TypeVar, get_args, get_origin

from monopolista.games.common.printed import Printed

Value = bool | int | str | None
Kind = Literal["switch", "number", "choice"]
Unit = Literal["count", "money", "minutes", "turns"]
"""The unit of a number. Minutes belong to a clock, which a simulation does not have. Players count turns in rounds."""
F = TypeVar("F", bound=Printed)
Asked = Callable[[F], bool]
"""A function of an edition's file that returns true or false."""


@dataclass(frozen=True)
class OptionDeclaration(Generic[F]):
    """Declaration of an option, besides its name and type."""

    kind: Kind
    clause: str
    """The clause that the option changes."""
    book: Callable[[F], Value]
    """The booklet's own value; None where it sets no number."""
    house: Asked[F]
    """Whether any other value is a house rule in an edition."""
    field: str | None
    """The field of the game's record that the option sets. None: the field with the option's name. Empty: no field."""
    changes: tuple[str, ...]
    """The rulebook values that change with the option, besides the one with its name."""
    low: int = 0
    high: int = 0
    tried: int = 0
    """The number with which tests try the option alone."""
    unit: Unit = "count"
    way: bool = False
    """Whether it is a way of playing. A lobby shows these before numbers and house rules."""
    named: tuple[str, ...] = ()
    """The choices that the option's type names."""
    printed: Callable[[F], tuple[str, ...]] | None = None
    """The choices that an edition has, where the type names none."""

    def as_way(self) -> "OptionDeclaration[F]":
        """Declare the option as a way of playing."""
        return replace(self, way=True)

    def counting(self, unit: Unit) -> "OptionDeclaration[F]":
        """Declare the unit of the option's number."""
        return replace(self, unit=unit)

    def choices(self, file: F) -> tuple[str, ...]:
        """Return the choices in an edition, in the order of their numbers in the record."""
        return self.printed(file) if self.printed else self.named

    def called(self, name: str) -> str:
        """Return the field of the record that the option sets; empty for none."""
        return name if self.field is None else self.field

    @classmethod
    def switch(
        cls,
        clause: str,
        book: Callable[[F], bool],
        *,
        house: Asked[F] = lambda _: True,
        field: str | None = None,
        changes: tuple[str, ...] = (),
    ) -> "OptionDeclaration[F]":
        """Declare an option that is on or off."""
        return OptionDeclaration("switch", clause, book, house, field, changes)

    @classmethod
    def number(
        cls,
        clause: str,
        book: Callable[[F], int | None],
        bounds: tuple[int, int],
        *,
        tried: int,
        house: Asked[F] = lambda _: True,
        field: str | None = None,
        changes: tuple[str, ...] = (),
    ) -> "OptionDeclaration[F]":
        """Declare a number; the bounds are inclusive."""
        return OptionDeclaration("number", clause, book, house, field, changes, *bounds, tried)

    @classmethod
    def choice(
        cls,
        clause: str,
        book: Callable[[F], str],
        printed: Callable[[F], tuple[str, ...]] | None = None,
        *,
        house: Asked[F] = lambda _: True,
        field: str | None = None,
    ) -> "OptionDeclaration[F]":
        """Declare a choice among several values, named by the option's type or by the edition."""
        return OptionDeclaration("choice", clause, book, house, field, (), printed=printed)


def house_rule(clause: str, *, field: str | None = None, changes: tuple[str, ...] = ()) -> OptionDeclaration[Any]:
    """Declare a rule that no booklet has, but that tables may play by."""
    return OptionDeclaration[Printed].switch(clause, lambda _: False, field=field, changes=changes)


class DeclarationError(TypeError):
    """An option whose declaration is incomplete."""


def declarations(kind: type[object]) -> Iterator[tuple[str, OptionDeclaration[Any]]]:
    """Yield the declarations of the options that a class itself has, or raise DeclarationError."""
    for name, stated in get_annotations(kind).items():
        yield name, _declaration(f"the option {name} of {kind.__module__}", stated)


_TYPES: dict[Kind, tuple[Any, ...]] = {"switch": (bool,), "number": (int,), "choice": (str,)}


def _declaration(option: str, stated: Any) -> OptionDeclaration[Any]:
    """Return what is declared beside a type, with the choices that the type names."""
    said: list[Any] = [one for one in getattr(stated, "__metadata__", ()) if isinstance(one, OptionDeclaration)]
    if len(said) != 1:
        raise DeclarationError(f"{option} is not declared: write Annotated[type, declaration]")
    one: OptionDeclaration[Any] = said[0]
    types: list[Any] = [kind for kind in get_args(stated.__origin__) if kind is not type(None)]
    choices: tuple[str, ...] = get_args(types[0]) if get_origin(types[0]) is Literal else ()
    if (choices and one.kind != "choice") or (not choices and tuple(types) != _TYPES[one.kind]):
        raise DeclarationError(f"{option} is declared as a {one.kind}, which its type is not")
    return replace(one, named=choices) if choices else one
