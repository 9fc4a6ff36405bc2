"""Transcripts: a header and the answers, chance's too; the saved game, the replay and the golden test."""

import re
from dataclasses import dataclass, field

import msgspec

from monopolista.editions import GameName, game_of
from monopolista.editions.schema import Options, Strict
from monopolista.notation import Action, NotationError, parse, write

RULES_VERSION = 1
"""Raised whenever the same answers would no longer lead to the same game."""
_FIRST_LINE = "monopolista transcript"
CHANCE = -2
CLOCK = -4
_SIGNS = {CHANCE: "*", CLOCK: "!"}


class TranscriptError(ValueError):
    """A text that is not a transcript, or one of rules that this program does not know."""


class Header(Strict, frozen=True):
    """What has to be known before the first answer."""

    edition: str
    seats: int
    options: Options = Options()
    names: tuple[str, ...] = ()
    rules: int = RULES_VERSION
    seed: str = ""
    """The seed of the dice in hexadecimal, once the game is over and anybody may check them."""

    @property
    def game(self) -> GameName:
        """Return which game it is, by whose notation the answers are written."""
        return game_of(self.edition)


@dataclass(frozen=True)
class Answer:
    """One answer: who gave it, CHANCE or a seat, and what it was."""

    seat: int
    action: Action


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
    """Return the header's line; options that nobody chose are left out, so that later ones change no transcript."""
    stated = msgspec.to_builtins(header)
    stated["options"] = {name: chosen for name, chosen in stated["options"].items() if chosen is not None}
    return msgspec.json.encode(stated).decode()


def write_answer(answer: Answer, game: GameName = "classic") -> str:
    """Return one line of a transcript."""
    who = _SIGNS.get(answer.seat, str(answer.seat))
    return f"{who} {write(answer.action, game)}"


def parse_answer(line: str, game: GameName = "classic") -> Answer:
    """Return the answer that a line states."""
    who, _, rest = line.partition(" ")
    seats = {sign: seat for seat, sign in _SIGNS.items()}
    if who not in seats and not re.fullmatch("[0-9]{1,2}", who):
        raise TranscriptError(f"not a seat: {who[:20]!r}")
    return Answer(seats[who] if who in seats else int(who), parse(rest, game))


def read(text: str) -> Transcript:
    """Return the transcript that a text states, or raise TranscriptError with the line."""
    lines = text.removesuffix("\n").split("\n")
    if len(lines) < 2 or lines[0] != _FIRST_LINE:
        raise TranscriptError("not a monopolista transcript: the first line is missing")
    try:
        header = msgspec.json.decode(lines[1], type=Header)
    except msgspec.DecodeError as error:
        raise TranscriptError(f"line 2: {error}") from error
    if header.rules != RULES_VERSION:
        raise TranscriptError(f"rules version {header.rules}: this program plays version {RULES_VERSION}")
    transcript = Transcript(header)
    for number, line in enumerate(lines[2:], 3):
        try:
            transcript.answers.append(parse_answer(line, header.game))
        except (NotationError, TranscriptError) as error:
            raise TranscriptError(f"line {number}: {error}") from error
    return transcript
