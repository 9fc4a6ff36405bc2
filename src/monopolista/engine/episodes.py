"""Episodes: games that agents play, each until it ends, is cut short, or no agent is in it any more."""

from typing import Any, Final, NamedTuple

import numpy as np

from monopolista.engine.chance import Stream, next_word, seed_stream
from monopolista.engine.jit import kernel
from monopolista.engine.records import cells, number, record, rows
from monopolista.engine.seats import NOBODY, Seat, SeatSet, holds, size

# When an episode that has ended begins anew, as Gymnasium names it.
AT_NEXT_STEP: Final = 0
IN_THE_SAME_STEP: Final = 1
WHEN_TOLD: Final = 2

# What an agent is paid for.
FOR_WINNING: Final = 0
FOR_RICHES: Final = 1
SHAPED: Final = 2
"""For winning, and beforehand for coming nearer to it, by the share of the riches as a potential."""

# What is known of the row and of the mask that show a place, so that what is the same is not written again.
STILL_SEEN: Final = 0
"""The seat, and 1, to which the row shows all but what the seat keeps to itself; 0 where that may have changed."""
STILL_OFFERED: Final = 1
"""The same of the mask, all but what follows from what the seat keeps to itself."""
OWN: Final = 2
"""Where that begins which a game knows of its rows by itself."""
KNOWN: Final = 8
"""How many numbers that takes, each 0 where nothing is known."""


@record
class Course:
    """How episodes are played."""

    seats: int = number("seats at the table")
    agents: SeatSet = number("set of the seats for which agents answer; bots do for the others")
    most_turns: int = number("turns of a seat after which a game is cut short")
    most_decisions: int = number("answers after which a game is cut short")
    begins: int = number("AT_NEXT_STEP, IN_THE_SAME_STEP or WHEN_TOLD")
    pays: int = number("FOR_WINNING, FOR_RICHES or SHAPED")


@record
class Episode:
    """How one of them stands."""

    asked: Seat = number("the agent who is asked", NOBODY)
    acted: Seat = number("the agent who acted in the last step, NOBODY where none did", NOBODY)
    over: int = number("1 once the game has ended, no agent is in it any more, or one did what is not offered")
    cut: int = number("1 once it was cut short")
    refused: int = number("1 where an agent did what is not offered")
    renewed: int = number("1 where another has ended in the last step before this one began, 2 where it was cut short")
    played: int = number("episodes begun in this place")
    seeds: list[Stream] = rows(Stream, 1, "the generator that seeds this place's episodes")
    shown: list[int] = cells(KNOWN, "what is known of the row and of the mask that show it; 0: nothing")


class Told(NamedTuple):
    """What is told of a step in every place; arrays, shape (places,)."""

    asked: Any
    paid: Any
    """What the seat was paid that has just acted."""
    over: Any
    cut: Any
    refused: Any
    renewed: Any
    """Where another episode has ended before this one began: ``over`` and ``cut`` are of the other."""


@kernel
def seed_place(episode: Episode, high: int, low: int) -> None:
    """Let all the episodes of a place follow from 64 bits, given as two halves."""
    seed_stream(episode.seeds[0], high, low)
    episode.played = 0
    episode.over = 0
    episode.cut = 0


@kernel
def draw_seed(episode: Episode, stream: Stream) -> None:
    """Draw the four words from which the next episode of a place follows."""
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
    """Say whether an episode has ended, one way or the other."""
    return episode.over == 1 or episode.cut == 1


@kernel
def stir(episode: Episode) -> None:
    """Take all for changed that lies open to the seats of a place."""
    episode.shown[STILL_SEEN] = 0
    episode.shown[STILL_OFFERED] = 0


@kernel
def tell_steps(episodes: Any, rewards: Any, told: Told) -> None:
    """Write down how each place stands after a step."""
    for place in range(len(episodes)):
        episode = episodes[place]
        told.asked[place] = episode.asked
        told.paid[place] = rewards[place][episode.acted] if episode.acted != NOBODY else 0
        told.over[place] = episode.over == 1 or episode.renewed == 1
        told.cut[place] = episode.cut == 1 or episode.renewed == 2
        told.refused[place] = episode.refused == 1
        told.renewed[place] = episode.renewed > 0


@kernel
def any_plays(players: Any, seats: int, among: SeatSet) -> bool:
    """Say whether any of some seats is still in the game."""
    for seat in range(seats):
        if holds(among, seat) and players[seat].playing == 1:
            return True
    return False


@kernel
def pay_step(course: Course, episode: Episode, winners: SeatSet, shares: Any, rewards: Any) -> None:
    """Pay every seat for a step; where riches are paid for, ``rewards`` has those of each seat until then.

    Both bodies count in the 32 bits of the arrays at every operation, so that they come to the same.
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
    """Pay 1 to who has won, shared where several have, at the cost of all others alike: it sums to nought."""
    won = size(winners)
    lost = course.seats - won
    for seat in range(course.seats):
        if lost > 0:
            rewards[seat] += np.float32(1 / won) if holds(winners, seat) else -np.float32(1 / lost)


@kernel
def pay_loser(course: Course, loser: Seat, rewards: Any) -> None:
    """Have a seat pay for a game that it has lost before its end."""
    rewards[loser] -= np.float32(1 / (course.seats - 1))


@kernel
def pay_change(course: Course, shares: Any, rewards: Any) -> None:
    """Pay each seat by how much its share of all riches has grown, and note what it is now."""
    total = np.float32(0)
    for seat in range(course.seats):
        total += rewards[seat]
    for seat in range(course.seats):
        before = shares[seat]
        shares[seat] = rewards[seat] / total if total > 0 else np.float32(1 / course.seats)
        rewards[seat] = shares[seat] - before


@kernel
def seed_places(episodes: Any, wanted: Any, words: Any) -> None:
    """Seed the places that are wanted by two words each, shape (count, 2), uint32."""
    for place in range(len(episodes)):
        if wanted[place] == 1:
            seed_place(episodes[place], words[place][0], words[place][1])
