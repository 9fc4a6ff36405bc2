"""Errors of the server, and the refusals that clients are sent for them."""

from typing import Literal

from monopolista.protocol.server_messages import Code, Failure

LONGEST_ID = 64
"""Characters of the idempotency key of a message."""
BLOCKED_CLOSE_CODE = 4403
"""With which a WebSocket is closed whose address is refused."""
BLOCKED_REASON = "whoever runs this server lets nobody in from your address"
Bound = Literal["", "work-at-once", "work-of-late", "hellos", "hints", "idle-answers", "game-too-long", "games"]
"""What has no more room, where no text says so."""


def blocked_failure() -> Failure:
    """Return what somebody is told who is refused."""
    return Failure("", "blocked", "", BLOCKED_REASON, 0)


class DeniedError(Exception):
    """A command that is not carried out, and why."""

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
        """Options that cannot be had, or not together."""
        self.reason = reason
        """Why, by its key in the language files."""
        self.bound: str = bound or reason
        """The same as it is counted, or what had no more room."""
        self.name = name
        """The name at the table that the wished one looks like."""

    def as_failure(self, name: str, version: int) -> Failure:
        """Return it as who gave the command of this name is told."""
        options = list(self.options)
        return Failure(
            name[:LONGEST_ID], self.code, self.clause, self.text, version, options, self.reason, name=self.name
        )
