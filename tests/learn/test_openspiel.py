"""Both games as OpenSpiel has games: its own tests, and what a seat may observe there."""

import doctest
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from monopolista.games import GAMES, edition_ids, game_of, load
from monopolista.games.common.options import OptionError
from monopolista.games.common.printed import EditionError
from monopolista.games.deal.rules import verbs
from monopolista.games.interface.capabilities import HasHiddenCards
from monopolista.games.interface.learning import AgentsError
from monopolista.learn import openspiel
from monopolista.learn.openspiel import MonopolistaState, load_checkpoint
from monopolista.table import Table
from monopolista.transcript import read

DOCUMENT = Path(__file__).parents[2] / "docs" / "reference" / "openspiel.md"
SHORT = 40
"""Answers of a short table."""


def game_with(edition: str, players: int, **parameters: bool | int | str) -> pyspiel.Game:
    name = f"python_monopolista_{game_of(edition).name}"
    return pyspiel.load_game(name, {"edition": edition, "players": players, "most_decisions": SHORT, **parameters})


def begun(game: pyspiel.Game, moves: list[int] | None = None) -> MonopolistaState:
    state = cast(MonopolistaState, game.new_initial_state())
    for move in moves or []:
        state.apply_action(move)
    return state


def play_random(state: MonopolistaState, rng: random.Random, steps: int = 10**6) -> Iterator[MonopolistaState]:
    """A game decided at random, at each of its states."""
    while not state.is_terminal() and steps:
        yield state
        steps -= 1
        if state.is_chance_node():
            numbers, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, shares)[0])
        else:
            state.apply_action(one_of(state, rng))


def one_of(state: MonopolistaState, rng: random.Random) -> int:
    """What may be done; giving up, which ends a game before it has begun, less often than all the rest."""
    move = rng.choice(state.legal_actions())
    gives_up = state.action_to_string(state.current_player(), move) in ("bankrupt", "leave")
    return rng.choice(state.legal_actions()) if gives_up else move


def finished(state: MonopolistaState, number: int) -> MonopolistaState:
    for _ in play_random(state, random.Random(number)):
        pass
    return state


def observations_of(state: MonopolistaState, player: int) -> tuple[object, ...]:
    return (
        state.observation_string(player),
        state.observation_tensor(player),
        state.information_state_string(player),
        state.information_state_tensor(player),
    )


def test_every_game_is_registered_by_its_name() -> None:
    assert {f"python_monopolista_{name}" for name in GAMES} <= set(pyspiel.registered_names())


@pytest.mark.campaign(sample=2)
@pytest.mark.parametrize(
    ("edition", "players", "options"),
    [("uk", 2, ""), ("italy", 4, "short"), ("us", 3, "speedy turns:2"), ("deal", 2, ""), ("deal", 5, "excess:under")],
)
def test_openspiel_finds_nothing_wrong(edition: str, players: int, options: str) -> None:
    game = game_with(edition, players, options=options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize(
    ("edition", "players"),
    [(edition, players) for edition in edition_ids() for players in range(2, load(edition).most_seats + 1)],
)
def test_openspiel_finds_nothing_wrong_in_any_box_with_any_number_of_players(edition: str, players: int) -> None:
    game = game_with(edition, players, most_decisions=60)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("edition", ["belgium-nl", "deal"])
def test_what_chance_may_answer_is_certain_to_be_one_of_it(edition: str) -> None:
    game = game_with(edition, 3, most_decisions=200)
    met = 0
    for state in play_random(begun(game), random.Random(1)):
        if state.is_chance_node():
            numbers, shares = zip(*state.chance_outcomes(), strict=True)
            assert sum(shares) == pytest.approx(1, abs=1e-12)
            assert sorted(set(numbers)) == list(numbers)
            assert 0 <= numbers[0] <= numbers[-1] < game.max_chance_outcomes()
            met += 1
    assert met > 10


def whole(state: MonopolistaState) -> list[object]:
    """All that a state is made of."""
    observed = [observations_of(state, player) for player in range(state.num_players())]
    return [str(state), state.saved(), state.match_state.tally.decisions, state.legal_actions(), *observed]


@pytest.mark.parametrize("edition", ["uk", "deal"])
def test_a_copy_shares_nothing_with_what_it_was_copied_from(edition: str) -> None:
    for number, state in enumerate(play_random(begun(game_with(edition, 3)), random.Random(2), steps=30)):
        if number % 10 == 0:
            before = whole(state)
            copy, other = (cast(MonopolistaState, state.clone()) for _ in range(2))
            assert whole(copy) == whole(other) == before
            ended = whole(finished(copy, number))
            assert str(copy).startswith(str(state))
            assert whole(state) == whole(other) == before
            finished(other, number + 100)
            assert whole(copy) == ended


@pytest.mark.parametrize("edition", ["us", "deal"])
@pytest.mark.parametrize("number", range(3))
def test_a_state_as_text_is_a_transcript_that_leads_to_it(edition: str, number: int) -> None:
    state = finished(begun(game_with(edition, 2, most_decisions=120)), number)
    assert Table.replay(read(str(state)), chance=None).save() == state.saved()


def played_plainly(state: MonopolistaState) -> MonopolistaState:
    """A game in which nobody asks for anything."""
    rng, match = random.Random(6), state.match_state.match
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, shares)[0])
        else:
            seat, here = state.current_player(), state.match_state.state
            plain = match.rules.plain_answer(here, seat)
            state.apply_action(
                next(move for move in state.legal_actions() if match.agent_view.action(here, seat, move) == plain)
            )
    return state


def test_winners_share_one_and_all_others_share_its_loss() -> None:
    state = played_plainly(begun(game_with("uk", 3, options="turns:12", most_decisions=5000)))
    assert str(state).endswith("! time\n")
    winners = state.match_state.state.winners
    assert winners.bit_count() == 1
    assert sorted(state.returns()) == [-0.5, -0.5, 1]
    assert state.returns().index(1) == winners.bit_length() - 1


def test_several_winners_share_it() -> None:
    moment = begun(game_with("uk", 4)).match_state.match.begin()
    moment.state.winners = 0b0101
    assert moment.returns() == [0.5, -0.5, 0.5, -0.5]
    moment.state.winners = 0b1111
    assert moment.returns() == [0, 0, 0, 0]


@pytest.mark.parametrize("edition", ["uk", "deal"])
def test_a_game_cut_short_pays_nothing(edition: str) -> None:
    by_answers = played_plainly(begun(game_with(edition, 3, most_decisions=25)))
    assert max(by_answers.match_state.tally.decisions, by_answers.match_state.tally.draws) == 25
    assert by_answers.returns() == [0, 0, 0]
    by_turns = played_plainly(begun(game_with(edition, 3, most_turns=2, most_decisions=1000)))
    assert by_turns.match_state.state.turns == 3 * 2 + 1
    assert by_turns.returns() == [0, 0, 0]


def searching(game: pyspiel.Game, simulations: int, rng: np.random.RandomState) -> Any:
    """Return OpenSpiel's own search, with a number of simulations."""
    from open_spiel.python.algorithms import mcts  # noqa: PLC0415 (it brings absl, for these two tests alone)

    return mcts.MCTSBot(game, 2, simulations, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)


@pytest.mark.parametrize("edition", ["italy", "deal"])
def test_its_search_plays_a_short_table_to_the_end(edition: str) -> None:
    game = game_with(edition, 2, most_decisions=15)
    rng = np.random.RandomState(1)
    state = begun(game)
    bots = [searching(game, 3, rng) for _ in range(2)]
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(numbers, p=shares)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == 0


def test_a_search_finds_the_move_that_wins() -> None:
    """Against a player who gives up, going on wins and giving up loses."""
    game = game_with("uk", 2, most_decisions=8, resignation=True)
    state = next(state for state in play_random(begun(game), random.Random(1)) if not state.is_chance_node())
    lost = [move for move in state.legal_actions() if state.child(move).returns()[state.current_player()] < 0]
    assert [state.action_to_string(state.current_player(), move) for move in lost] == ["bankrupt"]
    rng = np.random.RandomState(2)
    bot = searching(game, 100, rng)
    policy, chosen = bot.step_with_policy(state)
    assert chosen not in lost
    assert dict(policy).keys() == set(state.legal_actions())


def test_an_observer_has_the_fields_of_every_environment() -> None:
    game = game_with("deal", 3)
    state = begun(game)
    observer = make_observation(game)
    recalling = make_observation(game, INFO_STATE_OBS_TYPE)
    for _ in play_random(state, random.Random(4), steps=25):
        pass
    for player in range(3):
        observer.set_from(state, player)
        assert {name: len(part) for name, part in observer.dict.items()} == {
            field.name: field.length for field in GAMES["deal"].learning.fields
        }
        assert observer.tensor is not None
        assert observer.tensor.tolist() == state.observation_tensor(player)
        assert observer.string_from(state, player) == state.observation_string(player)
        assert recalling.string_from(state, player) == state.information_state_string(player)
        assert np.concatenate(list(observer.dict.values())).tolist() == observer.tensor.tolist()


def test_only_what_a_player_observes_can_be_observed() -> None:
    game = game_with("deal", 2)
    kind = pyspiel.IIGObservationType
    assert make_observation(game, kind(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)) is None
    assert make_observation(game, kind(perfect_recall=False, public_info=False)) is None
    with pytest.raises(AgentsError, match="no parameters"):
        make_observation(game, None, {"far": 1})


Worlds = tuple[MonopolistaState, MonopolistaState]


def worlds(number: int) -> Worlds | None:
    """Two games of Deal that differ in one card, which seat 1 holds and nobody else has seen.

    None where all it has done could not have been done with another card.
    """
    game = game_with("deal", 3, most_decisions=200, resignation=True)
    state = begun(game)
    for _ in play_random(state, random.Random(number), steps=25):
        pass
    moment, moves = state.match_state, state.history()
    drawn = {rng.subject: place for place, rng in enumerate(moment.match.outcomes) if rng.verb == verbs.DRAW}
    unseen = next(card for card, place in drawn.items() if place not in moves)
    rules = moment.match.rules
    assert isinstance(rules, HasHiddenCards)
    for card in rules.hand(moment.state, 1):
        try:
            return state, begun(game, [drawn[unseen] if move == drawn[card] else move for move in moves])
        except AgentsError:
            continue
    return None


@pytest.fixture(scope="module")
def many_worlds() -> list[Worlds]:
    return [pair for pair in map(worlds, range(40)) if pair]


def test_worlds_that_a_seat_cannot_tell_apart_are_one_information_state_to_it(many_worlds: list[Worlds]) -> None:
    assert len(many_worlds) > 20
    assert {one.current_player() for one, _ in many_worlds} >= {pyspiel.PlayerId.CHANCE, 0, 1, 2}
    for one, other in many_worlds:
        assert one.saved() != other.saved()
        assert one.current_player() == other.current_player()
        for player in (0, 2):
            assert observations_of(one, player) == observations_of(other, player)
            if player == one.current_player():
                assert one.legal_actions() == other.legal_actions()
        for observed_one, observed_other in zip(observations_of(one, 1), observations_of(other, 1), strict=True):
            assert observed_one != observed_other


def test_cards_that_a_player_showed_by_leaving_are_recalled(many_worlds: list[Worlds]) -> None:
    one, other = next(pair for pair in many_worlds if pair[0].current_player() == 1)
    [leave] = [move for move in one.legal_actions() if one.action_to_string(1, move) == "leave"]
    assert one.information_state_string(0) == other.information_state_string(0)
    one.apply_action(leave)
    other.apply_action(leave)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_what_is_not_admitted_is_said_to_be_so() -> None:
    state = begun(game_with("uk", 2))
    with pytest.raises(AgentsError, match="chance cannot answer 300 here: TURN-1"):
        state.apply_action(300)
    with pytest.raises(AgentsError, match="chance has no answer 1000"):
        state.apply_action(1000)
    state = next(state for state in play_random(state, random.Random(1)) if not state.is_chance_node())
    wrong = next(move for move in range(10**6) if move not in state.legal_actions())
    before = state.saved()
    with pytest.raises(AgentsError, match=f"action {wrong} is not legal here"):
        state.apply_action(wrong)
    assert state.saved() == before


def test_what_a_table_is_asked_for_in_vain_is_said() -> None:
    with pytest.raises(AgentsError, match="deal is for 2 to 5 players, not 6"):
        game_with("deal", 6)
    with pytest.raises(EditionError, match="unknown edition 'mars'"):
        pyspiel.load_game("python_monopolista_classic", {"edition": "mars"})
    with pytest.raises(OptionError):
        game_with("uk", 2, options="fast")
    with pytest.raises(AgentsError, match="at least one turn and one answer"):
        game_with("uk", 2, most_turns=0)


def imported(**environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "import sys, monopolista.learn.openspiel; sys.exit('numba' in sys.modules)"]
    return subprocess.run(
        command, env=os.environ | environment, capture_output=True, text=True, timeout=60, check=False
    )


@pytest.mark.process
def test_nothing_of_it_needs_numba_and_python_ends_well_while_openspiel_knows_the_games() -> None:
    ended = imported()
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.process
def test_a_process_with_compiled_kernels_is_refused() -> None:
    ended = imported(MONOPOLISTA_COMPILED="1")
    assert ended.returncode == 1
    assert ended.stderr.splitlines()[-1].startswith("ImportError: OpenSpiel needs the rules in plain Python")


def test_what_is_said_of_it_is_so() -> None:
    result = doctest.testfile(str(DOCUMENT), module_relative=False)
    assert result.attempted > 8
    assert result.failed == 0
    result = doctest.testmod(openspiel)
    assert result.attempted > 3
    assert result.failed == 0


def test_a_checkpoint_is_loaded_whatever_its_version_pickled() -> None:
    game = game_with("uk", 3, most_decisions=200)
    state = game.new_initial_state()
    rng = random.Random(5)
    for _ in range(40):
        chances = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else []
        state.apply_action(rng.choice(chances or state.legal_actions()))
    text = pyspiel.serialize_game_and_state(game, state)
    pickled = next(line for line in text.splitlines() if line.startswith("__dict__="))
    loaded, again = load_checkpoint(text.replace(pickled, "__dict__=of modules that are no more"))
    assert str(loaded) == str(game)
    assert isinstance(state, MonopolistaState)
    assert again.saved() == state.saved()
    assert again.history() == state.history()
    with pytest.raises(AgentsError, match="not a checkpoint"):
        load_checkpoint("a letter")
