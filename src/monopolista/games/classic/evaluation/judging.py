"""The kernel that judges a position: what each seat's odds of winning are."""

from typing import Any

from monopolista.engine.jit import kernel
from monopolista.engine.network.kernels import Activations, Marks, won_or_judged
from monopolista.engine.network.steps import compute_odds, see_seat, see_table
from monopolista.engine.records import record, rows
from monopolista.games.classic.evaluation.feature_extraction import mark_seat, mark_table
from monopolista.games.classic.evaluation.features import FEATURES
from monopolista.games.classic.evaluation.rent_exposure import RentExposure, survey
from monopolista.games.classic.evaluation.weights import WEIGHTS
from monopolista.games.classic.rules.records import Edition, Seen


@record
class EvaluationScratch:
    """Where a position is judged."""

    exposure: list[RentExposure] = rows(RentExposure, 1, "what the board costs and brings")
    marks: list[Marks] = rows(Marks, 1, "features of a seat or of the table")
    network: list[Activations] = rows(Activations, 1, "what the network makes of them; last the odds")


@kernel
def judge(edition: Edition, seen: Seen, scratch: EvaluationScratch) -> None:
    """Work out each seat's odds of winning."""
    rent_exposure = scratch.exposure[0]
    marks = scratch.marks[0]
    activations = scratch.network[0]
    survey(edition, seen, rent_exposure)
    mark_table(edition, seen, marks)
    see_table(WEIGHTS, FEATURES, marks, activations)
    for seat in range(seen.seats):
        if seen.players[seat].playing == 1:
            mark_seat(edition, seen, rent_exposure, seat, marks)
            see_seat(WEIGHTS, FEATURES, marks, seat, activations)
    compute_odds(WEIGHTS, FEATURES, activations)


@kernel
def judge_all(editions: Any, seen: Any, scratches: Any, odds: Any) -> None:
    """Work out everybody's odds in several games, in ``odds`` a row each; after the end its winners share them."""
    for place in range(len(seen)):
        if seen[place].depth > 0:
            judge(editions[0], seen[place], scratches[0])
        for seat in range(seen[place].seats):
            odds[place][seat] = won_or_judged(seen[place], scratches[0].network[0], seat)
