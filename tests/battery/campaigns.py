"""Long campaigns: what of them is run with every change, and what with ``make deep``."""

from collections.abc import Collection, Iterable
from typing import Any

import pytest


def deep_but(kept: Collection[Any], whole: Iterable[Any]) -> list[Any]:
    """Return every part of a campaign, all but those kept marked as deep; what is kept belongs to the campaign."""
    parts = [*whole]
    assert all(one in parts for one in kept), f"{kept} of {parts}"
    return [one if one in kept else pytest.param(*_values(one), marks=pytest.mark.deep) for one in parts]


def _values(part: Any) -> tuple[Any, ...]:
    return part if isinstance(part, tuple) else (part,)  # pyright: ignore[reportUnknownVariableType]
