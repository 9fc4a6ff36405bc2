"""Long campaigns: what of them is run with every change, what by ``.ci/run`` too, and what with ``make deep`` alone."""

from collections.abc import Collection, Iterable
from typing import Any

import pytest


def deep_but(kept: Collection[Any], whole: Iterable[Any], one_in: int = 1) -> list[Any]:
    """Return every part of a campaign, all but those kept marked as deep; what is kept belongs to the campaign.

    All but one in so many of the deep ones are marked as long besides: ``.ci/run`` has its time.
    """
    parts = [*whole]
    assert all(one in parts for one in kept), f"{kept} of {parts}"
    deep, long = [pytest.mark.deep], [pytest.mark.deep, pytest.mark.long]
    marks = {place: long if place % one_in else deep for place, one in enumerate(parts) if one not in kept}
    return [pytest.param(*_values(one), marks=marks.get(place, ())) for place, one in enumerate(parts)]


def _values(part: Any) -> tuple[Any, ...]:
    return part if isinstance(part, tuple) else (part,)  # pyright: ignore[reportUnknownVariableType]
