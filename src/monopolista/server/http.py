"""Everything that is asked over HTTP and not over the WebSocket."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import segno
from anyio import CapacityLimiter, to_thread
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.editions import Box, EditionError, OptionError, edition_ids, house_rules, load_classic, options_of
from monopolista.editions.schema import Options
from monopolista.locales import TextError
from monopolista.rules_text import rules_for
from monopolista.server import replays
from monopolista.server.around import Around
from monopolista.server.guard import Buckets, refuse, refuse_options
from monopolista.server.lobby import Denied
from monopolista.server.messages import EditionEntry, MakeRoom, OptionsView
from monopolista.server.rooms import Rooms
from monopolista.view import describe_box

LONGEST_TEXT = 64 * 1024
LONGEST_QR = 400
_NOT_FOUND = 404
_TOO_LARGE = 413
_encoder = msgspec.json.Encoder()
Endpoint = Callable[[Request], Awaitable[Response]]


class TooLarge(Exception):  # noqa: N818 (an answer like any other)
    """A body that is larger than it may be."""


def routes(around: Around) -> list[Route]:
    """Return the routes under ``/api``."""
    posts = Buckets(around.clock, 1.0, 60.0)
    one_at_a_time = CapacityLimiter(1)

    async def make_room(request: Request) -> Response:
        rooms: Rooms = request.app.state.rooms
        body = await read_body(request, LONGEST_TEXT)
        wish = msgspec.json.decode(body or b"{}", type=MakeRoom)
        return _json(await rooms.make(wish), 201)

    async def bring_replay(request: Request) -> Response:
        text = (await read_body(request, replays.LONGEST_TRANSCRIPT)).decode()
        encode = lambda: _encoder.encode(replays.replay_of_text(text))  # noqa: E731
        return _raw(await to_thread.run_sync(encode, limiter=one_at_a_time))

    async def replay(request: Request) -> Response:
        found = await to_thread.run_sync(around.store.find_game, request.path_params["game"])
        if found is None:
            return refuse("unknown-room", "there is no such game")
        return _raw(await to_thread.run_sync(lambda: _encoder.encode(replays.replay_of(*found)), limiter=one_at_a_time))

    async def transcript(request: Request) -> Response:
        found = await to_thread.run_sync(around.store.find_game, request.path_params["game"])
        if found is None:
            return refuse("unknown-room", "there is no such game")
        name = f'attachment; filename="monopolista-{found[0].id}.txt"'
        headers = {"Content-Disposition": name, "Cache-Control": "no-store"}
        return Response(replays.transcript_of(*found), media_type="text/plain", headers=headers)

    return [
        Route("/api/rooms", _limited(make_room, posts), methods=["POST"]),
        Route("/api/replays", _limited(bring_replay, posts), methods=["POST"]),
        Route("/api/replays/{game}", replay),
        Route("/api/transcripts/{game}", transcript),
        Route("/api/editions", _editions),
        Route("/api/editions/{edition}", _of_box(lambda box, _: describe_box(box))),
        Route("/api/options/{edition}", _of_box(lambda box, _: _options(box))),
        Route("/api/rulebook/{edition}", _of_box(rules_for)),
        Route("/api/qr", _qr),
    ]


async def read_body(request: Request, most: int) -> bytes:
    """Return a body, and stop reading as soon as it is too large."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise TooLarge(f"at most {most} bytes")
    return bytes(body)


def _limited(endpoint: Endpoint, posts: Buckets) -> Endpoint:
    """Answer what can go wrong with a body, and who asks too often."""

    async def answer(request: Request) -> Response:
        if not posts.take(request.client.host if request.client else ""):
            return refuse("too-much", "too often: wait a minute")
        try:
            return await endpoint(request)
        except TooLarge as error:
            return refuse("too-much", str(error), _TOO_LARGE)
        except Denied as error:
            return refuse(error.code, error.text)
        except (msgspec.DecodeError, replays.NoReplay, UnicodeDecodeError, RecursionError) as error:
            return refuse("malformed", str(error)[:300])

    return answer


async def _editions(_: Request) -> Response:
    return _json([_entry(load_classic(edition)) for edition in edition_ids("classic")])


def _entry(box: Box) -> EditionEntry:
    file = box.file
    return EditionEntry(file.id, file.name, file.language, list(file.languages), file.tokens, file.currency)


def _options(box: Box) -> OptionsView:
    return OptionsView(list(options_of(box.file)), list(house_rules(box.file, box.options)))


def _of_box(told: Callable[[Box, str], Any]) -> Endpoint:
    """Answer what is asked about an edition with the options named in the address, in a language."""

    async def answer(request: Request) -> Response:
        asked = dict(request.query_params)
        language = asked.pop("language", "en")
        try:
            options = msgspec.convert(asked, Options, strict=False)
            return _json(told(load_classic(request.path_params["edition"], options), language))
        except msgspec.ValidationError as error:
            return refuse("malformed", str(error)[:300])
        except OptionError as error:
            return refuse_options(error)
        except (TextError, EditionError) as error:
            return refuse("malformed", str(error)[:300], _NOT_FOUND)

    return answer


async def _qr(request: Request) -> Response:
    text = request.query_params.get("text", "")
    if not 0 < len(text) <= LONGEST_QR:
        return refuse("malformed", f"a text has 1 to {LONGEST_QR} characters")
    drawing = segno.make_qr(text, error="m").svg_inline(scale=4, border=2, omitsize=True, light="#fff")
    svg = drawing.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


def _json(value: Any, status: int = 200) -> Response:
    return _raw(_encoder.encode(value), status)


def _raw(body: bytes, status: int = 200) -> Response:
    return Response(body, status, media_type="application/json", headers={"Cache-Control": "no-store"})
