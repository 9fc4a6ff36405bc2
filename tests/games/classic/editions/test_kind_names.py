"""A board may call its stations and its companies otherwise, and is then told of in these words."""

from typing import Any

import msgspec
import pytest

from monopolista import register_box
from monopolista.games import box_content, box_texts, edition_toml, faults_in_box, make_box
from monopolista.games.classic.advice.candidates import ClassicAdvisor
from monopolista.games.classic.editions import load
from monopolista.games.classic.presentation.group_names import group_name
from monopolista.games.classic.presentation.narrate import card_text
from monopolista.games.classic.presentation.printed import describe
from monopolista.games.common.toml_sources import parse
from monopolista.games.interface.views import Reason
from monopolista.locales import LANGUAGES
from monopolista.rulebook import rules_for

PORTS = {"one": {"it": "porto spaziale"}, "many": {"it": "porti spaziali"}}
PLANTS = {"one": {"it": "reattore"}, "many": {"it": "reattori"}}
WHOLE: dict[str, Any] = msgspec.json.decode(make_box({"inherits": "italy", "name": {"it": "Marte"}}))
KINDS = {"kinds": {"station": PORTS, "company": PLANTS}}
NAMED = register_box(WHOLE | KINDS)
USUAL = register_box(WHOLE)


def test_a_box_says_what_it_calls_its_kinds_and_others_keep_their_ids() -> None:
    assert b'"kinds"' not in (box_content(USUAL) or b"")
    assert {("kinds.station.one.it", "porto spaziale"), ("kinds.company.many.it", "reattori")} <= {*box_texts(NAMED)}
    written = edition_toml(WHOLE | KINDS)
    assert '[kinds.station]\none = { it = "porto spaziale" }' in written
    assert make_box(parse(written.encode())) == box_content(NAMED)
    view = describe(load(NAMED))
    assert msgspec.to_builtins(view.kinds) == KINDS["kinds"]
    assert describe(load(USUAL)).kinds == {}


def test_a_file_changes_the_words_of_one_kind() -> None:
    parent = load(NAMED).file
    joined = make_box({"inherits": "italy", "name": {"it": "Venere"}, "kinds": {"company": PLANTS}})
    assert msgspec.json.decode(joined)["kinds"] == {"company": PLANTS}
    assert parent.kinds is not msgspec.UNSET


@pytest.mark.parametrize(
    ("kinds", "fault"),
    [
        ({"station": {"one": {"it": "porto"}}}, "kinds.station.many: missing"),
        ({"station": {"one": {"it": "porto"}, "many": {"it": ""}}}, "kinds.station.many.it: must be 1 to 60"),
        ({"station": {"one": {"en": "port"}, "many": {"it": "porti"}}}, "kinds.station.one.it: no name in this"),
        ({"jail": PORTS}, "kinds"),
    ],
)
def test_words_that_are_missing_or_of_no_kind_are_refused_with_their_field(kinds: dict[str, Any], fault: str) -> None:
    [first, *_] = map(str, faults_in_box(WHOLE | {"kinds": kinds}))
    assert first.startswith(fault)


def test_labels_have_the_words_of_the_board() -> None:
    named, usual = load(NAMED), load(USUAL)
    assert [group_name(named, group, "fr") for group in ("station", "company", "red")] == [
        "porto spaziale",
        "reattore",
        "rouge",
    ]
    assert group_name(usual, "company", "fr") == "service public"


def test_cards_lead_to_the_next_square_of_the_kind() -> None:
    named, usual = load(NAMED), load(USUAL)
    places = {card.effect: number for number, card in enumerate(named.cards)}
    for language, station, company in (
        ("en", "Go on to the next “porto spaziale” square: if", "Go on to the next “reattore” square. If"),
        ("it", "fino alla prossima casella «porto spaziale»: se", "fino alla prossima casella «reattore». Se"),
        ("nl", "naar het volgende vakje ‘porto spaziale’: is het", "naar het volgende vakje ‘reattore’. Is het"),
        (
            "fr",
            "la prochaine case «\u00a0porto spaziale\u00a0»\u00a0: si elle",
            "«\u00a0reattore\u00a0». Si elle est libre",
        ),
    ):
        assert station in card_text(named, places["nearest-station"], language)
        assert company in card_text(named, places["nearest-company"], language)
        assert "porto" not in card_text(usual, places["nearest-station"], language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_what_the_board_calls_its_kinds(language: str) -> None:
    named, usual = rules_for(load(NAMED), language), rules_for(load(USUAL), language)
    for clause, name in (("RENT-5", "porti spaziali"), ("RENT-6", "reattori")):
        assert name in named[clause].title
        assert name in named[clause].text
        assert name in named["BUY-1"].text
        assert named[clause].text.startswith(usual[clause].text)
        assert not named[clause].house
    assert "porti spaziali" not in named["RENT-6"].text + usual["RENT-5"].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_quote_the_words_of_the_board(language: str) -> None:
    named, usual = ClassicAdvisor(load(NAMED)), ClassicAdvisor(load(USUAL))
    for word in ("completes", "breaks", "helps", "blocks", "keeps-whole"):
        reason = Reason(word, "company")
        assert "reattori" in named.worded(reason, language)
        assert "reattori" not in usual.worded(reason, language)
        assert named.worded(Reason(word, "red"), language) == usual.worded(Reason(word, "red"), language)
