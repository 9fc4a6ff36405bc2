"""Finished games to look at again: those of this server, and transcripts that somebody brings."""

import hashlib

import msgspec

from monopolista.games import game_of
from monopolista.server.dice import commitment
from monopolista.server.game import view_step
from monopolista.server.messages import Replay
from monopolista.server.seats import BOT_NAMES, TOKENS, clean_name
from monopolista.server.store import GameRow, StepRow, Store
from monopolista.table import Refused, Table
from monopolista.transcript import Transcript, parse_answer, read, write_answer

LONGEST_TRANSCRIPT = 2 * 1024 * 1024


class StillHidden(Exception):  # noqa: N818 (an answer like any other)
    """A game that goes on and holds cards that not everybody may know."""


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
    header, played = transcript.header, transcript.header.game
    seats = range(header.seats)
    names = dict(enumerate(header.names))
    shown = tuple(clean_name(names.get(seat, "")) or BOT_NAMES[seat] for seat in seats)
    name = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]
    game = GameRow(name, msgspec.structs.replace(header, names=shown), tuple(TOKENS[seat] for seat in seats), b"")
    return game, StepRow(0, tuple(write_answer(answer, played) for answer in transcript.answers), 0)


def _shown(text: str) -> tuple[GameRow, StepRow]:
    """Return the game that a transcript tells, if a screen can show it: it follows the facts from an empty board."""
    game, step = brought(text)
    if game.header.position is not msgspec.UNSET:
        raise NoReplay("this game began with pieces laid by hand: a replay shows what was played from the beginning")
    return game, step


def replay_of(game: GameRow, steps: list[StepRow]) -> Replay:
    """Return a game as a replay, or raise StillHidden."""
    _, table = _played(game, steps)
    return Replay(
        game=game.id,
        plays=game_of(game.header.edition).name,
        edition=game.header.edition,
        options=game.header.options,
        names=list(game.header.names),
        tokens=list(game.tokens),
        robots=list(game.header.bots or [""] * game.header.seats),
        steps=[view_step(step) for step in table.steps],
        over=table.over,
        seed_hash=commitment(game.seed) if game.seed else "",
        seed=game.seed.hex() if table.over else "",
    )


def replay_of_text(text: str) -> Replay:
    """Return the game of a transcript as a replay, or raise NoReplay."""
    game, step = _shown(text)
    return replay_of(game, [step])


def transcript_of(game: GameRow, steps: list[StepRow]) -> str:
    """Return a game as text, or raise StillHidden."""
    transcript, table = _played(game, steps)
    if game.seed and table.over:
        transcript.header = msgspec.structs.replace(game.header, seed=game.seed.hex())
    return transcript.text()


def _played(game: GameRow, steps: list[StepRow]) -> tuple[Transcript, Table]:
    """Return a game and the table at which it stands.

    Whoever has its name may ask for it, and its answers name every card drawn: where cards are hidden it is not given
    out before the end. What somebody brought has no seed of ours, and is that person's to show.
    """
    played = game.header.game
    answers = [parse_answer(line, played) for step in steps for line in step.answers]
    transcript = Transcript(game.header, answers)
    table = Table.replay(transcript, chance=None, noting=True)
    if game.seed and table.law.secrets and not table.over:
        raise StillHidden(f"game {game.id} is being played with hidden cards: it is told when it is over")
    return transcript, table


def keep(store: Store, text: str) -> str:
    """Keep a transcript's game so that it can be looked at by its link; return its name."""
    game, step = _shown(text)
    store.add_game(game, step)
    return game.id
