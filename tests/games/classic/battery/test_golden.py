"""Golden games: kept transcripts lead through the same bytes as on the day they were kept."""

import pytest

from monopolista.games.classic.rules import facts, verbs
from tests.games.classic.battery.golden import FOLDER, GAMES, WHOLE, digests_of, kept

NAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))


def test_every_golden_game_is_kept() -> None:
    assert sorted(GAMES) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_replayed_to_the_byte(name: str) -> None:
    table = kept(name)
    assert table.transcript.text() == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert digests_of(table) == (FOLDER / f"{name}.digests").read_text(encoding="utf-8")
    assert table.over or name not in WHOLE


def test_the_golden_games_know_every_kind_of_fact_and_every_verb() -> None:
    tables = [kept(name) for name in NAMES]
    told = {fact.kind for table in tables for step in table.steps for fact in step.facts}
    said = {step.action.split(" ")[0] for table in tables for step in table.steps}
    assert told | {facts.STARTED} == set(facts.WORDS)
    assert said == set(verbs.NUMBERS) - {"nothing"}
