"""Each verb reaches its own chapter, and so does each kind of task: what is not routed fails here by its name."""

import pytest

from monopolista.engine.task_stack import push
from monopolista.games.deal.editions import load
from monopolista.games.deal.rules import clauses, offers, setting_up, table, tasks, verbs
from monopolista.games.deal.rules.records import Game, Offers, Pack
from tests.games.routes import AMOUNT, SEAT, SUBJECT, spied

PACK: Pack = load("deal").pack

SEATS_DO = {
    "bank": ("playing.why_not_bank(seat, subject)", "playing.bank(seat, subject)"),
    "lay": ("playing.why_not_lay(seat, subject, amount)", "playing.lay(seat, subject, amount)"),
    "play": ("actions.why_not_play(seat, subject, amount)", "actions.play(seat, subject, amount)"),
    "move": ("playing.why_not_move(seat, subject, amount)", "playing.move(seat, subject, amount)"),
    "undo": ("playing.why_not_undo(seat)", "playing.undo(seat)"),
    "end": ("turn.why_not_end(seat)", "turn.end(seat)"),
    "at": ("rent.why_not_at(seat, subject)", "rent.at(seat, subject)"),
    "give": ("actions.why_not_give(seat, subject)", "actions.give(seat, subject)"),
    "no": ("duel.why_not_say_no(seat, subject, amount)", "duel.say_no(seat, subject, amount)"),
    "allow": ("duel.why_not_allow(seat, subject)", "duel.allow(seat, subject)"),
    "pick": ("payment.why_not_pick(seat, subject)", "payment.pick(seat, subject, 1)"),
    "unpick": ("payment.why_not_unpick(seat, subject)", "payment.pick(seat, subject, 0)"),
    "pay": ("payment.why_not_pay(seat)", "payment.pay(0)"),
    "discard": ("discard.why_not_discard(seat, subject)", "discard.discard(seat, subject)"),
    "leave": (None, "leaving.leave(seat)"),
}
CHANCE_DOES = {
    "first": (tasks.START, None, "turn.start(subject)"),
    "draw": (tasks.DRAWING, "draw.place_in_pile(subject)", "draw.draw(0)"),
}
VERBS = sorted(verbs.WORDS.keys() - {verbs.NOTHING}, key=verbs.WORDS.__getitem__)
KINDS = {kind: word for kind, word in tasks.WORDS.items() if kind != tasks.NONE}


@pytest.mark.parametrize("verb", VERBS, ids=verbs.WORDS.get)
def test_a_verb_reaches_its_own_chapter(verb: int, monkeypatch: pytest.MonkeyPatch) -> None:
    word = verbs.WORDS[verb]
    calls = spied(monkeypatch, table)
    if word not in SEATS_DO:
        assert word in CHANCE_DOES, f"no route is known for {word}"
        assert table.refusal_seat(PACK, Game(), SEAT, verb, SUBJECT, AMOUNT) == clauses.DEAL_2
        with pytest.raises(AssertionError, match="no seat does"):
            table.perform(PACK, Game(), SEAT, verb, SUBJECT, AMOUNT)
        return
    table.refusal_seat(PACK, Game(), SEAT, verb, SUBJECT, AMOUNT)
    assert calls == [one for one in SEATS_DO[word][:1] if one]
    table.perform(PACK, Game(), SEAT, verb, SUBJECT, AMOUNT)
    assert calls[-1] == SEATS_DO[word][1]


@pytest.mark.parametrize("word", CHANCE_DOES)
def test_an_answer_of_chance_reaches_its_own_chapter(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, verb = Game(), verbs.NUMBERS[word]
    kind, refusal, perform = CHANCE_DOES[word]
    push(game, kind)
    calls = spied(monkeypatch, table)
    table.refusal_chance(game, verb, SUBJECT)
    assert calls == [one for one in (refusal,) if one]
    table.perform_chance(game, verb, SUBJECT)
    assert calls[-1] == perform


@pytest.mark.parametrize("verb", [-1, verbs.NOTHING, verbs.LAST + 1])
def test_a_number_of_no_verb_is_refused_and_never_routed(verb: int) -> None:
    game = Game()
    setting_up.open_game(PACK, game, 2)
    while tasks.is_chance(game.agenda[game.depth - 1].kind):
        table.answer_chance(PACK, game)
    assert table.apply(PACK, game, game.turn, verb, 0, 0) == clauses.DEAL_2
    with pytest.raises(AssertionError, match="of this verb"):
        table.refusal_seat(PACK, game, game.turn, verb, 0, 0)
    with pytest.raises(AssertionError, match="no seat does"):
        table.perform(PACK, game, game.turn, verb, 0, 0)
    with pytest.raises(AssertionError, match="chance does not"):
        table.perform_chance(game, verb, 0)


@pytest.mark.parametrize("kind", KINDS, ids=KINDS.get)
def test_every_kind_of_task_is_known_to_what_goes_on_and_to_what_is_offered(
    kind: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game()
    push(game, kind, seat=0)
    with monkeypatch.context() as patched:
        spied(patched, table)
        does_itself = table.proceed(PACK, game, kind) is True
    if not tasks.is_chance(kind) and not does_itself:
        offers.offer_turn(PACK, game, 0, Offers())


def test_a_kind_of_task_that_nobody_knows_stops_the_game() -> None:
    game = Game()
    push(game, max(tasks.WORDS) + 1)
    with pytest.raises(AssertionError, match="kind of task"):
        table.proceed(PACK, game, game.agenda[0].kind)
    with pytest.raises(AssertionError, match="kind of task"):
        offers.offer_turn(PACK, game, 0, Offers())
    with pytest.raises(AssertionError, match="not asked"):
        table.answer_chance(PACK, game)
