"""A table of the card game: its answers are written and read back, and each observer sees what it may."""

import random
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monopolista.engine.records import to_bytes
from monopolista.games.common.notation import Action, NotationError
from monopolista.games.deal.actions.notation import parse, write
from monopolista.games.deal.editions import Options
from monopolista.games.deal.presentation.view import DealView
from monopolista.games.deal.rules import events, verbs
from monopolista.games.deal.rules.records import CARDS
from monopolista.table import CHANCE, IllegalActionError, Table
from monopolista.transcript import Transcript, read
from tests.games.deal.scenario import Scenario, position

NUMBERS = st.integers(-999_999_999, 999_999_999)
VERBS = st.sampled_from(sorted(verbs.WORDS))
NEVER = ("leave", "undo", "unpick", "move")


@st.composite
def actions(draw: st.DrawFn) -> Action:
    """Any action that a seat or chance can write."""
    verb = draw(VERBS)
    subject = draw(NUMBERS) if verbs.takes_subject(verb) else 0
    return Action(verb, subject, draw(NUMBERS) if verbs.takes_amount(verb) else 0)


def table_of(game: Scenario) -> Table:
    """Return a table at which the cards lie as a position has them."""
    table = Table("deal", game.state.seats, chance=None, options=game.box.options)
    table.set_up(game.state)
    return table


def played(seed: int, seats: int = 3, options: Options | None = None) -> Table:
    """A table at which all is decided at random, to the end."""
    rng = random.Random(seed)
    table = Table("deal", seats, seed=seed, options=options)
    while not table.over:
        offer = rng.choice([one for one in table.offers(table.next_asked) if one.verb not in NEVER])
        table.play(table.next_asked, Action(verbs.NUMBERS[offer.verb], offer.subject, offer.low))
    return table


@given(actions())
def test_what_is_written_is_read_back(action: Action) -> None:
    assert parse(write(action)) == action


@given(
    st.one_of(
        st.text(), st.lists(st.one_of(st.sampled_from([*verbs.NUMBERS, ""]), st.integers().map(str))).map(" ".join)
    )
)
def test_any_text_is_an_answer_or_a_notation_error(text: str) -> None:
    with suppress(NotationError):
        action = parse(text)
        assert parse(write(action)) == action


def test_an_action_without_a_target_is_written_without_one() -> None:
    assert write(Action(verbs.PLAY, 60, verbs.NO_TARGET)) == "play 60"
    assert parse("play 60") == Action(verbs.PLAY, 60, verbs.NO_TARGET)
    assert parse("play 60 3") == Action(verbs.PLAY, 60, 3)


@pytest.mark.parametrize(
    "text", ["", "roll", "bid 5", "play", "play 1 2 3", "bank", "bank 1 2", "end 1", "no 5", "PLAY 1"]
)
def test_what_is_no_answer_of_the_card_game_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse(text)


@pytest.mark.parametrize(("seats", "options"), [(2, Options()), (5, Options(excess="under", broken="stay"))])
def test_a_game_is_read_from_its_transcript_to_the_byte(seats: int, options: Options) -> None:
    table = played(seats, seats, options)
    text = table.transcript.text()
    again = Table.replay(read(text), chance=None)
    assert again.save() == table.save()
    assert again.transcript.text() == text
    assert [step.action for step in again.steps] == [step.action for step in table.steps]
    assert again.winners == table.winners
    assert len(table.winners) == 1


def test_a_transcript_states_the_options_that_were_chosen() -> None:
    assert (
        '"options":{"wild_sets":"any"}' in Table("deal", 2, seed=1, options=Options(wild_sets="any")).transcript.text()
    )
    assert '"options":{}' in Table("deal", 2, seed=1).transcript.text()


def test_a_game_can_be_saved_and_gone_on_with_at_any_moment() -> None:
    table = Table("deal", 3, seed=5)
    rng = random.Random(5)
    for number in range(150):
        if number % 4 == 0:
            other = Table.replay(read(table.transcript.text()), chance=None)
            assert other.save() == table.save()
        table.play(table.next_asked, table.plain_answer(table.next_asked))
        if rng.random() < 0.5:
            table.set_up(table.save())


def test_cards_are_played_like_any_answer_when_chance_is_left_to_others() -> None:
    table = Table("deal", 2, chance=None)
    for card in range(10):
        table.play(CHANCE, f"draw {card}")
    with pytest.raises(IllegalActionError, match="draw 3"):
        table.play(CHANCE, "draw 3")
    table.play(CHANCE, "first 1")
    assert (table.hand(0), table.hand(1)) == ([0, 1, 2, 3, 4], [5, 6, 7, 8, 9])
    assert table.next_asked == CHANCE


def test_a_seat_number_that_there_is_not_and_too_many_seats_are_refused() -> None:
    for seats in (1, 6):
        with pytest.raises(ValueError, match="2 to 5 players"):
            Table("deal", seats)


def test_what_is_offered_is_played_and_what_is_refused_changes_nothing() -> None:
    table = Table("deal", 2, seed=1)
    seat, before = table.next_asked, table.save()
    with pytest.raises(IllegalActionError, match="DEAL-"):
        table.play(1 - seat, "end")
    assert table.refusal(1 - seat, "end").startswith("DEAL-")
    assert table.save() == before
    assert table.refusal(seat, "end") == ""
    assert next(table.words(event)[0] for event in table.play(seat, "end")) == "ended"


def test_the_view_counts_the_cards_of_others_and_names_none() -> None:
    game = position(2, hands={0: ["birthday", "money-1"], 1: ["just-say-no"]}, banks={1: ["money-5"]},
                    sets={1: ["green: green-1 green-2 green-3 house"]}, discards=["pass-go"])  # fmt: skip
    table = table_of(game)
    view = table.view()
    green = view.players[1].sets[0]
    assert [player.hand for player in view.players] == [2, 1]
    assert (green.set, green.colour, green.complete, green.rent, green.hotel) == (24, 6, True, 10, -1)
    assert [card_key(table, card) for card in (*green.cards, green.house)] == ["green-1", "green-2", "green-3", "house"]
    assert (view.players[1].complete, view.players[1].bank_worth) == ([6], 5)
    assert [card_key(table, card) for card in view.discards] == ["pass-go"]
    assert view.pile == CARDS - 3 - 1 - 4 - 1
    assert [card_key(table, card) for card in table.hand(0)] == ["birthday", "money-1"]


def card_key(table: Table, card: int) -> str:
    return table.box.cards[card].key


def only(view: DealView, kind: str) -> list[tuple[int, int, int]]:
    """Return seat, other and amount of the open questions, which are all of one kind."""
    assert {one.kind for one in view.questions} == {kind}
    return sorted((one.seat, one.other, one.amount) for one in view.questions)


def test_a_question_says_what_it_is_about() -> None:
    game = position(3, hands={0: ["birthday", "deal-breaker"], 1: ["just-say-no"]}, banks={1: ["money-3", "money-4"]},
                    sets={2: ["brown: brown-1 brown-2 house"]})  # fmt: skip
    table = table_of(game)
    birthday, breaker = table.hand(0)
    table.play(0, f"play {birthday}")
    assert only(table.view(), "duel") == [(1, 0, 2), (2, 0, 2)]
    table.play(1, "allow 1")
    paying = next(one for one in table.view().questions if one.kind == "to-pay")
    assert (paying.seat, paying.other, paying.amount, paying.card, paying.clause) == (1, 0, 2, birthday, "DEAL-13")
    money = table.view().players[1].bank[0]
    table.play(1, f"pick {money}")
    paying = next(one for one in table.view().questions if one.kind == "to-pay")
    assert (paying.picked, paying.picked_worth) == ([money], 3)
    table.play(1, "pay")
    table.play(2, "allow 2")
    table.play(2, table.plain_answer(2))
    while table.asked != [0]:
        table.play(2, table.plain_answer(2))
    assert table.question.kind == "to-play"
    if table.view().players[2].complete:
        table.play(0, f"play {breaker} {min(table.view().players[2].sets[0].cards)}")
        assert len(table.question.wants) == 3


def test_a_forced_deal_names_both_cards() -> None:
    game = position(2, hands={0: ["forced-deal"]}, sets={0: ["red: red-1"], 1: ["green: green-1"]})
    table = table_of(game)
    wanted, given = table.view().players[1].sets[0].cards[0], table.view().players[0].sets[0].cards[0]
    table.play(0, f"play {table.hand(0)[0]} {wanted}")
    duel = table.question
    assert (duel.kind, duel.wants, duel.gives, duel.amount, duel.noes) == ("duel", [wanted], given, 0, 0)


def test_a_deal_breaker_wants_the_whole_set_with_its_buildings() -> None:
    game = position(2, hands={0: ["deal-breaker"]}, sets={1: ["brown: brown-1 brown-2 house"]})
    table = table_of(game)
    lying = table.view().players[1].sets[0]
    table.play(0, f"play {table.hand(0)[0]} {min(lying.cards)}")
    assert sorted(table.question.wants) == sorted([*lying.cards, lying.house])


def test_what_cannot_be_done_now_is_denied_by_its_clause() -> None:
    game = position(2, plays=0, hands={0: ["birthday", "green-1", "money-1"]})
    denied = {denial.verb: denial.clause for denial in table_of(game).denials(0)}
    assert denied == {"play": "DEAL-2", "lay": "DEAL-2", "bank": "DEAL-2"}
    assert table_of(game).denials(1) == []


def test_a_step_is_shown_to_each_as_it_may_know_it() -> None:
    table = Table("deal", 2, seed=3)
    drawn = next(step for step in table.steps if step.events[0].kind == events.DREW)
    holder = drawn.events[0].seat
    assert table.shown(drawn, [holder]) == drawn
    for seats in ([], [1 - holder]):
        visible = table.shown(drawn, seats)
        assert (visible.action, visible.events[0].subject, visible.events[0].known) == ("draw", -1, 0)
        assert visible.events[0].amount == drawn.events[0].amount
    assert table.shown(drawn, [0, 1]) == drawn


def test_a_card_discarded_is_for_all_to_see_and_one_put_under_the_pile_is_not() -> None:
    hand = ["money-1"] * 6 + ["money-2"] * 2
    for options, known in ((Options(), True), (Options(excess="under"), False)):
        table = table_of(position(2, hands={0: hand}, options=options))
        table.play(0, "end")
        card = table.hand(0)[0]
        table.play(0, f"discard {card}")
        visible = table.shown(table.steps[-1], [1])
        assert visible.action == (f"discard {card}" if known else "discard")
        assert table.shown(table.steps[-1], [0]).action == f"discard {card}"


def test_a_late_answer_means_the_same_as_long_as_its_question_does() -> None:
    table = table_of(position(3, hands={0: ["birthday"]}, banks={1: ["money-1"], 2: ["money-3", "money-4"]}))
    table.play(0, f"play {table.hand(0)[0]}")
    asked = table.questions
    assert set(asked) == {(1, 2), (2, 3)}
    table.play(2, "allow 2")
    assert table.questions[1, 2] == asked[1, 2]
    assert table.rules.about(parse("allow 1")) == table.rules.about(parse("no 5 1")) == 2
    assert (2, table.rules.about(parse("pay"))) in table.questions


def test_a_copy_of_the_state_is_independent() -> None:
    table = Table("deal", 2, seed=2)
    state = table.state()
    state.hands[0].cards[0] += 1
    assert to_bytes(state) != table.save()
    assert isinstance(table.transcript, Transcript)
