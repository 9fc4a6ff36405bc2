"""A broken file of the card game is refused with file, key and reason."""

from importlib.resources import files
from pathlib import Path

import pytest

from monopolista.games import register_edition
from monopolista.games.common.printed import EditionError
from monopolista.games.deal.editions import EDITIONS, load

SOURCE = (files("monopolista.games.deal.editions") / "deal.toml").read_text("utf-8")
FIRST_BROWN = 'key = "brown-1"\nkind = "property"\n'
BROWN_NAME = 'name = { it = "Vicolo Corto", nl = "Rue Grande", fr = "Rue Grande", en = "Mediterranean Avenue" }\n'

BROKEN = [
    # The shape.
    ("most_seats = 5", "most_seats = 6", "numbers.most_seats"),
    ("plays = 3", "plays = 4", "numbers.plays"),
    ("dealt = 5\n", "", "dealt"),
    ("birthday = 2", "birthday = 0", "numbers.birthday"),
    ("birthday = 2", "birthday = 2.5", "numbers.birthday"),
    ('broken = "bank"', 'broken = "burnt"', "choices.broken"),
    ("no_is_play = false", "no_is_play = 0", "choices.no_is_play"),
    ('id = "deal"', 'id = "deal"\nauthor = "me"', "author"),
    ('currency = "M"', 'currency = "4"', "currency"),
    ('kind = "no"', 'kind = "perhaps"', "kind"),
    ('picture = "note"', 'picture = "../note"', "picture"),
    ("value = 10\n", "value = -10\n", "value"),
    ("count = 10", "count = 0", "count"),
    ('colours = ["pink", "orange"]', 'colours = ["pink", "mauve"]', "colours"),
    ("size = 4", "size = 5", "size"),
    ("[name]", "[name", "line"),
    # The languages and names.
    ('languages = ["it", "nl", "fr", "en"]', 'languages = ["nl", "fr", "en"]', "languages: must list"),
    ('fr = "MONOPOLY Deal"\n', "", "name.fr: no name in this language of the box"),
    ('it = "Vicolo Corto", ', "", r"cards\[6\]\.name.it: no name in this language of the box"),
    ('it = "Vicolo Corto"', 'it = " Vicolo Corto"', r"cards\[6\]\.name\.it: must be 1 to 60 visible characters"),
    # The colours.
    ('key = "pink"', 'key = "red"', "colours: must be some of brown"),
    ("rent = [1, 2, 4]", "rent = [1, 2]", r"colours\[2\]\.rent: 2 rents instead of 3"),
    ("rent = [1, 2, 4]", "rent = [1, 4, 2]", r"colours\[2\]\.rent: must rise"),
    ("rent = [3, 8]", "rent = [3, 3]", r"colours\[7\]\.rent: must rise"),
    # The cards.
    ('key = "money-2"', 'key = "money-1"', r"cards\[1\]\.key: there is a card money-1 before"),
    ('colours = ["brown"]\n', "", r"cards\[6\]\.colours: property needs 1"),
    ('colours = ["pink", "orange"]', 'colours = ["pink"]', r"\.colours: wild needs 2"),
    ('colours = ["pink", "orange"]', 'colours = ["pink", "pink"]', r"\.colours: wild needs 2"),
    ('kind = "no"', 'kind = "no"\ncolours = ["red"]', r"\.colours: no needs none"),
    (BROWN_NAME, "", r"cards\[6\]\.name: properties have one"),
    ('kind = "money"', f'kind = "money"\n{BROWN_NAME}', r"cards\[0\]\.name: properties have one"),
    ("value = 10", "value = 0", r"cards\[5\]\.value: must be positive"),
    ("value = 0", "value = 1", r"\.value: must be positive, but 0 for cards of every colour"),
    # The pack.
    ("count = 6", "count = 7", "cards: 107, and at most 106 are possible"),
    ("value = 10", "value = 10\ncount = 2", "cards: 107, and at most 106 are possible"),
    (FIRST_BROWN + BROWN_NAME, 'key = "brown-1"\nkind = "money"\n', r"cards\[6\]\.colours: money needs none"),
    ('colours = ["brown"]', 'colours = ["pink"]', r"colours\[0\]\.size: 1 properties of brown, too few for a set of 2"),
    ('picture = "note"', 'picture = "car"', r"cards\[0\]\.picture"),
    ("sets_to_win = 3", "sets_to_win = 11", "numbers.sets_to_win"),
    ('kind = "wild-any"', 'kind = "no"', r"\.value: must be positive"),
    (
        '"pass-go"\npicture = "pass-go"\nvalue = 1',
        '"wild-any"\npicture = "every-colour"\nvalue = 0',
        "cards: 21 of kinds wild",
    ),
    # The numbers together.
    ("most_hand = 7", "most_hand = 9", "a hand could come to hold more than 16 cards"),
    ("go_cards = 2", "go_cards = 3", "a hand could come to hold more than 16 cards"),
    ("drawn_empty = 5", "drawn_empty = 11", "a hand could come to hold more than 16 cards"),
]


@pytest.mark.parametrize(("old", "new", "reason"), BROKEN)
def test_a_broken_file_is_refused_in_one_line(old: str, new: str, reason: str) -> None:
    assert old in SOURCE
    source = SOURCE.replace(old, new, 1).encode()
    with pytest.raises(EditionError, match=reason) as caught:
        EDITIONS.read(source, "mine.toml")
    assert str(caught.value).startswith("mine.toml: ")
    assert "\n" not in str(caught.value)


def test_more_of_a_colour_than_four_sets_hold_is_refused() -> None:
    wilds, rents = SOURCE.index('key = "wild-pink-orange"'), SOURCE.index('key = "rent-')
    browner = (
        SOURCE[wilds:rents].replace('["pink"', '["brown"').replace('["red"', '["brown"').replace('["green"', '["brown"')
    )
    source = SOURCE[:wilds] + browner + SOURCE[rents:]
    with pytest.raises(EditionError, match=r"colours\[0\].size: 10 cards can be brown, more than 4 sets hold"):
        EDITIONS.read(source.encode(), "mine.toml")


@pytest.mark.parametrize("source", [b"", b"\xff", b"a = 1\n" * 12_000, b"x = " + b"[" * 300, b"id = 'deal'"])
def test_what_is_no_such_file_is_refused(source: bytes) -> None:
    with pytest.raises(EditionError, match=r"^mine\.toml: "):
        EDITIONS.read(source, "mine.toml")


def test_the_file_as_it_stands_is_sound() -> None:
    assert EDITIONS.read(SOURCE.encode(), "deal.toml") == load("deal").file


def test_no_board_may_take_the_name_of_the_card_game(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('id = "deal"\ninherits = "us"\nname.en = "Cards"\n')
    with pytest.raises(EditionError, match="'deal' is an edition of the program"):
        register_edition(path)
