"""The terminal interface of a game: styled words, and the answers that a player can choose.

Nothing here draws. The line mode prints the words, and the full screen draws them.
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
    """An open question of any kind."""

    @property
    def seats(self) -> Sequence[int]:
        """Return the seats that still have to answer."""
        ...


Q = TypeVar("Q", bound=OpenQuestion)
B = TypeVar("B", bound=Boxed, default=Any)
V = TypeVar("V", bound=View, default=Any)
Arrow = Literal["left", "right", "up", "down"]
SIGNS = "●■▲◆⬟⬢★✚◐▼"
"""The symbol of each seat, with the shapes of the browser: circle, square, triangle, diamond, pentagon, hexagon, …"""
MARKS = "○□△◇⬠⬡☆✛◑▽"
"""The same shapes, hollow: they mark what a seat owns."""


class Run(NamedTuple):
    """Words in one style; colours have names, an empty name is the default."""

    text: str
    ink: str = ""
    paper: str = ""
    bold: bool = False


Row = Sequence[Run]
"""One line of a screen."""


class Stage(NamedTuple):
    """The rows of the table, and the area for the question in them: left, top, width, height."""

    rows: Sequence[Row]
    hole: tuple[int, int, int, int]


@dataclass(frozen=True)
class Field:
    """An amount that a player enters in a form."""

    key: str
    label: str
    high: int


@dataclass(frozen=True)
class Item:
    """An item that a player selects in a form."""

    key: str
    label: str


@dataclass(frozen=True)
class Form:
    """A form for a proposal, composed of selected items and amounts."""

    title: str
    sides: Sequence[tuple[str, Sequence[Item]]]
    fields: Sequence[Field]
    send: str
    """The text of the button that sends it."""
    write: Callable[[Collection[str], Mapping[str, int]], str]
    """Returns the composed answer in the notation."""
    given: Collection[str] = ()
    """Items selected at first."""
    sums: Mapping[str, int] = field(default_factory=dict[str, int])
    """Amounts at first."""


@dataclass(frozen=True, kw_only=True)
class Choice:
    """An answer or an action that a player can choose."""

    actions: tuple[str, ...] = ()
    """Its answers in the notation, given in sequence; an answer with an amount has none yet."""
    label: str
    note: str = ""
    """Its effect."""
    key: str = ""
    """Its key."""
    about: int = -1
    """The place on the table that it concerns, -1 for none."""
    group: str = ""
    """The heading of its group, empty for none."""
    span: tuple[int, int] | None = None
    """The lowest and the highest amount."""
    form: Form | None = None
    sure: str = ""
    """The question that confirms it, if it cannot be undone."""


@dataclass(frozen=True, kw_only=True)
class TerminalView(Generic[B, V]):
    """A table, as one reader sees it in one language."""

    box: B
    view: V
    names: Sequence[str]
    language: str
    title: Callable[[str], str]
    """Returns the title of a clause in the rulebook."""
    seat: int = -1
    """The reader's seat, -1 for none."""
    offers: Sequence[OfferView] = ()
    denials: Sequence[DenialView] = ()
    suggestion: Sequence[Advice] = ()
    gestures: Sequence[Gesture] = ()
    hand: Sequence[int] = ()

    def say(self, message: str, **values: str | int) -> str:
        """Return a text in the reader's language."""
        return say(message, self.language, **values)

    def money(self, amount: int) -> str:
        """Return an amount in the currency of the edition."""
        return money(amount, self.box.file.currency, self.language)

    def name(self, seat: int) -> str:
        """Return the name of a seat or of the bank."""
        return seat_name(self.names, seat, self.language) if seat >= 0 else self.say("bank")

    def listed(self, words: Iterable[str]) -> str:
        """Return words as a list in a sentence."""
        return listed(list(words), self.language)

    def all_names(self, seats: Sequence[int]) -> str:
        """Return the names of some seats, as a list in a sentence."""
        return self.listed(self.name(seat) for seat in seats)

    def first_question(self, questions: Sequence[Q]) -> Q | None:
        """Return the first open question that the reader's seat has to answer, otherwise the first one; None for
        none.
        """
        return next((one for one in questions if self.seat in one.seats), questions[0] if questions else None)

    def may(self, verb: str) -> OfferView | None:
        """Return the first offer of a verb, None for none."""
        return next((offer for offer in self.offers if offer.verb == verb), None)


class Screen(Protocol):
    """The terminal interface of one game."""

    @property
    def keys(self) -> Mapping[str, str]:
        """Return the keys that only this game has, each with the text that explains it."""
        ...

    def asked(self, seen: TerminalView) -> bool:
        """Say whether the reader's seat has to answer the first question, or another one that is open at once."""
        ...

    def head(self, seen: TerminalView) -> str:
        """Return the question, or the players whose answer is awaited."""
        ...

    def lines(self, seen: TerminalView) -> list[str]:
        """Return the information that an answer needs."""
        ...

    def choices(self, seen: TerminalView) -> list[Choice]:
        """Return the choices, the main answer first."""
        ...

    def places(self, seen: TerminalView) -> Sequence[int]:
        """Return the places that can be chosen by number, counted from 1."""
        ...

    def stage(self, seen: TerminalView, size: tuple[int, int], place: int) -> Stage:
        """Return the table in ``size`` columns and rows; one place is selected."""
        ...

    def step(self, seen: TerminalView, place: int, arrow: Arrow) -> int:
        """Return the next place on the table in a direction."""
        ...

    def detail(self, seen: TerminalView, place: int) -> list[Row]:
        """Return the details of a place, its name first."""
        ...

    def players(self, seen: TerminalView, width: int) -> list[Row]:
        """Return the players and their standing, a row each."""
        ...

    def standing(self, seen: TerminalView) -> list[str]:
        """Return the standing of all players in sentences."""
        ...

    def ending(self, seen: TerminalView) -> list[str]:
        """Return the ranking of a game that is over, the winner first."""
        ...

    def is_notable(self, event: Event, robots: Collection[int]) -> bool:
        """Say whether an event is worth announcing to people, if bots have some of the seats."""
        ...


def plain(row: Row) -> str:
    """Return the words of a row."""
    return "".join(run.text for run in row)


def fitted(text: str, width: int) -> str:
    """Return a text in exactly ``width`` columns; a longer one ends with an ellipsis."""
    return text.ljust(width) if len(text) <= width else (text[: max(0, width - 1)] + "…")[:width]
