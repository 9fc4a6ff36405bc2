"""The turn, jail, cards, debts and bankruptcies that other programs got wrong."""

import pytest

from monopolista.bots import decide
from monopolista.games.classic.bots.registry import LEVELS
from monopolista.games.common.notation import NotationError
from monopolista.table import CHANCE, seeded
from tests.games.classic.scenario import (
    BANK,
    COMPANIES,
    GO_TO_JAIL,
    GREEN,
    HOTEL,
    JAIL,
    LUXURY_TAX,
    PARKING,
    STATIONS,
    position,
)


@pytest.mark.case("a double out of jail moves and gives no further roll")
def test_a_double_out_of_jail() -> None:
    game = position(jailed={0: 1})
    game.roll(5, 5)
    assert game.square(0) == PARKING
    assert game.questions == ["end"]
    game.refuses(0, "roll", "TURN-4")


@pytest.mark.case("the fine or the card first, then a double: a further roll, the first of its streak")
@pytest.mark.parametrize("way", ["fine", "card 1"])
def test_a_double_after_the_fine(way: str) -> None:
    game = position(jailed={0: 2}, keeps={0: ["chest"]}, owns={0: (14, 18)})
    game.does(f"0: {way}")
    game.roll(2, 2)
    game.roll(2, 2)
    assert game.questions == ["roll"]
    game.roll(1, 1)
    assert game.jailed(0)


@pytest.mark.case("the third double leads to jail at once: no move, no salary, the turn is over")
def test_the_third_double() -> None:
    game = position(at={0: 31}, owns={0: (35, 39)})
    game.roll(2, 2)
    game.roll(2, 2)
    game.roll(1, 1)
    assert not game.has_event("moved")
    assert game.payments == []
    assert (game.square(0), game.questions) == (JAIL, ["end"])


@pytest.mark.case("the third try in vain: pay, then move by that roll, no longer stay")
def test_the_third_try_in_vain() -> None:
    game = position(jailed={0: 2})
    game.roll(4, 6)
    words = [game.table.words(event)[0] for event in game.events]
    assert words.index("paid") < words.index("moved")
    assert (game.square(0), game.jailed(0)) == (PARKING, False)


@pytest.mark.case("paying the fine does not cost the move")
def test_the_fine_does_not_cost_the_move() -> None:
    game = position(jailed={0: 0})
    game.does("0: fine")
    game.refuses(0, "end", "TURN-4")
    game.roll(4, 6)
    assert game.square(0) == PARKING


@pytest.mark.case("no end before the roll, no second roll, nothing after the end of the turn")
def test_the_order_of_a_turn() -> None:
    game = position(at={0: 17})
    game.refuses(0, "end", "TURN-4")
    game.roll(1, 2)
    game.refuses(0, "roll", "TURN-4")
    game.does("0: end")
    game.refuses(0, "roll", "TURN-1")
    game.refuses(0, "end", "TURN-1")


@pytest.mark.case("go to jail is one rule for every kind of player")
@pytest.mark.parametrize("level", LEVELS)
def test_go_to_jail_for_bots(level: str) -> None:
    person, bot = position(at={0: GO_TO_JAIL - 3}), position(at={0: GO_TO_JAIL - 3})
    person.does("0: roll")
    draw = seeded(1)
    while bot.asked != [CHANCE]:
        bot.table.play(0, decide(level, bot.table, 0, draw))
    person.dice(1, 2)
    bot.dice(1, 2)
    assert bot.events[0].subject == person.events[0].subject
    assert (bot.square(0), bot.jailed(0), bot.questions) == (person.square(0), person.jailed(0), person.questions)
    assert bot.payments == person.payments == []


@pytest.mark.case("one salary when passing or landing on go, none into jail or backwards")
def test_salaries() -> None:
    for start, dice, salaries in ((39, (1, 2), 1), (35, (3, 2), 1), (10, (1, 3), 0)):
        game = position(at={0: start})
        game.roll(*dice)
        assert game.payments == [(BANK, 0, 200, "GO-1")] * salaries
    game = position(at={0: GO_TO_JAIL - 3})
    game.roll(1, 2)
    assert game.payments == []
    game = position(at={0: 4})
    game.roll(1, 2)
    game.draw("back-three")
    assert (BANK, 0, 200, "GO-1") not in game.payments


@pytest.mark.case("a jail card once drawn is out of the deck: the next draw is the next card")
def test_a_jail_card_leaves_the_deck() -> None:
    game = position(at={0: 4, 1: 4})
    game.roll(1, 2)
    jail_card = game.card("jail-free")
    game.draw("jail-free")
    game.does("0: end")
    game.roll(1, 2)
    game.refuses(-2, f"draw {jail_card}", "CARD-1")
    game.draw("dividend")
    assert game.holder("chance") == 0


@pytest.mark.case("a card goes to the bottom: the last one drawn is not drawn again")
def test_the_order_of_a_deck() -> None:
    game = position(at={0: 4}, jailed={1: 0}, keeps={1: ["chance"]})
    state = game.state
    dividend, loan = game.card("dividend", "chance"), game.card("building-loan", "chance")
    jail_card = game.card("jail-free", "chance")
    seen = [dividend, *(card for card in range(16) if card not in (dividend, loan, jail_card))]
    state.decks[0].unseen = 1 << loan
    state.decks[0].queue[: len(seen)] = seen
    state.decks[0].length = len(seen)
    game.table.set_up(state)
    game.roll(1, 2)
    game.draw("building-loan")
    game.does("0: end", "1: card 0")
    deck = game.state.decks[0]
    assert deck.queue[: deck.length] == [*seen, loan, jail_card]


@pytest.mark.case("a jail card that was traded goes back to its own deck")
@pytest.mark.parametrize(("deck", "number"), [("chance", 0), ("chest", 1)])
def test_a_traded_jail_card(deck: str, number: int) -> None:
    game = position(jailed={0: 0}, keeps={1: ["chance" if deck == "chance" else "chest"]})
    game.does(f"0: propose 1 get_card {number} money 5", "1: accept 1", f"0: card {number}")
    assert [one.length for one in game.state.decks] == [1 - number, number]


@pytest.mark.case("the sum that moves is the sum on the card")
def test_the_sum_on_the_card() -> None:
    game = position(3, at={0: 14})
    game.roll(1, 2)
    game.draw("birthday")
    assert [amount for _, _, amount, _ in game.payments] == [10, 10]
    assert [game.cash(seat) for seat in range(3)] == [1520, 1490, 1490]


@pytest.mark.case("payees get only what was really paid")
def test_payees_get_what_was_paid() -> None:
    game = position(3, cash={0: 1500, 1: 4}, at={0: 14})
    game.roll(1, 2)
    game.draw("birthday")
    assert game.cash(0) == 1510
    game.does("1: bankrupt")
    assert game.cash(0) == 1514


@pytest.mark.case("each payer of a card raises its own money, those who are out are skipped, nobody pays twice")
def test_a_birthday_among_the_poor_and_the_gone() -> None:
    game = position(4, cash={1: 4}, at={0: 14}, owns={1: (1,)})
    game.does("2: bankrupt")
    game.roll(1, 2)
    game.draw("birthday")
    assert game.asked == [1]
    game.does("1: mortgage 1")
    assert [game.cash(seat) for seat in range(4)] == [1520, 24, 0, 1490]
    assert game.questions == ["end"]


@pytest.mark.case("the nearest station: double rent; the nearest company: ten times a new roll")
def test_the_nearest() -> None:
    game = position(at={0: 19}, owns={1: STATIONS})
    game.roll(1, 2)
    game.draw("nearest-station")
    assert game.payments == [(0, 1, 400, "CARD-3")]
    for owned in ((28,), COMPANIES):
        game = position(at={0: 19}, owns={1: owned})
        game.roll(1, 2)
        game.draw("nearest-company")
        game.dice(2, 6)
        assert game.payments == [(0, 1, 80, "CARD-3")]
    game = position(at={0: 25}, owns={1: COMPANIES})
    game.roll(1, 2)
    game.dice(1, 4)
    assert game.payments == [(0, 1, 50, "RENT-6")]


@pytest.mark.case("there is no pot: what a bankrupt could not pay goes nowhere")
def test_there_is_no_pot() -> None:
    game = position(3, cash={0: 30}, at={0: LUXURY_TAX - 3, 1: PARKING - 3})
    game.roll(1, 2)
    game.does("0: bankrupt")
    assert game.payments == [(0, BANK, 30, "BANK-3")]
    game.roll(1, 2)
    assert game.payments == []
    assert (game.cash(1), game.cash(2)) == (1500, 1500)


@pytest.mark.case("the debt of a seat that is not on turn is settled before play goes on")
def test_a_debt_out_of_turn() -> None:
    game = position(3, cash={2: 0}, at={0: 14}, owns={2: (5,)})
    game.roll(1, 2)
    game.draw("birthday")
    assert game.asked == [2]
    game.refuses(0, "end", "TURN-4")
    game.does("2: mortgage 5", "0: end")
    assert game.turn == 1


@pytest.mark.case("bankrupt to the bank: buildings back, mortgages cancelled, each deed auctioned without the bankrupt")
def test_bankrupt_to_the_bank() -> None:
    game = position(
        3, cash={0: 0}, at={0: LUXURY_TAX - 3}, owns={0: (*GREEN, 5)}, built=dict.fromkeys(GREEN, HOTEL), mortgaged=(5,)
    )
    game.roll(1, 2)
    game.does("0: bankrupt")
    assert (game.state.houses, game.state.hotels) == (32, 12)
    auctioned: list[int] = []
    while game.questions == ["auction"]:
        auctioned.append(game.question.square)
        assert game.asked == [1, 2]
        game.does("1: bid 10", "2: pass")
    assert auctioned == [5, *GREEN]
    assert not any(game.mortgaged(square) for square in auctioned)
    assert {game.owner(square) for square in auctioned} == {1}


@pytest.mark.case("leaving in the middle of an auction, a trade or a debt; leaving while solvent")
def test_leaving_at_any_moment() -> None:
    game = position(4, at={0: 36}, owns={2: (5,)})
    game.roll(1, 2)
    game.does("0: decline", "1: bid 10", "2: propose 1 give 5 money -9", "2: bankrupt")
    assert game.trades == []
    game.does("0: pass", "1: pass", "3: bid 10")
    assert game.question.square == 39
    game.does("0: pass", "3: bid 11", "1: bankrupt")
    assert game.owner(39) == 3
    game.does("0: bankrupt")
    assert game.table.winners == [3]


@pytest.mark.case("who has unsold houses is not bankrupt")
def test_unsold_houses_are_means() -> None:
    game = position(cash={0: 0}, at={0: LUXURY_TAX - 3}, owns={0: GREEN}, built=dict.fromkeys(GREEN, 1))
    game.roll(1, 2)
    assert (game.questions, game.player(0).playing) == (["debt"], True)
    assert game.player(0).raisable == 300 + 150 + 150 + 160
    game.does("0: sell 31")
    assert game.payments == [(BANK, 0, 100, "BLD-7"), (0, BANK, 100, "TAX-1")]


@pytest.mark.case("an empty or invalid input is never a bankruptcy")
@pytest.mark.parametrize("text", ["", " ", "bankrup", "BANKRUPT", "bankrupt 1", "bankrupt\n", "0", "\0", "b" * 1000])
def test_invalid_input(text: str) -> None:
    game = position()
    before = game.table.save()
    with pytest.raises(NotationError):
        game.table.play(0, text)
    assert game.table.save() == before


@pytest.mark.case("who is out leaves the numbers of the seats alone")
def test_seats_keep_their_numbers() -> None:
    game = position(4, turn=3, cash={3: 0}, at={3: 36}, owns={2: (39,), 3: (5,)}, mortgaged=(5,))
    game.does("2: propose 3 get 5 money 20", "1: bankrupt")
    game.roll(1, 2)
    assert (game.question.seat, game.question.other) == (3, 2)
    game.does("2: withdraw 1", "3: bankrupt", "2: keep 5")
    assert game.owner(5) == 2
    assert [game.player(seat).playing for seat in range(4)] == [True, False, True, False]
    assert game.turn == 0
