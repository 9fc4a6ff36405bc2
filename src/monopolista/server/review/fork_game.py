"""New games from a position of an earlier game: the same answers up to it, then other dice and players."""

from dataclasses import dataclass, replace

from msgspec import structs

from monopolista.games import game_of
from monopolista.names import BOT_NAMES, readable
from monopolista.protocol.reviews import PlayedOn, PlayOn
from monopolista.server.core import credentials
from monopolista.server.core.credentials import Randomness
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.fair_scheduler import Cooperative
from monopolista.server.fairness.rng import FairDice, box_digest, terms_of
from monopolista.server.review.replays import check_showable
from monopolista.server.rooms.people.lobby_state import checked_name
from monopolista.server.rooms.people.seats import TOKENS, free_name
from monopolista.server.storage.base import DiceRow, GameRow, RoomRow, SeatRow, StepRow
from monopolista.table import Table
from monopolista.transcript import Header, Transcript, write_answer


@dataclass(frozen=True)
class ForkedGame:
    """The rows of a forked game, and the reply for its player."""

    room: RoomRow
    game: GameRow
    first: StepRow
    made: PlayedOn


def fork_game(replay: Cooperative[Table], request: PlayOn, randomness: Randomness) -> Cooperative[ForkedGame]:
    """Fork the game of a table before one of its steps, with one player against bots.

    Raises
    ------
    DeniedError
        The seat does not exist, or is out of the game at that step.
    InvalidReplayError
        The game started from a custom position.
    """
    table = yield from replay
    check_showable(table.transcript.header)
    if not 0 <= request.seat < table.seats:
        raise DeniedError("malformed", f"seats are 0 to {table.seats - 1}")
    key = credentials.new_key(randomness)
    seats = _seats(table, request, key)
    inherited = [table.transcript.answers[number] for number in table.counted if number < request.step]
    header = _header(table, seats, len(inherited))
    seed = randomness(32)
    yield
    dice = FairDice(seed, terms=terms_of(header, [write_answer(one, table.game) for one in inherited]))
    again = Table.replay(Transcript(header, inherited), chance=dice)
    if again.over or not again.playing(request.seat):
        raise DeniedError("not-now", "the seat is bankrupt at that moment, or the game is over", reason="play-on-out")
    link, watch, host = (
        credentials.new_link(randomness),
        credentials.new_link(randomness),
        credentials.new_key(randomness),
    )
    game = credentials.new_link(randomness)
    lines = tuple(write_answer(one, again.game) for one in again.transcript.answers)
    room = RoomRow(
        link, watch, credentials.digest(host), header.edition, seats, header.options, status="playing", game=game
    )
    room = replace(room, dice=DiceRow(randomness(32)))
    tokens = tuple(seat.token for seat in seats)
    return ForkedGame(
        room,
        GameRow(game, header, tokens, seed),
        StepRow(0, lines, dice.drawn),
        PlayedOn(link, watch, host, request.seat, key),
    )


def _seats(table: Table, request: PlayOn, key: str) -> tuple[SeatRow, ...]:
    """Return the seats: the player's, and bots at the levels of the original game's bots."""
    header = table.transcript.header
    game = game_of(header.edition)
    names = _names(header, request)
    levels = [level if level in game.levels else game.usual for level in header.bots or [""] * header.seats]
    return tuple(
        SeatRow("person", names[seat], TOKENS[seat], game.usual, credentials.digest(key))
        if seat == request.seat
        else SeatRow("bot", names[seat], TOKENS[seat], levels[seat])
        for seat in range(header.seats)
    )


def _names(header: Header, request: PlayOn) -> list[str]:
    """Return all names: the player's, then those of the game; bot names replace unreadable or similar names."""
    names = [readable(name) or BOT_NAMES[seat] for seat, name in enumerate(_filled(header))]
    if request.name:
        names[request.seat] = checked_name(request.name, ())
    inherited = [names[request.seat]]
    for seat, name in enumerate(names):
        if seat != request.seat:
            names[seat] = free_name(inherited, name)
            inherited.append(names[seat])
    return names


def _filled(header: Header) -> tuple[str, ...]:
    return (*header.names, *[""] * header.seats)[: header.seats]


def _header(table: Table, seats: tuple[SeatRow, ...], inherited: int) -> Header:
    bots = tuple(seat.level if seat.kind == "bot" else "" for seat in seats)
    old = table.transcript.header
    names = tuple(one.name for one in seats)
    made = Header(old.edition, old.seats, old.options, names, old.rules, bots, old.position, old.moved, inherited)
    return structs.replace(made, box=box_digest(old.edition), edition_values=old.edition_values)
