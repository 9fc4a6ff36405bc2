"""Declarations: what is said of an option once, beside its name and its type."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from inspect import get_annotations
from typing import Any, Generic, Literal, TypeVar, get_args, get_origin

from monopolista.games.common.printed import Printed

Value = bool | int | str | None
Kind = Literal["switch", "number", "choice"]
Unit = Literal["count", "money", "minutes", "turns"]
"""The unit of a number; minutes belong to a clock, which a simulation does not have. Players count turns in rounds."""
F = TypeVar("F", bound=Printed)
Asked = Callable[[F], bool]
"""A question to what an edition's file states."""


@dataclass(frozen=True)
class OptionDeclaration(Generic[F]):
    """What is to be said of an option besides its name and its type."""

    kind: Kind
    clause: str
    """The clause that says something else with it."""
    book: Callable[[F], Value]
    """The booklet's own choice; None where it sets no number."""
    house: Asked[F]
    """Whether any other value is a house rule in an edition."""
    field: str | None
    """The field of the game's record that it sets; None: that which is called like it. Empty: none of its own."""
    changes: tuple[str, ...]
    """The rulebook's values that change with it, besides the one of its name."""
    low: int = 0
    high: int = 0
    tried: int = 0
    """The number with which tests try it alone."""
    unit: Unit = "count"
    way: bool = False
    """Whether it is a way of playing, which a lobby shows before numbers and house rules."""
    named: tuple[str, ...] = ()
    """The choices that its type names."""
    printed: Callable[[F], tuple[str, ...]] | None = None
    """The choices that a box has, where its type names none."""

    def as_way(self) -> "OptionDeclaration[F]":
        """Declare that it is a way of playing."""
        return replace(self, way=True)

    def counting(self, unit: Unit) -> "OptionDeclaration[F]":
        """Declare the unit of its number."""
        return replace(self, unit=unit)

    def choices(self, file: F) -> tuple[str, ...]:
        """Return what may be chosen in an edition, in the order of the numbers that the record has for it."""
        return self.printed(file) if self.printed else self.named

    def called(self, name: str) -> str:
        """Return the field of the record that it sets; empty where it sets none of its own."""
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
        """Declare what is played or not."""
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
        """Declare one of several: those that its type names, or those that a box has."""
        return OptionDeclaration("choice", clause, book, house, field, (), printed=printed)


def house_rule(clause: str, *, field: str | None = None, changes: tuple[str, ...] = ()) -> OptionDeclaration[Any]:
    """Declare what no booklet has, and tables may play by all the same."""
    return OptionDeclaration[Printed].switch(clause, lambda _: False, field=field, changes=changes)


class DeclarationError(TypeError):
    """An option of which only a half was declared."""


def declarations(kind: type[object]) -> Iterator[tuple[str, OptionDeclaration[Any]]]:
    """Yield what a class itself declares of each option, or raise DeclarationError."""
    for name, stated in get_annotations(kind).items():
        yield name, _declaration(f"the option {name} of {kind.__module__}", stated)


_TYPES: dict[Kind, tuple[Any, ...]] = {"switch": (bool,), "number": (int,), "choice": (str,)}


def _declaration(option: str, stated: Any) -> OptionDeclaration[Any]:
    """Return what is declared beside a type, with the choices that the type names."""
    said: list[Any] = [one for one in getattr(stated, "__metadata__", ()) if isinstance(one, OptionDeclaration)]
    if len(said) != 1:
        raise DeclarationError(f"{option} is not declared: Annotated[its type, what is said of it]")
    one: OptionDeclaration[Any] = said[0]
    types: list[Any] = [kind for kind in get_args(stated.__origin__) if kind is not type(None)]
    choices: tuple[str, ...] = get_args(types[0]) if get_origin(types[0]) is Literal else ()
    if (choices and one.kind != "choice") or (not choices and tuple(types) != _TYPES[one.kind]):
        raise DeclarationError(f"{option} is declared as a {one.kind}, which its type is not")
    return replace(one, named=choices) if choices else one
