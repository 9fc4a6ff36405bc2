"""The editions' loader: a broken file is refused with file, key and reason, never by accident."""

import random
import re
from collections.abc import Callable
from importlib.resources import files

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from monopolista.engine.chance import Stream, below, seed_stream
from monopolista.engine.records import to_bytes
from monopolista.engine.seats import CHANCE
from monopolista.games.classic.editions import EDITIONS, Options, edition_ids, load
from monopolista.games.classic.editions.box import make_box
from monopolista.games.classic.rules.offers import list_offers
from monopolista.games.classic.rules.records import Edition, Game, Offers
from monopolista.games.classic.rules.setting_up import open_game
from monopolista.games.classic.rules.table import answer_chance, apply, next_asked
from monopolista.games.common.printed import EditionError
from tests.battery.generated_boxes import thorough
from tests.plugins.campaigns import Campaign

SOURCES = {
    name: (files("monopolista.games.classic.editions") / f"{name}.toml").read_text("utf-8") for name in edition_ids()
}
ITALY = SOURCES["italy"]
LINES = {name: source.splitlines() for name, source in SOURCES.items()}
VALUES = st.one_of(
    st.integers().map(str),
    st.sampled_from(
        ["0", "-1", "1", "1.5", "nan", "inf", "true", '""', '"x"', "[]", "{}", "[1, 2]", "1979-05-27", "'"]
    ),
    st.text(max_size=6),
)


def open_files(source: bytes) -> None:
    """Read a file; if it is accepted, every variant of it can be packed and played."""
    file = EDITIONS.read(source, "some.toml")
    for variant in file.decks.variants:
        box = make_box(file, Options(deck=variant))
        assert to_bytes(box.edition)
        play_some(box.edition)


def play_some(edition: Edition) -> None:
    game, out, stream = Game(), Offers(), Stream()
    seed_stream(stream, 1, 2)
    seed_stream(game.chance[0], 3, 4)
    open_game(edition, game, edition.most_seats)
    for _ in range(150):
        seat = next_asked(game)
        if seat == CHANCE:
            answer_chance(edition, game)
        elif seat >= 0:
            list_offers(edition, game, seat, out)
            offer = out.rows[below(stream, out.count)]
            assert apply(edition, game, seat, offer.verb, offer.subject, offer.low) == 0
    assert to_bytes(game)


def refused(source: bytes) -> str:
    with pytest.raises(EditionError) as caught:
        EDITIONS.read(source, "some.toml")
    return str(caught.value)


def accepted_or_refused_in_one_line(source: bytes) -> None:
    reason = "some.toml: accepted"
    try:
        open_files(source)
    except EditionError as error:
        reason = str(error)
    assert re.fullmatch(r"some\.toml: .+", reason)


editions = st.sampled_from(["italy", "belgium-nl", "us"])


@pytest.mark.campaign
def test_a_file_with_another_value_is_accepted_or_refused(campaign: Campaign) -> None:
    @thorough(campaign, sample=12, full=300)
    @given(editions, st.integers(0), VALUES)
    def check(name: str, place: int, value: str) -> None:
        lines = list(LINES[name])
        key, equals, _ = lines[place % len(lines)].partition("=")
        lines[place % len(lines)] = f"{key}= {value}" if equals else value
        accepted_or_refused_in_one_line("\n".join(lines).encode())

    check()


@pytest.mark.campaign
def test_a_file_with_lines_lost_or_moved_is_accepted_or_refused(campaign: Campaign) -> None:
    @thorough(campaign, sample=12, full=300)
    @given(editions, st.integers(0), st.integers(0, 12), st.integers(0))
    def check(name: str, place: int, count: int, to: int) -> None:
        lines = LINES[name]
        place, to = place % len(lines), to % len(lines)
        rest = [*lines[:place], *lines[place + count :]]
        accepted_or_refused_in_one_line("\n".join(rest).encode())
        accepted_or_refused_in_one_line("\n".join([*rest[:to], *lines[place : place + count], *rest[to:]]).encode())

    check()


@pytest.mark.campaign
def test_a_file_with_other_bytes_is_accepted_or_refused(campaign: Campaign) -> None:
    @thorough(campaign, sample=12, full=300)
    @given(editions, st.integers(0), st.binary(max_size=3))
    def check(name: str, place: int, data: bytes) -> None:
        source = SOURCES[name].encode()
        place %= len(source)
        accepted_or_refused_in_one_line(source[:place] + data + source[place + len(data) :])

    check()


@settings(deadline=None)
@given(st.binary())
@example(b"\xff\xfe")
@example(b"a = " + b"[" * 5000)
@example(b"a = " + b"[\n" * 20_000)
@example(b"a" + b".a" * 20_000 + b" = 1")
@example(b"\n".join(b"a.b.c.d.e%d = 1" % number for number in range(3000)))
@example(b'inherits = "us"\ncards = [' + b"{},\n" * 15_000 + b"]")
@example(b'inherits = "us"\n"\\u001b[2J\\n\\u202e" = 1')
@example(b"a = " + b"9" * 5000)
@example(b"#" * 70_000)
@example(b"")
def test_any_bytes_are_refused(source: bytes) -> None:
    assert re.fullmatch(r"some\.toml: .+", refused(source))


def swapped(old: str, new: str, count: int = 1) -> Callable[[], bytes]:
    assert old in ITALY
    return lambda: ITALY.replace(old, new, count).encode()


@pytest.mark.parametrize(
    ("broken", "key"),
    [
        (swapped('variants = ["B", "A"]', "variants = []"), "decks.variants"),
        (swapped("tokens = 8", "tokens = 1"), "tokens"),
        (swapped("tokens = 8", "tokens = 11"), "tokens"),
        (swapped("cash = 1500", "cash = 0"), "cash"),
        (swapped("cash = 1500", "cash = 1500.5"), "numbers.cash"),
        (swapped("hotel_after = 4", "hotel_after = 5"), "hotel_after"),
        (swapped("interest = 10", "interest = -10"), "interest"),
        (swapped("[25, 50, 100, 200]", "[25, 50, 100]"), "station_rent"),
        (swapped("[2, 10, 30, 90, 160, 250]", "[2, 10, 30, 90, 160, 25]"), "squares[1].rent"),
        (swapped("[2, 10, 30, 90, 160, 250]", "[2, 10, 30, 90, 160]"), "squares[1].rent"),
        (swapped("mortgage = 30", "mortgage = 31"), "squares[1]"),
        (swapped("price = 60", "price = 99999999999999999999"), "price"),
        (swapped('colour = "brown"', 'colour = "green"', 2), "colour brown has 0 streets"),
        (swapped('colour = "brown"', 'colour = "mauve"'), "squares[1].colour"),
        (swapped('kind = "go"', 'kind = "parking"'), "kind go"),
        (swapped('key = "dividend"', 'kee = "dividend"'), "kee"),
        (swapped('effect = "advance"\namount = 24', 'effect = "advance"\namount = 40'), "amount"),
        (swapped("currency", "curency"), "curency"),
        (swapped('currency = "M"', 'currency = ""'), "currency"),
        (swapped('currency = "M"', 'currency = "M\\u202e"'), "currency"),
        (swapped('id = "italy"', 'id = "../italy"'), "id"),
        (swapped('languages = ["it"]', 'languages = ["nl"]'), "languages"),
        (swapped('languages = ["it"]', 'languages = ["it", "it"]'), "languages"),
        (swapped('languages = ["it"]', 'languages = ["it", "nl"]'), "decks.names.chance.nl: no name in this language"),
        (swapped('it = "Italia"', 'de = "Italien"'), "name"),
        (
            swapped('it = "Vicolo Corto"', 'nl = "Vicolo Corto"'),
            "squares[1].name.it: no name in this language of the box",
        ),
        (swapped("Vicolo Corto", "Vicolo\\u0007Corto"), "squares[1].name.it"),
        (swapped("Vicolo Corto", "Vicolo\\u202eCorto"), "squares[1].name.it"),
        (swapped("Vicolo Corto", "V" * 61), "squares[1].name.it"),
        (swapped("Vicolo Corto", ""), "squares[1].name.it"),
        (swapped("Vicolo Corto", " "), "squares[1].name.it"),
        (swapped('chest = { it = "Probabilità" }', ""), "decks.names.chest"),
        (swapped("[25, 50, 100, 200]", "[25, 50, 100, 100]"), "numbers.station_rent"),
        (swapped("[4, 10]", "[4, 10001]"), "numbers.company_factor"),
        (swapped("tax = 200", "tax = 0"), "squares[4].tax"),
        (swapped('name = { it = "VIA!" }', 'name = { it = "VIA!" }\ntax = 1'), "squares[0].tax"),
        (swapped('name = { it = "Stazione Sud" }', 'name = { it = "Stazione Sud" }\nhouse_price = 1'), "squares[5]"),
        (swapped('kind = "parking"', 'kind = "go-to-jail"'), "kind parking"),
        (swapped('variants = ["B", "A"]', 'variants = ["B", "B"]'), "decks.variants"),
        (swapped('variants = ["B", "A"]', 'variants = ["B"]'), ".variant: not among decks.variants"),
        (swapped('variants = ["B", "A"]', 'variants = ["B\\n", "A"]'), "decks.variants"),
        (swapped('key = "dividend"', 'key = "windfall"'), ".key: there is no text for 'windfall'"),
        (swapped('key = "dividend"', 'key = "doctor"'), ".effect: the text of doctor is for pay"),
        (swapped('effect = "back"\namount = 3', 'effect = "back"\namount = 40'), ".amount"),
        (swapped('effect = "nearest-station"\namount = 2', 'effect = "nearest-station"\namount = 11'), ".amount"),
        (swapped('effect = "receive"\namount = 50', 'effect = "receive"'), ".amount: receive needs one"),
        (swapped('effect = "jail-free"', 'effect = "jail-free"\namount = 1'), ".amount: jail-free needs none"),
        (swapped("second = 100", "second = 0"), ".second"),
        (swapped("amount = 150", "amount = 150\nsecond = 1"), ".second"),
        (swapped('rent = "asked-1"', 'rent = "later"'), "choices.rent"),
        (swapped("rich_buildings = 100", "rich_buildings = 101"), "choices.rich_buildings"),
        (swapped("speedy = false", "speedy = 0"), "choices.speedy"),
        (swapped("last_bankruptcy = 2", "last_bankruptcy = 0"), "short.last_bankruptcy"),
        (swapped("deeds = 2", "deeds = 3"), "short.deeds"),
    ],
)
def test_a_broken_file_is_refused_with_file_key_and_reason(broken: Callable[[], bytes], key: str) -> None:
    reason = refused(broken())
    assert reason.startswith("some.toml: ")
    assert key in reason


@pytest.mark.parametrize("edition", edition_ids())
def test_every_edition_and_variant_is_played(edition: str) -> None:
    for variant in load(edition).file.decks.variants:
        play_some(load(edition, Options(deck=variant)).edition)


def test_a_deck_that_only_moves_tokens_is_refused() -> None:
    """It could be drawn from for ever: a card sends to a square where the next is drawn."""
    cards = ",\n".join(["{ deck = 'chance', key = 'advance-finest', effect = 'advance', amount = 36 }"] * 16)
    source = f'id = "mine"\ninherits = "us"\ncards = [{cards}]\n'
    assert "no card that moves nobody" in refused(source.encode())


@pytest.mark.parametrize("edition", edition_ids())
def test_an_edition_is_named_as_its_file(edition: str) -> None:
    assert load(edition).file.id == edition


@pytest.mark.parametrize("name", ["", "atlantis", "../italy", "italy.toml", "\0"])
def test_an_unknown_edition_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(EditionError, match=r"there are: .*italy"):
        load(name)


def test_an_unknown_deck_is_refused_with_those_there_are() -> None:
    with pytest.raises(EditionError, match="deck: there is no 'Z'; there are: B, A"):
        load("italy", Options(deck="Z"))


def test_a_shuffled_board_is_still_an_edition() -> None:
    head, *squares = ITALY.split("[[squares]]\n")
    squares[-1], cards = squares[-1].split("[[cards]]\n", 1)
    moved = squares[1:]
    random.Random(7).shuffle(moved)
    source = "[[squares]]\n".join([head, squares[0], *moved]) + "\n[[cards]]\n" + cards
    open_files(source.encode())


def named(name: str) -> bytes:
    return ITALY.replace("Vicolo Corto", name, 1).encode()


@pytest.mark.parametrize(
    "name",
    ["\\u3164", "\\u2800", "Via\\u2800", "Via\\uFFA0Roma", "\\u034f", "Via\\ufe0f", "a" + "\\u0301" * 23, "Via\\u2066",
     "Via\\u00ad", "Vi\\u200ca", "Via  Roma"],
)  # fmt: skip
def test_a_name_that_is_not_all_seen_is_refused(name: str) -> None:
    assert refused(named(name)).startswith("some.toml: squares[1].name.it: must be 1 to 60 visible characters")


@pytest.mark.parametrize(
    "name",
    [
        "خیابان نامه\u200cها",
        "मार्ग क\u094d\u200dष",
        "Via \U0001f468\u200d\U0001f469\u200d\U0001f467",
        "Via 1\ufe0f\u20e3",
    ],
)
def test_a_name_in_any_script_and_with_pictures_is_accepted(name: str) -> None:
    assert EDITIONS.read(named(name), "some.toml").squares[1].name == {"it": name}


@pytest.mark.parametrize("alike", ["Vicolo Stretto", "VICOLO stretto", "Vic\u043elo Stretto", "VicoloStretto"])
def test_squares_that_bear_one_name_or_look_alike_are_refused(alike: str) -> None:
    reason = refused(named(alike))
    assert re.match(
        r"some\.toml: squares\[[1-7]\]\.name\.it: .* is the name of squares\[[1-7]\] or looks like it", reason
    )


def test_no_street_is_called_like_a_deck_and_no_deck_like_the_other() -> None:
    assert "squares[1].name.it: 'IMPREVISTI' is the name of decks.names.chance or looks like it" in refused(
        named("IMPREVISTI")
    )
    decks = ITALY.replace('chest = { it = "Probabilità" }', 'chest = { it = "Imprevisti" }')
    assert "decks.names.chest.it: 'Imprevisti' is the name of decks.names.chance" in refused(decks.encode())


def test_squares_of_a_deck_bear_its_name_each() -> None:
    names = [square.name["it"] for square in load("italy").file.squares]
    assert (names.count("Imprevisti"), names.count("Probabilità")) == (3, 3)


@pytest.mark.parametrize(
    ("broken", "words"),
    [
        (swapped('id = "italy"', 'id = "My Box"'), "small letters a to z, digits and hyphens, .* such as milan-2"),
        (swapped('id = "italy"', 'id = "città"'), "small letters a to z, digits and hyphens, .* such as milan-2"),
        (swapped('currency = "M"', 'currency = "EURO"'), "one to three characters, no digit or space, such as €"),
        (
            swapped('currency = "M"', 'currency = "\\u3164"'),
            "currency: must be one to three visible characters",
        ),
        (swapped('first_for = ["it"]', 'first_for = ["Italian"]'), "such as nl or nl-BE"),
        (swapped('variants = ["B", "A"]', 'variants = ["B 2", "A"]'), "1 to 16 letters a to z, digits and hyphens"),
    ],
)
def test_what_may_be_written_is_said_in_words(broken: Callable[[], bytes], words: str) -> None:
    reason = refused(broken())
    assert re.search(words, reason)
    assert "regex" not in reason
    assert "[a-z" not in reason


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        (ITALY.encode("latin-1", "replace"), r"line \d+: the byte 0x[0-9a-f]{2} is not UTF-8: save it as UTF-8"),
        (ITALY.encode("utf-16"), "UTF-16, as its byte order mark says: save it as UTF-8"),
        (b"#" * 280_000 + b"\xff", "larger than 270,336 bytes"),
        (b"#\n" * 40_000, "larger than 65,536 bytes without its pictures"),
        (b"\xef\xbb\xbf" + b"a = " + b"[" * 20_000, "line 1: longer than 400 characters"),
        (b"a = " + b"[\n" * 20_000, "nested too deeply"),
    ],
)
def test_what_is_no_text_of_ours_is_called_what_it_is(source: bytes, reason: str) -> None:
    assert re.fullmatch(rf"some\.toml: {reason}.*", refused(source))


@pytest.mark.parametrize(
    "edited", ["\ufeff" + ITALY, ITALY.replace("\n", "\r\n"), ITALY.replace("\n", "\r"), "\n \n" + ITALY]
)
def test_a_file_that_went_through_an_editor_or_another_system_is_read(edited: str) -> None:
    assert EDITIONS.read(edited.encode(), "some.toml") == load("italy").file
