"""The notation: what is written is read back, and any other text is refused in one way."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monopolista.games.classic.actions.notation import Proposal, Terms, parse, write
from monopolista.games.classic.rules import verbs
from monopolista.games.common.notation import Action, NotationError

NUMBERS = st.integers(-999_999_999, 999_999_999)
LISTS = st.lists(st.integers(0, 39), unique=True, max_size=28).map(lambda one: tuple(sorted(one)))
CARDS = st.lists(st.integers(0, 3), unique=True, max_size=4).map(lambda one: tuple(sorted(one)))
TERMS = st.builds(
    Terms,
    partner=NUMBERS,
    gives=LISTS,
    gets=LISTS,
    gives_cards=CARDS,
    gets_cards=CARDS,
    money=NUMBERS,
    counters=NUMBERS,
    clears=NUMBERS,
)
VERBS = st.sampled_from(sorted(verbs.WORDS))
WORDS = st.one_of(
    st.sampled_from([*verbs.NUMBERS, "give", "get", "give_card", "get_card", "money", "counter", ""]),
    st.integers().map(str),
    st.text(max_size=5),
)


@st.composite
def actions(draw: st.DrawFn) -> Action:
    """Any action that a seat or chance can write."""
    verb = draw(VERBS)
    if verb == verbs.PROPOSE and draw(st.booleans()):
        return Proposal(verb, terms=draw(TERMS))
    if verb == verbs.ROLL and draw(st.booleans()):
        return Action(verb, draw(st.integers(1, 6)), draw(st.integers(1, 6)) + 10 * draw(st.integers(0, 6)))
    subject = draw(NUMBERS) if verb in (verbs.DRAW, verbs.DEALT) or verbs.takes_subject(verb) else 0
    return Action(verb, subject, draw(NUMBERS) if verbs.takes_amount(verb) else 0)


@given(actions())
def test_what_is_written_is_read_back(action: Action) -> None:
    if len(write(action)) <= 400:
        assert parse(write(action)) == action


@given(st.one_of(st.text(), st.lists(WORDS, max_size=12).map(" ".join)))
def test_any_text_is_an_answer_or_a_notation_error(text: str) -> None:
    with suppress(NotationError):
        action = parse(text)
        assert parse(write(action)) == action


@given(actions(), st.data())
def test_a_text_with_one_character_changed_is_an_answer_or_a_notation_error(
    action: Action, data: st.DataObject
) -> None:
    text = write(action)
    place = data.draw(st.integers(0, len(text)))
    changed = text[:place] + data.draw(st.text(max_size=2)) + text[place + 1 :]
    with suppress(NotationError):
        action = parse(changed)
        assert parse(write(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "roll ", " roll", "ROLL", "Roll", "rоll", "roll 3", "roll 3 4 5 6", "roll 3 4 0", "bid",
        "bid 1.5", "bid 1e3",
        "bid +5", "bid ５", "bid 1_000", "bid NaN", "bid inf", "bid 9999999999", "bid --5", "bid  5", "bid 5\n",
        "bid\t5", "buy 5", "build", "build 39 1", "draw", "propose x", "propose 1 give 5 give 6",
        "propose 1 give 5 5", "propose 1 2", "propose give 5", "propose 1 money", "propose 1 money 5 6",
        "propose 1 counter", "propose 1 take 5", "fly 5", "bid " + "9" * 500,
    ],
)  # fmt: skip
def test_what_is_not_an_answer_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse(text)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("roll", Action(verbs.ROLL)),
        ("roll 3 4", Action(verbs.ROLL, 3, 4)),
        ("roll 3 4 5", Action(verbs.ROLL, 3, 54)),
        ("draw 13", Action(verbs.DRAW, 13)),
        ("dealt 39", Action(verbs.DEALT, 39)),
        ("ride 3", Action(verbs.RIDE, 3)),
        ("go 0", Action(verbs.GO, 0)),
        ("time", Action(verbs.TIME)),
        ("propose 2 give 15 clear 50", Proposal(verbs.PROPOSE, terms=Terms(2, gives=(15,), clears=50))),
        ("bid 120", Action(verbs.BID, 0, 120)),
        ("build 39", Action(verbs.BUILD, 39)),
        ("money -50", Action(verbs.MONEY, 0, -50)),
        ("propose 2 give 15 5 money -50", Proposal(verbs.PROPOSE, terms=Terms(2, gives=(5, 15), money=-50))),
    ],
)
def test_an_answer_as_a_person_writes_it(text: str, action: Action) -> None:
    assert parse(text) == action


def test_the_longest_proposal_fits() -> None:
    deeds = tuple(range(40))
    terms = Terms(9, deeds[:20], deeds[20:], (0, 1), (2, 3), -999_999_999, 999_999_999, 999_999_999)
    action = Proposal(verbs.PROPOSE, terms=terms)
    assert parse(write(action)) == action
