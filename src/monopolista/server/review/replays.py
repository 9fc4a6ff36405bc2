"""Replays of stored games and of uploaded transcripts."""

import hashlib
from collections.abc import Iterable, Mapping

import msgspec

from monopolista.engine.seats import Seat
from monopolista.games import game_of
from monopolista.games.interface.rules_adapter import Step
from monopolista.games.interface.views import Reason
from monopolista.names import BOT_NAMES, readable
from monopolista.protocol.reviews import Replay
from monopolista.server.core.fair_scheduler import Cooperative, run_to_end
from monopolista.server.fairness.rng import commitment, seal_of
from monopolista.server.rooms.people.seats import TOKENS
from monopolista.server.rooms.play.live_game import view_step
from monopolista.server.rooms.play.sliced_replay import replay_iter
from monopolista.server.storage.base import GameRow, StepRow, Store
from monopolista.table import IllegalActionError, Table
from monopolista.transcript import Header, Transcript, check_rules, parse_answer, read

MAX_ANSWERS = 20_000
"""The highest number of answers of an uploaded game, ten times a long evening."""


class HiddenInformationError(Exception):
    """The game is running, and has cards that not all players may know."""


class InvalidReplayError(ValueError):
    """The text is not a valid game; the message says where."""


def parse_upload(text: str) -> tuple[GameRow, StepRow]:
    """Parse and replay an uploaded transcript, whose hash is its id; raise InvalidReplayError where it is invalid."""
    transcript = parse_transcript(text)
    run_to_end(_replay(transcript))
    return _game(text, transcript.header), StepRow(0, tuple(transcript.text().splitlines()[2:]), 0)


def count_lines(text: str) -> int:
    """Return how many lines a text has, at least one, with the line ends of any system."""
    return max(1, text.count("\n") + text.count("\r") - text.count("\r\n"))


def parse_transcript(text: str) -> Transcript:
    """Parse a transcript without checking its answers; raise InvalidReplayError where it is malformed."""
    try:
        return read(text)
    except ValueError as error:  # of the transcript, its notation or its edition
        raise InvalidReplayError(str(error)) from error


def _replay(transcript: Transcript) -> Cooperative[Table]:
    """Replay a transcript; raise InvalidReplayError where the rules forbid an answer."""
    try:
        return (yield from replay_iter(transcript.header, transcript.answers))
    except IllegalActionError as error:
        raise InvalidReplayError(f"the rules forbid an answer of this transcript: {error}") from error
    except ValueError as error:
        raise InvalidReplayError(str(error)) from error


def _game(text: str, header: Header) -> GameRow:
    """Return the row of an uploaded game, with readable names."""
    names = dict(enumerate(header.names))
    shown = tuple(readable(names.get(seat, "")) or BOT_NAMES[seat] for seat in range(header.seats))
    name = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]
    tokens = tuple(TOKENS[seat] for seat in range(header.seats))
    return GameRow(name, msgspec.structs.replace(header, names=shown), tokens, b"")


def check_showable(header: Header) -> None:
    """Raise InvalidReplayError for a game from a custom position: a replay starts from an empty board."""
    if header.position is not msgspec.UNSET:
        raise InvalidReplayError(
            "this game began with pieces laid by hand: a replay shows what was played from the beginning"
        )


def build_replay(game: GameRow, steps: list[StepRow]) -> Cooperative[Replay]:
    """Return the replay of a game; raise HiddenInformationError while its cards are hidden."""
    check_showable(game.header)
    _, table = yield from _played(game, steps)
    return _build_replay(game, table, table.steps, {step.seq: step.reason for step in steps})


def _build_replay(game: GameRow, table: Table, shown: Iterable[Step], reasons: Mapping[int, Reason | None]) -> Replay:
    return Replay(
        game=game.id,
        game_name=game_of(game.header.edition).name,
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


def replay_text(text: str) -> Cooperative[Table]:
    """Replay a transcript; raise InvalidReplayError where it is invalid."""
    return (yield from _replay(parse_transcript(text)))


def replay_game(game: GameRow, steps: list[StepRow]) -> Cooperative[Table]:
    """Replay a stored game; raise HiddenInformationError while its cards are hidden."""
    _, table = yield from _played(game, steps)
    return table


def build_replay_of_text(text: str) -> Cooperative[Replay]:
    """Return the replay of a transcript; raise InvalidReplayError where it is invalid."""
    game, table = yield from _replay_text(text)
    return _build_replay(game, table, table.steps, {})


def replay_for_seat(text: str, seat: Seat) -> Cooperative[tuple[Replay, Table]]:
    """Return the replay of a transcript with what one seat may know, and the table at its end."""
    game, table = yield from _replay_text(text)
    replay = _build_replay(game, table, (table.shown(step, [seat]) for step in table.steps), {})
    return msgspec.structs.replace(replay, known_to=seat), table


def _replay_text(text: str) -> Cooperative[tuple[GameRow, Table]]:
    transcript = parse_transcript(text)
    table = yield from _replay(transcript)
    check_showable(transcript.header)
    return _game(text, transcript.header), table


def format_transcript(game: GameRow, steps: list[StepRow]) -> Cooperative[str]:
    """Return the transcript of a game as text; raise HiddenInformationError while its cards are hidden."""
    transcript, table = yield from _played(game, steps)
    if game.seed and game.closed and not table.over:
        transcript.header = msgspec.structs.replace(transcript.header, closed=True)
    if game.seed and (table.over or game.closed):
        transcript.header = msgspec.structs.replace(transcript.header, seed=game.seed.hex())
        transcript.header = msgspec.structs.replace(transcript.header, seal=seal_of(transcript))
    return transcript.text()


def _played(game: GameRow, steps: list[StepRow]) -> Cooperative[tuple[Transcript, Table]]:
    """Replay a stored game; return its transcript and its table.

    Anyone with the name of a game may request it, and its answers contain every card that was drawn: where cards are
    hidden, it is not published before the end. An uploaded game has no seed of this server, and can always be shown.

    Raises
    ------
    InvalidReplayError
        This version of the program cannot play the game.
    HiddenInformationError
        The game is running, with hidden cards.
    """
    try:
        check_rules(game.header)
        answers = [parse_answer(line, game.header.game) for step in steps for line in step.answers]
        transcript = Transcript(game.header, answers)
        table = yield from replay_iter(transcript.header, transcript.answers)
    except (IllegalActionError, ValueError) as error:
        raise InvalidReplayError(f"game {game.id} is unplayable: {error}") from error
    if game.seed and table.has_hidden_cards and not (table.over or game.closed):
        raise HiddenInformationError(
            f"game {game.id} is being played with hidden cards: it can be shown when it is over"
        )
    return transcript, table


def save_transcript(store: Store, text: str) -> str:
    """Save the game of a transcript, so that its link shows the replay; return the name of the game."""
    game, step = parse_upload(text)
    check_showable(game.header)
    store.add_game(game, step)
    return game.id
