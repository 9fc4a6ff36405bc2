"""What is asked over HTTP about games that are played on many times: to begin it, to follow and to stop it."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.json_reader import read_json
from monopolista.protocol.rollouts import PlayOut
from monopolista.server.core.client_address import client_address
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http.analyses import LONGEST_WISH, answers_of, denied, keeper
from monopolista.server.http.common import answer_json, limited, read_body
from monopolista.server.http.replays import checked
from monopolista.server.http.simulations import at_home, is_at_home
from monopolista.server.jobs.rollout_job import RolloutJobs
from monopolista.server.review import analyses, replays
from monopolista.server.rooms.context import ServerContext


def routes(context: ServerContext) -> list[Route]:
    """Return the routes of games that are played on."""
    asks = RateLimiter(context.clock, 20.0, 200.0)
    kept = keeper(context)

    async def start(request: Request) -> Response:
        wish = read_json(await read_body(request), PlayOut)
        source = checked(wish.transcript) if wish.transcript else await kept(wish.game)
        try:
            table = await context.scheduler.run(client_address(request), answers_of(source), analyses.table_of(source))
        except (analyses.AnalysisUnavailableError, replays.HiddenInformationError) as error:
            raise denied(error) from error
        return answer_json(await _roller(request).start(table), 201)

    return [
        Route("/api/rollouts", limited(_offer, asks), methods=["GET"]),
        Route("/api/rollouts", limited(at_home(start), asks, most=LONGEST_WISH), methods=["POST"]),
        Route("/api/rollouts/{id}", limited(at_home(_look), asks), methods=["GET"]),
        Route("/api/rollouts/{id}/stop", limited(at_home(_stop), asks), methods=["POST"]),
    ]


def _roller(request: Request) -> RolloutJobs:
    return request.app.state.roller


async def _offer(request: Request) -> Response:
    return answer_json(_roller(request).offer(at_home=is_at_home(request)))


async def _look(request: Request) -> Response:
    return answer_json(_roller(request).look(request.path_params["id"]))


async def _stop(request: Request) -> Response:
    return answer_json(_roller(request).stop(request.path_params["id"]))
