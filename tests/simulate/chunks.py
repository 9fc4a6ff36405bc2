"""Chunks of games played in the body of this process; the worker calls it by name."""

from dataclasses import replace
from hashlib import sha256
from typing import Any

from monopolista.engine.seats import members
from monopolista.games import game_of
from monopolista.games.common.options import Value
from monopolista.games.interface.simulator import Job, Part
from monopolista.simulate.runner import chunk_worker
from monopolista.simulate.runner.chunk_worker import play_chunk


def warm_up() -> None:
    """Compile what a chunk of either game needs."""
    for edition in ("italy", "deal"):
        play((edition, {}, ["regular", "random"], 1, 1), 0, 1)


Stated = tuple[str, dict[str, Value], list[str], int, int]
"""A job as it is written in JSON: edition, options, bots, seed, most turns."""


def job_of(stated: Stated) -> Job:
    """Return the job that is stated."""
    edition, options, bots, seed, most_turns = stated
    game = game_of(edition)
    return replace(chunk_worker.job_of(game, game.box(edition, options), bots, seed), most_turns=most_turns)


def play(stated: Stated, first: int, count: int) -> str:
    """Play a chunk and return a digest of everything that came of it."""
    return digest(play_chunk(job_of(stated), first, count))


def digest(part: Part) -> str:
    """Return a digest of the results and counts."""
    total = sha256()
    for columns in (part.games, part.seats, part.counts, part.rows):
        for name, column in columns.items():
            total.update(name.encode())
            total.update(repr(column.tolist()).encode())
    return total.hexdigest()


def outcome(stated: Stated, game: int) -> list[object]:
    """Play a game and return its winners, turns and decisions."""
    games = play_chunk(job_of(stated), game, 1).games
    return [members(int(games["winners"][0])), int(games["turns"][0]), int(games["decisions"][0])]


def sums(stated: Stated, count: int) -> dict[str, int]:
    """Play games and return what a run's summary says of them."""
    games = play_chunk(job_of(stated), 0, count).games
    return {
        "games": count,
        "finished": int((games["winners"] > 0).sum()),
        "turns": int(games["turns"].sum()),
        "decisions": int(games["decisions"].sum()),
    }


def results(stated: Stated, count: int) -> dict[str, list[Any]]:
    """Play games and return what tables are compared by, game by game."""
    part = play_chunk(job_of(stated), 0, count)
    columns = part.games | {"worth": part.seats["worth"]}
    return {name: columns[name].tolist() for name in ("winners", "rounds", "turns", "decisions", "worth")}
