"""Presets: what a lobby offers at once is playable in every edition, has its words, and says something of its own."""

from typing import Any

import pytest
from msgspec import structs
from tools.new_game.template.pig.game import PIG

from monopolista.games import GAMES
from monopolista.games.common.options import house_rules
from monopolista.games.common.presets import STANDARD, Preset
from monopolista.games.interface.game import Game
from monopolista.locales import LANGUAGES, has

EVERY_EDITION = pytest.mark.parametrize(
    ("game", "edition"), [(game, edition) for game in (*GAMES.values(), PIG) for edition in game.editions()]
)


def presets_of(game: Game[Any, Any], edition: str) -> tuple[Preset, ...]:
    return game.presets(game.box(edition, None))


@EVERY_EDITION
def test_every_preset_can_be_played(game: Game[Any, Any], edition: str) -> None:
    for preset in presets_of(game, edition):
        assert game.box(edition, preset.options).id == edition


@EVERY_EDITION
def test_a_new_room_is_set_up_as_the_first_preset_is(game: Game[Any, Any], edition: str) -> None:
    assert presets_of(game, edition)[0] == STANDARD


@EVERY_EDITION
def test_one_preset_is_for_a_player_against_bots_and_has_hints(game: Game[Any, Any], edition: str) -> None:
    assert [preset.hints for preset in presets_of(game, edition) if preset.solo] == [True]


@EVERY_EDITION
def test_no_two_presets_of_an_edition_set_it_up_alike(game: Game[Any, Any], edition: str) -> None:
    presets = presets_of(game, edition)
    assert len({preset.name for preset in presets}) == len(presets)
    set_up = [structs.replace(preset, name="", solo=False) for preset in presets]
    assert [one for number, one in enumerate(set_up) if one in set_up[:number]] == []


@EVERY_EDITION
def test_by_the_booklet_there_are_no_house_rules_no_hints_and_no_undo(game: Game[Any, Any], edition: str) -> None:
    (booklet,) = [preset for preset in presets_of(game, edition) if preset.name == "booklet"]
    assert house_rules(game.box(edition, booklet.options)) == ()
    assert (booklet.hints, booklet.odds, booklet.take_backs, booklet.auction_seconds) == (False, "off", "off", 0)


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_EDITION
def test_a_preset_has_its_words_in_every_language(game: Game[Any, Any], edition: str, language: str) -> None:
    for preset in presets_of(game, edition):
        assert has(f"preset-{preset.name}", language)
        assert has(f"preset-{preset.name}-note", language)
