"""Finished games to look at again: those of this server, and transcripts that somebody brings."""

import hashlib
from collections.abc import Iterable, Mapping

import msgspec

from monopolista.engine.seats import Seat
from monopolista.games import game_of
from monopolista.games.interface.rules_adapter import Step
from monopolista.games.interface.views import Reason
from monopolista.names import BOT_NAMES, readable
from monopolista.protocol.reviews import Replay
from monopolista.server.core.fair_scheduler import Slices, at_once
from monopolista.server.fairness.rng import commitment, seal_of
from monopolista.server.rooms.people.seats import TOKENS
from monopolista.server.rooms.play.live_game import replay_iter, view_step
from monopolista.server.storage.base import GameRow, StepRow, Store
from monopolista.table import IllegalActionError, Table
from monopolista.transcript import Header, Transcript, check_rules, parse_answer, read

MOST_ANSWERS = 20_000
"""What somebody brings is no longer: ten times a long evening."""


class HiddenInformationError(Exception):
    """A game that goes on and holds cards that not everybody may know."""


class InvalidReplayError(ValueError):
    """A text that is not a game; the message says where it stops being one."""


def brought(text: str) -> tuple[GameRow, StepRow]:
    """Return the game that a transcript tells, under a name that follows from its text; or raise InvalidReplayError."""
    transcript = transcript_in(text)
    at_once(_repeated(transcript))
    return _game(text, transcript.header), StepRow(0, tuple(transcript.text().splitlines()[2:]), 0)


def count_lines(text: str) -> int:
    """Return how many lines a text has, by the line ends of any system: so much work it is to read, at the least one.

    >>> count_lines("a\\nb\\rc\\r\\n"), count_lines("a")
    (3, 1)
    """
    return max(1, text.count("\n") + text.count("\r") - text.count("\r\n"))


def transcript_in(text: str) -> Transcript:
    """Return a transcript whose answers nobody has judged yet, or raise InvalidReplayError."""
    try:
        return read(text)
    except ValueError as error:  # of the transcript, its notation or its edition
        raise InvalidReplayError(str(error)) from error


def _repeated(transcript: Transcript) -> Slices[Table]:
    """Return the table of a game that somebody brings, or raise InvalidReplayError."""
    try:
        return (yield from replay_iter(transcript.header, transcript.answers))
    except IllegalActionError as error:
        raise InvalidReplayError(f"the rules forbid an answer of this transcript: {error}") from error
    except ValueError as error:
        raise InvalidReplayError(str(error)) from error


def _game(text: str, header: Header) -> GameRow:
    """Return what is to be known of a game that was brought, and played again."""
    names = dict(enumerate(header.names))
    shown = tuple(readable(names.get(seat, "")) or BOT_NAMES[seat] for seat in range(header.seats))
    name = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]
    tokens = tuple(TOKENS[seat] for seat in range(header.seats))
    return GameRow(name, msgspec.structs.replace(header, names=shown), tokens, b"")


def checked_shown(header: Header) -> None:
    """Raise InvalidReplayError where no screen can show a game: it follows the facts from an empty board."""
    if header.position is not msgspec.UNSET:
        raise InvalidReplayError(
            "this game began with pieces laid by hand: a replay shows what was played from the beginning"
        )


def replay_of(game: GameRow, steps: list[StepRow]) -> Slices[Replay]:
    """Return a game as a replay, or raise HiddenInformationError."""
    _, table = yield from _played(game, steps)
    return _told(game, table, table.steps, {step.seq: step.reason for step in steps})


def _told(game: GameRow, table: Table, shown: Iterable[Step], reasons: Mapping[int, Reason | None]) -> Replay:
    return Replay(
        game=game.id,
        plays=game_of(game.header.edition).name,
        edition=game.header.edition,
        options=game.header.options,
        names=list(game.header.names),
        tokens=list(game.tokens),
        robots=list(game.header.bots or [""] * game.header.seats),
        steps=[view_step(step, reasons.get(number)) for number, step in enumerate(shown)],
        over=table.over,
        hinted=list(game.header.hinted or ()),
        seed_hash=commitment(game.seed) if game.seed else "",
        seed=game.seed.hex() if table.over or game.closed else "",
    )


def table_of_text(text: str) -> Slices[Table]:
    """Return the table at which the game of a transcript ends, or raise InvalidReplayError."""
    return (yield from _repeated(transcript_in(text)))


def table_of(game: GameRow, steps: list[StepRow]) -> Slices[Table]:
    """Return the table at which a game stands, or raise HiddenInformationError."""
    _, table = yield from _played(game, steps)
    return table


def replay_of_text(text: str) -> Slices[Replay]:
    """Return the game of a transcript as a replay, or raise InvalidReplayError."""
    game, table = yield from _brought_to_its_end(text)
    return _told(game, table, table.steps, {})


def replay_known_to(text: str, seat: Seat) -> Slices[tuple[Replay, Table]]:
    """Return the same as one seat may know it, with the table at which the game ends."""
    game, table = yield from _brought_to_its_end(text)
    replay = _told(game, table, (table.shown(step, [seat]) for step in table.steps), {})
    return msgspec.structs.replace(replay, known_to=seat), table


def _brought_to_its_end(text: str) -> Slices[tuple[GameRow, Table]]:
    transcript = transcript_in(text)
    table = yield from _repeated(transcript)
    checked_shown(transcript.header)
    return _game(text, transcript.header), table


def transcript_of(game: GameRow, steps: list[StepRow]) -> Slices[str]:
    """Return a game as text, or raise HiddenInformationError."""
    transcript, table = yield from _played(game, steps)
    if game.seed and game.closed and not table.over:
        transcript.header = msgspec.structs.replace(transcript.header, closed=True)
    if game.seed and (table.over or game.closed):
        transcript.header = msgspec.structs.replace(transcript.header, seed=game.seed.hex())
        transcript.header = msgspec.structs.replace(transcript.header, seal=seal_of(transcript))
    return transcript.text()


def _played(game: GameRow, steps: list[StepRow]) -> Slices[tuple[Transcript, Table]]:
    """Return a game and the table at which it stands, or raise InvalidReplayError where this program cannot play it.

    Whoever has its name may ask for it, and its answers name every card drawn: where cards are hidden it is not given
    out before the end. What somebody brought has no seed of ours, and is that person's to show.
    """
    try:
        check_rules(game.header)
        answers = [parse_answer(line, game.header.game) for step in steps for line in step.answers]
        transcript = Transcript(game.header, answers)
        table = yield from replay_iter(transcript.header, transcript.answers)
    except (IllegalActionError, ValueError) as error:
        raise InvalidReplayError(f"game {game.id} is unplayable: {error}") from error
    if game.seed and table.has_hidden_cards and not (table.over or game.closed):
        raise HiddenInformationError(f"game {game.id} is being played with hidden cards: it is told when it is over")
    return transcript, table


def keep(store: Store, text: str) -> str:
    """Keep a transcript's game so that it can be looked at by its link; return its name."""
    game, step = brought(text)
    checked_shown(game.header)
    store.add_game(game, step)
    return game.id
