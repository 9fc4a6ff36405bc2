"""What there is to weigh in a card game: answers that may be given, by what the seat may know."""

import pytest

from monopolista.analyse.action_values import ActionEvaluator, Choice, evaluate_answers
from monopolista.engine.chance import Stream, seed_stream
from monopolista.games.deal.advice.candidates import DealAdvisor
from monopolista.table import Table, seeded
from tests.games.deal.battery.worlds import Memory, other_world
from tests.games.deal.scenario import Scenario, position

GREEN = "green: green-1 green-2"


def weighed(game: Scenario, seat: int) -> Choice:
    """What a seat might answer."""
    table = Table("deal", game.state.seats, chance=None)
    table.set_up(game.state)
    return evaluate_answers(table, seat)


def said(game: Scenario, seat: int = 0) -> list[str]:
    """The answers, the best one first."""
    found = [one.action for one in weighed(game, seat).answers]
    return [game.words.action_text(one.verb, one.subject, one.amount) for one in found]


@pytest.mark.parametrize("seats", [2, 4])
def test_whatever_is_weighed_may_be_answered_and_nothing_changes(seats: int) -> None:
    table, draw = Table("deal", seats, seed=seats), seeded(6)
    for _ in range(60):
        if table.over:
            break
        seat = table.next_asked
        before = table.save()
        found = evaluate_answers(table, seat)
        assert found.answers
        assert all(table.refusal(seat, one.action) == "" for one in found.answers)
        assert found.before == table.odds((seat,))
        assert table.save() == before
        table.play(seat, table.game.decide("regular", table.box, table.state(), seat, draw))


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("seed", range(8, 32))
def test_two_worlds_weigh_the_same(seed: int) -> None:
    """Whatever others hold and the pile hides, what a seat is advised does not depend on it."""
    table, stream, draw = Table("deal", 2 + seed % 4, seed=seed), Stream(), seeded(6)
    seed_stream(stream, 3, 4)
    scales = ActionEvaluator(table.game, table.box)
    for _ in range(60):
        seat = table.next_asked
        if table.over:
            break
        world = other_world(table.state(), seat, Memory(), stream)
        assert scales.evaluate_answers(world, seat, 1 << seat) == scales.evaluate_answers(
            table.state(), seat, 1 << seat
        )
        table.play(seat, table.game.decide("regular", table.box, table.state(), seat, draw))


def test_of_cards_that_are_alike_one_is_weighed() -> None:
    game = position(hands={0: ["money-1", "money-1", "money-2"]})
    assert sorted(said(game)) == ["bank money-1", "bank money-2", "end"]


def test_what_wins_is_best() -> None:
    sets = {0: ["brown: brown-1 brown-2", "dark-blue: dark-blue-1 dark-blue-2", GREEN]}
    game = position(sets=sets, hands={0: ["green-3", "money-5"]})
    assert said(game)[0] == "lay green-3 green"


def test_what_is_played_is_taken_to_be_allowed_and_paid() -> None:
    game = position(hands={0: ["debt-collector"]}, banks={1: ["money-5"]})
    play = next(one for one in weighed(game, 0).answers if one.settled is not None)
    assert play.settled is not None
    after = DealAdvisor(game.box).settled(game.state, 0, play.action)
    assert after is not None
    assert (after.players[0].bank, after.players[1].bank, after.depth) == (5, 0, 1)


def test_a_card_that_is_picked_is_weighed_by_what_is_paid_in_the_end() -> None:
    game = position(hands={0: ["debt-collector"]}, banks={1: ["money-5", "money-3", "money-2"]}, sets={1: [GREEN]})
    game.does("0: play debt-collector 1", "1: allow 1")
    assert said(game, 1)[0].startswith("pick money")
    assert not any(answer.startswith(("unpick", "leave")) for answer in said(game, 1))
