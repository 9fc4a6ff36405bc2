"""An edition states only in what it differs from another; what it does not state it inherits."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from monopolista.games import register_edition, register_values
from monopolista.games.classic.editions import EDITIONS, Options, edition_ids, load
from monopolista.games.classic.editions.inherit import join
from monopolista.games.common.inheritance import join_inherited
from monopolista.games.common.printed import EditionError
from monopolista.games.common.toml_sources import LONGEST, Stated

NAME = 'name = { it = "La mia", en = "My own", nl = "De mijne", fr = "La mienne" }'


def mine(stated: str, inherits: str = "italy", name: str = NAME) -> bytes:
    return f'id = "mine"\ninherits = "{inherits}"\n{name}\n{stated}\n'.encode()


def reason(source: bytes) -> str:
    with pytest.raises(EditionError) as caught:
        EDITIONS.read(source, "mine.toml")
    return str(caught.value)


def test_a_file_that_states_nothing_plays_as_its_parent() -> None:
    file, italy = EDITIONS.read(mine(""), "mine.toml"), load("italy").file
    assert (file.squares, file.cards, file.numbers, file.choices) == (
        italy.squares,
        italy.cards,
        italy.numbers,
        italy.choices,
    )


def test_whose_first_choice_a_box_is_is_not_inherited() -> None:
    assert load("italy").file.first_for == ("it",)
    assert EDITIONS.read(mine(""), "mine.toml").first_for == ()
    assert EDITIONS.read(mine('first_for = ["it-CH"]'), "mine.toml").first_for == ("it-CH",)
    assert "first_for" in reason(mine('first_for = ["Italian"]'))


def test_no_two_boxes_are_the_first_choice_of_one_reader() -> None:
    claimed = [tag for edition in edition_ids() for tag in load(edition).file.first_for]
    assert sorted(claimed) == sorted(set(claimed))


def test_a_box_that_inherits_has_a_name_of_its_own() -> None:
    assert "name: a box has a name of its own, and not that of italy" in reason(mine("", name=""))


@pytest.mark.parametrize("name", ["Italia", "ITALIA", "\u0399talia", "Regno  Unito"])
def test_no_box_is_called_like_one_that_is_there(tmp_path: Path, name: str) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(mine("", name=f'name.it = "{" ".join(name.split())}"'))
    with pytest.raises(EditionError, match=r"name\.it: .* is the name of (italy|uk) or looks like it: choose another"):
        register_edition(path)


def test_a_file_is_measured_before_it_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(b"#" * (LONGEST + 1))
    monkeypatch.setattr(Path, "open", None)
    with pytest.raises(EditionError, match=r"box\.toml: larger than 270,336 bytes"):
        register_edition(path)


def test_a_number_is_replaced_alone() -> None:
    file, italy = EDITIONS.read(mine("[numbers]\ncash = 2000"), "mine.toml"), load("italy").file
    assert (file.numbers.cash, file.numbers.salary) == (2000, italy.numbers.salary)


def test_a_square_is_changed_where_it_lies() -> None:
    file = EDITIONS.read(
        mine('[changes.squares]\n39.name = { it = "Piazza Mia" }\n39.price = 500\n39.mortgage = 250'), "mine.toml"
    )
    changed, old = file.squares[39], load("italy").file.squares[39]
    assert (changed.name, changed.price, changed.rent) == ({"it": "Piazza Mia"}, 500, old.rent)
    assert file.squares[:39] == load("italy").file.squares[:39]


def test_a_square_of_another_kind_is_stated_anew() -> None:
    file = EDITIONS.read(mine('[changes.squares]\n2 = { kind = "chance", name = { it = "Imprevisti" } }'), "mine.toml")
    assert (file.squares[2].kind, file.squares[2].name) == ("chance", {"it": "Imprevisti"})
    assert "squares" in reason(mine('[changes.squares]\n1 = { kind = "chest", name = { it = "Probabilità" } }'))


def test_a_name_is_replaced_in_all_its_languages() -> None:
    file = EDITIONS.read(
        mine('[changes.squares]\n1.name = { nl = "A", fr = "B", en = "C" }', "belgium-nl"), "mine.toml"
    )
    assert file.squares[1].name == {"nl": "A", "fr": "B", "en": "C"}


def test_a_card_is_changed_by_its_deck_and_key() -> None:
    file = EDITIONS.read(
        mine("[changes.cards.chest]\nbirthday.amount = 20\n[changes.cards.chance]\nnearest-station.amount = 3"), "m"
    )
    amounts = {(card.deck, card.key): card.amount for card in file.cards}
    assert amounts["chest", "birthday"] == 20
    assert [card.amount for card in file.cards if card.key == "nearest-station"] == [3, 3]


def deck(name: str, key: str, variant: str = "") -> str:
    """State a deck of sixteen cards alike."""
    extra = f', variant = "{variant}"' if variant else ""
    effect = "effect = 'receive', amount = 50"
    return ",\n".join([f"{{ deck = '{name}', key = '{key}', {effect}{extra} }}"] * 16)


def dealt(source: bytes, name: str, variant: str) -> set[str]:
    file = EDITIONS.read(source, "mine.toml")
    return {card.key for card in file.cards if card.deck == name and card.variant in (None, variant)}


def test_a_whole_deck_is_replaced_in_every_variant() -> None:
    source = mine(f"cards = [{deck('chest', 'shares')}]")
    assert dealt(source, "chest", "A") == dealt(source, "chest", "B") == {"shares"}
    assert dealt(source, "chance", "A") == {card.key for card in load("italy", Options(deck="A")).cards[:16]}


def test_the_deck_of_one_variant_is_replaced_alone() -> None:
    source = mine(f"cards = [{deck('chance', 'shares', 'A')}]")
    assert dealt(source, "chance", "A") == {"shares"}
    assert dealt(source, "chance", "B") == {card.key for card in load("italy", Options(deck="B")).cards[:16]}


def test_a_variant_is_added_to_those_there_are() -> None:
    source = mine(f"cards = [{deck('chance', 'shares', 'C')}]\n[decks]\nvariants = ['C', 'B', 'A']")
    assert dealt(source, "chance", "C") == {"shares"}
    assert dealt(source, "chance", "B") == {card.key for card in load("italy").cards[:16]}
    assert dealt(source, "chest", "C") == {card.key for card in load("italy").cards[16:]}


def test_a_variant_that_is_not_listed_falls_away() -> None:
    file = EDITIONS.read(mine("[decks]\nvariants = ['A']"), "mine.toml")
    assert {card.variant for card in file.cards} == {None, "A"}


def test_inheritance_reaches_through_several_editions() -> None:
    assert load("uk").file.choices == load("us").file.choices
    assert load("uk").file.squares[39].rent == load("italy").file.squares[39].rent
    assert load("us").file.choices.rent == load("belgium-nl").file.choices.rent


@pytest.mark.parametrize(
    ("source", "key"),
    [
        (b'id = "mine"\ninherits = "atlantis"', "inherits: unknown edition 'atlantis'"),
        (b'id = "mine"\ninherits = "../italy"', "inherits: unknown edition"),
        (b'id = "mine"\ninherits = "mine"', "inherits: 'mine' would inherit itself"),
        (b'id = "mine"\ninherits = 3', "inherits: unknown edition '3'"),
        (b'id = []\ninherits = "italy"', "id"),
        (mine("[changes.squares]\n40.price = 1"), "changes.squares.40: there is no such square"),
        (mine("[changes.squares]\n-1.price = 1"), "changes.squares.-1"),
        (mine("[changes.squares]\n1.colour = 'green'\n3.colour = 'green'"), "colour brown has 0 streets"),
        (mine("[changes.squares]\n1 = 3"), "changes.squares"),
        (mine("[changes.cards.chest]\nnobody.amount = 1"), "changes.cards.chest.nobody: there is no such card"),
        (mine("[changes.cards.chest]\ndividend.amount = 1"), "changes.cards.chest.dividend: there is no such card"),
        (mine("[changes.decks]\nchest = 1"), "decks"),
        (mine("squares = []\n[changes.squares]\n1.price = 1"), "changes.squares: the file already lists all squares"),
        (mine("squares = []"), "squares: 0 instead of 40"),
        (mine("numbers = 3"), "numbers"),
        (mine("decks = []"), "decks"),
        (mine("[decks]\nvariants = 3"), "variants"),
        (mine("[decks]\nvariants = []"), "decks.variants"),
        (mine("cards = 3"), "cards"),
        (mine("cards = [3]"), "cards[0]"),
        (mine("cards = [{}]"), "deck"),
        (mine("cards = [{ deck = 'chest' }]"), "key"),
    ],
)
def test_a_broken_difference_is_refused_with_its_key(source: bytes, key: str) -> None:
    assert key in reason(source)


def table(parents: Mapping[str, Stated], name: str) -> Stated:
    return join_inherited(parents[name], parents.get, join)


def test_editions_that_inherit_each_other_are_refused() -> None:
    circle: dict[str, Stated] = {
        "a": {"id": "a", "inherits": "b"},
        "b": {"id": "b", "inherits": "c"},
        "c": {"id": "c", "inherits": "b"},
    }
    with pytest.raises(EditionError, match="inherits: 'b' would inherit itself"):
        table(circle, "a")


def test_an_edition_with_no_parent_has_nothing_to_change() -> None:
    alone: Stated = {"id": "a", "changes": {}}
    assert table({"a": alone}, "a") == alone
    assert "unknown field `changes`" in reason(b'id = "mine"\n[changes]')


def test_an_own_edition_is_loaded_by_its_file_and_then_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(mine("[numbers]\ncash = 2000"))
    assert load(register_edition(path)).edition.cash == 2000
    assert "mine" in edition_ids()
    assert load("mine", Options(speedy=True)).edition.cash == 3000
    path.write_bytes(mine("[numbers]\ncash = 2500"))
    assert load(register_edition(path)).edition.cash == load("mine").edition.cash == 2500


def test_an_own_edition_inherits_another_own_one(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(mine("[numbers]\ncash = 2000"))
    register_edition(path)
    path.write_bytes(
        b'id = "yours"\ninherits = "mine"\nname.it = "La tua"\n[changes.cards.chest]\nbirthday.amount = 20'
    )
    file = load(register_edition(path)).file
    assert (file.numbers.cash, len(file.cards)) == (2000, 34)


def test_an_own_edition_does_not_take_the_name_of_one_of_ours(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(b'id = "us"\ninherits = "italy"\nname.it = "La mia"')
    with pytest.raises(EditionError, match=r"box\.toml: id: 'us' is an edition of the program"):
        register_edition(path)


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.toml", "/dev/null", "a\0b"):
        with pytest.raises(EditionError):
            register_edition(path)


def test_values_make_an_edition_as_a_file_does() -> None:
    name = {"it": 'La "mia"', "en": "My own", "nl": "De mijne", "fr": "La mienne"}
    rich = load(register_values({"id": "rich", "inherits": "italy", "name": name, "numbers": {"cash": 9000}})).file
    assert (rich.name, rich.numbers.cash, rich.squares) == (name, 9000, load("italy").file.squares)


@pytest.mark.parametrize(
    ("stated", "error"),
    [
        ({"id": "italy-2013"}, "italy-2013: id: 'italy-2013' is an edition of the program"),
        ({"id": "rich", "numbers": {"luck": 3}}, "rich: .*luck"),
        ({"id": "rich", "numbers": {"jail_tries": 40}}, "rich: .*jail_tries"),
    ],
)
def test_values_that_are_no_edition_are_refused(stated: dict[str, object], error: str) -> None:
    named = {"inherits": "uk", "name": {"en": "Rich"}}
    with pytest.raises(EditionError, match=error):
        register_values(named | stated)
