"""A game played on from one of its moments: the same answers up to there, then other dice and people."""

from dataclasses import dataclass, replace

from msgspec import structs

from monopolista.games import game_of
from monopolista.names import BOT_NAMES, readable
from monopolista.protocol.reviews import PlayedOn, PlayOn
from monopolista.server.core import credentials
from monopolista.server.core.credentials import Randomness
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.fair_scheduler import Slices
from monopolista.server.fairness.rng import FairDice, box_digest, terms_of
from monopolista.server.review.replays import checked_shown
from monopolista.server.rooms.people.lobby_state import checked_name
from monopolista.server.rooms.people.seats import TOKENS, free_name
from monopolista.server.storage.base import DiceRow, GameRow, RoomRow, SeatRow, StepRow
from monopolista.table import Table
from monopolista.transcript import Header, Transcript, write_answer


@dataclass(frozen=True)
class ForkedGame:
    """What the store has to keep of a game that is played on, and what its player is told."""

    room: RoomRow
    game: GameRow
    first: StepRow
    made: PlayedOn


def begin(coming: Slices[Table], wish: PlayOn, randomness: Randomness) -> Slices[ForkedGame]:
    """Return a game that goes on before a step of that of a table, against bots; or raise DeniedError."""
    table = yield from coming
    checked_shown(table.transcript.header)
    if not 0 <= wish.seat < table.seats:
        raise DeniedError("malformed", f"seats are 0 to {table.seats - 1}")
    key = credentials.new_key(randomness)
    seats = _seats(table, wish, key)
    taken = [table.transcript.answers[number] for number in table.counted if number < wish.step]
    header = _header(table, seats, len(taken))
    seed = randomness(32)
    yield
    dice = FairDice(seed, terms=terms_of(header, [write_answer(one, table.game) for one in taken]))
    again = Table.replay(Transcript(header, taken), chance=dice)
    if again.over or not again.playing(wish.seat):
        raise DeniedError("not-now", "that seat is out by then, or the game is over", reason="play-on-out")
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
        PlayedOn(link, watch, host, wish.seat, key),
    )


def _seats(table: Table, wish: PlayOn, key: str) -> tuple[SeatRow, ...]:
    """Return the seats: the person's, and bots, those that played there before where it were bots."""
    header = table.transcript.header
    game = game_of(header.edition)
    names = _names(header, wish)
    levels = [level if level in game.levels else game.usual for level in header.bots or [""] * header.seats]
    return tuple(
        SeatRow("person", names[seat], TOKENS[seat], game.usual, credentials.digest(key))
        if seat == wish.seat
        else SeatRow("bot", names[seat], TOKENS[seat], levels[seat])
        for seat in range(header.seats)
    )


def _names(header: Header, wish: PlayOn) -> list[str]:
    """Return the names of all: the person's, then those of the game, a bot's for what cannot be read or looks alike."""
    names = [readable(name) or BOT_NAMES[seat] for seat, name in enumerate(_filled(header))]
    if wish.name:
        names[wish.seat] = checked_name(wish.name, ())
    taken = [names[wish.seat]]
    for seat, name in enumerate(names):
        if seat != wish.seat:
            names[seat] = free_name(taken, name)
            taken.append(names[seat])
    return names


def _filled(header: Header) -> tuple[str, ...]:
    return (*header.names, *[""] * header.seats)[: header.seats]


def _header(table: Table, seats: tuple[SeatRow, ...], taken: int) -> Header:
    bots = tuple(seat.level if seat.kind == "bot" else "" for seat in seats)
    old = table.transcript.header
    names = tuple(one.name for one in seats)
    made = Header(old.edition, old.seats, old.options, names, old.rules, bots, old.position, old.moved, taken)
    return structs.replace(made, box=box_digest(old.edition))
