"""Study of a deeper search for ``champion``: ``python -m training.depth_study``.

Four of them play. For some random decisions, the answer and an alternative are rolled out for some rounds by
``regular`` and by ``champion``, and evaluated by the network, with common random numbers for both answers. Where the
alternative seems better, games of ``champion`` to their end show whether it is.
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
from monopolista.engine.network.kernels import ODDS, won_or_judged
from monopolista.engine.offers import Verb
from monopolista.engine.record_arrays import blank, several
from monopolista.engine.records import copier, seen_dtype
from monopolista.engine.seats import Seat
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.bots import registry as bots
from monopolista.games.classic.bots.records import Answer, answer_among
from monopolista.games.classic.bots.regular.building import best_street
from monopolista.games.classic.editions import load
from monopolista.games.classic.evaluation.judging import judge
from monopolista.games.classic.rules import clauses, table, tasks, verbs
from monopolista.games.classic.rules.property.auction import lowest_bid
from monopolista.games.classic.rules.records import Edition, Game, Offers, Seen
from monopolista.games.classic.simulation.game_loop import act, carry_out, next_to_answer
from monopolista.games.classic.simulation.parallel_games import Batch
from monopolista.simulate.runner.seeding import words_of_games

SEED: Final = 2_000_003
SEATS: Final = 4
MOST_TURNS: Final = 300
NO_END: Final = 1 << 30
KINDS: Final = ("buy or decline", "bid or pass", "accept or refuse", "build or end the turn", "leave jail or roll")
WAYS: Final = ("regular", "champion")
"""The bots that play the rollouts of an answer."""

lay_out = copier(Game)


class RolloutPlan(NamedTuple):
    """The parameters of the rollouts."""

    levels: Any
    """The bot of each seat."""
    games: int
    turns: int
    seed: int
    """The seed of the first game."""


class RolloutState(NamedTuple):
    """The state of the rollouts; arrays of records."""

    editions: Any
    games: Any
    seen: Any
    streams: Any
    """The streams for the sampling of decisions and for the bots."""
    offers: Any
    answers: Any
    """The given answer, the alternative, and the answers of the bots."""
    tallies: Any


@kernel
def kind_of(verb: Verb) -> int:
    """Return the kind of a decision, an index into ``KINDS``."""
    if verb in (verbs.BUY, verbs.DECLINE):
        return 0
    if verb in (verbs.BID, verbs.PASS):
        return 1
    if verb in (verbs.ACCEPT, verbs.REFUSE):
        return 2
    return 3 if verb in (verbs.BUILD, verbs.END) else 4


@kernel
def write_alternative(edition: Edition, game: Game, seat: Seat, given: Answer, other: Answer) -> bool:
    """Write an alternative to a seat's answer; return whether there is one that is allowed."""
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
def roll_out(stage: RolloutState, game: Game, seat: Seat, which: int, look: RolloutPlan, number: int) -> float:
    """Return a seat's odds some turns after an answer, in the rollout of this number."""
    edition, trial, stream, tally = stage.editions[0], stage.games[0], stage.streams[1], stage.tallies[0]
    lay_out(trial, game)
    trial.event_count = 0
    seed_stream(trial.chance[0], game.chance[0].words[0], look.seed + number)
    seed_stream(stream, game.chance[0].words[1], look.seed + number)
    tally.refused = clauses.NONE
    act(edition, trial, seat, stage.answers[which])
    while trial.depth > 0 and trial.turns < game.turns + look.turns and trial.players[seat].playing == 1:
        who = next_to_answer(edition, trial)
        if who >= 0:
            bots.choose(edition, trial, stage.seen[0], who, look.levels[who], stream, stage.offers[0], stage.answers[2])
        carry_out(edition, trial, who, stage.answers[2], tally)
    scratch = stage.answers[2].evaluation[0]
    if trial.depth > 0:
        if trial.players[seat].playing == 0:
            return 0.0
        judge(edition, trial, scratch)
    return won_or_judged(trial, scratch.network[0], seat) / ODDS


@kernel
def compare(stage: RolloutState, game: Game, seat: Seat, look: RolloutPlan, row: Any) -> None:
    """Write the gain of the alternative, and its standard error."""
    total = 0.0
    squares = 0.0
    for number in range(look.games):
        more = roll_out(stage, game, seat, 1, look, number) - roll_out(stage, game, seat, 0, look, number)
        total += more
        squares += more * more
    row[0] = total / look.games
    row[1] = (max(squares / look.games - row[0] * row[0], 0.0) / look.games) ** 0.5


@kernel
def examine(
    stage: RolloutState,
    game: Game,
    seat: Seat,
    every: int,
    looks: tuple[RolloutPlan, RolloutPlan, RolloutPlan],
    row: Any,
) -> bool:
    """Compare the answers of a sampled decision; check a seeming mistake by whole games. Return whether it is one."""
    if not write_alternative(stage.editions[0], game, seat, stage.answers[0], stage.answers[1]):
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
    stage: RolloutState, games: Any, seen: Any, streams: Any, tallies: Any, every: int, looks: Any, rows: Any
) -> int:  # fmt: skip
    """Play games, and examine decisions until the rows are full; return how many seem wrong."""
    count = 0
    levels = looks[1].levels
    for place in range(len(games)):
        game, tally = games[place], tallies[place]
        while count < len(rows) and goes_on(game, tally, MOST_TURNS, NO_END):
            seat = next_to_answer(stage.editions[0], game)
            if seat >= 0:
                bots.choose(
                    stage.editions[0], game, seen[place], seat, levels[seat], streams[place], stage.offers[0],
                    stage.answers[0],
                )  # fmt: skip
                if examine(stage, game, seat, every, looks, rows[count]):
                    count += 1
            carry_out(stage.editions[0], game, seat, stage.answers[0], tally)
    return count


def stage_of(batch: Batch) -> RolloutState:
    """Return the state for the rollouts of games."""
    games = blank(Game, 1)
    streams = blank(Stream, 2)
    seed_stream(streams[0], SEED, int(batch.streams["words"][0, 0]))
    seen = games.view(seen_dtype(Seen, Game))
    return RolloutState(
        batch.editions, games, seen, streams, blank(Offers, 1), several(answer_among(batch.levels), 3),
        blank(GameCounters, 1),
    )  # fmt: skip


def examine_game(args: argparse.Namespace, number: int) -> NDArray[np.float64]:
    """Return the results for a game: kind, then gain and error for each of ``WAYS`` and for whole games."""
    levels = [np.full(SEATS, bots.LEVELS.index(name), np.int64) for name in WAYS]
    looks = (
        RolloutPlan(levels[0], args.games, args.turns, 0),
        RolloutPlan(levels[1], args.games, args.turns, 0),
        RolloutPlan(levels[1], args.whole, NO_END, args.games),
    )
    batch = Batch(load(args.edition), levels[1].tolist(), [*words_of_games(SEED, [number])])
    rows = np.zeros((1000, 7))
    count = play(
        stage_of(batch), batch.games, batch.seen, batch.streams, batch.tallies, args.every, looks, rows
    )  # fmt: skip
    return rows[:count]


def summarize(rows: NDArray[np.float64], min_errors: float) -> dict[str, dict[str, tuple[int, float, float, float]]]:
    """Return for each way and kind: how many decisions seem wrong, the mean predicted and actual gain, its error."""
    found: dict[str, dict[str, tuple[int, float, float, float]]] = {}
    for place, way in enumerate(WAYS):
        predicted, error = rows[:, 1 + 2 * place], rows[:, 2 + 2 * place]
        for kind, name in enumerate((*KINDS, "all")):
            those = (predicted > min_errors * error) & ((rows[:, 0] == kind) | (kind == len(KINDS)))
            if (many := int(those.sum())) > 1:
                actual = rows[those, 5]
                spread = float(actual.std() / many**0.5)
                found.setdefault(way, {})[name] = (many, float(predicted[those].mean()), float(actual.mean()), spread)
    return found


def main() -> None:
    """Play, and print the results of all games after each game."""
    args = parse_arguments()
    rows = np.zeros((0, 7))
    for number in range(args.first, args.first + args.tables):
        rows = np.concatenate((rows, examine_game(args, number)))
        print(
            json.dumps({"games": number + 1 - args.first, "sure": summarize(rows, 2), "likely": summarize(rows, 1)}),
            flush=True,
        )


def parse_arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", default="italy")
    parser.add_argument("--tables", type=int, default=100, help="games whose decisions are weighed")
    parser.add_argument("--first", type=int, default=0, help="the number of the first of them")
    parser.add_argument("--every", type=int, default=6, help="one decision in N is evaluated")
    parser.add_argument("--games", type=int, default=32, help="how often each answer is followed")
    parser.add_argument("--turns", type=int, default=12, help="number of turns")
    parser.add_argument("--whole", type=int, default=24, help="games to the end by which that is checked")
    return parser.parse_args()


if __name__ == "__main__":
    main()
