"""What is dear to make and told more than once: made by turns, and kept."""

from collections.abc import Hashable

from starlette.requests import Request

from monopolista.server.core.client_address import client_address
from monopolista.server.core.fair_scheduler import FairScheduler, Slices
from monopolista.server.http.compression import CompressedFileCache, CompressionMiddleware


class ResponseCache:
    """What was made, as long as there is room for it."""

    def __init__(self, turns: FairScheduler) -> None:
        self._turns = turns
        self._kept = CompressedFileCache()

    async def get_or_compute(
        self, request: Request, key: Hashable, pieces: float, work: Slices[CompressionMiddleware]
    ) -> CompressionMiddleware:
        """Return what is kept by this name, or have it made, of so many pieces; or raise DeniedError."""
        made = self._kept.find(key)
        if made is None:
            made = await self._turns.run(client_address(request), pieces, work)
            self._kept.keep(key, made)
        return made
