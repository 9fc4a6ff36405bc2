"""Exceptions of the server, and the failures that clients receive for them."""

from typing import Literal

from monopolista.protocol.server_messages import Code, Failure

LONGEST_ID = 64
"""The longest idempotency key of a message, in characters."""
BLOCKED_CLOSE_CODE = 4403
"""The WebSocket close code for a blocked address."""
BLOCKED_REASON = "the administrator of this server has blocked your address"
Bound = Literal["", "work-at-once", "work-rate", "hellos", "hints", "idle-answers", "game-too-long", "games"]
"""The limit that was exceeded, where no other text says so."""


def blocked_failure() -> Failure:
    """Return the failure for a client with a blocked address."""
    return Failure("", "blocked", "", BLOCKED_REASON, 0)


class DeniedError(Exception):
    """A command was refused; the attributes say why."""

    def __init__(
        self,
        code: Code,
        text: str,
        clause: str = "",
        *,
        options: tuple[str, ...] = (),
        reason: str = "",
        bound: Bound = "",
        name: str = "",
    ) -> None:
        super().__init__(text)
        self.code: Code = code
        self.text = text
        self.clause = clause
        self.options = options
        """Options that are not available, or not in this combination."""
        self.reason = reason
        """The reason, as its key in the language files."""
        self.bound: str = bound or reason
        """The exceeded limit, or the reason, as the metrics count it."""
        self.name = name
        """The existing name that the requested one resembles."""

    def as_failure(self, name: str, version: int) -> Failure:
        """Return the failure for the client that sent the command with this id."""
        options = list(self.options)
        return Failure(
            name[:LONGEST_ID], self.code, self.clause, self.text, version, options, self.reason, name=self.name
        )
