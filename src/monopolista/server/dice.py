"""Fair dice: draws that follow from a secret seed, whose hash everybody is shown before the game.

>>> dice = FairDice(bytes(32))
>>> [dice(6) for _ in range(4)] == [FairDice(bytes(32), drawn=number)(6) for number in range(4)]
True

After the game the seed is shown: playing the seats' answers again with it must give the same dice and cards.
"""

import hashlib
import hmac
from collections.abc import Iterable

from monopolista.table import CHANCE, NoWayBack, Refused, Table
from monopolista.transcript import Transcript


class FairDice:
    """Draw number ``n`` is HMAC-SHA256(seed, shares and n) modulo the limit: of 256 bits, so even for every purpose.

    Each share that there is stands on a line of its own, behind its seat; the number of the draw is the last line.
    """

    def __init__(self, seed: bytes, drawn: int = 0, shares: Iterable[str] = ()) -> None:
        self.seed = seed
        self.drawn = drawn
        self._shares = "".join(f"{seat} {share}\n" for seat, share in enumerate(shares) if share)

    def __call__(self, limit: int) -> int:
        """Return the next number below the limit."""
        mixed = hmac.digest(self.seed, f"{self._shares}{self.drawn}".encode(), "sha256")
        self.drawn += 1
        return int.from_bytes(mixed, "big") % limit


def commitment(seed: bytes) -> str:
    """Return what is shown of a seed before the game."""
    return hashlib.sha256(seed).hexdigest()


def first_unfair(transcript: Transcript) -> int | None:
    """Return the number of the first answer of chance that does not follow from the transcript's seed, or None.

    What was taken over from another game had the dice of that game.
    """
    header = transcript.header
    taken = transcript.answers[: header.begun] if header.begun else []
    again = Table.replay(
        Transcript(header, list(taken)), chance=FairDice(bytes.fromhex(header.seed), shares=header.shares or ())
    )
    expected = again.transcript.answers
    for number, answer in enumerate(transcript.answers):
        if number == len(expected) and answer.seat != CHANCE:
            try:
                again.repeat(answer)
            except (Refused, NoWayBack):
                return number
        if number >= len(expected) or expected[number] != answer:
            return number
    return None
