"""Commitments to the players' shares of the dice: a seat commits to a hash, and reveals its share when the game starts.

The server commits to its seed before the first seat does, and a seat cannot change its share after its commitment. So
neither the server nor a player can choose the dice.
"""

import re
from dataclasses import replace

from monopolista.protocol.client_messages import CommitShare, RevealShare
from monopolista.protocol.server_messages import DiceView
from monopolista.server.core.errors import DeniedError
from monopolista.server.fairness.rng import commitment, hashed
from monopolista.server.storage.base import DiceRow, RoomRow, ShareRow

WAIT = 5.0
"""Seconds that the start of a game waits for the shares of committed seats."""
_DIGITS = re.compile("[0-9a-f]{64}")


def pledged(room: RoomRow) -> tuple[ShareRow, ...]:
    """Return the valid commitments: those of seats that still have the same holder."""
    seats = room.seats
    return tuple(one for one in room.dice.shares if one.seat < len(seats) and seats[one.seat].key == one.key)


def pledge(room: RoomRow, message: CommitShare) -> RoomRow:
    """Return the room with the commitment of a seat in place of an earlier one, or raise DeniedError."""
    dice = room.dice
    if dice.called or not dice.seed or message.seed_hash != commitment(dice.seed):
        raise DeniedError("stale", "this seed hash belongs to another game")
    if not _DIGITS.fullmatch(message.share_hash):
        raise DeniedError("malformed", "a hash of a share is a SHA-256 in 64 hexadecimal digits")
    mine = ShareRow(message.seat, room.seats[message.seat].key, message.share_hash)
    others = (one for one in pledged(room) if one.seat != message.seat)
    return replace(room, dice=replace(dice, shares=tuple(sorted((*others, mine), key=lambda one: one.seat))))


def call(room: RoomRow) -> RoomRow:
    """Return the room when the host starts the game: from now on the commitments are fixed."""
    return replace(room, dice=replace(room.dice, shares=pledged(room), called=True))


def show(room: RoomRow, message: RevealShare) -> RoomRow:
    """Return the room with the revealed share of a seat, or raise DeniedError."""
    if not room.dice.called:
        raise DeniedError("not-now", "reveal shares only after the host has started the game")
    if not _DIGITS.fullmatch(message.share):
        raise DeniedError("malformed", "a share is 32 bytes in 64 hexadecimal digits")
    if all((one.seat, one.pledge) != (message.seat, hashed(message.share)) for one in room.dice.shares):
        raise DeniedError("malformed", "the share does not match its hash")
    shown = tuple(replace(one, share=message.share) if one.seat == message.seat else one for one in room.dice.shares)
    return replace(room, dice=replace(room.dice, shares=shown))


def all_shown(dice: DiceRow) -> bool:
    """Return whether all shares are revealed."""
    return all(one.share for one in dice.shares)


def view(room: RoomRow) -> DiceView:
    """Return the view of the commitments, which all clients receive before the game."""
    if not room.dice.seed:
        return DiceView()
    holds = {one.seat: one.pledge for one in pledged(room)}
    if room.dice.called:
        holds = {one.seat: one.pledge for one in room.dice.shares}
    pledges = [holds.get(seat, "") for seat in range(len(room.seats))]
    waits = [one.seat for one in room.dice.shares if not one.share] if room.dice.called else []
    return DiceView(commitment(room.dice.seed), pledges, room.dice.called, waits)
