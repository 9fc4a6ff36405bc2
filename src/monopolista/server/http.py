"""Everything that is asked over HTTP and not over the WebSocket."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import segno
from anyio import CapacityLimiter, to_thread
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.games import edition_ids, game_of, load, load_as_said
from monopolista.games.game import Box
from monopolista.games.options import OptionError, house_rules
from monopolista.games.printed import EditionError
from monopolista.games.views import BoxView
from monopolista.locales import TextError
from monopolista.rulebook import rules_for
from monopolista.server import packed, replays
from monopolista.server.around import Around
from monopolista.server.entries import OptionsView, entry_of
from monopolista.server.guard import Buckets, refuse, refuse_denied, refuse_options
from monopolista.server.lobby import Denied
from monopolista.server.messages import MakeRoom
from monopolista.server.rooms import Rooms

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
    glances = Buckets(around.clock, 2.0, 120.0)
    one_at_a_time = CapacityLimiter(1)

    async def make_room(request: Request) -> Response:
        rooms: Rooms = request.app.state.rooms
        body = await read_body(request, LONGEST_TEXT)
        wish = msgspec.json.decode(body or b"{}", type=MakeRoom)
        return answer_json(await rooms.make(wish), 201)

    async def glance(request: Request) -> Response:
        rooms: Rooms = request.app.state.rooms
        found = await rooms.glance(request.path_params["link"])
        return answer_json(found) if found is not None else refuse("unknown-room", "there is no such room")

    async def bring_replay(request: Request) -> Response:
        text = (await read_body(request, replays.LONGEST_TRANSCRIPT)).decode()
        return await to_thread.run_sync(
            lambda: _told(request, replays.replay_of_text(text), packed.NOT_KEPT), limiter=one_at_a_time
        )

    async def replay(request: Request) -> Response:
        found = await to_thread.run_sync(around.store.find_game, request.path_params["game"])
        if found is None:
            return refuse("unknown-room", "there is no such game")
        try:
            return await to_thread.run_sync(
                lambda: _told(request, replays.replay_of(*found), packed.ASK_AGAIN), limiter=one_at_a_time
            )
        except replays.StillHidden as hidden:
            return refuse("not-now", str(hidden))

    async def transcript(request: Request) -> Response:
        found = await to_thread.run_sync(around.store.find_game, request.path_params["game"])
        if found is None:
            return refuse("unknown-room", "there is no such game")
        name = f'attachment; filename="monopolista-{found[0].id}.txt"'
        headers = {"Content-Disposition": name, "Cache-Control": packed.NOT_KEPT}
        told = lambda: packed.told(request, replays.transcript_of(*found).encode(), "text/plain", headers)  # noqa: E731
        try:
            return await to_thread.run_sync(told, limiter=one_at_a_time)
        except replays.StillHidden as hidden:
            return refuse("not-now", str(hidden))

    return [
        Route("/api/rooms", limited(make_room, posts), methods=["POST"]),
        Route("/api/rooms/{link}", limited(glance, glances)),
        Route("/api/replays", limited(bring_replay, posts), methods=["POST"]),
        Route("/api/replays/{game}", replay),
        Route("/api/transcripts/{game}", transcript),
        Route("/api/editions", _editions),
        Route("/api/editions/{edition}", _of_box(lambda box, _: _describe(box))),
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


def limited(endpoint: Endpoint, posts: Buckets) -> Endpoint:
    """Return an endpoint that also answers what can go wrong with a body, and who asks too often."""

    async def answer(request: Request) -> Response:
        if not posts.take(request.client.host if request.client else ""):
            return refuse("too-much", "too often: wait a minute")
        try:
            return await endpoint(request)
        except TooLarge as error:
            return refuse("too-much", str(error), _TOO_LARGE)
        except Denied as error:
            return refuse_denied(error)
        except (msgspec.DecodeError, replays.NoReplay, UnicodeDecodeError, RecursionError) as error:
            return refuse("malformed", str(error)[:300])

    return answer


async def _editions(request: Request) -> Response:
    return _told(request, [entry_of(load(edition)) for edition in edition_ids()], packed.ASK_AGAIN)


def _describe(box: Box) -> BoxView:
    return game_of(box.id).describe(box)


def _options(box: Box) -> OptionsView:
    return OptionsView(list(box.listed), list(house_rules(box)))


def _of_box(told: Callable[[Box, str], Any]) -> Endpoint:
    """Answer what is asked about an edition with the options named in the address, in a language."""

    async def answer(request: Request) -> Response:
        asked = dict(request.query_params)
        language = asked.pop("language", "en")
        try:
            edition = request.path_params["edition"]
            return _told(request, told(load_as_said(edition, asked), language), packed.ASK_AGAIN)
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
    return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": packed.NOT_KEPT})


def answer_json(value: Any, status: int = 200) -> Response:
    """Return a value as JSON that nobody keeps, as it is: packed, a secret beside chosen words could be guessed."""
    headers = {"Cache-Control": packed.NOT_KEPT}
    return Response(_encoder.encode(value), status, media_type="application/json", headers=headers)


def _told(request: Request, value: Any, cache: str) -> Response:
    """Return a value that anybody may know as JSON."""
    return packed.told(request, _encoder.encode(value), "application/json", {"Cache-Control": cache})
