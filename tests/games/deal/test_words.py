"""Whatever the card game has to name, ask or tell has its words; they are the same ids for Python and the browser."""

import pytest

from monopolista.games.deal.editions.schema import COLOUR_KEYS
from monopolista.games.deal.rules import events, tasks, verbs
from monopolista.games.deal.rules.records import KINDS
from monopolista.locales import LANGUAGES, has, say
from tests.text.test_language_files import messages

ASKED = ("to-play", "whom", "to-give", "to-discard", "duel", "to-pay")
ITSELF = ("none", "first", "draw", "nothing")
"""Tasks and verbs that are nobody's: what chance answers has no button."""
UNWEIGHED = (verbs.NOTHING, verbs.FIRST, verbs.DRAW, verbs.PLAY, verbs.UNDO, verbs.UNPICK, verbs.LEAVE)
"""What chance answers or takes something back; and a card that is played is named by its kind."""
NOT_PLAYED = ("money", "property", "wild", "wild-any", "no")
BROKEN = ("to-bank", "stay", "discard")


def wanting(ids: set[str]) -> set[str]:
    texts = (messages("en", f"games/deal/locales/{name}.ftl").keys() for name in ("words", "table"))
    return ids.difference(*texts)


def test_every_kind_of_card_says_what_it_does_and_all_but_properties_have_a_name() -> None:
    assert wanting({f"deal-text-{kind}" for kind in KINDS}) == set()
    assert wanting({f"deal-card-{kind}" for kind in KINDS}) == {"deal-card-property"}


def test_every_colour_and_its_set_have_a_name() -> None:
    assert wanting({f"deal-set-{colour}" for colour in COLOUR_KEYS}) == set()
    assert all(has(f"colour-{colour}", "en") for colour in COLOUR_KEYS)


def test_every_kind_of_event_has_a_text() -> None:
    expected = {f"deal-{word}" for word in events.WORDS.values()}
    assert wanting(expected) == {"deal-set-broken"}
    assert wanting({f"deal-set-broken-{fate}" for fate in BROKEN}) == set()


def test_every_question_has_a_head_and_a_task_and_every_wait_a_status() -> None:
    assert set(ASKED) <= set(tasks.WORDS.values())
    assert wanting({f"deal-{part}-{word}" for part in ("head", "task") for word in ASKED}) == set()
    assert wanting({f"deal-status-{word}" for word in tasks.WORDS.values() if word not in ITSELF}) == set()


def test_every_answer_has_a_button() -> None:
    assert wanting({f"deal-answer-{word}" for word in verbs.WORDS.values() if word not in ITSELF}) == set()


def test_every_answer_that_is_weighed_has_words() -> None:
    expected = {f"deal-advice-{verbs.WORDS[verb]}" for verb in verbs.WORDS if verb not in UNWEIGHED}
    expected |= {f"deal-advice-play-{kind}" for kind in KINDS if kind not in NOT_PLAYED}
    assert wanting(expected) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_pays_with_what_it_is_called_by_names_no_sum_twice(language: str) -> None:
    paid = say("deal-paid-money", language, seat="Anna", other="Bruno", subject="M\u00a05")
    assert paid.count("5") == 1
