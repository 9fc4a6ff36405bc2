"""Whether a game had the dice that were promised, and all that it takes to check that without these rules."""

import hmac
import re
from dataclasses import dataclass
from itertools import product
from typing import Literal

from msgspec import UNSET

from monopolista.protocol.reviews import DiceSheet, DrawView
from monopolista.server.core.fair_scheduler import Slices
from monopolista.server.fairness.rng import box_digest, commitment, first_unfair, hashed, seal_of, taken_over, terms_of
from monopolista.table import CHANCE, Table
from monopolista.transcript import Header, TakeBack, Transcript, write_answer

_DIGITS = re.compile("([0-9a-f]{2})+")
_A_FEW = 32


Unbound = Literal["promise", "terms", "seal", "position", "begun"]
"""What a fair game does not prove: that the seed was fixed before the game; that box, options, names and robots are
those of the game; that players' answers are; the position it began from; the answers it took over from another game."""


@dataclass(frozen=True)
class Verdict:
    """What became of checking a game."""

    wrong: str
    """The first thing that is wrong, empty where nothing is."""
    over: bool = False
    """Whether the game was played to its end."""
    unbound: tuple[Unbound, ...] = ()
    """What nothing of this proves."""

    @property
    def fair(self) -> bool:
        """Say whether the whole game is proved to be the one whose dice were promised."""
        return not self.wrong and self.over and not self.unbound


def judge(transcript: Transcript) -> Verdict:
    """Check all that a transcript with a seed states of its dice, from the promise to the last answer.

    What has no seed, or is no game of these rules, is a ValueError.
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
    """Say whether a transcript, to its last answer, is the one that was sealed with its seed."""
    header = transcript.header
    return bool(header.seal and header.seed) and hmac.compare_digest(header.seal or "", seal_of(transcript))


def _unbound(header: Header, sealed: bool) -> tuple[Unbound, ...]:
    """Return what a transcript does not prove, however fair its dice."""
    missing: dict[Unbound, bool] = {
        "promise": not header.promise,
        "terms": not header.box,
        "seal": not sealed,
        "position": header.position is not UNSET or header.moved is True,
        "begun": bool(header.begun),
    }
    return tuple(name for name, is_missing in missing.items() if is_missing)


def _wrong_header(header: Header) -> str:
    """Return the first thing by which seed and shares are not what was promised, or an empty text."""
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
            return f"the share of seat {seat} is not the one that was pledged"
    return ""


def sheet(transcript: Transcript) -> Slices[DiceSheet]:
    """Return the sheet of a game.

    What the rules forbid is IllegalActionError, what was never a game another ValueError.
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
        if number % _A_FEW == 0:
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


def _draw(table: Table, number: int, says: str) -> DrawView:
    """Return what chance said, and what else it might have."""
    limits: list[int] = []
    first = table.drawn(lambda limit: limits.append(limit) or 0)
    if not limits:
        return DrawView(number, says, [[first]], known=True)
    fell = next((one for one in product(*map(range, limits)) if _by(table, one) == says), (0,) * len(limits))
    among = [
        [_by(table, (*fell[:place], one, *fell[place + 1 :])) for one in range(limit)]
        for place, limit in enumerate(limits)
    ]
    return DrawView(number, says, among)


def _by(table: Table, numbers: tuple[int, ...]) -> str:
    """Return what chance says by some numbers."""
    left = iter(numbers)
    return table.drawn(lambda _: next(left))
