"""Every clause has a scenario in every edition, and every scenario a clause and editions that exist."""

import doctest

from monopolista.games import GAMES
from monopolista.games.deal.editions import load
from tests.clauses.proofs import editions_with, lines, marks, proofs, scenarios
from tests.games.classic import scenario
from tests.games.deal import scenario as deal_scenario


def test_every_clause_has_a_scenario_in_every_edition() -> None:
    holes = [(clause, edition) for clause, row in proofs().items() for edition, tests in row.items() if not tests]
    assert holes == []


def test_no_scenario_names_a_clause_or_an_edition_that_does_not_exist() -> None:
    table = proofs()
    assert set(table) == {clause for game in GAMES.values() for clause in game.words.clauses.values()}
    assert [clause for clause, row in table.items() if set(row) != set(editions_with(clause))] == []


def test_every_scenario_names_its_clause() -> None:
    unmarked = [name for name, test in scenarios() if not marks(test) and test.__module__ != __name__]
    assert unmarked == []


def test_the_table_shows_every_clause_and_no_hole() -> None:
    table = "\n".join(lines(proofs()))
    assert all(f"\n{clause} " in table for game in GAMES.values() for clause in game.words.clauses.values())
    assert "HOLE" not in table


def test_every_card_of_the_card_game_has_a_scenario() -> None:
    tests = [test for _, test in scenarios()]
    played = {
        key for test in tests for mark in getattr(test, "pytestmark", []) if mark.name == "card" for key in mark.args
    }
    assert played == {card.key for card in load("deal").file.cards}


def test_the_languages_of_scenarios_are_as_their_examples_say() -> None:
    scenario.set_edition("italy")
    for language in (scenario, deal_scenario):
        assert doctest.testmod(language).attempted > 0
        assert doctest.testmod(language).failed == 0
