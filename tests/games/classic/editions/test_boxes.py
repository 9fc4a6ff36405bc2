"""Boxes: the same content has the same id, whatever is not exactly that content is refused, and all of them play."""

import tomllib
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from monopolista import register_box
from monopolista.engine.chance import Stream, below, seed_stream
from monopolista.engine.seats import CHANCE
from monopolista.games import (
    EditionError,
    box_content,
    box_texts,
    edition_ids,
    make_box,
    register_content,
    register_values,
)
from monopolista.games.classic.editions import load
from monopolista.games.classic.presentation.narrate import card_text
from monopolista.games.classic.rules import verbs
from monopolista.games.classic.rules.offers import list_offers
from monopolista.games.classic.rules.records import Edition, Game, Offers
from monopolista.games.classic.rules.setting_up import open_game
from monopolista.games.classic.rules.table import answer_chance, apply, next_asked
from monopolista.games.common.own_boxes import LONGEST_BOX, BoxRegistry, box_id, canonical
from tests.games.classic.battery.books import Books, enter_events, open_books
from tests.games.classic.battery.holdings import money_adds_up
from tests.plugins.campaigns import Campaign

MILAN = """
inherits = "italy"
[name]
it = "Milano 👩‍🚀"
[numbers]
cash = 2000
[changes.squares]
39.name = { it = "Via Montenapoleone" }
39.price = 420
39.mortgage = 210
[changes.cards.chance.dividend]
amount = 75
"""
STATED = tomllib.loads(MILAN)
WHOLE: dict[str, Any] = msgspec.json.decode(make_box(STATED))


def test_the_same_content_has_the_same_id_however_it_was_stated() -> None:
    name = register_box(STATED)
    backwards = dict(reversed([*STATED.items()]))
    assert {register_box(one) for one in (backwards, WHOLE, STATED | {"id": "milan", "first_for": ["it"]})} == {name}
    assert register_box(STATED | {"numbers": {"cash": 2001}}) != name
    box = load(name)
    assert (box.id, box.file.name["it"], box.edition.cash, box.edition.price[39]) == (name, "Milano 👩‍🚀", 2000, 420)
    assert name == box_id(box_content(name) or b"")


def test_a_box_states_all_that_it_inherits_and_is_not_among_the_editions() -> None:
    assert len(WHOLE["squares"]) == 40
    assert not {"id", "inherits", "first_for"} & WHOLE.keys()
    assert register_box(STATED) not in edition_ids()
    assert box_content("italy") is None


def test_a_box_may_have_the_name_of_an_edition_and_a_file_may_not_have_the_id_of_a_box() -> None:
    register_box({"inherits": "italy", "name": load("italy").file.name})
    with pytest.raises(EditionError, match="follows from its content"):
        register_values({**STATED, "id": register_box(STATED)})


def changed(**values: Any) -> dict[str, Any]:
    return WHOLE | values


def square(place: int, **values: Any) -> dict[str, Any]:
    squares = [*WHOLE["squares"]]
    squares[place] = squares[place] | values
    return changed(squares=squares)


def nested(depth: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


@pytest.mark.parametrize(
    ("stated", "reason"),
    [
        (changed(colour="red"), "colour"),
        (changed(game="chess"), "game: 'chess' takes no editions"),
        (changed(game="deal"), "game: 'deal' takes no editions"),
        (changed(game=1), "game: must be the name of a game"),
        (changed(inherits="atlantis"), "inherits: unknown edition 'atlantis'"),
        (changed(tokens=10**400), "tokens"),
        (changed(numbers=WHOLE["numbers"] | {"cash": 1.5}), "numbers.cash"),
        (changed(name=nested(900)), "name"),
        (changed(squares=WHOLE["squares"][:39]), "squares: 39 instead of 40"),
        (changed(currency="\u202e"), "currency"),
        (square(1, name=WHOLE["squares"][3]["name"]), r"squares\[3\].name.it: .* is the name of squares\[1\]"),
        *(
            (square(1, name={"it": f"Vicolo{sign}corto"}), r"squares\[1\].name.it")
            for sign in "\u202e\u2066\u200b\x00\n"
        ),
        (square(1, rent=[5, 4, 3, 2, 1, 0]), r"squares\[1\].rent: rents must be positive and rise"),
        ({"inherits": "italy"}, "name: a box has a name of its own"),
        ({}, "missing required field"),
    ],
)
def test_what_is_no_edition_is_refused_with_the_field_in_one_line(stated: Mapping[str, Any], reason: str) -> None:
    with pytest.raises(EditionError, match=f"^box: .*{reason}") as caught:
        register_box(stated)
    assert len(str(caught.value).splitlines()) == 1


CONTENT = canonical(WHOLE)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b" " * (LONGEST_BOX + 1), "larger than 65,536 bytes"),
        (b"[" * LONGEST_BOX, "expected|Expected|nested"),
        (b'{"a":' * 10_000, "nested|truncated"),
        (b'{"a":NaN}', "malformed"),
        (b'{"game":"classic","tokens":' + b"9" * 20_000 + b"}", "out of range"),
        (b'{"a":"\xff"}', "utf-8|UTF-8"),
        (CONTENT.replace(b'"game"', b' "game"'), "not canonical"),
        (CONTENT.replace(b'"game":"classic",', b'"game":"classic","game":"classic",'), "not canonical"),
        (CONTENT.replace(b'"game":"classic",', b""), "game: missing"),
        (CONTENT.replace(b'"game":"classic",', b'"game":"classic","id":"milan",'), "id: not a value of a box"),
    ],
)
def test_content_that_is_not_canonical_is_refused(content: bytes, reason: str) -> None:
    with pytest.raises(EditionError, match=f"^box: .*({reason})"):
        register_content(content, "box")


def test_a_card_has_a_text_of_its_own_in_the_languages_of_the_box() -> None:
    cards = [{**card, "text": {"it": f"Carta {number}!"}} for number, card in enumerate(WHOLE["cards"])]
    name = register_box(changed(cards=cards))
    box = load(name)
    assert {card_text(box, card, "en")[:6] for card in range(len(box.cards))} == {"Carta "}
    assert ("cards[3].text.it", "Carta 3!") in box_texts(name)
    assert '"text"' not in (box_content(register_box(WHOLE)) or b"").decode(), "other boxes keep their ids"
    for text, reason in (
        ({"it": "x" * 201}, r"cards\[0\]\.text\.it: must be 1 to 200 visible characters"),
        ({"en": "Card"}, r"cards\[0\]\.text: no name in a language of the box, it"),
    ):
        with pytest.raises(EditionError, match=reason):
            make_box(changed(cards=[{**cards[0], "text": text}, *cards[1:]]))


def test_a_process_keeps_the_boxes_that_were_used_last() -> None:
    boxes: BoxRegistry[int] = BoxRegistry(2)
    with ThreadPoolExecutor(4) as threads:
        assert set(threads.map(boxes.add, [b"first"] * 40, range(40))) == {box_id(b"first")}
    boxes.add(b"second", 2)
    assert boxes.find(box_id(b"first")) is not None  # and so it is the later one of the two
    boxes.add(b"third", 3)
    assert boxes.find(box_id(b"second")) is None
    assert boxes.find(box_id(b"first")) is not None


NAMES = st.text(st.sampled_from("abcdefgxyzàéß中א👩🏠"), min_size=1, max_size=12)
AMOUNTS = st.integers(1, 400)


@st.composite
def boxes(draw: st.DrawFn) -> dict[str, Any]:
    """Return a box with other prices, rents, names and cards."""
    squares = [*WHOLE["squares"]]
    for place, old in enumerate(squares):
        prices: dict[str, Any] = {}
        if old["price"]:
            price = 2 * draw(AMOUNTS)
            prices = {"price": price, "mortgage": price // 2}
        if old["rent"]:
            rents = sorted(draw(st.sets(st.integers(1, 5000), min_size=6, max_size=6)))
            prices |= {"rent": rents, "house_price": draw(AMOUNTS)}
        if old["kind"] == "street":
            prices["name"] = {"it": f"{draw(NAMES)} {place}"}
        squares[place] = old | prices
    cards = [
        card | ({"amount": draw(AMOUNTS)} if card["effect"] in ("receive", "pay") else {}) for card in WHOLE["cards"]
    ]
    numbers = WHOLE["numbers"] | {"cash": draw(st.integers(200, 5000)), "salary": draw(AMOUNTS), "fine": draw(AMOUNTS)}
    return changed(squares=squares, cards=cards, numbers=numbers, name={"it": draw(NAMES)})


def adds_up(edition: Edition, seed: int, decisions: int) -> bool:
    """Play games at random, and give up in none; return whether every change of money has an event."""
    out, stream = Offers(), Stream()
    seed_stream(stream, 1, seed)
    while decisions > 0:
        game, books = Game(), Books()
        seed_stream(game.chance[0], seed, decisions)
        open_game(edition, game, 4)
        open_books(books, game)
        while game.depth > 0 and decisions > 0:
            decisions -= take_step(edition, game, out, stream)
            enter_events(books, edition, game)
            if not money_adds_up(game, books):
                return False
    return True


def take_step(edition: Edition, game: Game, out: Offers, stream: Stream) -> int:
    """Let chance or a seat answer; return how many decisions of a seat that was."""
    seat = next_asked(game)
    if seat == CHANCE:
        answer_chance(edition, game)
        return 0
    list_offers(edition, game, seat, out)
    offers = [out.rows[place] for place in range(out.count)]
    offers = [offer for offer in offers if offer.verb != verbs.BANKRUPT] or offers
    offer = offers[below(stream, len(offers))]
    assert apply(edition, game, seat, offer.verb, offer.subject, offer.low) == 0
    return 1


@pytest.mark.campaign
def test_money_is_neither_made_nor_lost_in_any_box(campaign: Campaign) -> None:
    sample = campaign.size(sample=1, full=200)

    @settings(max_examples=sample, deadline=None, derandomize=not campaign.full, database=None)
    @given(boxes(), st.integers(0, 2**31 - 1))
    def conserve(values: dict[str, Any], seed: int) -> None:
        name = register_box(values)
        assert register_box(msgspec.json.decode(box_content(name) or b"")) == name
        assert adds_up(load(name).edition, seed, 1000)

    conserve()
