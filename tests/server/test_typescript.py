"""The TypeScript of the protocol says what the Python messages say."""

import re
from functools import cache
from typing import Any

import msgspec
import pytest

from monopolista.games import GAMES
from monopolista.games.common.options import Option
from monopolista.games.interface.game import Game
from monopolista.locales import sources
from monopolista.protocol import catalog
from monopolista.protocol.codegen.messages import arguments_of, messages_of
from monopolista.protocol.codegen.typescript import modules
from monopolista.protocol.messages import ClientMessage, ServerMessage, message_types
from monopolista.protocol.reviews import Replay
from monopolista.protocol.simulations import SimulationFigures, SimulationsView, SimulationView
from monopolista.rulebook import Rule

made = cache(modules)
"""The modules, made once and not already when tests are collected."""


def fields_of(name: str, module: str = "protocol") -> list[str]:
    """The fields of an interface, as written."""
    found = re.search(rf"export interface {name} \{{\n(.*?)\n\}}", made()[module], re.DOTALL)
    assert found, name
    return [line.strip().partition(":")[0] for line in found[1].splitlines()]


def test_every_message_has_its_fields_under_the_names_they_travel_by() -> None:
    for message in (*message_types(ServerMessage), *message_types(ClientMessage), Replay):
        names = {field.encode_name for field in msgspec.structs.fields(message)}
        written = [name.removesuffix("?") for name in fields_of(message.__name__)]
        assert set(written) - {"type"} == names


def test_every_record_travels_under_names_of_one_style() -> None:
    fields = [name for text in made().values() for name in re.findall(r"^  (\w+)\??: ", text, re.MULTILINE)]
    assert len(fields) > 100
    assert [name for name in fields if "_" in name] == []


def test_there_is_a_module_for_each_game_one_for_what_all_share_and_one_for_the_texts() -> None:
    assert list(made()) == ["protocol", "messages", *GAMES]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_shapes_of_a_game_stand_in_its_module_and_say_which_game_it_is(game: Game[Any, Any]) -> None:
    for shape in (*game.views, *game.effect_types):
        named = [field.encode_name for field in msgspec.structs.fields(shape)]
        assert fields_of(shape.__name__, game.name) == ["game", *named]
        assert f"export interface {shape.__name__} {{\n  game: '{game.name}'\n" in made()[game.name]
        assert f"{game.name}.{shape.__name__}" in made()["protocol"]
    assert "  table: View\n" in made()["protocol"]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_words_of_a_game_are_unions_of_its_own(game: Game[Any, Any]) -> None:
    for union, words in (("TaskWord", game.words.tasks), ("Verb", game.words.verbs)):
        assert f"export type {union} = " + " | ".join(f"'{word}'" for word in words.values()) in made()[game.name]
    assert "  kind: TaskWord\n" in made()[game.name]
    for number, word in game.words.events.items():
        assert f"  '{word}': {number}," in made()[game.name]


def test_only_what_the_browser_sends_may_be_left_out() -> None:
    assert "game?" in fields_of("Hello")
    assert fields_of("MakeSimulation") == ["edition", "bots", "games", "options?", "language?"]
    assert not [name for name in fields_of("GameView") if name.endswith("?")]


def test_what_the_server_tells_of_editions_options_and_rules_is_all_there() -> None:
    simulations = (SimulationsView, SimulationView, SimulationFigures)
    for view in (catalog.EditionEntry, catalog.OptionsView, Option, Rule, *simulations):
        names = [field.encode_name for field in msgspec.structs.fields(view)]
        assert fields_of(view.__name__) == names


def test_a_name_in_every_language_may_be_missing_in_some() -> None:
    assert "  name: Partial<Record<'en' | 'fr' | 'it' | 'nl', string>>" in made()["protocol"]


ROW = re.compile(r"^  '(?P<id>[\w-]+)': (?:unknown|\{ (?P<arguments>.*) \})$", re.MULTILINE)


@cache
def messages() -> dict[str, str | None]:
    """The arguments of each identifier, as written."""
    return {row["id"]: row["arguments"] for row in ROW.finditer(made()["messages"])}


def test_every_message_that_a_page_may_show_has_its_identifier_once_and_in_order() -> None:
    shown = {
        name
        for path, text in sources("en")
        if not path.endswith(("report.ftl", "terminal.ftl"))
        for name in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
    }
    assert list(messages()) == sorted(shown)
    assert made()["messages"].count("\n  '") == len(shown)


def test_messages_only_of_reports_and_terminals_have_no_identifier() -> None:
    others = [text for path, text in sources("en") if path.endswith(("report.ftl", "terminal.ftl"))]
    assert len(others) == 2
    assert not [
        name for text in others for name in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE) if name in messages()
    ]


def test_an_argument_is_a_number_where_a_message_selects_by_it_and_a_word_where_it_selects_by_word() -> None:
    assert messages()["analysis-good"] == "count: number"
    assert messages()["place-text"] == "amount: string | number; building: string"


def test_a_message_without_arguments_takes_none() -> None:
    assert messages()["start-title"] is None


def test_a_message_needs_the_arguments_of_those_that_it_refers_to() -> None:
    text = "one = { $who } { two }\ntwo = { $count ->\n    [one] one\n   *[other] more\n }\n"
    messages = messages_of([text])
    assert dict(arguments_of("one", messages)) == {"who": "string | number", "count": "number"}


def test_what_any_language_selects_by_number_is_a_number() -> None:
    messages = messages_of(["one = { $count }\n", "one = { $count ->\n    [0] none\n   *[other] some\n }\n"])
    assert dict(arguments_of("one", messages)) == {"count": "number"}


def test_the_modules_are_the_same_every_time() -> None:
    assert modules() == made()
