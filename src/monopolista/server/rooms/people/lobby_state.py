"""Changes of a room: each function returns the changed room, or raises DeniedError."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from msgspec import structs

from monopolista.games import game_of
from monopolista.games.common.options import OptionError, named
from monopolista.games.common.printed import EditionError
from monopolista.games.common.table_settings import USUAL_SEATS
from monopolista.games.interface.game import Game
from monopolista.names import LONGEST, readable, similar_name
from monopolista.protocol.client_messages import FreeSeat, SeatSetting, Setup, TakeSeat
from monopolista.protocol.message_limits import LONGEST_ANSWER
from monopolista.server.core import credentials
from monopolista.server.core.credentials import Randomness
from monopolista.server.core.errors import DeniedError
from monopolista.server.fairness.rng import box_digest, commitment
from monopolista.server.rooms.people.seats import TOKENS, bot_seat, seated
from monopolista.server.storage.base import DiceRow, GameRow, RoomRow, SeatRow
from monopolista.transcript import Header, edition_values

LONGEST_AUCTION = 120
LONGEST_PAUSE = 5000
_CHOICES = ("edition", "auction_seconds", "answer_seconds", "take_backs", "odds", "hints", "replace_bots")
"""The host's settings that a room stores unchanged."""


def new_room(edition: str, link: str, watch: str, host: str, seed: bytes = b"") -> RoomRow:
    """Return a room with one open seat and three bots, and the seed of its first game."""
    usual = _game(edition).usual
    seats: tuple[SeatRow, ...] = (SeatRow("open", level=usual),)
    for _ in range(1, USUAL_SEATS):
        seats = (*seats, bot_seat(seats, usual))
    room = RoomRow(link, watch, host, edition, seats, dice=DiceRow(seed))
    _check_edition(room)
    return room


def for_solo(room: RoomRow) -> RoomRow:
    """Return a new room with the settings of a game of one player against bots."""
    game = _game(room.edition)
    preset = next(one for one in game.presets(game.box(room.edition, room.options)) if one.solo)
    return replace(
        room,
        options=preset.options,
        auction_seconds=preset.auction_seconds,
        answer_seconds=room.answer_seconds if preset.answer_seconds is None else preset.answer_seconds,
        take_backs=preset.take_backs,
        odds=preset.odds,
        hints=preset.hints,
    )


def set_up(room: RoomRow, message: Setup) -> RoomRow:
    """Return the room with the host's settings; persons keep their seats, and omitted settings keep their values."""
    _need_lobby(room)
    chosen = {name: value for name, value in structs.asdict(message).items() if name in _CHOICES and value is not None}
    changed = replace(room, **chosen)
    if not 0 <= changed.auction_seconds <= LONGEST_AUCTION or not 0 <= changed.answer_seconds <= LONGEST_ANSWER:
        raise DeniedError(
            "malformed", f"seconds: 0 to {LONGEST_AUCTION} for auctions, 0 to {LONGEST_ANSWER} for answers"
        )
    game = _game(changed.edition)
    settings = [_setting(seat, game) for seat in room.seats] if message.seats is None else message.seats
    if any(seat.kind == "person" for seat in room.seats[len(settings) :]):
        raise DeniedError("not-now", "a person has a seat that you want to remove: free it first")
    if len(settings) > len(TOKENS):
        raise DeniedError("malformed", f"at most {len(TOKENS)} seats")
    options = room.options if message.options is None else named(message.options)
    changed = replace(changed, options=options, seats=_seats(room.seats, settings, game))
    _check_edition(changed)
    return changed


def _setting(seat: SeatRow, game: Game[Any, Any]) -> SeatSetting:
    """Return the setting of an unchanged seat; a bot that the new game lacks becomes its default bot."""
    if seat.kind != "bot":
        return SeatSetting("open")
    return SeatSetting("bot", seat.level if seat.level in game.levels else "", seat.name)


def _seats(seats: tuple[SeatRow, ...], settings: list[SeatSetting], game: Game[Any, Any]) -> tuple[SeatRow, ...]:
    free = SeatRow("open", level=game.usual)
    placed = [
        replace(seats[place], level=game.usual) if place < len(seats) and seats[place].kind == "person" else free
        for place in range(len(settings))
    ]
    before = (*seats, *[SeatRow("open")] * len(settings))
    for place in sorted(range(len(settings)), key=lambda place: not (settings[place].name or before[place].name)):
        setting = settings[place]
        level = setting.level or game.usual
        if level not in game.levels:
            raise DeniedError("malformed", f"unknown bot; there are: {', '.join(game.levels)}")
        if placed[place].kind == "open" and setting.kind == "bot":
            others = [seat.name for seat in placed]
            name = (
                before[place].name if setting.name in ("", before[place].name) else checked_name(setting.name, others)
            )
            placed[place] = bot_seat(tuple(placed), level, name, before[place].token)
    return tuple(placed)


def checked_name(wished: str, others: Iterable[str]) -> str:
    """Return the visible form of a name; raise DeniedError where it is unreadable, or resembles another one."""
    name = readable(wished)
    if not name:
        raise DeniedError("malformed", f"a name has 1 to {LONGEST} visible characters", reason="name-unseen")
    if other := similar_name(name, others):
        raise DeniedError(
            "not-now", f"the name looks like {other!r} at this table: choose another", reason="name-alike", name=other
        )
    return name


def _game(edition: str) -> Game[Any, Any]:
    try:
        return game_of(edition)
    except EditionError as error:
        raise DeniedError("malformed", str(error)) from error


def _check_edition(room: RoomRow) -> None:
    game = _game(room.edition)
    try:
        box = game.box(room.edition, room.options)
    except OptionError as error:
        raise DeniedError("malformed", str(error), options=error.names, reason=error.reason) from error
    except EditionError as error:
        raise DeniedError("malformed", str(error)) from error
    if not 2 <= len(room.seats) <= box.most_seats:
        raise DeniedError(
            "clause", f"{room.edition} is for 2 to {box.most_seats} players", game.rules(box).seats_clause
        )


def take(room: RoomRow, message: TakeSeat, holds: bool, fresh_key: str) -> tuple[RoomRow, str]:
    """Return the room with a player on a seat, and the seat's key where it is new."""
    _need_lobby(room)
    if message.token not in ("", *TOKENS):
        raise DeniedError("malformed", f"tokens are {', '.join(TOKENS)}")
    seat = _seat(room, message.seat)
    if seat.kind == "person" and not holds:
        raise DeniedError("not-yours", "the seat is taken")
    if seat.kind == "bot" and not room.replace_bots:
        raise DeniedError("not-now", "a bot has this seat; the host can open it", reason="bot-stays")
    others = (*room.seats[: message.seat], *room.seats[message.seat + 1 :])
    persons = [other.name for other in others if other.kind == "person"]
    name = seat.name if seat.name and message.name == seat.name else checked_name(message.name, persons)
    token = message.token or seat.token or next(one for one in TOKENS if all(one != other.token for other in others))
    if any(other.kind == "person" and other.token == token for other in others):
        raise DeniedError("not-now", f"another player has the {token}")
    key = "" if seat.kind == "person" else (message.key if credentials.is_key(message.key) else fresh_key)
    kept = credentials.digest(key) if key else seat.key
    stays = ("", ()) if key else (seat.code, seat.handovers)
    sits = SeatRow("person", name, token, seat.level, kept, stays[0], message.program, stays[1])
    return replace(room, seats=seated(room.seats, message.seat, sits)), key


def free(room: RoomRow, message: FreeSeat, holds: bool, host: bool) -> RoomRow:
    """Return the room with an open seat in place of a player's."""
    _need_lobby(room)
    seat = _seat(room, message.seat)
    if not holds and not host:
        raise DeniedError("not-yours", "only the player of the seat, or the host, can free it")
    if seat.kind == "open":
        return room
    return replace(room, seats=seated(room.seats, message.seat, SeatRow("open", level=_game(room.edition).usual)))


def check_ready(room: RoomRow) -> None:
    """Raise DeniedError where no game can start."""
    _need_lobby(room)
    _check_edition(room)


def start(room: RoomRow, randomness: Randomness) -> tuple[RoomRow, GameRow]:
    """Return the room with a game in progress, bots on the open seats and the seed of its next game; and the game."""
    _check_edition(room)
    seats = room.seats
    for place, seat in enumerate(seats):
        if seat.kind == "open":
            seats = seated(seats, place, bot_seat(seats, _game(room.edition).usual))
    names = tuple(seat.name for seat in seats)
    bots = tuple(seat.level if seat.kind == "bot" else "" for seat in seats)
    box, values = box_digest(room.edition), edition_values(room.edition)
    header = Header(room.edition, len(seats), room.options, names, bots=bots, box=box, edition_values=values)
    header = _with_dice(header, room.dice)
    link, seed = credentials.new_link(randomness), room.dice.seed or randomness(32)
    game = GameRow(link, header, tuple(seat.token for seat in seats), seed)
    return replace(room, seats=seats, status="playing", game=link, dice=DiceRow(randomness(32))), game


def _with_dice(header: Header, dice: DiceRow) -> Header:
    """Return a game's header with everything that the players knew of its dice before the game."""
    if not dice.seed:
        return header
    pledges = {one.seat: one.pledge for one in dice.shares}
    shares = {one.seat: one.share for one in dice.shares}
    seats = range(header.seats)
    return structs.replace(
        header,
        promise=commitment(dice.seed),
        pledges=tuple(pledges.get(seat, "") for seat in seats),
        shares=tuple(shares.get(seat, "") for seat in seats),
    )


def back(room: RoomRow, over: bool) -> RoomRow:
    """Return the room in its lobby after a game, with the same seats."""
    if room.status != "playing" or not over or room.dice.called:
        raise DeniedError("not-now", "no game is over")
    return replace(room, status="lobby")


def pace(room: RoomRow, pause: int) -> RoomRow:
    """Return the room with another pause of the bots."""
    if not 0 <= pause <= LONGEST_PAUSE:
        raise DeniedError("malformed", f"a pause has 0 to {LONGEST_PAUSE} milliseconds")
    return replace(room, bot_pause=pause)


def _seat(room: RoomRow, place: int) -> SeatRow:
    if not 0 <= place < len(room.seats):
        raise DeniedError("malformed", f"seats are 0 to {len(room.seats) - 1}")
    return room.seats[place]


def _need_lobby(room: RoomRow) -> None:
    if room.status != "lobby" or room.dice.called:
        raise DeniedError("not-now", "the game has started")


def closed(row: RoomRow) -> RoomRow:
    """Return a permanently closed room: no game is in progress or about to start."""
    return replace(row, status="lobby", dice=replace(row.dice, called=False))
