"""What a proposal is said to do for its two sides is what accepting it then does."""

from collections import Counter
from collections.abc import Iterator

import pytest

from monopolista.engine.records import copy
from monopolista.engine.seats import members
from monopolista.games.classic.actions.notation import Proposal
from monopolista.games.classic.actions.proposals import terms_of
from monopolista.games.classic.bots.proposals import turn_over
from monopolista.games.classic.effects.trade_effects import USUAL_ROLL, Holding, TradeWeight
from monopolista.games.classic.presentation.printed import describe
from monopolista.games.classic.presentation.view import view_table
from monopolista.games.classic.rules import clauses, ending, table, trade, verbs
from monopolista.games.classic.rules.debts import debt
from monopolista.games.classic.rules.records import JAIL_CARDS, Game, Trade
from monopolista.games.interface.rules_adapter import IllegalActionError
from monopolista.table import Table
from tests.games.classic.scenario import (
    BROWN,
    COMPANIES,
    DARK_BLUE,
    ORANGE,
    PINK,
    STATIONS,
    Scenario,
    position,
    set_edition,
)
from tests.plugins.campaigns import Campaign
from tests.text.play import random_positions


@pytest.fixture
def belgium() -> Iterator[None]:
    set_edition("belgium-nl")
    yield
    set_edition("italy")


def weigh(game: Scenario, seat: int, proposal: str) -> TradeWeight:
    weight = game.table.weigh(seat, proposal)
    assert isinstance(weight, TradeWeight)
    return weight


def test_the_last_deed_of_a_colour_completes_it_and_may_break_another() -> None:
    game = position(owns={0: [*PINK[:2], *ORANGE], 1: [PINK[2]]})
    weight = weigh(game, 0, f"propose 1 give {ORANGE[0]} get {PINK[2]}")
    assert (weight.maker.before.colours, weight.maker.after.colours) == (["orange"], ["pink"])
    assert (weight.partner.before.colours, weight.partner.after.colours) == ([], [])
    assert (weight.mutual, weight.clause) == (True, "")


def test_stations_and_companies_are_colours_too_and_a_company_earns_by_the_commonest_roll() -> None:
    game = position(owns={0: [*STATIONS[:3], COMPANIES[0]], 1: [STATIONS[3], COMPANIES[1]]})
    weight = weigh(game, 0, f"propose 1 get {STATIONS[3]} {COMPANIES[1]} money 900")
    numbers = game.table.box.file.numbers
    assert weight.maker.after.colours == ["station", "company"]
    assert weight.maker.before.rents == 3 * numbers.station_rent[2] + numbers.company_factor[0] * USUAL_ROLL
    assert weight.maker.after.rents == 4 * numbers.station_rent[3] + 2 * numbers.company_factor[1] * USUAL_ROLL
    assert (weight.maker.after.cash, weight.partner.after.cash) == (600, 2400)


def test_a_mortgaged_deed_costs_its_new_owner_the_interest_or_its_redemption() -> None:
    game = position(owns={1: [39]}, mortgaged=[39], cash={0: 215})
    weight = weigh(game, 0, "propose 1 get 39 money 200")
    assert (weight.maker.interest, weight.maker.redemption) == (20, 220)
    assert (weight.maker.after.cash, weight.maker.missing, weight.maker.clause) == (-5, 5, "MORT-3")
    assert (weight.partner.interest, weight.partner.clause, weight.clause) == (0, "", "MORT-3")


def test_it_is_said_what_the_other_side_lacks() -> None:
    weight = weigh(position(owns={0: [39]}, cash={1: 120}), 0, "propose 1 give 39 money -150")
    assert (weight.partner.missing, weight.partner.clause, weight.clause) == (30, "TRADE-1", "")


def test_a_draft_that_is_not_yet_a_proposal_is_weighed_too() -> None:
    game = position(owns={0: BROWN, 1: DARK_BLUE}, built={1: 1, 3: 1})
    nothing = weigh(game, 0, "propose 1")
    assert (nothing.mutual, nothing.clause, nothing.maker.before) == (False, "TRADE-1", nothing.maker.after)
    built = weigh(game, 0, f"propose 1 give {BROWN[0]} get {DARK_BLUE[0]}")
    assert (built.mutual, built.clause) == (True, "TRADE-2")
    theirs = weigh(game, 0, f"propose 1 give {DARK_BLUE[0]} money -1")
    assert theirs.maker.after.deeds == theirs.maker.before.deeds


@pytest.mark.usefixtures("belgium")
def test_a_debt_let_off_is_a_smaller_debt() -> None:
    game = position(owns={0: [11], 1: DARK_BLUE}, at={0: 36}, cash={0: 10}, built={37: 4, 39: 4})
    game.roll(1, 2)
    owed = game.table.view().players[0].debt
    weight = weigh(game, 0, "propose 1 give 11 clear 50")
    assert (weight.maker.before.debt, weight.maker.after.debt) == (owed, owed - 50)
    assert (weight.mutual, weight.clause) == (True, "")


@pytest.mark.parametrize(
    "proposal", ["propose 0 give 39", "propose 7 give 39", "propose 1 give 40", "propose 1 get 39 39"]
)
def test_what_names_nobody_or_nothing_is_not_weighed(proposal: str) -> None:
    game = position(owns={0: [39]})
    before = game.table.save()
    with pytest.raises((IllegalActionError, ValueError)):
        game.table.weigh(0, proposal)
    assert game.table.save() == before


def test_only_a_proposal_is_weighed() -> None:
    assert position().table.weigh(0, "roll") is None


# Of whatever can happen.


def held(first: Table, state: Game, seat: int) -> Holding:
    """Count what a seat has, by what a screen is shown."""
    view, squares = view_table(first.box, state), describe(first.box).squares
    own = [square for square, owner in enumerate(view.owner) if owner == seat]
    groups = {
        one.colour: [place for place, other in enumerate(squares) if other.colour == one.colour] for one in squares
    }
    return Holding(
        cash=view.players[seat].cash,
        deeds=len(own),
        cards=len(view.players[seat].cards),
        colours=[colour for colour, group in groups.items() if colour and set(group) <= set(own)],
        rents=sum(view.rents[one] * (USUAL_ROLL if squares[one].kind == "company" else 1) for one in own),
        riches=ending.riches(first.box.edition, state, seat),
        debt=debt.debt_of(state, seat),
    )


def alike(one: Holding, other: Holding) -> bool:
    return {**_fields(one), "colours": set(one.colours)} == {**_fields(other), "colours": set(other.colours)}


def _fields(one: Holding) -> dict[str, object]:
    return {name: getattr(one, name) for name in one.__struct_fields__}


def accepted(first: Table, state: Game, open_trade: Trade) -> Game:
    """Return a game in which a trade was accepted, and every deed that came mortgaged was kept so."""
    trial = copy(state)
    trial.event_count = 0
    trade.accept(first.box.edition, trial, open_trade.partner, open_trade.serial)
    for seat, deeds in ((open_trade.maker, open_trade.gets), (open_trade.partner, open_trade.gives)):
        trial.players[seat].cash -= trade.interest_on(first.box.edition, state, deeds)
    return trial


@pytest.mark.campaign
def test_what_is_said_of_every_open_trade_is_what_accepting_it_does(campaign: Campaign) -> None:
    seen = Counter[str]()
    for first in random_positions(campaign.size(sample=24, full=48)):
        state = first.state()
        if not first.steps[-1].action.startswith("propose ") or not state.trade_count:
            continue
        for open_trade in (one for one in state.trades if one.serial):
            check(first, state, open_trade, seen)
    assert seen["accepted"] > (100 if campaign.full else 60)
    assert seen["refused"]
    assert seen["cards"]
    assert seen["mortgaged"]


def check(first: Table, state: Game, open_trade: Trade, seen: Counter[str]) -> None:
    partner, edition = open_trade.partner, first.box.edition
    turned = copy(open_trade)
    turn_over(turned)
    before = first.save()
    weight = first.weigh(partner, Proposal(verbs.PROPOSE, terms=terms_of(first.box, turned)))
    assert isinstance(weight, TradeWeight)
    assert first.save() == before
    able = table.refusal(edition, copy(state), partner, verbs.ACCEPT, open_trade.serial, 0) == clauses.NONE
    assert able == (weight.maker.clause == weight.partner.clause == "") or seen_bound(first, open_trade)
    if not able:
        seen["refused"] += 1
        return
    after = accepted(first, state, open_trade)
    for side in (weight.maker, weight.partner):
        assert alike(side.before, held(first, state, side.seat))
        assert alike(side.after, held(first, after, side.seat))
        assert side.missing == 0
    seen["accepted"] += 1
    seen["cards"] += len(members(open_trade.gives_cards | open_trade.gets_cards, JAIL_CARDS))
    seen["mortgaged"] += bool(weight.maker.interest or weight.partner.interest)


def seen_bound(first: Table, open_trade: Trade) -> bool:
    """Say whether a piece of a trade cannot be handed over by now, which is said at the piece."""
    bound = first.view().bound
    terms = terms_of(first.box, open_trade)
    return any(bound[square] for square in (*terms.gives, *terms.gets))
