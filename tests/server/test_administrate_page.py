"""Every command of ``docs/how-to/administer-a-server.md`` does what it says, in the order in which they stand there."""

import re
import shlex
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from monopolista.cli import main
from monopolista.server.storage.factory import open_folder
from monopolista.server.storage.moderation import ReportRow
from tests.server.storage.test_base import FIRST, GAME, ROOM

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "administer-a-server.md"
COMMANDS = re.findall(r"^monopolista (admin .*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
KINDS = {"tables", "close", "block", "blocked", "unblock", "words", "reports", "totals"}


def test_the_commands_of_the_page_are_carried_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert {shlex.split(command)[1] for command in COMMANDS} == KINDS
    monkeypatch.chdir(tmp_path)
    Path("list.txt").write_text("cunt\n", encoding="utf-8")
    with closing(open_folder(tmp_path)) as store:
        store.open_game(replace(ROOM, status="playing", game="game"), GAME, FIRST)
        store.save_report(ReportRow(ROOM.id, "game", 1, "Bruno"))
    outputs: dict[str, str] = {}
    for command in COMMANDS:
        assert main([*shlex.split(command), "--data", str(tmp_path)]) == 0, command
        outputs[command] = capsys.readouterr().out
    assert "OEGC-55QF  playing" in outputs["admin tables --all"]
    assert outputs['admin words try "che m3rda"'] == "The server refuses this text.\n"
    assert outputs["admin words"].split() == ["cunt", "merda", "it"]
    assert "seat 2 of table OEGC-55QF" in outputs["admin reports"]
    assert "0  open reports" in outputs["admin totals"]
