"""The card game in the browser: which events join a line of the story, and how the picture shows them."""

from collections.abc import Sequence
from typing import Final

from monopolista.engine.events import Event
from monopolista.games.deal.rules import events
from monopolista.table import Table
from tests.browser.story_lines import Kinds, Line

_PILED = {events.PLAYED, events.DOUBLED, events.SAID_NO, events.DISCARDED, events.RESHUFFLED}
_TAKEN = {events.PAID, events.TOOK, events.TOOK_BUILDING, events.SET_BROKEN, events.TAKEN_BACK, events.BANKED}
_MOVED = _TAKEN | {events.DREW, events.LAID, events.MOVED, events.BUILT}
_BOOKED = _TAKEN | {events.PAID_NOTHING, events.LEFT}
KINDS: Final = Kinds(frozenset(_MOVED | _PILED), frozenset(_MOVED), frozenset(_BOOKED))


def is_robot_talk(event: Event, persons: Sequence[int]) -> bool:  # noqa: ARG001 (bots do not negotiate)
    """Return False: every event is part of the story."""
    return False


def joins(last: Line, event: Event, text: str, table: Table, language: str) -> bool:  # noqa: ARG001 (the text decides)
    """Count a repeated sentence in the last line."""
    if last.text != text:
        return False
    last.times += 1
    return True
