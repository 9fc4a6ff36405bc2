"""The undo request of a player, on which the other players vote."""

from monopolista.server.storage.base import TakeBackRequestRow


class TakeBackVote:
    """The latest undo request, and the time of its last change."""

    def __init__(self) -> None:
        self.request: TakeBackRequestRow | None = None
        self.changed_at = 0.0
        """In seconds of the room's stopwatch; bots wait from then on for the players who have to agree."""

    def set(self, request: TakeBackRequestRow | None, now: float) -> None:
        """Set the request to the stored one."""
        self.request, self.changed_at = request, now

    def clear(self) -> None:
        """Remove the request, when another game starts."""
        self.request = None
