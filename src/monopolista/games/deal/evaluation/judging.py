"""The kernel that judges a position as somebody sees it: what each seat's odds of winning are."""

from typing import Any

from monopolista.engine.jit import kernel
from monopolista.engine.network import Marks, Sight, see_seat, see_table, weigh_up, won_or_judged
from monopolista.engine.records import record, rows
from monopolista.engine.seats import Seat, SeatSet, holds
from monopolista.games.deal.evaluation.demands import mark_question
from monopolista.games.deal.evaluation.feature_extraction import mark_open, mark_table
from monopolista.games.deal.evaluation.features import FEATURES
from monopolista.games.deal.evaluation.hand_features import Wanting, mark_away, mark_hand
from monopolista.games.deal.evaluation.hidden_cards import Lying, look_around
from monopolista.games.deal.evaluation.weights import WEIGHTS
from monopolista.games.deal.rules.records import Game, Pack


@record
class Desk:
    """Where a position is judged."""

    lying: list[Lying] = rows(Lying, 1, "what is counted of the cards")
    wanting: list[Wanting] = rows(Wanting, 1, "what a seat lacks")
    marks: list[Marks] = rows(Marks, 1, "features of a seat or of the table")
    sight: list[Sight] = rows(Sight, 1, "what the network makes of them; last the odds")


@kernel
def judge(pack: Pack, game: Game, known: SeatSet, desk: Desk) -> None:
    """Work out each seat's odds of winning, by what lies open and the hands of a set of seats."""
    marks = desk.marks[0]
    sight = desk.sight[0]
    look_around(pack, game, known, desk.lying[0])
    mark_table(pack, game, desk.lying[0], marks)
    see_table(WEIGHTS, FEATURES, marks, sight)
    for seat in range(game.seats):
        if game.players[seat].playing == 1:
            mark_seat(pack, game, known, seat, desk)
            see_seat(WEIGHTS, FEATURES, marks, seat, sight)
    weigh_up(WEIGHTS, FEATURES, sight)


@kernel
def judge_all(packs: Any, games: Any, known: SeatSet, desks: Any, odds: Any) -> None:
    """Work out everybody's odds in several games, in ``odds`` a row each; after the end its winners share them."""
    for place in range(len(games)):
        if games[place].depth > 0:
            judge(packs[0], games[place], known, desks[0])
        for seat in range(games[place].seats):
            odds[place][seat] = won_or_judged(games[place], desks[0].sight[0], seat)


@kernel
def mark_seat(pack: Pack, game: Game, known: SeatSet, seat: Seat, desk: Desk) -> None:
    """Mark what is seen of a seat; the cards have been counted."""
    marks = desk.marks[0]
    wanting = desk.wanting[0]
    marks.count = 0
    mark_open(pack, game, desk.lying[0], seat, holds(known, seat), marks)
    mark_away(pack, game, seat, wanting, marks)
    mark_question(pack, game, seat, wanting, marks)
    if holds(known, seat):
        mark_hand(pack, game, game.hands[seat], seat, wanting, marks)
