"""What is dear to make and told more than once: made by turns, and kept."""

from collections.abc import Hashable

from starlette.requests import Request

from monopolista.server.core.fair_scheduler import Slices, Turns
from monopolista.server.http.compression import Kept, Packed
from monopolista.server.http.origin_guard import asker


class Made:
    """What was made, as long as there is room for it."""

    def __init__(self, turns: Turns) -> None:
        self._turns = turns
        self._kept = Kept()

    async def find(self, request: Request, key: Hashable, pieces: float, work: Slices[Packed]) -> Packed:
        """Return what is kept by this name, or have it made, of so many pieces; or raise Denied."""
        made = self._kept.find(key)
        if made is None:
            made = await self._turns.carry_out(asker(request), pieces, work)
            self._kept.keep(key, made)
        return made
