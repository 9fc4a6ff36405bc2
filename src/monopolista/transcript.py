"""Transcripts: a header and all answers, including those of chance. They serve as saved games, replays and tests."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, cast

import msgspec

from monopolista.games import box_content, game_of, register_content
from monopolista.games.common.notation import Action, NotationError
from monopolista.games.common.options import Chosen, Value, named, stated
from monopolista.games.common.own_boxes import LONGEST_BOX, box_id, is_box_id
from monopolista.games.common.printed import EditionError, Strict, prepared
from monopolista.games.interface.game import Game
from monopolista.json_reader import read_json
from monopolista.user_files import plain_text, read_bytes, with_plain_lines

RULES_VERSION = 3
"""Version of the rules; it rises whenever the same answers would lead to another game."""
LONGEST: Final = 8_000_000
"""Limit of a file in bytes, and of a text in characters; a game of ten thousand turns has two
million."""
_FIRST_LINE = "monopolista transcript"
CHANCE = -2
CLOCK = -4
_SIGNS = {CHANCE: "*", CLOCK: "!"}
_SIGNED = {sign: seat for seat, sign in _SIGNS.items()}
_SEAT = re.compile("[0-9]{1,2}")
_TAKE_BACK = "takeback"
"""Verb of an undo; no game has a verb with this name."""
_AGREED = " agreed"
_TAKEN = re.compile(f"{_TAKE_BACK} ([0-9]{{1,9}})({_AGREED})?")


class TranscriptError(ValueError):
    """A text that is not a transcript, has unknown rules, or has answers that do not lead to a game."""


class RulesVersionError(TranscriptError):
    """A transcript of another rules version."""

    def __init__(self, version: object) -> None:
        super().__init__(f"rules version {version}: this program plays version {RULES_VERSION}")


@prepared
class Header(Strict, frozen=True):
    """Header of a transcript: everything that is fixed before the first answer, and metadata of the whole game."""

    edition: str
    """Id of the edition."""
    seats: int
    """Number of players."""
    options: Chosen = msgspec.field(default_factory=dict[str, bool | int | str])
    """Options and house rules that the table chose."""
    names: tuple[str, ...] = ()
    """Names of the players, in the order of their seats."""
    rules: int = RULES_VERSION
    """Version of the rules."""
    bots: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    """Bot of each seat, empty for a person; absent if unknown."""
    position: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    """Position before the first answer; absent if the game began as the booklet says."""
    moved: bool | msgspec.UnsetType = msgspec.UNSET
    """True if pieces were moved by hand, so that the answers do not lead to the state; otherwise absent."""
    begun: int | msgspec.UnsetType = msgspec.UNSET
    """Number of answers taken over from another game, with its dice; absent if there are none."""
    lesson: str | msgspec.UnsetType = msgspec.UNSET
    """Digest of the script that a guided game follows, instead of dice; absent in all other games."""
    hinted: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET
    """Seats that have requested hints; absent if there are none."""
    promise: str | msgspec.UnsetType = msgspec.UNSET
    """Hash of the seed, as committed in the lobby; absent if the server drew the seed at the start."""
    pledges: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    """Hash of each seat's share of the dice, committed before any share was revealed; empty if a seat sent none."""
    shares: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    """These shares in hexadecimal; empty if a seat sent none or did not reveal it."""
    box: str | msgspec.UnsetType = msgspec.UNSET

    """Digest of the edition. Where present, the terms of the game are part of the seed of its dice
    (``monopolista.server.fairness.rng``); absent in older games."""
    edition_values: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    """All values of a box of a user's own, as canonical JSON whose digest is the id of the edition; absent for other
    editions."""
    seal: str | msgspec.UnsetType = msgspec.UNSET
    """Message authentication code of the transcript with its seed as the key, once that is revealed."""
    closed: bool | msgspec.UnsetType = msgspec.UNSET
    """True if the game was abandoned; otherwise absent."""
    seed: str = ""
    """Seed of the dice in hexadecimal, revealed once the game is over or abandoned."""

    def with_hinted(self, seats: Iterable[int]) -> "Header":
        """Return a copy with further seats that have requested hints."""
        hinted = tuple(sorted({*(self.hinted or ()), *seats}))
        return msgspec.structs.replace(self, hinted=hinted) if hinted else self

    @property
    def game(self) -> Game[Any, Any]:
        """Return the game of the edition, which has the notation of the answers.

        Raises
        ------
        EditionError
            If there is no such edition.
        """
        try:
            return game_of(self.edition)
        except EditionError:
            if self.edition_values is msgspec.UNSET:
                raise
        check_box(self)
        return game_of(self.edition)


@dataclass(frozen=True)
class TakeBack:
    """An answer of every game: return to before the seat's answer number ``step``."""

    step: int
    agreed: bool = False
    """Whether all players agreed: only then may it undo a die or a card that was revealed."""

    def text(self) -> str:
        """Return the notation.

        >>> TakeBack(117, agreed=True).text()
        'takeback 117 agreed'
        """
        return f"{_TAKE_BACK} {self.step}" + (_AGREED if self.agreed else "")


@dataclass(frozen=True)
class Answer:
    """One answer: the seat, CHANCE or CLOCK, and its action."""

    seat: int
    action: Action | TakeBack


@dataclass
class Transcript:
    """A game as its header and its answers."""

    header: Header
    answers: list[Answer] = field(default_factory=list[Answer])

    def text(self) -> str:
        """Return the transcript as text, one answer per line."""
        lines = [_FIRST_LINE, _write_header(self.header)]
        lines += [write_answer(answer, self.header.game) for answer in self.answers]
        return "\n".join(lines) + "\n"


def _write_header(header: Header) -> str:
    """Return the line of the header; only chosen options are in it, so that new options change no old transcripts."""
    return msgspec.json.encode(header).decode()


def decode_header(text: str) -> Header:
    """Decode a header; the first versions stated unset options as ``null``.

    Parameters
    ----------
    text : str
        Line of JSON.

    Returns
    -------
    Header
        The header, of any rules version.

    Raises
    ------
    RulesVersionError
        If it is not a header of this version, and names another rules version.
    msgspec.ValidationError
        If its fields are not those of a header.
    msgspec.DecodeError
        If it is not JSON.
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


def edition_values(edition: str) -> msgspec.Raw | msgspec.UnsetType:
    """Return what the header of a game states as the values of its edition.

    Parameters
    ----------
    edition : str
        Id of an edition.

    Returns
    -------
    Raw or UnsetType
        Content of a box; UNSET for any other edition.

    Raises
    ------
    EditionError
        If it is the id of a box that this process does not know.
    """
    content = box_content(edition)
    return msgspec.UNSET if content is None else msgspec.Raw(content)


def check_box(header: Header) -> None:
    """Check that the values of a box are those that the id of the edition stands for, and register the box.

    Parameters
    ----------
    header : Header
        Header of the game.

    Raises
    ------
    EditionError
        If they are not, or are no edition.
    """
    if header.edition_values is msgspec.UNSET:
        return
    content = bytes(header.edition_values)
    if len(content) > LONGEST_BOX:
        raise EditionError(f"edition_values: larger than {LONGEST_BOX:,} bytes")
    if not is_box_id(header.edition):
        raise EditionError(f"edition_values: {header.edition[:40]!r} is not the id of a box")
    if header.edition != box_id(content):
        raise EditionError(f"edition_values: they are those of {box_id(content)}, and not of {header.edition}")
    register_content(content, "edition_values")


def check_rules(header: Header) -> None:
    """Check that a game was played by this program's rules.

    Parameters
    ----------
    header : Header
        Header of the game.

    Raises
    ------
    RulesVersionError
        If it has another rules version.
    """
    if header.rules != RULES_VERSION:
        raise RulesVersionError(header.rules)


def write_answer(answer: Answer, game: Game[Any, Any]) -> str:
    """Return the line of an answer.

    >>> from monopolista.games import game_of
    >>> write_answer(Answer(0, TakeBack(117)), game_of("uk"))
    '0 takeback 117'
    """
    who = _SIGNS.get(answer.seat, str(answer.seat))
    return f"{who} {write_action(answer.action, game)}"


def write_action(action: Action | TakeBack, game: Game[Any, Any]) -> str:
    """Return the notation of an action or an undo."""
    return action.text() if isinstance(action, TakeBack) else game.write(action)


def parse_answer(line: str, game: Game[Any, Any]) -> Answer:
    """Parse the line of an answer.

    Parameters
    ----------
    line : str
        Seat and action.
    game : Game
        Game with the notation.

    Returns
    -------
    Answer
        Seat and action; whether it is legal is not checked.

    Raises
    ------
    TranscriptError
        If it does not begin with a seat, ``*`` or ``!``.
    NotationError
        If the action is not in the game's notation.
    """
    who, _, rest = line.partition(" ")
    if who not in _SIGNED and not _SEAT.fullmatch(who):
        raise TranscriptError(f"not a seat: {who[:20]!r}")
    seat = _SIGNED[who] if who in _SIGNED else int(who)
    taken = _TAKEN.fullmatch(rest)
    return Answer(seat, TakeBack(int(taken[1]), agreed=taken[2] is not None) if taken else game.parse(rest))


def text_in(file: Path) -> str:
    """Read the text of a file.

    Parameters
    ----------
    file : Path
        File of at most LONGEST bytes.

    Returns
    -------
    str
        Text with normalized line ends.

    Raises
    ------
    OSError
        If the file cannot be read.
    UnreadableError
        If it is larger, or not UTF-8.
    """
    return plain_text(read_bytes(file, LONGEST))


def read(text: str) -> Transcript:
    """Parse a transcript; any line ends, a byte order mark and blank lines are accepted.

    Parameters
    ----------
    text : str
        Text of at most LONGEST characters.

    Returns
    -------
    Transcript
        Header and answers; whether the answers are legal is not checked.

    Raises
    ------
    TranscriptError
        If it is not a transcript; the message names the line.
    RulesVersionError
        If it has another rules version.
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
    """Return the lines that are not blank with their numbers, from 1.

    Raises
    ------
    TranscriptError
        If the text is too long.
    """
    if len(text) > LONGEST:
        raise TranscriptError(f"longer than any game: more than {LONGEST:,} characters")
    return [(number, line) for number, line in enumerate(with_plain_lines(text).split("\n"), 1) if line.strip()]


def _read_header(number: int, line: str) -> Header:
    """Parse and check the header.

    Raises
    ------
    RulesVersionError
        If it has another rules version.
    TranscriptError
        If it is not a header, or there is no such edition.
    """
    try:
        header = decode_header(line)
        check_rules(header)
        check_box(header)
        stated(header.game.options, header.options)
    except RulesVersionError:
        raise
    except (msgspec.DecodeError, EditionError) as error:
        raise TranscriptError(f"line {number}: {error}") from error
    if header.bots and len(header.bots) != header.seats:
        raise TranscriptError(f"line {number}: {len(header.bots)} bots for {header.seats} seats")
    return header
