"""The request of a player to take an answer back, on which the others vote."""

from monopolista.server.storage.base import TakeBackRequestRow


class TakeBackVote:
    """The latest request to take an answer back, and when it last changed."""

    def __init__(self) -> None:
        self.request: TakeBackRequestRow | None = None
        self.changed_at = 0.0
        """By the room's stopwatch: bots wait a while from then for those who have to agree."""

    def set(self, request: TakeBackRequestRow | None, now: float) -> None:
        """Take over a request as the store has it."""
        self.request, self.changed_at = request, now

    def clear(self) -> None:
        """Drop the request: another game begins."""
        self.request = None
