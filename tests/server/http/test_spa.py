"""What makes a site of it: packed files, nothing sent twice, the reader's language from the first byte, odds."""

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest

from monopolista.locales import LANGUAGES
from monopolista.server.http import compression
from monopolista.server.http.static import spa
from tests.server.running import Running, server

OFFERED = ("br", "gzip")


@pytest.fixture(scope="module", params=[(), ("--base-path", "/games/of-mine")], ids=["host", "base"])
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("site"), *request.param) as found:
        yield found


@pytest.fixture(scope="module")
def script() -> str:
    """The program of the first page."""
    (found,) = (path.name for path in (spa.WEB / "assets").glob("first-*.js"))
    return f"assets/{found}"


@pytest.mark.parametrize(
    ("accepted", "chosen"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.3", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("*", "br"),
        ("*;q=0", ""),
        ("br;q=0, *", "gzip"),
        ("identity", ""),
        ("", ""),
        ("br;q=much", ""),
    ],
)
def test_what_is_accepted_is_chosen_and_the_smallest_first(accepted: str, chosen: str) -> None:
    assert compression.choose_coding(accepted, OFFERED) == chosen


@pytest.mark.process
@pytest.mark.parametrize("coding", ["", "gzip", "br"])
def test_a_built_file_comes_as_it_can_be_unpacked(running: Running, script: str, coding: str) -> None:
    status, body, headers = running.ask(script, accept_encoding=coding or "identity")
    plain = (spa.WEB / script).read_bytes()
    assert status == 200
    assert headers.get("content-encoding", "") == coding
    assert headers["vary"] == "Accept-Encoding"
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    assert headers["content-type"].startswith("text/javascript")
    assert int(headers["content-length"]) == len(body)
    assert (gzip.decompress(body) == plain) if coding == "gzip" else (len(body) < len(plain) / 2 or body == plain)


@pytest.mark.process
def test_each_way_of_packing_has_a_tag_of_its_own_and_is_not_sent_twice(running: Running, script: str) -> None:
    tags = {coding: running.ask(script, accept_encoding=coding)[2]["etag"] for coding in ("identity", "gzip", "br")}
    assert len(set(tags.values())) == 3
    for coding, tag in tags.items():
        status, body, headers = running.ask(script, accept_encoding=coding, if_none_match=f'"other", W/{tag}')
        assert (status, body, headers["etag"], headers["vary"]) == (304, b"", tag, "Accept-Encoding")
    assert running.ask(script, accept_encoding="br", if_none_match=tags["gzip"])[0] == 200


@pytest.mark.process
def test_a_part_of_a_file_is_a_part_of_what_was_packed(running: Running, script: str) -> None:
    _, whole, headers = running.ask(script, accept_encoding="br")
    status, part, response_headers = running.ask(
        script, accept_encoding="br", range="bytes=10-19", if_range=headers["etag"]
    )
    assert (status, part, response_headers["content-encoding"]) == (206, whole[10:20], "br")
    assert response_headers["content-range"] == f"bytes 10-19/{len(whole)}"
    assert running.ask(script, accept_encoding="br", range=f"bytes={len(whole)}-")[0] == 416
    assert running.ask(script, accept_encoding="br", range="bytes=10-19", if_range='"old"')[0] == 200


@pytest.mark.process
def test_letters_and_pictures_are_packed_already(running: Running) -> None:
    letters = next((spa.WEB / "assets").glob("*.woff2")).name
    for path, kind in ((f"assets/{letters}", "font/woff2"), ("icons/preview.png", "image/png")):
        _, _, headers = running.ask(path, accept_encoding="br, gzip")
        assert headers["content-type"] == kind
        assert {"content-encoding", "vary"}.isdisjoint(headers)


@pytest.mark.process
def test_the_worker_is_asked_for_again_each_time(running: Running) -> None:
    assert running.ask("worker.js")[2]["cache-control"] == "no-cache"


@pytest.mark.process
@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("nl-BE,nl;q=0.9,en;q=0.8", "nl"),
        ("de, en;q=0.3, fr;q=0.7", "fr"),
        ("en;q=0, it", "it"),
        ("", "en"),
        ("de", "en"),
    ],
)
def test_the_page_comes_in_the_readers_language(running: Running, accepted: str, language: str) -> None:
    status, body, headers = running.ask("r/somewhere", accept_language=accepted)
    text = body.decode()
    assert status == 200
    assert f'<html lang="{language}">' in text
    assert f'href="{running.base}/manifest.{language}.webmanifest"' in text
    named = re.findall(r'(?:src|href)="([^"]*)"', text)
    assert len(named) > 5
    assert {running.ask(one.removeprefix(f"{running.base}/"))[0] for one in named} == {200}
    assert f"_words-{language}-all-" in text
    assert f'content="{running.address}icons/preview.png"' in text
    assert "__" not in text
    assert headers["vary"] == "Accept-Encoding, Accept-Language"
    assert running.ask("r/somewhere", accept_language=accepted, if_none_match=headers["etag"])[0] == 304


def scripts_named(running: Running, path: str) -> set[str]:
    """Return the scripts and styles that a page has a browser fetch before any of them runs."""
    status, body, _ = running.ask(path, accept_language="nl")
    assert status == 200
    return set(re.findall(r'(?:src|href)="[^"]*/(assets/[^"]*\.(?:js|css))"', body.decode()))


PAGES_OF_TABLES = [("r/somewhere", "TablePage"), ("w/somewhere", "TablePage"), ("replay/game", "ReplayScreen")]


@pytest.mark.process
@pytest.mark.parametrize(("path", "page"), PAGES_OF_TABLES)
def test_the_page_of_a_table_names_what_it_begins_with_and_no_game(running: Running, path: str, page: str) -> None:
    more = scripts_named(running, path) - scripts_named(running, "")
    assert len([name for name in more if re.match(rf"assets/({page}|_words-nl-dice)-.*\.js", name)]) == 2
    assert any(name.endswith(".css") for name in more)
    assert [name for name in more if re.search(r"/(parts|Screen|Replay-|Lobby|_words-(?!nl-))", name)] == []
    imported = {
        f"assets/{name}"
        for script in more
        for name in re.findall(r'(?:from|import)\s*"\./([^"]*\.js)"', (spa.WEB / script).read_text())
    }
    assert imported
    assert imported <= scripts_named(running, path)


@pytest.mark.process
@pytest.mark.parametrize(("path", "loading"), [*((path, True) for path, _ in PAGES_OF_TABLES), ("", False)])
def test_the_page_of_a_table_has_a_loading_screen_before_the_program_has_come(
    running: Running, path: str, loading: bool
) -> None:
    _, body, _ = running.ask(path, accept_language="nl")
    assert ('<div id="app"></div><main class="loading-screen" aria-busy="true">' in body.decode()) is loading


@pytest.mark.process
@pytest.mark.parametrize("path", ["", "rules", "games"])
def test_no_other_page_names_them(running: Running, path: str) -> None:
    assert [name for name in scripts_named(running, path) if re.search("TablePage|ReplayScreen", name)] == []


@pytest.mark.process
@pytest.mark.parametrize("path", ["index.en.html", "r/index.en.html"])
def test_a_page_is_not_served_by_the_name_of_its_file(running: Running, path: str) -> None:
    assert running.ask(path)[0] == 404


def test_the_worker_keeps_what_the_page_names_for_everybody() -> None:
    page = (spa.WEB / "index.en.html").read_text()
    shell = re.search(r'"shell":\s*\[([^\]]*)\]', (spa.WEB / "worker.js").read_text())
    assert shell is not None
    named = set(re.findall(r'="__BASE__/(assets/[^"]*\.(?:js|css))"', page))
    assert named
    assert named <= set(re.findall(r'"([^"]*)"', shell[1]))


@pytest.mark.process
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_installed(running: Running, language: str) -> None:
    status, body, headers = running.ask(f"manifest.{language}.webmanifest")
    manifest = json.loads(body)
    assert (status, headers["content-type"]) == (200, "application/manifest+json")
    assert (manifest["lang"], manifest["display"]) == (language, "standalone")
    lies = f"{running.address}manifest.{language}.webmanifest"
    assert {urljoin(lies, manifest[name]) for name in ("start_url", "scope")} == {running.address}
    assert {urljoin(lies, one["url"]) for one in manifest["shortcuts"]} == {
        f"{running.address}{page}" for page in ("replay", "rules")
    }
    assert {(one["sizes"], one["purpose"]) for one in manifest["icons"]} == {
        (size, purpose) for size in ("192x192", "512x512") for purpose in ("any", "maskable")
    }
    for icon in manifest["icons"]:
        _, drawn, response_headers = running.ask(icon["src"])
        assert (response_headers["content-type"], drawn[:4]) == ("image/png", b"\x89PNG")
        assert f"{int.from_bytes(drawn[16:20])}x{int.from_bytes(drawn[20:24])}" == icon["sizes"]


@pytest.mark.process
def test_what_anybody_may_know_is_packed_and_asked_for_again(running: Running) -> None:
    path = "api/rulebook/italy?language=it"
    plain = running.ask(path)[1]
    _, body, headers = running.ask(path, accept_encoding="gzip")
    assert gzip.decompress(body) == plain
    assert (headers["content-encoding"], headers["cache-control"]) == ("gzip", "no-cache")
    assert running.ask(path, accept_encoding="gzip", if_none_match=headers["etag"])[:2] == (304, b"")
    assert running.ask(path, if_none_match=headers["etag"])[0] == 200


@pytest.mark.process
def test_what_holds_a_secret_is_neither_packed_nor_kept(running: Running) -> None:
    status, body, headers = running.ask("api/rooms", b'{"edition": "italy"}' + b" " * 4000, accept_encoding="gzip")
    assert (status, headers["cache-control"]) == (201, "no-store")
    assert "hostKey" in json.loads(body)
    assert {"content-encoding", "etag"}.isdisjoint(headers)


@pytest.mark.process
@pytest.mark.parametrize("jail", ["leave", "stay"])
def test_odds_are_served_without_a_simulation(running: Running, jail: str) -> None:
    odds = json.loads(running.ask(f"api/odds/us?jail={jail}")[1])
    assert sum(one["share"] for one in odds["squares"]) == pytest.approx(100)
    assert odds["squares"][24]["share"] == pytest.approx({"leave": 3.186, "stay": 2.996}[jail], abs=1e-3)
    orange = [one for one in odds["colours"] if one["colour"] == "orange"]
    assert [one["buildings"] for one in orange] == [0, 1, 2, 3, 4, 5]
    assert orange[3]["turns"] == pytest.approx(orange[3]["cost"] / orange[3]["rent"])
    assert jail in odds["assumed"]


@pytest.mark.process
def test_odds_that_nobody_has_worked_out_are_not_there(running: Running) -> None:
    for path in ("deal", "atlantis", "italy?jail=never", "italy?speedy=true"):
        assert running.ask(f"api/odds/{path}")[0] == 404, path
    assert running.ask("api/odds/italy?short=perhaps")[0] == 400


def test_built_files_are_no_older_than_their_packed_ones() -> None:
    for file in spa.WEB.rglob("*.gz"):
        assert gzip.decompress(file.read_bytes()) == file.with_suffix("").read_bytes(), file.name
        assert Path(f"{file.with_suffix('')}.br").is_file()
