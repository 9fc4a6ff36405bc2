"""Games laid into a server's store before anybody comes, as if they had been played there."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from secrets import token_bytes
from types import MappingProxyType

from monopolista.bots import decide
from monopolista.games import game_of
from monopolista.games.classic.editions import Options
from monopolista.games.common.table_settings import OddsFor
from monopolista.games.interface.views import Reason
from monopolista.server.core import credentials
from monopolista.server.rooms.people.seats import TOKENS
from monopolista.server.storage.base import GameRow, RoomRow, SeatRow, StepRow
from monopolista.table import Table
from monopolista.transcript import write_answer
from tests.browser.server import Server

NAMES = ("Livia", "Marco", "Giulia", "Luca", "Anna", "Pietro", "Chiara", "Teo")
NEVER = 10**9
"""A bot's pause, in milliseconds, that leaves the table as it lies."""


@dataclass(frozen=True)
class Laid:
    """A room whose game has been played that far."""

    address: str
    watch: str
    game: str
    kept: dict[str, str]
    """What the browser of who has the first seat, and opened the room, has kept."""


def played(
    seats: int,
    seed: int,
    answers: int,
    edition: str = "italy",
    options: Options | None = None,
    *,
    names: Sequence[str] = NAMES,
) -> Table:
    """Return a table at which four or more bots have given a number of answers, or as many as end the game."""
    table = Table(edition, seats=seats, seed=seed, names=tuple(names[:seats]), options=options)
    for _ in range(answers):
        if table.over:
            break
        partners = [trade.partner for trade in table.view().trades]
        seat = (partners or table.asked)[0]
        table.play(seat, decide("regular", table, seat, lambda limit: seed % limit))
    return table


def lay(
    server: Server,
    table: Table,
    *,
    pause: int = NEVER,
    odds: OddsFor = "off",
    hints: bool = False,
    reasons: Mapping[int, Reason] = MappingProxyType({}),
) -> Laid:
    """Put a table's game into a new room of a server; the first seat is a person's, the others are bots'.

    Reasons are what bots say of their answers, by the numbers of these.
    """
    name = credentials.new_link(token_bytes)
    host, key = credentials.new_key(token_bytes), credentials.new_key(token_bytes)
    names = table.transcript.header.names
    seats = tuple(
        SeatRow("bot", names[place], TOKENS[place], level=game_of(table.box.id).usual)
        if place
        else SeatRow("person", names[place], TOKENS[place], key=credentials.digest(key))
        for place in range(table.seats)
    )
    room = RoomRow(
        name,
        f"watch-{name}",
        credentials.digest(host),
        table.box.id,
        seats,
        table.box.options,
        bot_pause=pause,
        status="playing",
        game=f"game-{name}",
        odds=odds,
        hints=hints,
    )
    lines = [write_answer(answer, table.game) for answer in table.transcript.answers]
    parts = [*sorted({0, *reasons}), len(lines)]
    first, *rest = (
        StepRow(begins, tuple(lines[begins:ends]), 0, reason=reasons.get(begins)) for begins, ends in pairwise(parts)
    )
    store = server.store()
    try:
        store.open_game(room, GameRow(room.game, table.transcript.header, TOKENS[: table.seats], bytes(32)), first)
        for row in rest:
            store.append(room.game, row)
    finally:
        store.close()
    kept = {f"monopolista{server.base}:keys:{name}": json.dumps({"host": host, "seats": {0: key}})}
    return Laid(f"{server.address}/r/{name}", f"{server.address}/w/{room.watch}", room.game, kept)
