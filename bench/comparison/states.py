"""The state of a game as a game log states it, and where two of them differ."""

from collections.abc import Iterator
from typing import Any, Final, cast

from bench.comparison.records import StateRecord
from monopolista.engine.seats import BANK, CHANCE
from monopolista.games.classic.editions.schema import DECKS
from monopolista.games.classic.rules.records import CARDS, HOTEL_LEVEL, JAIL_CARDS, Game
from monopolista.table import Table

FIELDS: Final = StateRecord.__struct_fields__


def state_of(table: Table[Game, Any, Any, Any]) -> StateRecord:
    """Return the current state of a table."""
    game = table.state()
    started = 0 <= game.turn < game.seats
    return StateRecord(
        turn=game.turn if started and not table.over else None,
        players=[_player(table, game, seat) for seat in range(game.seats)],
        deeds={str(square): _deed(game, square) for square in table.box.edition.square if game.owner[square] != BANK},
        bank={"houses": game.houses, "hotels": game.hotels},
        free_parking=game.pot,
        asked=[seat for seat in table.asked if seat != CHANCE],
        over=table.over,
        winners=table.winners,
    )


def _player(table: Table[Game, Any, Any, Any], game: Game, seat: int) -> dict[str, Any]:
    player = game.players[seat]
    cards = [table.box.edition.jail_cards[card] // CARDS for card in range(JAIL_CARDS) if game.holder[card] == seat]
    return {
        "cash": player.cash,
        "square": player.square,
        "in_jail": bool(player.jailed),
        "jail_rolls": player.tries if player.jailed else 0,
        "bankrupt": not player.playing,
        "jail_cards": [DECKS[deck] for deck in cards],
    }


def _deed(game: Game, square: int) -> dict[str, Any]:
    level = game.level[square]
    hotel = level == HOTEL_LEVEL
    return {
        "owner": game.owner[square],
        "mortgaged": bool(game.mortgaged[square]),
        "houses": 0 if hotel else level,
        "hotel": hotel,
    }


def differences(stated: StateRecord, ours: StateRecord) -> Iterator[str]:
    """Yield where a stated state differs from ours, field by field; what it leaves out is not compared."""
    for field in FIELDS:
        value = getattr(stated, field)
        if value is not None:
            yield from _differences(field, value, getattr(ours, field))


def _differences(path: str, stated: Any, ours: Any) -> Iterator[str]:
    if isinstance(stated, dict) and isinstance(ours, dict):
        yield from _in_object(path, cast("dict[str, Any]", stated), cast("dict[str, Any]", ours))
    elif isinstance(stated, list) and isinstance(ours, list):
        yield from _in_list(path, cast("list[Any]", stated), cast("list[Any]", ours))
    elif stated != ours:
        yield f"{path}: {stated} in the log, {ours} here"


def _in_object(path: str, stated: dict[str, Any], ours: dict[str, Any]) -> Iterator[str]:
    """Compare what an object states; deeds that only one side has differ too."""
    for key in sorted({*stated, *ours} if path == "deeds" else stated):
        yield from _differences(f"{path}.{key}", stated.get(key), ours.get(key))


def _in_list(path: str, stated: list[Any], ours: list[Any]) -> Iterator[str]:
    if len(stated) != len(ours):
        yield f"{path}: {stated} in the log, {ours} here"
        return
    for place, (one, other) in enumerate(zip(stated, ours, strict=True)):
        yield from _differences(f"{path}.{place}", one, other)
