"""HTTP endpoints for rollout jobs: start, progress and stop."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.json_reader import read_json
from monopolista.protocol.rollouts import PlayOut, RolloutsOffer, RolloutsView
from monopolista.server.core.client_address import client_address, is_local
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http.analyses import LONGEST_REQUEST, count_answers, game_finder, unavailable
from monopolista.server.http.common import answer_json, read_body
from monopolista.server.http.operations import ApiRoute, Body, Operation, Parameter
from monopolista.server.http.replays import check_length
from monopolista.server.jobs.rollout_job import RolloutJobs
from monopolista.server.review import analyses, replays
from monopolista.server.rooms.context import ServerContext

_ID = Parameter("id", "The id of the job.")
_SHOW_OFFER = Operation(
    name="show_rollouts_offer",
    summary="Return whether this client may start rollouts.",
    response=Body(RolloutsOffer),
)
_START = Operation(
    name="start_rollouts",
    summary="Start rollouts from the important moments of a finished game.",
    request=Body(PlayOut),
    response=Body(RolloutsView),
    status=201,
    local=True,
    not_found="game",
)
_SHOW = Operation(
    name="show_rollouts",
    summary="Return the progress of a job and, at the end, its result.",
    response=Body(RolloutsView),
    parameters=(_ID,),
    local=True,
    not_found="job",
)
_STOP = Operation(
    name="stop_rollouts",
    summary="Stop a job; the games played so far count.",
    response=Body(RolloutsView),
    parameters=(_ID,),
    local=True,
    not_found="job",
)


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
        ApiRoute("/api/rollouts", _offer, _SHOW_OFFER, asks),
        ApiRoute("/api/rollouts", start, _START, asks, method="POST", most=LONGEST_REQUEST),
        ApiRoute("/api/rollouts/{id}", _progress, _SHOW, asks),
        ApiRoute("/api/rollouts/{id}/stop", _stop, _STOP, asks, method="POST"),
    ]


def _jobs_of(request: Request) -> RolloutJobs:
    return request.app.state.roller


async def _offer(request: Request) -> Response:
    return answer_json(_jobs_of(request).offer(at_home=is_local(request)))


async def _progress(request: Request) -> Response:
    return answer_json(_jobs_of(request).progress(request.path_params["id"]))


async def _stop(request: Request) -> Response:
    return answer_json(_jobs_of(request).stop(request.path_params["id"]))
