"""Finished games to look at again: those of this server, and transcripts that somebody brings."""

import hashlib

import msgspec

from monopolista.server.dice import commitment
from monopolista.server.game import view_step
from monopolista.server.messages import Replay
from monopolista.server.seats import BOT_NAMES, TOKENS, clean_name
from monopolista.server.store import GameRow, StepRow, Store
from monopolista.table import Refused, Table
from monopolista.transcript import Transcript, parse_answer, read, write_answer

LONGEST_TRANSCRIPT = 2 * 1024 * 1024


class NoReplay(ValueError):  # noqa: N818 (an answer like any other)
    """A text that is not a game; the message says where it stops being one."""


def brought(text: str) -> tuple[GameRow, StepRow]:
    """Return the game that a transcript tells, under a name that follows from its text; or raise NoReplay."""
    try:
        transcript = read(text)
        Table.replay(transcript, chance=None)
    except Refused as error:
        raise NoReplay(f"the rules forbid an answer of this transcript: {error}") from error
    except ValueError as error:  # of the transcript, its notation or its edition
        raise NoReplay(str(error)) from error
    header = transcript.header
    seats = range(header.seats)
    names = dict(enumerate(header.names))
    shown = tuple(clean_name(names.get(seat, "")) or BOT_NAMES[seat] for seat in seats)
    name = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]
    game = GameRow(name, msgspec.structs.replace(header, names=shown), tuple(TOKENS[seat] for seat in seats), b"")
    return game, StepRow(0, tuple(write_answer(answer) for answer in transcript.answers), 0)


def replay_of(game: GameRow, steps: list[StepRow]) -> Replay:
    """Return a game as a replay."""
    answers = [parse_answer(line) for step in steps for line in step.answers]
    table = Table.replay(Transcript(game.header, answers), chance=None)
    return Replay(
        game=game.id,
        edition=game.header.edition,
        options=game.header.options,
        names=list(game.header.names),
        tokens=list(game.tokens),
        steps=[view_step(step) for step in table.steps],
        over=table.over,
        seed_hash=commitment(game.seed) if game.seed else "",
        seed=game.seed.hex() if table.over else "",
    )


def replay_of_text(text: str) -> Replay:
    """Return the game of a transcript as a replay, or raise NoReplay."""
    game, step = brought(text)
    return replay_of(game, [step])


def transcript_of(game: GameRow, steps: list[StepRow]) -> str:
    """Return a game as text."""
    answers = [parse_answer(line) for step in steps for line in step.answers]
    transcript = Transcript(game.header, answers)
    if game.seed and Table.replay(transcript, chance=None).over:
        transcript.header = msgspec.structs.replace(game.header, seed=game.seed.hex())
    return transcript.text()


def keep(store: Store, text: str) -> str:
    """Keep a transcript's game so that it can be looked at by its link; return its name."""
    game, step = brought(text)
    store.add_game(game, step)
    return game.id
