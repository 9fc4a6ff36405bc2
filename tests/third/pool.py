"""Pig by the thousand: what a game says of itself to be simulated, and nothing else."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
from numpy.typing import NDArray

from monopolista.engine.chance import Stream
from monopolista.engine.game_counters import GameCounters, goes_on, seed_game
from monopolista.engine.jit import kernel
from monopolista.engine.record_arrays import blank, lay, seeded
from monopolista.engine.records import cells, number, record
from monopolista.engine.seats import CHANCE, SEATS, Seat
from monopolista.games.common.notation import Action
from monopolista.games.interface import reports, result_tables
from monopolista.games.interface.pools import Counted, Counts, Job, Kernel, Part, Told
from monopolista.games.interface.reports import Section
from monopolista.games.interface.result_tables import Column, Tables, frame, members, or_null, texts
from tests.third import rules
from tests.third.rules import CLAUSES, DARES, HOLD, ROLL, Answer, Game

MOST_TURNS = 40
NOTED: Mapping[str, str] = {}
GAMES = (result_tables.GAME, result_tables.ended(MOST_TURNS), result_tables.ROUNDS)
SEAT_COLUMNS = (
    result_tables.GAME,
    result_tables.SEAT,
    result_tables.BOT,
    result_tables.PLACE,
    result_tables.WON,
    result_tables.SEAT_TURNS,
)
PIPS = (Column("pips", result_tables.SMALL, "what the die showed"), Column("rolls", result_tables.SUM, "how often"))

TABLES: Tables = {"games": GAMES, "seats": SEAT_COLUMNS, "pips": PIPS}


@record
class Score:
    """What is told of one game."""

    rounds: int = number("the most turns that a seat has had")
    place: list[int] = cells(SEATS, "final place, 0 where the game was cut short")
    worth: list[int] = cells(SEATS, "points")


@record
class Falls:
    """What is added up."""

    pips: list[int] = cells(6, "by pips: how often the die fell so")


@kernel
def count_games(
    games: Any, dares: Any, streams: Any, answers: Any, tallies: Any, most_turns: int, scores: Any, falls: Any
) -> None:
    """Play games and count."""
    for place in range(len(games)):
        game, tally, score = games[place], tallies[place], scores[place]
        seed_game(game.chance[0], streams[place])
        rules.open_game(game, len(dares))
        while goes_on(game, tally, most_turns, 1 << 30):
            step(game, dares, answers[0], tally)
            if game.facts[0].kind == rules.ROLLED and game.fact_count > 0:
                falls[0].pips[game.facts[0].subject - 1] += 1
        tally.winners = game.winners
        for seat in range(game.seats):
            score.rounds = max(score.rounds, tally.turns[seat])
            score.worth[seat] = game.score[seat]
            score.place[seat] = 0 if game.winners == 0 else 1 if (game.winners >> seat) & 1 else 2


@kernel
def play_on(games: Any, dares: Any, streams: Any, answers: Any, tallies: Any, most_turns: int) -> None:
    """Play games on from where they are, each with its own lots."""
    for place in range(len(games)):
        seed_game(games[place].chance[0], streams[place])
        while goes_on(games[place], tallies[place], most_turns, 1 << 30):
            step(games[place], dares, answers[0], tallies[place])
        tallies[place].winners = games[place].winners


@kernel
def step(game: Game, dares: Any, answer: Answer, tally: GameCounters) -> int:
    """Let whoever is asked answer; return who was."""
    seat = rules.next_asked(game)
    if seat == CHANCE:
        rules.answer_chance(game)
        tally.draws += 1
    else:
        rules.choose(game, dares[seat], answer)
        tally.refused = rules.apply(game, seat, answer.verb, 0)
        tally.decisions += 1
    return seat


class PigPool:
    """Many games of Pig."""

    name = "pig"
    levels = tuple(DARES)
    clauses = CLAUSES
    most_turns = MOST_TURNS
    parts = 1
    noted = NOTED
    by_game = ("games", "seats")
    tables: Tables = TABLES

    def kernels(self, job: Job, part: int) -> Sequence[Kernel]:  # noqa: ARG002 (there is one part)
        return ((rules.apply, (blank(Game, 1)[0], 0, 0, 0)),)

    def play(self, job: Job, seeds: Sequence[NDArray[Any]]) -> Counted:
        count, dares = len(seeds), self.dares(job)
        tallies, scores, falls = blank(GameCounters, count), blank(Score, count), blank(Falls, 1)
        count_games(blank(Game, count), dares, seeded(seeds), blank(Answer, 1), tallies, job.most_turns, scores, falls)
        return Counted(tallies, scores, falls)

    def dares(self, job: Job) -> NDArray[Any]:
        return np.array([list(DARES.values())[level] for level in job.levels])

    def resume(self, job: Job, state: bytes, seeds: Sequence[NDArray[Any]], known_to: Seat | None = None) -> Any:  # noqa: ARG002
        games, tallies = blank(Game, len(seeds)), blank(GameCounters, len(seeds))
        lay(games, Game, state)
        play_on(games, self.dares(job), seeded(seeds), blank(Answer, 1), tallies, job.most_turns)
        return tallies

    def tell(self, job: Job, seed: NDArray[Any]) -> Told:
        game, stream, tally, answer = Game(), Stream(), GameCounters(), Answer()
        stream.words[:] = seed.tolist()
        seed_game(game.chance[0], stream)
        rules.open_game(game, len(job.bots))
        answers: list[tuple[int, Action]] = []
        while goes_on(game, tally, job.most_turns, 1 << 30):
            seat = step(game, [DARES[bot] for bot in job.bots], answer, tally)
            answers.append((seat, Action(ROLL, game.facts[0].subject) if seat == CHANCE else Action(answer.verb)))
        assert HOLD in {action.verb for _, action in answers}
        return Told(answers, game.winners, sum(tally.turns), tally.decisions, tally.refused, tally.last)

    def rows(self, job: Job, parts: Sequence[Part]) -> Mapping[str, pl.DataFrame]:
        games = {name: np.concatenate([part.games[name] for part in parts]) for name in parts[0].games}
        seats = {name: np.concatenate([part.seats[name] for part in parts]).ravel() for name in parts[0].seats}
        count, size = len(games["game"]), len(job.bots)
        told = {"game": np.repeat(games["game"], size), "seat": np.tile(np.arange(size), count)}
        place = or_null(seats["place"], seats["place"] > 0)
        won = members(games["winners"], size).ravel()
        bots = {"bot": np.tile(texts(job.bots), count), "turns": seats["turns"]}
        ended = {"game": games["game"], "ended": games["winners"] > 0, "rounds": games["rounds"]}
        return {"games": frame(GAMES, ended), "seats": frame(SEAT_COLUMNS, told | bots | {"place": place, "won": won})}

    def sums(self, job: Job, counts: Counts) -> Mapping[str, pl.DataFrame]:  # noqa: ARG002
        return {"pips": frame(PIPS, {"pips": np.arange(1, 7), "rolls": counts["pips"]})}

    def sections(self, folder: Path, job: Job, language: str) -> Iterator[Section]:
        yield from reports.seats(folder, job.bots, language)
        yield reports.lengths(folder, 1, language)


POOL = PigPool()
