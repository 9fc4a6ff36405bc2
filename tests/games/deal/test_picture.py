"""The picture of the card game: hands are drawn for those who may see them, all else for everybody."""

from typing import Any

import numpy as np
import pytest

from monopolista import NOBODY, Table
from monopolista.games.deal.picture.cards import title_of
from monopolista.games.deal.terminal.prompts import card
from monopolista.games.interface.svg.picture import seen_by
from monopolista.learn.rendering import rasterize

HANDS: dict[str, Any] = {"hands": {0: ["sly-deal", "brown-1"], 1: ["deal-breaker"]}}


def dealt(**position: Any) -> Table[Any, Any, Any, Any]:
    table = Table("deal", seats=2, chance=None)
    table.set_position(**HANDS, **position)
    return table


@pytest.mark.parametrize(
    ("seat", "seen"), [(0, {"Sly"}), (1, {"Breaker"}), (NOBODY, set[str]())], ids=["first", "second", "nobody"]
)
def test_a_hand_is_drawn_for_its_seat_alone(seat: int, seen: set[str]) -> None:
    words = dealt().picture(seat)
    assert {word for word in ("Sly", "Breaker") if word in words} == seen


def test_a_hidden_card_changes_no_pixel_for_another_seat() -> None:
    other = Table("deal", seats=2, chance=None)
    other.set_position(hands={0: ["sly-deal", "forced-deal"], 1: ["deal-breaker"]})
    assert np.array_equal(rasterize(dealt().picture(1)), rasterize(other.picture(1)))
    assert not np.array_equal(rasterize(dealt().picture(0)), rasterize(other.picture(0)))


@pytest.mark.parametrize(
    "position",
    [
        {"sets": {1: ["brown: brown-2"]}},
        {"sets": {1: ["brown: brown-2 wild-any"]}},
        {"sets": {1: ["brown: brown-2 wild-any house"]}},
        {"banks": {1: ["money-5"]}},
        {"discards": ["money-5"]},
    ],
    ids=["property", "set", "house", "bank", "discards"],
)
def test_what_lies_open_is_drawn_for_everybody(position: Any) -> None:
    for seat in (0, 1, NOBODY):
        assert dealt(**position).picture(seat) != dealt().picture(seat)


@pytest.mark.parametrize("language", ["en", "it", "nl", "fr"])
def test_every_card_can_be_drawn(language: str) -> None:
    table = dealt()
    for first in range(0, 106, 10):
        cards = [*{card.key for card in table.box.cards[first : first + 10]}]
        hand = Table("deal", seats=2, chance=None)
        hand.set_position(hands={0: cards})
        assert hand.picture(0, language=language).count("<g ") >= len(cards)


@pytest.mark.parametrize("language", ["en", "it", "nl", "fr"])
def test_names_of_actions_are_whole(language: str) -> None:
    table = Table("deal", seats=2, chance=None)
    seen = seen_by(table.rules, table.state(), NOBODY, names=(), language=language)
    names = {card(seen, number) for number, one in enumerate(table.box.cards) if one.kind not in ("property", "money")}
    for name in names:
        lines, size = title_of(name)
        assert "".join(lines).replace("-", "").replace(" ", "") == name.replace("-", "").replace(" ", "")
        assert len(lines) * size <= 45
