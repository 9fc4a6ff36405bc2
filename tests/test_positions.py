"""Positions laid by hand, in every game: stated, checked, played from, saved and replayed."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from monopolista import CHANCE, Options, PositionError, Table, TranscriptError
from monopolista.cli import main
from monopolista.games import GAMES
from monopolista.games.classic.rules.records import Game
from monopolista.games.deal.rules.records import Game as DealGame
from monopolista.server.core.fair_scheduler import run_to_end
from monopolista.server.review.replays import InvalidReplayError, build_replay_of_text
from monopolista.transcript import read

DARK_BLUE = (37, 39)
GREENS = "green: green-1 green-2 green-3"


def laid(edition: str = "italy", seats: int = 2, options: Options | None = None, **pieces: Any) -> Table:
    """Return a table with these pieces, at which the test plays chance too."""
    table = Table(edition, seats, chance=None, options=options)
    table.set_position(**pieces)
    return table


def test_pieces_lie_where_they_were_laid() -> None:
    table = laid(
        seats=4,
        turn=2,
        stage="end",
        turns=7,
        cash={2: 35},
        at={0: 24},
        owns={0: DARK_BLUE, 2: (5, 12)},
        built={37: 3, 39: 4},
        mortgaged=[12],
        jailed={1: 2},
        keeps={0: ["chest"]},
        out=[3],
    )
    view = table.view()
    assert (table.question.kind, table.asked, view.turns) == ("end", [2], 7)
    assert [player.cash for player in view.players] == [1500, 1500, 35, 0]
    assert [player.square for player in view.players] == [24, 10, 0, 0]
    assert (view.players[1].jailed, table.playing(3)) == (True, False)
    assert (view.level[37], view.level[39], view.mortgaged[12], view.owner[5]) == (3, 4, True, 2)
    assert (table.state().houses, table.state().hotels) == (25, 12)


def test_a_position_is_played_on_and_its_transcript_leads_where_the_game_does() -> None:
    table = laid(at={0: 36}, owns={1: DARK_BLUE}, built={37: 1, 39: 2}, cash={0: 700})
    table.play(0, "roll")
    table.play(CHANCE, "roll 1 2")
    assert table.view().players[0].cash == 100
    text = table.transcript.text()
    again = Table.replay(read(text), chance=None)
    assert (again.save(), again.transcript.text()) == (table.save(), text)
    assert read(text) == table.transcript
    assert "position" not in Table("italy").transcript.text()


def test_a_game_begins_anew_where_pieces_are_laid() -> None:
    table = Table("italy", 2, seed=1)
    table.play(table.next_asked, "roll")
    table.set_position()
    assert (table.version, table.transcript.answers, table.question.kind, table.asked) == (0, [], "roll", [0])
    assert table.undoable_answer(0) is None


@pytest.mark.parametrize(
    ("pieces", "fault"),
    [
        ({"cash": {1: -5}}, "seat 1 has -5 in cash"),
        ({"owns": {0: DARK_BLUE}, "built": {39: 99}}, "square 39 has 99 buildings"),
        ({"owns": {0: [39], 1: [39]}}, "square 39 is owned twice"),
        ({"owns": {0: [7]}}, "square 7 has no deed"),
        ({"owns": {2: [39]}}, "there is no seat 2: seats are 0 to 1"),
        ({"built": {39: 1}}, "square 39 has a building and no owner (BLD-1)"),
        ({"owns": {0: [39]}, "built": {39: 1}}, "its colour not one owner (BLD-1)"),
        ({"owns": {0: [5, 15, 25, 35]}, "built": {5: 1}}, "only streets bear any (BLD-1)"),
        ({"owns": {0: DARK_BLUE}, "built": {37: 1, 39: 3}}, "37, 39 are not built evenly (BLD-2)"),
        ({"owns": {0: DARK_BLUE}, "built": {37: 3, 39: 5}}, "37, 39 are not built evenly (BLD-2)"),
        ({"owns": {0: DARK_BLUE}, "built": {39: 1}, "mortgaged": [37]}, "mortgaged beside buildings (MORT-1)"),
        ({"mortgaged": [37]}, "square 37 is mortgaged, and nobody owns it (MORT-4)"),
        ({"houses_left": 33}, "33 houses in the bank and 0 on the board: the box has 32 (SET-3)"),
        ({"owns": {0: DARK_BLUE}, "built": {37: 5, 39: 5}, "hotels_left": 11}, "11 hotels in the bank and 2 on the"),
        ({"at": {0: 40}}, "the token of seat 0 stands on square 40"),
        ({"at": {1: 30}}, "the token of seat 1 stands on square 30, which sends it to jail (JAIL-1)"),
        ({"turns": 0}, "turn 0: the first one is 1"),
        ({"jailed": {0: 0}, "at": {0: 4}}, "seat 0 is in jail, and its token on square 4 (JAIL-1)"),
        ({"jailed": {0: 3}}, "seat 0 is in jail after 3 tries"),
        ({"keeps": {0: ["chance"], 1: ["chance"]}}, "2 jail cards of the chance cards: there are 1"),
        ({"out": [1]}, "the seat with the dice, and another one, must not be out"),
        ({"pot": 100}, "100 lies at Free Parking, where nothing is collected"),
        ({"gold": 1}, "unknown piece 'gold'; there are: turn, "),
        ({"cash": {0: "much"}}, "Expected `int`, got `str`"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_what_is_wrong_and_nothing_changes(
    pieces: Mapping[str, Any], fault: str
) -> None:
    table = laid()
    before, text = table.save(), table.transcript.text()
    with pytest.raises(PositionError) as refused:
        table.set_position(**pieces)
    assert fault in str(refused.value)
    assert len(refused.value.faults) == 1
    assert (table.save(), table.transcript.text()) == (before, text)


NUMBERS = st.one_of(st.integers(-3, 45), st.sampled_from([10**8, 2**31 - 1, 2**31, 2**40, 10**30]).flatmap(
    lambda size: st.sampled_from([size, -size])
))  # fmt: skip
BY_SEAT = st.dictionaries(st.one_of(st.integers(0, 1), NUMBERS), NUMBERS, max_size=2)
SUMS = ("cash", "at", "built", "jailed")
SINGLE = ("turn", "turns", "pot", "houses_left", "hotels_left")


@given(
    pieces=st.fixed_dictionaries({}, optional=dict.fromkeys(SUMS, BY_SEAT) | dict.fromkeys(SINGLE, NUMBERS)),
    number=st.integers(0, 99),
)
@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_of_any_numbers_a_position_is_refused_or_played_on_from(pieces: dict[str, Any], number: int) -> None:
    table = Table("italy", seats=2, seed=number)
    try:
        table.set_position(**pieces)
    except PositionError:
        return
    for _ in range(60):
        if not table.over:
            table.play(table.next_asked, table.plain_answer(table.next_asked))
    assert table.save()


def test_every_fault_is_reported_at_once() -> None:
    with pytest.raises(PositionError) as refused:
        laid(cash={0: -1, 1: -2}, owns={0: [1]}, built={1: 99})
    assert refused.value.faults == (
        "seat 0 has -1 in cash",
        "seat 1 has -2 in cash",
        "square 1 has 99 buildings: 1 to 4 are houses, 5 is a hotel (BLD-3)",
    )


def test_what_one_table_forbids_another_may_have_by_its_booklet_or_its_options() -> None:
    beside: dict[str, Any] = {"owns": {0: DARK_BLUE}, "built": {39: 1}, "mortgaged": [37]}
    assert laid("belgium-fr", **beside).view().mortgaged[37]
    assert laid(options=Options(parking=True), pot=100).view().pot == 100
    with pytest.raises(PositionError, match="8 on the board: the box has 7"):
        laid(options=Options(houses=7), owns={0: DARK_BLUE}, built={37: 4, 39: 4}, houses_left=0)
    gap: dict[str, Any] = {"owns": {0: (37, 39)}, "built": {37: 5}}
    assert laid("belgium-fr", options=Options(short=True), **gap).view().level[37] == 5
    with pytest.raises(PositionError, match="BLD-2"):
        laid("belgium-fr", **gap)


@pytest.mark.parametrize(
    ("pieces", "fault"),
    [
        ({"hands": {0: ["house"], 1: ["house"] * 3}}, "house is placed too often: there are only 3"),
        ({"hands": {0: ["ace"]}}, "there is no card 'ace'"),
        ({"hands": {0: ["house#4"]}}, "there is no card 'house#4'"),
        ({"hands": {2: ["house"]}}, "there is no seat 2: seats are 0 to 1"),
        ({"hands": {0: ["money-1"] * 6 + ["money-2"] * 5 + ["money-3"] * 3 + ["money-4"] * 3}}, "holds 17 cards"),
        ({"banks": {0: ["red-1"]}}, "red-1 is a property, and in a bank (DEAL-3)"),
        ({"sets": {0: ["brown: red-1"]}}, "red-1 cannot lie in the set brown (DEAL-7)"),
        ({"sets": {0: ["gold: red-1"]}}, "there is no set 'gold'"),
        ({"sets": {0: ["red-1"]}}, "not a set: 'red-1'"),
        ({"sets": {0: ["brown: brown-1 brown-2 wild-any"]}}, "the set brown of seat 0 has 3 cards: 2 are complete"),
        ({"sets": {0: ["brown: brown-1 house"]}}, "bears buildings, and is not complete (DEAL-16)"),
        ({"sets": {0: [GREENS + " hotel"]}}, "bears a hotel, and no house (DEAL-16)"),
        ({"sets": {0: [GREENS + " house house"]}}, "bears more than one house and one hotel (DEAL-16)"),
        (
            {"sets": {0: ["station: station-1 station-2 station-3 station-4 house"]}},
            "cannot be built on the set station",
        ),
        ({"plays": 4}, "4 plays are left, of 3 (DEAL-2)"),
        ({"turn": 5}, "there is no seat 5"),
        ({"cash": {0: 5}}, "unknown piece 'cash'; there are: turn, plays, hands"),
    ],
)
def test_cards_that_cannot_lie_so_are_refused_by_what_is_wrong(pieces: Mapping[str, Any], fault: str) -> None:
    with pytest.raises(PositionError) as refused:
        laid("deal", **pieces)
    assert fault in str(refused.value)
    assert len(refused.value.faults) == 1


def test_who_has_three_sets_in_the_own_turn_has_won_and_others_wait_for_theirs() -> None:
    three = ["brown: brown-1 brown-2", GREENS, "dark-blue: dark-blue-1 dark-blue-2"]
    with pytest.raises(PositionError, match="seat 0 has 3 complete sets, and has won"):
        laid("deal", sets={0: three})
    table = laid("deal", sets={1: three})
    table.play(0, "end")
    assert (table.winners, table.question) == ([1], None)


def test_cards_are_played_from_where_they_were_laid_and_the_transcript_leads_there() -> None:
    table = laid("deal", 2, turn=1, plays=1, hands={1: ["sly-deal"]}, sets={0: ["brown: brown-1"]}, pile=["money-5"])
    (sly,), (brown,) = table.hand(1), table.view().players[0].sets[0].cards
    table.play(1, f"play {sly} {brown}")
    table.play(0, "allow 0")
    assert table.view().players[1].sets[0].cards == [brown]
    text = table.transcript.text()
    assert Table.replay(read(text), chance=None).save() == table.save()


def test_a_state_changed_by_hand_is_refused_where_it_cannot_be() -> None:
    def strangers_deed(game: Game) -> None:
        game.owner[39] = 7

    def card_twice(game: Game) -> None:
        game.holder[0] = 0

    def card_too_many(game: Game) -> None:
        game.holder[3] = 0

    def no_turn(game: Game) -> None:
        game.turn = 9

    changes: list[tuple[Callable[[Game], None], str]] = [
        (strangers_deed, "square 39 is owned by seat 7"),
        (card_twice, "CARD-2"),
        (card_too_many, "seat 0 keeps jail card 3, which there is not"),
        (no_turn, "the dice are with seat 9"),
    ]
    for change, fault in changes:
        table = laid()
        state, before = table.state(), table.save()
        change(state)
        with pytest.raises(PositionError, match=fault):
            table.set_up(state)
        assert table.save() == before
    with pytest.raises(PositionError, match="3 bytes: not a saved state of classic"):
        laid().set_up(b"abc")
    with pytest.raises(PositionError, match="not a state of classic"):
        laid().set_up(laid("deal").state())


def test_a_card_that_lies_twice_is_refused() -> None:
    table = Table("deal", 2, seed=1)
    state: DealGame = table.state()
    state.hands[0].cards[0] = state.hands[1].cards[0]
    with pytest.raises(PositionError, match=r"lies in 2 places.*lies nowhere"):
        table.set_up(state)


def test_a_transcript_of_pieces_moved_by_hand_since_is_not_replayed() -> None:
    table = laid()
    saved = table.save()
    table.set_up(saved)
    assert Table.replay(read(table.transcript.text()), chance=None).save() == saved
    state = table.state()
    state.players[0].cash = 77
    table.set_up(state)
    table.play(0, "roll")
    with pytest.raises(TranscriptError, match="moved by hand"):
        Table.replay(read(table.transcript.text()), chance=None)
    table.set_position(cash={0: 77})
    assert Table.replay(read(table.transcript.text()), chance=None).save() == table.save()


def test_a_laid_game_is_narrated_and_not_shown_since_a_screen_begins_with_an_empty_board(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = laid(at={0: 36}, owns={1: DARK_BLUE}, built={37: 1, 39: 2}, cash={0: 700})
    table.play(0, "roll")
    table.play(CHANCE, "roll 1 2")
    text = table.transcript.text()
    saved = tmp_path / "game.txt"
    saved.write_text(text, encoding="utf-8")
    assert main(["replay", str(saved), "--language", "en"]) == 0
    assert "600" in capsys.readouterr().out
    with pytest.raises(InvalidReplayError, match="pieces laid by hand"):
        run_to_end(build_replay_of_text(text))
    saved.write_text(text.replace('"cash":{"0":700}', '"cash":{"0":-7}'), encoding="utf-8")
    assert main(["replay", str(saved)]) != 0
    assert "seat 0 has -7 in cash (seats are numbered from 0)" in capsys.readouterr().err


@pytest.mark.parametrize("edition", sorted(game.editions()[0] for game in GAMES.values()))
def test_after_the_end_nothing_is_asked(edition: str) -> None:
    table = laid(edition)
    for seat in (0, 1):
        if table.playing(seat) and not table.over:
            table.play(seat, "leave" if "leave" in table.game.words.verbs.values() else "bankrupt")
    assert table.over
    assert table.question is None


def test_facts_print_the_names_of_their_game() -> None:
    table = laid(at={0: 36})
    table.play(0, "roll")
    (moved,) = [event for event in table.play(CHANCE, "roll 1 2") if table.words(event)[0] == "moved"]
    assert repr(moved).startswith("Event('moved', seat=0, other=")
    assert repr(moved).endswith("clause='TURN-1')")
    assert repr(Table("deal", 2, seed=1).steps[0].events[0]).startswith("Event('drew', seat=0")
    assert repr(table.take_back(0, 0, agreed=True)[0]).startswith("Event('took-back', seat=0")
