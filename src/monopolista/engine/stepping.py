"""Vectorized steps of many games: each applies an agent's action, and plays on until an agent acts again.

The kernels here are the same for all games. Each game provides those of ``GameKernels`` as a module.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol

from monopolista.engine.episodes import (
    FOR_WINNING,
    KNOWN,
    NEXT_STEP,
    SAME_STEP,
    STILL_OFFERED,
    Episode,
    draw_seed,
    ended,
    has_player,
    invalidate,
    pay_loser,
    pay_step,
)
from monopolista.engine.game_counters import GameCounters, goes_on, seed_game
from monopolista.engine.jit import kernel
from monopolista.engine.records import Place, blanker
from monopolista.engine.seats import NOBODY, Seat, holds

NO_ACTION = -1
"""In place of an action's number: it has none."""

# What a call does in a place. One kernel does all of it: a game is most of its machine code, and compiled once.
STEP: Final = 0
"""Apply the action of the place."""
BEGIN: Final = 1
"""Begin an episode."""
SHOW: Final = 2
"""Overwrite the whole observation and the whole mask."""
LEAVE: Final = 3
"""Leave the place as it is."""

blank_tally = blanker(GameCounters)


class Table(NamedTuple):
    """Data that all games share; each field is an array of one record, or a list of one Python object."""

    printed: Any
    """Printed data of the edition, as the game's own kernels take it."""
    levels: Any
    """Number of the bot of each seat; int32, shape (seats,), or a list."""
    courses: Any
    offers: Any
    answers: Any


class Places(NamedTuple):
    """State of each game; each field an array of records, shape (places,), or a list of Python objects."""

    games: Any
    seen: Any
    """The same memory as ``games``, restricted to public information."""
    streams: Any
    tallies: Any
    episodes: Any


class StepOutputs(NamedTuple):
    """Output of each game, a row for each place."""

    observations: Any
    """float32, shape (places, length)."""
    masks: Any
    """int8, shape (places, actions): 1 where an action is legal."""
    shares: Any
    """Each seat's share of all wealth; float32, shape (places, SEATS)."""
    rewards: Any
    """Reward of each seat for the step; float32, shape (places, SEATS)."""
    last_observations: Any
    """Last observation of an episode, if the same step began another one; float32, as ``observations``."""
    last_masks: Any
    """int8, as ``masks``."""


class GameKernels(Protocol):
    """A game's own kernels for episodes and decision logs.

    ``printed`` is the edition's printed data, ``game`` the state, ``seen`` the state restricted to public information.
    """

    def blank_game(self, game: Any, /) -> None:
        """Reset a game to its defaults."""
        ...

    def open_game(self, printed: Any, game: Any, seats: int, /) -> None:
        """Set up a blank game."""
        ...

    def next_to_answer(self, printed: Any, game: Any, /) -> int:
        """Return the next to answer: a seat, CHANCE or the CLOCK."""
        ...

    def decide(
        self, printed: Any, game: Any, seen: Any, seat: Seat, level: int, stream: Any, offers: Any, answer: Any, /
    ) -> None:
        """Write the decision of a bot for a seat into ``answer``."""
        ...

    def carry_out(self, printed: Any, game: Any, seat: int, answer: Any, tally: Any, /) -> None:
        """Apply a seat's decision, or let chance or the clock answer, and count it in ``tally``."""
        ...

    def riches(self, printed: Any, seen: Any, seat: Seat, /) -> int:
        """Return the wealth of a seat, in units of money."""
        ...

    def read_action(self, printed: Any, game: Any, seat: Seat, number: int, answer: Any, /) -> None:
        """Write the action with a legal number into ``answer``."""
        ...

    def number_of(self, printed: Any, game: Any, seat: Seat, answer: Any, /) -> int:
        """Return the action number of a bot's decision, or NO_ACTION if the rules refuse it."""
        ...

    def is_private(self, answer: Any, /) -> bool:
        """Say whether a decision changes only private information of the seat."""
        ...

    def list_actions(self, printed: Any, game: Any, seat: Seat, offers: Any, shown: Any, mask: Any, /) -> None:
        """Write the action mask of a seat.

        Parameters
        ----------
        printed, game, seat
            The edition, the state and the seat to act.
        offers : record
            Scratch space for the legal actions.
        shown : list of int or ndarray, int32, shape (KNOWN,)
            Write cache of the mask.
        mask : ndarray, int8, shape (actions,)
            Receives 1 for each legal action, 0 for all others.
        """
        ...

    def observe(self, printed: Any, game: Any, seen: Any, seat: Seat, shown: Any, row: Any, /) -> None:
        """Write the observation of a seat, all but the printed part.

        Parameters
        ----------
        printed, game, seen, seat
            The edition, the state and the seat that observes.
        shown : list of int or ndarray, int32, shape (KNOWN,)
            Write cache of the row.
        row : ndarray, float32, shape (length,)
            Receives the observation.
        """
        ...

    def observe_printed(self, printed: Any, seats: int, row: Any, /) -> None:
        """Write the printed part of an observation.

        Parameters
        ----------
        printed : record
            The edition.
        seats : int
            Seats at the table.
        row : ndarray, float32, shape (length,)
            Zeros; receives the printed part.
        """
        ...

    def first_question(self, seen: Any, seat: Seat, /) -> Place:
        """Return the index on the task stack of the question that a seat answers first."""
        ...


Open = Callable[[Table, Places], None]
Step = Callable[[Table, Places, Any, Any, StepOutputs], None]
_OnePlace = Callable[[Table, Places, Place, StepOutputs], None]
_Act = Callable[[Table, Places, Place, int, StepOutputs], None]
_Play = Callable[[Table, Places, Place], None]


def stepper(own: GameKernels) -> Step:
    """Return the kernel that plays a game's episodes, in all places at once.

    Parameters
    ----------
    own : GameKernels
        The game's own kernels.

    Returns
    -------
    callable
        ``step_all(table, places, calls, actions, shown)``. ``calls`` (int8) says for each place what is done there:
        STEP, BEGIN, SHOW or LEAVE. ``actions`` (int64) holds the number of the action of each place with a STEP.
    """
    play, show = _playing(own), shower(own)
    begin = _beginning(own, play)
    step, renew = _stepping(own, play), _renewing(begin, show)

    @kernel
    def step_all(table: Table, places: Places, calls: Any, actions: Any, shown: StepOutputs) -> None:
        course = table.courses[0]
        for place in range(len(places.games)):
            call, episode = calls[place], places.episodes[place]
            if call == LEAVE:
                continue
            if call == STEP:
                shown.rewards[place][:] = 0
            if call == SHOW:
                _forget_shown(episode)
            elif call == BEGIN or (ended(episode) and course.begins == NEXT_STEP):
                begin(table, places, place, shown)
            elif not ended(episode):
                step(table, places, place, actions[place], shown)
                if ended(episode) and course.begins == SAME_STEP:
                    renew(table, places, place, shown)
            show(table, places, place, shown)

    return step_all


@kernel
def _forget_shown(episode: Episode) -> None:
    """Mark everything that the rows of a place hold as out of date."""
    for cell in range(KNOWN):
        episode.shown[cell] = 0


def opener(own: GameKernels) -> Open:
    """Return the kernel that sets up blank games, each seeded by the four words in its stream.

    Parameters
    ----------
    own : GameKernels
        The game's own kernels.

    Returns
    -------
    callable
        ``open_all(table, places)``.
    """

    @kernel
    def open_all(table: Table, places: Places) -> None:
        for place in range(len(places.games)):
            seed_game(places.games[place].chance[0], places.streams[place])
            own.open_game(table.printed, places.games[place], table.courses[0].seats)

    return open_all


def _beginning(own: GameKernels, play_to_agent: _Play) -> _OnePlace:
    @kernel
    def begin(table: Table, places: Places, place: Place, shown: StepOutputs) -> None:
        """Begin the next episode of a place."""
        game, stream, seats = places.games[place], places.streams[place], table.courses[0].seats
        own.blank_game(game)
        blank_tally(places.tallies[place])
        draw_seed(places.episodes[place], stream)
        seed_game(game.chance[0], stream)
        own.open_game(table.printed, game, seats)
        for seat in range(seats):
            shown.shares[place][seat] = 1.0 / seats
        play_to_agent(table, places, place)

    return begin


@kernel
def copy_row(source: Any, target: Any) -> None:
    """Copy a row cell by cell: a slice assignment would allocate, which kernels must not.

    Parameters
    ----------
    source, target : ndarray, shape (length,), of the same dtype
        Row to read, and row to write.
    """
    for cell in range(len(target)):
        target[cell] = source[cell]


def _renewing(begin: _OnePlace, show: _OnePlace) -> _OnePlace:
    @kernel
    def renew(table: Table, places: Places, place: Place, shown: StepOutputs) -> None:
        """Begin the next episode in the step in which another has ended; the result reports how that one ended."""
        episode = places.episodes[place]
        show(table, places, place, shown)
        copy_row(shown.observations[place], shown.last_observations[place])
        copy_row(shown.masks[place], shown.last_masks[place])
        acted = episode.acted
        over = episode.over
        refused = episode.refused
        begin(table, places, place, shown)
        episode.acted = acted
        episode.refused = refused
        episode.renewed = 2 - over

    return renew


def _stepping(own: GameKernels, play_to_agent: _Play) -> _Act:
    pay = _paying(own)

    @kernel
    def step(table: Table, places: Places, place: Place, action: int, shown: StepOutputs) -> None:
        """Apply an agent's action, play until an agent acts again, and compute the rewards.

        An illegal action ends the episode and counts as a loss.
        """
        game, tally, episode = places.games[place], places.tallies[place], places.episodes[place]
        mask, seat = shown.masks[place], episode.asked
        episode.acted = seat
        episode.refused = 0
        episode.renewed = 0
        if not 0 <= action < len(mask) or mask[action] == 0:
            episode.refused = 1
            episode.over = 1
            pay_loser(table.courses[0], seat, shown.rewards[place])
            return
        own.read_action(table.printed, game, seat, action, table.answers[0])
        own.carry_out(table.printed, game, seat, table.answers[0], tally)
        assert tally.refused == 0
        if not own.is_private(table.answers[0]):
            invalidate(episode)
        play_to_agent(table, places, place)
        pay(table, places, place, shown)

    return step


def _playing(own: GameKernels) -> _Play:
    @kernel
    def play_to_agent(table: Table, places: Places, place: Place) -> None:
        """Let bots, chance and the clock answer until an agent acts, or the episode has ended."""
        printed, course, offers, answer = table.printed, table.courses[0], table.offers[0], table.answers[0]
        game, tally, episode = places.games[place], places.tallies[place], places.episodes[place]
        while goes_on(game, tally, course.most_turns, course.most_decisions):
            seat = own.next_to_answer(printed, game)
            if seat >= 0:
                if holds(course.agents, seat):
                    episode.asked = seat
                    return
                stream = places.streams[place]
                own.decide(printed, game, places.seen[place], seat, table.levels[seat], stream, offers, answer)
            own.carry_out(printed, game, seat, answer, tally)
            invalidate(episode)
            if seat >= 0 and not has_player(game.players, course.seats, course.agents):
                break
        episode.asked = NOBODY
        if game.depth == 0 or not has_player(game.players, course.seats, course.agents):
            episode.over = 1
        else:
            episode.cut = 1

    return play_to_agent


def _paying(own: GameKernels) -> _OnePlace:
    @kernel
    def pay(table: Table, places: Places, place: Place, shown: StepOutputs) -> None:
        """Compute the reward of every seat for a step."""
        course, seen, rewards = table.courses[0], places.seen[place], shown.rewards[place]
        if course.pays != FOR_WINNING:
            for seat in range(course.seats):
                rewards[seat] = own.riches(table.printed, seen, seat)
        pay_step(course, places.episodes[place], seen.winners, shown.shares[place], rewards)

    return pay


def shower(own: GameKernels) -> _OnePlace:
    """Return the kernel that writes what an agent sees in a place.

    Parameters
    ----------
    own : GameKernels
        The game's own kernels.

    Returns
    -------
    callable
        ``show(table, places, place, shown)``.
    """

    @kernel
    def show(table: Table, places: Places, place: Place, shown: StepOutputs) -> None:
        """Write observation and mask of the seat that acts; after the end, of the seat that acted last."""
        game, episode, mask = places.games[place], places.episodes[place], shown.masks[place]
        seat: Seat = episode.asked if episode.asked != NOBODY else max(episode.acted, 0)
        own.observe(table.printed, game, places.seen[place], seat, episode.shown, shown.observations[place])
        if episode.asked == NOBODY or ended(episode):
            mask[:] = 0
            episode.shown[STILL_OFFERED] = 0
        else:
            own.list_actions(table.printed, game, seat, table.offers[0], episode.shown, mask)

    return show
