"""Offers write the answers that take them, in the notation of their game, and bots take them."""

from itertools import product

import pytest
from docs.examples.bots import hasty

from monopolista import OfferAmountError, Table
from monopolista.bots import decide
from monopolista.games import GAMES
from monopolista.games.common.notation import Action
from monopolista.games.interface.views import OfferView
from monopolista.table import seeded


def auction() -> OfferView:
    """Return the offer to bid in an auction."""
    table = Table("italy", 3, chance=None)
    table.set_position(turn=0, at={0: 36})
    table.play(0, "roll")
    table.play(-2, "roll 1 2")
    table.play(0, "decline")
    return next(offer for offer in table.offers(table.asked[0]) if offer.verb == "bid")


@pytest.mark.parametrize(("edition", "seats"), [("italy", 3), ("deal", 3)])
def test_what_an_offer_writes_is_legal_from_its_lowest_amount_to_its_highest(edition: str, seats: int) -> None:
    table = Table(edition, seats, seed=5)
    while not table.over and table.version < 300:
        for seat in table.asked:
            for offer in table.offers(seat):
                assert not table.refusal(seat, offer.action(offer.low))
                assert not table.refusal(seat, offer.action(offer.high))
        seat = table.next_asked
        table.play(seat, table.plain_answer(seat))
    assert table.version > 100


def test_an_amount_is_stated_where_there_is_a_choice() -> None:
    bid = auction()
    assert bid.action(120) == "bid 120"
    with pytest.raises(OfferAmountError, match=f"bid needs an amount: give one from {bid.low} to {bid.high}"):
        bid.action()


@pytest.mark.parametrize("beyond", [-1, 1])
def test_an_amount_beyond_the_range_is_refused_with_the_range(beyond: int) -> None:
    bid = auction()
    amount = bid.low - 1 if beyond < 0 else bid.high + 1
    lawful = f"bid does not allow the amount {amount}: state one from {bid.low} to {bid.high}"
    with pytest.raises(OfferAmountError, match=lawful):
        bid.action(amount)


def test_an_amount_is_left_out_where_there_is_none() -> None:
    offers = {offer.verb: offer for offer in Table("italy", 2, seed=7).offers(0)}
    with pytest.raises(OfferAmountError, match="bankrupt does not allow the amount 5: leave it out"):
        offers["bankrupt"].action(5)


def test_a_verb_is_written_alike_in_all_games() -> None:
    for one, other in product(GAMES.values(), repeat=2):
        numbers = {verb: number for number, verb in other.words.verbs.items()}
        for number, verb in one.words.verbs.items():
            if verb in numbers:
                assert one.write(Action(number, 7, 3)) == other.write(Action(numbers[verb], 7, 3))


def test_a_table_is_played_by_bots_of_ones_own_as_well() -> None:
    table, draw = Table("italy", 2, seed=7), seeded(1)
    seat = table.asked[0]
    numbers = {verb: number for number, verb in table.game.words.verbs.items()}
    assert decide(hasty.decide, table, seat, draw) == decide("regular", table, seat, draw)
    assert decide("tests.test_offers:last_offer", table, seat, draw).verb == numbers["bankrupt"]
    assert decide(last_offer, table, seat, draw).verb == numbers["bankrupt"]
    with pytest.raises(ValueError, match="unknown level 'nobody'"):
        decide("nobody", table, seat, draw)


def last_offer(view: object, seat: int, offers: list[OfferView]) -> str:  # noqa: ARG001 (bots are asked like this)
    """Take the last offer, whatever it is."""
    return offers[-1].action()
