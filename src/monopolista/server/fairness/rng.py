"""Provably fair dice: draws derived from a secret seed, whose hash is published before the game.

The draws also depend on the terms of the game: edition, options, names, bots, the initial position and the answers
that it inherited from another game. A later change of any of them changes every number.

>>> dice = FairDice(bytes(32))
>>> [dice(6) for _ in range(4)] == [FairDice(bytes(32), drawn=number)(6) for number in range(4)]
True

After the game the seed is revealed: a replay of the seats' answers with it must give the same dice and cards.
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
    """Draw number ``n`` is HMAC-SHA256(seed, terms, shares and n) modulo the limit; the bias of 256 bits is negligible.

    The hash of the terms, if there are any, is the first line of the message; each share has a line, after its seat;
    the number of the draw is the last line.
    """

    def __init__(self, seed: bytes, drawn: int = 0, shares: Iterable[str] = (), terms: str = "") -> None:
        self.seed = seed
        self.drawn = drawn
        shown = "".join(f"{seat} {share}\n" for seat, share in enumerate(shares) if share)
        self._before = (f"terms {hashlib.sha256(terms.encode()).hexdigest()}\n" if terms else "") + shown

    def __call__(self, limit: int) -> int:
        """Return the next number, from 0 to below the limit."""
        digest = hmac.digest(self.seed, f"{self._before}{self.drawn}".encode(), "sha256")
        self.drawn += 1
        return int.from_bytes(digest, "big") % limit


def commitment(seed: bytes) -> str:
    """Return the hash of a seed, which is published before the game."""
    return hashlib.sha256(seed).hexdigest()


_EXCLUDED = frozenset({"shares", "hinted", "moved", "closed", "seed", "seal"})
"""Fields that a header has only after the start of the game, and the shares, which are part of each draw already."""


def box_digest(edition: str) -> str:
    """Return a digest of all that an edition's file states; raise EditionError where it is unknown."""
    return hashlib.sha256(msgspec.json.encode(load(edition).file, order="sorted")).hexdigest()


def terms_of(header: Header, taken: Sequence[str] = ()) -> str:
    """Return the terms of a game as the text that its dice depend on; empty for a game from before there were terms.

    Parameters
    ----------
    header
        The header of the game.
    taken
        The answers that it inherited from another game, as lines of its transcript.
    """
    if not header.box:
        return ""
    fields = structs.asdict(header).items()
    stated = {name: value for name, value in fields if name not in _EXCLUDED and value is not msgspec.UNSET}
    if taken:
        stated["taken"] = hashlib.sha256("\n".join(taken).encode()).hexdigest()
    return msgspec.json.encode(stated, order="sorted").decode()


def dice_of(transcript: Transcript) -> FairDice:
    """Return the dice at the start of the game of a transcript whose seed is revealed."""
    header = transcript.header
    terms = terms_of(header, taken_over(transcript))
    return FairDice(bytes.fromhex(header.seed), shares=header.shares or (), terms=terms)


def taken_over(transcript: Transcript) -> list[str]:
    """Return the answers that a game inherited from another one, as lines."""
    game = transcript.header.game
    return [write_answer(answer, game) for answer in transcript.answers[: transcript.header.begun or 0]]


def seal_of(transcript: Transcript) -> str:
    """Return the HMAC of a transcript under its seed, which binds the two together."""
    bare = Transcript(structs.replace(transcript.header, seed="", seal=msgspec.UNSET), transcript.answers)
    return hmac.new(bytes.fromhex(transcript.header.seed), f"seal\n{bare.text()}".encode(), "sha256").hexdigest()


def first_unfair(transcript: Transcript) -> int | None:
    """Return the number of the first answer of chance that does not follow from the transcript's seed, or None.

    The answers inherited from another game were drawn with the dice of that game.
    """
    header = transcript.header
    taken = transcript.answers[: header.begun] if header.begun else []
    replayed = Table.replay(Transcript(header, list(taken)), chance=dice_of(transcript))
    expected = replayed.transcript.answers
    for number, answer in enumerate(transcript.answers):
        if number == len(expected) and answer.seat != CHANCE:
            try:
                replayed.repeat(answer)
            except (IllegalActionError, UndoError):
                return number
        if number >= len(expected) or expected[number] != answer:
            return number
    return None


def hashed(share: str) -> str:
    """Return the commitment to a share."""
    return hashlib.sha256(bytes.fromhex(share)).hexdigest()
