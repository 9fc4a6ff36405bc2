"""What a refusal says is missing is what is missing: with it that no longer stands in the way, with less it does."""

from collections import Counter
from collections.abc import Iterator
from typing import get_args

import pytest

from monopolista.engine.records import copy
from monopolista.engine.seats import Seat
from monopolista.games.classic.actions import missing_requirements
from monopolista.games.classic.actions.missing_requirements import ClassicLack
from monopolista.games.classic.editions import Box
from monopolista.games.classic.editions.squares import squares_of
from monopolista.games.classic.rules import clauses, table, verbs
from monopolista.games.classic.rules.debts import debt
from monopolista.games.classic.rules.property.deeds import is_street_colour, put_deed, put_level, put_mortgage
from monopolista.games.classic.rules.records import HOTEL_LEVEL, Edition, Game, Square
from monopolista.games.interface.views import DenialView
from tests.games.classic.scenario import BROWN, DARK_BLUE, LIGHT_BLUE, Scenario, position
from tests.plugins.campaigns import Campaign
from tests.text.play import random_positions


def lack_of(game: Scenario, verb: str, subject: int) -> ClassicLack:
    """Return what the first seat lacks for an answer, by its denial."""
    (denial,) = [one for one in game.table.denials(0) if (one.verb, one.subject) == (verb, subject)]
    assert isinstance(denial.lack, ClassicLack)
    return denial.lack


def test_a_house_too_expensive_says_how_much_is_short() -> None:
    game = position(stage="end", owns={0: BROWN}, cash={0: 20})
    assert lack_of(game, "build", 1) == ClassicLack("money", 30)


def test_an_uneven_house_names_the_streets_that_come_first() -> None:
    game = position(stage="end", owns={0: LIGHT_BLUE}, built={6: 1})
    assert lack_of(game, "build", 6) == ClassicLack("built", squares=(8, 9))
    assert lack_of(game, "mortgage", 8) == ClassicLack("sold", squares=(6,))


def test_a_colour_that_is_not_whole_names_what_it_wants() -> None:
    assert lack_of(position(owns={0: (6, 9)}), "build", 6) == ClassicLack("deeds", squares=(8,))
    game = position(owns={0: LIGHT_BLUE}, mortgaged=[9])
    assert lack_of(game, "build", 6) == ClassicLack("redeemed", squares=(9,))


def test_a_hotel_a_full_street_and_an_empty_bank_say_so() -> None:
    game = position(stage="end", owns={0: DARK_BLUE}, built={37: 5, 39: 5})
    assert lack_of(game, "build", 39) == ClassicLack("room")
    game = position(stage="end", owns={0: DARK_BLUE}, houses_left=0)
    assert lack_of(game, "build", 39) == ClassicLack("houses", 1)
    game = position(stage="end", owns={0: DARK_BLUE}, built={37: 4, 39: 4}, hotels_left=0)
    assert lack_of(game, "build", 39) == ClassicLack("hotels", 1)


def test_the_fine_and_the_price_of_a_mortgage_say_how_much_is_short() -> None:
    game = position(jailed={0: 0}, cash={0: 10}, owns={0: [39]}, mortgaged=[39])
    edition = game.table.box.edition
    assert lack_of(game, "fine", 0) == ClassicLack("money", edition.fine - 10)
    assert lack_of(game, "redeem", 39).amount == game.table.box.edition.mortgage[39] * 11 // 10 - 10


def test_a_trade_too_expensive_says_how_much_is_short_interest_included() -> None:
    game = position(stage="end", cash={0: 100}, owns={1: [37, 39]}, mortgaged=[39])
    game.does("1: propose 0 give 37 money -150")
    assert lack_of(game, "accept", 1) == ClassicLack("money", 50)
    game.does("1: propose 0 give 39 money -90")
    assert lack_of(game, "accept", 2) == ClassicLack("money", game.table.box.edition.mortgage[39] // 10 - 10)


def test_a_trade_that_its_maker_cannot_pay_any_more_is_not_said_to_be_ones_own_lack() -> None:
    game = position(stage="end", cash={0: 0, 1: 200}, owns={0: [1], 1: [37, 39]}, mortgaged=[37])
    game.does("1: propose 0 give 37 get 1 money 200", "1: redeem 37")
    (denial,) = [one for one in game.table.denials(0) if one.verb == "accept"]
    assert denial.lack is None


def test_money_that_is_bid_is_said_to_be_bid() -> None:
    game = position(at={0: 36}, cash={0: 100}, owns={0: [1]}, mortgaged=[1])
    game.roll(1, 2)
    game.does("0: decline", "0: bid 90")
    lack = lack_of(game, "redeem", 1)
    assert lack == ClassicLack("bid", 33 - (100 - 90))
    (denial,) = [one for one in game.table.denials(0) if (one.verb, one.subject) == ("redeem", 1)]
    check(game.table.box, game.state, 0, denial, lack)


# Of whatever can happen.

RARE = {"redeemed", "houses", "hotels", "bid"}
"""What seldom happens in games at random, and is laid above."""


def missing(box: Box, game: Game, seat: Seat, denial: DenialView) -> ClassicLack | None:
    """Return what would be missing for the same answer in another position, None where it is not refused."""
    verb = verbs.NUMBERS[denial.verb]
    clause = table.refusal(box.edition, game, seat, verb, denial.subject, 0)
    return None if clause == 0 else missing_requirements.lack(box.edition, game, seat, verb, denial.subject, clause)


def mend(box: Box, game: Game, seat: Seat, denial: DenialView, lack: ClassicLack) -> None:
    """Put into a position what is missing beside money."""
    for square in lack.squares:
        if lack.what == "deeds":
            put_deed(box.edition, game, square, seat)
        elif lack.what == "redeemed":
            put_mortgage(box.edition, game, square, 0)
        else:
            level = 0 if denial.verb == "mortgage" else game.level[denial.subject]
            put_level(box.edition, game, square, level)
    if lack.what in ("houses", "hotels"):
        game.houses += lack.amount
        game.hotels += lack.amount


def check(box: Box, game: Game, seat: Seat, denial: DenialView, lack: ClassicLack) -> None:
    """Hold what is said to be missing against the rules."""
    trial = copy(game)
    if lack.what == "debt":
        assert lack.amount == debt.debt_of(game, seat) > 0
        return
    if lack.what == "room":
        assert game.level[denial.subject] == HOTEL_LEVEL
        return
    if lack.what in ("money", "bid"):
        trial.players[seat].cash += lack.amount - 1
        short = missing(box, trial, seat, denial)
        assert short is not None
        assert short.amount == 1
        trial.players[seat].cash += 1
    mend(box, trial, seat, denial, lack)
    still = missing(box, trial, seat, denial)
    assert still is None or still.what != lack.what


def wishes(game: Game, edition: Edition, seat: Seat) -> Iterator[tuple[int, Square]]:
    """Yield what is shown of each deed of a seat in any case."""
    for square in squares_of(edition, game.players[seat].deeds):
        yield verbs.REDEEM if game.mortgaged[square] else verbs.MORTGAGE, square
        if is_street_colour(edition.colour[square]):
            yield from ((verb, square) for verb in (verbs.BUILD, verbs.SELL))


@pytest.mark.campaign
def test_what_one_wishes_to_do_with_a_deed_is_offered_or_denied_with_the_clause_by_which_it_is_refused(
    campaign: Campaign,
) -> None:
    clauses_named = Counter[str]()
    for first in random_positions(24, every=campaign.size(sample=23, full=7)):
        state, edition = first.state(), first.box.edition
        for seat in range(first.seats):
            offered = {(offer.verb, offer.subject) for offer in first.offers(seat)}
            denied = {(denial.verb, denial.subject): denial.clause for denial in first.denials(seat)}
            for verb, square in wishes(state, edition, seat):
                clause = table.refusal(edition, state, seat, verb, square, 0)
                assert ((verbs.WORDS[verb], square) in offered) == (clause == clauses.NONE)
                assert denied.get((verbs.WORDS[verb], square), "") == clauses.NAMES.get(clause, "")
                clauses_named[clauses.NAMES.get(clause, "")] += 1
    assert {"", "TURN-1", "BLD-1", "BLD-2", "BLD-4", "BLD-7", "MORT-1", "MORT-2"} <= set(clauses_named), clauses_named


@pytest.mark.campaign
def test_what_is_said_to_be_missing_is_what_is_missing(campaign: Campaign) -> None:
    seen = Counter[str]()
    for first in random_positions(24, every=campaign.size(sample=23, full=7)):
        state = first.state()
        for seat in range(first.seats):
            for denial in first.denials(seat):
                if isinstance(denial.lack, ClassicLack):
                    check(first.box, state, seat, denial, denial.lack)
                    seen[denial.lack.what] += 1
    assert set(seen) >= set(get_args(missing_requirements.Missing)) - RARE, seen
