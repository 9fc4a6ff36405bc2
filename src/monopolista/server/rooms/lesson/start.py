"""The start of a guided game: a room with the learner's seat and bots, and its game."""

from dataclasses import dataclass
from typing import Any

from monopolista.games import game_of
from monopolista.games.common.options import chosen
from monopolista.games.common.own_boxes import is_box_id
from monopolista.games.common.printed import EditionError
from monopolista.games.interface.capabilities import HasLesson
from monopolista.games.interface.game import Game
from monopolista.games.interface.lessons import LEARNER, Lesson
from monopolista.games.interface.positions import pieces_of, stated
from monopolista.protocol.reviews import BeginLesson, PlayedOn
from monopolista.server.core import credentials
from monopolista.server.core.credentials import Randomness
from monopolista.server.core.errors import DeniedError
from monopolista.server.rooms.lesson.progress import digest
from monopolista.server.rooms.people.lobby_state import checked_name
from monopolista.server.rooms.people.seats import TOKENS, bot_seat
from monopolista.server.storage.base import DiceRow, GameRow, RoomRow, SeatRow, StepRow
from monopolista.transcript import Header, edition_values


@dataclass(frozen=True)
class LessonRows:
    """The rows of a guided game, and the reply for its learner."""

    room: RoomRow
    game: GameRow
    first: StepRow
    made: PlayedOn


def begin_lesson(request: BeginLesson, randomness: Randomness) -> LessonRows:
    """Return the rows of a new guided game.

    Its game has no seed: dice and cards follow the script, so the fairness of its dice is not claimed.

    Raises
    ------
    DeniedError
        The edition does not exist, its game has no guided game, or the name is not readable.
    """
    game = _game(request.edition)
    if not isinstance(game, HasLesson) or is_box_id(request.edition):
        raise DeniedError("unknown-room", f"{request.edition} has no guided game")
    lesson = game.lesson
    key, host = credentials.new_key(randomness), credentials.new_key(randomness)
    seats = _seats(lesson, request.name, game.usual, key)
    link, watch, name = (credentials.new_link(randomness) for _ in range(3))
    header = _header(game, request.edition, lesson, seats)
    room = RoomRow(
        link,
        watch,
        credentials.digest(host),
        request.edition,
        seats,
        header.options,
        take_backs="off",
        status="playing",
        game=name,
        dice=DiceRow(randomness(32)),
        replace_bots=False,
    )
    row = GameRow(name, header, tuple(seat.token for seat in seats), b"")
    return LessonRows(room, row, StepRow(0, lesson.opening, 0), PlayedOn(link, watch, host, LEARNER, key))


def _game(edition: str) -> Game[Any, Any]:
    try:
        return game_of(edition)
    except EditionError as error:
        raise DeniedError("malformed", str(error)) from error


def _seats(lesson: Lesson, name: str, level: str, key: str) -> tuple[SeatRow, ...]:
    """Return the learner's seat, then the bots."""
    learner = SeatRow("person", checked_name(name, ()), TOKENS[LEARNER], level, credentials.digest(key))
    seats: tuple[SeatRow, ...] = (learner,)
    while len(seats) < lesson.seats:
        seats = (*seats, bot_seat(seats, level))
    return seats


def _header(game: Game[Any, Any], edition: str, lesson: Lesson, seats: tuple[SeatRow, ...]) -> Header:
    options = chosen(game.box(edition, lesson.options).options)
    bots = tuple(seat.level if seat.kind == "bot" else "" for seat in seats)
    names = tuple(seat.name for seat in seats)
    position = pieces_of(stated(game.positions, lesson.position))
    values = edition_values(edition)
    return Header(
        edition, len(seats), options, names, bots=bots, position=position, lesson=digest(lesson), edition_values=values
    )
