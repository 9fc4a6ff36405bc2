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

from monopolista.server.core.error_responses import error_response
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http import analyses, common, dice, editions, odds, puzzles, replays, rollouts, simulations
from monopolista.server.http.base_path import mount_below
from monopolista.server.http.blocklist import BlocklistMiddleware
from monopolista.server.http.origin_guard import OriginGuard
from monopolista.server.http.request_id import RequestIdMiddleware
from monopolista.server.http.spa import page
from monopolista.server.jobs.rollout_job import RolloutJobs
from monopolista.server.jobs.simulation_job import SimulationJobs
from monopolista.server.retention.job import RetentionJob
from monopolista.server.rooms import websocket
from monopolista.server.rooms.context import ServerContext
from monopolista.server.rooms.gc_tuning import GcTuner
from monopolista.server.rooms.play import game_metrics
from monopolista.server.rooms.registry import RoomRegistry
from monopolista.server.storage.base import CorruptDataError, DatabaseUnavailableError, StorageFullError

log = logging.getLogger("monopolista")
_TURN = 0.0003
"""Seconds after which a thread that waits for its turn to run Python has it.

Each commit of the store waits for several turns, and every other commit for it: at Python's own 5 ms commits alone
would bound a busy server at some 250 answers a second.
"""
_FILES_EACH_SECOND, _FILES_AT_ONCE = 300.0, 6_000.0
"""Pages and files of the build that one address may ask for: a page comes with some dozens."""


def make_app(context: ServerContext, sweeper: RetentionJob | None = None) -> Starlette:
    """Return the application with what it is given; it closes the store when it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncGenerator[None]:
        usual = sys.getswitchinterval()
        sys.setswitchinterval(_TURN)
        async with anyio.create_task_group() as group:
            app.state.rooms = rooms = RoomRegistry(context, group)
            context.metrics.watch("tables", lambda: game_metrics.tables(rooms.all))
            context.metrics.watch("visitors", lambda: game_metrics.visitors(rooms.all))
            app.state.simulator = SimulationJobs(context, group)
            app.state.roller = RolloutJobs(context, group)
            await context.moderation.begin(app.state.rooms)
            group.start_soon(context.moderation.run, app.state.rooms)
            group.start_soon(context.cluster.run, app.state.rooms)
            group.start_soon(context.lookahead.run, context.clock)
            group.start_soon(partial(to_thread.run_sync, context.store.check_integrity, abandon_on_cancel=True))
            group.start_soon(GcTuner(app.state.rooms).run, context.clock)
            if sweeper is not None:
                group.start_soon(sweeper.run, context.clock, context.cluster, app.state.rooms.holds)
            yield
            await app.state.simulator.close()
            await app.state.roller.close()
            group.cancel_scope.cancel()
        await context.cluster.close()
        context.store.close()
        sys.setswitchinterval(usual)

    app = Starlette(
        routes=mount_below(context.settings.base, _site(context)),
        middleware=[
            Middleware(RequestIdMiddleware, context.metrics),
            Middleware(OriginGuard, context.settings.hosts, context.metrics),
            Middleware(BlocklistMiddleware, context),
        ],
        exception_handlers={
            500: _fault,
            ClientDisconnect: _gone,
            CorruptDataError: _damaged,
            StorageFullError: _full,
            DatabaseUnavailableError: _away,
        },
        lifespan=lifespan,
    )
    app.state.metrics = context.metrics
    return app


def _site(context: ServerContext) -> list[BaseRoute]:
    pages = RateLimiter(context.clock, _FILES_EACH_SECOND, _FILES_AT_ONCE)
    return [
        *common.routes(context),
        *editions.routes(context),
        *replays.routes(context),
        *dice.routes(context),
        *analyses.routes(context),
        *puzzles.routes(context),
        *odds.routes(context),
        *simulations.routes(context),
        *rollouts.routes(context),
        WebSocketRoute("/ws/{link}", websocket.serve),
        Route("/{path:path}", common.limit(page, pages), methods=["GET", "HEAD"]),
    ]


async def _gone(_: Request, __: Exception) -> Response:
    return error_response("not-now", "nobody is there any more", 400)


async def _fault(_: Request, fault: Exception) -> Response:
    log.error("a request failed", exc_info=fault)
    return error_response("not-now", "the server could not answer this", 500)


async def _damaged(_: Request, damage: Exception) -> Response:
    return error_response("not-now", str(damage), 500)


async def _full(_: Request, full: Exception) -> Response:
    return error_response("disk-full", str(full), 507)


async def _away(_: Request, away: Exception) -> Response:
    return error_response("not-now", str(away), 503)
