"""Routes of the HTTP API, each with the description from which the OpenAPI document is made."""

from dataclasses import dataclass
from typing import Annotated, Any, Final

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.locales import Language
from monopolista.protocol.message_limits import LONGEST_TRANSCRIPT
from monopolista.server.core.client_address import is_local
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http.common import Endpoint, limit

JSON: Final = "application/json"
TEXT: Final = "text/plain"


@dataclass(frozen=True)
class Parameter:
    """A parameter of the path or, where the path does not have its name, of the query string."""

    name: str
    description: str
    type: Any = str
    is_required: bool = False
    """Whether a request without it is refused; a parameter of the path always is."""
    is_open: bool = False
    """Whether any name is a parameter of this kind: the type is then a mapping from names to values."""


@dataclass(frozen=True)
class Body:
    """The body of a request or response."""

    type: Any
    """The type of the content, which has a JSON Schema."""
    media_type: str = JSON
    also: Any = None
    """Other possible types of the content."""
    text_as: str = ""
    """Another media type, with the content as text; empty if there is none."""

    @property
    def types(self) -> tuple[Any, ...]:
        """Return all possible types of the content."""
        return (self.type,) if self.also is None else (self.type, self.also)


@dataclass(frozen=True, kw_only=True)
class Operation:
    """What a client needs to know to call a route."""

    name: str
    """Its identifier, a verb and a noun, for generated clients."""
    summary: str
    response: Body
    status: int = 200
    request: Body | None = None
    parameters: tuple[Parameter, ...] = ()
    local: bool = False
    """Whether only clients on the server's own computer may call it."""
    not_found: str = ""
    """The kind of resource that may not exist; the response is then 404."""
    unavailable: Body | None = None
    """The body of the response 503, where it differs from that of other operations."""


GAME: Final = Parameter("game", "The id of a game on this server.")
EDITION: Final = Parameter("edition", "The id of an edition.")
LANGUAGE: Final = Parameter("language", "The language of the texts, by default English.", Language)
OPTIONS: Final = Parameter(
    "options", "Options of the edition by name, such as short=true&cash=2000.", dict[str, str], is_open=True
)
SeatCount = Annotated[int, Meta(ge=1, le=99)]
SEATS: Final = Parameter("seats", "The number of seats, by which a limit of turns is stated in rounds.", SeatCount)
TRANSCRIPT: Final = Body(Annotated[str, Meta(max_length=LONGEST_TRANSCRIPT)], TEXT)
"""The transcript of a game, as its end offers it."""


class ApiRoute(Route):
    """A route of the HTTP API.

    Parameters
    ----------
    path
        The path, as Starlette writes it.
    endpoint
        Handles the request once size, rate limit and address of the client have been checked.
    operation
        The description; ``local`` is enforced.
    budget
        The rate limit per client address; without one, neither size nor rate are checked.
    method
        The HTTP method; GET includes HEAD.
    most
        Size of the largest body in bytes; 0 where the endpoint reads none.
    """

    def __init__(
        self,
        path: str,
        endpoint: Endpoint,
        operation: Operation,
        budget: RateLimiter | None,
        *,
        method: str = "GET",
        most: int = 0,
    ) -> None:
        self.operation = operation
        self.method = method
        self.most = most
        self.is_limited = budget is not None
        checked = _local_only(endpoint) if operation.local else endpoint
        super().__init__(path, limit(checked, budget, most=most) if budget else checked, methods=[method])


def _local_only(endpoint: Endpoint) -> Endpoint:
    """Restrict an endpoint to clients on this computer: a run takes all processors for minutes."""

    async def answer(request: Request) -> Response:
        if not is_local(request):
            raise DeniedError(
                "not-host", "only a browser on the server's own computer can do this", reason="not-at-home"
            )
        return await endpoint(request)

    return answer
