"""The kernels by which agents play: each step carries out an agent's action, and all else until an agent is asked."""

from typing import Any

from monopolista.engine.chance import Stream
from monopolista.engine.episodes import (
    AT_NEXT_STEP,
    FOR_WINNING,
    IN_THE_SAME_STEP,
    Course,
    Episode,
    any_plays,
    draw_seed,
    ended,
    pay_loser,
    pay_step,
)
from monopolista.engine.jit import kernel
from monopolista.engine.records import blanker
from monopolista.engine.seats import NOBODY, Seat, holds
from monopolista.engine.tally import Tally, goes_on, seed_game
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.learn.actions import read_action, write_mask
from monopolista.games.classic.learn.observe import observe, observe_printed
from monopolista.games.classic.pool.play import carry_out, decide, next_to_answer
from monopolista.games.classic.rules import setting_up
from monopolista.games.classic.rules.ending import riches
from monopolista.games.classic.rules.offers import list_offers
from monopolista.games.classic.rules.records import Edition, Game, Offers, Seen

blank_game = blanker(Game)
blank_tally = blanker(Tally)


@kernel
def begin_games(
    editions: Any,
    games: Any,
    seen: Any,
    levels: Any,
    streams: Any,
    offers: Any,
    answers: Any,
    tallies: Any,
    courses: Any,
    episodes: Any,
    wanted: Any,
    observations: Any,
    masks: Any,
    shares: Any,
) -> None:
    """Begin an episode in each place that is wanted, and show it to who is asked first."""
    for place in range(len(games)):
        if wanted[place] == 1:
            begin(
                editions[0], games[place], seen[place], levels, streams[place], offers[0], answers[0], tallies[place],
                courses[0], episodes[place], shares[place],
            )  # fmt: skip
            observe_printed(editions[0], courses[0].seats, observations[place])
            show(
                editions[0], games[place], seen[place], offers[0], courses[0], episodes[place], observations[place],
                masks[place],
            )  # fmt: skip


@kernel
def step_games(
    editions: Any,
    games: Any,
    seen: Any,
    levels: Any,
    streams: Any,
    offers: Any,
    answers: Any,
    tallies: Any,
    courses: Any,
    episodes: Any,
    actions: Any,
    observations: Any,
    masks: Any,
    shares: Any,
    rewards: Any,
    last_observations: Any,
    last_masks: Any,
) -> None:
    """Carry out an agent's action in each place.

    Arguments are arrays of records, or lists of bodies; ``observations`` float32 and ``masks`` int8 have a row for
    each place, ``rewards`` and ``shares`` float32 a number for each place and seat. Where an episode begins anew in
    the step in which another has ended, ``last_observations`` and ``last_masks`` have the other's.
    """
    for place in range(len(games)):
        course = courses[0]
        episode = episodes[place]
        rewards[place][:] = 0
        if ended(episode):
            if course.begins == AT_NEXT_STEP:
                begin(
                    editions[0], games[place], seen[place], levels, streams[place], offers[0], answers[0],
                    tallies[place], course, episode, shares[place],
                )  # fmt: skip
        else:
            step(
                editions[0], games[place], seen[place], levels, streams[place], offers[0], answers[0], tallies[place],
                course, episode, actions[place], masks[place], shares[place], rewards[place],
            )  # fmt: skip
            if ended(episode) and course.begins == IN_THE_SAME_STEP:
                show(
                    editions[0], games[place], seen[place], offers[0], course, episode, observations[place],
                    masks[place],
                )  # fmt: skip
                last_observations[place][:] = observations[place]
                last_masks[place][:] = masks[place]
                renew(
                    editions[0], games[place], seen[place], levels, streams[place], offers[0], answers[0],
                    tallies[place], course, episode, shares[place],
                )  # fmt: skip
        show(editions[0], games[place], seen[place], offers[0], course, episode, observations[place], masks[place])


@kernel
def begin(
    edition: Edition,
    game: Game,
    seen: Seen,
    levels: Any,
    stream: Stream,
    offers: Offers,
    answer: Answer,
    tally: Tally,
    course: Course,
    episode: Episode,
    shares: Any,
) -> None:
    """Begin the next episode of a place."""
    blank_game(game)
    blank_tally(tally)
    draw_seed(episode, stream)
    seed_game(game.chance[0], stream)
    setting_up.open_game(edition, game, course.seats)
    for seat in range(course.seats):
        shares[seat] = 1.0 / course.seats
    play_to_agent(edition, game, seen, levels, stream, offers, answer, tally, course, episode)


@kernel
def renew(
    edition: Edition,
    game: Game,
    seen: Seen,
    levels: Any,
    stream: Stream,
    offers: Offers,
    answer: Answer,
    tally: Tally,
    course: Course,
    episode: Episode,
    shares: Any,
) -> None:
    """Begin the next episode in the step in which another has ended: of that is told how it ended."""
    acted = episode.acted
    over = episode.over
    refused = episode.refused
    begin(edition, game, seen, levels, stream, offers, answer, tally, course, episode, shares)
    episode.acted = acted
    episode.refused = refused
    episode.renewed = 2 - over


@kernel
def step(
    edition: Edition,
    game: Game,
    seen: Seen,
    levels: Any,
    stream: Stream,
    offers: Offers,
    answer: Answer,
    tally: Tally,
    course: Course,
    episode: Episode,
    action: int,
    mask: Any,
    shares: Any,
    rewards: Any,
) -> None:
    """Carry out an agent's action, and all else until an agent is asked again; pay."""
    seat = episode.asked
    episode.acted = seat
    if not 0 <= action < len(mask) or mask[action] == 0:
        episode.refused = 1
        episode.over = 1
        pay_loser(course, seat, rewards)
        return
    read_action(edition, game, seat, action, answer)
    carry_out(edition, game, seat, answer, tally)
    assert tally.refused == 0
    play_to_agent(edition, game, seen, levels, stream, offers, answer, tally, course, episode)
    pay(edition, seen, course, episode, shares, rewards)


@kernel
def play_to_agent(
    edition: Edition,
    game: Game,
    seen: Seen,
    levels: Any,
    stream: Stream,
    offers: Offers,
    answer: Answer,
    tally: Tally,
    course: Course,
    episode: Episode,
) -> None:
    """Let bots, chance and the clock answer until an agent is asked, or the episode has ended."""
    while goes_on(game, tally, course.most_turns, course.most_decisions):
        seat = next_to_answer(game, course.last_turn)
        if seat >= 0:
            if holds(course.agents, seat):
                episode.asked = seat
                return
            decide(edition, game, seen, seat, levels[seat], stream, offers, answer)
        carry_out(edition, game, seat, answer, tally)
        if seat >= 0 and not any_plays(game.players, course.seats, course.agents):
            break
    episode.asked = NOBODY
    if game.depth == 0 or not any_plays(game.players, course.seats, course.agents):
        episode.over = 1
    else:
        episode.cut = 1


@kernel
def pay(edition: Edition, seen: Seen, course: Course, episode: Episode, shares: Any, rewards: Any) -> None:
    """Pay every seat for a step."""
    if course.pays != FOR_WINNING:
        for seat in range(course.seats):
            rewards[seat] = riches(edition, seen, seat)
    pay_step(course, episode, seen.winners, shares, rewards)


@kernel
def show(
    edition: Edition,
    game: Game,
    seen: Seen,
    offers: Offers,
    course: Course,
    episode: Episode,
    observation: Any,
    mask: Any,
) -> None:
    """Show the table to the agent who is asked; after the end to who acted last, who may do nothing."""
    seat: Seat = episode.asked if episode.asked != NOBODY else max(episode.acted, 0)
    observe(edition, seen, game.drafts[seat], seat, course.last_turn, episode.shown, observation)
    if episode.asked == NOBODY or ended(episode):
        mask[:] = 0
    else:
        list_offers(edition, game, seat, offers)
        write_mask(edition, game, seat, offers, mask)


@kernel
def show_seat(editions: Any, games: Any, seen: Any, courses: Any, places: Any, seat: Seat, row: Any) -> None:
    """Write what any seat sees of the first game, all of it; what comes first in ``places`` is an episode for notes."""
    episode = places[0]
    row[:] = 0
    observe_printed(editions[0], courses[0].seats, row)
    observe(editions[0], seen[0], games[0].drafts[seat], seat, courses[0].last_turn, episode.shown, row)
