"""The documentation site, built once for all processes that run tests, and small copies of it."""

import subprocess
import sys
from pathlib import Path

import pytest
from tools.sphinxext.python_modules import PAGES, public_modules

from tests.commands.makefile import ROOT
from tests.once import made_once

CONFIGURATION = ROOT / "docs" / "conf.py"


def build(source: Path, target: Path) -> "subprocess.CompletedProcess[str]":
    """Build a site with the configuration of ours, warnings as errors."""
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "--quiet", "-c", str(CONFIGURATION.parent)]
    asked = [*command, "-d", str(target / ".doctrees"), str(source), str(target)]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)


def built(places: pytest.TempPathFactory) -> Path:
    """Return the folder of the whole site."""
    with made_once("documentation", places) as site:
        if not (site / "index.html").exists():
            done = build(ROOT / "docs", site)
            assert (done.returncode, done.stderr) == (0, "")
    return site


def write_small(folder: Path) -> Path:
    """Write the sources of a small site: a first page, and one for each public module; return their folder."""
    pages = folder / "docs" / PAGES
    pages.mkdir(parents=True)
    for name in public_modules():
        (pages / f"{name}.md").write_text(f"# {name}\n")
    (folder / "docs" / "index.md").write_text("# A page\n\n```{toctree}\n:glob:\n\nreference/python/*\n```\n")
    return folder / "docs"
