"""Why a better answer is better in the card game: what it does for sets, in the bank and in the hand."""

from collections.abc import Callable
from itertools import permutations

import pytest

from monopolista.engine.chance import Stream, seed_stream
from monopolista.engine.records import copy
from monopolista.engine.seats import members
from monopolista.games.common.notation import Action
from monopolista.games.deal.advice.candidates import DealAdvisor
from monopolista.games.deal.editions import load
from monopolista.games.deal.editions.schema import COLOUR_KEYS
from monopolista.games.deal.rules import verbs
from monopolista.games.deal.rules.records import COLOURS, Game
from monopolista.games.deal.rules_adapter import DealRulesAdapter
from monopolista.games.interface.views import Reason
from monopolista.locales import LANGUAGES
from monopolista.table import Table, seeded
from tests.games.deal.battery.worlds import Memory, other_world
from tests.games.deal.scenario import Scenario, position

GREEN = "green: green-1 green-2"
BROWN = "brown: brown-1 brown-2"
DARK_BLUE = "dark-blue: dark-blue-1 dark-blue-2"


def reason(game: Scenario, seat: int, better: str, given: str) -> Reason | None:
    """Why an answer is better than another; both are offered."""
    assert all(game.offers(seat, one) for one in (better, given)), game.offered(seat)
    one, other = (Action(*game.words.action(seat, answer)) for answer in (better, given))
    return DealAdvisor(game.box).why(game.state, seat, one, other)


def test_a_property_completes_a_set_or_wins_or_raises_its_rent() -> None:
    hands = {0: ["green-3", "money-1"]}
    assert reason(position(hands=hands, sets={0: [GREEN]}), 0, "lay green-3", "bank money-1") == Reason(
        "deal-completes", "green"
    )
    winning = position(hands=hands, sets={0: [GREEN, BROWN, DARK_BLUE]})
    assert reason(winning, 0, "lay green-3", "bank money-1") == Reason("deal-wins")
    begun = position(hands=hands, sets={0: ["green: green-1"]})
    assert reason(begun, 0, "lay green-3", "bank money-1") == Reason("deal-raises", "green")


def test_what_both_answers_do_is_no_reason() -> None:
    game = position(hands={0: ["green-3", "brown-2", "money-1"]}, sets={0: [GREEN, "brown: brown-1"]})
    assert reason(game, 0, "lay green-3", "lay brown-2") == Reason("deal-completes", "green")
    game = position(hands={0: ["money-2", "money-1"]})
    assert reason(game, 0, "bank money-2", "bank money-1") is None


def test_a_set_is_taken_whole() -> None:
    game = position(hands={0: ["deal-breaker", "money-1"]}, sets={1: [BROWN]})
    assert reason(game, 0, "play deal-breaker brown-1", "bank money-1") == Reason("deal-completes", "brown")
    own = position(hands={0: ["deal-breaker", "money-1"]}, sets={0: [BROWN], 1: [DARK_BLUE]})
    assert reason(own, 0, "play deal-breaker dark-blue-1", "bank money-1") == Reason("deal-completes", "dark-blue")


def test_a_card_is_taken_from_what_may_be_anothers_last_set() -> None:
    sets = {1: [GREEN, BROWN, DARK_BLUE, "red: red-1"]}
    game = position(hands={0: ["sly-deal", "money-1"]}, sets=sets)
    assert reason(game, 0, "play sly-deal green-1", "play sly-deal red-1") == Reason("deal-blocks", "green")
    few = position(hands={0: ["sly-deal", "money-1"]}, sets={1: [GREEN, BROWN, "red: red-1"]})
    assert reason(few, 0, "play sly-deal green-1", "bank money-1") == Reason("deal-raises", "green")


def test_to_turn_a_card_out_of_a_complete_set_breaks_it() -> None:
    game = position(hands={0: ["money-1"]}, sets={0: ["brown: brown-1 wild-light-blue-brown"]})
    move = next(one for one in game.offered(0, "move") if "light-blue" in one.split()[-1])
    assert reason(game, 0, "bank money-1", move) == Reason("deal-keeps-set", "brown")


def attacked(action: str, sets: dict[int, list[str]], banks: dict[int, list[str]] | None = None) -> Scenario:
    """Seat 1, which has a Just Say No, is attacked by seat 0."""
    key = action.split(maxsplit=1)[0]
    game = position(hands={0: [key, "money-1"], 1: ["just-say-no", "money-1"]}, sets=sets, banks=banks)
    game.does(f"0: play {action}")
    return game


NO, ALLOW = "no just-say-no 1", "allow 1"


def test_saying_no_saves_the_game_or_a_set() -> None:
    lost = attacked("deal-breaker green-1", {0: [BROWN, DARK_BLUE], 1: [f"{GREEN} green-3"]})
    assert reason(lost, 1, NO, ALLOW) == Reason("deal-stops")
    broken = attacked("deal-breaker brown-1", {1: [BROWN]})
    assert reason(broken, 1, NO, ALLOW) == Reason("deal-keeps-set", "brown")
    helped = attacked("sly-deal brown-1", {0: ["brown: brown-2"], 1: ["brown: brown-1"]})
    assert reason(helped, 1, NO, ALLOW) == Reason("deal-helps", "brown")


def test_saying_no_saves_all_that_one_has_or_what_the_bank_cannot_pay() -> None:
    poor = attacked("debt-collector 1", {1: [GREEN]}, {1: ["money-1"]})
    assert reason(poor, 1, NO, ALLOW) == Reason("deal-saves-property")
    bare = attacked("debt-collector 1", {}, {1: ["money-1"]})
    assert reason(bare, 1, NO, ALLOW) == Reason("deal-saves-all")
    rich = attacked("debt-collector 1", {1: [GREEN]}, {1: ["money-5", "money-1"]})
    assert reason(rich, 1, NO, ALLOW) is None


def test_a_just_say_no_is_kept() -> None:
    rich = attacked("debt-collector 1", {1: [GREEN]}, {1: ["money-5", "money-1"]})
    assert reason(rich, 1, ALLOW, NO) == Reason("deal-keeps-no")
    game = position(hands={0: ["just-say-no", "money-1"]})
    assert reason(game, 0, "bank money-1", "bank just-say-no") == Reason("deal-keeps-no")


def owing(banks: list[str], sets: list[str], own: list[str] | None = None) -> Scenario:
    """Seat 1 has to pay 5 to seat 0."""
    game = position(hands={0: ["debt-collector", "money-1"]}, banks={1: banks}, sets={0: own or [], 1: sets})
    game.does("0: play debt-collector 1", "1: allow 1")
    return game


def test_what_is_paid_breaks_no_set_and_helps_nobody() -> None:
    game = owing(["money-5", "money-1"], [BROWN])
    assert reason(game, 1, "pick money-5", "pick brown-1") == Reason("deal-keeps-set", "brown")
    helped = owing(["money-5", "money-1"], ["brown: brown-1"], ["brown: brown-2"])
    assert reason(helped, 1, "pick money-5", "pick brown-1") == Reason("deal-helps", "brown")
    lone = owing(["money-5", "money-1"], ["brown: brown-1"])
    assert reason(lone, 1, "pick money-5", "pick brown-1") == Reason("deal-keeps-property")


def test_what_is_paid_costs_little_rent_and_is_not_worth_more_than_is_owed() -> None:
    game = owing(["money-1"], ["dark-blue: dark-blue-1", "brown: brown-1"])
    assert reason(game, 1, "pick brown-1", "pick dark-blue-1") == Reason("deal-less-rent")
    change = owing(["money-10", "money-5"], [])
    assert reason(change, 1, "pick money-5", "pick money-10") == Reason("deal-overpays")


def test_what_is_given_in_exchange_helps_nobody() -> None:
    sets = {0: ["brown: brown-1", "red: red-1"], 1: ["brown: brown-2", "green: green-1"]}
    game = position(hands={0: ["forced-deal", "money-1"]}, sets=sets)
    game.does("0: play forced-deal green-1")
    assert reason(game, 0, "give red-1", "give brown-1") == Reason("deal-helps", "brown")


def discarding(*cards: str, sets: list[str] | None = None) -> Scenario:
    """Seat 0 has one card too many."""
    game = position(hands={0: [*cards, *["money-4"] * 3, "rent-any", "rent-any", "rent-any"]}, sets={0: sets or []})
    game.does("0: end")
    return game


def test_what_is_discarded_completes_nothing_and_fits_nowhere() -> None:
    game = discarding("money-1", "green-3", sets=[GREEN])
    assert reason(game, 0, "discard money-1", "discard green-3") == Reason("deal-needed", "green")
    game = discarding("money-1", "green-3", sets=["green: green-1"])
    assert reason(game, 0, "discard money-1", "discard green-3") == Reason("deal-fits", "green")
    assert reason(game, 0, "discard money-1", "discard money-4") == Reason("deal-smaller")


def test_a_card_is_played_for_what_it_takes() -> None:
    hands = {0: ["debt-collector", "money-1"]}
    bare = position(hands=hands, banks={1: ["money-1"]})
    assert reason(bare, 0, "play debt-collector 1", "bank money-1") == Reason("deal-strips")
    beyond = position(hands=hands, banks={1: ["money-1"]}, sets={1: [GREEN]})
    assert reason(beyond, 0, "play debt-collector 1", "bank money-1") == Reason("deal-property")
    rich = position(hands=hands, banks={1: ["money-5", "money-5"]})
    assert reason(rich, 0, "play debt-collector 1", "bank debt-collector") == Reason("deal-beyond-value")
    assert reason(rich, 0, "play debt-collector 1", "bank money-1") is None


def test_who_can_pay_more_is_asked() -> None:
    banks = {1: ["money-5", "money-1"], 2: ["money-3", "money-1"]}
    game = position(3, hands={0: ["debt-collector"]}, banks=banks)
    assert reason(game, 0, "play debt-collector 1", "play debt-collector 2") == Reason("deal-brings-more")


def test_a_rent_is_doubled() -> None:
    game = position(hands={0: ["double-rent", "rent-green-dark-blue", "money-1"]}, sets={0: [DARK_BLUE, GREEN]})
    rent = next(
        one for one in game.offered(0, "play") if one.startswith("play rent") and "dark-blue" in one.split()[-1]
    )
    assert reason(game, 0, "play double-rent", rent) == Reason("deal-doubles", "dark-blue")


def test_a_card_is_banked_that_would_bring_less() -> None:
    game = position(hands={0: ["debt-collector", "money-1"]}, banks={0: ["money-1"], 1: ["money-1"]})
    assert reason(game, 0, "bank debt-collector", "play debt-collector 1") == Reason("deal-banked")
    exposed = position(hands={0: ["money-2"]}, sets={0: [GREEN]})
    assert reason(exposed, 0, "bank money-2", "end") == Reason("deal-empty-bank")


def test_a_full_hand_is_played_from_and_a_small_one_is_kept() -> None:
    full = position(hands={0: ["money-1"] * 3 + ["money-2"] * 5}, banks={0: ["money-1"]})
    assert reason(full, 0, "bank money-1", "end") == Reason("deal-too-many")
    small = position(hands={0: ["sly-deal", "green-1", "pass-go"]}, banks={0: ["money-1"]}, sets={1: [BROWN]})
    assert reason(small, 0, "end", "lay green-1") == Reason("deal-hidden")
    assert reason(small, 0, "end", "bank sly-deal") == Reason("deal-keeps")
    assert reason(small, 0, "play pass-go", "bank pass-go") == Reason("deal-draws")


WORDS = (
    "wins", "stops", "completes", "takes-set", "blocks", "keeps-set", "helps", "raises", "saves-all", "saves-property",
    "keeps-no", "keeps-property", "less-rent", "overpays", "needed", "fits", "smaller", "doubles", "draws", "strips",
    "property", "beyond-value", "brings-more", "banked", "empty-bank", "too-many", "hidden", "keeps",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_have_words_in_every_language(language: str) -> None:
    counsel = DealAdvisor(load())
    texts = {counsel.worded(Reason(f"deal-{word}", "brown"), language) for word in WORDS}
    assert len(texts) >= len(WORDS) - 1, "of a card that is kept one may say so twice alike"


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("seed", range(4))
def test_in_whole_games_no_reason_claims_what_is_not_so_or_tells_what_is_hidden(seed: int) -> None:
    """Of every two answers that might be given at each decision of robots."""
    table, draw, stream, texts = Table("deal", 2 + seed % 4, seed=seed), seeded(seed), Stream(), set[str]()
    seed_stream(stream, 3, 4)
    counsel = DealAdvisor(table.box)
    while table.version < 110 and not table.over:
        seat, state = table.next_asked, table.state()
        answers = counsel.answers(state, seat)[:9]
        world = other_world(state, seat, Memory(), stream)
        for better, given in permutations(answers, 2):
            found = counsel.why(state, seat, better, given)
            assert counsel.why(world, seat, better, given) == found
            if found is not None:
                texts.add(found.word)
                if found.word in CLAIMS:
                    CLAIMS[found.word](state, seat, (better, given), found.about)
        table.play(seat, table.game.decide("regular", table.box, state, seat, draw))
    assert len(texts) > 9


BOX = load()
LAW = DealRulesAdapter(BOX)
Claim = Callable[[Game, int, tuple[Action, Action], str], None]


def after(state: Game, seat: int, action: Action) -> Game:
    """The game after an answer that nobody refuses."""
    then = copy(state)
    LAW.apply(then, seat, action)
    while then.depth and then.agenda[then.depth - 1].kind and (allowing := _allowing(then)):
        LAW.apply(then, *allowing)
    return then


def _allowing(game: Game) -> tuple[int, Action] | None:
    for seat in members(LAW.asked(game), game.seats) if LAW.asked(game) >= 0 else []:
        found = next((one for one in LAW.offers(game, seat) if one.verb == "allow"), None)
        if found:
            return seat, Action(verbs.ALLOW, found.subject)
    return None


def complete(game: Game, seat: int) -> set[str]:
    """The colours that are complete before a seat."""
    return {COLOUR_KEYS[one] for one in members(game.players[seat].complete, COLOURS)}


def completes(state: Game, seat: int, answers: tuple[Action, Action], about: str) -> None:
    """The colour is complete after the better answer alone."""
    if answers[0].verb == verbs.PLAY and after(state, seat, answers[0]).depth > 1:
        return
    assert about in complete(after(state, seat, answers[0]), seat)


def wins(state: Game, seat: int, answers: tuple[Action, Action], _: str) -> None:
    """The seat has won after the better answer."""
    assert after(state, seat, answers[0]).winners == 1 << seat


def stops(state: Game, seat: int, answers: tuple[Action, Action], _: str) -> None:
    """Another has won after the other one."""
    assert after(state, seat, answers[1]).winners not in (0, 1 << seat)


def keeps_set(state: Game, seat: int, answers: tuple[Action, Action], about: str) -> None:
    """A complete set is in danger by the other answer alone."""
    assert about in complete(state, seat)
    if answers[1].verb in (verbs.MOVE, verbs.ALLOW):
        then = after(state, seat, answers[1])
        assert sum(then.players[seat].count) <= sum(state.players[seat].count)
        assert then.players[seat].count != state.players[seat].count


def raises(state: Game, seat: int, answers: tuple[Action, Action], _: str) -> None:
    """What the sets of the seat earn together is more."""
    if answers[0].verb in (verbs.LAY, verbs.MOVE):
        assert rents(after(state, seat, answers[0]), seat) > rents(state, seat)


def rents(game: Game, seat: int) -> int:
    """What the sets of a seat earn together."""
    view = LAW.view(game)
    return sum(one.rent for one in view.players[seat].sets)


def empty_bank(state: Game, seat: int, *_: object) -> None:
    """Nothing lies in the bank."""
    assert state.players[seat].bank == 0


def keeps_no(state: Game, seat: int, answers: tuple[Action, Action], _: str) -> None:
    """One Just Say No fewer would be in the hand after the other answer."""
    held = [
        sum(BOX.pack.kind[card] == BOX.pack.kind[answers[1].subject] for card in hand.cards[: hand.count])
        for hand in (one.hands[seat] for one in (after(state, seat, answers[0]), after(state, seat, answers[1])))
    ]
    assert held[1] < held[0]


CLAIMS: dict[str, Claim] = {
    "deal-completes": completes, "deal-wins": wins, "deal-stops": stops, "deal-keeps-set": keeps_set,
    "deal-raises": raises, "deal-empty-bank": empty_bank, "deal-keeps-no": keeps_no,
}  # fmt: skip
