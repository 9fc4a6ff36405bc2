"""The chat of a room: its lines, settings and rate limits, and reactions, which are not stored."""

import time
from collections import deque
from collections.abc import Iterable

from monopolista.names import visible_text
from monopolista.protocol.people import ChatLine, ChatView, React, SendChat
from monopolista.server.core.clock import Clock
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.people import word_filter
from monopolista.server.rooms.people.word_filter import WordFilter
from monopolista.server.storage.base import ChatLineRow, ChatSettingsRow, Mark, RoomRow

LONGEST_LINE = 300
"""The longest chat line, in characters."""
MOST_LINES = 200
"""How many lines of a room are stored, for clients that reload the page."""
_LINES_PER_SECOND, _LINES_BURST = 0.5, 5.0
_REACTIONS_PER_SECOND, _REACTIONS_BURST = 0.7, 4.0
_MOST_SEEN = 64
"""How many reactions are remembered, to recognize those that a client repeats after its connection broke."""


class ChatLog:
    """The chat of one room."""

    def __init__(self, clock: Clock) -> None:
        self.settings = ChatSettingsRow()
        self._lines: deque[ChatLineRow] = deque(maxlen=MOST_LINES)
        self._line_rate = RateLimiter(clock, _LINES_PER_SECOND, _LINES_BURST)
        self._reaction_rate = RateLimiter(clock, _REACTIONS_PER_SECOND, _REACTIONS_BURST)
        self._seen: deque[Mark] = deque(maxlen=_MOST_SEEN)

    @property
    def lines(self) -> tuple[ChatLineRow, ...]:
        """Return the latest lines, the newest last."""
        return tuple(self._lines)

    @property
    def last(self) -> int:
        """Return the number of the last line, 0 where there is none."""
        return self._lines[-1].number if self._lines else 0

    def load(self, settings: ChatSettingsRow, lines: Iterable[ChatLineRow]) -> None:
        """Replace the chat by the stored lines and settings."""
        self.settings = settings
        self._lines = deque(lines, MOST_LINES)

    def new_line(self, say: SendChat, name: str, actor: str, words: WordFilter) -> ChatLineRow | None:
        """Return a new line to store; None where the line is stored already.

        The order is deliberate: the check of the size, the rate limit, then the expensive search for refused words.

        Raises
        ------
        DeniedError
            The line is refused.
        """
        mark = Mark(actor, say.id)
        if any(line.mark == mark for line in self._lines):
            return None
        if not self.settings.chat:
            raise DeniedError("not-now", "the host has turned the chat off", reason="talk-off")
        if len(say.text) > LONGEST_LINE:
            raise DeniedError("malformed", f"a line has at most {LONGEST_LINE} characters", reason="talk-long")
        if not self._line_rate.take(actor):
            raise DeniedError("too-much", "too many messages: wait a few seconds", reason="talk-fast")
        word_filter.check_words(words, say)
        text = visible_text(say.text)
        if not text:
            raise DeniedError("malformed", "the text has no visible character", reason="talk-empty")
        return ChatLineRow(self.last + 1, say.seat, name, text, int(time.time() * 1000), mark)

    def add(self, line: ChatLineRow) -> None:
        """Add a line that the store has."""
        self._lines.append(line)

    def is_new(self, react: React, actor: str) -> bool:
        """Return whether a reaction is new, not repeated; raise DeniedError where there are too many."""
        mark = Mark(actor, react.id)
        if mark in self._seen:
            return False
        if not self._reaction_rate.take(actor):
            raise DeniedError("too-much", "too many reactions at once: wait a few seconds", reason="talk-fast")
        self._seen.append(mark)
        return True

    def pending(self, connection: Connection, row: RoomRow) -> ChatView | None:
        """Return the lines and settings that a connection lacks; None where it lacks nothing."""
        if not connection.authenticated:
            return None
        chat, overheard = self.settings.chat, self.settings.spectators
        reads = chat and (overheard or connection.is_host(row) or bool(connection.seats_held(row)))
        fresh = connection.chat_settings != (chat, overheard, reads)
        lines = [line for line in self._lines if reads and (fresh or line.number > connection.last_chat_line)]
        reactions = [*connection.reactions]
        connection.reactions.clear()
        if not (fresh or lines or reactions):
            return None
        connection.chat_settings = chat, overheard, reads
        connection.last_chat_line = lines[-1].number if lines else 0 if fresh else connection.last_chat_line
        lines = [ChatLine(line.number, line.seat, line.name, line.text, line.said) for line in lines]
        return ChatView(chat, overheard, reads, fresh, lines, reactions)
