"""The puzzles that come with the program: each can be played, all its answers are offered, and one is ahead."""

from collections import Counter

from monopolista.analyse.puzzles import load_puzzles
from monopolista.games.classic.editions import edition_ids
from monopolista.table import Table
from monopolista.transcript import read

AHEAD = 30_000
ERRORS = 5


def test_the_best_answer_is_ahead_of_all_others_by_more_than_chance() -> None:
    for puzzle in load_puzzles():
        best, *others = puzzle.answers
        assert best.behind == 0, puzzle.name
        assert all(one.behind >= max(AHEAD, ERRORS * one.error) for one in others), puzzle.name
        assert all(abs(sum(one.odds) - 1_000_000) <= len(one.odds) for one in puzzle.answers), puzzle.name


def test_every_answer_may_be_given_at_the_question_that_is_open() -> None:
    for puzzle in load_puzzles():
        table = Table.replay(read(puzzle.transcript), chance=None)
        assert puzzle.question in {one.kind for one in table.view().questions} | {"trade"}, puzzle.name
        refused = [one.action for one in puzzle.answers if table.refusal(puzzle.seat, one.action)]
        assert refused == [], puzzle.name


def test_there_are_fifty_of_every_edition_some_easy_and_some_hard() -> None:
    assert len(load_puzzles()) >= 50
    editions = Counter(read(one.transcript).header.edition for one in load_puzzles())
    assert set(edition_ids()) <= set(editions)
    levels = Counter(one.difficulty for one in load_puzzles())
    assert min(levels[level] for level in ("easy", "medium", "hard")) >= 5
    assert len({one.name for one in load_puzzles()}) == len(load_puzzles())


def test_more_than_ten_are_of_the_card_game_from_easy_to_hard() -> None:
    of_cards = [one for one in load_puzzles() if read(one.transcript).header.edition == "deal"]
    assert len(of_cards) > 10
    assert {one.difficulty for one in of_cards} == {"easy", "medium", "hard"}
