"""Games with fixed dice as a server would keep them, of all boxes and ways to end, and forged ones."""

import random
import re
from typing import Any, Final

from msgspec import structs

from monopolista.bots import decide
from monopolista.games.common.options import Chosen
from monopolista.server.fairness.rng import FairDice, box_digest, commitment, hashed, seal_of, terms_of
from monopolista.table import CHANCE, IllegalActionError, Table
from monopolista.transcript import Header, Transcript, parse_answer, write_answer

BOXES: Final[tuple[tuple[str, Chosen], ...]] = (
    ("italy", {"turns": 12}),
    ("italy", {"speedy": True, "turns": 8}),
    ("us", {"short": True, "turns": 10}),
    ("deal", {}),
    ("uk", {"turns": 16}),
    ("deal", {}),
    ("belgium-nl", {"turns": 10}),
)
LONGEST: Final = 400
"""Answers after which a game is given up."""
KINDS: Final = ("die", "card", "order", "seed", "share")
"""What is forged."""


def fair_game(number: int, names: tuple[str, ...] = ()) -> Transcript:
    """Return a game that follows from its number: whole, or given up; some things of it were taken back."""
    rng = random.Random(number)
    edition, options = BOXES[number % len(BOXES)]
    seats = 2 + number // len(BOXES) % 3
    seed, shares = rng.randbytes(32), [rng.randbytes(32).hex() for _ in range(seats)]
    sent = [rng.random() for _ in range(seats)]
    pledges = tuple(hashed(share) if some > 0.2 else "" for share, some in zip(shares, sent, strict=True))
    shown = tuple(share if some > 0.3 else "" for share, some in zip(shares, sent, strict=True))
    header = Header(
        edition,
        seats,
        options,
        names,
        promise=commitment(seed),
        pledges=pledges,
        shares=shown,
        box=box_digest(edition),
    )
    dice = FairDice(seed, shares=shown, terms=terms_of(header))
    table: Table[Any, Any, Any, Any] = Table.replay(Transcript(header), chance=dice)
    while not table.over and table.version < LONGEST:
        _answer(table, rng)
    closed = {} if table.over else {"closed": True}
    return sealed(Transcript(structs.replace(header, seed=seed.hex(), **closed), table.transcript.answers))


def sealed(transcript: Transcript) -> Transcript:
    """Return a transcript with its seal."""
    header = structs.replace(transcript.header, seal=seal_of(transcript))
    return Transcript(header, transcript.answers)


def _answer(table: Table[Any, Any, Any, Any], rng: random.Random) -> None:
    seat = table.next_asked
    way = table.undoable_answer(seat) if seat >= 0 else None
    if way is not None and rng.random() < 0.03:
        table.take_back(seat, way.step, agreed=True)
        return
    level = "random" if rng.random() < 0.5 else table.game.usual
    try:
        table.play(seat, decide(level, table, seat, rng.randrange))
    except IllegalActionError:
        table.play(seat, table.plain_answer(seat))


def forged(transcript: Transcript, kind: str, rng: random.Random) -> Transcript:
    """Return a game of which one thing was changed after its end."""
    header, lines = transcript.header, [write_answer(one, transcript.header.game) for one in transcript.answers]
    if kind == "seed":
        return Transcript(structs.replace(header, seed=_other(header.seed, rng)), transcript.answers)
    if kind == "share" and any(header.shares or ()):
        return Transcript(_with_other_share(header, rng), transcript.answers)
    if kind == "order":
        _swap(lines, rng)
    else:
        _change(lines, kind, rng)
    return Transcript(header, [parse_answer(line, header.game) for line in lines])


def _with_other_share(header: Header, rng: random.Random) -> Header:
    """Return a header with another share of a seat, and now and then the pledge that fits it."""
    shares, pledges = [*(header.shares or ())], [*(header.pledges or ())]
    seat = rng.choice([seat for seat, share in enumerate(shares) if share])
    shares[seat] = _other(shares[seat], rng)
    if rng.random() < 0.5:
        pledges[seat] = hashed(shares[seat])
    return structs.replace(header, shares=tuple(shares), pledges=tuple(pledges))


def _other(text: str, rng: random.Random) -> str:
    place = rng.randrange(len(text))
    return text[:place] + format((int(text[place], 16) + rng.randint(1, 15)) % 16, "x") + text[place + 1 :]


def _chance(lines: list[str], pattern: str) -> list[int]:
    return [number for number, line in enumerate(lines) if re.match(pattern, line)]


def _swap(lines: list[str], rng: random.Random) -> None:
    """Let two answers of chance of one kind change places."""
    places = _chance(lines, r"\* roll") or _chance(lines, r"\* draw")
    first = rng.choice(places)
    others = [place for place in places if lines[place] != lines[first]]
    if others:
        second = rng.choice(others)
        lines[first], lines[second] = lines[second], lines[first]
    else:
        _change(lines, "die", rng)


def _change(lines: list[str], kind: str, rng: random.Random) -> None:
    """Let a die or a card be another one; where there is none, what there is."""
    wanted = r"\* roll" if kind == "die" else r"\* (draw|dealt)"
    place = rng.choice(_chance(lines, wanted) or _chance(lines, r"\*"))
    sign, verb, first, *rest = lines[place].split(" ")
    if verb == "roll":
        changed = str(int(first) % 6 + 1)
    else:
        same = {line.split(" ")[2] for line in lines if line.startswith(f"{sign} {verb} ")} - {first}
        changed = rng.choice(sorted(same)) if same else str(int(first) + 1)
    lines[place] = " ".join([sign, verb, changed, *rest])


def forged_sheet(honest: dict[str, Any], transcript: Transcript) -> dict[str, Any]:
    """Return the sheet of a game with what a forged transcript says in place of what its own says."""
    header = transcript.header
    answers_by_number = {
        place: write_answer(one, header.game).partition(" ")[2]
        for place, one in enumerate(transcript.answers)
        if one.seat == CHANCE
    }
    draws = [draw | {"says": answers_by_number.get(draw["answer"], draw["says"])} for draw in honest["draws"]]
    said = {"seed": header.seed, "shares": list(header.shares or ()), "pledges": list(header.pledges or ())}
    return honest | said | {"draws": draws}
