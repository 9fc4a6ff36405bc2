"""The TypeScript of the protocol says what the Python messages say."""

import re
from typing import get_args

import msgspec

from monopolista.games.classic.rules import facts, tasks, verbs
from monopolista.games.classic.view import TableView
from monopolista.games.deal.rules import facts as deal_facts
from monopolista.games.deal.rules import tasks as deal_tasks
from monopolista.games.deal.rules import verbs as deal_verbs
from monopolista.games.deal.view import DealView
from monopolista.games.options import Option
from monopolista.rulebook import Rule
from monopolista.server import messages
from monopolista.server.typescript import typescript

MADE = typescript()


def fields_of(name: str) -> list[str]:
    """The fields of an interface, as written."""
    found = re.search(rf"export interface {name} \{{\n(.*?)\n\}}", MADE, re.DOTALL)
    assert found, name
    return [line.strip().partition(":")[0] for line in found[1].splitlines()]


def test_every_message_has_its_fields_under_the_names_they_travel_by() -> None:
    for message in (*get_args(messages.ServerMessage), *get_args(messages.ClientMessage), messages.Replay):
        names = {field.encode_name for field in msgspec.structs.fields(message)}
        written = [name.removesuffix("?") for name in fields_of(message.__name__)]
        assert set(written) - {"type"} == names


def test_every_record_travels_under_names_of_one_style() -> None:
    fields = re.findall(r"^  (\w+)\??: ", MADE, re.MULTILINE)
    assert len(fields) > 100
    assert [name for name in fields if "_" in name] == []


def test_what_each_game_has_of_its_own_is_one_of_the_games() -> None:
    for one in ("Effect", "Standing"):
        assert f"export type {one} = Classic{one} | Deal{one}\n" in MADE
        assert f": {one} | null\n" in MADE


def test_views_of_the_table_say_which_game_it_is() -> None:
    for view, game in ((TableView, "classic"), (DealView, "deal")):
        named = [field.encode_name for field in msgspec.structs.fields(view)]
        assert fields_of(view.__name__) == ["game", *named]
        assert f"export interface {view.__name__} {{\n  game: '{game}'\n" in MADE
    assert "  table: View\n" in MADE
    assert "export type View = TableView | DealView\n" in MADE


def test_words_of_either_game_are_unions_of_their_own() -> None:
    for union, words in (("TaskWord", tasks), ("DealTaskWord", deal_tasks), ("Verb", verbs), ("DealVerb", deal_verbs)):
        assert f"export type {union} = " + " | ".join(f"'{word}'" for word in words.WORDS.values()) in MADE
    assert "  kind: DealTaskWord\n" in MADE


def test_only_what_the_browser_sends_may_be_left_out() -> None:
    assert "game?" in fields_of("Hello")
    assert fields_of("MakeSimulation") == ["edition", "bots", "games", "options?", "language?"]
    assert not [name for name in fields_of("GameView") if name.endswith("?")]


def test_what_the_server_tells_of_editions_options_and_rules_is_all_there() -> None:
    simulations = (messages.SimulationsView, messages.SimulationView, messages.SimulationFigures)
    for told in (messages.EditionEntry, messages.OptionsView, Option, Rule, *simulations):
        names = [field.encode_name for field in msgspec.structs.fields(told)]
        assert fields_of(told.__name__) == names


def test_a_name_in_every_language_may_be_missing_in_some() -> None:
    assert "  name: Partial<Record<'en' | 'fr' | 'it' | 'nl', string>>" in MADE


def test_every_kind_of_fact_has_its_number() -> None:
    for number, word in (*facts.WORDS.items(), *deal_facts.WORDS.items()):
        assert f"  '{word}': {number}," in MADE
