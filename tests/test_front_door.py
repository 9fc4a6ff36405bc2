"""What a program finds at the front door of the package."""

import pytest

import monopolista
from monopolista import CHANCE, CLOCK, IllegalActionError, NotationError, Options, Table


def test_the_package_exports_all_that_a_table_needs() -> None:
    table = Table("belgium-nl", 2, chance=None, options=Options(turns=3))
    with pytest.raises(NotationError):
        table.play(0, "nonsense!")
    with pytest.raises(IllegalActionError):
        table.play(0, "roll")
    assert CLOCK not in (CHANCE, *range(10))
    assert [name for name in monopolista.__all__ if not hasattr(monopolista, name)] == []
