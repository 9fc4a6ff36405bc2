"""Episodes: games that agents play, until the game ends or is truncated, or all agents are out of it."""

from typing import Any, Final, NamedTuple

import numpy as np

from monopolista.engine.chance import Stream, next_word, seed_stream
from monopolista.engine.jit import kernel
from monopolista.engine.records import cells, number, record, rows
from monopolista.engine.seats import NOBODY, Seat, SeatSet, holds, size

# When the next episode of a place begins: Gymnasium's AutoresetMode.
NEXT_STEP: Final = 0
SAME_STEP: Final = 1
DISABLED: Final = 2

# Reward schemes.
FOR_WINNING: Final = 0
FOR_RICHES: Final = 1
SHAPED: Final = 2
"""For winning, with potential-based shaping: the potential is the seat's share of all wealth."""

# Write cache of a place: what its observation row and action mask hold already, so that it is not written again.
STILL_SEEN: Final = 0
"""The seat, plus 1, for which the public part of the row is current; 0 if that part may have changed."""
STILL_OFFERED: Final = 1
"""The seat, plus 1, for which the public part of the mask is current; 0 for none."""
OWN: Final = 2
"""The first of the cells for a game's own use."""
KNOWN: Final = 8
"""Number of cells; a cell is 0 if nothing is current."""


@record
class Course:
    """Settings of episodes."""

    seats: int = number("seats at the table")
    agents: SeatSet = number("set of the seats that agents play; bots play the others")
    most_turns: int = number("turns of a seat after which a game is truncated")
    most_decisions: int = number("decisions after which a game is truncated")
    begins: int = number("NEXT_STEP, SAME_STEP or DISABLED")
    pays: int = number("FOR_WINNING, FOR_RICHES or SHAPED")


@record
class Episode:
    """State of one episode."""

    asked: Seat = number("the seat of the agent that acts next", NOBODY)
    acted: Seat = number("the seat of the agent that acted in the last step, NOBODY for none", NOBODY)
    over: int = number("1 once terminated: the game ended, no agent is in it any more, or one took an illegal action")
    cut: int = number("1 once truncated")
    refused: int = number("1 where an agent took an illegal action")
    renewed: int = number("1 where the step ended the episode before this one, 2 where it truncated that")
    played: int = number("episodes begun in this place so far")
    seeds: list[Stream] = rows(Stream, 1, "generator of the seeds of this place's episodes")
    shown: list[int] = cells(KNOWN, "write cache of its observation and mask")


class StepResult(NamedTuple):
    """Result of a step, one cell for each place; arrays, shape (places,)."""

    asked: Any
    """int32: the seat that acts next, NOBODY after the end."""
    paid: Any
    """float32: the reward of the seat that has just acted."""
    over: Any
    """bool: terminated."""
    cut: Any
    """bool: truncated."""
    refused: Any
    """bool: the action was illegal."""
    renewed: Any
    """bool: the step began a new episode; ``over`` and ``cut`` then describe the end of the previous one."""


@kernel
def seed_place(episode: Episode, high: int, low: int) -> None:
    """Seed all episodes of a place with 64 bits.

    Parameters
    ----------
    episode : Episode
        State of the place, changed in place.
    high, low : int
        Upper and lower 32 bits of the seed.
    """
    seed_stream(episode.seeds[0], high, low)
    episode.played = 0
    episode.over = 0
    episode.cut = 0


@kernel
def draw_seed(episode: Episode, stream: Stream) -> None:
    """Reset an episode, and draw the four 32-bit words that seed its game.

    Parameters
    ----------
    episode : Episode
        State of the place, reset in place.
    stream : Stream
        Receives the four words.
    """
    episode.asked = NOBODY
    episode.acted = NOBODY
    episode.over = 0
    episode.cut = 0
    episode.refused = 0
    episode.renewed = 0
    episode.played += 1
    for part in range(KNOWN):
        episode.shown[part] = 0
    for word in range(4):
        stream.words[word] = next_word(episode.seeds[0])


@kernel
def ended(episode: Episode) -> bool:
    """Say whether an episode has terminated or was truncated."""
    return episode.over == 1 or episode.cut == 1


@kernel
def invalidate(episode: Episode) -> None:
    """Mark the public information of a place as changed, so that it is written again."""
    episode.shown[STILL_SEEN] = 0
    episode.shown[STILL_OFFERED] = 0


@kernel
def write_result(episodes: Any, rewards: Any, result: StepResult) -> None:
    """Write the result of a step in every place.

    Parameters
    ----------
    episodes : records of Episode, shape (places,)
        State of each place.
    rewards : ndarray, float32, shape (places, SEATS)
        Reward of each seat for the step.
    result : StepResult
        Arrays to write.
    """
    for place in range(len(episodes)):
        episode = episodes[place]
        result.asked[place] = episode.asked
        result.paid[place] = rewards[place][episode.acted] if episode.acted != NOBODY else 0
        result.over[place] = episode.over == 1 or episode.renewed == 1
        result.cut[place] = episode.cut == 1 or episode.renewed == 2
        result.refused[place] = episode.refused == 1
        result.renewed[place] = episode.renewed > 0


@kernel
def has_player(players: Any, seats: int, among: SeatSet) -> bool:
    """Say whether any seat of a set is still in the game.

    Parameters
    ----------
    players : records, shape (SEATS,)
        Players of a game; ``playing`` is 1 for those still in it.
    seats : int
        Seats at the table.
    among : SeatSet
        Seats to look at.

    Returns
    -------
    bool
    """
    for seat in range(seats):
        if holds(among, seat) and players[seat].playing == 1:
            return True
    return False


@kernel
def pay_step(course: Course, episode: Episode, winners: SeatSet, shares: Any, rewards: Any) -> None:
    """Compute the reward of every seat for a step.

    Every operation rounds to the 32 bits of the arrays, so that plain Python and compiled kernels agree bit for bit.

    Parameters
    ----------
    course : Course
        Reward scheme and seats.
    episode : Episode
        State after the step.
    winners : SeatSet
        Seats that have won, 0 for none.
    shares : ndarray, float32, shape (SEATS,)
        Each seat's share of all wealth before the step; updated in place, except with the scheme ``win``.
    rewards : ndarray, float32, shape (SEATS,)
        On entry each seat's wealth, in units of money; zeros with the scheme ``win``. On return the
        rewards; for winning they are from -1 to 1.
    """
    if course.pays != FOR_WINNING:
        pay_change(course, shares, rewards)
    if course.pays != FOR_RICHES and episode.over == 1:
        if winners != 0:
            pay_winners(course, winners, rewards)
        else:
            for seat in range(course.seats):
                if holds(course.agents, seat):
                    pay_loser(course, seat, rewards)
    if course.pays == SHAPED and episode.over == 1:
        for seat in range(course.seats):
            rewards[seat] -= shares[seat] - np.float32(1 / course.seats)


@kernel
def pay_winners(course: Course, winners: SeatSet, rewards: Any) -> None:
    """Add the rewards for a win: 1 divided among the winners, -1 among all others, so that they sum to zero.

    Parameters
    ----------
    course : Course
        Seats at the table.
    winners : SeatSet
        Seats that have won, at least one.
    rewards : ndarray, float32, shape (SEATS,)
        Changed in place.
    """
    won = size(winners)
    lost = course.seats - won
    for seat in range(course.seats):
        if lost > 0:
            rewards[seat] += np.float32(1 / won) if holds(winners, seat) else -np.float32(1 / lost)


@kernel
def pay_loser(course: Course, loser: Seat, rewards: Any) -> None:
    """Subtract the reward for a game that a seat lost before its end: 1 / (seats - 1).

    Parameters
    ----------
    course : Course
        Seats at the table.
    loser : Seat
        Seat that has lost.
    rewards : ndarray, float32, shape (SEATS,)
        Changed in place.
    """
    rewards[loser] -= np.float32(1 / (course.seats - 1))


@kernel
def pay_change(course: Course, shares: Any, rewards: Any) -> None:
    """Replace the wealth of each seat by the change of its share of all wealth.

    Parameters
    ----------
    course : Course
        Seats at the table.
    shares : ndarray, float32, shape (SEATS,)
        Shares before the step; on return, shares after the step.
    rewards : ndarray, float32, shape (SEATS,)
        On entry the wealth of each seat, in units of money; on return the change of its share.

    References
    ----------
    A. Ng, D. Harada and S. Russell, "Policy invariance under reward transformations", 1999: with a discount of 1, the
    changes of a potential leave the best policies unchanged.
    """
    total = np.float32(0)
    for seat in range(course.seats):
        total += rewards[seat]
    for seat in range(course.seats):
        before = shares[seat]
        shares[seat] = rewards[seat] / total if total > 0 else np.float32(1 / course.seats)
        rewards[seat] = shares[seat] - before


@kernel
def seed_places(episodes: Any, wanted: Any, words: Any) -> None:
    """Seed chosen places with 64 bits each.

    Parameters
    ----------
    episodes : records of Episode, shape (places,)
        State of each place.
    wanted : ndarray, int8, shape (places,)
        1 for each place to seed.
    words : ndarray, uint32, shape (places, 2)
        Upper and lower 32 bits of each seed.
    """
    for place in range(len(episodes)):
        if wanted[place] == 1:
            seed_place(episodes[place], words[place][0], words[place][1])
