"""Capabilities: optional parts of a game, with an abstract base class for each.

A game inherits from the capabilities that it has, and a caller checks for the one that it needs: ``isinstance(rules,
HasAuctions)``. They are not ``Protocol`` classes, because a failed check of a ``Protocol`` takes 20 microseconds.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.seats import Seat, SeatSet
from monopolista.games.common.edition_catalog import EditionCatalog
from monopolista.games.common.notation import Action
from monopolista.games.interface.advice import Advisor
from monopolista.games.interface.lessons import Lesson
from monopolista.games.interface.rules_adapter import Box, Step
from monopolista.games.interface.simulator import CustomBots, Job
from monopolista.games.interface.simulator import OddsCalculator as ExactOdds
from monopolista.games.interface.terminal_ui import Screen, TerminalView
from monopolista.games.interface.views import Gesture, Reason, Weight

Steps = Callable[[], Sequence[Step]]
"""Returns the steps that count. It may replay a long game, so call it only if earlier steps matter."""
Allows = Callable[[Action], bool]
"""Whether an action is acceptable."""


# Of the rules of a game.


class HasAuctions(ABC):
    """Rules with auctions."""

    @abstractmethod
    def bidders(self, state: Any) -> list[int] | None:
        """Return the seats that may bid in the open auction, None if there is none."""

    @abstractmethod
    def refusal_up_to(self, state: Any, seat: Seat, amount: int) -> str:
        """Return the clause that forbids a seat to bid any amount up to a limit in the open auction; empty for none."""


class HasTrades(ABC):
    """Rules with proposals between seats."""

    @abstractmethod
    def weigh(self, state: Any, seat: Seat, action: Action) -> Weight | None:
        """Return the effects of a proposal of a seat, None if the action is none; nothing changes."""

    @abstractmethod
    def etiquette(self, state: Any, steps: Steps, seat: Seat, persons: Collection[Seat]) -> Allows:
        """Return the filter for actions of a bot that concern human players, given the steps that count.

        The state is a copy of the bot's own. The filter marks in it the players to whom the bot must not propose
        anything now, so that the bot decides differently when it is asked again.
        """


class HasDebts(ABC):
    """Rules by which a seat may have a debt that it cannot pay at once."""

    @abstractmethod
    def owes(self, state: Any, seat: Seat) -> bool:
        """Say whether a seat has an unpaid debt."""


class HasHiddenCards(ABC):
    """Rules with cards that only some seats may see during the game."""

    @abstractmethod
    def hand(self, state: Any, seat: Seat) -> list[int]:
        """Return the private cards of a seat."""

    @abstractmethod
    def shown(self, step: Step, seats: SeatSet) -> Step:
        """Return the part of a step that some seats may see."""

    @abstractmethod
    def determinize(self, state: Any, seat: Seat, observed: str, own: Collection[Seat]) -> Action:
        """Return an action that agrees with an observed one, for an observer who sees the hands of some seats.

        The state consists of observations alone. The method moves hidden cards in it so that the action is legal.
        """

    @abstractmethod
    def correct(self, state: Any, view: Any) -> None:
        """Correct the public part of a state that consists of observations, so that it agrees with a view."""


class HasTurnLimit(ABC):
    """Rules with an optional limit of turns. At the limit, the clock answers."""

    @abstractmethod
    def time(self, state: Any) -> Action | None:
        """Return the clock's answer once the limit of turns is reached, None before."""


class HasMacroActions(ABC):
    """Rules with macro actions: sequences of answers that a player may give as one."""

    @abstractmethod
    def gestures(self, state: Any, seat: Seat) -> Sequence[Gesture]:
        """Return the macro actions of a seat."""


# Of a box.


class HasTimeLimit(ABC):
    """An edition that a clock may end."""

    @property
    @abstractmethod
    def minutes(self) -> int | None:
        """Return the minutes of play after which the clock ends a game, None if the table has no clock."""


def minutes_of(box: Box) -> int | None:
    """Return the minutes of play after which the clock ends a game of an edition, None if it has no clock."""
    return box.minutes if isinstance(box, HasTimeLimit) else None


# Of a game.


class HasOdds(ABC):
    """A game with estimated odds of winning."""

    @abstractmethod
    def odds(self, box: Any, state: Any, seats: SeatSet) -> tuple[int, ...]:
        """Return each seat's odds of winning, in millionths, from public information and the hands of some seats."""

    @abstractmethod
    def advisor(self, box: Any) -> Advisor[Any]:
        """Return the advisor for a table of an edition."""


class HasBotReasons(ABC):
    """A game whose bots give reasons for their answers."""

    @abstractmethod
    def reason(
        self, level: str, box: Any, state: Any, seat: Seat, action: Action, persons: Collection[Seat]
    ) -> Reason | None:
        """Return the reason of a bot for an answer; None if the answer matters to none of these people."""


class HasPaymentAdvice(ABC):
    """A game that can suggest how a seat pays a debt with the least loss."""

    @abstractmethod
    def suggestion(self, box: Any, state: Any, seat: Seat) -> Iterator[Action]:
        """Yield the answers by which a seat pays its debt with the least loss.

        The generator carries out each answer in the state only when you request the next one.
        """


class HasCustomEditions(ABC):
    """A game that accepts a user's own editions."""

    catalog: EditionCatalog[Any]
    """Its editions, a user's own too."""

    @abstractmethod
    def box_texts(self, name: str) -> Iterator[tuple[str, str]]:
        """Yield the texts in a registered box that its author chose, such as names, each with its key."""


class HasScreen(ABC):
    """A game with a terminal interface."""

    @property
    @abstractmethod
    def screen(self) -> Screen:
        """Return the terminal interface; it is loaded at the first call."""


class HasPicture(ABC):
    """A game whose table is drawn."""

    @abstractmethod
    def picture(self, seen: TerminalView) -> str:
        """Return the table as SVG, as one reader sees it: an ``svg`` element with the namespace of SVG."""


class HasLesson(ABC):
    """A game with a guided game for beginners."""

    lesson: Lesson


# Of a simulator.


class HasCustomBots(ABC):
    """A simulator that accepts a user's own bots."""

    own: CustomBots


class HasExactOdds(ABC):
    """A simulator of a game with exact odds, computed without simulation."""

    odds: ExactOdds[Any]


class HasGroups(ABC):
    """A simulator of a game in which a player may own the whole of a group."""

    @abstractmethod
    def groups(self, sums: Any) -> dict[str, tuple[int, int]]:
        """Return in how many games each group was owned whole, and how many of them its first owner won.

        ``sums`` are those of each batch of games, arrays of shape (batches, cells).
        """


class HasLookahead(ABC):
    """A simulator that plays on from a state and evaluates the result."""

    @abstractmethod
    def look_ahead(
        self, job: Job[Any], state: bytes, seeds: Sequence[NDArray[Any]], decisions: int
    ) -> NDArray[np.int32]:
        """Play on from a state for some decisions, once for each four words of seed; return the odds of all seats.

        Shape (seeds, seats), in millionths. The observer is NOBODY, who has no seat: cards that are hidden from it stay
        hidden.
        """
