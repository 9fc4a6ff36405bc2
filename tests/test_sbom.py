"""The bills of materials: what each lock installs and what the browser gets, valid CycloneDX, with its licences."""

import json
from pathlib import Path
from typing import Any

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from tools import sbom
from tools.lockfiles import LOCKS, NODE_LOCKS, NodePackage, node_packages, python_pins

BROWSER = [one for one in node_packages(NODE_LOCKS[0]).values() if one.name in ("svelte", "@fluent/bundle")]


@pytest.mark.parametrize("lock", sbom.lock_names())
def test_a_bill_is_valid_and_has_every_package_of_its_lock_with_its_hashes(lock: str) -> None:
    bill = sbom.bill_of(lock, BROWSER)
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(json.dumps(bill)) is None
    found = {(one["name"], one["version"]): one for one in bill["components"]}
    pins = python_pins(LOCKS / f"{lock}.txt")
    assert found.keys() == {*((pin.name, pin.version) for pin in pins), *((one.name, one.version) for one in BROWSER)}
    for pin in pins:
        (files,) = found[pin.name, pin.version]["externalReferences"]
        assert [one["content"] for one in files["hashes"]] == list(pin.hashes) != []


@pytest.mark.parametrize("lock", sbom.lock_names())
def test_the_program_leads_to_every_package(lock: str) -> None:
    bill = sbom.bill_of(lock, BROWSER)
    asked = {one["ref"]: one["dependsOn"] for one in bill["dependencies"]}
    reached, ahead = set[str](), [bill["metadata"]["component"]["bom-ref"]]
    while ahead:
        ref = ahead.pop()
        ahead += [one for one in asked.get(ref, ()) if one not in reached]
        reached.add(ref)
    assert reached >= {one["bom-ref"] for one in bill["components"]}


def test_every_package_that_is_installed_lean_and_all_that_the_browser_gets_has_a_licence() -> None:
    browser = list(node_packages(NODE_LOCKS[0]).values())
    assert [line for line in sbom.entries(["play"], browser) if not line.licence] == []


@pytest.mark.parametrize(
    ("said", "stated"),
    [
        ("MIT", {"license": {"id": "MIT"}}),
        ("apache-2.0", {"license": {"id": "Apache-2.0"}}),
        ("MIT AND Zlib", {"expression": "MIT AND Zlib"}),
        ("BSD License", {"license": {"name": "BSD License"}}),
    ],
)
def test_a_licence_is_stated_by_its_identifier_where_it_has_one(said: str, stated: dict[str, Any]) -> None:
    assert sbom.licence_choice(said) == stated


def test_a_package_of_several_locks_stands_once_in_the_report_and_what_is_not_installed_is_called_so() -> None:
    lines = sbom.entries(["play", "train"], BROWSER)
    (starlette,) = [line for line in lines if line.package == "starlette"]
    assert starlette.locks == ("play", "train")
    text = "\n".join(sbom.report([*lines, sbom.Entry("strange", "1.0", "", ("train",))]))
    assert f"| svelte | {BROWSER[-1].version} | MIT | browser |" in text
    assert "| strange | 1.0 | not known: not installed here | train |" in text


def test_what_the_build_lists_is_what_the_browser_gets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sbom, "BUNDLED", tmp_path / ".packages")
    with pytest.raises(SystemExit, match="make web"):
        sbom.bundled()
    (tmp_path / ".packages").write_text("node_modules/@fluent/bundle\nnode_modules/svelte")
    assert sbom.bundled() == BROWSER


def test_the_build_lists_the_packages_of_which_it_has_something() -> None:
    names = {one.name for one in sbom.bundled()}
    assert names >= {"svelte", "@fluent/bundle", "@fontsource-variable/josefin-sans"}
    assert names.isdisjoint({"eslint", "typescript", "@resvg/resvg-wasm", "axe-core"})


def test_all_is_written_into_one_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def listed() -> list[NodePackage]:
        return BROWSER

    monkeypatch.setattr(sbom, "bundled", listed)
    assert sbom.main([str(tmp_path / "made")]) == 0
    written = {file.name for file in (tmp_path / "made").iterdir()}
    assert written == {"licences.md", *(f"{name}.cdx.json" for name in sbom.lock_names())}
    assert str(tmp_path) in capsys.readouterr().out
    assert sbom.main([]) == 2
