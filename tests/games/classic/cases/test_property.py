"""Buildings, mortgages and auctions that other programs got wrong, and what is printed in the box."""

from importlib.resources import files

import pytest

from monopolista.games.classic.editions import EDITIONS
from monopolista.games.common.notation import NotationError
from monopolista.games.common.printed import EditionError
from tests.games.classic.scenario import BANK, BROWN, COMPANIES, DARK_BLUE, GREEN, HOTEL, LIGHT_BLUE, STATIONS, position


@pytest.mark.case("32 houses and 12 hotels, as in the box")
def test_the_stock_of_buildings() -> None:
    game = position(cash={0: 10_000}, owns={0: (*DARK_BLUE, *LIGHT_BLUE)})
    assert (game.state.houses, game.state.hotels) == (32, 12)
    game.does(*(f"0: build {square}" for _ in range(4) for square in DARK_BLUE))
    assert game.state.houses == 24
    game.does("0: build 39", "0: build 37")
    assert (game.state.houses, game.state.hotels) == (32, 10)
    game.does("0: sell 37", "0: sell 39")
    assert (game.state.houses, game.state.hotels) == (24, 12)


@pytest.mark.case("two want the last house: an auction with a certain winner")
def test_the_last_house() -> None:
    game = position(3, owns={0: DARK_BLUE, 1: BROWN}, houses_left=1)
    game.does("0: build 39", "1: want", "0: bid 10", "1: bid 11", "0: pass", "1: place 3")
    assert (game.level(39), game.level(3), game.state.houses) == (0, 1, 0)
    assert (game.cash(0), game.cash(1)) == (1500, 1489)


@pytest.mark.case("no second hotel, and no money for it")
def test_no_second_hotel() -> None:
    game = position(owns={0: BROWN}, built=dict.fromkeys(BROWN, HOTEL))
    for square in BROWN:
        game.refuses(0, f"build {square}", "BLD-3")
    assert game.cash(0) == 1500


@pytest.mark.case("no houses on stations and companies, whatever their rent")
@pytest.mark.parametrize("square", [*STATIONS, *COMPANIES])
def test_no_houses_on_stations_and_companies(square: int) -> None:
    game = position(owns={0: (*STATIONS, *COMPANIES)})
    game.refuses(0, f"build {square}", "BLD-1")
    game.refuses(0, f"sell {square}", "BLD-7")


@pytest.mark.case("mortgaged, redeemed, mortgaged again: no building, and the deed is there once")
def test_a_mortgage_comes_and_goes() -> None:
    game = position(owns={0: DARK_BLUE})
    game.does("0: mortgage 39", "0: redeem 39", "0: mortgage 39")
    assert game.payments == [(BANK, 0, 200, "MORT-1"), (0, BANK, 220, "MORT-2"), (BANK, 0, 200, "MORT-1")]
    game.refuses(0, "build 37", "BLD-1")
    game.refuses(0, "mortgage 39", "MORT-1")
    assert game.table.view().owner.count(0) == 2


@pytest.mark.case("no mortgage and no trade of a street while its colour has buildings")
@pytest.mark.parametrize("square", GREEN)
def test_a_colour_with_buildings_stays_together(square: int) -> None:
    game = position(owns={0: GREEN}, built={34: 1})
    game.refuses(0, f"mortgage {square}", "MORT-1")
    game.refuses(0, f"propose 1 give {square} money -900", "TRADE-2")


@pytest.mark.case("interest is a tenth of the mortgage, in whole money, rounded up")
def test_the_interest_on_every_deed() -> None:
    squares = position().table.box.edition.square
    for square in squares:
        game = position(owns={0: (square,)}, mortgaged=(square,))
        value = game.table.box.edition.mortgage[square]
        game.does(f"0: redeem {square}")
        assert game.payments == [(0, BANK, value + -(-value // 10), "MORT-2")]


@pytest.mark.case("four stations pay 200, and an owner in jail collects")
def test_four_stations_and_an_owner_in_jail() -> None:
    game = position(at={0: 2}, owns={1: STATIONS}, jailed={1: 2})
    game.roll(1, 2)
    assert game.payments == [(0, 1, 200, "RENT-5")]


@pytest.mark.case("a mortgaged street pays nothing, the others of its colour still pay double")
def test_a_colour_with_a_mortgage() -> None:
    for square, payments in ((31, []), (32, [(0, 1, 52, "RENT-3")])):
        game = position(at={0: square - 3}, owns={1: GREEN}, mortgaged=(31,))
        game.roll(1, 2)
        assert game.payments == payments


@pytest.mark.case("a bid beyond the cash, below the lead, or no whole number is refused")
def test_bids_that_are_none() -> None:
    game = position(3, cash={1: 100}, at={0: 36})
    game.roll(1, 2)
    game.does("0: decline", "0: bid 40")
    for bid, clause in (("101", "AUC-5"), ("40", "AUC-3"), ("39", "AUC-3"), ("0", "AUC-3"), ("-50", "AUC-3")):
        game.refuses(1, f"bid {bid}", clause)
    for text in ("1.5", "nan", "1e9", "", "50 50", "0x30", "9999999999", "٥٠"):
        with pytest.raises(NotationError):
            game.table.play(1, f"bid {text}")


@pytest.mark.case("everybody passes: the deed stays with the bank and the turn goes on")
def test_everybody_passes() -> None:
    game = position(at={0: 33})
    game.roll(3, 3)
    game.does("0: decline", "1: pass", "0: pass")
    assert game.owner(39) == BANK
    assert (game.turn, game.questions) == (0, ["roll"])


@pytest.mark.case("who declined may bid, who cannot bid is passed over")
def test_who_bids() -> None:
    game = position(3, cash={2: 3}, at={0: 36})
    game.roll(1, 2)
    game.does("0: decline")
    assert game.asked == [0, 1]
    game.does("0: bid 10", "1: pass")
    assert game.owner(39) == 0


@pytest.mark.case("money is raised in the middle of a purchase or an auction")
def test_raising_money_on_the_way() -> None:
    game = position(cash={0: 380, 1: 0}, at={0: 36}, owns={0: (1,), 1: (5, *GREEN)}, built={31: 1})
    game.roll(1, 2)
    game.refuses(0, "buy", "BUY-1")
    game.does("0: mortgage 1", "0: decline", "1: sell 31", "1: mortgage 5", "1: bid 200", "0: bid 410", "1: pass")
    assert game.owner(39) == 0


@pytest.mark.case("a slip in a rent table is caught when the box is read")
@pytest.mark.parametrize(
    ("right", "wrong", "named"),
    [
        ("rent = [50, 200, 600, 1400, 1700, 2000]", "rent = [50, 200, 600, 140, 1700, 2000]", r"squares\[39\].rent"),
        ("rent = [50, 200, 600, 1400, 1700, 2000]", "rent = [0, 200, 600, 1400, 1700, 2000]", r"squares\[39\].rent"),
        ("rent = [50, 200, 600, 1400, 1700, 2000]", "rent = [50, 200, 600, 1400, 1700]", "rent"),
        ("rent = [50, 200, 600, 1400, 1700, 2000]", 'rent = [50, 200, 600, 1400, 1700, "2000"]', "rent"),
        ("price = 400\nmortgage = 200", "price = 400\nmortgage = 20", r"squares\[39\]"),
    ],
)
def test_a_slip_in_the_box(right: str, wrong: str, named: str) -> None:
    text = (files("monopolista.games.classic.editions") / "italy.toml").read_text(encoding="utf-8")
    assert text.count(right) == 1
    with pytest.raises(EditionError, match=named):
        EDITIONS.read(text.replace(right, wrong).encode(), "italy.toml")
