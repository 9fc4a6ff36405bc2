"""The classic game in the browser: which events join a line of the story, and how the picture shows them."""

from collections.abc import Sequence
from typing import Final

from monopolista.engine.events import Event
from monopolista.games.classic.presentation.narrate import square_name
from monopolista.games.classic.rules import events
from monopolista.locales import say
from monopolista.table import Table
from tests.browser.story_lines import Kinds, Line, listed

KINDS: Final = Kinds(
    flies=frozenset({events.PAID, events.DEED_PASSED}),
    lies_first=frozenset(),
    booked=frozenset({events.PAID}),
    rolls=frozenset({events.ROLLED}),
)
_BIDDING = (events.BID, events.PASSED)
_ENDING = (events.WON, events.UNSOLD)
_TALK = (events.PROPOSED, events.REFUSED, events.WITHDRAWN, events.VOIDED)


def is_robot_talk(event: Event, persons: Sequence[int]) -> bool:
    """Say whether bots negotiate among themselves: the story shows only the result."""
    if event.kind in _TALK:
        return event.seat not in persons and event.other not in persons
    return event.kind == events.HEARING and event.other not in persons


def joins(last: Line, event: Event, text: str, table: Table, language: str) -> bool:
    """Add an event to the last line where it belongs there: rolls for the first turn, buildings of one seat, bids."""
    first = last.events[0]
    if first.kind == event.kind == events.BUILT and first.seat == event.seat:
        last.events.append(event)
        last.text = _built(last.events, table, language)
        return True
    if first.kind == event.kind == events.START_ROLLED:
        last.events.append(event)
        last.text = _started(last.events, table, language)
        return True
    if first.kind in _BIDDING and event.kind in (*_BIDDING, *_ENDING):
        _add_bid(last, event, text)
        return True
    return False


def _add_bid(last: Line, event: Event, text: str) -> None:
    if len(last.events) == 1 and last.events[0].kind == events.BID:
        last.bid = last.text
    last.events.append(event)
    last.text = last.bid if event.kind == events.PASSED and last.bid else text
    last.bid = text if event.kind == events.BID else last.bid


def _started(rolled: Sequence[Event], table: Table, language: str) -> str:
    names = table.transcript.header.names
    rolls = [say("start-rolled-one", language, seat=names[event.seat], number=event.amount) for event in rolled]
    return say("start-rolled-together", language, rolls=listed(rolls, language))


def _built(built: Sequence[Event], table: Table, language: str) -> str:
    levels = {event.subject: event.amount for event in built}
    streets = [
        say("built-street", language, subject=square_name(table.box, square, language), number=level)
        for square, level in levels.items()
    ]
    seat = table.transcript.header.names[built[0].seat]
    return say("built-together", language, seat=seat, streets=listed(streets, language))
