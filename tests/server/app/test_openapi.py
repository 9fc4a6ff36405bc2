"""The OpenAPI document describes every route as the server answers it."""

import importlib
import json
import sys
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import jsonschema
import pytest
from openapi_python_client import generate
from openapi_python_client.config import Config, ConfigFile, MetaType
from openapi_spec_validator import OpenAPIV31SpecValidator
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from monopolista.cli import main
from monopolista.server.app.application import make_app
from monopolista.server.app.openapi import UndescribedRouteError, described, openapi_document
from tests.server.house import House
from tests.server.running import Running

METHODS = {"delete": "DELETE", "get": "GET", "post": "POST"}


@cache
def document() -> dict[str, Any]:
    """Return the document, made once."""
    return openapi_document()


@cache
def operations() -> dict[str, tuple[str, str, dict[str, Any]]]:
    """Return method, path and description of each operation, by its name."""
    return {
        operation["operationId"]: (method, path, operation)
        for path, item in document()["paths"].items()
        for method, operation in item.items()
        if method != "servers"
    }


def responses_of(name: str) -> dict[str, Any]:
    """Return the responses of an operation, with what they refer to."""
    found: dict[str, Any] = operations()[name][2]["responses"]
    shared = document()["components"]["responses"]
    return {
        status: shared[response["$ref"].rsplit("/", 1)[1]] if "$ref" in response else response
        for status, response in found.items()
    }


def check(name: str, status: int, body: bytes, headers: dict[str, str]) -> None:
    """Check that a response is one that the document describes."""
    content = responses_of(name)[str(status)]["content"]
    media_type = headers["content-type"].partition(";")[0]
    assert media_type in content
    if media_type == "application/json":
        schema = {**content[media_type]["schema"], "components": document()["components"]}
        jsonschema.validate(json.loads(body), schema, jsonschema.Draft202012Validator)


def test_the_document_is_valid_and_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["protocol", "openapi"]) == 0
    printed = json.loads(capsys.readouterr().out)
    OpenAPIV31SpecValidator(printed).validate()
    assert printed == json.loads(json.dumps(document()))


def test_every_route_of_the_application_is_described_with_its_method(house: House) -> None:
    routes = make_app(house.context).routes
    found = list(described(routes))
    assert len(found) == sum(not isinstance(route, WebSocketRoute) for route in routes)
    for route in found:
        method, path, operation = operations()[route.operation.name]
        assert METHODS[method] in (route.methods or ())
        assert path == route.path.replace(":path", "")
        named = {one["name"] for one in operation["parameters"] if one["in"] == "path"}
        assert named == route.param_convertors.keys()
        assert ("requestBody" in operation) == (route.most > 0), "an endpoint that reads a body says which"


def test_the_documentation_site_is_no_part_of_the_api() -> None:
    assert [path for path in document()["paths"] if path.startswith("/docs")] == []
    assert "below /docs/" in document()["info"]["description"]


def test_a_route_without_a_description_is_refused(house: House) -> None:
    async def endpoint(_: Request) -> Response:
        return Response()

    with pytest.raises(UndescribedRouteError, match=r"/api/more.*make it an ApiRoute"):
        list(described([*make_app(house.context).routes, Route("/api/more", endpoint)]))


def test_every_operation_and_every_field_of_a_request_has_its_text() -> None:
    routes = sum(len(item.keys() - {"servers"}) for item in document()["paths"].values())
    assert len(operations()) == routes, "each operation has a name of its own"
    for _, _, operation in operations().values():
        assert operation["summary"].endswith(".")
        assert all(one["description"].endswith(".") for one in operation["parameters"])

    assert document()["components"]["schemas"]["MakeRoom"]["properties"]["solo"]["description"].startswith("Whether ")


TRANSCRIPT = b"monopolista transcript\n"
ASKED: list[tuple[str, str, bytes | None, int]] = [
    ("make_room", "api/rooms", b'{"edition":"uk"}', 201),
    ("make_room", "api/rooms", b'{"edition":"atlantis"}', 400),
    ("make_room", "api/rooms", b'{"editions":"uk"}', 400),
    ("make_room", "api/rooms", b"x" * 70_000, 413),
    ("find_room", "api/rooms/nowhere", None, 404),
    ("list_editions", "api/editions", None, 200),
    ("describe_edition", "api/editions/italy", None, 200),
    ("describe_edition", "api/editions/deal", None, 200),
    ("describe_edition", "api/editions/italy?short=true&language=nl", None, 200),
    ("describe_edition", "api/editions/italy?timed=60&turns=9", None, 400),
    ("describe_edition", "api/editions/atlantis", None, 404),
    ("summarize_edition", "api/editions/uk/entry", None, 200),
    ("read_edition_values", "api/editions/uk/values", None, 200),
    ("read_edition_values", "api/editions/atlantis/values", None, 404),
    ("check_box", "api/boxes/check", b"{}", 200),
    ("show_box_odds", "api/boxes/odds", b"{}", 400),
    ("write_box_file", "api/boxes/toml", b'{"inherits":"uk","name":{"en":"Mine"}}', 200),
    ("write_box_file", "api/boxes/toml", b"{}", 400),
    ("read_box_file", "api/boxes/values", b'inherits = "uk"\nname = { en = "Mine" }', 200),
    ("read_box_file", "api/boxes/values", b"tokens = ", 400),
    ("list_samples", "api/samples", None, 200),
    ("list_options", "api/options/us", None, 200),
    ("read_rulebook", "api/rulebook/deal?language=fr", None, 200),
    ("read_rulebook", "api/rulebook/deal?language=xx", None, 404),
    ("draw_qr", "api/qr?text=http://a.example", None, 200),
    ("draw_qr", "api/qr", None, 400),
    ("show_replay", "api/replays/none", None, 404),
    ("build_replay", "api/replays", TRANSCRIPT, 400),
    ("download_transcript", "api/transcripts/none", None, 404),
    ("verify_transcript", "api/dice", TRANSCRIPT, 400),
    ("show_dice", "api/dice/none", None, 404),
    ("analyse_transcript", "api/analyses", TRANSCRIPT, 400),
    ("analyse_game", "api/analyses/none?from=0", None, 404),
    ("fork_game", "api/games", b'{"step":1,"seat":0,"puzzle":"none"}', 404),
    ("begin_lesson", "api/lessons", b'{"edition":"italy","name":"Anna"}', 201),
    ("list_puzzles", "api/puzzles", None, 200),
    ("show_puzzle", "api/puzzles/none", None, 404),
    ("show_odds", "api/odds/italy", None, 200),
    ("show_odds", "api/odds/deal", None, 404),
    ("list_simulations", "api/simulations", None, 200),
    ("start_simulation", "api/simulations", b"{}", 400),
    ("show_running_simulation", "api/simulations/running", None, 200),
    ("stop_simulation", "api/simulations/none/stop", b"", 403),
    ("show_report", "simulations/none/report.html", None, 404),
    ("show_rollouts_offer", "api/rollouts", None, 200),
    ("show_rollouts", "api/rollouts/none", None, 404),
    ("show_page", "nothing.txt", None, 404),
]


@pytest.mark.process
@pytest.mark.parametrize(("name", "path", "body", "status"), ASKED)
def test_a_response_is_one_that_is_described(
    name: str, path: str, body: bytes | None, status: int, running: Running
) -> None:
    found, content, headers = running.ask(path, body)
    assert found == status, content
    check(name, found, content, headers)


@pytest.mark.process
def test_a_room_and_a_puzzle_are_found_as_described(running: Running) -> None:
    room = running.make_room()
    check("find_room", *running.ask(f"api/rooms/{room['room']}"))
    (first, *_) = json.loads(running.ask("api/puzzles")[1])
    check("show_puzzle", *running.ask(f"api/puzzles/{first['name']}"))


@pytest.mark.process
def test_operations_for_the_servers_own_computer_are_refused_through_a_proxy(running: Running) -> None:
    local = {name: one for name, one in operations().items() if "own computer" in one[2].get("description", "")}
    assert {"start_simulation", "remove_simulation", "show_report", "start_rollouts"} <= local.keys()
    for name, (method, path, _) in local.items():
        asked = running.address.rstrip("/") + path.format(id="none", file="report.html")
        answer = httpx.request(METHODS[method], asked, headers={"X-Forwarded-For": "203.0.113.7"})
        assert (answer.status_code, answer.json()["reason"]) == (403, "not-at-home")
        check(name, answer.status_code, answer.content, dict(answer.headers))


@contextmanager
def importable(folder: Path) -> Generator[None]:
    """Let what was generated into a folder be imported within the block."""
    sys.path.insert(0, str(folder))
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name in [name for name in sys.modules if name.partition(".")[0] == "generated"]:
            del sys.modules[name]


@pytest.mark.campaign(sample=1)
def test_a_generated_client_opens_a_table(tmp_path: Path, running: Running) -> None:
    file = tmp_path / "openapi.json"
    file.write_text(json.dumps(document()), encoding="utf-8")
    config = Config.from_sources(
        ConfigFile(post_hooks=[]), MetaType.NONE, file, "utf-8", overwrite=True, output_path=tmp_path / "generated"
    )
    assert [error for error in generate(config=config) if error.level.name == "ERROR"] == []
    with importable(tmp_path):
        generated: Any = importlib.import_module("generated")
        models: Any = importlib.import_module("generated.models")
        make_room: Any = importlib.import_module("generated.api.rooms.make_room")
        find_room: Any = importlib.import_module("generated.api.rooms.find_room")
        client = generated.Client(base_url=running.address.rstrip("/"))
        made = make_room.sync(client=client, body=models.MakeRoom(edition="uk", language="en"))
        found = find_room.sync(made.room, client=client)
        refused = make_room.sync(client=client, body=models.MakeRoom(edition="atlantis"))
        client.get_httpx_client().close()
    assert (found.status, len(found.names), refused.code) == ("lobby", 4, "malformed")
