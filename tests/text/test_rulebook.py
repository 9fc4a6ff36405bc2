"""The rulebook states every clause for every box in every language, and its titles can stand as reasons."""

import doctest
import re
from itertools import pairwise
from pathlib import Path
from string import Template

import pytest

from monopolista import rulebook as rules_text
from monopolista.games import GAMES, edition_ids, game_of, load
from monopolista.games.common.option_declarations import Value
from monopolista.games.common.options import declared, house_rules
from monopolista.games.interface.rules_adapter import Box
from monopolista.locales import LANGUAGES, TextError, say
from monopolista.rulebook import Clause, Rule, clauses_in, common_source, page_for, parse, rules_for, values_of
from tests.battery.options import alone

FOLDER = Path(__file__).parents[2] / "rulebook"


def changes_of(edition: str) -> list[dict[str, Value]]:
    """Nothing, each option alone, and all switches together."""
    game, box = game_of(edition), load(edition)
    switches: dict[str, Value] = {name: True for name, one in declared(game.options).items() if one.kind == "switch"}
    return [{}, *alone(box).values(), switches]


CHANGES = {edition: changes_of(edition) for edition in edition_ids()}
SWITCHES = re.compile(r"([a-z_0-9]+)[=<>]")


def box_of(edition: str, changes: dict[str, Value]) -> Box:
    return load(edition, changes)


def rule(edition: str, clause: str, language: str = "en", **options: Value) -> Rule:
    return rules_for(box_of(edition, options), language)[clause]


def page(language: str, game: str) -> str:
    return (FOLDER / language / f"{game}.md").read_text(encoding="utf-8")


def clauses_of(game: str) -> list[str]:
    return list(GAMES[game].words.clauses.values())


def test_every_language_has_a_rulebook() -> None:
    assert {folder.name for folder in FOLDER.iterdir() if folder.is_dir()} == set(LANGUAGES)


def test_a_language_without_a_rulebook_is_an_error() -> None:
    with pytest.raises(TextError, match=r"no rulebook in '\.\./it'; there are: it, en, nl, fr"):
        rules_for(load("italy"), "../it")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_has_each_clause_of_its_game_once_in_order(game: str, language: str) -> None:
    assert [clause.name for clause in clauses_in(language, game)] == clauses_of(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", edition_ids())
def test_every_clause_of_every_box_has_a_title_and_a_text(edition: str, language: str) -> None:
    for changes in CHANGES[edition]:
        rules = rules_for(box_of(edition, changes), language)
        assert list(rules) == clauses_of(game_of(edition).name)
        assert [name for name, rule_found in rules.items() if not rule_found.title or not rule_found.text] == []
        titles = [rule_found.title for rule_found in rules.values()]
        assert len(set(titles)) == len(titles)
        assert [title for title in titles if len(title) > 80 or title[-1] in ".:"] == []


@pytest.mark.parametrize("edition", edition_ids())
def test_where_editions_or_options_differ_one_title_holds(edition: str) -> None:
    for changes in CHANGES[edition]:
        values = values_of(box_of(edition, changes))
        for clause in clauses_in("en", game_of(edition).name):
            titles = {part.title for part in clause.parts if part.title and rules_text.holds(part.holds, values)}
            assert len(titles) <= 1, clause.name


def shape(clause: Clause) -> object:
    """What must be the same in every language: conditions, booklets, and which paragraphs and values there are."""
    parts = [(part.holds, bool(part.title), part.note, sorted(values_in(part.text))) for part in clause.parts]
    return clause.name, clause.played, clause.booklets, clause.silent, parts


def values_in(text: str) -> set[str]:
    return set(Template(text).get_identifiers())


@pytest.mark.parametrize("game", GAMES)
def test_the_languages_state_the_same_rules(game: str) -> None:
    for one, other in pairwise(LANGUAGES):
        for first, second in zip(clauses_in(one, game), clauses_in(other, game), strict=True):
            assert shape(first) == shape(second)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_the_editions_and_not_the_pages(language: str) -> None:
    """But for the Speedy die's faces, which are not the edition's to choose, and the years of booklets."""
    stated = {
        clause.name
        for game in GAMES
        for clause in clauses_in(language, game)
        for text in (clause.title, *(part.title + part.text for part in clause.parts))
        if re.search(r"\d", re.sub(r"[A-Z]+-\d+|\$[a-z_\d]+|\b20\d\d\b", "", text))
    }
    assert stated == {"SPEED-2", "SPEED-3"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["italy", "deal"])
def test_every_condition_names_a_value_or_choice_that_a_box_has(edition: str, language: str) -> None:
    known = values_of(load(edition)).keys()
    lines = page(language, game_of(edition).name).splitlines()
    assert {name for line in lines if line[:1] in "@?" for name in SWITCHES.findall(line)} <= known
    stated = clauses_in(language, game_of(edition).name)
    named = {"chance", "chest", "station_kinds", "company_kinds"}
    assert {name for clause in stated for part in clause.parts for name in values_in(part.text)} <= known | named


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_clause_refers_only_to_clauses_that_exist(game: str, language: str) -> None:
    named = set(re.findall(r"\b[A-Z]+-[0-9]+\b", page(language, game)))
    assert named == set(clauses_of(game))


@pytest.mark.parametrize("game", GAMES)
def test_apostrophes_are_printed_ones(game: str) -> None:
    assert [language for language in LANGUAGES if "'" in page(language, game)] == []


@pytest.mark.parametrize("game", GAMES)
def test_french_holds_its_high_punctuation_with_a_space(game: str) -> None:
    said = [line.partition(" · ")[2] if line[:1] == "@" else line for line in page("fr", game).splitlines()]
    assert [line for line in said if line[:1] not in "?=~" and re.search(r"[^\u00a0][:;!?%»]|«[^\u00a0]", line)] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_english_page_speaks_of_players_and_to_you(game: str) -> None:
    bookish = r"\b(?:who(?:m|se)?(?:so)?ever|somebody|oneself|one’s|he who|one (?:may|can|has|pays|does) )"
    said = [line for line in page("en", game).splitlines() if line[:1] not in "?=~@"]
    assert [line for line in said if re.search(bookish, line, re.IGNORECASE)] == []


@pytest.mark.parametrize(
    ("language", "rounds"), [("en", "round"), ("it", "giri"), ("nl", "rondes"), ("fr", "tours de table")]
)
def test_a_limit_of_turns_is_stated_in_the_rounds_that_the_lobby_asks_for(language: str, rounds: str) -> None:
    assert rounds in say("option-turns", language).lower()
    assert rounds in rule("italy", "TIME-1", language, turns=90).text
    at_a_table = rules_for(box_of("italy", {"turns": 90}), language, 3)["TIME-1"].text
    assert re.search(r"\b30\b", at_a_table)
    assert "90" not in at_a_table


def test_every_edition_has_its_booklet() -> None:
    booklets = {str(values_of(load(edition))["booklet"]) for edition in edition_ids()}
    assert all(booklets)
    stated = [clause for game in GAMES for clause in clauses_in("it", game)]
    assert {name for clause in stated for name in clause.silent} <= booklets
    answered = {"deal-answers", rules_text.NO_BOOKLET}  # by no booklet
    assert {name for clause in stated for name in clause.booklets} <= booklets | answered


def test_a_choice_of_the_edition_changes_the_clause() -> None:
    assert rule("italy", "RENT-2").title == "Rent is asked for before the next player rolls, or not at all"
    assert rule("italy-2013", "RENT-2").title == "Rent is owed, asked for or not"
    assert rule("belgium-nl", "RENT-2").title.startswith("Rent is asked for before the second player")
    assert rule("belgium-fr", "BLD-4", "fr").title == "On construit à son tour, ou entre deux tours des autres"


def test_money_is_that_of_the_box_in_the_words_of_the_reader() -> None:
    assert rule("belgium-nl", "SET-2", "nl").title.startswith("Iedereen begint met €\u00a01.500;")
    assert rule("belgium-nl", "SET-2", "fr").title.startswith("Chacun commence avec 1\u202f500\u00a0€")
    assert rule("uk", "AUC-2").title == "The first bid is at least £1"


def test_a_booklet_that_is_silent_is_said_to_be() -> None:
    assert rule("italy-euro", "JAIL-1").notes[0].startswith("The rulebook does not say")
    assert rule("italy-euro", "JAIL-1").origin == ""
    assert rule("italy", "JAIL-1").notes == []
    assert rule("italy", "JAIL-1").origin == "From the Italian rules."


def test_what_an_option_brings_is_played_only_with_it() -> None:
    assert not rule("belgium-nl", "SHORT-4").played
    assert rule("belgium-nl", "SHORT-4", short=True).played
    assert rule("belgium-nl", "SHORT-1", timed=60).played
    assert not rule("belgium-fr", "SHORT-1", timed=60).played
    assert rule("italy-2013", "SPEED-2").played
    assert not rule("italy-2013", "SPEED-2", speedy=False).played


def test_an_option_of_the_booklet_is_no_house_rule_and_elsewhere_it_is() -> None:
    assert not rule("belgium-nl", "SHORT-4", short=True).house
    assert rule("italy", "SHORT-4", short=True).house
    assert rule("italy", "SHORT-4", short=True).origin == (
        "A house rule at this table, from the Belgian rules in Dutch."
    )


def test_a_house_rule_marks_the_clauses_that_it_changes_and_no_others() -> None:
    plain = rules_for(load("italy"), "it")
    assert not any(rule_found.house for rule_found in plain.values())
    changed = rules_for(load("italy", {"parking": True}), "it")
    assert [name for name, rule_found in changed.items() if rule_found.house] == ["PARK-1", "TAX-1"]
    assert changed["PARK-1"].origin.endswith("ma modificata da una regola della casa di questo tavolo.")


@pytest.mark.parametrize("game", GAMES)
def test_every_house_rule_is_somewhere_in_the_rulebook(game: str) -> None:
    """A page in which nothing changes with an option would hide it."""
    stated = {str(changes): changes for edition in GAMES[game].editions() for changes in CHANGES[edition]}
    for changes in stated.values():
        houses = [edition for edition in GAMES[game].editions() if changes in CHANGES[edition]]
        departing = [edition for edition in houses if house_rules(box_of(edition, changes))]
        changed = [edition for edition in departing if read(edition, changes) != read(edition, {})]
        assert bool(changed) == bool(departing), changes


def test_every_option_of_the_card_game_says_what_the_booklet_and_others_have() -> None:
    """Whichever is chosen, its clause names a booklet by its year, or an answer, from which another choice comes."""
    clause_of = {"no_is_play": "DEAL-15", "double_any": "DEAL-11", "broken": "DEAL-16", "excess": "DEAL-2"}
    for option, clause in {**clause_of, "wild_sets": "DEAL-7"}.items():
        for changes in ({}, *(change for change in CHANGES["deal"] if list(change) == [option])):
            box = box_of("deal", changes)
            rule_found = rules_for(box, "en")[clause]
            assert re.search(r"\b20\d\d\b|Hasbro", " ".join(rule_found.notes)), (option, changes)
            assert rule_found.house == bool(house_rules(box))


def test_what_the_card_games_booklet_leaves_open_is_said_with_the_ruling() -> None:
    plain = rules_for(load("deal"), "en")
    silent = [
        name for name, rule_found in plain.items() if re.search("not (say|mention)|settled", " ".join(rule_found.notes))
    ]
    assert silent == [f"DEAL-{number}" for number in (1, 3, 5, 7, 9, 11, 15, 16)]
    assert plain["DEAL-9"].origin == "From Hasbro’s answers to players."
    assert plain["DEAL-12"].origin == "From the 2014 Italian rules of MONOPOLY Deal."
    assert plain["DEAL-13"].title == "Birthday: M\u00a02 from every other player; Debt Collector: M\u00a05 from one"


def read(edition: str, changes: dict[str, Value]) -> dict[str, Rule]:
    return rules_for(box_of(edition, changes), "en")


def test_the_page_to_be_read_has_what_is_played_and_nothing_else() -> None:
    text = page_for(load("belgium-fr", {"short": True}), "fr")
    heads = re.findall(r"^## (\S+) · ", text, re.MULTILINE)
    assert [head for head in heads if head.startswith(("SHORT", "SPEED", "TIME"))] == [
        "SHORT-1",
        "SHORT-2",
        "SHORT-3",
        "SHORT-4",
    ]
    assert "\n# La préparation\n\n## SET-1 · De deux à 10 joueurs" in text


@pytest.mark.parametrize("edition", edition_ids())
def test_the_source_of_most_clauses_stands_once_above_them(edition: str) -> None:
    rules = [rule for rule in rules_for(load(edition), "nl").values() if rule.played]
    source = common_source(rules)
    assert source.startswith("Volgens ")
    text = page_for(load(edition), "nl")
    assert text.startswith(f"> {source}\n")
    assert text.count(source) == 1
    others = [rule.origin for rule in rules if rule.origin not in ("", source)]
    assert text.count("> Volgens") == 1 + len(others) < 5, "what is by another source says so"


def test_a_page_is_read_as_its_lines_say() -> None:
    (clause,) = parse("# C\n## A-1 · T\n? x=1\n= b\n~ c d\n\nAll.\n\n@ y>2 · Other\nSome.\n\n@\n> Note.\n")
    assert (clause.name, clause.chapter, clause.title) == ("A-1", "C", "T")
    assert (clause.played, clause.booklets, clause.silent) == (["x=1"], ["b"], ["c", "d"])
    assert [(part.holds, part.title, part.text, part.note) for part in clause.parts] == [
        ("", "", "All.", False),
        ("y>2", "Other", "Some.", False),
        ("", "", "Note.", True),
    ]


def test_the_examples_run() -> None:
    result = doctest.testmod(rules_text)
    assert result.attempted > 0
    assert result.failed == 0
