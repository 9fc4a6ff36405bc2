"""A program's part in commit-and-reveal dice: a random share for each game, committed by its hash, revealed later."""

import hashlib
import secrets
from collections.abc import Callable

from monopolista.protocol.server_messages import GameView, RoomView


class Dice:
    """Shares of one seat, and the commitments that stood when they were revealed.

    Parameters
    ----------
    randomness : callable
        Returns a number of random bytes.
    """

    def __init__(self, randomness: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self._randomness = randomness
        self._shares: dict[str, str] = {}
        """Shares in hexadecimal, by the server's commitment."""
        self._listed: dict[str, list[str]] = {}
        """Commitments of all seats when a share was revealed, by the server's commitment."""

    def pledge(self, room: RoomView, seat: int) -> str:
        """Return the commitment that a seat has yet to send for the next game, empty for none."""
        dice = room.dice
        if not dice.seed_hash or dice.called or seat not in room.own_seats:
            return ""
        if dice.seed_hash not in self._shares:
            self._shares[dice.seed_hash] = self._randomness(32).hex()
        mine = hashed(self._shares[dice.seed_hash])
        return "" if dice.share_hashes[seat] == mine else mine

    def share(self, room: RoomView, seat: int) -> str:
        """Return the share that a seat has to reveal now, empty for none; only for the first complete list."""
        dice = room.dice
        share = self._shares.get(dice.seed_hash)
        if not dice.called or share is None or seat not in room.own_seats or seat not in dice.missing:
            return ""
        listed = self._listed.setdefault(dice.seed_hash, list(dice.share_hashes))
        return share if listed == dice.share_hashes and listed[seat] == hashed(share) else ""

    def doubt(self, game: GameView, seat: int) -> str:
        """Return the fault in the dice of a game, empty for none; after the end, the check includes the seed.

        For a seat that has revealed a share, the check includes the list of hashes.

        Parameters
        ----------
        game : GameView
            The game.
        seat : int
            Number of the seat.

        Returns
        -------
        str
            Reason in English, or an empty text.
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
    """Return SHA-256 of hexadecimal digits, in hexadecimal.

    Parameters
    ----------
    text : str
        Hexadecimal digits.

    Returns
    -------
    str
        64 digits.

    Raises
    ------
    ValueError
        If the text is not hexadecimal.
    """
    return hashlib.sha256(bytes.fromhex(text)).hexdigest()
