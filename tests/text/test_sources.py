"""Whose rule a clause is: read in the booklets themselves, and stated here once more."""

import pytest

from monopolista.games import GAMES, edition_ids, load
from monopolista.locales import LANGUAGES, say
from monopolista.rulebook import NO_BOOKLET, clauses_in, elsewhere, rules_for, values_of

ITALY, ITALY_2013, EURO, DUTCH, FRENCH = "italy", "italy-2013", "italy-euro", "belgium-nl", "belgium-fr"
BOOKLETS = (ITALY, ITALY_2013, EURO, DUTCH, FRENCH)
ALL = frozenset(BOOKLETS)
BUT_EURO = ALL - {EURO}
"""The page of the older Italian rules that has come down to us begins with the houses."""
BELGIUM = frozenset({DUTCH, FRENCH})

CHAPTERS = {
    "SET": {1: BUT_EURO, 2: BUT_EURO, 3: BUT_EURO, 4: BUT_EURO, 5: frozenset[str]()},
    "TURN": dict.fromkeys(range(1, 5), BUT_EURO),
    "GO": dict.fromkeys(range(1, 3), BUT_EURO),
    "PARK": {1: BUT_EURO},
    "VISIT": {1: BUT_EURO},
    "TAX": {1: BUT_EURO},
    "CARD": dict.fromkeys(range(1, 4), BUT_EURO),
    "BUY": {1: BUT_EURO},
    "AUC": {1: BUT_EURO, 2: BUT_EURO, 3: {ITALY, ITALY_2013}, 4: {ITALY, ITALY_2013}, 5: frozenset[str]()},
    "RENT": dict.fromkeys(range(1, 8), BUT_EURO),
    "JAIL": dict.fromkeys(range(1, 6), BUT_EURO),
    "BLD": {**dict.fromkeys(range(1, 8), ALL), 8: BUT_EURO},
    "TRADE": {1: ALL, 2: ALL, 3: BUT_EURO},
    "MORT": {1: ALL, 2: ALL, 3: ALL, 4: BELGIUM},
    "DEBT": {1: BUT_EURO, 2: ALL},
    "BANK": dict.fromkeys(range(1, 4), ALL),
    "END": {1: ALL},
    "SHORT": dict.fromkeys(range(1, 5), BELGIUM),
    "TIME": {1: {EURO, *BELGIUM}},
    "RICH": {1: {EURO, *BELGIUM}, 2: frozenset[str]()},
    "SPEED": dict.fromkeys(range(1, 11), frozenset({ITALY_2013})),
}
"""The booklets that have each clause of the classic game."""
SPOKEN = {f"{chapter}-{number}": who for chapter, clauses in CHAPTERS.items() for number, who in clauses.items()}
BY_OTHERS = {"DEAL-9": {"deal-answers"}}
"""Clauses of the card game that its booklet does not have."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_clause_of_the_classic_game_names_the_booklets_that_have_it(language: str) -> None:
    said: dict[str, set[str]] = {}
    for clause in clauses_in(language, "classic"):
        named = set(clause.booklets) or set(BOOKLETS)
        said[clause.name] = named - set(clause.silent) - {NO_BOOKLET}
    assert said == {name: set(who) for name, who in SPOKEN.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_clause_of_the_card_game_is_its_booklets_but_what_others_answered(language: str) -> None:
    stated = clauses_in(language, "deal")
    assert {clause.name: set(clause.booklets) for clause in stated if clause.booklets} == BY_OTHERS
    assert [clause.name for clause in stated if clause.silent] == []


@pytest.mark.parametrize("edition", BOOKLETS)
def test_a_box_names_its_own_booklet_where_that_speaks_and_no_other(edition: str) -> None:
    by_own = say("rule-by", "en", booklet=say(f"booklet-{edition}", "en"))
    for name, rule in rules_for(load(edition), "en").items():
        assert (rule.origin == by_own) == (edition in SPOKEN[name]), name
        if not SPOKEN[name]:
            assert rule.origin == "", name
        elif rule.played and edition not in SPOKEN[name]:
            assert rule.notes[0] == say("rule-silent", "en"), name


PRINTED_ON_CARDS = {"CARD-1", "CARD-3"}
"""What the cards of a box bring into a clause; no booklet prints them."""


@pytest.mark.parametrize("edition", [one for one in edition_ids() if one not in (*BOOKLETS, "deal")])
def test_a_box_without_a_booklet_of_its_own_names_another_only_where_it_plays_by_it(edition: str) -> None:
    """Whatever it plays otherwise than the box of that booklet has another source."""
    booklet = str(values_of(load(edition))["booklet"])
    own, lent = (rules_for(load(one), "en") for one in (edition, booklet))
    changed = {name for name, rule in own.items() if paragraphs(rule.text) != paragraphs(lent[name].text)}
    assert changed - PRINTED_ON_CARDS == set(elsewhere(edition))
    for name, source in elsewhere(edition).items():
        assert own[name].origin == f"From {say(f'booklet-{source}', 'en')}."


def paragraphs(text: str) -> str:
    """Return a text without the signs and names by which boxes differ all the same."""
    for sign in ("$", "£", "€\N{NO-BREAK SPACE}", "€"):
        text = text.replace(sign, "")
    return text.replace("Community Chest", "").replace("Algemeen Fonds", "").replace("Chance", "").replace("Kans", "")


def test_every_edition_that_goes_by_something_else_exists_and_names_clauses() -> None:
    every = {clause for game in GAMES.values() for clause in game.words.clauses.values()}
    assert all(set(elsewhere(edition)) <= every for edition in edition_ids())
    assert elsewhere("us") == elsewhere("uk") == {"BLD-4": "leaflet"}
    assert elsewhere("italy") == {}
