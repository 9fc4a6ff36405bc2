"""Boxes on a server: a client adds one and gets its id, tables play it, and other machines read its games."""

import json
import re
import tomllib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import anyio
import httpx
import pytest

from monopolista.games import box_content, register_box
from monopolista.games.common.own_boxes import box_id, canonical
from monopolista.games.common.toml_sources import LONGEST
from monopolista.server.app.application import make_app
from monopolista.server.http.boxes.drafts import check_cost
from monopolista.server.rooms.context import ServerContext, Settings
from monopolista.server.storage.factory import open_folder
from monopolista.server.storage.moderation import WordRow
from monopolista.table import Table
from monopolista.transcript import read
from tests.games.classic.editions.pngs import COW
from tests.games.classic.editions.test_boxes import MILAN, STATED, WHOLE, changed, nested, square
from tests.server.elsewhere import take_along
from tests.server.house import House
from tests.server.running import Line, Running, server

pytestmark = pytest.mark.process
TOML, JSON = "application/toml", "application/json"
CARDS = {"inherits": "deal", "name": dict.fromkeys(("it", "nl", "fr", "en"), "Mine"), "numbers": {"plays": 2}}
"""A card game of one's own."""
PICTURED_TOML = MILAN.replace('39.picture = "🏛️"', '39.picture = "cow"') + f'[pictures]\ncow = "{COW}"\n'
PICTURED = tomllib.loads(PICTURED_TOML)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("boxes"), "--boxes-per-hour", "1000") as found:
        yield found
        assert found.process.poll() is None


def add(running: Running, body: bytes, kind: str, status: int = 200) -> Any:
    answer = running.ask("api/boxes", body, Content_Type=kind)
    assert answer[0] == status, answer
    return json.loads(answer[1])


def ask_json(running: Running, path: str, status: int = 200) -> Any:
    answer = running.ask(path)
    assert answer[0] == status, answer
    return json.loads(answer[1])


def test_a_box_is_added_as_toml_or_json_and_read_by_its_id(running: Running) -> None:
    added = add(running, MILAN.encode(), TOML)
    assert added == {"id": register_box(STATED), "name": {"it": "Milano 👩‍🚀"}, "addresses": []}
    assert add(running, json.dumps(WHOLE, indent=1).encode(), JSON + "; charset=utf-8") == added
    status, content, headers = running.ask(f"api/boxes/{added['id']}")
    assert (status, content, headers["content-type"]) == (200, box_content(added["id"]), JSON)
    assert "immutable" in headers["cache-control"]
    assert running.ask("api/boxes/own-" + "0" * 20)[0] == running.ask("api/boxes/italy")[0] == 404


def test_the_values_of_any_classic_edition_make_a_box_and_are_checked_without_storing_it(running: Running) -> None:
    name = add(running, MILAN.encode(), TOML)["id"]
    assert ask_json(running, f"api/editions/{name}/entry") | {"robots": []} == ask_json(
        running, "api/editions/italy/entry"
    ) | {"id": name, "name": {"it": "Milano 👩‍🚀"}, "robots": [], "firstFor": []}
    assert ask_json(running, f"api/editions/{name}/values") == json.loads(box_content(name) or b"")
    cards = ask_json(running, "api/editions/deal/values")
    checked = post(running, "api/boxes/check", cards)
    assert checked == {"faults": [], "warnings": [], "id": box_id(canonical(cards))}
    cards["colours"][0] |= {"size": 3, "rent": [1, 2, 3]}
    faulty = post(running, "api/boxes/check", cards)
    [fault] = faulty["faults"]
    assert (fault["field"], fault["key"], fault["low"], fault["high"]) == ("colours[0].size", "set-size", 2, 4)
    assert faulty["id"] == ""
    values = ask_json(running, "api/editions/uk/values")
    assert post(running, "api/boxes/check", values) == {"faults": [], "warnings": [], "id": box_id(canonical(values))}
    cards = [card | {"text": {"en": "All of $7"}} if card["key"] == "doctor" else card for card in values["cards"]]
    found = post(running, "api/boxes/check", values | {"cards": cards, "currency": "$"})["warnings"]
    assert {one["key"] for one in found} == {"card-sum"}
    odds = post(running, "api/boxes/odds", values)
    known = ask_json(running, "api/odds/uk")
    assert (odds["squares"], odds["colours"]) == (known["squares"], known["colours"])
    speedy = ask_json(running, "api/editions/italy-2013/values")
    assert "speedy=false" in post(running, "api/boxes/odds", speedy, 400)["text"]
    assert post(running, "api/boxes/odds?speedy=false", speedy)["colours"]
    for field, value, fault in (
        ("tokens", 40, {"key": "range", "reason": "40 is not between 2 and 10", "low": 2, "high": 10}),
        ("tokens", "8", {"key": "format", "reason": "Expected `int`, got `str`"}),
        ("squares", values["squares"][:39], {"key": "squares", "reason": "39 instead of 40"}),
    ):
        expected = {"field": field, "low": None, "high": None} | fault
        assert post(running, "api/boxes/check", values | {field: value})["faults"] == [expected]
    values["squares"][1]["rent"][2] = values["squares"][3]["rent"][2] = 1
    found = post(running, "api/boxes/check", values)["faults"]
    assert [(one["field"], one["key"]) for one in found] == [("squares[1].rent", "rent"), ("squares[3].rent", "rent")]
    assert "rents must be positive" in post(running, "api/boxes/odds", values, 400)["text"]


def test_a_file_is_written_and_read_without_storing_it_and_a_faulty_one_is_refused(running: Running) -> None:
    name = register_box(STATED | {"numbers": {"cash": 2345}})
    content = box_content(name) or b""
    status, toml, headers = running.ask("api/boxes/toml", content, Content_Type=JSON)
    assert (status, headers["content-type"].partition(";")[0]) == (200, TOML)
    assert running.ask("api/boxes/values", toml, Content_Type=TOML)[1] == content
    assert running.ask(f"api/boxes/{name}")[0] == 404
    for file, reason in (
        (toml.replace(b"rent = [2, ", b"rent = [20, "), "squares[1].rent: rents must be positive and rise"),
        (b'inherits = "atlantis"', "inherits: unknown edition 'atlantis'"),
        (b"tokens = ", "Invalid value (at end of document)"),
    ):
        status, answer, _ = running.ask("api/boxes/values", file, Content_Type=TOML)
        assert (status, json.loads(answer)["text"]) == (400, reason)


def post(running: Running, path: str, values: object, status: int = 200) -> Any:
    answer = running.ask(path, json.dumps(values).encode(), Content_Type=JSON)
    assert answer[0] == status, answer
    return json.loads(answer[1])


def test_a_box_has_a_board_options_a_rulebook_and_tables_and_is_not_listed(running: Running) -> None:
    name = add(running, MILAN.encode(), TOML)["id"]
    board = ask_json(running, f"api/editions/{name}?language=it")
    assert (board["cash"], board["squares"][39]["price"]) == (2000, 420)
    cash = next(one for one in ask_json(running, f"api/options/{name}")["options"] if one["name"] == "cash")
    assert cash["value"] == 2000
    assert "SET-2" in ask_json(running, f"api/rulebook/{name}?language=en")
    assert name not in {one["id"] for one in ask_json(running, "api/editions")}
    made = json.loads(running.ask("api/rooms", json.dumps({"edition": name}).encode())[1])
    with running.line(made["room"]) as line:
        line.send(type="hello", keys=[made["hostKey"]])
        assert line.hear("room")["edition"] == name
        line.send(type="setup", id="a", edition="uk")
        line.hear("room", edition="uk")
        line.send(type="setup", id="b", edition=name)
        line.hear("room", edition=name)
        line.send(type="setup", id="c", edition="own-" + "0" * 20)
        assert "unknown box" in line.hear("failure", id="c")["text"]
    assert running.ask("api/rooms", b'{"edition":"own-00000000000000000000"}')[0] == 400
    assert running.ask("api/editions/own-00000000000000000000")[0] == 404


@pytest.mark.parametrize(
    ("body", "kind", "status", "reason"),
    [
        (b" " * (LONGEST + 1), JSON, 413, "at most 270336 bytes"),
        (b"{}", "text/plain", 400, "application/toml or application/json"),
        (b"[]", JSON, 400, "Expected `object`"),
        (b'{"a":' * 10_000, JSON, 400, "nested too deeply|truncated"),
        (b'{"tokens":NaN}', JSON, 400, "malformed"),
        (b'{"tokens":' + b"9" * 20_000 + b"}", JSON, 400, "out of range"),
        (json.dumps(changed(name={"it": nested(30)})).encode(), JSON, 400, "box: .*name"),
        (json.dumps(square(1, name={"it": "Vicolo\u202ecorto"})).encode(), JSON, 400, r"box: squares\[1\].name.it"),
        (json.dumps(square(1, name=WHOLE["squares"][3]["name"])).encode(), JSON, 400, r"box: squares\[3\].name.it"),
        (b"a = " + b"[" * 390, TOML, 400, "box: "),
        (b"a = " + b"[\n" * 20_000, TOML, 400, "box: nested too deeply|box: .*"),
        (b"a = " + b"9" * 5_000, TOML, 400, "box: line 1: longer than"),
        (b"\xff\xfe", TOML, 400, "box: UTF-16"),
        (PICTURED_TOML.replace("image/png", "image/svg+xml").encode(), TOML, 400, "box: pictures.cow: must begin with"),
        (json.dumps(WHOLE | {"pictures": {"cow": COW[:-8]}}).encode(), JSON, 400, "box: pictures.cow: ends within"),
    ],
)
def test_a_hostile_box_is_refused_with_field_and_reason(
    running: Running, body: bytes, kind: str, status: int, reason: str
) -> None:
    failure = add(running, body, kind, status)
    assert re.search(reason, failure["text"]), failure


async def answers_of(context: ServerContext, path: str, bodies: list[bytes], kind: str) -> list[httpx.Response]:
    app = make_app(context)
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return [await client.post(path, content=body, headers={"Content-Type": kind}) for body in bodies]


def answers(
    tmp_path: Path, settings: Settings, bodies: list[bytes], *refused: str, path: str = "/api/boxes", kind: str = TOML
) -> list[tuple[int, str]]:
    """Return the status and the text of each answer of a server that refuses some words."""
    house = House(tmp_path, settings)
    house.store.add_words(WordRow(word, "it") for word in refused)
    found = anyio.run(answers_of, house.context, path, bodies, kind)
    return [(one.status_code, one.json().get("text", "")) for one in found]


def test_an_address_may_add_so_many_in_an_hour(tmp_path: Path) -> None:
    assert [status for status, _ in answers(tmp_path, Settings(boxes_per_hour=2), [MILAN.encode()] * 3)] == [
        200,
        200,
        429,
    ]


def test_who_adds_a_box_learns_where_other_devices_find_the_server(tmp_path: Path) -> None:
    settings = Settings(addresses=("http://192.0.2.7:8000/",))
    [found] = anyio.run(answers_of, House(tmp_path, settings).context, "/api/boxes", [MILAN.encode()], TOML)
    assert found.json()["addresses"] == ["http://192.0.2.7:8000/"]


def test_where_boxes_are_off_none_is_taken(tmp_path: Path) -> None:
    [(status, text)] = answers(tmp_path, Settings(boxes=False), [MILAN.encode()])
    assert (status, "does not allow boxes" in text) == (403, True)


def test_where_pictures_are_off_a_box_with_its_own_is_refused_and_emoji_are_not(tmp_path: Path) -> None:
    found = answers(tmp_path, Settings(pictures=False), [PICTURED_TOML.encode(), MILAN.encode()])
    assert [status for status, _ in found] == [403, 200]
    assert "does not allow pictures" in found[0][1]
    house = House(tmp_path / "check", Settings(pictures=False))
    body = json.dumps(WHOLE | {"pictures": {"cow": COW}}).encode()
    [found] = anyio.run(answers_of, house.context, "/api/boxes/check", [body], JSON)
    assert [(one["field"], one["key"]) for one in found.json()["faults"]] == [("pictures", "pictures-off")]


def test_the_texts_of_a_box_with_pictures_are_bounded_before_they_are_checked(tmp_path: Path) -> None:
    many = {f"p-{number}": COW for number in range(40)}
    values = WHOLE | {"pictures": {"cow": COW}, "colr": "x" * 66_000}
    assert check_cost(json.dumps(WHOLE | {"pictures": many}).encode()) < 1.3 * check_cost(json.dumps(WHOLE).encode())
    with server(tmp_path) as running:  # one of its own: a client has so much work in a minute
        assert post(running, "api/boxes/check", WHOLE | {"pictures": many})["faults"] == []
        [fault] = post(running, "api/boxes/check", values)["faults"]
        assert (fault["field"], fault["key"]) == ("", "size")
        assert "without its pictures" in post(running, "api/boxes", values, 400)["text"]


def test_a_refused_word_in_any_name_is_refused_with_its_field(tmp_path: Path) -> None:
    [(status, text)] = answers(tmp_path, Settings(), [MILAN.encode()], "Montenapoleone")
    assert (status, text.split(":")[0]) == (403, "squares[39].name.it")


@pytest.mark.parametrize(
    ("settings", "refused", "status"),
    [
        (Settings(), "other", 201),
        (Settings(boxes=False), "other", 403),
        (Settings(pictures=False), "other", 403),
        (Settings(), "Montenapoleone", 403),
    ],
)
def test_an_uploaded_game_brings_no_box_that_the_server_refuses_to_a_table(
    tmp_path: Path, settings: Settings, refused: str, status: int
) -> None:
    box = register_box(STATED | {"pictures": {"cow": COW}})
    table: Table[Any, Any, Any, Any] = Table(box, 2, seed=1, names=("Anna", "Bruno"))
    while table.version < 20:
        table.play(table.next_asked, table.plain_answer(table.next_asked))
    table.play(0, "bankrupt")
    body = json.dumps({"step": 10, "seat": 0, "transcript": table.transcript.text()}).encode()
    [(found, text)] = answers(tmp_path, settings, [body], refused, path="/api/games", kind=JSON)
    assert found == status, text


def follow(line: Line, key: str) -> dict[str, Any]:
    line.send(type="hello", keys=[key])
    return line.hear("room")


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize(("stated", "options"), [(PICTURED, {"turns": 12}), (CARDS, {})], ids=["classic", "deal"])
def test_a_game_in_a_box_outlives_its_server_and_is_taken_anywhere(
    stated: dict[str, Any], options: dict[str, int], tmp_path: Path
) -> None:
    with server(tmp_path) as running:
        name = add(running, json.dumps(stated).encode(), JSON)["id"]
        squares = ask_json(running, f"api/editions/{name}").get("squares", [])
        assert [one["picture"] for one in squares if one.get("picture")] == ([COW] if stated is PICTURED else [])
        made = json.loads(running.ask("api/rooms", json.dumps({"edition": name}).encode())[1])
        with running.line(made["room"]) as line:
            follow(line, made["hostKey"])
            line.send(type="setup", id="setup", options=options, takeBacks="off")
            line.send(type="set-pace", id="pace", botPause=0)
            line.send(type="start", id="start")
            first = line.hear("game")
            while line.game["version"] < first["version"] + 10:
                line.hear("game")
            game = first["game"]
            running.process.kill()
            running.process.wait()
    with server(tmp_path) as running:
        with running.line(made["room"]) as line:
            assert follow(line, made["hostKey"])["edition"] == name
            while not line.hear("game")["seed"]:
                pass
        assert ask_json(running, f"api/replays/{game}")["edition"] == name
        assert ask_json(running, f"api/analyses/{game}")
        status, transcript, _ = running.ask(f"api/transcripts/{game}")
        assert status == 200
    with closing(open_folder(tmp_path)) as store:
        assert store.check_all().damaged == store.check_all().unplayable == []
    file, data = tmp_path / "game.txt", tmp_path / "elsewhere"
    file.write_bytes(transcript)
    turns, compiled = (["--option", "turns=2"], []) if options else ([], ["simulate"])
    printed = take_along(file, data, turns, left_out=compiled)
    assert "Every roll and every card follows from the seed." in printed["verify"]
    assert len(printed["replay"].splitlines()) > 20
    assert "1 games, 1 to their end" in printed["simulate"] if options else "simulate" not in printed
    assert printed["analyse"]
    assert printed["environments"] == name
    [saved] = data.rglob("*.game")
    assert read(saved.read_text(encoding="utf-8")).header.edition == name
