"""What is told in part, put together with what was told before."""

from typing import Any


def changed(last: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """Return the game as it stands now, by what was told of it last and what has changed since.

    >>> last = {"type": "game", "version": 6, "table": {"turn": 0, "pot": 0}, "own": [{"seat": 2, "hand": []}]}
    >>> changed(last, {"type": "change", "version": 7, "table": {"turn": 1}, "own": []})
    {'type': 'game', 'version': 7, 'table': {'turn': 1, 'pot': 0}, 'own': [{'seat': 2, 'hand': []}]}
    """
    own = {one["seat"]: one for one in change["own"]}
    table = {**last["table"], **change["table"]}
    seats = [{**one, **own.get(one["seat"], {})} for one in last["own"]]
    return {**last, **change, "type": "game", "table": table, "own": seats, **_odds(last, change)}


def _odds(last: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """Return the odds with all the turns of which they were told, each as it was last, where they are told at all."""
    told, now = last.get("odds"), change.get("odds")
    if not told or not now:
        return {}
    turns = {turn["step"]: turn for turn in (*told["turns"], *now["turns"])}
    return {"odds": {**now, "turns": [*turns.values()]}}
