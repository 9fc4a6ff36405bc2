"""HTTP responses for failures."""

import msgspec
from starlette.responses import Response

from monopolista.games.common.options import OptionError
from monopolista.protocol.server_messages import Code, Failure
from monopolista.server.core.errors import DeniedError

_STATUS: dict[Code, int] = {"malformed": 400, "unknown-room": 404, "too-much": 429, "clause": 400}


def error_response(code: Code, text: str, status: int | None = None) -> Response:
    """Return a failure as an HTTP response."""
    return _response(Failure("", code, "", text, 0), status or _STATUS.get(code, 403))


def denied_response(denied: DeniedError) -> Response:
    """Return the HTTP response for a DeniedError."""
    return _response(denied.as_failure("", 0), _STATUS.get(denied.code, 403))


def option_error_response(error: OptionError) -> Response:
    """Return the HTTP response for an OptionError, with the names of the options and the reason."""
    return _response(Failure("", "malformed", "", str(error), 0, list(error.names), error.reason), 400)


def _response(failure: Failure, status: int) -> Response:
    return Response(msgspec.json.encode(failure), status, media_type="application/json")
