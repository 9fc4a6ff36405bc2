"""What a game shows of itself in a terminal: words with the names of their colours, and answers with what they say.

Nothing here draws: a line mode reads the words, a screen draws them.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, NamedTuple, Protocol

from typing_extensions import TypeVar

from monopolista.engine.events import Event
from monopolista.games.common.wording import Boxed, listed, money, seat_name
from monopolista.games.interface.views import Advice, DenialView, Gesture, OfferView, View
from monopolista.locales import say


class OpenQuestion(Protocol):
    """An open question, whatever it is about."""

    @property
    def seats(self) -> Sequence[int]:
        """Return who has yet to answer."""
        ...


Q = TypeVar("Q", bound=OpenQuestion)
B = TypeVar("B", bound=Boxed, default=Any)
V = TypeVar("V", bound=View, default=Any)
Arrow = Literal["left", "right", "up", "down"]
SIGNS = "●■▲◆⬟⬢★✚◐▼"
"""The sign of each seat, the shapes of the browser: circle, square, triangle, diamond, pentagon, hexagon, …"""
MARKS = "○□△◇⬠⬡☆✛◑▽"
"""The same, hollow: whose something is."""


class Run(NamedTuple):
    """Words in one look; colours by their names, empty for the usual one."""

    text: str
    ink: str = ""
    paper: str = ""
    bold: bool = False


Row = Sequence[Run]
"""One line of a screen."""


class Stage(NamedTuple):
    """What lies on the table, row by row, and where in it the question may stand: left, top, width, height."""

    rows: Sequence[Row]
    hole: tuple[int, int, int, int]


@dataclass(frozen=True)
class Field:
    """A sum that can be written in a form."""

    key: str
    label: str
    high: int


@dataclass(frozen=True)
class Item:
    """Something that can be picked in a form."""

    key: str
    label: str


@dataclass(frozen=True)
class Form:
    """A proposal that is put together from picks and sums."""

    title: str
    sides: Sequence[tuple[str, Sequence[Item]]]
    fields: Sequence[Field]
    send: str
    """What the button is called that sends it."""
    write: Callable[[Collection[str], Mapping[str, int]], str]
    """Return the answer, in the notation, that was put together."""
    given: Collection[str] = ()
    """What is picked at first."""
    sums: Mapping[str, int] = field(default_factory=dict[str, int])
    """The sums that stand there at first."""


@dataclass(frozen=True, kw_only=True)
class Choice:
    """Something that may be answered, or done."""

    actions: tuple[str, ...] = ()
    """The answers in the notation, given in a row; of one with a sum, without it."""
    label: str
    note: str = ""
    """What it would do."""
    key: str = ""
    """The key that means it."""
    about: int = -1
    """The place on the table that it is about, -1 for none."""
    group: str = ""
    """The heading under which it stands with others; empty where it has none."""
    span: tuple[int, int] | None = None
    """From which to which sum it may go."""
    form: Form | None = None
    sure: str = ""
    """What is asked before it is done, where there is no way back."""


@dataclass(frozen=True, kw_only=True)
class TerminalView(Generic[B, V]):
    """A table, as one reader sees it in a language."""

    box: B
    view: V
    names: Sequence[str]
    language: str
    title: Callable[[str], str]
    """What a clause is called in the rulebook."""
    seat: int = -1
    """The seat of who looks, -1 for nobody's."""
    offers: Sequence[OfferView] = ()
    denials: Sequence[DenialView] = ()
    suggestion: Sequence[Advice] = ()
    gestures: Sequence[Gesture] = ()
    hand: Sequence[int] = ()

    def say(self, message: str, **values: str | int) -> str:
        """Return a text in the reader's language."""
        return say(message, self.language, **values)

    def money(self, amount: int) -> str:
        """Return a sum in the currency of the box."""
        return money(amount, self.box.file.currency, self.language)

    def name(self, seat: int) -> str:
        """Return what a seat, or the bank, is called."""
        return seat_name(self.names, seat, self.language) if seat >= 0 else self.say("bank")

    def listed(self, words: Iterable[str]) -> str:
        """Return words as a list in a sentence."""
        return listed(list(words), self.language)

    def all_names(self, seats: Sequence[int]) -> str:
        """Return the names of some seats, as a list in a sentence."""
        return self.listed(self.name(seat) for seat in seats)

    def first_question(self, questions: Sequence[Q]) -> Q | None:
        """Return of the open questions the one that who looks is asked, else the first; None where there is none."""
        return next((one for one in questions if self.seat in one.seats), questions[0] if questions else None)

    def may(self, verb: str) -> OfferView | None:
        """Return the first offer of a verb, None where there is none."""
        return next((offer for offer in self.offers if offer.verb == verb), None)


class Screen(Protocol):
    """A game as a terminal shows it."""

    @property
    def keys(self) -> Mapping[str, str]:
        """Return the keys that only this game has, each with the text that says what it does."""
        ...

    def asked(self, seen: TerminalView) -> bool:
        """Say whether who looks is asked the first question, or one beside it."""
        ...

    def head(self, seen: TerminalView) -> str:
        """Return what is asked, or who is waited for."""
        ...

    def lines(self, seen: TerminalView) -> list[str]:
        """Return what there is to know for an answer."""
        ...

    def choices(self, seen: TerminalView) -> list[Choice]:
        """Return what may be done, the main answer first."""
        ...

    def places(self, seen: TerminalView) -> Sequence[int]:
        """Return the places that are chosen by their number, the first by 1."""
        ...

    def stage(self, seen: TerminalView, size: tuple[int, int], place: int) -> Stage:
        """Return the table in ``size`` columns and rows; one place of it is selected."""
        ...

    def step(self, seen: TerminalView, place: int, arrow: Arrow) -> int:
        """Return the place on the table that lies beyond another."""
        ...

    def detail(self, seen: TerminalView, place: int) -> list[Row]:
        """Return what there is to know of a place, its name first."""
        ...

    def players(self, seen: TerminalView, width: int) -> list[Row]:
        """Return who plays and how they stand, a row each."""
        ...

    def standing(self, seen: TerminalView) -> list[str]:
        """Return how everything stands, in sentences."""
        ...

    def ending(self, seen: TerminalView) -> list[str]:
        """Return the ranking of a game that is over, the winner first."""
        ...

    def is_notable(self, event: Event, robots: Collection[int]) -> bool:
        """Say whether something that happened is worth telling to persons, where some seats are robots'."""
        ...


def plain(row: Row) -> str:
    """Return the words of a row."""
    return "".join(run.text for run in row)


def fitted(text: str, width: int) -> str:
    """Return a text in exactly ``width`` columns, cut with three dots in one where it is longer."""
    return text.ljust(width) if len(text) <= width else (text[: max(0, width - 1)] + "…")[:width]
