"""Boxes of the card game: files that inherit from it, and boxes at random that play in both bodies."""

import tomllib
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from monopolista import Table
from monopolista.engine.events import Event
from monopolista.games import (
    EditionError,
    box_content,
    box_texts,
    edition_content,
    faults_in_box,
    make_box,
    register_box,
    register_values,
)
from monopolista.games.common.own_boxes import BoxRegistry
from monopolista.games.deal.editions import EDITIONS, load
from monopolista.games.deal.game import DEAL
from monopolista.games.deal.learn.learning import LEARNING
from monopolista.games.deal.presentation.narrate import sentence
from monopolista.games.deal.presentation.printed import describe
from monopolista.games.deal.rules import clauses, events
from monopolista.transcript import read
from tests import compiled
from tests.battery.generated_boxes import options_for, thorough
from tests.battery.quick_strategies import SEEDS
from tests.battery.stage import AT_RANDOM
from tests.games.deal.battery.games import BATTERY
from tests.games.deal.editions import generated_boxes
from tests.plugins.campaigns import Campaign

MODULE = "tests.games.deal.editions.generated_boxes"
FRUIT: dict[str, Any] = tomllib.loads("""
inherits = "deal"
languages = ["it", "en"]
[name]
it = "Frutta"
en = "Fruit"
[numbers]
sets_to_win = 2
plays = 2
[changes.colours]
brown = { size = 3, rent = [1, 2, 9], name = { it = "Noci", en = "Nuts" } }
company.size = 0
[changes.cards]
money-1.count = 2
pass-go.count = 4
company-1.count = 0
company-2.count = 0
wild-station-company.count = 0
rent-station-company.count = 0
brown-1.name = { it = "Nocciola", en = "Hazelnut" }
[[cards]]
key = "brown-3"
kind = "property"
name = { it = "Mandorla", en = "Almond" }
picture = "street"
colours = ["brown"]
value = 1
""")
NAME = dict.fromkeys(("it", "nl", "fr", "en"), "Mine")


def changed(**changes: Any) -> dict[str, Any]:
    return {"inherits": "deal", "name": NAME, "changes": changes}


def test_a_file_states_only_in_what_it_differs() -> None:
    name = register_box(FRUIT)
    box = load(name)
    assert box.pack.cards == len(box.cards) == 106 - 4 - 6 - 2 - 1 - 2 + 1
    assert (box.pack.size[:2], box.pack.size[9], box.pack.rent[:4]) == ([3, 3], 0, [1, 2, 9, 0])
    assert (box.pack.plays, box.pack.sets_to_win, box.pack.dealt) == (2, 2, 5)
    nuts = [card.name for card in box.cards if card.colours == ("brown",)]
    assert [name["en"] for name in nuts if name] == ["Hazelnut", "Baltic Avenue", "Almond"]
    assert make_box(msgspec.json.decode(box_content(name) or b"")) == box_content(name)
    assert ("colours[0].name.en", "Nuts") in box_texts(name)
    assert [(one.key, one.size) for one in describe(box).colours][8:] == [("station", 4), ("company", 0)]
    assert DEAL.rule_values(box)["rents"] == 11


def test_a_set_is_called_as_its_box_calls_it() -> None:
    box, event = load(register_box(FRUIT)), Event()
    event.kind, event.clause = events.LAID, clauses.DEAL_3
    said = {language: sentence(box, ["Ada"], event, language) for language in ("en", "it", "fr")}
    named = {"en": "in the Nuts set", "it": "nella serie Noci", "fr": "dans la série Noci"}
    assert {language: name in said[language] for language, name in named.items()} == dict.fromkeys(named, True)
    event.amount = 4
    assert "light blue set" in sentence(box, ["Ada"], event, "en")


@pytest.mark.parametrize(
    ("stated", "reason"),
    [
        (changed(cards={"melon": {"count": 1}}), "changes.cards.melon: there is none with this key"),
        (changed(colours={"brown": {"rent": [3, 2]}}), r"colours\[0\].rent: must rise"),
        (changed(colours={"station": {"size": 0}}), r"cards\[28\].colours: there is no colour station in this box"),
        (changed(cards={"brown-1": {"count": 0}}), r"colours\[0\].size: 1 properties of brown"),
        (changed(cards={"money-1": {"count": 7}}), "cards: 107, and at most 106 are possible"),
        (changed(colours={"green": {"name": {"en": "Green"}}}), r"colours\[6\].name.it: no name in this language"),
    ],
)
def test_a_change_that_makes_no_game_is_refused(stated: dict[str, Any], reason: str) -> None:
    with pytest.raises(EditionError, match=f"^box: {reason}"):
        register_box(stated)


def test_too_few_cards_and_sets_that_nobody_can_complete_are_refused() -> None:
    whole = msgspec.json.decode(edition_content("deal"))
    properties = [card for card in whole["cards"] if card["kind"] == "property"]
    assert {one.field: one.reason for one in faults_in_box(whole | {"cards": properties})} == {
        "cards": "28 cards, and 30 are needed to deal to 5 players"
    }
    found = {one.field: one.reason for one in faults_in_box(whole | {"colours": whole["colours"][:2]})}
    assert found["numbers.sets_to_win"] == "there are only 2 colours"


def test_a_file_may_not_have_the_name_of_another_edition() -> None:
    assert register_values({"id": "fruit", **FRUIT}) == "fruit"
    assert load("fruit").pack.plays == 2
    with pytest.raises(EditionError, match="is the name of deal"):
        register_values({"id": "other", "inherits": "deal", "name": load().file.name})


def test_a_transcript_brings_its_box_along(monkeypatch: pytest.MonkeyPatch) -> None:
    table: Table[Any, Any, Any, Any] = Table(register_box(FRUIT), 2, seed=1)
    while table.version < 40:
        table.play(table.next_asked, table.plain_answer(table.next_asked))
    text = table.transcript.text()
    monkeypatch.setattr(EDITIONS, "boxes", BoxRegistry[Any]())
    again = Table.replay(read(text))
    assert (again.view(), again.transcript.text()) == (table.view(), text)


def test_agents_learn_a_box_that_has_no_more_than_the_usual_one() -> None:
    colours = {"company": {"size": 0}}
    gone = ("company-1", "company-2", "wild-station-company", "rent-station-company")
    assert LEARNING.printed(load(register_box(changed(colours=colours, cards={key: {"count": 0} for key in gone}))))
    more = changed(cards={"just-say-no": {"count": 4}, "money-1": {"count": 5}})
    with pytest.raises(EditionError, match="this box has 4 Just Say No cards: agents learn boxes with at most 3"):
        LEARNING.printed(load(register_box(more)))


@pytest.mark.compiled
@pytest.mark.campaign
def test_any_box_plays_alike_in_both_bodies_and_keeps_every_law(campaign: Campaign) -> None:
    @thorough(campaign, sample=3, full=2000)
    @given(SEEDS, st.integers(0, 2**18), st.sampled_from(["regular", "champion"]))
    def play(seed: int, number: int, level: str) -> None:
        values = generated_boxes.boxes().of(seed)
        name = register_box(values)
        text, box = (box_content(name) or b"").decode(), load(name)
        assert register_box(msgspec.json.decode(text)) == name
        assert box.pack.cards == sum(card.get("count", 1) for card in values["cards"])
        game = text, options_for(BATTERY, name, number, {}), number, AT_RANDOM
        assert compiled.call(f"{MODULE}:inspect", *game)["decisions"] > 0
        assert compiled.call(f"{MODULE}:trail", *game) == generated_boxes.trail(*game)
        bots = text, [level, "regular"], number, 30 if level == "regular" else 10
        assert compiled.call(f"{MODULE}:trail_of_bots", *bots) == generated_boxes.trail_of_bots(*bots)

    play()
