"""Advice on a board: what stands outside the figures of the classic boards, and the changes that bring it back."""

from typing import Literal

from msgspec import Struct

About = Literal["group", "deed", "number", "tax", "card"]
Fault = Literal["never", "late", "soon", "high", "low", "ladder"]
Part = Literal["rents", "house-price", "prices", "ladder", "amount"]


class BalanceView(Struct, rename="camel", frozen=True):
    """How soon a group pays for itself, beside the classic boards."""

    colour: str
    """A colour, or station, or company."""
    classic_colour: str
    """The classic group with which it is compared: the same one, unless the board is painted anew."""
    turns: float | None
    """Turns of an opponent until the group has paid for itself; None for never."""
    classic: float
    """The turns on the classic board that comes closest."""
    is_off: bool
    """Whether it pays back much sooner or later than that."""


class ChangeView(Struct, rename="camel", frozen=True):
    """A change of a board that brings a figure back."""

    part: Part
    factor: float
    """By what the figures are multiplied."""
    amounts: list[int]
    """The figures after the change; empty where the factor says enough."""
    values: dict[str, int]
    """The values after the change, by the keys of an edition file."""


class AdviceView(Struct, rename="camel", frozen=True):
    """What is wrong with one priced thing of a board, and what would mend it."""

    about: About
    name: str
    """The colour of a group, the key of a number; empty for deeds, taxes and cards."""
    place: int | None
    """The square of a deed or a tax, the number of a card."""
    part: Part
    """Which of its figures it is about."""
    fault: Fault
    here: float
    """Turns for ``late`` and ``soon``, otherwise the sum; for rents the one with three houses."""
    low: float
    high: float
    """The lowest and the highest such figure of the classic boards."""
    changes: list[ChangeView]
    """Changes of which each one is enough."""
