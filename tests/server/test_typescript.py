"""The TypeScript of the protocol says what the Python messages say."""

import re
from typing import Any

import msgspec
import pytest

from monopolista.games import GAMES
from monopolista.games.common.options import Option
from monopolista.games.interface.game import Game
from monopolista.protocol import catalog
from monopolista.protocol.codegen.typescript import modules
from monopolista.protocol.messages import ClientMessage, ServerMessage, message_types
from monopolista.protocol.reviews import Replay
from monopolista.protocol.simulations import SimulationFigures, SimulationsView, SimulationView
from monopolista.rulebook import Rule

MADE = modules()


def fields_of(name: str, module: str = "protocol") -> list[str]:
    """The fields of an interface, as written."""
    found = re.search(rf"export interface {name} \{{\n(.*?)\n\}}", MADE[module], re.DOTALL)
    assert found, name
    return [line.strip().partition(":")[0] for line in found[1].splitlines()]


def test_every_message_has_its_fields_under_the_names_they_travel_by() -> None:
    for message in (*message_types(ServerMessage), *message_types(ClientMessage), Replay):
        names = {field.encode_name for field in msgspec.structs.fields(message)}
        written = [name.removesuffix("?") for name in fields_of(message.__name__)]
        assert set(written) - {"type"} == names


def test_every_record_travels_under_names_of_one_style() -> None:
    fields = [name for made in MADE.values() for name in re.findall(r"^  (\w+)\??: ", made, re.MULTILINE)]
    assert len(fields) > 100
    assert [name for name in fields if "_" in name] == []


def test_there_is_a_module_for_each_game_and_one_for_what_all_share() -> None:
    assert list(MADE) == ["protocol", *GAMES]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_shapes_of_a_game_stand_in_its_module_and_say_which_game_it_is(game: Game[Any, Any]) -> None:
    for shape in (*game.views, *game.effect_types):
        named = [field.encode_name for field in msgspec.structs.fields(shape)]
        assert fields_of(shape.__name__, game.name) == ["game", *named]
        assert f"export interface {shape.__name__} {{\n  game: '{game.name}'\n" in MADE[game.name]
        assert f"{game.name}.{shape.__name__}" in MADE["protocol"]
    assert "  table: View\n" in MADE["protocol"]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_words_of_a_game_are_unions_of_its_own(game: Game[Any, Any]) -> None:
    for union, words in (("TaskWord", game.words.tasks), ("Verb", game.words.verbs)):
        assert f"export type {union} = " + " | ".join(f"'{word}'" for word in words.values()) in MADE[game.name]
    assert "  kind: TaskWord\n" in MADE[game.name]
    for number, word in game.words.events.items():
        assert f"  '{word}': {number}," in MADE[game.name]


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
    assert "  name: Partial<Record<'en' | 'fr' | 'it' | 'nl', string>>" in MADE["protocol"]
