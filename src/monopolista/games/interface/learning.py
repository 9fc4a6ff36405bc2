"""What environments for learning agents ask of a game: numbered actions, observations, and steps of many games."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray
from typing_extensions import TypeVar

from monopolista.engine.decision_log import DecisionLog, LoggedDecision
from monopolista.engine.episodes import Course, Episode, seed_places
from monopolista.engine.jit import COMPILED
from monopolista.engine.record_arrays import blank, column, several
from monopolista.engine.seats import SEATS
from monopolista.games.common.notation import Action
from monopolista.games.interface.errors import MonopolistaError

B = TypeVar("B", default=Any)
Words = NDArray[np.uint32]
"""Words from which a stream follows."""


class Block(NamedTuple):
    """Actions of one verb, numbered one after the other."""

    verb: str
    length: int
    by: str = ""
    """What they differ by."""


def firsts(blocks: Sequence[Block], numbers: Mapping[str, int]) -> tuple[int, ...]:
    """Return, by the number of the verb, that of its first action; -1 for verbs that have none."""
    found = [-1] * (max(numbers.values()) + 1)
    first = 0
    for block in blocks:
        found[numbers[block.verb]] = first
        first += block.length
    return tuple(found)


def lengths(blocks: Sequence[Block], numbers: Mapping[str, int]) -> tuple[int, ...]:
    """Return, by the number of the verb, how many actions it has."""
    found = [0] * (max(numbers.values()) + 1)
    for block in blocks:
        found[numbers[block.verb]] = block.length
    return tuple(found)


class Field(NamedTuple):
    """A part of an observation: so many numbers, one after the other."""

    name: str
    length: int
    unit: str
    """What 1 stands for."""
    doc: str


def places(fields: Sequence[Field]) -> dict[str, int]:
    """Return where each field of an observation begins."""
    found: dict[str, int] = {}
    place = 0
    for field in fields:
        found[field.name] = place
        place += field.length
    return found


def length_of(parts: Sequence[Field] | Sequence[Block]) -> int:
    """Return how many numbers an observation has, or how many actions there are."""
    return sum(part.length for part in parts)


class AgentsError(MonopolistaError):
    """Seats, agents and bots that do not make a table."""


def check_players(edition: str, most: int, players: int) -> None:
    """Raise AgentsError where so many do not play an edition that has places for ``most``."""
    if not 2 <= players <= most:
        raise AgentsError(f"{edition} is for 2 to {most} players, not {players}")


@dataclass(frozen=True)
class Setting(Generic[B]):
    """How games are played for agents."""

    box: B
    seats: int
    agents: frozenset[int]
    """The seats for which agents answer."""
    bots: tuple[str, ...]
    """Who answers for each seat that is no agent's; at the agents' seats any name."""
    most_turns: int
    """Turns of a seat after which a game is cut short."""
    most_decisions: int
    """Answers after which a game is cut short."""
    begins: int
    """When an episode that has ended begins anew: see ``engine.episodes``."""
    pays: int
    """What agents are paid for: see ``engine.episodes``."""

    def course(self) -> Course:
        """Return it as kernels read it."""
        course = Course()
        course.seats, course.agents = self.seats, sum(1 << seat for seat in self.agents)
        course.most_turns, course.most_decisions = self.most_turns, self.most_decisions
        course.begins, course.pays = self.begins, self.pays
        return course


class Screens:
    """What is written of games side by side, a row for each place."""

    def __init__(self, count: int, length: int, actions: int) -> None:
        self.observations: NDArray[np.float32] = np.zeros((count, length), np.float32)
        """Shape (count, length)."""
        self.masks: NDArray[np.int8] = np.zeros((count, actions), np.int8)
        """1 for each action that may be taken; shape (count, actions)."""
        self.rewards: NDArray[np.float32] = np.zeros((count, SEATS), np.float32)
        """What each seat is paid for the last step; shape (count, SEATS)."""
        self.shares: NDArray[np.float32] = np.zeros((count, SEATS), np.float32)
        """Each seat's share of all riches, where that is paid for; shape (count, SEATS)."""
        self.last_observations = np.zeros_like(self.observations)
        """Where an episode begins in the step in which another has ended: what was seen of the other."""
        self.last_masks = np.zeros_like(self.masks)
        self.episodes: Any = blank(Episode, count)

    def seed(self, seeds: Mapping[int, int]) -> None:
        """Let all the episodes of some places follow each from a seed of its own."""
        wanted = np.zeros(len(self.masks), np.int8)
        words = np.zeros((len(self.masks), 2), np.uint32)
        for place, seed in seeds.items():
            wanted[place] = 1
            words[place] = np.random.SeedSequence(seed).generate_state(2)
        seed_places(self.episodes, handed(wanted), handed(words))


def handed(numbers: NDArray[Any]) -> Any:
    """Return an array as kernels of this process are handed it: plain Python counts with plain numbers."""
    return numbers if COMPILED else numbers.tolist()


class Places(Protocol):
    """Games side by side, each of which waits for an agent."""

    screens: Screens

    def begin(self, wanted: NDArray[np.int8]) -> None:
        """Begin an episode in each place that is wanted, shape (count,)."""
        ...

    def step(self, actions: NDArray[np.int64]) -> None:
        """Carry out an action in each place, shape (count,)."""
        ...

    def see(self, seat: int) -> NDArray[np.float32]:
        """Return what a seat sees of the first game, shape (length,)."""
        ...

    def playing(self, seat: int) -> bool:
        """Say whether a seat is still in the first game."""
        ...


class Reading(Protocol):
    """One table of a game as agents see it, in plain Python."""

    def admitted(self, state: Any, seat: int) -> list[int]:
        """Return the numbers of what a seat may do, the lowest first."""
        ...

    def action(self, state: Any, seat: int, number: int) -> Action:
        """Return what a number stands for that is admitted."""
        ...

    def seen(self, state: Any, seat: int) -> NDArray[np.float32]:
        """Return what a seat sees, shape (length,)."""
        ...


@dataclass(frozen=True)
class Noted:
    """Decisions of some games, in the order in which they were taken."""

    tallies: Any
    """How the games went, records in the body of this process."""
    rows: dict[str, NDArray[Any]]
    """By the names of ``NOTED``, a row for each decision."""


NOTED: Final = ("observation", "mask", "action", "place", "turn", "seat", "question")
"""What is noted of a decision: what was seen, what might have been done, and the fields of ``Note``."""


class Pages:
    """Where decisions are noted of games that are played one after the other; what is full is torn out."""

    ROOM: Final = 512

    def __init__(self, length: int, actions: int, every: int) -> None:
        book = DecisionLog()
        book.every, book.room = every, self.ROOM
        self.books = several(book, 1)
        self.notes = blank(LoggedDecision, self.ROOM)
        self.observations: NDArray[np.float32] = np.zeros((self.ROOM, length), np.float32)
        """Shape (ROOM, length)."""
        self.masks: NDArray[np.int8] = np.zeros((self.ROOM, actions), np.int8)
        """Shape (ROOM, actions)."""
        self._torn: list[dict[str, NDArray[Any]]] = []

    def leave(self, games: int) -> bool:
        """Take out what is noted; say whether any of so many games is left to be played."""
        count = int(column(self.books, "count")[0])
        whole = {"observation": self.observations, "mask": self.masks}
        whole |= {name: column(self.notes, name) for name in NOTED[2:]}
        self._torn.append({name: rows[:count].copy() for name, rows in whole.items()})
        self._begin_anew()
        return int(column(self.books, "place")[0]) < games

    def rows(self) -> dict[str, NDArray[Any]]:
        """Return all that was noted."""
        return {name: np.concatenate([page[name] for page in self._torn]) for name in NOTED}

    def _begin_anew(self) -> None:
        if COMPILED:
            self.books["count"] = 0
        else:
            self.books[0].count = 0


class Learning(Protocol[B]):
    """A game as learning agents see it."""

    @property
    def fields(self) -> Sequence[Field]:
        """Return what an observation is made of, in its order."""
        ...

    @property
    def blocks(self) -> Sequence[Block]:
        """Return what actions there are, in their order."""
        ...

    def places(self, setting: Setting[B], count: int) -> Places:
        """Return places for so many games."""
        ...

    def reading(self, box: B, seats: int) -> Reading:
        """Return how agents read a table of so many seats."""
        ...

    def positions(
        self,
        box: B,
        levels: Sequence[int],
        seeds: Sequence[Words],
        lots: Sequence[Words],
        *,
        every: int,
        most_turns: int,
    ) -> Noted:
        """Play a game between bots for each four words of seed, and note by lot one decision in so many.

        ``lots`` has four words for each game, from which nothing else is drawn: what is noted changes no game.
        """
        ...

    def describe(self, box: B, action: int) -> str:
        """Return in English what the number of an action stands for."""
        ...
