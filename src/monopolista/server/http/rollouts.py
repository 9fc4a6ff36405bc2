"""HTTP endpoints for rollout jobs: start, progress and stop."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.json_reader import read_json
from monopolista.protocol.rollouts import PlayOut
from monopolista.server.core.client_address import client_address
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http.analyses import LONGEST_REQUEST, count_answers, game_finder, unavailable
from monopolista.server.http.common import answer_json, limit, read_body
from monopolista.server.http.replays import check_length
from monopolista.server.http.simulations import is_local, local_only
from monopolista.server.jobs.rollout_job import RolloutJobs
from monopolista.server.review import analyses, replays
from monopolista.server.rooms.context import ServerContext


def routes(context: ServerContext) -> list[Route]:
    """Return the routes of rollout jobs."""
    asks = RateLimiter(context.clock, 20.0, 200.0)
    find_game = game_finder(context)

    async def start(request: Request) -> Response:
        request_body = read_json(await read_body(request), PlayOut)
        source = (
            check_length(request_body.transcript) if request_body.transcript else await find_game(request_body.game)
        )
        try:
            table = await context.scheduler.run(
                client_address(request), count_answers(source), analyses.replay_finished(source)
            )
        except (analyses.AnalysisUnavailableError, replays.HiddenInformationError) as error:
            raise unavailable(error) from error
        return answer_json(await _jobs_of(request).start(table), 201)

    return [
        Route("/api/rollouts", limit(_offer, asks), methods=["GET"]),
        Route("/api/rollouts", limit(local_only(start), asks, most=LONGEST_REQUEST), methods=["POST"]),
        Route("/api/rollouts/{id}", limit(local_only(_progress), asks), methods=["GET"]),
        Route("/api/rollouts/{id}/stop", limit(local_only(_stop), asks), methods=["POST"]),
    ]


def _jobs_of(request: Request) -> RolloutJobs:
    return request.app.state.roller


async def _offer(request: Request) -> Response:
    return answer_json(_jobs_of(request).offer(at_home=is_local(request)))


async def _progress(request: Request) -> Response:
    return answer_json(_jobs_of(request).progress(request.path_params["id"]))


async def _stop(request: Request) -> Response:
    return answer_json(_jobs_of(request).stop(request.path_params["id"]))
