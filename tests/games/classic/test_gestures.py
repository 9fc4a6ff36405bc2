"""A whole colour with one gesture: single answers that the rules take, even at its end, for the sum stated before."""

from collections import Counter

import pytest

from monopolista.engine.seats import BANK
from monopolista.games.classic.actions.macro_actions import ClassicGesture
from monopolista.games.classic.actions.missing_requirements import ClassicLack
from monopolista.games.classic.rules import events
from monopolista.games.classic.rules.records import HOTEL_LEVEL
from monopolista.table import Table
from monopolista.transcript import Transcript
from tests.games.classic.scenario import BROWN, DARK_BLUE, LIGHT_BLUE, Scenario, position
from tests.plugins.campaigns import Campaign
from tests.text.play import random_positions


def gestures_of(game: Scenario, verb: str) -> list[ClassicGesture]:
    """Return what the first seat can do evenly."""
    return [one for one in game.table.gestures(0) if isinstance(one, ClassicGesture) and one.verb == verb]


def test_a_house_on_each_street_two_on_each_and_so_on_with_their_sums() -> None:
    game = position(stage="end", owns={0: LIGHT_BLUE}, cash={0: 300})
    first, second, third = gestures_of(game, "build")
    assert (first.level, first.actions, first.amount) == (1, ["build 6", "build 8", "build 9"], 150)
    assert (second.level, len(second.actions), second.amount, second.clause) == (2, 6, 300, "")
    assert (third.level, third.amount, third.clause, third.lack) == (3, 450, "BLD-1", ClassicLack("money", 150))


def test_streets_that_lie_behind_come_first() -> None:
    game = position(stage="end", owns={0: LIGHT_BLUE}, built={6: 2, 8: 1, 9: 1})
    assert gestures_of(game, "build")[0].actions == ["build 8", "build 9"]


def test_what_the_bank_has_no_houses_for_and_what_others_are_asked_about_is_not_promised() -> None:
    game = position(stage="end", owns={0: LIGHT_BLUE}, houses_left=4)
    one, two = gestures_of(game, "build")
    assert (one.clause, two.clause, two.lack) == ("", "BLD-5", ClassicLack("houses", 1))
    assert len(two.actions) == 4
    game = position(stage="end", owns={0: LIGHT_BLUE, 1: DARK_BLUE}, houses_left=1)
    (asked,) = gestures_of(game, "build")
    assert (asked.actions, asked.clause) == ([], "BLD-6")


def test_buildings_are_sold_evenly_down_to_each_height() -> None:
    game = position(stage="end", owns={0: BROWN}, built={1: 2, 3: 1})
    one, none = gestures_of(game, "sell")
    assert (one.level, one.actions, one.amount) == (1, ["sell 1"], 25)
    assert (none.level, none.actions, none.amount) == (0, ["sell 1", "sell 1", "sell 3"], 75)
    assert gestures_of(position(owns={0: (1, 6)}), "sell") == gestures_of(position(owns={0: (1, 6)}), "build") == []


def test_a_sale_that_is_only_looked_at_ends_no_shortage() -> None:
    game = position(owns={0: LIGHT_BLUE, 1: DARK_BLUE}, built=dict.fromkeys(LIGHT_BLUE, 3), houses_left=1)
    game.table.play(1, "build 37")
    before = game.table.view()
    assert before.questions[0].seats == [0]
    assert gestures_of(game, "sell")
    assert game.table.view() == before
    assert game.table.refusal(0, "want") == ""


# Of whatever can happen.


def check(table: Table, seat: int, gesture: ClassicGesture) -> None:
    """Carry a gesture out, and see that it leads where it says."""
    trial = Table.replay(Transcript(table.transcript.header, []), chance=None)
    trial.set_up(table.state())
    emitted = [event for action in gesture.actions for event in trial.play(seat, action)]
    if gesture.clause:
        assert [one for one in gesture.squares if trial.refusal(seat, f"build {one}") in ("", gesture.clause)]
        return
    state = trial.state()
    reached = max if gesture.verb == "sell" else min  # a hotel may stand beside streets without one (SHORT-3)
    assert reached(state.level[square] for square in gesture.squares) == gesture.level
    sides = (BANK, seat) if gesture.verb == "sell" else (seat, BANK)
    assert gesture.amount == sum(
        event.amount
        for event in emitted
        if event.kind == events.PAID and (event.seat, event.other) == sides and event.subject >= 0
    )


@pytest.mark.campaign
def test_every_gesture_can_be_carried_out_and_leads_where_it_says(campaign: Campaign) -> None:
    seen = Counter[str]()
    for first in random_positions(24, every=campaign.size(sample=83, full=31)):
        for seat in range(first.seats):
            for one in first.gestures(seat):
                assert isinstance(one, ClassicGesture)
                check(first, seat, one)
                seen[one.verb + ("-refused" if one.clause else "")] += 1
                seen["hotel"] += one.level == HOTEL_LEVEL
    assert all(seen[kind] for kind in ("build", "build-refused", "sell", "hotel")), seen
