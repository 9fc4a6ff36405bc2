"""The documentation site: it is built without a warning, and what it says of the program comes from the program.

To build the whole site takes a minute: ``make campaigns`` does that, ``make test`` builds small sites.
"""

import re
from pathlib import Path

import msgspec
import pytest
from tools.site_links import Page, dead_links
from tools.sphinxext.command_line import subparsers
from tools.sphinxext.python_modules import PAGES

from monopolista.cli.parser import create_parser
from monopolista.client.json_schema import schema
from monopolista.server.app.openapi import openapi_document
from monopolista.server.app.prometheus import PrometheusMetrics
from monopolista.server.configuration.settings import settings
from monopolista.transcript import Header
from tests.docs.site import build, write_small

pytestmark = pytest.mark.process
LOADED = re.compile(r'<(?:script|img|iframe)\b[^>]*\bsrc="([^"]+)"|<link\b[^>]*\bhref="([^"]+)"|url\(([^)]+)\)')
ELSEWHERE = re.compile(r"(?:https?:)?//")


def page_of(site: Path, name: str) -> Page:
    """Return a page of the site."""
    return Page((site / f"{name}.html").read_text(encoding="utf-8"))


@pytest.mark.campaign(sample=0)
def test_every_link_of_the_site_leads_somewhere(site: Path) -> None:
    assert [*dead_links(site)] == []


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<h1 id="one"></h1><a href="b.html#two">b</a><a href="#one">a</a>')
    (tmp_path / "b.html").write_text(
        '<a href="a.html#one">a</a><img src="gone.png"><a href="https://example.org">e</a>'
    )
    assert [*dead_links(tmp_path)] == ["a.html: b.html#two leads nowhere", "b.html: gone.png leads nowhere"]


@pytest.mark.campaign(sample=0)
def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    """Links of a page may lead elsewhere; its scripts, styles and pictures may not."""
    files = [*site.rglob("*.html"), *site.rglob("*.css")]
    found = {name for file in files for found in LOADED.findall(file.read_text("utf-8")) for name in found if name}
    assert len(found) > 10
    assert {name for name in found if ELSEWHERE.match(name.strip("\"'"))} == set()


@pytest.mark.campaign(sample=0)
def test_every_command_has_a_section_and_every_option_an_anchor(site: Path) -> None:
    anchors = page_of(site, "reference/command-line").anchors
    for name, command in subparsers(create_parser()).items():
        assert f"monopolista-{name}" in anchors
        for option in re.findall(r"(?<=\[)--[a-z-]+", command.format_usage()):
            assert f"cmdoption-monopolista-{name}-{option.removeprefix('--')}" in anchors


@pytest.mark.campaign(sample=0)
def test_every_message_and_every_record_of_the_protocol_has_a_section(site: Path) -> None:
    anchors = page_of(site, "reference/protocol-messages").anchors
    names = schema()["$defs"].keys() - {"ClientText", "ServerText"}
    assert {name for name in names if f"message-{name}".lower() not in anchors} == set()


@pytest.mark.campaign(sample=0)
def test_every_metric_is_listed_with_its_labels(site: Path) -> None:
    text = re.sub(r"<[^>]+>", "", (site / "reference" / "metrics.html").read_text("utf-8"))
    names = [metric.name for metric in PrometheusMetrics("sqlite").descriptions()]
    assert "monopolista_http_requests_total" in names
    assert [name for name in names if name not in text] == []
    assert re.search(r"monopolista_http_requests_total\s+counter\s+method, status\s", text)


@pytest.mark.campaign(sample=0)
def test_every_field_of_a_transcript_and_of_an_edition_is_explained(site: Path) -> None:
    header = (site / "reference" / "transcripts.html").read_text("utf-8")
    assert [field.name for field in msgspec.structs.fields(Header) if f">{field.name}<" not in header] == []
    assert {"edition-classic-numbers", "edition-deal-colourentry"} <= page_of(site, "reference/edition-files").anchors


@pytest.mark.campaign(sample=0)
def test_every_operation_of_the_http_api_has_a_section(site: Path) -> None:
    page = (site / "reference" / "http-api.html").read_text("utf-8")
    text = " ".join(re.sub(r"<[^>]+>", " ", page).split())
    operations = [(path, one) for path, methods in openapi_document()["paths"].items() for one in methods]
    titles = [f"{method.upper()} {path}" for path, method in operations if method != "servers"]
    assert "POST /api/rooms" in titles
    assert [title for title in titles if title not in text] == []


@pytest.mark.campaign(sample=0)
def test_every_setting_of_a_server_is_listed(site: Path) -> None:
    text = (site / "reference" / "configuration.html").read_text("utf-8")
    assert [one.variable for one in settings() if f">{one.variable}<" not in text] == []


@pytest.mark.campaign(sample=0)
def test_the_public_names_of_the_package_are_documented(site: Path) -> None:
    assert "monopolista.table.Table.play" in page_of(site, "reference/python/table").anchors
    assert "monopolista.client.session.join" in page_of(site, "reference/python/client").anchors


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """The sources of a small site."""
    return write_small(tmp_path)


def complaints(source: Path) -> tuple[int, str]:
    """Build a small site; return the exit status, and what the build complains of."""
    done = build(source, source.parent / "site")
    return done.returncode, done.stderr


@pytest.mark.campaign("faults of a site", sample=1)
def test_a_site_without_faults_is_built(small: Path) -> None:
    with (small / "index.md").open("a") as page:
        page.write("\n[table](reference/python/table.md), [here](#a-page), {option}`monopolista serve --port`\n\n")
        page.write("```{command-line}\n```\n")
    assert complaints(small) == (0, "")


@pytest.mark.campaign("faults of a site", sample=1)
def test_a_diagram_becomes_pictures_that_load_nothing(small: Path) -> None:
    with (small / "index.md").open("a") as page:
        page.write("\n```mermaid\nflowchart TD\n    rules --> table\n```\n")
    assert complaints(small) == (0, "")
    site = small.parent / "site"
    page = (site / "index.html").read_text("utf-8")
    shown = re.findall(r'<a class="(only-\w+) [^>]*><img alt="flowchart [^"]*rules[^"]*"[^>]* src="([^"]+)"', page)
    assert [kind for kind, _ in shown] == ["only-light", "only-dark"]
    for _, file in shown:
        drawn = (site / file).read_text("utf-8")
        assert re.search(r"<svg\b[^>]*>.*>rules<.*>table<", drawn, re.DOTALL)
        assert re.findall(r"@import|foreignObject|(?:href|src)=[\"']http", drawn) == []


@pytest.mark.campaign("faults of a site", sample=1)
def test_a_diagram_that_mermaid_refuses_fails_the_build(small: Path) -> None:
    """A semicolon ends a statement, in the text of a message too."""
    with (small / "index.md").open("a") as page:
        page.write("\n```mermaid\nsequenceDiagram\n    A->>B: ask; then wait\n```\n")
    status, text = complaints(small)
    assert status != 0
    assert "this diagram cannot be drawn" in text


@pytest.mark.campaign("faults of a site", sample=1)
def test_what_leads_nowhere_fails_the_build(small: Path) -> None:
    faults = {
        "[there](reference/gone.md)": "reference/gone",
        "[there](#no-such-heading)": "no-such-heading",
        "[there](reference/python/table.md#nor-there)": "nor-there",
        "{py:class}`monopolista.table.Tabel`": "monopolista.table.Tabel",
        "{option}`monopolista serve --prot`": "--prot",
    }
    with (small / "index.md").open("a") as page:
        page.write("".join(f"\n{fault}\n" for fault in faults))
    status, text = complaints(small)
    assert status != 0
    assert [complaint for complaint in faults.values() if complaint not in text] == []


@pytest.mark.campaign("faults of a site", sample=1)
def test_a_module_without_a_page_fails_the_build(small: Path) -> None:
    (small / PAGES / "transcript.md").unlink()
    status, text = complaints(small)
    assert status != 0
    assert "write reference/python/transcript.md, or add the module to INTERNAL" in text
