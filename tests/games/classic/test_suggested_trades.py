"""Trades that hints suggest: a robot accepts them by its own rule, the answers to its own proposals too."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from monopolista.analyse.action_values import ActionValue, evaluate_answers, evaluate_proposals
from monopolista.bots import decide
from monopolista.games.classic.actions.notation import terms_in
from monopolista.games.classic.bots.proposals import waiting_trade
from monopolista.games.classic.rules import verbs
from monopolista.table import Table
from tests.games.classic.bots.test_acceptance import TRADERS

PERSON = 0
EVERY = 12
LONG = 420


def suggested(level: str, seed: int) -> Iterator[tuple[Table, ActionValue]]:
    """Play a game of a person, who plays like ``regular``, with three bots; yield what hints suggest, now and then."""
    bots = ("", level, level, level)
    table, draw = Table("italy", len(bots), seed=seed), Random(seed).randrange
    table.transcript.header = msgspec.structs.replace(table.transcript.header, bots=bots)
    while not table.over and table.version < LONG:
        seat = table.next_asked
        asked = waiting_trade(table.state(), PERSON) >= 0
        if seat == PERSON and (asked or table.version % EVERY == 0):
            yield from ((table, one) for one in evaluate_proposals(table, PERSON))
        table.play(seat, decide(bots[seat] or "regular", table, seat, draw, [PERSON]))


def answer_to(table: Table, proposal: ActionValue) -> int:
    """Return the verb with which the partner answers a suggested trade."""
    asked = Table.replay(table.transcript, chance=None)
    terms = terms_in(proposal.action)
    assert terms is not None
    asked.play(PERSON, proposal.action)
    level = (table.transcript.header.bots or ())[terms.partner]
    return decide(level, asked, terms.partner, Random(1).randrange, [PERSON]).verb


def test_a_robot_accepts_the_counter_that_is_suggested_to_its_own_proposal() -> None:
    answers: list[int] = []
    for table, one in (found for seed in range(4) for found in suggested("fixed-b", seed) if counters(found[1])):
        answers.append(answer_to(table, one))
        instead = max(other.odds[PERSON] for other in evaluate_answers(table, PERSON).answers)
        assert one.settled is not None
        assert one.settled[PERSON] > instead, "it is better than to accept"
    assert set(answers) == {verbs.ACCEPT}


def counters(proposal: ActionValue) -> bool:
    """Say whether a suggested trade answers one that is open."""
    terms = terms_in(proposal.action)
    return terms is not None and terms.counters > 0


@pytest.mark.parametrize("level", TRADERS)
def test_a_robot_accepts_what_is_suggested_to_propose_to_it(level: str) -> None:
    answers = [answer_to(table, one) for seed in range(2) for table, one in suggested(level, seed)]
    assert answers
    assert set(answers) == {verbs.ACCEPT}
