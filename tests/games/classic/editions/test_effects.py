"""A card effect is entered whole: its number, its shape, a card, a text in every language, and a rule."""

from collections.abc import Mapping
from pathlib import Path
from typing import get_args

import pytest

from monopolista.games.classic.editions.cards import KEYS
from monopolista.games.classic.editions.effects import SHAPES
from monopolista.games.classic.rules import cards, records
from monopolista.locales import LANGUAGES, has

RULE = Path(cards.__file__).read_text(encoding="utf-8")


def wanting(effect: str, keys: Mapping[str, str] = KEYS) -> list[str]:
    """Return what an effect still needs, and where."""
    number = effect.upper().replace("-", "_")
    of_it = [key for key, does in keys.items() if does == effect]
    texts = [(f"card-{key}", language) for key in of_it for language in LANGUAGES]
    found = [
        "" if hasattr(records, number) else f"number {number} in rules/records.py",
        "" if effect in SHAPES else "shape in editions/effects.py",
        "" if of_it else "card in editions/cards.py",
        "" if f"effect == {number}" in RULE else f"rule in rules/cards.py, where nothing asks for {number}",
        *("" if has(text, language) else f"text {text} in locales/{language}/cards.ftl" for text, language in texts),
    ]
    return [f"the effect {effect} has no {text}" for text in found if text]


@pytest.mark.parametrize("effect", get_args(records.Effect))
def test_no_effect_wants_anything(effect: str) -> None:
    assert wanting(effect) == []
    assert getattr(records, effect.upper().replace("-", "_")) == records.EFFECTS.index(effect)


def test_all_that_a_new_effect_wants_is_said_by_name_and_place() -> None:
    assert wanting("hop", {"hop-on": "hop"}) == [
        "the effect hop has no number HOP in rules/records.py",
        "the effect hop has no shape in editions/effects.py",
        "the effect hop has no rule in rules/cards.py, where nothing asks for HOP",
        *(f"the effect hop has no text card-hop-on in locales/{language}/cards.ftl" for language in LANGUAGES),
    ]
    assert "the effect hop has no card in editions/cards.py" in wanting("hop")
