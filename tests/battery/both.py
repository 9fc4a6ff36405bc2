"""The plain and the compiled body of a game, compared byte by byte after every decision."""

from typing import Any

import pytest

from tests import compiled
from tests.battery.run import Battery


def agree(battery: Battery, module: str, *game: Any) -> None:
    """Both bodies go through the same bytes; the first step and the fields in which they differ are named."""
    plain = battery.trail(*game)
    other: list[str] = compiled.call(f"{module}:trail", *game)
    if plain != other:
        pairs = enumerate(zip(plain, other, strict=False))
        step = next((step for step, (one, two) in pairs if one != two), min(len(plain), len(other)) - 1)
        after = battery.bytes_at(step, *game), compiled.call(f"{module}:bytes_at", step, *game)
        pytest.fail(f"{game}, step {step}: {battery.differences(*after)}")
