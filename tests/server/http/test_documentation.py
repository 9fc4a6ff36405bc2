"""The documentation at ``/docs/``: where the administrator has named a folder, and nothing outside that folder."""

import base64
import hashlib
import http.client
from collections.abc import Iterator
from pathlib import Path

import pytest

from monopolista.cli import main
from tests.server.running import Running, server

pytestmark = pytest.mark.process
SCRIPT, STYLE = "document.body.dataset.theme = 'dark'", "body { color: red }"
PAGE = f"<head><style>{STYLE}</style><script src='one.js'></script></head><body><script>{SCRIPT}</script></body>"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small built site, beside a file that nobody may read."""
    folder = tmp_path_factory.mktemp("documentation")
    (folder / "secret.txt").write_text("secret")
    site = folder / "site"
    (site / "reference").mkdir(parents=True)
    (site / ".doctrees").mkdir()
    (site / ".doctrees" / "hidden.txt").write_text("hidden")
    (site / "index.html").write_text(PAGE)
    (site / "reference" / "index.html").write_text("<p>reference</p>")
    for name in ("one.js", "one.css", "one.svg", "one.woff2", "objects.inv"):
        (site / name).write_bytes(b"anything")
    return site


@pytest.fixture(scope="module", params=[(), ("--base-path", "/games")], ids=["host", "base"])
def running(request: pytest.FixtureRequest, site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that serves the site."""
    with server(tmp_path_factory.mktemp("data"), "--documentation", str(site), *request.param) as found:
        yield found


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("docs/", "text/html"),
        ("docs", "text/html"),
        ("docs/index.html", "text/html"),
        ("docs/reference/", "text/html"),
        ("docs/one.js", "text/javascript"),
        ("docs/one.css", "text/css"),
        ("docs/one.svg", "image/svg+xml"),
        ("docs/one.woff2", "font/woff2"),
    ],
)
def test_a_file_is_served_with_its_type(running: Running, path: str, kind: str) -> None:
    status, body, headers = running.ask(path)
    assert (status, headers["content-type"].split(";")[0]) == (200, kind)
    assert body
    assert headers["cache-control"] == "no-cache"
    assert running.ask(path, if_none_match=headers["etag"])[0] == 304


def sha256(text: str) -> str:
    """Return the source of a content security policy that allows a text."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def test_the_scripts_and_styles_of_a_page_may_run_and_no_others(running: Running) -> None:
    policy = dict(one.split(" ", 1) for one in running.ask("docs/")[2]["content-security-policy"].split("; "))
    assert policy["script-src"] == f"'self' {sha256(SCRIPT)}"
    assert policy["style-src"] == f"'self' {sha256(STYLE)}"
    assert policy["form-action"] == "'self'"
    assert policy["default-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"


def test_a_page_that_was_built_anew_has_a_new_policy(running: Running, site: Path) -> None:
    script = f"'{running.base}'"  # the site is shared by two servers
    assert sha256(script) not in running.ask("docs/reference/")[2]["content-security-policy"]
    (site / "reference" / "index.html").write_text(f"<script>{script}</script>")
    assert sha256(script) in running.ask("docs/reference/")[2]["content-security-policy"]


@pytest.mark.parametrize(
    "path",
    [
        "docs/../secret.txt",
        "docs/%2e%2e/secret.txt",
        "docs/reference/..%2f..%2f..%2fsecret.txt",
        "docs//etc/passwd",
        "docs/..%5csecret.txt",
        "docs/%00",
        "docs/.doctrees/hidden.txt",
        "docs/reference",
        "docs/gone.html",
        f"docs/{'long' * 200}",
    ],
)
def test_nothing_outside_the_site_is_served(running: Running, path: str) -> None:
    """The path is sent as it stands: clients would take the dots away."""
    line = http.client.HTTPConnection(running.host, timeout=20)
    line.request("GET", f"{running.base}/{path}")
    answer = line.getresponse()
    body = answer.read()
    line.close()
    assert answer.status == 404 or b"<html" in body
    assert b"secret" not in body
    assert b"root:" not in body
    assert b"hidden" not in body


def test_without_a_folder_there_is_no_documentation(tmp_path: Path) -> None:
    with server(tmp_path) as running:
        assert running.ask("docs/one.js")[0] == 404
        assert "sha256-" not in running.ask("docs/")[2]["content-security-policy"]


def test_a_folder_without_a_site_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--data", str(tmp_path), "--port", "0", "--documentation", str(tmp_path)]) == 2
    assert "name the folder into which make docs has built the site" in capsys.readouterr().err
