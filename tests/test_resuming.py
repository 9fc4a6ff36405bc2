"""A table that goes on from a position equals the one at which every answer was played."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from monopolista.games import edition_ids
from monopolista.games.interface.rules_adapter import Step
from monopolista.table import Table, UndoError, seeded
from monopolista.transcript import Answer, TakeBack, Transcript


def played(edition: str, answers: int) -> Table[Any, Any, Any, Any]:
    """Return a table at which a number of answers were given, some of them taken back."""
    table: Table[Any, Any, Any, Any] = Table(edition, 3, seed=answers, noting=True)
    rng = Random(answers)
    while table.version < answers and not table.over:
        seat = table.next_asked
        back = table.undoable_answer(rng.randrange(3)) if rng.random() < 0.2 else None
        if back is not None:
            table.take_back(table.steps[back.step].seat, back.step, agreed=True)
        else:
            table.play(seat, table.plain_answer(seat))
    return table


def resumed(whole: Table[Any, Any, Any, Any], version: int) -> Table[Any, Any, Any, Any]:
    """Return the table as it is read where a position was kept after a number of answers."""
    header, answers = whole.transcript.header, whole.transcript.answers
    there = Table.replay(Transcript(header, answers[:version]), chance=None)
    table = Table.replay(Transcript(header), chance=None, noting=True)
    table.skip(answers[:version], there.save())
    for answer in answers[version:]:
        table.repeat(answer)
    return table


def printed_steps(steps: Iterable[Step]) -> list[str]:
    """Return steps as they print; events of different tables are different objects."""
    return [str(step) for step in steps]


@pytest.mark.campaign(sample=2)
@pytest.mark.parametrize("edition", edition_ids())
def test_all_that_can_be_asked_is_answered_alike(edition: str) -> None:
    whole = played(edition, 200)
    for version in (1, 64, 150, whole.version):
        table = resumed(whole, version)
        assert table.at_hand == version
        assert table.save() == whole.save()
        assert table.version == whole.version
        assert table.counted == whole.counted
        assert table.view() == whole.view()
        assert [table.undoable_answer(seat) for seat in range(3)] == [whole.undoable_answer(seat) for seat in range(3)]
        assert printed_steps(table.steps_since(version)) == printed_steps(whole.steps[version:])
        assert table.at_hand == version, "none of that needs what was before"
        assert printed_steps(table.backwards()) == printed_steps(reversed(whole.steps))
        assert printed_steps(table.steps) == printed_steps(whole.steps)
        assert table.transcript.answers == whole.transcript.answers


@pytest.mark.parametrize("edition", ["italy", "deal"])
def test_what_was_answered_before_the_position_is_taken_back_as_ever(edition: str) -> None:
    whole = played(edition, 200)
    table = resumed(whole, 180)
    for seat in (0, 1, 2, 1, 0):
        for _ in range(20):
            back = whole.undoable_answer(seat)
            assert table.undoable_answer(seat) == back
            if back is None:
                break
            for one in (table, whole):
                one.take_back(seat, back.step, agreed=True)
            assert table.save() == whole.save()
    assert table.counted == whole.counted
    assert len(whole.counted) < 150
    with pytest.raises(UndoError):
        table.repeat(Answer(0, TakeBack(199, agreed=True)))


def test_it_goes_on_as_the_other_one_does() -> None:
    whole = played("uk", 120)
    table = resumed(whole, 100)
    for one in (whole, table):
        one.go_on(seeded(5))
        while one.version < 400:
            one.play(one.next_asked, one.plain_answer(one.next_asked))
    assert table.transcript.answers == whole.transcript.answers
    assert printed_steps(table.steps) == printed_steps(whole.steps)


def test_what_is_no_state_of_the_game_is_refused() -> None:
    whole = played("italy", 40)
    table = Table.replay(Transcript(whole.transcript.header), chance=None)
    with pytest.raises(ValueError, match=r"buffer|size|bytes"):
        table.skip(whole.transcript.answers, whole.save()[:-4])
    assert table.version == 0


def test_states_of_different_games_have_different_layouts() -> None:
    assert Table("italy", 2, chance=None).layout == Table("uk", 4, seed=1).layout
    assert Table("italy", 2, chance=None).layout != Table("deal", 2, seed=1).layout
