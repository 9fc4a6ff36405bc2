"""The kernel that evaluates a position from an observer's view: each seat's odds of winning."""

from typing import Any

from monopolista.engine.jit import kernel
from monopolista.engine.network.kernels import Activations, Marks, won_or_judged
from monopolista.engine.network.steps import compute_odds, see_seat, see_table
from monopolista.engine.records import record, rows
from monopolista.engine.seats import Seat, SeatSet, holds
from monopolista.games.deal.evaluation.demands import mark_question
from monopolista.games.deal.evaluation.feature_extraction import mark_open, mark_table
from monopolista.games.deal.evaluation.features import FEATURES
from monopolista.games.deal.evaluation.hand_features import MissingCards, mark_away, mark_hand
from monopolista.games.deal.evaluation.hidden_cards import CardCounts, count_cards
from monopolista.games.deal.evaluation.weights import WEIGHTS
from monopolista.games.deal.rules.records import Game, Pack


@record
class EvaluationScratch:
    """Where a position is judged."""

    counts: list[CardCounts] = rows(CardCounts, 1, "what is counted of the cards")
    needs: list[MissingCards] = rows(MissingCards, 1, "what a seat lacks")
    marks: list[Marks] = rows(Marks, 1, "features of a seat or of the table")
    network: list[Activations] = rows(Activations, 1, "what the network makes of them; last the odds")


@kernel
def judge(pack: Pack, game: Game, known: SeatSet, scratch: EvaluationScratch) -> None:
    """Work out each seat's odds of winning, by what lies open and the hands of a set of seats."""
    marks = scratch.marks[0]
    activations = scratch.network[0]
    count_cards(pack, game, known, scratch.counts[0])
    mark_table(pack, game, scratch.counts[0], marks)
    see_table(WEIGHTS, FEATURES, marks, activations)
    for seat in range(game.seats):
        if game.players[seat].playing == 1:
            mark_seat(pack, game, known, seat, scratch)
            see_seat(WEIGHTS, FEATURES, marks, seat, activations)
    compute_odds(WEIGHTS, FEATURES, activations)


@kernel
def judge_all(packs: Any, games: Any, known: SeatSet, scratches: Any, odds: Any) -> None:
    """Work out everybody's odds in several games, in ``odds`` a row each; after the end its winners share them."""
    for place in range(len(games)):
        if games[place].depth > 0:
            judge(packs[0], games[place], known, scratches[0])
        for seat in range(games[place].seats):
            odds[place][seat] = won_or_judged(games[place], scratches[0].network[0], seat)


@kernel
def mark_seat(pack: Pack, game: Game, known: SeatSet, seat: Seat, scratch: EvaluationScratch) -> None:
    """Mark what is seen of a seat; the cards have been counted."""
    marks = scratch.marks[0]
    needs = scratch.needs[0]
    marks.count = 0
    mark_open(pack, game, scratch.counts[0], seat, holds(known, seat), marks)
    mark_away(pack, game, seat, needs, marks)
    mark_question(pack, game, seat, needs, marks)
    if holds(known, seat):
        mark_hand(pack, game, game.hands[seat], seat, needs, marks)
