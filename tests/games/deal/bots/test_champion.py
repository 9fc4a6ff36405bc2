"""``champion``: what raises its odds it plays, what is expensive it defends, and it leaves the table as it was."""

from monopolista.engine.records import part, same
from monopolista.games.deal.bots.champion.policy import choose
from monopolista.games.deal.bots.records import Answer
from monopolista.games.deal.rules.records import Seen
from tests.games.deal.scenario import Scenario, position

BROWN = "brown: brown-1 brown-2"
DARK_BLUE = "dark-blue: dark-blue-1 dark-blue-2"
GREEN = "green: green-1 green-2"


def said(game: Scenario, seat: int = 0) -> str:
    """What it answers; whatever it weighs, what it was handed stays as it was."""
    seen, hand, answer = part(Seen, game.state), game.state.hands[seat], Answer()
    choose(game.pack, seen, hand, seat, answer)
    assert same(seen, part(Seen, game.state))
    assert game.offers(seat, game.words.action_text(answer.verb, answer.subject, answer.amount))
    return game.words.action_text(answer.verb, answer.subject, answer.amount)


def test_it_lays_what_wins() -> None:
    game = position(3, sets={0: [BROWN, DARK_BLUE, GREEN]}, hands={0: ["money-5", "green-3", "pass-go"]})
    assert said(game) == "lay green-3 green"


def test_it_takes_what_wins() -> None:
    game = position(3, sets={0: [BROWN, DARK_BLUE, GREEN], 2: ["green: green-3"]}, hands={0: ["sly-deal", "money-4"]})
    assert said(game) == "play sly-deal green-3"


def test_it_turns_a_convertible_card_that_wins() -> None:
    sets = [BROWN, DARK_BLUE, "red: red-1 red-2", "yellow: wild-red-yellow"]
    assert said(position(2, plays=0, sets={0: sets})) == "move wild-red-yellow red"


def test_it_doubles_no_rent_that_nobody_can_pay() -> None:
    """What follows shows it: there is nothing to be had twice."""
    game = position(3, sets={0: [GREEN]}, hands={0: ["double-rent", "rent-green-dark-blue", "money-1", "pass-go"]})
    assert said(game) == "play pass-go"


def test_it_doubles_a_rent_that_others_have_the_money_for() -> None:
    banks = {1: ["money-10"], 2: ["money-5", "money-5"]}
    game = position(3, sets={0: [GREEN]}, banks=banks, hands={0: ["double-rent", "rent-green-dark-blue"]})
    assert said(game) == "play double-rent"
    game.does("0: play double-rent")
    assert said(game) == "play rent-green-dark-blue green"


def test_it_says_no_to_who_would_win_by_it() -> None:
    sets = {0: [BROWN, DARK_BLUE], 1: ["green: green-1 green-2 green-3"]}
    game = position(2, sets=sets, hands={0: ["deal-breaker"], 1: ["just-say-no", "money-1"]})
    game.does("0: play deal-breaker green-1")
    assert said(game, 1) == "no just-say-no 1"


def test_it_keeps_its_no_where_little_is_asked_for() -> None:
    game = position(2, banks={1: ["money-2", "money-2", "money-5"]}, hands={0: ["birthday"], 1: ["just-say-no"]})
    game.does("0: play birthday")
    assert said(game, 1) == "allow 1"


def test_it_pays_with_money_rather_than_with_a_complete_set() -> None:
    game = position(2, hands={0: ["debt-collector"]}, banks={1: ["money-5", "money-1"]}, sets={1: [DARK_BLUE]})
    game.does("0: play debt-collector 1", "1: allow 1")
    assert said(game, 1) == "pick money-5"


def test_it_goes_on_where_another_player_has_doubled_the_rent_for_nothing() -> None:
    """A bot that steps in finds Double the Rent played: then only a rent card may follow (DEAL-11)."""
    game = position(2, sets={0: [GREEN]}, hands={0: ["double-rent", "rent-green-dark-blue", "money-1"]})
    game.does("0: play double-rent")
    assert said(game) == "play rent-green-dark-blue green"
