"""The ASGI application: routes, middleware, and background tasks for its lifespan."""

import logging
import sys
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial

import anyio
from anyio import to_thread
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute

from monopolista.server.core.error_responses import error_response
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http import (
    analyses,
    dice,
    editions,
    lessons,
    odds,
    puzzles,
    replays,
    rollouts,
    rooms,
    simulations,
)
from monopolista.server.http.base_path import mount_below
from monopolista.server.http.blocklist import BlocklistMiddleware
from monopolista.server.http.boxes import drafts, files, samples, stored
from monopolista.server.http.operations import ApiRoute
from monopolista.server.http.origin_guard import OriginGuard
from monopolista.server.http.request_id import RequestIdMiddleware
from monopolista.server.http.static import documentation
from monopolista.server.http.static.spa import SHOW_PAGE, page
from monopolista.server.jobs.rollout_job import RolloutJobs
from monopolista.server.jobs.simulation_job import SimulationJobs
from monopolista.server.retention.job import RetentionJob
from monopolista.server.rooms import websocket
from monopolista.server.rooms.boxes import known_boxes
from monopolista.server.rooms.context import ServerContext
from monopolista.server.rooms.gc_tuning import GcTuner
from monopolista.server.rooms.play import game_metrics
from monopolista.server.rooms.registry import RoomRegistry
from monopolista.server.storage.base import CorruptDataError, DatabaseUnavailableError, StorageFullError

log = logging.getLogger("monopolista")
_SWITCH_INTERVAL = 0.0003
"""Python's thread switch interval in seconds.

Each commit waits for several switches, and later commits wait for it: at Python's default of 5 ms, commits alone
would limit a busy server to about 250 answers a second.
"""
_FILES_EACH_SECOND, _FILES_AT_ONCE = 300.0, 6_000.0
"""The rate limit of an address for pages and built files: a page loads several dozen."""


def make_app(context: ServerContext, sweeper: RetentionJob | None = None) -> Starlette:
    """Return the application; it closes the store at the end of its lifespan."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncGenerator[None]:
        previous = sys.getswitchinterval()
        sys.setswitchinterval(_SWITCH_INTERVAL)
        async with AsyncExitStack() as stack:
            stack.enter_context(known_boxes(context.store))
            group = await stack.enter_async_context(anyio.create_task_group())
            app.state.rooms = rooms = RoomRegistry(context, group)
            context.metrics.watch("tables", lambda: game_metrics.tables(rooms.all))
            context.metrics.watch("visitors", lambda: game_metrics.connections(rooms.all))
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
        sys.setswitchinterval(previous)

    app = Starlette(
        routes=mount_below(context.settings.base, _site(context)),
        middleware=[
            Middleware(RequestIdMiddleware, context.metrics),
            Middleware(OriginGuard, context.settings.hosts, context.metrics),
            Middleware(BlocklistMiddleware, context),
        ],
        exception_handlers={
            500: _on_error,
            ClientDisconnect: _on_disconnect,
            CorruptDataError: _on_damage,
            StorageFullError: _on_full_disk,
            DatabaseUnavailableError: _on_unavailable,
        },
        lifespan=lifespan,
    )
    app.state.metrics = context.metrics
    return app


def _site(context: ServerContext) -> list[BaseRoute]:
    pages = RateLimiter(context.clock, _FILES_EACH_SECOND, _FILES_AT_ONCE)
    return [
        *rooms.routes(context),
        *editions.routes(context),
        *drafts.routes(context),
        *files.routes(context),
        *samples.routes(context),
        *stored.routes(context),
        *replays.routes(context),
        *dice.routes(context),
        *analyses.routes(context),
        *puzzles.routes(context),
        *lessons.routes(context),
        *odds.routes(context),
        *simulations.routes(context),
        *rollouts.routes(context),
        *documentation.routes(context.settings.documentation, pages),
        WebSocketRoute("/ws/{link}", websocket.serve),
        ApiRoute("/{path:path}", page, SHOW_PAGE, pages),
    ]


async def _on_disconnect(_: Request, __: Exception) -> Response:
    return error_response("not-now", "the client has disconnected", 400)


async def _on_error(_: Request, fault: Exception) -> Response:
    log.error("a request failed", exc_info=fault)
    return error_response("not-now", "the server failed to answer the request", 500)


async def _on_damage(_: Request, damage: Exception) -> Response:
    return error_response("not-now", str(damage), 500)


async def _on_full_disk(_: Request, full: Exception) -> Response:
    return error_response("disk-full", str(full), 507)


async def _on_unavailable(_: Request, away: Exception) -> Response:
    return error_response("not-now", str(away), 503)
