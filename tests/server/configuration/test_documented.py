"""The configuration file of the guide is read as it stands."""

import re
from pathlib import Path

import pytest

from monopolista.cli import main

GUIDE = (Path(__file__).parents[3] / "docs" / "how-to" / "configure-a-server.md").read_text(encoding="utf-8")


def test_the_file_of_the_guide_sets_what_it_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    file = tmp_path / "monopolista.toml"
    file.write_text(text, encoding="utf-8")
    assert main(["config", "show", "--config", str(file)]) == 0
    shown = capsys.readouterr().out
    for line in text.splitlines():
        assert re.search(rf"^{re.escape(line)} +# (?!default)", shown, re.MULTILINE), line
