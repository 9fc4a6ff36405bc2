"""Deltas, put together with the state before."""

from typing import Any

from monopolista.client.delta import changed


def game(**more: Any) -> dict[str, Any]:
    return {"type": "game", "table": {"turn": 0}, "own": [], **more}


def change(**more: Any) -> dict[str, Any]:
    return {"type": "change", "table": {}, "own": [], **more}


def turn(step: int, odds: int) -> dict[str, Any]:
    return {"step": step, "odds": [odds]}


def test_odds_of_earlier_turns_stay_and_those_that_were_refined_take_their_place() -> None:
    before = game(odds={"now": [50], "turns": [turn(0, 50), turn(9, 60)]})
    after = changed(before, change(odds={"now": [70], "turns": [turn(9, 65), turn(20, 70)]}))
    assert after["odds"] == {"now": [70], "turns": [turn(0, 50), turn(9, 65), turn(20, 70)]}


def test_a_game_whose_odds_are_hidden_from_now_on_has_none() -> None:
    assert changed(game(odds={"now": [50], "turns": []}), change(odds=None))["odds"] is None
