"""Verification of a game's dice against the commitment, and the data to verify them without this program."""

import hmac
import re
from dataclasses import dataclass
from itertools import product
from typing import Literal

from msgspec import UNSET

from monopolista.protocol.reviews import DiceSheet, DrawView
from monopolista.server.core.fair_scheduler import Cooperative
from monopolista.server.fairness.rng import box_digest, commitment, first_unfair, hashed, seal_of, taken_over, terms_of
from monopolista.table import CHANCE, Table
from monopolista.transcript import Header, TakeBack, Transcript, write_answer

_DIGITS = re.compile("([0-9a-f]{2})+")
_ANSWERS_PER_SLICE = 32


Unproved = Literal["promise", "terms", "seal", "position", "begun"]
"""What a fair game does not prove: that the seed was fixed before the game; that the header has the real edition,
options, names and bots; the players' answers; the initial position; the answers inherited from another game.
"""


@dataclass(frozen=True)
class Verdict:
    """The result of a verification."""

    failure: str
    """The first failed check; empty where none failed."""
    over: bool = False
    """Whether the game was played to its end."""
    unproved: tuple[Unproved, ...] = ()
    """What the checks do not prove."""

    @property
    def fair(self) -> bool:
        """Return whether the whole game is proved to have the dice of the commitment."""
        return not self.failure and self.over and not self.unproved


def verify_transcript(transcript: Transcript) -> Verdict:
    """Verify what a transcript with a seed states of its dice, from the commitment to the last answer.

    Raises
    ------
    ValueError
        The transcript has no seed, or is not a game of these rules.
    """
    header = transcript.header
    if wrong := _wrong_header(header):
        return Verdict(wrong)
    unfair = first_unfair(transcript)
    if unfair is not None:
        text = write_answer(transcript.answers[unfair], header.game)
        return Verdict(f"answer {unfair + 1}, {text!r}, does not follow from the seed")
    over, sealed = Table.replay(transcript, chance=None).over, is_sealed(transcript)
    if header.seal and not sealed and over:
        return Verdict("something was changed in it since it was sealed with its seed")
    return Verdict("", over, _unbound(header, sealed))


def is_sealed(transcript: Transcript) -> bool:
    """Return whether a transcript, up to its last answer, matches its seal."""
    header = transcript.header
    return bool(header.seal and header.seed) and hmac.compare_digest(header.seal or "", seal_of(transcript))


def _unbound(header: Header, sealed: bool) -> tuple[Unproved, ...]:
    """Return what a transcript does not prove, even with fair dice."""
    missing: dict[Unproved, bool] = {
        "promise": not header.promise,
        "terms": not header.box,
        "seal": not sealed,
        "position": header.position is not UNSET or header.moved is True,
        "begun": bool(header.begun),
    }
    return tuple(name for name, is_missing in missing.items() if is_missing)


def _wrong_header(header: Header) -> str:
    """Return the first mismatch of seed and shares with their commitments; empty where there is none."""
    if not _DIGITS.fullmatch(header.seed):
        return "the seed is not written in hexadecimal digits"
    if header.promise and commitment(bytes.fromhex(header.seed)) != header.promise:
        return "the seed is not the one whose hash was shown"
    if header.box and header.box != box_digest(header.edition):
        return f"the box {header.edition} is not the one that the game was played with"
    pledges, shares = header.pledges or (), header.shares or ()
    if len(pledges) != len(shares) or len(shares) not in (0, header.seats):
        return "there is not a pledge and a share for each seat"
    for seat, (pledge, share) in enumerate(zip(pledges, shares, strict=True)):
        if share and (not _DIGITS.fullmatch(share) or hashed(share) != pledge):
            return f"the share of seat {seat + 1} is not the one that was pledged"
    return ""


def verification_sheet(transcript: Transcript) -> Cooperative[DiceSheet]:
    """Return the verification data of a game.

    Raises
    ------
    IllegalActionError
        The rules forbid an answer.
    ValueError
        The transcript is not a game.
    """
    header = transcript.header
    table = Table.replay(Transcript(header), chance=None)
    draws: list[DrawView] = []
    for number, answer in enumerate(transcript.answers):
        if isinstance(answer.action, TakeBack):
            draws.append(DrawView(number, answer.action.text(), back=answer.action.step))
        elif answer.seat == CHANCE:
            draws.append(_draw(table, number, table.game.write(answer.action)))
        table.repeat(answer)
        if number % _ANSWERS_PER_SLICE == 0:
            yield
    return DiceSheet(
        header.promise or "",
        list(header.pledges or ()),
        list(header.shares or ()),
        header.seed,
        terms_of(header, taken_over(transcript)),
        is_sealed(transcript),
        header.position is not UNSET,
        header.begun or 0,
        len(transcript.answers),
        table.over,
        bool(header.closed),
        draws,
    )


def _draw(table: Table, number: int, answer: str) -> DrawView:
    """Return the answer of chance at a draw, with all possible alternatives."""
    limits: list[int] = []
    first = table.drawn(lambda limit: limits.append(limit) or 0)
    if not limits:
        return DrawView(number, answer, [[first]], known=True)
    drawn = next((one for one in product(*map(range, limits)) if _answer_for(table, one) == answer), (0,) * len(limits))
    alternatives = [
        [_answer_for(table, (*drawn[:place], one, *drawn[place + 1 :])) for one in range(limit)]
        for place, limit in enumerate(limits)
    ]
    return DrawView(number, answer, alternatives)


def _answer_for(table: Table, numbers: tuple[int, ...]) -> str:
    """Return the answer of chance for some random numbers."""
    remaining = iter(numbers)
    return table.drawn(lambda _: next(remaining))
