"""Fair dice: draws that follow from a secret seed, whose hash everybody is shown before the game.

The terms of the game are part of what they follow from: its box, options, names, robots, the position it began from and
the answers it took over from another game. A change of one of them afterwards changes every number.

>>> dice = FairDice(bytes(32))
>>> [dice(6) for _ in range(4)] == [FairDice(bytes(32), drawn=number)(6) for number in range(4)]
True

After the game the seed is shown: playing the seats' answers again with it must give the same dice and cards.
"""

import hashlib
import hmac
from collections.abc import Iterable, Sequence

import msgspec
from msgspec import structs

from monopolista.games import load
from monopolista.table import CHANCE, IllegalActionError, Table, UndoError
from monopolista.transcript import Header, Transcript, write_answer


class FairDice:
    """Draw number ``n`` is HMAC-SHA256(seed, terms, shares and n) modulo the limit: of 256 bits, so even for all uses.

    The hash of the terms, if there are any, stands on the first line; each share that there is on a line of its own,
    behind its seat; the number of the draw is the last line.
    """

    def __init__(self, seed: bytes, drawn: int = 0, shares: Iterable[str] = (), terms: str = "") -> None:
        self.seed = seed
        self.drawn = drawn
        shown = "".join(f"{seat} {share}\n" for seat, share in enumerate(shares) if share)
        self._before = (f"terms {hashlib.sha256(terms.encode()).hexdigest()}\n" if terms else "") + shown

    def __call__(self, limit: int) -> int:
        """Return the next number below the limit."""
        mixed = hmac.digest(self.seed, f"{self._before}{self.drawn}".encode(), "sha256")
        self.drawn += 1
        return int.from_bytes(mixed, "big") % limit


def commitment(seed: bytes) -> str:
    """Return what is shown of a seed before the game."""
    return hashlib.sha256(seed).hexdigest()


_LATER = frozenset({"shares", "hinted", "moved", "closed", "seed", "seal"})
"""What a header states only once the game has begun, and the shares, which numbers follow from by themselves."""


def box_digest(edition: str) -> str:
    """Return a digest of all that the box of an edition states; or raise EditionError."""
    return hashlib.sha256(msgspec.json.encode(load(edition).file, order="sorted")).hexdigest()


def terms_of(header: Header, taken: Sequence[str] = ()) -> str:
    """Return the terms of a game as the text that its dice follow from, empty for a game from before there were any.

    Parameters
    ----------
    header
        The header of the game.
    taken
        The answers that it took over from another game, as the lines of its transcript.
    """
    if not header.box:
        return ""
    fields = structs.asdict(header).items()
    stated = {name: value for name, value in fields if name not in _LATER and value is not msgspec.UNSET}
    if taken:
        stated["taken"] = hashlib.sha256("\n".join(taken).encode()).hexdigest()
    return msgspec.json.encode(stated, order="sorted").decode()


def dice_of(transcript: Transcript) -> FairDice:
    """Return the dice by which the game of a transcript, whose seed is shown, began."""
    header = transcript.header
    terms = terms_of(header, taken_over(transcript))
    return FairDice(bytes.fromhex(header.seed), shares=header.shares or (), terms=terms)


def taken_over(transcript: Transcript) -> list[str]:
    """Return the answers that a game took over from another one, as lines."""
    game = transcript.header.game
    return [write_answer(answer, game) for answer in transcript.answers[: transcript.header.begun or 0]]


def seal_of(transcript: Transcript) -> str:
    """Return the code by which a transcript and its seed belong together: of all that is stated but the seed."""
    bare = Transcript(structs.replace(transcript.header, seed="", seal=msgspec.UNSET), transcript.answers)
    return hmac.new(bytes.fromhex(transcript.header.seed), f"seal\n{bare.text()}".encode(), "sha256").hexdigest()


def first_unfair(transcript: Transcript) -> int | None:
    """Return the number of the first answer of chance that does not follow from the transcript's seed, or None.

    What was taken over from another game had the dice of that game.
    """
    header = transcript.header
    taken = transcript.answers[: header.begun] if header.begun else []
    again = Table.replay(Transcript(header, list(taken)), chance=dice_of(transcript))
    expected = again.transcript.answers
    for number, answer in enumerate(transcript.answers):
        if number == len(expected) and answer.seat != CHANCE:
            try:
                again.repeat(answer)
            except (IllegalActionError, UndoError):
                return number
        if number >= len(expected) or expected[number] != answer:
            return number
    return None


def hashed(share: str) -> str:
    """Return the pledge of a share."""
    return hashlib.sha256(bytes.fromhex(share)).hexdigest()
