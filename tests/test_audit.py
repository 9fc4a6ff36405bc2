"""Advisories: what the two indexes say is reported, and their silence is not taken for good news."""

import json
from pathlib import Path
from typing import Any

import pytest
from tools import audit
from tools.audit import CLEAR, FOUND, UNAVAILABLE, Outcome
from tools.lockfiles import LOCKS, python_pins

CLEAN: dict[str, Any] = {"dependencies": [{"name": "anyio", "version": "4.16.0", "vulns": []}], "fixes": []}
HURT = {"dependencies": [{"name": "h11", "version": "0.1", "vulns": [{"id": "PYSEC-1"}]}]}
SKIPPED = {"dependencies": [{"name": f"p{n}", "skip_reason": "not found"} for n in range(7)]}
NPM_HURT = {"vulnerabilities": {"vite": {"via": [{"title": "reads any file"}, "esbuild"]}}}
NPM_MUTE = {"message": "405 Method Not Allowed", "error": {"summary": "", "detail": ""}}


def test_every_version_of_every_lock_is_asked_about_once() -> None:
    locks = sorted(LOCKS.glob("*.txt"))
    asked = [pin for pins in audit.rounds(locks) for pin in pins.items()]
    assert sorted(asked) == sorted({(pin.name, pin.version) for lock in locks for pin in python_pins(lock)})


@pytest.mark.parametrize(
    ("said", "complaint", "found"),
    [
        (json.dumps(CLEAN), "", Outcome("a")),
        (json.dumps(HURT), "", Outcome("a", ("h11 0.1: PYSEC-1",))),
        (json.dumps(SKIPPED), "", Outcome("a", (), "the index has nothing of p0, p1, p2, p3, p4 and 2 more")),
        ("", "ERROR: no route\nERROR: Tip: try again\n\n", Outcome("a", (), "ERROR: Tip: try again")),
        ("[]", "", Outcome("a", (), "it said nothing")),
    ],
)
def test_what_pip_audit_says(said: str, complaint: str, found: Outcome) -> None:
    assert audit.read_pip_audit("a", said, complaint) == found


@pytest.mark.parametrize(
    ("said", "complaint", "found"),
    [
        (json.dumps({"vulnerabilities": {}}), "", Outcome("a")),
        (json.dumps(NPM_HURT), "", Outcome("a", ("vite: reads any file",))),
        (json.dumps(NPM_MUTE), "npm error", Outcome("a", (), "405 Method Not Allowed")),
        ("", "npm error code ENOTFOUND", Outcome("a", (), "npm error code ENOTFOUND")),
    ],
)
def test_what_npm_audit_says(said: str, complaint: str, found: Outcome) -> None:
    assert audit.read_npm_audit("a", said, complaint) == found


GOOD, BAD, MUTE = Outcome("a"), Outcome("b", ("x",)), Outcome("c", (), "no route")


@pytest.mark.parametrize(
    ("outcomes", "status"),
    [
        ([GOOD, GOOD], CLEAR),
        ([GOOD, BAD], FOUND),
        ([GOOD, MUTE], UNAVAILABLE),
        ([MUTE, BAD], FOUND),
    ],
)
def test_an_advisory_and_silence_end_with_statuses_of_their_own(
    outcomes: list[Outcome], status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def pinned(_: object) -> list[dict[str, str]]:
        return [{}]

    def python(_: dict[str, str]) -> Outcome:
        return outcomes[0]

    def node(_: Path) -> Outcome:
        return outcomes[1]

    monkeypatch.setattr(audit, "rounds", pinned)
    monkeypatch.setattr(audit, "python_outcome", python)
    monkeypatch.setattr(audit, "node_outcome", node)
    assert (audit.main(), {CLEAR, FOUND, UNAVAILABLE}) == (status, {0, 1, 69})
    said = capsys.readouterr().out
    assert ("advisory: x" in said, "not known: c: no route" in said) == (BAD in outcomes, MUTE in outcomes)
    assert ("no advisory is known: a" in said, "ends with 69" in said) == (GOOD in outcomes, status == UNAVAILABLE)
