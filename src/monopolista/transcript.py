"""Transcripts: a header and the answers, chance's too; the saved game, the replay and the golden test."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, cast

import msgspec

from monopolista.games import game_of
from monopolista.games.common.notation import Action, NotationError
from monopolista.games.common.options import Chosen, Value, named, stated
from monopolista.games.common.printed import EditionError, Strict, prepared
from monopolista.games.interface.game import Game
from monopolista.json_reader import read_json
from monopolista.user_files import plain_text, read_bytes, with_plain_lines

RULES_VERSION = 3
"""Raised whenever the same answers would no longer lead to the same game."""
LONGEST: Final = 8_000_000
"""Bytes of the longest file, and characters of the longest text, that is read: a game of ten thousand turns has two
million."""
_FIRST_LINE = "monopolista transcript"
CHANCE = -2
CLOCK = -4
_SIGNS = {CHANCE: "*", CLOCK: "!"}
_SIGNED = {sign: seat for seat, sign in _SIGNS.items()}
_SEAT = re.compile("[0-9]{1,2}")
_TAKE_BACK = "takeback"
"""No game has a verb of this name."""
_AGREED = " agreed"
_TAKEN = re.compile(f"{_TAKE_BACK} ([0-9]{{1,9}})({_AGREED})?")


class TranscriptError(ValueError):
    """A text that is not a transcript, one of rules that this program does not know, or one that leads nowhere."""


class RulesVersionError(TranscriptError):
    """A game of rules that this program does not play: a program of its time does."""

    def __init__(self, version: object) -> None:
        super().__init__(f"rules version {version}: this program plays version {RULES_VERSION}")


@prepared
class Header(Strict, frozen=True):
    """What has to be known before the first answer."""

    edition: str
    seats: int
    options: Chosen = msgspec.field(default_factory=dict[str, bool | int | str])
    names: tuple[str, ...] = ()
    rules: int = RULES_VERSION
    bots: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    """The bot of each seat, empty for a person's; not stated where nobody knows."""
    position: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    """The pieces as they were laid before the first answer; not stated where the game began as the booklet has it."""
    moved: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether pieces were moved by hand since, so that the answers alone do not lead to the game; stated only then."""
    begun: int | msgspec.UnsetType = msgspec.UNSET
    """How many of the answers were taken over from another game, whose dice they had; not stated where none were."""
    hinted: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET
    """The seats that have asked for hints; not stated where nobody has."""
    promise: str | msgspec.UnsetType = msgspec.UNSET
    """The hash of the seed, as it was shown in the lobby; not stated where the seed was drawn at the start."""
    pledges: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    """The hash of each seat's share of the dice, shown before any share was; empty where it sent nothing."""
    shares: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    """Those shares in hexadecimal, empty where it sent nothing or did not show it."""
    box: str | msgspec.UnsetType = msgspec.UNSET
    """The digest of the box that the game was played with. Where it is stated, the terms of the game are part of what
    its dice follow from (``monopolista.server.fairness.rng``); earlier games do not state it."""
    seal: str | msgspec.UnsetType = msgspec.UNSET
    """A message authentication code of the whole transcript by its seed, once that is shown."""
    closed: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether the game was given up before its end; stated only then."""
    seed: str = ""
    """The seed of the dice in hexadecimal, once the game is over or given up and anybody may check them."""

    def with_hinted(self, seats: Iterable[int]) -> "Header":
        """Return it with seats more that have asked for hints."""
        hinted = tuple(sorted({*(self.hinted or ()), *seats}))
        return msgspec.structs.replace(self, hinted=hinted) if hinted else self

    @property
    def game(self) -> Game[Any, Any]:
        """Return which game it is, by whose notation the answers are written; or raise EditionError."""
        return game_of(self.edition)


@dataclass(frozen=True)
class TakeBack:
    """What a seat answers at every game's table to be where it was before its answer number ``step``."""

    step: int
    agreed: bool = False
    """Whether everybody agreed: only then it may go past a die or a card that was seen."""

    def text(self) -> str:
        """Return its notation.

        >>> TakeBack(117, agreed=True).text()
        'takeback 117 agreed'
        """
        return f"{_TAKE_BACK} {self.step}" + (_AGREED if self.agreed else "")


@dataclass(frozen=True)
class Answer:
    """One answer: who gave it, CHANCE or a seat, and what it was."""

    seat: int
    action: Action | TakeBack


@dataclass
class Transcript:
    """A game as its header and its answers."""

    header: Header
    answers: list[Answer] = field(default_factory=list[Answer])

    def text(self) -> str:
        """Return the transcript as text, one answer a line."""
        lines = [_FIRST_LINE, _write_header(self.header)]
        lines += [write_answer(answer, self.header.game) for answer in self.answers]
        return "\n".join(lines) + "\n"


def _write_header(header: Header) -> str:
    """Return the header's line; only options that somebody chose are in it, so that later ones change no transcript."""
    return msgspec.json.encode(header).decode()


def decode_header(text: str) -> Header:
    """Return the header that a text states.

    The first versions stated options that nobody chose as ``null``.

    Raises
    ------
    RulesVersionError
        It is none of ours, and names other rules.
    msgspec.DecodeError
        It is none.
    """
    try:
        return read_json(text, Header)
    except msgspec.ValidationError as error:
        stated = read_json(text, dict[str, Any])
        options = stated.get("options")
        if isinstance(options, dict):
            stated["options"] = named(cast("dict[str, Value]", options))
        try:
            return msgspec.convert(stated, Header)
        except msgspec.ValidationError:
            if stated.get("rules", RULES_VERSION) != RULES_VERSION:
                raise RulesVersionError(stated["rules"]) from error
            raise error from None


def check_rules(header: Header) -> None:
    """Raise RulesVersionError where a game was played by other rules than this program's."""
    if header.rules != RULES_VERSION:
        raise RulesVersionError(header.rules)


def write_answer(answer: Answer, game: Game[Any, Any]) -> str:
    """Return one line of a transcript."""
    who = _SIGNS.get(answer.seat, str(answer.seat))
    return f"{who} {write_action(answer.action, game)}"


def write_action(action: Action | TakeBack, game: Game[Any, Any]) -> str:
    """Return the notation of what was answered, in a game or at every table."""
    return action.text() if isinstance(action, TakeBack) else game.write(action)


def parse_answer(line: str, game: Game[Any, Any]) -> Answer:
    """Return the answer that a line states."""
    who, _, rest = line.partition(" ")
    if who not in _SIGNED and not _SEAT.fullmatch(who):
        raise TranscriptError(f"not a seat: {who[:20]!r}")
    seat = _SIGNED[who] if who in _SIGNED else int(who)
    taken = _TAKEN.fullmatch(rest)
    return Answer(seat, TakeBack(int(taken[1]), agreed=taken[2] is not None) if taken else game.parse(rest))


def text_in(file: Path) -> str:
    """Return the text of a file.

    Raises
    ------
    OSError
        The file cannot be read.
    UnreadableError
        The file has more than ``LONGEST`` bytes, or is not UTF-8.
    """
    return plain_text(read_bytes(file, LONGEST))


def read(text: str) -> Transcript:
    """Return the transcript that a text states, or raise TranscriptError with the line.

    Line ends of any system, a byte order mark and blank lines are what editors leave, and are no part of it.
    """
    lines = _numbered_lines(text)
    if len(lines) < 2 or lines[0][1] != _FIRST_LINE:
        raise TranscriptError("not a monopolista transcript: the first line is missing")
    header = _read_header(*lines[1])
    game = header.game
    transcript = Transcript(header)
    for number, line in lines[2:]:
        try:
            transcript.answers.append(parse_answer(line, game))
        except (NotationError, TranscriptError) as error:
            raise TranscriptError(f"line {number}: {error}") from error
    return transcript


def _numbered_lines(text: str) -> list[tuple[int, str]]:
    """Return the lines that are not blank with their numbers, from 1; or raise TranscriptError."""
    if len(text) > LONGEST:
        raise TranscriptError(f"longer than any game: more than {LONGEST:,} characters")
    return [(number, line) for number, line in enumerate(with_plain_lines(text).split("\n"), 1) if line.strip()]


def _read_header(number: int, line: str) -> Header:
    """Return the header that a line states, or raise TranscriptError."""
    try:
        header = decode_header(line)
        check_rules(header)
        stated(header.game.options, header.options)
    except RulesVersionError:
        raise
    except (msgspec.DecodeError, EditionError) as error:
        raise TranscriptError(f"line {number}: {error}") from error
    if header.bots and len(header.bots) != header.seats:
        raise TranscriptError(f"line {number}: {len(header.bots)} bots stated for {header.seats} seats")
    return header
