"""Editions, their options and their rules, as the lobby and the rulebook's page ask for them."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from monopolista.games import GAMES
from monopolista.games.classic.bots.registry import LEVELS
from tests.server.running import Running, server

pytestmark = pytest.mark.process


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("editions")
    own = folder / "mine.toml"
    own.write_text('id = "mine"\ninherits = "italy"\nname = { it = "La mia" }\n[numbers]\ncash = 1234\n')
    with server(folder, "--edition", str(own)) as found:
        yield found
        assert found.process.poll() is None


def ask_json(running: Running, path: str, status: int = 200) -> Any:
    """Return what is answered, which has this status."""
    answer = running.ask(path)
    assert answer[0] == status, answer
    return json.loads(answer[1])


def test_all_editions_are_listed_with_their_names_and_languages(running: Running) -> None:
    found = {entry["id"]: entry for entry in ask_json(running, "api/editions")}
    assert list(found) == [*GAMES["classic"].editions(), "mine", *GAMES["deal"].editions()]
    assert found["belgium-nl"]["languages"] == ["nl", "fr"]
    assert found["belgium-nl"]["tokens"] == 10
    assert found["italy"]["name"]["fr"] == "Italie"
    assert found["mine"]["name"] == {"it": "La mia"}
    assert (found["us"]["firstFor"], found["mine"]["firstFor"]) == (["en-US"], [])


def test_every_edition_says_which_game_it_is_and_how_well_bots_play_it(running: Running) -> None:
    found = {entry["id"]: entry for entry in ask_json(running, "api/editions")}
    assert (found["deal"]["game"], found["deal"]["tokens"], found["deal"]["currency"]) == ("deal", 5, "M")
    assert [robot["name"] for robot in found["deal"]["robots"]] == ["random", "risk-aware", "regular", "champion"]
    assert [bool(robot["source"]) for robot in found["deal"]["robots"]] == [False, True, False, False]
    assert all(found[name]["game"] == "classic" for name in (*GAMES["classic"].editions(), "mine"))
    assert [robot["name"] for robot in found["italy"]["robots"]] == list(LEVELS)
    assert found["italy"]["robots"][1] == {
        "name": "regular",
        "strength": "strong",
        "rating": 1500,
        "style": "trader",
        "source": "",
    }


def test_an_edition_of_ones_own_is_played_like_any_other(running: Running) -> None:
    assert ask_json(running, "api/editions/mine")["cash"] == 1234
    status, _, _ = running.ask("api/rooms", b'{"edition":"mine"}')
    assert status == 201


def test_the_lobby_gets_every_option(running: Running) -> None:
    options, of_the_card_game = ask_json(running, "api/options/italy"), ask_json(running, "api/options/deal")
    names = [option["name"] for ask_json in (options, of_the_card_game) for option in ask_json["options"]]
    assert sorted(names) == sorted(name for game in GAMES.values() for name in game.options.__struct_fields__)
    cash = next(option for option in options["options"] if option["name"] == "cash")
    assert cash == {
        "name": "cash", "kind": "number", "value": 1500, "house": True, "clause": "SET-2", "unit": "money",
        "way": False, "low": 1, "high": 100_000, "choices": [],
    }  # fmt: skip
    ways = {option["name"] for option in options["options"] if option["way"]}
    assert ways == {"speedy", "short", "timed", "turns", "deck"}
    assert options["houseRules"] == []


def test_the_lobby_gets_the_presets_of_the_edition_with_the_servers_time_to_answer(running: Running) -> None:
    presets = {preset["name"]: preset for preset in ask_json(running, "api/options/uk")["presets"]}
    assert list(presets) == ["standard", "quick", "practice", "booklet"]
    assert presets["quick"]["options"] == {"timed": 30, "short": True}
    assert [preset["answerSeconds"] for preset in presets.values()] == [180, 60, 180, 180]
    assert [name for name, preset in presets.items() if preset["solo"]] == ["practice"]


def test_the_lobby_gets_the_house_rules(running: Running) -> None:
    assert ask_json(running, "api/options/italy?speedy=true&parking=true&cash=1500")["houseRules"] == [
        "speedy",
        "parking",
    ]
    assert ask_json(running, "api/options/us?speedy=false&cash=1500")["houseRules"] == []


def test_options_that_cannot_be_together_are_refused_with_names_and_reason(running: Running) -> None:
    for place in ("options", "editions", "rulebook"):
        failure = ask_json(running, f"api/{place}/italy?timed=60&turns=50", 400)
        assert (failure["options"], failure["reason"]) == (["timed", "turns"], "two-clocks")


@pytest.mark.parametrize(
    "query",
    ["cheat=1", "short=maybe", "cash=", "cash=1.5", "cash=NaN", "cash=" + "9" * 5000, "rent=never", "deck=Z", "cash=0",
     "timed=-1"],
)  # fmt: skip
def test_what_is_no_option_is_refused(running: Running, query: str) -> None:
    assert ask_json(running, f"api/options/italy?{query}", 400)["code"] == "malformed"


def test_a_box_is_described_with_its_options(running: Running) -> None:
    plain, short = (
        ask_json(running, "api/editions/italy"),
        ask_json(running, "api/editions/italy?short=true&speedy=true"),
    )
    assert (plain["cash"], short["cash"]) == (1500, 2500)
    assert short["houseRules"] == ["speedy", "short"]


def test_the_cards_are_described_with_their_options(running: Running) -> None:
    plain, chosen = ask_json(running, "api/editions/deal"), ask_json(running, "api/editions/deal?broken=stay")
    assert (plain["game"], len(plain["cards"]), len(plain["colours"])) == ("deal", 106, 10)
    assert plain["cards"][0] == {
        "key": "money-1", "kind": "money", "value": 1, "colours": [], "name": None, "picture": "note",
    }  # fmt: skip
    assert plain["colours"][0] == {"key": "brown", "size": 2, "rent": [1, 2], "name": None}
    assert (plain["plays"], plain["setsToWin"], plain["tokens"]) == (3, 3, 5)
    assert (plain["houseRules"], chosen["houseRules"]) == ([], ["broken"])


@pytest.mark.parametrize("place", ["options", "editions", "rulebook"])
def test_neither_game_takes_the_options_of_the_other(running: Running, place: str) -> None:
    for query in ("deal?cash=2000", "italy?broken=stay"):
        assert ask_json(running, f"api/{place}/{query}", 400)["reason"] == "other-game"


@pytest.mark.parametrize("language", ["it", "en", "nl", "fr"])
def test_every_clause_has_a_title_and_a_text(running: Running, language: str) -> None:
    rules = ask_json(running, f"api/rulebook/belgium-fr?language={language}")
    of_the_card_game = ask_json(running, f"api/rulebook/deal?language={language}")
    assert list(rules) == list(GAMES["classic"].words.clauses.values())
    assert list(of_the_card_game) == list(GAMES["deal"].words.clauses.values())
    rules |= of_the_card_game
    assert all(rule["title"] and rule["text"] for rule in rules.values())


def test_the_rulebook_is_that_of_the_tables_options(running: Running) -> None:
    plain = ask_json(running, "api/rulebook/italy?language=en")
    chosen = ask_json(running, "api/rulebook/italy?language=en&speedy=true&cash=2000")
    assert not plain["SPEED-4"]["played"]
    assert chosen["SPEED-4"]["played"]
    assert "2,000" in chosen["SET-2"]["title"] + chosen["SET-2"]["text"]
    assert chosen["SET-2"]["house"]


def test_the_rulebook_states_a_limit_of_turns_in_rounds_once_it_knows_the_seats(running: Running) -> None:
    asked = "api/rulebook/italy?language=en&turns=120"
    assert "120 turns" in ask_json(running, asked)["TIME-1"]["text"]
    assert "Rounds at this table: 30" in ask_json(running, f"{asked}&seats=4")["TIME-1"]["text"]
    assert "120 turns" in ask_json(running, f"{asked}&seats=7")["TIME-1"]["text"], "the last round would not be whole"


@pytest.mark.parametrize("seats", ["", "0", "-1", "four", "100"])
def test_a_number_of_seats_that_no_table_has(running: Running, seats: str) -> None:
    assert ask_json(running, f"api/rulebook/italy?seats={seats}", 400)["options"] == ["seats"]


@pytest.mark.parametrize("language", ["xx", "", "..", "../it", "it/../it", "IT"])
def test_a_language_that_there_is_not(running: Running, language: str) -> None:
    ask_json(running, f"api/rulebook/italy?language={language}", 404)
