"""What people say to each other at a table: own words, bounded and at a bearable rate, and reactions without words."""

import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol, TypeVarTuple

import msgspec

from monopolista.names import seen
from monopolista.protocol.people import LineView, React, ReactionView, Say, Speech, Talking, TalkView
from monopolista.protocol.server_messages import Done
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.context import ServerContext
from monopolista.server.rooms.ephemeral import EphemeralEvent
from monopolista.server.rooms.people import word_filter
from monopolista.server.rooms.people.word_filter import WordFilter
from monopolista.server.storage.base import LineRow, Mark, RoomRow, TalkRow

LONGEST = 300
"""Characters of what is said at once."""
KEPT = 200
"""Lines of a room that are kept for those who load the page again."""
Values = TypeVarTuple("Values")
_LINES_EACH_SECOND, _LINES_AT_ONCE = 0.5, 5.0
_REACTIONS_EACH_SECOND, _REACTIONS_AT_ONCE = 0.7, 4.0
_REMEMBERED = 64
"""Reactions that are known again when a line that broke repeats them."""


class ChatLog:
    """What was said in a room, and what may be."""

    def __init__(self, around: ServerContext) -> None:
        self.choice = TalkRow()
        self._lines: deque[LineRow] = deque(maxlen=KEPT)
        self._words = RateLimiter(around.clock, _LINES_EACH_SECOND, _LINES_AT_ONCE)
        self._signs = RateLimiter(around.clock, _REACTIONS_EACH_SECOND, _REACTIONS_AT_ONCE)
        self._seen: deque[Mark] = deque(maxlen=_REMEMBERED)

    @property
    def lines(self) -> tuple[LineRow, ...]:
        """Return what was said, as far as it is remembered."""
        return tuple(self._lines)

    @property
    def last(self) -> int:
        """Return the number of the last line, 0 where there is none."""
        return self._lines[-1].number if self._lines else 0

    def take_up(self, choice: TalkRow, lines: Iterable[LineRow]) -> None:
        """Take over what the store has."""
        self.choice = choice
        self._lines = deque(lines, KEPT)

    def line(self, say: Say, name: str, actor: str, words: WordFilter) -> LineRow | None:
        """Return what is to be kept of a line, None where it was kept before; or raise DeniedError.

        Its size is checked first, then the budget is charged, and only then is the text read.
        """
        mark = Mark(actor, say.id)
        if any(line.mark == mark for line in self._lines):
            return None
        if not self.choice.chat:
            raise DeniedError("not-now", "the host has turned the chat off", reason="talk-off")
        if len(say.text) > LONGEST:
            raise DeniedError("malformed", f"at most {LONGEST} characters at once", reason="talk-long")
        if not self._words.take(actor):
            raise DeniedError("too-much", "too much at once: wait a few seconds", reason="talk-fast")
        word_filter.check_words(words, say)
        text = seen(say.text)
        if not text:
            raise DeniedError("malformed", "nothing that could be seen was said", reason="talk-empty")
        return LineRow(self.last + 1, say.seat, name, text, int(time.time() * 1000), mark)

    def add(self, line: LineRow) -> None:
        """Take what the store has kept."""
        self._lines.append(line)

    def is_new(self, react: React, actor: str) -> bool:
        """Say whether a reaction was not seen before; or raise DeniedError."""
        mark = Mark(actor, react.id)
        if mark in self._seen:
            return False
        if not self._signs.take(actor):
            raise DeniedError("too-much", "too many reactions at once: wait a few seconds", reason="talk-fast")
        self._seen.append(mark)
        return True

    def news(self, visitor: Connection, row: RoomRow) -> TalkView | None:
        """Return what a connection has to be told by now, if anything."""
        if not visitor.authenticated:
            return None
        chat, overheard = self.choice.chat, self.choice.overheard
        reads = chat and (overheard or visitor.is_host(row) or bool(visitor.seats_held(row)))
        fresh = visitor.talk != (chat, overheard, reads)
        lines = [line for line in self._lines if reads and (fresh or line.number > visitor.line)]
        reactions = [*visitor.reactions]
        visitor.reactions.clear()
        if not (fresh or lines or reactions):
            return None
        visitor.talk = chat, overheard, reads
        visitor.line = lines[-1].number if lines else 0 if fresh else visitor.line
        told = [LineView(line.number, line.seat, line.name, line.text, line.said) for line in lines]
        return TalkView(chat, overheard, reads, fresh, told, reactions)


class Company(Protocol):
    """A room, as far as talking in it goes."""

    row: RoomRow
    context: ServerContext
    talk: ChatLog
    visitors: list[Connection]

    async def write(self, function: Callable[[*Values], None], *values: *Values) -> None:
        """Have the store do something."""
        ...

    def may_host(self, visitor: Connection) -> bool:
        """Say whether a connection acts as the host."""
        ...


async def carry_out(room: Company, visitor: Connection, message: Speech) -> None:
    """Carry out what somebody says, or raise DeniedError; whoever may know is told."""
    if isinstance(message, Talking):
        await _choose(room, visitor, message)
    else:
        visitor.require_seat(room.row, message.seat)
        if isinstance(message, Say):
            await _say(room, message)
        else:
            _react(room, message)
    visitor.answer(Done(message.id, 0))
    for other in room.visitors:
        other.mark_dirty()


async def _choose(room: Company, visitor: Connection, message: Talking) -> None:
    if not room.may_host(visitor):
        raise DeniedError("not-host", "only the host can do this")
    choice = TalkRow(message.chat, message.overheard)
    await room.write(room.context.store.keep_talk, room.row.id, choice)
    room.talk.choice = choice


async def _say(room: Company, message: Say) -> None:
    seat = room.row.seats[message.seat]
    line = room.talk.line(message, seat.name, seat.key, room.context.moderation.words)
    if line is not None:
        await room.write(room.context.store.keep_line, room.row.id, line, KEPT)
        room.talk.add(line)


def _react(room: Company, message: React) -> None:
    if room.talk.is_new(message, room.row.seats[message.seat].key):
        view = ReactionView(message.seat, message.reaction)
        for other in room.visitors:
            other.reactions.append(view)
        room.context.cluster.publish(room.row.id, msgspec.json.encode(EphemeralEvent(reaction=view)))
