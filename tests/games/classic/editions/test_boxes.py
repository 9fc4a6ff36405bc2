"""Boxes: the same content has the same id, whatever is not exactly that content is refused, and all of them play."""

import tomllib
import tracemalloc
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from monopolista import register_box
from monopolista.engine.chance import Stream, below, seed_stream
from monopolista.engine.seats import CHANCE
from monopolista.games import (
    EditionError,
    box_content,
    box_texts,
    check_box,
    edition_content,
    edition_ids,
    edition_toml,
    faults_in_box,
    make_box,
    register_content,
    register_values,
)
from monopolista.games import load as load_any
from monopolista.games.classic.editions import load
from monopolista.games.classic.editions.schema import COLOURS
from monopolista.games.classic.editions.squares import streets
from monopolista.games.classic.presentation.narrate import card_text
from monopolista.games.classic.presentation.printed import describe
from monopolista.games.classic.rules import verbs
from monopolista.games.classic.rules.offers import list_offers
from monopolista.games.classic.rules.records import Edition, Game, Offers
from monopolista.games.classic.rules.setting_up import open_game
from monopolista.games.classic.rules.table import answer_chance, apply, next_asked
from monopolista.games.common import edition_catalog
from monopolista.games.common.faults import MOST_FAULTS, Fault
from monopolista.games.common.misfits import Misfit, misfits
from monopolista.games.common.own_boxes import LONGEST_BOX, BoxRegistry, box_id, canonical
from monopolista.games.common.toml_sources import parse
from monopolista.json_reader import read_json
from monopolista.table import Table
from tests import compiled
from tests.battery.generated_boxes import hostile, options_for, spoiled, thorough
from tests.battery.quick_strategies import SEEDS
from tests.battery.stage import AT_RANDOM, BOTS
from tests.games.classic.battery.books import Books, enter_events, open_books
from tests.games.classic.battery.games import BATTERY
from tests.games.classic.battery.holdings import money_adds_up
from tests.games.classic.editions import generated_boxes
from tests.plugins.campaigns import Campaign

MODULE = "tests.games.classic.editions.generated_boxes"
MOST_MEMORY = 16 * 1024 * 1024
"""Bytes that the refusal of any box of any size may take."""
LONGEST_MESSAGE = 1000

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
39.picture = "🏛️"
[changes.cards.chance.dividend]
amount = 75
"""
STATED = tomllib.loads(MILAN)
WHOLE: dict[str, Any] = msgspec.json.decode(make_box(STATED))
CARDS: dict[str, Any] = msgspec.json.decode(edition_content("deal"))
"""All values of the card game."""
PICTURED = WHOLE | {"pictures": generated_boxes.OWN_PICTURES}
"""A box that brings pictures along."""


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


@pytest.mark.parametrize("edition", edition_ids())
def test_the_toml_file_of_an_edition_reads_back_as_the_same_box_and_as_an_edition_of_its_own(edition: str) -> None:
    content = edition_content(edition)
    stated = parse(edition_toml(msgspec.json.decode(content)).encode())
    assert make_box(stated) == content
    assert stated["id"] not in edition_ids()


@pytest.mark.parametrize(
    "text",
    [
        '"' * 200,
        "\\" * 200,
        80 * "x" + " " + 90 * "y",
        "👩‍❤️‍💋‍👨" * 200,
        "Pay € 10 each. " * 13 + "Now",
        "\\u0020" + 3 * chr(34) + 3 * chr(39),
    ],
)
def test_any_text_of_a_card_is_written_in_short_lines_and_reads_back(text: str) -> None:
    [first, *others] = WHOLE["cards"]
    box = changed(cards=[first | {"text": {"it": text, "fr": "«é»"}}, *others])
    written = edition_toml(box)
    assert max(map(len, written.splitlines())) < 200
    assert make_box(parse(written.encode())) == make_box(box)


@pytest.mark.parametrize(("value", "price"), [(201, 222), (209, 230), (210, 231)])
def test_the_interest_on_any_mortgage_is_rounded_up(value: int, price: int) -> None:
    """MORT-2; the values of the booklets' deeds end in 0 or 5, where rounding to the nearest would do the same."""
    table = Table(register_box(square(39, price=2 * value, mortgage=value)), 2, chance=None)
    table.set_position(cash={0: 1500, 1: 1500}, owns={0: (39,)}, mortgaged=(39,))
    table.play(0, "redeem 39")
    assert 1500 - table.state().players[0].cash == price


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
        (changed(game="deal"), "unknown field"),
        (changed(game=1), "game: must be the name of a game"),
        (changed(inherits="atlantis"), "inherits: unknown edition 'atlantis'"),
        (changed(tokens=10**400), "tokens"),
        (changed(numbers=WHOLE["numbers"] | {"cash": 1.5}), "numbers.cash"),
        (changed(name=nested(900)), "name"),
        (changed(language="x" * 5000), r"'x{40}…' - at `\$.language`"),
        (changed(squares=WHOLE["squares"][:39]), "squares: 39 instead of 40"),
        (changed(currency="\u202e"), "currency"),
        (square(1, name=WHOLE["squares"][3]["name"]), r"squares\[3\].name.it: .* is the name of squares\[1\]"),
        *(
            (square(1, name={"it": f"Vicolo{sign}corto"}), r"squares\[1\].name.it")
            for sign in "\u202e\u2066\u200b\x00\n"
        ),
        (changed(numbers=WHOLE["numbers"] | {"cash": 1}), "numbers.first_bid: nobody has the money"),
        (square(1, rent=[5, 4, 3, 2, 1, 0]), r"squares\[1\].rent: rents must be positive and rise"),
        ({"inherits": "italy"}, "name: a box has a name of its own"),
        ({}, "missing required field"),
    ],
)
def test_what_is_no_edition_is_refused_with_the_field_in_one_line(stated: Mapping[str, Any], reason: str) -> None:
    with pytest.raises(EditionError, match=f"^box: .*{reason}") as caught:
        register_box(stated)
    assert len(str(caught.value).splitlines()) == 1


def test_every_fault_of_a_box_is_found_at_once_with_its_field_and_the_key_of_its_words() -> None:
    assert faults_in_box(WHOLE) == faults_in_box(STATED) == []
    values = msgspec.json.decode(msgspec.json.encode(WHOLE))
    values["currency"], values["tokens"], values["numbers"]["cash"] = "1", 40, 0
    squares, cards = values["squares"], values["cards"]
    squares[1] |= {"name": {"it": ""}, "house_price": 2_000_000, "colour": "light-blue"}
    squares[3] |= {"rent": [1, 2, 3, 4, 5, 2_000_000], "colour": "light-blue"}
    squares[5]["price"], squares[9]["name"], cards[0]["amount"] = 3, squares[8]["name"], 99
    squares[6]["rent"][2] = 1
    found = {(one.field, one.key): (one.low, one.high) for one in faults_in_box(values)}
    assert found == {
        ("currency", "currency"): (None, None),
        ("tokens", "range"): (2, 10),
        ("numbers.cash", "range"): (1, 1_000_000),
        ("squares[1].name.it", "name"): (None, None),
        ("squares[1].house_price", "range"): (0, 1_000_000),
        ("squares[3].rent[5]", "range"): (0, 1_000_000),
        ("squares", "colour"): (1, 4),
        ("squares[5].price", "price"): (None, None),
        ("squares[6].rent", "rent"): (None, None),
        ("squares[9].name.it", "same"): (None, None),
        ("cards[0].amount", "range"): (0, 39),
    }
    stray = {"colr": 1, "squares": [WHOLE["squares"][0] | {"colr": 1}, *WHOLE["squares"][1:]]}
    assert [one.field for one in faults_in_box(WHOLE | stray)] == ["squares[0].colr", "colr"]
    assert [one.field for one in faults_in_box({"inherits": "italy"})] == ["name"]
    assert len(faults_in_box(changed(cards=[{}] * 9000))) == MOST_FAULTS
    [long] = faults_in_box(changed(language="x" * 5000))
    assert long.reason == f"Invalid enum value '{'x' * 40}…'"


def with_colours(*colours: str) -> dict[str, Any]:
    """Return a box whose streets have these colours, in the order of the board."""
    left = iter(colours)
    squares = [one | {"colour": next(left)} if one["kind"] == "street" else one for one in WHOLE["squares"]]
    return changed(squares=squares)


def sized(*sizes: int) -> list[str]:
    return [colour for colour, size in zip(COLOURS, sizes, strict=True) for _ in range(size)]


@pytest.mark.parametrize("sizes", [(1, 2, 3, 4, 4, 3, 2, 3), (4, 4, 4, 4, 1, 1, 1, 3), (1, 3, 3, 3, 3, 3, 3, 3)])
def test_a_colour_has_one_to_four_streets(sizes: tuple[int, ...]) -> None:
    box = load(register_box(with_colours(*sized(*sizes))))
    assert tuple(box.edition.size) == (*sizes, 4, 2)


@pytest.mark.parametrize("sizes", [(0, 3, 3, 3, 3, 3, 3, 4), (5, 3, 3, 3, 2, 2, 2, 2)])
def test_a_colour_without_streets_or_with_more_than_four_is_refused(sizes: tuple[int, ...]) -> None:
    [fault] = faults_in_box(with_colours(*sized(*sizes)))
    assert (fault.field, fault.key, fault.low, fault.high) == ("squares", "colour", 1, 4)
    assert fault.reason == f"colour brown has {sizes[0]} streets instead of 1 to 4"


def test_a_single_street_is_a_whole_colour_and_four_are_one() -> None:
    edition = load(register_box(with_colours(*sized(1, 4, 3, 3, 3, 3, 3, 2)))).edition
    assert (streets(edition, 0), streets(edition, 1)) == ([1], [3, 6, 8, 9])


CONTENT = canonical(WHOLE)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b" " * (LONGEST_BOX + 1), "larger than 262,144 bytes"),
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


def test_cards_call_go_and_the_jail_as_the_board_does() -> None:
    names = {0: "PARTENZA!", 10: "Castigo / Visita"}
    squares = [
        {**square, "name": {"it": names.get(place, square["name"]["it"])}}
        for place, square in enumerate(WHOLE["squares"])
    ]
    named, usual = load(register_box(changed(squares=squares))), load(register_box(WHOLE))
    cards = {card.key: number for number, card in enumerate(named.cards)}
    assert card_text(named, cards["go"], "it").startswith("Di corsa fino a PARTENZA, come")
    assert "dritti a Castigo, senza passare da PARTENZA e senza paga" in card_text(named, cards["to-jail"], "it")
    assert "straight to “Castigo”, not past “PARTENZA”, and no pay" in card_text(named, cards["to-jail"], "en")
    assert "Si vous passez par «\u00a0PARTENZA\u00a0», touchez" in card_text(named, cards["advance-24"], "fr")
    assert card_text(usual, cards["go"], "it").startswith("Di corsa al Via, come")
    assert card_text(usual, cards["go"], "en").startswith("Off to GO, as")
    assert "Komt u langs Start, haal" in card_text(usual, cards["advance-24"], "nl")


def test_cards_name_the_number_that_they_have() -> None:
    cards = [
        card | {"amount": {"nearest-station": 3, "nearest-company": 50, "back": 5}.get(card["effect"], card["amount"])}
        for card in WHOLE["cards"]
    ]
    changed_box, usual = load(register_box(changed(cards=cards))), load(register_box(WHOLE))
    places = {card.effect: number for number, card in enumerate(usual.cards)}
    for effect, language, classic, other in (
        ("nearest-station", "it", "il doppio dell’affitto", "3 volte l’affitto"),
        ("nearest-company", "en", "ten times the total", "50 times the total"),
        ("nearest-company", "nl", "tien keer de ogen", "50 keer de ogen"),
        ("back", "fr", "reculez de trois cases", "reculez de 5 cases"),
    ):
        assert classic in card_text(usual, places[effect], language)
        assert other in card_text(changed_box, places[effect], language)


def test_a_card_has_a_text_of_its_own_in_the_languages_of_the_box() -> None:
    cards = [{**card, "text": {"it": f"Carta {number}!"}} for number, card in enumerate(WHOLE["cards"])]
    name = register_box(changed(cards=cards))
    box = load(name)
    assert {card_text(box, card, "en")[:6] for card in range(len(box.cards))} == {"Carta "}
    assert ("cards[3].text.it", "Carta 3!") in box_texts(name)
    assert '"text"' not in (box_content(register_box(WHOLE)) or b"").decode(), "other boxes keep their ids"
    for text, reason in (
        ({"it": "x" * 201}, r"cards\[0\]\.text\.it: must be 1 to 200 visible characters"),
        ({"en": "Card"}, r"cards\[0\]\.text\.it: no name in this language of the box"),
    ):
        with pytest.raises(EditionError, match=reason):
            make_box(changed(cards=[{**cards[0], "text": text}, *cards[1:]]))


def with_text(effect: str, text: dict[str, str], **changes: Any) -> dict[str, Any]:
    """Return the values of a box whose first card with an effect has a text, in the languages of the text."""
    place = next(place for place, card in enumerate(WHOLE["cards"]) if card["effect"] == effect)
    cards = [*WHOLE["cards"]]
    cards[place] = cards[place] | {"text": text} | changes
    return changed(cards=cards, currency="Bi")


@pytest.mark.parametrize(
    ("text", "effect", "amount", "is_other"),
    [
        ("La Bi 100 è tua", "receive", 100, False),
        ("La Bi 50 è tua", "receive", 100, True),
        ("La 50 bi è tua", "receive", 100, True),
        ("Hai 50 anni: ecco Bi 100", "receive", 100, False),
        ("Bi 1.500, cioè 1 500 Bi, bi1,500 o 1’500Bi", "pay", 1500, False),
        ("Bi 1.500, e poi Bi 15", "pay", 1500, True),
        ("Nel 1929 un Bino ne valeva 3, Abi 7", "pay", 1500, False),
        ("Case: Bi 40 l’una; alberghi: Bi 115", "repairs", 40, False),
        ("Case: Bi 40 l’una; alberghi: Bi 116", "repairs", 40, True),
        ("Vai al Via e prendi Bi 200", "advance", 0, False),
        ("Vai al Via e prendi Bi 300", "advance", 0, True),
        ("Esci di prigione: tieni i tuoi Bi 50", "jail-free", 0, False),
        ("Esci di prigione per Bi 60", "jail-free", 0, True),
        ("Torna indietro di 3 caselle", "back", 3, False),
    ],
)
def test_a_text_that_names_another_sum_than_its_card_has_is_warned_of(
    text: str, effect: str, amount: int, is_other: bool
) -> None:
    second = {"second": 115} if effect == "repairs" else {}
    values = with_text(effect, {"it": text}, amount=amount, **second)
    assert faults_in_box(values) == []
    place = values["cards"].index(next(card for card in values["cards"] if "text" in card))
    assert [(one.field, one.key) for one in check_box(values).warnings] == [
        (f"cards[{place}].text.it", "card-sum")
    ] * is_other
    assert check_box(values | {"tokens": 40}).warnings == check_box(values).warnings, "beside the faults"
    for other in ({"game": "classic", "cards": 1}, {"game": "none"}):
        assert check_box(other).warnings == []


def test_a_check_converts_the_values_once(monkeypatch: pytest.MonkeyPatch) -> None:
    converted: list[Any] = []

    def counted(values: Any, kind: Any) -> Iterator[Misfit]:
        converted.append(values)
        return misfits(values, kind)

    monkeypatch.setattr(edition_catalog, "misfits", counted)
    found = check_box(with_text("receive", {"it": "La Bi 50 è tua"}, amount=100) | {"tokens": 40})
    assert (len(found.faults), len(found.warnings), len(converted)) == (1, 1, 1)
    assert (found.content, check_box(STATED).content) == (b"", make_box(STATED))


def test_a_square_has_one_emoji_or_an_icon_as_its_picture() -> None:
    assert b'"picture"' not in make_box({"inherits": "italy", "name": {"it": "Mia"}}), "other boxes keep their ids"
    for picture in ("car", "❤", "1️⃣", "🇮🇹", "👩🏽‍❤️‍💋‍👨🏿", "🏴󠁧󠁢󠁷󠁬󠁳󠁿"):
        values = square(38, picture=picture)
        name = register_box(values)
        assert make_box(parse(edition_toml(values).encode())) == make_box(values) == box_content(name)
        assert name != register_box(WHOLE)
        assert ("squares[38].picture", picture) in box_texts(name)
        shown = [one.picture for one in describe(load(name)).squares]
        assert shown == [*[""] * 38, picture, "🏛️"]


@pytest.mark.parametrize(
    "picture",
    [
        *("", "A", "1", "中", "Car", "car ", "<svg>", "🏰🏰", "🏰 ", "a👍", "☀\ufe0e", "🇮", "🇮🇹🇫🇷", "🏻", "👩\u200d"),
        *("\u200d", "🏰\u202e", "🏰" + "\u0301" * 4, "\u200d".join("👩" * 8), "👩\u200d" * 2_000, "x" * 20_000),
    ],
)
def test_any_other_picture_is_refused_with_its_field(picture: str) -> None:
    reason = "must be one emoji, one of train, bolt, drop, star, question-mark, percent, car, or a name in pictures"
    assert [*map(str, faults_in_box(square(3, picture=picture)))] == [f"squares[3].picture: {reason}"]


def test_a_process_keeps_the_boxes_that_were_used_last() -> None:
    boxes: BoxRegistry[int] = BoxRegistry(2)
    with ThreadPoolExecutor(4) as threads:
        assert set(threads.map(boxes.add, [b"first"] * 40, range(40))) == {box_id(b"first")}
    boxes.add(b"second", 2)
    assert boxes.find(box_id(b"first")) is not None  # and so it is the later one of the two
    boxes.add(b"third", 3)
    assert boxes.find(box_id(b"second")) is None
    assert boxes.find(box_id(b"first")) is not None
    large: BoxRegistry[int] = BoxRegistry(room=5)
    names = [large.add(content, 0) for content in (b"abc", b"de", b"f", b"f", b"of 8 byt")]
    assert [large.find(name) is not None for name in names] == [False, False, False, False, True]


def test_money_is_neither_made_nor_lost_in_plain_python() -> None:
    assert adds_up(load(register_box(STATED)).edition, 7, 1000)


def adds_up(edition: Edition, first: int, decisions: int) -> bool:
    """Play games at random, and give up in none; return whether every change of money has an event."""
    out, stream = Offers(), Stream()
    seed_stream(stream, 1, first)
    while decisions > 0:
        game, books = Game(), Books()
        seed_stream(game.chance[0], first, decisions)
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


@pytest.mark.compiled
@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("part", range(20))
def test_any_box_plays_alike_in_both_bodies_and_keeps_every_law(campaign: Campaign, part: int) -> None:
    @thorough(campaign, sample=2, full=1000, part=part)
    @given(SEEDS, st.integers(0, 2**20), st.sampled_from([AT_RANDOM] * 3 + [BOTS]))
    def play(seed: int, number: int, players: int) -> None:
        values = generated_boxes.boxes().of(seed)
        name = register_box(values)
        text = (box_content(name) or b"").decode()
        assert register_box(msgspec.json.decode(text)) == name
        game = text, options_for(BATTERY, name, number, {"timed": None}), number, players
        assert compiled.call(f"{MODULE}:inspect", *game)["decisions"] > 0
        assert compiled.call(f"{MODULE}:trail", *game) == generated_boxes.trail(*game)

    play()


def refusal_of(values: dict[str, Any]) -> str:
    """Return why values are no box; empty where they are one, which is then ready to play."""
    try:
        content = make_box(values)
    except EditionError as error:
        return str(error)
    assert load_any(register_content(content, "box")).most_seats >= 2
    return ""


@pytest.mark.campaign
@pytest.mark.parametrize("whole", [PICTURED, CARDS], ids=["classic", "deal"])
def test_a_box_with_a_fault_is_refused_with_its_field_and_the_reason(whole: dict[str, Any], campaign: Campaign) -> None:
    @thorough(campaign, sample=8, full=10_000)
    @given(st.data())
    def spoil(data: st.DataObject) -> None:
        values = data.draw(spoiled(whole))
        message, faults = refusal_of(values), faults_in_box(values)
        assert all(one.field.split(".")[0].split("[")[0] in {*whole, "colr"} for one in faults), faults
        assert all(one.reason for one in faults)
        assert bool(faults) == bool(message), (message, faults)
        assert len(message) < LONGEST_MESSAGE

    spoil()


def reason_against(body: bytes) -> str:
    """Return why JSON is no box; empty where it is one."""
    try:
        values = read_json(body, dict[str, Any])
    except msgspec.DecodeError as error:
        return str(error)
    return refusal_of(values)


def faults_against(body: bytes) -> list[Fault]:
    """Return the faults in JSON, one where it is none."""
    try:
        return faults_in_box(read_json(body, dict[str, Any]))
    except msgspec.DecodeError as error:
        return [Fault("", "format", str(error))]


@pytest.mark.campaign
@pytest.mark.parametrize("whole", [PICTURED, CARDS], ids=["classic", "deal"])
def test_a_hostile_box_is_refused_within_bounded_memory(whole: dict[str, Any], campaign: Campaign) -> None:
    @thorough(campaign, sample=8, full=10_000)
    @given(hostile(whole))
    def refuse(body: bytes) -> None:
        tracemalloc.start()
        try:
            message = reason_against(body)
            faults = faults_against(body)
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert peak < MOST_MEMORY
        assert len(message) < LONGEST_MESSAGE
        assert bool(faults) == bool(message), (message, faults)
        assert all(len(str(one)) < LONGEST_MESSAGE for one in faults)
        assert message or len(body) < LONGEST_BOX, "-0 is no other number than 0"

    refuse()
