"""Whose share is in the dice: each seat pledges its own by hash, and shows it once the game is called for.

Nobody who shows a share can choose it any more, and the server's seed was fixed before the first pledge: so neither
side alone can aim at anything.
"""

import re
from dataclasses import replace

from monopolista.protocol.client_messages import CommitShare, RevealShare
from monopolista.protocol.server_messages import DiceView
from monopolista.server.core.errors import DeniedError
from monopolista.server.fairness.rng import commitment, hashed
from monopolista.server.storage.base import DiceRow, RoomRow, ShareRow

WAIT = 5.0
"""Seconds that a game waits for a share that was pledged."""
_DIGITS = re.compile("[0-9a-f]{64}")


def pledged(room: RoomRow) -> tuple[ShareRow, ...]:
    """Return the pledges that hold: those of who still has the seat."""
    seats = room.seats
    return tuple(one for one in room.dice.shares if one.seat < len(seats) and seats[one.seat].key == one.key)


def pledge(room: RoomRow, message: CommitShare) -> RoomRow:
    """Return the room with a seat's pledge in place of the one before; or raise DeniedError."""
    dice = room.dice
    if dice.called or not dice.seed or message.seed_hash != commitment(dice.seed):
        raise DeniedError("stale", "this seed hash belongs to another game")
    if not _DIGITS.fullmatch(message.share_hash):
        raise DeniedError("malformed", "a hash of a share is a SHA-256 in 64 hexadecimal digits")
    mine = ShareRow(message.seat, room.seats[message.seat].key, message.share_hash)
    others = (one for one in pledged(room) if one.seat != message.seat)
    return replace(room, dice=replace(dice, shares=tuple(sorted((*others, mine), key=lambda one: one.seat))))


def call(room: RoomRow) -> RoomRow:
    """Return the room once its game is called for: from now on the list of pledges stands."""
    return replace(room, dice=replace(room.dice, shares=pledged(room), called=True))


def show(room: RoomRow, message: RevealShare) -> RoomRow:
    """Return the room with the share that a seat has pledged; or raise DeniedError."""
    if not room.dice.called:
        raise DeniedError("not-now", "reveal shares only after the host has started the game")
    if not _DIGITS.fullmatch(message.share):
        raise DeniedError("malformed", "a share is 32 bytes in 64 hexadecimal digits")
    if all((one.seat, one.pledge) != (message.seat, hashed(message.share)) for one in room.dice.shares):
        raise DeniedError("malformed", "the share does not match its hash")
    shown = tuple(replace(one, share=message.share) if one.seat == message.seat else one for one in room.dice.shares)
    return replace(room, dice=replace(room.dice, shares=shown))


def all_shown(dice: DiceRow) -> bool:
    """Say whether there is nothing more to wait for."""
    return all(one.share for one in dice.shares)


def view(room: RoomRow) -> DiceView:
    """Return what all clients are sent before the game of the origin of its dice."""
    if not room.dice.seed:
        return DiceView()
    holds = {one.seat: one.pledge for one in pledged(room)}
    if room.dice.called:
        holds = {one.seat: one.pledge for one in room.dice.shares}
    pledges = [holds.get(seat, "") for seat in range(len(room.seats))]
    waits = [one.seat for one in room.dice.shares if not one.share] if room.dice.called else []
    return DiceView(commitment(room.dice.seed), pledges, room.dice.called, waits)
