"""Every box holds what is printed in it: the board, the deeds, the decks, the names in its languages."""

import pytest

from monopolista.games.classic.editions import Options, edition_ids, load
from monopolista.games.classic.editions.cards import KEYS
from monopolista.games.classic.editions.schema import COLOURS, EFFECTS, KINDS
from monopolista.games.classic.rules.records import ADVANCE, BACK_TO, CARDS, COMPANIES, PAY_OR_DRAW, STATIONS
from monopolista.locales import Language
from tests.games.classic.editions.printed import BOARDS, DECKS, OTHERS, STREETS, cards

EDITIONS = ("belgium-fr", "belgium-nl", "italy", "italy-2013", "italy-euro", "uk", "us")
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def test_these_editions_come_with_the_program() -> None:
    assert edition_ids() == EDITIONS
    assert {edition for edition, _ in BOARDS} == {edition for edition, _ in DECKS} == set(EDITIONS)


@every_edition
def test_the_streets_cost_and_yield_what_their_deeds_say(edition: str) -> None:
    record = load(edition).edition
    for line in STREETS.strip().splitlines():
        place, colour = int(line.split()[0]), line.split()[1]
        price, house_price, *rent = map(int, line.split()[2:])
        assert KINDS[record.kind[place]] == "street"
        assert record.colour[place] == COLOURS.index(colour)
        assert (record.price[place], record.mortgage[place]) == (price, price // 2)
        assert record.house_price[place] == house_price
        assert record.rent[place * 6 : place * 6 + 6] == rent


@every_edition
def test_the_other_squares_are_in_their_places(edition: str) -> None:
    record = load(edition).edition
    for kind, places in OTHERS.items():
        assert [place for place in range(40) if KINDS[record.kind[place]] == kind] == places
    assert {record.price[place] for place in OTHERS["station"]} == {200}
    assert {record.price[place] for place in OTHERS["company"]} == {150}
    assert (record.tax[4], record.tax[38], sum(record.tax)) == (200, 100, 300)
    assert record.station_rent == [25, 50, 100, 200]
    assert record.company_factor == [4, 10]
    assert record.jail == 10


@every_edition
def test_every_colour_lists_its_squares(edition: str) -> None:
    record = load(edition).edition
    assert record.size == [2, 3, 3, 3, 3, 3, 3, 2, 4, 2]
    assert record.members[STATIONS * 4 : STATIONS * 4 + 4] == [5, 15, 25, 35]
    assert record.members[COMPANIES * 4 : COMPANIES * 4 + 4] == [12, 28, -1, -1]
    assert record.members[:4] == [1, 3, -1, -1]
    deeds = [place for place in range(40) if record.deed[place] >= 0]
    assert record.square == deeds
    assert [record.deed[place] for place in deeds] == list(range(28))


@every_edition
def test_the_money_in_the_box_is_that_of_the_booklet(edition: str) -> None:
    record = load(edition).edition
    assert (record.salary, record.fine, record.interest, record.jail_tries) == (200, 50, 10, 3)
    assert (record.houses, record.hotels, record.hotel_after) == (32, 12, 4)
    assert load(edition, Options(speedy=False)).edition.cash == 1500


@pytest.mark.parametrize(
    ("edition", "currency", "tokens", "languages"),
    [
        ("italy", "M", 8, ("it",)),
        ("italy-2013", "M", 8, ("it",)),
        ("italy-euro", "€", 8, ("it",)),
        ("belgium-nl", "€", 10, ("nl", "fr")),
        ("belgium-fr", "€", 10, ("nl", "fr")),
        ("us", "$", 10, ("en",)),
        ("uk", "£", 10, ("en",)),
    ],
)
def test_money_tokens_and_languages(edition: str, currency: str, tokens: int, languages: tuple[str, ...]) -> None:
    box = load(edition)
    assert box.file.currency == currency
    assert box.edition.most_seats == tokens
    assert box.file.languages == languages


@pytest.mark.parametrize(("edition", "language"), BOARDS)
def test_the_squares_are_named_as_on_the_board(edition: str, language: Language) -> None:
    file = load(edition).file
    assert [square.name[language] for square in file.squares] == BOARDS[edition, language]


@every_edition
def test_a_box_speaks_its_own_languages_and_no_other(edition: str) -> None:
    file = load(edition).file
    assert file.languages == tuple(language for name, language in BOARDS if name == edition)
    printed = [square.name for square in file.squares] + list(file.decks.names.values())
    assert {tuple(sorted(name)) for name in printed} == {tuple(sorted(file.languages))}


@every_edition
def test_an_edition_has_a_title_in_every_language_of_the_program(edition: str) -> None:
    assert set(load(edition).file.name) == {"it", "en", "nl", "fr"}


@every_edition
def test_the_decks_are_named_as_their_squares(edition: str) -> None:
    file = load(edition).file
    for square in file.squares:
        if square.kind in ("chance", "chest"):
            assert square.name == file.decks.names[square.kind]


@pytest.mark.parametrize(("edition", "variant"), DECKS)
def test_the_decks_hold_their_cards(edition: str, variant: str) -> None:
    box = load(edition, Options(deck=variant))
    for number, listed in enumerate(DECKS[edition, variant]):
        deck = box.cards[number * CARDS : number * CARDS + CARDS]
        assert sorted((card.effect, card.amount, card.second) for card in deck) == cards(listed)


@every_edition
def test_an_edition_has_the_decks_that_are_known(edition: str) -> None:
    assert set(load(edition).file.decks.variants) == {variant for name, variant in DECKS if name == edition}


@pytest.mark.parametrize(("edition", "variant"), DECKS)
def test_the_record_holds_what_the_cards_say(edition: str, variant: str) -> None:
    box = load(edition, Options(deck=variant))
    for printed, card in zip(box.edition.cards, box.cards, strict=True):
        assert (EFFECTS[printed.effect], printed.amount) == (card.effect, card.amount)
        assert printed.effect == PAY_OR_DRAW or printed.second == card.second
    free = [number for number, card in enumerate(box.cards) if card.key == "jail-free"]
    assert box.edition.jail_cards == [*free, -1, -1]


@pytest.mark.parametrize("edition", ["belgium-nl", "belgium-fr", "italy-euro", "uk"])
def test_a_chest_card_sends_back_to_the_first_street_or_lets_one_draw_from_the_other_deck(edition: str) -> None:
    box = load(edition)
    back = [card for card in box.edition.cards if card.effect == BACK_TO]
    fine = [
        (number // CARDS, card.second) for number, card in enumerate(box.edition.cards) if card.effect == PAY_OR_DRAW
    ]
    assert [card.amount for card in back] == [1]
    assert fine == [(1, 0)]


def test_every_key_with_a_text_is_on_some_card() -> None:
    assert {card.key for edition in EDITIONS for card in load(edition).file.cards} == set(KEYS)


def test_a_key_that_names_the_way_is_used_for_that_way() -> None:
    targets = {"go": {0}, "advance-finest": {39}, "advance-outing": {24}, "advance-errand": {11}}
    for edition in EDITIONS:
        for card in load(edition).file.cards:
            assert card.amount in targets.get(card.key, {card.amount})
            if card.key == "advance-train":
                assert load(edition).file.squares[card.amount].kind == "station"
            if EFFECTS.index(card.effect) == ADVANCE and card.key[-1].isdigit():
                assert card.key == f"advance-{card.amount}"
