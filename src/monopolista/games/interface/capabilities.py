"""Capabilities: what only some games have, an abstract base class for each.

A game states what it has by inheriting from them, and a caller checks for what it needs:
``isinstance(rules, HasAuctions)``. They are no ``Protocol``: with one, each check that fails takes 20 microseconds.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.seats import Seat, SeatSet
from monopolista.games.common.notation import Action
from monopolista.games.interface.advice import Advisor
from monopolista.games.interface.lessons import Lesson
from monopolista.games.interface.rules_adapter import Box, Step
from monopolista.games.interface.simulator import CustomBots, Job
from monopolista.games.interface.simulator import OddsCalculator as ExactOdds
from monopolista.games.interface.terminal_ui import Screen
from monopolista.games.interface.views import Gesture, Reason, Weight

Steps = Callable[[], Sequence[Step]]
"""Returns the steps so far that count. It may replay a long game: call it only where earlier steps matter."""
Allows = Callable[[Action], bool]
"""Whether something may be done."""


# Of the rules of a game.


class HasAuctions(ABC):
    """Rules by which something is auctioned."""

    @abstractmethod
    def bidders(self, state: Any) -> list[int] | None:
        """Return who may bid in the auction that is open, None where none is."""

    @abstractmethod
    def refusal_up_to(self, state: Any, seat: Seat, amount: int) -> str:
        """Return the clause by which a seat could not bid up to a sum in the open auction, or an empty text."""


class HasTrades(ABC):
    """Rules by which seats propose something to each other."""

    @abstractmethod
    def weigh(self, state: Any, seat: Seat, action: Action) -> Weight | None:
        """Return what a proposal of a seat would do, None where the action is none; nothing changes."""

    @abstractmethod
    def etiquette(self, state: Any, steps: Steps, seat: Seat, persons: Collection[Seat]) -> Allows:
        """Return the filter for actions of a bot that concern human players, given the steps so far that count.

        The state is a copy of the bot's own. The filter marks in it the players to whom the bot may propose nothing
        now, so that the bot decides otherwise when it is asked again.
        """


class HasDebts(ABC):
    """Rules by which a seat may owe what it has to raise first."""

    @abstractmethod
    def owes(self, state: Any, seat: Seat) -> bool:
        """Say whether a seat has something to pay that it has not paid yet."""


class HasHiddenCards(ABC):
    """Rules with cards that only some seats may see while the game goes on."""

    @abstractmethod
    def hand(self, state: Any, seat: Seat) -> list[int]:
        """Return the cards that only a seat may see."""

    @abstractmethod
    def shown(self, step: Step, seats: SeatSet) -> Step:
        """Return what a set of seats may see of a step."""

    @abstractmethod
    def determinize(self, state: Any, seat: Seat, observed: str, own: Collection[Seat]) -> Action:
        """Return an action that agrees with an observed one, for an observer who sees the hands of some seats.

        Hidden cards of the state, which is made of observations alone, are moved so that the action is legal in it.
        """

    @abstractmethod
    def correct(self, state: Any, view: Any) -> None:
        """Make the public part of a state made of observations agree with a view, where no action showed it."""


class HasTurnLimit(ABC):
    """Rules by which a table may end the game after a number of turns, for which the clock then answers."""

    @abstractmethod
    def time(self, state: Any) -> Action | None:
        """Return the clock's answer where all the turns have been played that the table allows."""


class HasMacroActions(ABC):
    """Rules under which a row of answers makes sense as one."""

    @abstractmethod
    def gestures(self, state: Any, seat: Seat) -> Sequence[Gesture]:
        """Return the rows of answers that a seat may wish to give as one."""


# Of a box.


class HasTimeLimit(ABC):
    """A box of a game that a clock may end."""

    @property
    @abstractmethod
    def minutes(self) -> int | None:
        """Return after how many minutes of play the clock ends a game, None where the table chose none."""


def minutes_of(box: Box) -> int | None:
    """Return after how many minutes of play the clock ends a game of a box, None where it does not."""
    return box.minutes if isinstance(box, HasTimeLimit) else None


# Of a game.


class HasOdds(ABC):
    """A game whose positions are judged."""

    @abstractmethod
    def odds(self, box: Any, state: Any, seats: SeatSet) -> tuple[int, ...]:
        """Return each seat's odds of winning, in millionths, by what lies open and the hands of a set of seats."""

    @abstractmethod
    def advisor(self, box: Any) -> Advisor[Any]:
        """Return what is to be weighed at a table of a box."""


class HasBotReasons(ABC):
    """A game whose bots say why they do what they do."""

    @abstractmethod
    def reason(
        self, level: str, box: Any, state: Any, seat: Seat, action: Action, persons: Collection[Seat]
    ) -> Reason | None:
        """Return why the bot of a level gives an answer; None where that matters to none of these persons."""


class HasPaymentAdvice(ABC):
    """A game that finds for a seat what it pays with best."""

    @abstractmethod
    def suggestion(self, box: Any, state: Any, seat: Seat) -> Iterator[Action]:
        """Yield the answers by which a seat finds what it has to pay with the least loss.

        Each is carried out in the state when the next one is asked for: until then it stands as the answer finds it.
        """


class HasCustomEditions(ABC):
    """A game that is played with boxes of the player's own."""

    @abstractmethod
    def register_edition(self, path: str | Path, taken: Collection[str]) -> str:
        """Take in a player's own edition and return its id, none of those taken."""


class HasScreen(ABC):
    """A game that is shown in a terminal."""

    @property
    @abstractmethod
    def screen(self) -> Screen:
        """Return how it is shown there; loaded when it is asked for."""


class HasLesson(ABC):
    """A game with a guided game for those who do not know it."""

    lesson: Lesson


# Of a simulator.


class HasCustomBots(ABC):
    """A simulator in whose games bots of the player's own sit down."""

    own: CustomBots


class HasExactOdds(ABC):
    """A simulator of a game whose odds are worked out without simulation."""

    odds: ExactOdds[Any]


class HasLookahead(ABC):
    """A simulator that plays states on and judges where that leads."""

    @abstractmethod
    def look_ahead(
        self, job: Job[Any], state: bytes, seeds: Sequence[NDArray[Any]], decisions: int
    ) -> NDArray[np.int32]:
        """Play a state on for a number of decisions, once for each four words of seed; return everybody's odds there.

        Shape (seeds, seats), in millionths. State and odds are as they are seen by NOBODY, who has no seat.
        """
