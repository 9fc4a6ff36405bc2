"""Why robots do what matters: each reason is compared with the numbers by which the bot is known to decide."""

import pytest

from monopolista.bots import decide, reason
from monopolista.games.classic.actions.notation import parse, write
from monopolista.games.classic.bots.registry import BOTS, LEVELS
from monopolista.games.classic.rules import verbs
from monopolista.games.interface.views import Reason
from monopolista.table import Table, seeded
from tests.games.classic.bots.asking import DRAW, bid_on, landed
from tests.games.classic.scenario import BROWN, LUXURY_TAX, ORANGE, STATIONS, Scenario, position

PERSONS = (0, 1, 2, 3)
WHOLE = {"completes", "completes-both", "helps", "breaks"}


def because(level: str, game: Scenario, seat: int = 0) -> tuple[str, Reason | None]:
    """Return what a bot answers, and why."""
    action = decide(level, game.table, seat, DRAW)
    return write(action), reason(level, game.table, seat, action, PERSONS)


@pytest.mark.parametrize(
    ("level", "square", "cash", "word"),
    [
        ("regular", 19, 199, "no-cash"),
        ("thrifty", 19, 399, "keeps-cash"),
        ("thrifty", 19, 150, "no-cash"),
        ("fixed-a", 21, 419, "keeps-cash"),
        ("fixed-b", 12, 1500, "unwanted"),
        ("newcomer", 19, 199, "no-cash"),
        ("champion", 19, 199, "no-cash"),
    ],
)
def test_a_deed_is_not_bought_for_want_of_money_to_keep_it_or_because_it_is_shunned(
    level: str, square: int, cash: int, word: str
) -> None:
    """``thrifty`` and ``fixed-a`` keep 200, ``fixed-b`` touches no company, the others buy what they can pay."""
    assert because(level, landed(position(cash={0: cash}), square)) == ("decline", Reason(word))


@pytest.mark.parametrize(
    ("level", "bid", "cash", "word"),
    [
        ("thrifty", 200, 1500, "too-dear"),
        ("thrifty", 100, 300, "keeps-cash"),
        ("newcomer", 100, 1500, "too-dear"),
        ("fixed-a", 200, 1500, "too-dear"),
        ("champion", 900, 1500, "too-dear"),
    ],
)
def test_an_auction_is_left_where_the_price_or_the_money_ends(level: str, bid: int, cash: int, word: str) -> None:
    """``thrifty`` bids up to the price and keeps 200, ``newcomer`` up to half of it, ``fixed-a`` up to all of it."""
    assert because(level, bid_on(position(3, cash={1: cash}), 19, bid), 1) == ("pass", Reason(word))


def test_a_company_under_the_hammer_is_of_no_use_to_who_shuns_it() -> None:
    assert because("fixed-b", bid_on(position(3), 12, 20), 1) == ("pass", Reason("unwanted"))


def offered(proposal: str, **pieces: object) -> Scenario:
    """Lay a position in which seat 1 proposes something to seat 0."""
    game = position(**pieces)  # type: ignore[arg-type]
    game.does(f"1: {proposal}")
    return game


@pytest.mark.parametrize(
    ("owns", "proposal", "answer", "expected"),
    [
        ({0: (19,), 1: (16, 18)}, "propose 0 get 19 money 299", "refuse", Reason("helps", "orange")),
        ({0: (19,), 1: (5,)}, "propose 0 get 19 money 199", "refuse", Reason("too-little")),
        ({0: (*BROWN, 5), 1: (39,)}, "propose 0 get 1 money 100", "refuse", Reason("breaks", "brown")),
        ({0: (19, 21, 23), 1: (24, 16, 18)}, "propose 0 give 24 get 19", "accept", Reason("completes-both")),
        ({0: (16, 18, 5), 1: (19,)}, "propose 0 give 19 get 5", "accept", Reason("completes", "orange")),
        ({0: (5, 15, 25, 16), 1: (35,)}, "propose 0 give 35 get 16", "accept", Reason("completes", "station")),
        ({0: (19,), 1: (5,)}, "propose 0 get 19 money 200", "accept", Reason("good-price")),
        ({0: (19,), 1: (5,)}, "propose 0 give 5 get 19", "accept", Reason("swap-pays")),
        ({0: (19, 21), 1: (23,)}, "propose 0 give 23 get 19 money 10", "accept", Reason("nearly", "red")),
        ({1: (19,)}, "propose 0 give 19 money -150", "accept", Reason("gains")),
    ],
)
def test_newcomer_trades_by_the_prices_and_the_whole_colours_that_come_of_it(
    owns: dict[int, tuple[int, ...]], proposal: str, answer: str, expected: Reason
) -> None:
    """It sells at the price, at half as much again what makes another's colour whole, and breaks none of its own."""
    said, why = because("newcomer", offered(proposal, owns=owns))
    assert (said.partition(" ")[0], why) == (answer, expected)


def test_a_mortgaged_deed_is_not_to_be_had_by_it_at_any_price() -> None:
    game = offered("propose 0 give 37 get 5", owns={0: (5,), 1: (39, 37)}, mortgaged=(37,))
    assert because("newcomer", game)[1] == Reason("unwanted")


def test_what_it_asks_for_makes_its_colour_whole() -> None:
    said, why = because("newcomer", position(owns={0: (16, 18), 1: (19,)}))
    assert said.startswith("propose 1 get 19")
    assert why == Reason("completes", "orange")


@pytest.mark.parametrize(("money", "word"), [(200, "needs-money"), (10, "good-price")])
def test_a_debt_is_the_reason_only_of_a_trade_that_helps_to_pay_it(money: int, word: str) -> None:
    """Seat 0 owes the luxury tax of 100 and has only a mortgaged deed to sell."""
    game = position(3, cash={0: 0}, at={0: LUXURY_TAX - 3}, owns={0: (5,)}, mortgaged=(5,))
    game.roll(1, 2)
    assert game.questions == ["debt"]
    proposal = parse(f"propose 1 give 5 money -{money}")
    assert reason("regular", game.table, 0, proposal, PERSONS) == Reason(word)


def test_bots_need_no_reasons_among_themselves_and_random_bots_have_no_other() -> None:
    game = offered("propose 0 get 19 money 199", owns={0: (19,), 1: (5,)})
    action = decide("newcomer", game.table, 0, DRAW)
    assert reason("newcomer", game.table, 0, action, (2, 3)) is None
    assert reason("newcomer", game.table, 0, action, (1,)) == Reason("too-little")
    drawn = landed(position(), 19)
    assert reason("random", drawn.table, 0, drawn.table.game.parse("decline"), PERSONS) == Reason("lot")


def test_what_else_it_does_needs_no_reason() -> None:
    game = position(owns={0: ORANGE, 1: STATIONS})
    assert reason("regular", game.table, 0, game.table.game.parse("roll"), PERSONS) is None


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("seed", range(3))
def test_in_whole_games_reasons_are_as_the_table_lies(seed: int) -> None:
    """Of all bots in turn: colours come together or apart as it is said, and who has too little could not have paid."""
    table = Table("italy", 4, seed=seed)
    draw, expected = seeded(seed), 0
    seated = [bot.name for bot in BOTS if not bot.is_random]
    while table.version < 900 and not table.over:
        seat = table.in_order[0]
        level = seated[(seed + seat) % len(seated)]
        action = decide(level, table, seat, draw)
        before, why = table.save(), reason(level, table, seat, action, PERSONS)
        assert table.save() == before, "it is asked of copies"
        if why is not None:
            expected += 1
            check(table, seat, write(action), why)
        table.play(seat, action)
    assert expected > 20


def check(table: Table, seat: int, answer: str, why: Reason) -> None:
    """Hold a reason against what lies on the table."""
    verb = answer.partition(" ")[0]
    assert bool(why.about) == (why.word in {*WHOLE, "nearly"} - {"completes-both"})
    if why.word == "no-cash":
        assert table.refusal(seat, "buy" if verb == "decline" else f"bid {lowest(table)}")
    if verb in ("accept", "refuse") and why.word in WHOLE | {"cannot"}:
        serial = answer.split(" ")[1]
        assert bool(table.refusal(seat, f"accept {serial}")) == (why.word == "cannot")
        if why.word == "completes":
            after = Table("italy", 4, chance=None)
            after.set_up(table.save())
            after.play(seat, f"accept {serial}")
            assert whole(after, seat, why.about)
            assert not whole(table, seat, why.about)


def lowest(table: Table) -> int:
    """Return the lowest bid that the open auction admits."""
    return table.view().questions[0].low


def whole(table: Table, seat: int, colour: str) -> bool:
    """Say whether a player has all deeds of a colour."""
    squares = [number for number, one in enumerate(table.box.file.squares) if colour in (one.colour, one.kind)]
    return all(table.view().owner[square] == seat for square in squares)


def test_no_bot_is_left_out() -> None:
    assert {bot.name for bot in BOTS if bot.is_random} == {"random"}
    assert verbs.WORDS[verbs.PASS] == "pass"
    assert len(LEVELS) == len(BOTS)
