"""Cache of responses that are expensive to compute."""

from collections.abc import Hashable

from starlette.requests import Request

from monopolista.server.core.client_address import client_address
from monopolista.server.core.fair_scheduler import Cooperative, FairScheduler
from monopolista.server.http.compression import CompressedBody, CompressedBodyCache


class ResponseCache:
    """LRU cache of compressed responses, which computes missing ones under the fair scheduler."""

    def __init__(self, scheduler: FairScheduler) -> None:
        self._scheduler = scheduler
        self._bodies = CompressedBodyCache()

    async def get_or_compute(
        self, request: Request, key: Hashable, pieces: float, work: Cooperative[CompressedBody]
    ) -> CompressedBody:
        """Return the cached body of a key, or compute it.

        Parameters
        ----------
        pieces
            The cost of ``work``, in units of the scheduler.

        Raises
        ------
        DeniedError
            The client, or all clients together, have too much work pending.
        """
        body = self._bodies.find(key)
        if body is None:
            body = await self._scheduler.run(client_address(request), pieces, work)
            self._bodies.store(key, body)
        return body
