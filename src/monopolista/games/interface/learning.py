"""The learning interface: numbered actions, observations, and steps of many games."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
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
from monopolista.games.interface.rules_adapter import Draw
from monopolista.games.interface.simulator import Kernel

B = TypeVar("B", default=Any)
Words = NDArray[np.uint32]
"""Words that seed a random stream."""
Decide = Callable[[Any, int, Draw], Action | None]
"""``decide(state, seat, draw)`` returns the action of a bot, or None to leave the decision to another bot."""


class Block(NamedTuple):
    """The actions of one verb, numbered consecutively."""

    verb: str
    length: int
    by: str = ""
    """The parameter that tells them apart."""


def firsts(blocks: Sequence[Block], numbers: Mapping[str, int]) -> tuple[int, ...]:
    """Return the number of each verb's first action, -1 for verbs that have none."""
    found = [-1] * (max(numbers.values()) + 1)
    first = 0
    for block in blocks:
        found[numbers[block.verb]] = first
        first += block.length
    return tuple(found)


def lengths(blocks: Sequence[Block], numbers: Mapping[str, int]) -> tuple[int, ...]:
    """Return the number of actions of each verb."""
    found = [0] * (max(numbers.values()) + 1)
    for block in blocks:
        found[numbers[block.verb]] = block.length
    return tuple(found)


class Field(NamedTuple):
    """A part of an observation: ``length`` consecutive numbers."""

    name: str
    length: int
    unit: str
    """The meaning of 1."""
    doc: str


def places(fields: Sequence[Field]) -> dict[str, int]:
    """Return the start of each field in an observation."""
    found: dict[str, int] = {}
    place = 0
    for part in fields:
        found[part.name] = place
        place += part.length
    return found


def length_of(parts: Sequence[Field] | Sequence[Block]) -> int:
    """Return the number of values of an observation, or the number of actions."""
    return sum(part.length for part in parts)


class AgentsError(MonopolistaError):
    """Seats, agents and bots that contradict each other."""


def check_players(edition: str, most: int, players: int) -> None:
    """Raise AgentsError if the number of players is too high for an edition."""
    if not 2 <= players <= most:
        raise AgentsError(f"{edition} is for 2 to {most} players, not {players}")


@dataclass(frozen=True)
class Setting(Generic[B]):
    """Settings of the games that agents play."""

    box: B
    seats: int
    agents: frozenset[int]
    """The seats of the agents."""
    bots: tuple[str, ...]
    """The bot of each seat; agents' seats may have any name."""
    most_turns: int
    """Turns of a seat after which a game is truncated."""
    most_decisions: int
    """Answers after which a game is truncated."""
    begins: int
    """The autoreset mode; see ``engine.episodes``."""
    pays: int
    """The reward scheme; see ``engine.episodes``."""
    resignation: bool = True
    """Whether agents may leave the game although nothing forces them to."""
    custom_bots: Mapping[int, Decide] = field(default_factory=dict[int, Decide])
    """The caller's own bots in plain Python, by seat. If one of them returns None, the bot in ``bots`` decides."""

    def course(self) -> Course:
        """Return the settings in the form that kernels read."""
        course = Course()
        course.seats, course.agents = self.seats, sum(1 << seat for seat in self.agents)
        course.most_turns, course.most_decisions = self.most_turns, self.most_decisions
        course.begins, course.pays = self.begins, self.pays
        return course


class StepBuffers:
    """Output buffers of parallel games, with a row for each place."""

    def __init__(self, count: int, length: int, actions: int) -> None:
        self.observations: NDArray[np.float32] = np.zeros((count, length), np.float32)
        """Shape (count, length)."""
        self.masks: NDArray[np.int8] = np.zeros((count, actions), np.int8)
        """1 for each legal action; shape (count, actions)."""
        self.rewards: NDArray[np.float32] = np.zeros((count, SEATS), np.float32)
        """Reward of each seat for the last step; shape (count, SEATS)."""
        self.shares: NDArray[np.float32] = np.zeros((count, SEATS), np.float32)
        """Each seat's share of all wealth, if the reward depends on it; shape (count, SEATS)."""
        self.last_observations = np.zeros_like(self.observations)
        """Last observation of an episode that ended, with autoreset in the same step."""
        self.last_masks = np.zeros_like(self.masks)
        self.episodes: Any = blank(Episode, count)

    def seed(self, seeds: Mapping[int, int]) -> None:
        """Seed all future episodes of some places, each place with its own seed."""
        wanted = np.zeros(len(self.masks), np.int8)
        words = np.zeros((len(self.masks), 2), np.uint32)
        for place, seed in seeds.items():
            wanted[place] = 1
            words[place] = np.random.SeedSequence(seed).generate_state(2)
        seed_places(self.episodes, as_kernel_argument(wanted), as_kernel_argument(words))


def as_kernel_argument(numbers: NDArray[Any]) -> Any:
    """Convert an array to an argument of kernels: unchanged when compiled, otherwise a list of plain numbers."""
    return numbers if COMPILED else numbers.tolist()


@dataclass(frozen=True)
class PlacesState:
    """Complete state of parallel games; its bytes are the same in plain Python and compiled."""

    games: NDArray[Any]
    """Records of the game, shape (count,)."""
    streams: NDArray[Any]
    """Random numbers of the bots, records of ``Stream``, shape (count,)."""
    tallies: NDArray[Any]
    """Records of ``GameCounters``, shape (count,)."""
    episodes: NDArray[Any]
    """Records of ``Episode``, shape (count,)."""
    observations: NDArray[np.float32]
    """Shape (count, length)."""
    masks: NDArray[np.int8]
    """Shape (count, actions)."""
    rewards: NDArray[np.float32]
    """Shape (count, SEATS)."""
    shares: NDArray[np.float32]
    """Shape (count, SEATS)."""


class Places(Protocol):
    """Parallel games, each of which waits for an agent."""

    buffers: StepBuffers

    def get_state(self) -> PlacesState:
        """Return a copy of everything that the games depend on."""
        ...

    def set_state(self, state: PlacesState) -> None:
        """Continue from a state of as many games at tables of the same setting."""
        ...

    def hide_from(self, seat: int, rng: np.random.Generator) -> None:
        """Redraw in each game what a seat may not know: hidden cards, future dice and cards, unfinished drafts."""
        ...

    def begin(self, wanted: NDArray[np.int8]) -> None:
        """Begin an episode in each selected place, shape (count,)."""
        ...

    def step(self, actions: NDArray[np.int64]) -> None:
        """Carry out an action in each place, shape (count,)."""
        ...

    def kernels(self) -> Sequence[Kernel]:
        """Return what can be compiled before the first step, beside the rules and bots, with arguments."""
        ...

    def see(self, seat: int) -> NDArray[np.float32]:
        """Return a seat's observation of the first game, shape (length,)."""
        ...

    def playing(self, seat: int) -> bool:
        """Say whether a seat is still in the first game."""
        ...


class AgentView(Protocol):
    """Legal actions and observations of one table, in plain Python."""

    def legal_actions(self, state: Any, seat: int) -> list[int]:
        """Return the numbers of a seat's legal actions, in ascending order."""
        ...

    def action(self, state: Any, seat: int, number: int) -> Action:
        """Return the action with a legal number."""
        ...

    def observe(self, state: Any, seat: int) -> NDArray[np.float32]:
        """Return a seat's observation, shape (length,)."""
        ...


@dataclass(frozen=True)
class LoggedDecisions:
    """Logged decisions of some games, in the order of play."""

    tallies: Any
    """The counters of the games, as records."""
    rows: dict[str, NDArray[Any]]
    """Arrays by the names in ``NOTED``, a row for each decision."""


DECISION_COLUMNS: Final = ("observation", "mask", "action", "place", "turn", "seat", "question")
"""Columns of a logged decision: the observation, the action mask, and the fields of ``LoggedDecision``."""


class DecisionBuffer:
    """Buffer for the decisions of games that are played one after the other; ``drain`` empties it."""

    CAPACITY: Final = 512

    def __init__(self, length: int, actions: int, every: int) -> None:
        log = DecisionLog()
        log.every, log.room = every, self.CAPACITY
        self.logs = several(log, 1)
        self.decisions = blank(LoggedDecision, self.CAPACITY)
        self.observations: NDArray[np.float32] = np.zeros((self.CAPACITY, length), np.float32)
        """Shape (CAPACITY, length)."""
        self.masks: NDArray[np.int8] = np.zeros((self.CAPACITY, actions), np.int8)
        """Shape (CAPACITY, actions)."""
        self._chunks: list[dict[str, NDArray[Any]]] = []

    def drain(self, games: int) -> bool:
        """Empty the buffer into the log; return whether any of ``games`` games remain to be played."""
        count = int(column(self.logs, "count")[0])
        whole = {"observation": self.observations, "mask": self.masks}
        whole |= {name: column(self.decisions, name) for name in DECISION_COLUMNS[2:]}
        self._chunks.append({name: rows[:count].copy() for name, rows in whole.items()})
        self._reset_count()
        return int(column(self.logs, "place")[0]) < games

    def rows(self) -> dict[str, NDArray[Any]]:
        """Return all logged decisions."""
        return {name: np.concatenate([chunk[name] for chunk in self._chunks]) for name in DECISION_COLUMNS}

    def _reset_count(self) -> None:
        if COMPILED:
            self.logs["count"] = 0
        else:
            self.logs[0].count = 0


class Learning(Protocol[B]):
    """The learning interface of a game."""

    @property
    def fields(self) -> Sequence[Field]:
        """Return the fields of an observation, in order."""
        ...

    @property
    def blocks(self) -> Sequence[Block]:
        """Return the blocks of actions, in order."""
        ...

    def places(self, setting: Setting[B], count: int) -> Places:
        """Return places for ``count`` games."""
        ...

    def agent_view(self, box: B, seats: int, *, resignation: bool = True) -> AgentView:
        """Return the agents' view of a table with ``seats`` seats, with or without resignation."""
        ...

    def positions(
        self,
        box: B,
        levels: Sequence[int],
        seeds: Sequence[Words],
        sampling: Sequence[Words],
        *,
        every: int,
        most_turns: int,
    ) -> LoggedDecisions:
        """Play a game between bots for each four words of seed, and log one decision in ``every``, drawn at random.

        ``sampling`` has four words of seed for each game, used only to draw the sample. So sampling changes no game.
        """
        ...

    def describe(self, box: B, action: int) -> str:
        """Return the meaning of an action number in English."""
        ...
