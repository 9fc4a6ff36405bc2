"""Deltas of the game's state, applied to the state before."""

from typing import Any


def changed(last: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """Return the state of the game after a delta.

    Parameters
    ----------
    last : dict
        Last state, as the server sent it.
    change : dict
        Delta.

    Returns
    -------
    dict
        New state; neither argument is changed.

    Examples
    --------
    >>> last = {"type": "game", "version": 6, "table": {"turn": 0, "pot": 0}, "own": [{"seat": 2, "hand": []}]}
    >>> changed(last, {"type": "change", "version": 7, "table": {"turn": 1}, "own": []})
    {'type': 'game', 'version': 7, 'table': {'turn': 1, 'pot': 0}, 'own': [{'seat': 2, 'hand': []}]}
    """
    own = {one["seat"]: one for one in change["own"]}
    table = {**last["table"], **change["table"]}
    seats = [{**one, **own.get(one["seat"], {})} for one in last["own"]]
    return {**last, **change, "type": "game", "table": table, "own": seats, **_odds(last, change)}


def _odds(last: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """Return the odds with all turns so far, each in its last version, where the delta has odds."""
    known, now = last.get("odds"), change.get("odds")
    if not known or not now:
        return {}
    turns = {turn["step"]: turn for turn in (*known["turns"], *now["turns"])}
    return {"odds": {**now, "turns": [*turns.values()]}}
