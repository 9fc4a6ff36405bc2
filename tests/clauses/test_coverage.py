"""Every clause has a scenario in every edition, and every scenario a clause and editions that exist."""

import doctest

from monopolista.editions import edition_ids
from monopolista.kernel.clauses import NAMES
from tests import scenario
from tests.clauses.proofs import lines, marks, proofs, scenarios


def test_every_clause_has_a_scenario_in_every_edition() -> None:
    holes = [(clause, edition) for clause, row in proofs().items() for edition, tests in row.items() if not tests]
    assert holes == []


def test_no_scenario_names_a_clause_or_an_edition_that_does_not_exist() -> None:
    table = proofs()
    assert set(table) == set(NAMES.values())
    assert {edition for row in table.values() for edition in row} == set(edition_ids())


def test_every_scenario_names_its_clause() -> None:
    unmarked = [name for name, test in scenarios() if not marks(test) and test.__module__ != __name__]
    assert unmarked == []


def test_the_table_shows_every_clause_and_no_hole() -> None:
    table = "\n".join(lines(proofs()))
    assert all(f"\n{clause} " in table for clause in NAMES.values())
    assert "HOLE" not in table


def test_the_language_of_scenarios_is_as_its_example_says() -> None:
    scenario.set_edition("italy")
    assert doctest.testmod(scenario).attempted > 0
    assert doctest.testmod(scenario).failed == 0
