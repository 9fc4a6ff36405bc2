"""Say what it would bring ``champion`` to look deeper before it answers: ``python -m training.depth_study``.

Four of them play. Of some decisions, drawn by lot, the answer and another one are followed: some rounds by ``regular``
and by ``champion``, judged by the network at the end, with the same lots for both answers. Where the other one seems
better, games of ``champion`` to their end say whether it is.
"""

import os

os.environ["MONOPOLISTA_COMPILED"] = "1"  # before anything of the rules is imported

import argparse
import json
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.chance import Stream, below, seed_stream
from monopolista.engine.game_counters import GameCounters, goes_on
from monopolista.engine.jit import kernel
from monopolista.engine.network import ODDS, won_or_judged
from monopolista.engine.offers import Verb
from monopolista.engine.record_arrays import blank
from monopolista.engine.records import copier, seen_dtype
from monopolista.engine.seats import Seat
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.bots import registry as bots
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular.building import best_street
from monopolista.games.classic.editions import load
from monopolista.games.classic.evaluation.judging import judge
from monopolista.games.classic.pool.batch import Batch
from monopolista.games.classic.pool.play import act, carry_out, next_to_answer
from monopolista.games.classic.rules import clauses, table, tasks, verbs
from monopolista.games.classic.rules.property.auction import lowest_bid
from monopolista.games.classic.rules.records import Edition, Game, Offers, Seen
from monopolista.simulate.runner.seeding import words_of_games

SEED: Final = 2_000_003
SEATS: Final = 4
MOST_TURNS: Final = 300
NO_END: Final = 1 << 30
KINDS: Final = ("buy or decline", "bid or pass", "accept or refuse", "build or end the turn", "leave jail or roll")
WAYS: Final = ("regular", "champion")
"""Who plays on when an answer is followed for some rounds."""

lay_out = copier(Game)


class Look(NamedTuple):
    """How answers are followed."""

    levels: Any
    """By seat, who plays on."""
    games: int
    turns: int
    lots: int
    """The number of the first game's lots."""


class Stage(NamedTuple):
    """Where answers are followed; arrays of records."""

    editions: Any
    games: Any
    seen: Any
    streams: Any
    """The lots by which decisions are drawn, and those of who plays on."""
    offers: Any
    answers: Any
    """What was answered, the other answer, and what is answered by those who play on."""
    tallies: Any


@kernel
def kind_of(verb: Verb) -> int:
    """Return what a decision is about, a place in ``KINDS``."""
    if verb in (verbs.BUY, verbs.DECLINE):
        return 0
    if verb in (verbs.BID, verbs.PASS):
        return 1
    if verb in (verbs.ACCEPT, verbs.REFUSE):
        return 2
    return 3 if verb in (verbs.BUILD, verbs.END) else 4


@kernel
def instead(edition: Edition, game: Game, seat: Seat, given: Answer, other: Answer) -> bool:
    """Put down what a seat might have answered instead; say whether there is something that is allowed."""
    verb = given.verb
    other.verb, other.subject, other.amount = verbs.NOTHING, 0, 0
    if verb in (verbs.BUY, verbs.DECLINE):
        other.verb = verbs.BUY + verbs.DECLINE - verb
    elif verb == verbs.BID:
        other.verb = verbs.PASS
    elif verb == verbs.PASS:
        other.verb, other.amount = verbs.BID, lowest_bid(edition, game)
    elif verb in (verbs.ACCEPT, verbs.REFUSE):
        other.verb, other.subject = verbs.ACCEPT + verbs.REFUSE - verb, given.subject
    elif verb == verbs.BUILD:
        other.verb = verbs.END
    elif verb == verbs.END:
        other.verb, other.subject = verbs.BUILD, max(best_street(edition, game, seat, tasks.HOUSE), 0)
    elif verb in (verbs.FINE, verbs.CARD):
        other.verb = verbs.ROLL
    elif verb == verbs.ROLL and top_kind(game) == tasks.IN_JAIL:
        other.verb = verbs.FINE
    if other.verb == verbs.NOTHING:
        return False
    return table.refusal(edition, game, seat, other.verb, other.subject, other.amount) == clauses.NONE


@kernel
def followed(stage: Stage, game: Game, seat: Seat, which: int, look: Look, number: int) -> float:
    """Return what a seat's odds are some turns after an answer, by the lots of a number."""
    edition, trial, stream, tally = stage.editions[0], stage.games[0], stage.streams[1], stage.tallies[0]
    lay_out(trial, game)
    trial.fact_count = 0
    seed_stream(trial.chance[0], game.chance[0].words[0], look.lots + number)
    seed_stream(stream, game.chance[0].words[1], look.lots + number)
    tally.refused = clauses.NONE
    act(edition, trial, seat, stage.answers[which])
    while trial.depth > 0 and trial.turns < game.turns + look.turns and trial.players[seat].playing == 1:
        who = next_to_answer(trial, 0)
        if who >= 0:
            bots.choose(edition, trial, stage.seen[0], who, look.levels[who], stream, stage.offers[0], stage.answers[2])
        carry_out(edition, trial, who, stage.answers[2], tally)
    desk = stage.answers[2].desk[0]
    if trial.depth > 0:
        if trial.players[seat].playing == 0:
            return 0.0
        judge(edition, trial, 0, desk)
    return won_or_judged(trial, desk.sight[0], seat) / ODDS


@kernel
def compare(stage: Stage, game: Game, seat: Seat, look: Look, row: Any) -> None:
    """Write by how much the other answer is better, and the standard error."""
    total = 0.0
    squares = 0.0
    for number in range(look.games):
        more = followed(stage, game, seat, 1, look, number) - followed(stage, game, seat, 0, look, number)
        total += more
        squares += more * more
    row[0] = total / look.games
    row[1] = (max(squares / look.games - row[0] * row[0], 0.0) / look.games) ** 0.5


@kernel
def weigh(stage: Stage, game: Game, seat: Seat, every: int, looks: tuple[Look, Look, Look], row: Any) -> bool:
    """Weigh a decision if it is drawn, and hold it against whole games where it seems wrong; say whether it does."""
    if not instead(stage.editions[0], game, seat, stage.answers[0], stage.answers[1]):
        return False
    if below(stage.streams[0], every) > 0:
        return False
    compare(stage, game, seat, looks[0], row[1:3])
    compare(stage, game, seat, looks[1], row[3:5])
    if row[1] <= row[2] and row[3] <= row[4]:
        return False
    compare(stage, game, seat, looks[2], row[5:7])
    row[0] = kind_of(stage.answers[0].verb)
    return True


@kernel
def play(
    stage: Stage, games: Any, seen: Any, streams: Any, tallies: Any, every: int, looks: Any, rows: Any
) -> int:  # fmt: skip
    """Play games, and weigh decisions until there is no room; return how many seem wrong."""
    count = 0
    levels = looks[1].levels
    for place in range(len(games)):
        game, tally = games[place], tallies[place]
        while count < len(rows) and goes_on(game, tally, MOST_TURNS, NO_END):
            seat = next_to_answer(game, 0)
            if seat >= 0:
                bots.choose(
                    stage.editions[0], game, seen[place], seat, levels[seat], streams[place], stage.offers[0],
                    stage.answers[0],
                )  # fmt: skip
                if weigh(stage, game, seat, every, looks, rows[count]):
                    count += 1
            carry_out(stage.editions[0], game, seat, stage.answers[0], tally)
    return count


def stage_of(batch: Batch) -> Stage:
    """Return where the answers of games are followed."""
    games = blank(Game, 1)
    lots = blank(Stream, 2)
    seed_stream(lots[0], SEED, int(batch.streams["words"][0, 0]))
    seen = games.view(seen_dtype(Seen, Game))
    return Stage(batch.editions, games, seen, lots, blank(Offers, 1), blank(Answer, 3), blank(GameCounters, 1))


def weighed(asked: argparse.Namespace, number: int) -> NDArray[np.float64]:
    """Return what was found in a game: kind, then the gain and its error by each of ``WAYS`` and by whole games."""
    levels = [np.full(SEATS, bots.number_of(name, bots.BOTS), np.int64) for name in WAYS]
    looks = (
        Look(levels[0], asked.games, asked.turns, 0),
        Look(levels[1], asked.games, asked.turns, 0),
        Look(levels[1], asked.whole, NO_END, asked.games),
    )
    batch = Batch(load(asked.edition), levels[1].tolist(), [*words_of_games(SEED, [number])])
    rows = np.zeros((1000, 7))
    count = play(
        stage_of(batch), batch.games, batch.seen, batch.streams, batch.tallies, asked.every, looks, rows
    )  # fmt: skip
    return rows[:count]


def told(rows: NDArray[np.float64], sure: float) -> dict[str, dict[str, tuple[int, float, float, float]]]:
    """Return by way and kind: how many decisions seem wrong by so many errors, what was hoped, what came, its error."""
    found: dict[str, dict[str, tuple[int, float, float, float]]] = {}
    for place, way in enumerate(WAYS):
        hoped, error = rows[:, 1 + 2 * place], rows[:, 2 + 2 * place]
        for kind, name in enumerate((*KINDS, "all")):
            those = (hoped > sure * error) & ((rows[:, 0] == kind) | (kind == len(KINDS)))
            if (many := int(those.sum())) > 1:
                came = rows[those, 5]
                spread = float(came.std() / many**0.5)
                found.setdefault(way, {})[name] = (many, float(hoped[those].mean()), float(came.mean()), spread)
    return found


def main() -> None:
    """Play, and print after each game what all have come to."""
    asked = arguments()
    rows = np.zeros((0, 7))
    for number in range(asked.first, asked.first + asked.tables):
        rows = np.concatenate((rows, weighed(asked, number)))
        print(
            json.dumps({"games": number + 1 - asked.first, "sure": told(rows, 2), "likely": told(rows, 1)}), flush=True
        )


def arguments() -> argparse.Namespace:
    """Return what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", default="italy")
    parser.add_argument("--tables", type=int, default=100, help="games whose decisions are weighed")
    parser.add_argument("--first", type=int, default=0, help="the number of the first of them")
    parser.add_argument("--every", type=int, default=6, help="one in so many decisions is weighed")
    parser.add_argument("--games", type=int, default=32, help="how often each answer is followed")
    parser.add_argument("--turns", type=int, default=12, help="for so many turns")
    parser.add_argument("--whole", type=int, default=24, help="games to the end by which that is checked")
    return parser.parse_args()


if __name__ == "__main__":
    main()
