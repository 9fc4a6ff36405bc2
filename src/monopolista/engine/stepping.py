"""Steps of many games side by side: each carries out an agent's action, and all else until an agent is asked.

What is the same in all games stands here, over the kernels of ``Own`` that a game brings as a module.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from monopolista.engine.episodes import (
    AT_NEXT_STEP,
    FOR_WINNING,
    IN_THE_SAME_STEP,
    STILL_OFFERED,
    any_plays,
    draw_seed,
    ended,
    pay_loser,
    pay_step,
    stir,
)
from monopolista.engine.game_counters import GameCounters, goes_on, seed_game
from monopolista.engine.jit import kernel
from monopolista.engine.records import Place, blanker
from monopolista.engine.seats import NOBODY, Seat, holds

NO_ACTION = -1
"""In the place of an action's number: none stands for it."""

blank_tally = blanker(GameCounters)


class Table(NamedTuple):
    """What games side by side have in common; arrays of one record, or lists of one body."""

    printed: Any
    """What the box prints, as the game's own kernels want it."""
    levels: Any
    """By seat, which bot answers for it."""
    courses: Any
    offers: Any
    answers: Any


class Places(NamedTuple):
    """What each game has for itself; arrays of records, or lists of bodies."""

    games: Any
    seen: Any
    """The same as ``games``, seen through what everybody may see."""
    streams: Any
    tallies: Any
    episodes: Any


class Shown(NamedTuple):
    """What is written of each game, a row for each place."""

    observations: Any
    """float32, shape (places, length)."""
    masks: Any
    """int8, shape (places, actions)."""
    shares: Any
    """Each seat's share of all riches; float32, shape (places, SEATS)."""
    rewards: Any
    """What each seat is paid for the step; float32, shape (places, SEATS)."""
    last_observations: Any
    """Where an episode begins in the step in which another has ended: what was seen of the other."""
    last_masks: Any


class Own(Protocol):
    """A game's own kernels, without which none can be stepped through or noted."""

    def blank_game(self, game: Any, /) -> None:
        """Make a game as it is when it is new."""
        ...

    def open_game(self, printed: Any, game: Any, seats: int, /) -> None:
        """Set a blank game up."""
        ...

    def next_to_answer(self, printed: Any, game: Any, /) -> int:
        """Return who answers next: a seat, CHANCE or the CLOCK."""
        ...

    def decide(
        self, printed: Any, game: Any, seen: Any, seat: Seat, level: int, stream: Any, offers: Any, answer: Any, /
    ) -> None:
        """Let a bot decide for a seat."""
        ...

    def carry_out(self, printed: Any, game: Any, seat: int, answer: Any, tally: Any, /) -> None:
        """Carry out what a seat decided, or let chance or the clock answer."""
        ...

    def riches(self, printed: Any, seen: Any, seat: Seat, /) -> int:
        """Return what all that a seat has is worth."""
        ...

    def read_action(self, printed: Any, game: Any, seat: Seat, number: int, answer: Any, /) -> None:
        """Put down what the number of an action stands for that the mask admits."""
        ...

    def number_of(self, printed: Any, game: Any, seat: Seat, answer: Any, /) -> int:
        """Return the number of what a bot has decided, or NO_ACTION where the rules refuse it."""
        ...

    def keeps_to_itself(self, answer: Any, /) -> bool:
        """Say whether what a seat decided changes nothing but what the seat keeps to itself."""
        ...

    def list_actions(self, printed: Any, game: Any, seat: Seat, offers: Any, shown: Any, mask: Any, /) -> None:
        """Write 1 for each action that a seat may take, 0 for all others; ``shown`` has what is known of the mask."""
        ...

    def observe(self, printed: Any, game: Any, seen: Any, seat: Seat, shown: Any, row: Any, /) -> None:
        """Write what a seat sees, all but what is printed; ``shown`` has what is known of the row."""
        ...

    def observe_printed(self, printed: Any, seats: int, row: Any, /) -> None:
        """Write what the box prints into a row of noughts."""
        ...

    def foremost(self, seen: Any, seat: Seat, /) -> Place:
        """Return where on the agenda the question lies that a seat looks at."""
        ...


Open = Callable[[Table, Places], None]
Begin = Callable[[Table, Places, Any, Shown], None]
Step = Callable[[Table, Places, Any, Shown], None]
_OnePlace = Callable[[Table, Places, Place, Shown], None]
_Act = Callable[[Table, Places, Place, int, Shown], None]
_Play = Callable[[Table, Places, Place], None]


class Steps(NamedTuple):
    """The kernels that let agents and bots play, each with all places at once."""

    begin: Begin
    """Begins an episode in each place that is wanted, and shows it to who is asked first."""
    step: Step
    """Carries out an agent's action in each place."""


def steps_of(own: Own) -> Steps:
    """Return the kernels that step through a game's episodes; their parts are made once."""
    play, show = _playing(own), _showing(own)
    begin = _beginning(own, play)
    return Steps(_begin_wanted(begin, show), _step_all(begin, _stepping(own, play), show))


def _begin_wanted(begin: _OnePlace, show: _OnePlace) -> Begin:
    @kernel
    def begin_wanted(table: Table, places: Places, wanted: Any, shown: Shown) -> None:
        for place in range(len(places.games)):
            if wanted[place] == 1:
                begin(table, places, place, shown)
                show(table, places, place, shown)

    return begin_wanted


def _step_all(begin: _OnePlace, step: _Act, show: _OnePlace) -> Step:
    renew = _renewing(begin, show)

    @kernel
    def step_all(table: Table, places: Places, actions: Any, shown: Shown) -> None:
        course = table.courses[0]
        for place in range(len(places.games)):
            episode = places.episodes[place]
            shown.rewards[place][:] = 0
            if not ended(episode):
                step(table, places, place, actions[place], shown)
                if ended(episode) and course.begins == IN_THE_SAME_STEP:
                    renew(table, places, place, shown)
            elif course.begins == AT_NEXT_STEP:
                begin(table, places, place, shown)
            show(table, places, place, shown)

    return step_all


def opener(own: Own) -> Open:
    """Return the kernel that sets blank games up, each by the four words in its stream."""

    @kernel
    def open_all(table: Table, places: Places) -> None:
        for place in range(len(places.games)):
            seed_game(places.games[place].chance[0], places.streams[place])
            own.open_game(table.printed, places.games[place], table.courses[0].seats)

    return open_all


def _beginning(own: Own, play_to_agent: _Play) -> _OnePlace:
    @kernel
    def begin(table: Table, places: Places, place: Place, shown: Shown) -> None:
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
    """Copy a row of numbers, cell by cell: what takes them all at once asks for memory, which kernels have none of."""
    for cell in range(len(target)):
        target[cell] = source[cell]


def _renewing(begin: _OnePlace, show: _OnePlace) -> _OnePlace:
    @kernel
    def renew(table: Table, places: Places, place: Place, shown: Shown) -> None:
        """Begin the next episode in the step in which another has ended: of that is told how it ended."""
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


def _stepping(own: Own, play_to_agent: _Play) -> _Act:
    pay = _paying(own)

    @kernel
    def step(table: Table, places: Places, place: Place, action: int, shown: Shown) -> None:
        """Carry out an agent's action, and all else until an agent is asked again; pay."""
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
        if not own.keeps_to_itself(table.answers[0]):
            stir(episode)
        play_to_agent(table, places, place)
        pay(table, places, place, shown)

    return step


def _playing(own: Own) -> _Play:
    @kernel
    def play_to_agent(table: Table, places: Places, place: Place) -> None:
        """Let bots, chance and the clock answer until an agent is asked, or the episode has ended."""
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
            stir(episode)
            if seat >= 0 and not any_plays(game.players, course.seats, course.agents):
                break
        episode.asked = NOBODY
        if game.depth == 0 or not any_plays(game.players, course.seats, course.agents):
            episode.over = 1
        else:
            episode.cut = 1

    return play_to_agent


def _paying(own: Own) -> _OnePlace:
    @kernel
    def pay(table: Table, places: Places, place: Place, shown: Shown) -> None:
        """Pay every seat for a step."""
        course, seen, rewards = table.courses[0], places.seen[place], shown.rewards[place]
        if course.pays != FOR_WINNING:
            for seat in range(course.seats):
                rewards[seat] = own.riches(table.printed, seen, seat)
        pay_step(course, places.episodes[place], seen.winners, shown.shares[place], rewards)

    return pay


def _showing(own: Own) -> _OnePlace:
    @kernel
    def show(table: Table, places: Places, place: Place, shown: Shown) -> None:
        """Show the table to the agent who is asked; after the end to who acted last, who may do nothing."""
        game, episode, mask = places.games[place], places.episodes[place], shown.masks[place]
        seat: Seat = episode.asked if episode.asked != NOBODY else max(episode.acted, 0)
        own.observe(table.printed, game, places.seen[place], seat, episode.shown, shown.observations[place])
        if episode.asked == NOBODY or ended(episode):
            mask[:] = 0
            episode.shown[STILL_OFFERED] = 0
        else:
            own.list_actions(table.printed, game, seat, table.offers[0], episode.shown, mask)

    return show
