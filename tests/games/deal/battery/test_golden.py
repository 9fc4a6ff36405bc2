"""Golden card games: kept transcripts lead through the same bytes as on the day they were kept."""

import pytest

from monopolista.games.deal.rules import facts, verbs
from tests.games.deal.battery.golden import FOLDER, GAMES, digests_of, kept

NAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))
RARE = {facts.LEFT, facts.TAKEN_BACK}
"""Facts that no bot brings about in a few games; the clauses' scenarios do."""


def test_every_golden_game_is_kept() -> None:
    assert sorted(GAMES) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_replayed_to_the_byte(name: str) -> None:
    table = kept(name)
    assert table.over
    assert table.transcript.text() == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert digests_of(table) == (FOLDER / f"{name}.digests").read_text(encoding="utf-8")


def test_the_golden_games_know_the_facts_and_the_verbs() -> None:
    tables = [kept(name) for name in NAMES]
    told = {fact.kind for table in tables for step in table.steps for fact in step.facts}
    said = {step.action.split(" ")[0] for table in tables for step in table.steps}
    assert told | RARE | {facts.STARTED} == set(facts.WORDS)
    assert said == set(verbs.NUMBERS) - {"nothing", "undo", "unpick", "leave"}
