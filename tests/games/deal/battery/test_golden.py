"""Golden card games: kept transcripts lead through the same bytes as on the day they were kept."""

import pytest

from monopolista.games.deal.rules import events, verbs
from tests.battery.golden import digests_of, kept, names_in, table_of
from tests.games.deal.battery.golden import EVERY, FOLDER, GAMES

NAMES = names_in(FOLDER)
RARE = {events.LEFT, events.TAKEN_BACK}
"""Events that no bot brings about in a few games; the clauses' scenarios do."""


def test_every_golden_game_is_kept() -> None:
    assert sorted(GAMES) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_replayed_to_the_byte(name: str) -> None:
    game, digests = kept(FOLDER, name)
    table = table_of(game)
    assert table.over
    assert table.transcript.text() == game
    assert digests_of(table, EVERY) == digests


def test_the_golden_games_know_the_facts_and_the_verbs() -> None:
    tables = [table_of(kept(FOLDER, name)[0]) for name in NAMES]
    emitted = {event.kind for table in tables for step in table.steps for event in step.events}
    said = {step.action.split(" ")[0] for table in tables for step in table.steps}
    assert emitted | RARE | {events.STARTED} == set(events.WORDS)
    assert said == set(verbs.NUMBERS) - {"nothing", "undo", "unpick", "leave"}
