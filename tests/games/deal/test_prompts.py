"""What a terminal says of the open question of the card game."""

import re
from typing import Final

import pytest

from monopolista.games.deal.terminal.prompts import DealTerminalView, head_of, lines_of
from tests.games.deal.scenario import Scenario, position

NAMES: Final = ("Anna", "Bruno", "Carla")


def said(game: Scenario, seat: int) -> list[str]:
    """Return what a seat reads."""
    seen = DealTerminalView(
        box=game.box, view=game.view, names=NAMES, language="en", title=lambda clause: clause, seat=seat
    )
    return [head_of(seen), *lines_of(seen)]


@pytest.mark.parametrize(
    ("action", "asked", "own"),
    [
        ("play sly-deal brown-1", "Anna wants your .+", "You want .+ from Bruno"),
        ("play debt-collector 1", "Anna wants M\u00a05 from you", "You want M\u00a05 from Bruno"),
        ("play deal-breaker red-1", "Anna wants your whole red set", "You want Bruno’s whole red set"),
    ],
)
def test_each_side_of_a_duel_reads_its_own_part(action: str, asked: str, own: str) -> None:
    hands = {0: [action.split()[1], "just-say-no"], 1: ["just-say-no#2"]}
    sets = {1: ["brown: brown-1", "red: red-1 red-2 red-3"]}
    game = position(3, hands=hands, banks={1: ["money-10"]}, sets=sets)
    game.does(f"0: {action}")
    assert re.fullmatch(f"{asked}\\.", said(game, 1)[1])
    game.does("1: no just-say-no#2 1")
    head, line, *_ = said(game, 0)
    assert head == "Bruno says no"
    assert re.fullmatch(f"{own}\\.", line)
