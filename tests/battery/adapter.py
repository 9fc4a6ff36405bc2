"""What a game brings to its battery: a module of kernels, over which ``trials`` and ``games`` build the others."""

from typing import Any, Protocol

from monopolista.engine.events import Event
from tests.battery.stage import Stage


class Adapter(Protocol):
    """A game's own kernels and numbers."""

    @property
    def LAST_VERB(self) -> int:  # noqa: N802 (a constant of the module)
        """The highest number of a verb; the trials go beyond it."""
        ...

    @property
    def ONE_AMOUNT(self) -> bool:  # noqa: N802
        """Whether each offer is of one amount, and several may be of one verb and subject."""
        ...

    @property
    def SUBJECTS(self) -> int:  # noqa: N802
        """How many subjects the whole space of actions has."""
        ...

    @property
    def CHANCE_SUBJECTS(self) -> int:  # noqa: N802
        """The subject below which answers of chance are tried, from -1."""
        ...

    @property
    def CHANCE_AMOUNTS(self) -> int:  # noqa: N802
        """The amount below which answers of chance are tried, from -1."""
        ...

    def apply(self, printed: Any, game: Any, seat: int, verb: int, subject: int, amount: int, /) -> int:
        """Carry an action out; return the clause that forbids it, or NONE."""
        ...

    def refusal(self, printed: Any, game: Any, seat: int, verb: int, subject: int, amount: int, /) -> int:
        """Return the clause that forbids an action, or NONE."""
        ...

    def list_offers(self, printed: Any, game: Any, seat: int, offers: Any, /) -> None:
        """List what a seat may do."""
        ...

    def enter_events(self, books: Any, printed: Any, game: Any, /) -> None:
        """Enter the events of the last step into the books."""
        ...

    def flaw(self, printed: Any, game: Any, books: Any, /) -> int:
        """Return the first law that a position breaks, or SOUND."""
        ...

    def set_up(self, stage: Stage, number: int, position: int, /) -> None:
        """Bring the blank game to the position in which game ``number`` begins, and open its books."""
        ...

    def decision(self, stage: Stage, players: int, number: int, /) -> int:
        """Let the next seat, or chance, or the clock decide; return the clause that forbids it, or NONE."""
        ...

    def look_at_seat(self, stage: Stage, seat: int, /) -> int:
        """Return what is wrong with what a seat is asked and offered, or SOUND; the offers are counted."""
        ...

    def count_event(self, noted: Any, event: Event, /) -> None:
        """Count what an event tells."""
        ...

    def count_end(self, noted: Any, game: Any, /) -> None:
        """Count how a game ended, or was cut short."""
        ...

    def is_clause(self, clause: int, /) -> bool:
        """Say whether a number is that of a clause."""
        ...

    def odd_subject(self, game: Any, stream: Any, /) -> int:
        """Return any subject."""
        ...

    def odd_amount(self, offers: Any, verb: int, stream: Any, /) -> int:
        """Return any amount."""
        ...

    def subject_of(self, game: Any, number: int, /) -> int:
        """Return one of the SUBJECTS in the whole space of actions."""
        ...

    def amounts_of(self, verb: int, /) -> int:
        """Return how many amounts of a verb are tried in the whole space of actions."""
        ...

    def amount_of(self, offers: Any, verb: int, number: int, /) -> int:
        """Return one of them."""
        ...

    def answers_of_chance(self, printed: Any, game: Any, verb: int, /) -> int:
        """Return how many of the answers of a verb that are tried chance may give."""
        ...
