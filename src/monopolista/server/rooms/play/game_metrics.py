"""Metrics of the rooms: answers by actor, games by their end, tables by state, connections by role."""

from collections import Counter
from collections.abc import Iterable, Mapping

from monopolista.history import TOOK_BACK
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.play.live_game import LiveGame
from monopolista.server.rooms.room_state import RoomState
from monopolista.server.storage.base import StepRow
from monopolista.table import CHANCE, Step


def count_step(room: RoomState, game: LiveGame, step: StepRow) -> None:
    """Count the answers of a stored step, and the end of the game after the last step."""
    metrics = room.context.metrics
    kept = game.table.steps_since(step.seq)[: len(step.answers)]
    for who, many in Counter(_by(room, step, one) for one in kept).items():
        metrics.count("moves", who, many=many)
    if game.table.over and game.lesson is None:  # a guided game is not counted when it starts either
        metrics.count("games-ended", game.table.game.name, "over")


def _by(room: RoomState, step: StepRow, answer: Step) -> str:
    """Return the actor of an answer: one command can cause further answers, of chance and of the clock."""
    if answer.seat < 0:
        return "chance" if answer.seat == CHANCE else "clock"
    if step.mark is not None or any(event.kind == TOOK_BACK for event in answer.events):
        return "person"
    return "robot" if room.row.seats[answer.seat].kind == "bot" or answer.seat in room.presence.stand_ins else "clock"


def tables(rooms: Iterable[RoomState]) -> Mapping[str, int]:
    """Return how many tables are in each state."""
    found = Counter({"lobby": 0, "playing": 0, "over": 0})
    found.update("over" if room.is_over else room.row.status for room in rooms)
    return found


def connections(rooms: Iterable[RoomState]) -> Mapping[str, int]:
    """Return how many connections have each role."""
    found = Counter({"seat": 0, "spectator": 0, "other": 0})
    for room in rooms:
        found.update(_kind(room, one) for one in room.presence.connections)
    return found


def _kind(room: RoomState, connection: Connection) -> str:
    if connection.spectator:
        return "spectator"
    return "seat" if connection.seats_held(room.row) else "other"
