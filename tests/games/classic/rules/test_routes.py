"""Each verb reaches its own chapter, and so does each kind of task: what is not routed fails here by its name."""

import pytest

from monopolista.engine.records import copy
from monopolista.engine.task_stack import push
from monopolista.games.classic.editions import load
from monopolista.games.classic.rules import clauses, offers, setting_up, table, tasks, verbs
from monopolista.games.classic.rules.records import Edition, Game, Offers
from tests.games.routes import AMOUNT, PARTNER, SEAT, SUBJECT, spied

EDITION: Edition = load("italy").edition

SEATS_DO = {
    "roll": ("turn.why_not_roll(seat)", "turn.roll(seat)"),
    "end": ("turn.why_not_end(seat)", "turn.end()"),
    "fine": ("jail.why_not_fine(seat)", "jail.pay_fine(seat)"),
    "card": ("jail.why_not_card(seat, subject)", "jail.use_card(seat, subject)"),
    "buy": ("purchase.why_not_buy(seat)", "purchase.buy(seat)"),
    "decline": ("purchase.why_not_decide(seat)", "purchase.decline(seat)"),
    "bid": ("auction.why_not_bid(seat, amount)", "auction.bid(seat, amount)"),
    "pass": ("auction.why_not_leave(seat)", "auction.leave(seat)"),
    "ask": ("rent.why_not_ask(seat, subject)", "rent.ask(0)"),
    "asking": ("rent.why_not_set_asking(seat, amount)", "rent.set_asking(seat, amount)"),
    "build": ("building.why_not_build(seat, subject)", "building.build(seat, subject)"),
    "sell": ("building.why_not_sell(seat, subject)", "building.sell(seat, subject)"),
    "want": ("shortage.why_not_want(seat)", "shortage.answer_shortage(seat, True)"),
    "waive": ("shortage.why_not_waive(seat)", "shortage.answer_shortage(seat, False)"),
    "place": ("shortage.why_not_place_won(seat, subject)", "shortage.place_won(seat, subject)"),
    "mortgage": ("mortgage.why_not_mortgage(seat, subject)", "mortgage.mortgage(seat, subject)"),
    "redeem": ("mortgage.why_not_redeem(seat, subject)", "mortgage.redeem(seat, subject)"),
    "keep": ("mortgage.why_not_keep(seat, subject)", "mortgage.keep(seat, subject)"),
    "deal": ("draft.why_not_deal(seat, subject)", "draft.deal(seat, subject)"),
    "give": ("draft.why_not_pick(seat, seat, subject)", "gives"),
    "get": ("draft.why_not_pick(seat, partner, subject)", "gets"),
    "give_card": ("draft.why_not_pick_card(seat, seat, subject)", "gives_cards"),
    "get_card": ("draft.why_not_pick_card(seat, partner, subject)", "gets_cards"),
    "money": ("draft.why_not_money(seat, amount)", "money"),
    "counter": ("draft.why_not_counter(seat, subject)", "draft.counter(seat, subject)"),
    "propose": ("trade.why_not_propose(seat)", "trade.propose(seat)"),
    "accept": ("trade.why_not_accept(seat, subject)", "trade.accept(seat, subject)"),
    "refuse": ("trade.why_not_answer(seat, subject)", "trade.refuse(seat, subject)"),
    "withdraw": ("trade.why_not_withdraw(seat, subject)", "trade.withdraw(seat, subject)"),
    "ignore": ("trade.why_not_set_hearing(seat, subject, False)", "trade.set_hearing(seat, subject, False)"),
    "hear": ("trade.why_not_set_hearing(seat, subject, True)", "trade.set_hearing(seat, subject, True)"),
    "bankrupt": ("bankruptcy.why_not_give_up(seat)", "bankruptcy.go_bankrupt(seat)"),
    "ride": ("speedy.why_not_ride(seat, subject)", "speedy.ride(seat, subject)"),
    "go": ("speedy.why_not_go(seat, subject)", "speedy.go(seat, subject)"),
    "pay": ("cards.why_not_choose(seat)", "cards.choose(seat, True)"),
    "take": ("cards.why_not_choose(seat)", "cards.choose(seat, False)"),
    "clear": ("draft.why_not_clear_sum(seat, amount)", "clears"),
}
CHANCE_DOES = {
    "roll": (tasks.DICE, "turn.why_not_fall({verb}, subject, amount)", "turn.fall(subject, amount)"),
    "draw": (tasks.DRAWING, "cards.may_be_drawn(0, subject)", "cards.draw(subject)"),
    "dealt": (tasks.DEALING, "setting_up.why_not_dealt({verb}, subject)", "setting_up.deal_deed(subject)"),
}
THE_CLOCK_SAYS = {"time"}
PICKED = ("gives", "gets", "gives_cards", "gets_cards", "money", "clears")
"""What a draft takes up pick by pick."""
VERBS = sorted(verbs.WORDS.keys() - {verbs.NOTHING}, key=verbs.WORDS.__getitem__)


@pytest.mark.parametrize("verb", VERBS, ids=verbs.WORDS.get)
def test_a_verb_reaches_its_own_chapter(verb: int, monkeypatch: pytest.MonkeyPatch) -> None:
    word = verbs.WORDS[verb]
    calls = spied(monkeypatch, table)
    if word not in SEATS_DO:
        assert word in CHANCE_DOES or word in THE_CLOCK_SAYS, f"no route is known for {word}"
        assert table.refusal_seat(EDITION, Game(), SEAT, verb, SUBJECT, AMOUNT) == clauses.SET_5
        with pytest.raises(AssertionError, match="no seat does"):
            table.perform(EDITION, Game(), SEAT, verb, SUBJECT, AMOUNT)
        return
    game = Game()
    game.drafts[SEAT].partner = PARTNER
    table.refusal_seat(EDITION, game, SEAT, verb, SUBJECT, AMOUNT)
    assert calls == [SEATS_DO[word][0]]
    blank = copy(game.drafts[SEAT])
    table.perform(EDITION, game, SEAT, verb, SUBJECT, AMOUNT)
    drafted = [field for field in PICKED if getattr(game.drafts[SEAT], field) != getattr(blank, field)]
    assert [*calls[1:], *drafted][-1] == SEATS_DO[word][1]


@pytest.mark.parametrize("word", CHANCE_DOES)
def test_an_answer_of_chance_reaches_its_own_chapter(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, verb = Game(), verbs.NUMBERS[word]
    kind, refusal, perform = CHANCE_DOES[word]
    push(game, kind)
    calls = spied(monkeypatch, table)
    table.refusal_chance(EDITION, game, verb, SUBJECT, AMOUNT)
    table.perform_chance(EDITION, game, verb, SUBJECT, AMOUNT)
    assert calls == [refusal.format(verb=verb), perform]


@pytest.mark.parametrize("verb", [-1, verbs.NOTHING, verbs.LAST + 1])
def test_a_number_of_no_verb_is_refused_and_never_routed(verb: int) -> None:
    game = Game()
    setting_up.open_game(EDITION, game, 2)
    for roll in ((6, 6), (1, 1)):
        table.apply(EDITION, game, -2, verbs.ROLL, *roll)
    assert table.apply(EDITION, game, 0, verb, 0, 0) == clauses.SET_5
    with pytest.raises(AssertionError, match="of this verb"):
        table.refusal_seat(EDITION, game, 0, verb, 0, 0)
    with pytest.raises(AssertionError, match="no seat does"):
        table.perform(EDITION, game, 0, verb, 0, 0)
    with pytest.raises(AssertionError, match="chance does not"):
        table.perform_chance(EDITION, game, verb, 0, 0)


@pytest.mark.parametrize("kind", tasks.WORDS, ids=tasks.WORDS.get)
def test_every_kind_of_task_is_known_to_what_goes_on_and_to_what_is_offered(
    kind: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game()
    setting_up.open_game(EDITION, game, 2)
    push(game, kind, seat=0)
    waits = not tasks.is_chance(kind) and not goes_on(kind, game, monkeypatch)
    if waits:
        offers.offer_answers(EDITION, game, 0, Offers())


def goes_on(kind: int, game: Game, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Say whether a task does itself."""
    with monkeypatch.context() as patched:
        spied(patched, table)
        return table.proceed(EDITION, game, kind) is True


def test_a_kind_of_task_that_nobody_knows_stops_the_game() -> None:
    game = Game()
    push(game, max(tasks.WORDS) + 1)
    with pytest.raises(AssertionError, match="kind of task"):
        table.proceed(EDITION, game, game.agenda[0].kind)
    with pytest.raises(AssertionError, match="kind of task"):
        offers.offer_answers(EDITION, game, 0, Offers())
    with pytest.raises(AssertionError, match="not asked"):
        table.answer_chance(EDITION, game)
