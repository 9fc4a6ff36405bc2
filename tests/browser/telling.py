"""The story as a person should read it: what Python tells of the events, in lines, some of which tell several."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from monopolista.engine.events import Event
from monopolista.games.classic.presentation.narrate import square_name
from monopolista.games.classic.rules import events
from monopolista.games.deal.rules import events as cards
from monopolista.locales import say
from monopolista.table import Step, Table

_AND = {"it": (" e ", " e "), "en": (" and ", ", and "), "nl": (" en ", " en "), "fr": (" et ", " et ")}
"""Between two, and before the last of more, in a list."""
_BIDDING = (events.BID, events.PASSED)
_ENDING = (events.WON, events.UNSOLD)
_TALK = (events.PROPOSED, events.REFUSED, events.WITHDRAWN, events.VOIDED)
TURN = {"classic": events.TURN, "deal": cards.TURN}
"""Whose turn it is, the screen says in headings."""


@dataclass
class Line:
    """A line of the story."""

    told: list[Event]
    text: str
    times: int = 1
    bid: str = field(default="")

    @property
    def shown(self) -> str:
        """Return it as it stands there."""
        return f"{self.text}×{self.times}" if self.times > 1 else self.text


class Story:
    """Takes events in, one after the other."""

    def __init__(self, table: Table, persons: Sequence[int], language: str) -> None:
        self._table = table
        self._persons = persons
        self._language = language
        self._open = False
        """Whether the last line may yet tell more."""
        self.lines: list[Line] = []

    def take(self, step: Step) -> Iterator[str]:
        """Take in the events of a step as they are known to who reads, and yield what is told of each."""
        texts = iter(self._sentences(step))
        for event in step.events:
            text = next(texts) if self._sentences(replace(step, events=(event,))) else ""
            if event.kind == TURN[self._table.game.name]:
                self._open = False
            elif text and not self._is_talk(event):
                self._tell(event, text)
                self._open = True
            yield text

    def _sentences(self, step: Step) -> list[str]:
        names = self._table.transcript.header.names
        return self._table.game.narrate(self._table.box, names, step, self._language)

    def _is_talk(self, event: Event) -> bool:
        """Say whether robots talk among themselves, of which only what comes of it is told."""
        if self._table.game.name != "classic":
            return False
        if event.kind in _TALK:
            return event.seat not in self._persons and event.other not in self._persons
        return event.kind == events.HEARING and event.other not in self._persons

    def _tell(self, event: Event, text: str) -> None:
        last = self.lines[-1] if self._open else None
        classic = self._table.game.name == "classic"
        if last and classic and self._is_built_too(last, event):
            last.told.append(event)
            last.text = self._built(last.told)
        elif last and classic and last.told[0].kind in _BIDDING and event.kind in (*_BIDDING, *_ENDING):
            last.told.append(event)
            last.text = last.bid if event.kind == events.PASSED and last.bid else text
            last.bid = text if event.kind == events.BID else last.bid
        elif last and not classic and last.text == text:
            last.times += 1
        else:
            self.lines.append(Line([event], text, bid=text if classic and event.kind == events.BID else ""))

    def _is_built_too(self, last: Line, event: Event) -> bool:
        first = last.told[0]
        return first.kind == event.kind == events.BUILT and first.seat == event.seat

    def _built(self, built: Sequence[Event]) -> str:
        streets = [
            say(
                "built-street",
                self._language,
                subject=square_name(self._table.box, square, self._language),
                number=level,
            )
            for square, level in {event.subject: event.amount for event in built}.items()
        ]
        seat = self._table.transcript.header.names[built[0].seat]
        return say("built-together", self._language, seat=seat, streets=listed(streets, self._language))


def listed(words: Sequence[str], language: str) -> str:
    """Return words as a list in a sentence."""
    two, more = _AND[language]
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + (two if len(words) == 2 else more) + words[-1]


@dataclass(frozen=True)
class Told:
    """What persons have read after an event."""

    lines: list[str]
    """The story."""
    said: str
    """The event alone, empty where it is not told."""


def story_after(table: Table, persons: Sequence[int], language: str) -> Iterator[Told]:
    """Yield the story that persons read, before the first event and after each one."""
    story = Story(table, persons, language)
    yield Told([], "")
    for step in table.steps:
        for said in story.take(table.shown(step, persons)):
            yield Told([line.shown for line in story.lines], said)
