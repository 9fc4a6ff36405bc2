"""The application: routes, guard, and the rooms that live as long as it runs."""

import logging
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial

import anyio
from anyio import to_thread
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from monopolista.server import (
    http,
    http_analyses,
    http_boxes,
    http_dice,
    http_odds,
    http_problems,
    http_replays,
    http_rollouts,
    http_simulations,
    socket,
    tally,
)
from monopolista.server.around import Around
from monopolista.server.base import below
from monopolista.server.collector import Collector
from monopolista.server.guard import Buckets, Guard, refuse
from monopolista.server.heard import Heard
from monopolista.server.page import page
from monopolista.server.refusing import Refusing
from monopolista.server.roller import Roller
from monopolista.server.rooms import Rooms
from monopolista.server.simulator import Simulator
from monopolista.server.store import Damaged, Full, Unreachable
from monopolista.server.sweeper import Sweeper

log = logging.getLogger("monopolista")
_TURN = 0.0003
"""Seconds after which a thread that waits for its turn to run Python has it.

Each commit of the store waits for several turns, and every other commit for it: at Python's own 5 ms commits alone
would bound a busy server at some 250 answers a second.
"""
_FILES_EACH_SECOND, _FILES_AT_ONCE = 300.0, 6_000.0
"""Pages and files of the build that one address may ask for: a page comes with some dozens."""


def make_app(around: Around, sweeper: Sweeper | None = None) -> Starlette:
    """Return the application with what it is given; it closes the store when it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncGenerator[None]:
        usual = sys.getswitchinterval()
        sys.setswitchinterval(_TURN)
        async with anyio.create_task_group() as group:
            app.state.rooms = rooms = Rooms(around, group)
            around.figures.watch("tables", lambda: tally.tables(rooms.all))
            around.figures.watch("visitors", lambda: tally.visitors(rooms.all))
            app.state.simulator = Simulator(around, group)
            app.state.roller = Roller(around, group)
            await around.orders.begin(app.state.rooms)
            group.start_soon(around.orders.run, app.state.rooms)
            group.start_soon(around.elsewhere.run, app.state.rooms)
            group.start_soon(around.foresight.run, around.clock)
            group.start_soon(partial(to_thread.run_sync, around.store.look_through, abandon_on_cancel=True))
            group.start_soon(Collector(app.state.rooms).run, around.clock)
            if sweeper is not None:
                group.start_soon(sweeper.run, around.clock, around.elsewhere, app.state.rooms.holds)
            yield
            await app.state.simulator.close()
            await app.state.roller.close()
            group.cancel_scope.cancel()
        await around.elsewhere.close()
        around.store.close()
        sys.setswitchinterval(usual)

    app = Starlette(
        routes=below(around.settings.base, _site(around)),
        middleware=[
            Middleware(Heard, around.figures),
            Middleware(Guard, around.settings.hosts, around.figures),
            Middleware(Refusing, around),
        ],
        exception_handlers={500: _fault, ClientDisconnect: _gone, Damaged: _damaged, Full: _full, Unreachable: _away},
        lifespan=lifespan,
    )
    app.state.figures = around.figures
    return app


def _site(around: Around) -> list[BaseRoute]:
    pages = Buckets(around.clock, _FILES_EACH_SECOND, _FILES_AT_ONCE)
    return [
        *http.routes(around),
        *http_boxes.routes(around),
        *http_replays.routes(around),
        *http_dice.routes(around),
        *http_analyses.routes(around),
        *http_problems.routes(around),
        *http_odds.routes(around),
        *http_simulations.routes(around),
        *http_rollouts.routes(around),
        WebSocketRoute("/ws/{link}", socket.serve),
        Route("/{path:path}", http.limited(page, pages), methods=["GET", "HEAD"]),
    ]


async def _gone(_: Request, __: Exception) -> Response:
    return refuse("not-now", "nobody is there any more", 400)


async def _fault(_: Request, fault: Exception) -> Response:
    log.error("a request failed", exc_info=fault)
    return refuse("not-now", "the server could not answer this", 500)


async def _damaged(_: Request, damage: Exception) -> Response:
    return refuse("not-now", str(damage), 500)


async def _full(_: Request, full: Exception) -> Response:
    return refuse("disk-full", str(full), 507)


async def _away(_: Request, away: Exception) -> Response:
    return refuse("not-now", str(away), 503)
