"""Take-backs in a room: what a seat may take back alone, and on what the others have to agree."""

from dataclasses import replace
from typing import Protocol

from monopolista.engine.seats import NOBODY
from monopolista.games.common.notation import Action
from monopolista.protocol.people import Told
from monopolista.protocol.take_back import Consent, TakeBack, WayBackView, WishView
from monopolista.server.core.errors import DeniedError
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.play.idle_answers import MOST_IDLE, TooManyIdleAnswersError
from monopolista.server.rooms.play.live_game import LONGEST_GAME, GameTooLongError, LiveGame
from monopolista.server.storage.base import Mark, RoomRow, StepRow, WishRow
from monopolista.transcript import TakeBack as Back

PATIENCE = 20.0
"""Seconds that robots wait for those who have to agree, before they go on and the wish lapses."""


class Wishing(Protocol):
    """A room in which somebody may wish to go back."""

    row: RoomRow
    game: LiveGame | None
    visitors: list[Connection]
    stand_ins: set[int]
    wish: WishRow | None

    @property
    def playing(self) -> LiveGame | None:
        """Return the game if it runs."""
        ...

    async def keep_wish(self, wish: WishRow | None, mark: Mark) -> None:
        """Have the store keep the wish."""
        ...

    async def play(self, seat: int, action: Action | Back, mark: Mark | None = None) -> None:
        """Let a seat answer, or go back."""
        ...


def has_to_agree(room: Wishing, seat: int) -> list[int]:
    """Return who is asked when a seat wishes to take something back: the other persons that play themselves."""
    game = room.playing
    if game is None:
        return []
    return [
        place
        for place, row in enumerate(room.row.seats)
        if row.kind == "person" and place not in room.stand_ins and place != seat and game.table.playing(place)
    ]


def way_back(room: Wishing, seat: int) -> WayBackView | None:
    """Return what a seat may take back by the choice of its table, and whether the others have to agree."""
    game = room.playing
    way = game.table.undoable_answer(seat) if game is not None else None
    if way is None or room.row.take_backs == "off":
        return None
    if way.alone:
        return WayBackView(way.step, asks=False)
    others = has_to_agree(room, seat)
    if others:
        refused = _standing(room)
        again = refused is not None and refused.seat == seat
        return WayBackView(way.step, asks=True) if room.row.take_backs == "consent" and not again else None
    return None if way.revealed else WayBackView(way.step, asks=False)


def _standing(room: Wishing) -> WishRow | None:
    """Return the wish that was made since the last answer, waiting or refused."""
    game, wish = room.playing, room.wish
    return wish if game is not None and wish is not None and wish.version == game.table.version else None


def waiting(room: Wishing) -> WishRow | None:
    """Return the wish on which the others have yet to agree."""
    wish = _standing(room)
    return wish if wish is not None and wish.refused == NOBODY else None


def agreed(room: Wishing) -> WishRow | None:
    """Return the wish on which everybody has agreed who has to."""
    wish = waiting(room)
    return wish if wish is not None and set(has_to_agree(room, wish.seat)) <= set(wish.agreed) else None


def view_wish(room: Wishing) -> WishView | None:
    """Return the wish that was made since the last answer, as everybody is told of it."""
    game, wish = room.playing, _standing(room)
    way = game.table.undoable_answer(wish.seat) if game is not None and wish is not None else None
    if wish is None or way is None:
        return None
    left = [seat for seat in has_to_agree(room, wish.seat) if seat not in wish.agreed]
    return WishView(wish.seat, wish.step, wish.version, way.revealed, left, wish.refused)


async def hear(room: Wishing, visitor: Connection, message: TakeBack | Consent, mark: Mark) -> None:
    """Carry out what somebody says of taking back, or raise DeniedError with nothing changed."""
    visitor.require_seat(room.row, message.seat)
    if isinstance(message, TakeBack):
        await _ask(room, message, mark)
    else:
        await _consent(room, message, mark)


async def _ask(room: Wishing, message: TakeBack, mark: Mark) -> None:
    """Take a seat's last answer back, or ask the others."""
    game = room.playing
    if game is None or room.row.take_backs == "off":
        raise DeniedError("not-now", "nothing is taken back at this table now")
    way = way_back(room, message.seat)
    if way is None or way.step != message.step or way.asks > message.asks:
        raise DeniedError("stale", "that answer is not the one that can be taken back, or not like that")
    try:
        game.check_may_answer(message.seat, Back(message.step))
    except (TooManyIdleAnswersError, GameTooLongError) as error:
        raise too_many(error) from error
    if not way.asks:
        await room.play(message.seat, Back(message.step), mark)
    elif waiting(room) is not None:
        raise DeniedError("not-now", "another wish waits for an answer")
    else:
        await room.keep_wish(WishRow(game.table.version, message.seat, message.step), mark)


def too_many(error: TooManyIdleAnswersError | GameTooLongError) -> DeniedError:
    """Return why a game takes no such answer any more."""
    if isinstance(error, GameTooLongError):
        return DeniedError("game-too-long", f"a game has at most {LONGEST_GAME} answers", bound="game-too-long")
    text = f"at most {MOST_IDLE} answers that leave everything as it is, until a die or a card is drawn"
    return DeniedError("idle-answers", text, bound="idle-answers")


async def _consent(room: Wishing, message: Consent, mark: Mark) -> None:
    """Agree to a wish, refuse it, or let one's own go."""
    wish = waiting(room)
    if wish is None or wish.version != message.version:
        raise DeniedError("stale", "that wish has lapsed")
    if wish.seat == message.seat and not message.agrees:
        await room.keep_wish(None, mark)
    elif message.seat not in has_to_agree(room, wish.seat) or message.seat in wish.agreed:
        raise DeniedError("not-now", "that seat is not asked")
    elif message.agrees:
        await room.keep_wish(replace(wish, agreed=(*wish.agreed, message.seat)), mark)
    else:
        await room.keep_wish(replace(wish, refused=message.seat), mark)


def lapse(room: Wishing, kept: StepRow) -> None:
    """Tell who wished to go back, and waits, that somebody else has gone on instead."""
    game, wish = room.game, room.wish
    if game is None or wish is None or wish.refused != NOBODY:
        return
    if wish.version != kept.seq or game.table.steps_since(kept.seq)[0].seat == wish.seat:
        return
    for visitor in room.visitors:
        if wish.seat in visitor.seats_held(room.row):
            visitor.answer(Told("lapsed", wish.seat, ""))


async def carry_out(room: Wishing) -> None:
    """Go back as everybody agreed."""
    wish = agreed(room)
    if wish is not None:
        await room.play(wish.seat, Back(wish.step, agreed=True))
