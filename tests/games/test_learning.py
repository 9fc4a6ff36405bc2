"""Agents of every game see and do the same in both bodies, and may do what is offered and nothing else."""

from random import Random
from typing import Any

import numpy as np
import pytest

from monopolista.engine.episodes import DISABLED, FOR_RICHES, FOR_WINNING, NEXT_STEP, SAME_STEP, SHAPED
from monopolista.engine.records import part, same
from monopolista.games import GAMES, game_of, load
from monopolista.games.common.notation import Action
from monopolista.games.interface.learning import Learning
from tests import compiled
from tests.games.learners import Way, chosen, opened, play_out, states, trail
from tests.games.per_game import module_of
from tests.plugins.campaigns import Campaign

STEPS = 300
GAMES_EACH = 1_000
BOUND = 1000
"""No number that is seen comes near to it."""
CAP = 500
"""Decisions after which a game at random is cut short."""
TABLES = [
    (edition, seats) for game in GAMES.values() for edition in game.editions()
    for seats in range(2, load(edition).most_seats + 1)
]  # fmt: skip
EDITIONS = [edition for game in GAMES.values() for edition in game.editions()]
MEANINGS = [
    (edition, number, meaning)
    for game in GAMES
    for edition, meanings in module_of(game, "action_numbers").MEANINGS.items()
    for number, meaning in meanings.items()
]
VERBS = {name: {word: verb for verb, word in game.words.verbs.items()} for name, game in GAMES.items()}
every_game = pytest.mark.parametrize("game", GAMES)


def learned(edition: str) -> Learning[Any]:
    """Return how agents learn the game of an edition."""
    return game_of(edition).learning


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_the_mask_admits_what_is_offered_and_nothing_else(edition: str, seats: int, campaign: Campaign) -> None:
    places: Any = opened(Way(edition, seats, range(seats)), [seats])
    rng = Random(seats)
    for _ in range(campaign.size(sample=STEPS // 3, full=STEPS)):
        seat = places.buffers.episodes[0].asked
        check_mask(edition, places.games[0], seat, set(np.flatnonzero(places.buffers.masks[0]).tolist()))
        places.step(np.array([chosen(learned(edition), places.buffers.masks[0], rng)]))


def check_mask(edition: str, state: Any, seat: int, mask: set[int]) -> None:
    """Compare the actions that a mask admits with what a seat is offered, both ways."""
    game = game_of(edition)
    law, numbered = game.rules(load(edition)), module_of(game.name, "action_numbers").ActionNumbers(load(edition))
    admitted: set[int] = set()
    for offer in law.offers(state, seat):
        found = numbered.steps(state, seat, offer)
        if found is None:
            assert offer.low == offer.high
            action = Action(VERBS[game.name][offer.verb], offer.subject, offer.low)
            found = {numbered.number(state, seat, action)}
            assert [numbered.read(state, seat, one) for one in found] == [action]
        assert found or (offer.low, offer.high) == (0, 0), f"no number stands for {offer}"
        assert not found & admitted, f"{offer} has the number of another"
        admitted |= found
    assert mask == admitted
    for one in mask:
        action = numbered.read(state, seat, one)
        assert law.refusal(state, seat, action) == ""
        assert numbered.read(state, seat, numbered.number(state, seat, action)) == action


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_step_shows_is_what_the_seat_sees_that_is_asked(edition: str) -> None:
    places = opened(Way(edition, 4, range(4), DISABLED), [2])
    buffers, rng = places.buffers, Random(2)
    asked: set[int] = set()
    for _ in range(STEPS):
        if buffers.masks.any():
            asked.add(buffers.episodes[0].asked)
            assert np.array_equal(buffers.observations[0], places.see(buffers.episodes[0].asked))
            places.step(np.array([chosen(learned(edition), buffers.masks[0], rng)]))
    assert asked == {0, 1, 2, 3}


@pytest.mark.campaign(sample=3)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_seat_does_for_itself_changes_nothing_that_lies_open(edition: str) -> None:
    places: Any = opened(Way(edition, 3, range(3), DISABLED), [4])
    agents: Any = learned(edition)
    kernels, printed, rng = agents.kernels, agents.printed(load(edition)), Random(4)
    kept: set[bool] = set()
    for _ in range(STEPS):
        if not places.buffers.masks.any():
            break
        seat, answer = places.buffers.episodes[0].asked, agents.kinds.answer()
        before = part(agents.kinds.seen, places.games[0])
        number = chosen(agents, places.buffers.masks[0], rng)
        kernels.read_action(printed, places.games[0], seat, number, answer)
        places.step(np.array([number]))
        kept.add(kernels.is_private(answer))
        if kernels.is_private(answer):
            before.event_count = 0  # events are not part of the table
            assert same(before, part(agents.kinds.seen, places.games[0]))
    assert kept == ({True, False} if game_of(edition).name == "classic" else {False})


@every_game
def test_every_number_is_described_in_words_of_its_own(game: str) -> None:
    for edition in GAMES[game].editions():
        count = sum(block.length for block in learned(edition).blocks)
        describe, box = learned(edition).describe, load(edition)
        said = [describe(box, number) for number in range(count)]
        assert len(set(said)) == count


@pytest.mark.parametrize(("edition", "number", "meaning"), MEANINGS)
def test_a_number_never_changes_its_meaning(edition: str, number: int, meaning: str) -> None:
    assert learned(edition).describe(load(edition), number) == meaning


@every_game
def test_every_game_states_what_its_numbers_mean(game: str) -> None:
    assert module_of(game, "action_numbers").MEANINGS.keys() <= set(GAMES[game].editions())
    assert any(module_of(game, "action_numbers").MEANINGS.values())


@pytest.mark.campaign(sample=2)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_seed_is_the_same_game_whatever_the_number_of_places(edition: str) -> None:
    way = Way(edition, 3, (0, 2), most_decisions=60)
    (alone,), (_, among, _) = trail(way, [7], 150), trail(way, [5, 7, 9], 150)
    assert alone == among
    assert len(set(alone)) > 100


@every_game
def test_another_seed_is_another_game(game: str) -> None:
    one, other = trail(Way(GAMES[game].editions()[0], 2, (0, 1)), [1, 2], 20)
    assert one != other


WAYS = [
    *(Way(edition, min(2 + place, load(edition).most_seats), (0, 1), place % 3, (place + 1) % 3, most_decisions=200)
      for place, edition in enumerate(EDITIONS)),
    Way("deal", 5, (0, 1, 2, 3, 4), DISABLED, FOR_RICHES),
    Way("deal", 3, (1,), NEXT_STEP, FOR_WINNING, most_turns=15),
    Way("deal", 4, (0, 2), SAME_STEP, SHAPED, most_turns=25),
]  # fmt: skip


@pytest.mark.compiled
@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("number", range(len(WAYS)))
def test_both_bodies_write_the_same(number: int) -> None:
    played = (WAYS[number], [3, 4], STEPS)
    assert trail(*played) == compiled.call("tests.games.learners:trail", *played)


@pytest.mark.compiled
@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("number", range(len(WAYS)))
def test_both_bodies_have_the_same_states_and_draw_the_same_for_a_seat(number: int) -> None:
    played = (WAYS[number], [3, 4], STEPS)
    assert states(*played) == compiled.call("tests.games.learners:states", *played)


@pytest.mark.parametrize("edition", EDITIONS)
def test_agents_at_random_play_to_the_end_or_the_cap(edition: str) -> None:
    played = play_out(Way(edition, 2, (0, 1), most_decisions=150), 3, 1)
    assert (played.over + played.cut, played.steps > 3) == (3, True)
    assert played.largest < BOUND


@pytest.mark.compiled
@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_thousand_games_at_random_compiled(edition: str, campaign: Campaign) -> None:
    games = campaign.size(sample=GAMES_EACH // 5, full=GAMES_EACH)
    seats = load(edition).most_seats
    way = Way(edition, seats, [*range(seats)], most_decisions=CAP)
    over, cut, steps, largest = compiled.call("tests.games.learners:play_out", way, games, 1)
    assert (over + cut, steps > 50 * games) == (games, True)
    assert largest < BOUND


@pytest.mark.campaign(sample=3)
@pytest.mark.parametrize("pays", [FOR_WINNING, FOR_RICHES, SHAPED])
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_agents_are_paid_for_a_whole_game(edition: str, pays: int) -> None:
    places: Any = opened(Way(edition, 3, (0, 1, 2), DISABLED, pays, most_turns=20), [1])
    rewards, total, rng = places.buffers.rewards[0, :3], np.zeros(3), Random(1)
    while places.buffers.masks.any():
        places.step(np.array([chosen(learned(edition), places.buffers.masks[0], rng)]))
        total += rewards
        assert abs(rewards.sum()) < 1e-6
    ended = places.buffers.episodes[0].over
    won = np.array([places.games[0].winners >> seat & 1 for seat in range(3)])
    of_winning = ended * np.where(won == 1, 1, -1 / 2)
    of_riches = places.buffers.shares[0, :3] - 1 / 3
    assert total == pytest.approx(
        of_riches if pays == FOR_RICHES or (pays == SHAPED and not ended) else of_winning, abs=1e-6
    )
