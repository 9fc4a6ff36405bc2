"""Taking back at a table, whatever is played: how far, by whom, and what the record says of it."""

import pytest

from monopolista.games import GAMES, edition_ids
from monopolista.history import TOOK_BACK
from monopolista.locales import LANGUAGES, say
from monopolista.narrate import story
from monopolista.table import CHANCE, CLOCK, Table, UndoError
from monopolista.transcript import TakeBack, read
from tests.games.classic.scenario import BROWN, position


def played(edition: str, answers: int, seed: int = 3) -> Table:
    """Return a table at which a number of plain answers were given."""
    table: Table = Table(edition, 3, seed=seed)
    for _ in range(answers):
        table.play(table.next_asked, table.plain_answer(table.next_asked))
    return table


def test_no_game_has_a_verb_by_which_tables_take_back() -> None:
    word = TakeBack(1).text().split(" ")[0]
    assert all(word not in one.words.verbs.values() for one in GAMES.values())


@pytest.mark.parametrize("edition", edition_ids())
def test_only_the_last_answer_of_a_seat_goes_back_and_the_one_before_after_it(edition: str) -> None:
    table = played(edition, 12)
    own = [number for number, step in enumerate(table.steps) if step.seat == 0]
    with pytest.raises(UndoError, match=r"not the last one that seat 0 can undo \(seats are numbered from 0\)"):
        table.take_back(0, own[-2], agreed=True)
    table.take_back(0, own[-1], agreed=True)
    with pytest.raises(UndoError, match="not the last one"):
        table.take_back(0, own[-1], agreed=True)
    table.take_back(0, own[-2], agreed=True)
    assert [step for step in table.effective_steps if step.seat == 0] == [table.steps[number] for number in own[:-2]]


def test_one_goes_back_as_far_as_one_likes_answer_by_answer() -> None:
    """All but the first and the latest positions of a long game have to be played again."""
    table = played("italy", 0)
    before: dict[int, bytes] = {}
    for _ in range(400):
        if table.next_asked == 0:
            before[table.version] = table.save()
        table.play(table.next_asked, table.plain_answer(table.next_asked))
    for number, position_before in reversed(before.items()):
        table.take_back(0, number, agreed=True)
        assert table.save() == position_before


def test_a_die_that_was_seen_stays_unless_all_agree_and_then_another_is_drawn() -> None:
    table = played("italy", 0)
    seat, start = table.next_asked, table.version
    table.play(seat, "roll")
    seen = table.steps[start + 1].action
    with pytest.raises(UndoError, match="not all players have agreed"):
        table.take_back(seat, start)
    table.take_back(seat, start, agreed=True)
    assert table.question.kind == "roll"
    table.play(seat, "roll")
    straight = played("italy", 0)
    straight.play(seat, "roll")
    assert straight.steps[start + 1].action == seen
    assert table.steps[start + 4].action != seen, "the same roll would have come again"


def test_the_record_tells_who_went_back_and_leads_there() -> None:
    table = played("italy", 9)
    seat = table.next_asked
    way = table.undoable_answer(seat)
    assert way is not None
    gone = len(table.effective_steps) - [*table.steps].index(table.steps[way.step])
    [event] = table.take_back(seat, way.step, agreed=True)
    assert (event.kind, event.seat, event.subject, event.amount) == (TOOK_BACK, seat, way.step, gone)
    assert table.words(event) == ("took-back", "")
    text = table.transcript.text()
    assert text.endswith(f"{seat} takeback {way.step} agreed\n")
    again = Table.replay(read(text), chance=None)
    assert (again.save(), again.version, again.transcript) == (table.save(), table.version, table.transcript)


def test_a_record_that_goes_back_where_nobody_may_is_refused() -> None:
    table = played("italy", 5)
    text = table.transcript.text() + "0 takeback 9999 agreed\n"
    with pytest.raises(UndoError):
        Table.replay(read(text), chance=None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_says_who_takes_what_back(language: str) -> None:
    game = position(owns={0: BROWN})
    game.does("0: build 1")
    sentence = story(game.table, language)[-1]
    game.table.take_back(0, 0)
    line = story(game.table, language)[-1]
    assert line == say("took-back", language, seat=say("seat-number", language, number=1), what=sentence, count=1)


@pytest.mark.parametrize("action", ["build 1", "mortgage 1"])
def test_building_and_mortgages_are_taken_back_alone_one_by_one(action: str) -> None:
    game = position(owns={0: BROWN})
    table, before = game.table, game.table.save()
    game.does(f"0: {action}")
    between = table.save()
    game.does(f"0: {action.replace('1', '3')}")
    for step, position_before in ((1, between), (0, before)):
        way = table.undoable_answer(0)
        assert way is not None
        assert (way.step, way.alone, way.revealed) == (step, True, False)
        table.take_back(0, way.step)
        assert table.save() == position_before
    assert table.undoable_answer(0) is None


def test_selling_and_redeeming_are_taken_back_alone() -> None:
    game = position(owns={0: BROWN}, built={1: 1, 3: 1})
    game.does("0: sell 1")
    way = game.table.undoable_answer(0)
    assert way is not None
    assert way.alone
    game = position(owns={0: BROWN}, mortgaged=(1,))
    game.does("0: redeem 1")
    way = game.table.undoable_answer(0)
    assert way is not None
    assert way.alone


def test_once_another_player_has_acted_or_the_dice_were_rolled_nobody_takes_back_alone() -> None:
    game = position(owns={0: BROWN})
    game.does("0: build 1", "1: asking 0")
    way = game.table.undoable_answer(0)
    assert way is not None
    assert (way.step, way.alone, way.revealed) == (0, False, False)
    game = position(owns={0: BROWN})
    game.does("0: build 1")
    game.roll(1, 2)
    way = game.table.undoable_answer(0)
    assert way is not None
    assert not way.alone
    assert way.revealed


def test_nobody_goes_back_past_the_clock_or_the_end() -> None:
    table = Table("italy", 2, seed=1, options={"timed": 10})
    seat = table.next_asked
    table.play(seat, "roll")
    assert table.undoable_answer(seat) is not None
    table.play(CLOCK, "time")
    assert table.over or table.undoable_answer(seat) is None
    table = Table("italy", 2, seed=1)
    table.play(0, "bankrupt")
    assert table.over
    assert table.undoable_answer(0) is None
    with pytest.raises(UndoError, match="over"):
        table.take_back(0, table.version - 1, agreed=True)


def test_where_hands_are_hidden_each_answer_of_another_is_a_card_that_was_seen() -> None:
    table = played("deal", 8)
    shown = {seat: table.undoable_answer(seat) for seat in range(3)}
    for seat, way in shown.items():
        assert way is not None
        others = any(step.seat != seat for step in table.steps[way.step + 1 :])
        assert way.revealed == others
    assert any(way is not None and way.revealed for way in shown.values())


def test_a_position_that_was_laid_is_as_far_as_one_goes() -> None:
    assert position(owns={0: BROWN}).table.undoable_answer(0) is None


def test_what_chance_did_is_nobodys_to_take_back() -> None:
    table = played("italy", 0)
    table.play(table.next_asked, "roll")
    assert table.steps[-1].seat == CHANCE
    assert table.undoable_answer(CHANCE) is None
    with pytest.raises(UndoError):
        table.take_back(CHANCE, table.version - 1, agreed=True)
