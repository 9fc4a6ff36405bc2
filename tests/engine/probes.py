"""Small kernels by which tests look at what compiled code may and may not do; the worker calls them by name."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import numpy as np

from monopolista.engine.chance import Stream, below, next_word, seed_stream
from monopolista.engine.jit import COMPILED, kernel
from monopolista.engine.record_arrays import blank
from monopolista.engine.records import blanker, copier, matcher, pack, seen_dtype, to_bytes, unpack
from monopolista.engine.seats import lowest
from monopolista.engine.task_stack import TASKS, push
from monopolista.games.classic.rules.records import Deck, Game, Refusal, Seen
from monopolista.games.classic.rules.trade import hears


@kernel
def draw(streams: Any, high: int, low: int, words: int, draws: int, limit: int, out: Any) -> None:
    """Seed a stream, and write its first words and then some even draws."""
    seed_stream(streams[0], high, low)
    for place in range(words):
        out[place] = next_word(streams[0])
    for place in range(words, words + draws):
        out[place] = below(streams[0], limit)


def drawn(high: int, low: int, words: int, draws: int, limit: int) -> tuple[list[int], list[int]]:
    """Return the first words and some draws of a stream, and its state after them, in the body of this process."""
    streams: Any = pack(Stream()) if COMPILED else [Stream()]
    out: Any = np.zeros(words + draws, np.int64) if COMPILED else [0] * (words + draws)
    draw(streams, high, low, words, draws, limit, out)
    state = unpack(Stream, streams[0]) if COMPILED else streams[0]
    return [int(one) for one in out], state.words


@kernel
def scribble(games: Any) -> None:
    """Write into every kind of field: a number, cells, rows, words, and numbers below zero."""
    game = games[0]
    game.seats = 8
    game.refusal_count = -1
    game.players[3].cash = 2_147_483_647
    game.drafts[7].money = -2_147_483_648
    game.owner[39] = -1
    game.agenda[63].more = 5
    game.chance[0].words[2] = 0xFFFFFFFF
    for place in range(len(game.events)):
        game.events[place].amount = -place


def scribbled() -> str:
    """Return the bytes of a game scribbled upon in the body of this process, as hexadecimal digits."""
    games: Any = pack(Game()) if COMPILED else [Game()]
    scribble(games)
    return (games.tobytes() if COMPILED else to_bytes(games[0])).hex()


@kernel
def peek_at_turn(seen: Any) -> int:
    """Read what lies open."""
    return seen[0].turn


@kernel
def peek_at_draft(seen: Any) -> int:
    """Read what another seat keeps to itself."""
    return seen[0].drafts[1].money


@kernel
def peek_at_chance(seen: Any) -> int:
    """Read what decides the next dice."""
    return seen[0].chance[0].words[0]


def peek(name: str) -> int:
    """Look at a packed game through the layout of what is seen, by the kernel of that name."""
    seen = pack(Game()).view(seen_dtype(Seen, Game))
    return int(globals()[name](seen))


@kernel
def read_task(games: Any, place: int) -> int:
    """Read a task, also one beyond the agenda."""
    return games[0].agenda[place].kind


def beyond_the_end() -> int:
    """Read beyond the agenda of a packed game."""
    return int(read_task(pack(Game()), TASKS))


@kernel
def hears_from(games: Any, place: int) -> bool:
    """Let a kernel of the game look at a player."""
    return hears(games[0], place, 0)


def before_the_beginning() -> bool:
    """Read before the players of a packed game."""
    return hears_from(pack(Game()), -1)


@kernel
def last_of(numbers: Any) -> int:
    """Read, as a user's own kernel may, from the end."""
    return numbers[-1]


def read_from_the_end() -> int:
    """Read the last of some numbers in the body of this process."""
    return int(last_of(np.arange(3)))


@kernel
def list_lowest(masks: Any, out: Any) -> None:
    """Write the lowest member of each of some sets."""
    for place in range(len(masks)):
        out[place] = lowest(masks[place])


def lowest_of(masks: list[int]) -> list[int]:
    """Return the lowest member of each of some sets in the body of this process."""
    out = np.zeros(len(masks), np.int64)
    list_lowest(np.array(masks, np.int64), out)
    return out.tolist()


@kernel
def push_tasks(games: Any, count: int) -> None:
    """Put tasks on the agenda."""
    for _ in range(count):
        push(games[0], 1)


def too_many_tasks() -> None:
    """Put one task more on the agenda than it holds."""
    push_tasks(pack(Game()) if COMPILED else [Game()], TASKS + 1)


@kernel
def weigh(one: int, two: int = 20, three: int = 300) -> int:
    """Tell the three apart."""
    return one + 2 * two + 3 * three


@kernel
def weigh_all(streams: Any, out: Any) -> None:
    """Call it by place, by name, and without what has a default, with numbers of every width."""
    narrow = streams[0].words[0]
    out[0] = weigh(1, 2, 3)
    out[1] = weigh(1, three=5)
    out[2] = weigh(two=len(out), one=narrow)
    out[3] = weigh(narrow)


def weighed() -> tuple[list[int], int]:
    """Return what the calls gave, and how often the callee was compiled for them."""
    streams: Any = pack(Stream()) if COMPILED else [Stream()]
    out: Any = np.zeros(4, np.int64) if COMPILED else [0] * 4
    compiled: list[str] = []
    with noting(compiled):
        weigh_all(streams, out)
    return [int(one) for one in out], compiled.count(weigh.__name__)


@contextmanager
def noting(compiled: list[str]) -> Generator[None]:
    """Note the name of each kernel that is compiled meanwhile, not being in the cache."""
    if not COMPILED:
        yield
        return
    from numba.core import event  # noqa: PLC0415, TID251 (what it compiles is looked at)

    numba_event: Any = event
    with numba_event.install_recorder("numba:compile") as recorder:
        yield
    compiled += [one.data["dispatcher"].py_func.__name__ for _, one in recorder.buffer if one.is_start]


copy_refusal, blank_refusal = copier(Refusal), blanker(Refusal)
same_refusal, same_but_changes = matcher(Refusal), matcher(Refusal, "changes")
copy_deck, blank_deck, same_deck = copier(Deck), blanker(Deck), matcher(Deck)


@kernel
def handle(games: Any, out: Any) -> None:
    """Copy, compare and blank records that hold numbers, cells and further records."""
    one, two = games[0].refusals[0], games[0].refusals[1]
    one.changes = 7
    one.trade[0].gives = 5
    out[0] = same_refusal(one, two)
    copy_refusal(two, one)
    out[1] = same_refusal(one, two)
    two.changes = 8
    out[2] = same_refusal(one, two)
    out[3] = same_but_changes(one, two)
    two.trade[0].gives = 6
    out[4] = same_but_changes(one, two)
    blank_refusal(one)
    games[0].decks[0].queue[3] = 9
    out[5] = same_deck(games[0].decks[0], games[0].decks[1])
    copy_deck(games[0].decks[1], games[0].decks[0])
    out[6] = same_deck(games[0].decks[0], games[0].decks[1])
    blank_deck(games[0].decks[0])


def handled() -> tuple[list[int], str]:
    """Return what the comparisons gave, and the bytes of the game."""
    games: Any = pack(Game()) if COMPILED else [Game()]
    out: Any = np.zeros(7, np.int64) if COMPILED else [0] * 7
    handle(games, out)
    return [int(one) for one in out], (games.tobytes() if COMPILED else to_bytes(games[0])).hex()


@kernel
def pass_on(decks: Any) -> None:
    """Copy one record onto the next by a kernel that has no file of its own."""
    copy_deck(decks[1], decks[0])


def compiled_anew() -> int:
    """Return how many kernels had to be compiled to pass a deck on, not being in the cache."""
    decks: Any = blank(Deck, 2)
    pass_on(decks)
    callee: Any = pass_on
    return sum(callee.stats.cache_misses.values())
