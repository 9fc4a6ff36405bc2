"""What a program adds to the dice: a share for each game, pledged by its hash and shown once all pledges stand."""

import hashlib
import secrets
from collections.abc import Callable

from monopolista.protocol.server_messages import GameView, RoomView


class Dice:
    """The shares of one seat, and what was promised of the dice they are in."""

    def __init__(self, randomness: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self._randomness = randomness
        self._shares: dict[str, str] = {}
        """By the promise each was made for."""
        self._listed: dict[str, list[str]] = {}
        """The pledges that stood when a share was shown."""

    def pledge(self, room: RoomView, seat: int) -> str:
        """Return what is still to be pledged for the next game of a room, or an empty text."""
        dice = room.dice
        if not dice.seed_hash or dice.called or seat not in room.own_seats:
            return ""
        if dice.seed_hash not in self._shares:
            self._shares[dice.seed_hash] = self._randomness(32).hex()
        mine = hashed(self._shares[dice.seed_hash])
        return "" if dice.share_hashes[seat] == mine else mine

    def share(self, room: RoomView, seat: int) -> str:
        """Return the share that is to be shown now, or an empty text; but to the first list that stood alone."""
        dice = room.dice
        share = self._shares.get(dice.seed_hash)
        if not dice.called or share is None or seat not in room.own_seats or seat not in dice.missing:
            return ""
        listed = self._listed.setdefault(dice.seed_hash, list(dice.share_hashes))
        return share if listed == dice.share_hashes and listed[seat] == hashed(share) else ""

    def doubt(self, game: GameView, seat: int) -> str:
        """Return what speaks against the dice of a game, or an empty text; with its seed once it is over.

        Where the seat has shown no share, nothing was promised to it.
        """
        if game.seed and hashed(game.seed) != game.seed_hash:
            return "the seed is not the one whose hash was shown"
        listed, share = self._listed.get(game.seed_hash), self._shares.get(game.seed_hash)
        if listed is None or share is None:
            return ""
        if game.share_hashes != listed:
            return "the pledges are not those that stood when shares were shown"
        if game.shares[seat] != share:
            return "the seat's share is not in the dice"
        return ""


def hashed(text: str) -> str:
    """Return SHA-256 of what some hexadecimal digits stand for."""
    return hashlib.sha256(bytes.fromhex(text)).hexdigest()
