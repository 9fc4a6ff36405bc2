"""What a terminal says of the open question of the board game."""

from collections.abc import Mapping, Sequence

import pytest

from monopolista.games.classic.terminal.prompts import ClassicTerminalView, lines_of
from monopolista.locales import say
from monopolista.table import CHANCE, Table

TO_THE_TAX = ("roll", "roll 1 3")
"""The first player's turn on which nothing is bought."""


def lines(answers: Sequence[str], owns: Mapping[int, Sequence[int]]) -> list[str]:
    """Return what the first of two players reads below the heading, after these answers."""
    table = Table("us", seats=2, chance=None)
    table.set_position(owns=owns)
    for answer in answers:
        table.play(CHANCE if answer.startswith("roll ") else 0, answer)
    seen = ClassicTerminalView(
        box=table.box, view=table.view(), names=("Anna", "Bruno"), language="en", title=lambda clause: clause, seat=0
    )
    return lines_of(seen)


@pytest.mark.parametrize(("answers", "said"), [((), "roll-first"), (TO_THE_TAX, "end-business")])
def test_building_and_trading_are_spoken_of_once_a_player_owns_something(answers: Sequence[str], said: str) -> None:
    assert say(said, "en") not in lines(answers, {})
    assert say(said, "en") in lines(answers, {1: [5]})
