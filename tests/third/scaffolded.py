"""A copy of the repository in which the recipe for a game was followed."""

import os
import shlex
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

ROOT = Path(__file__).parents[2]
COMMAND = 'python -m tools.new_game spinner --title "Spin it"'
GOLDEN = "python -m tests.games.spinner.battery.golden new"
"""The commands of the recipe; a test reads them in CONTRIBUTING.md."""
GAME = "spinner"
COPIED = ("src/monopolista", "rulebook", "tools", "tests", "web", "docs", "pyproject.toml", "CONTRIBUTING.md")
_MADE = ignore_patterns("web_dist", "node_modules", "generated", ".*_cache")


class Clone:
    """The copy; what runs in it takes the package from it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                copytree(source, folder / name, ignore=_MADE)
            else:
                (folder / name).write_bytes(source.read_bytes())

    @property
    def paths(self) -> str:
        """Return what PYTHONPATH has to be."""
        return os.pathsep.join([str(self.folder / "src"), str(self.folder)])

    def scaffold(self) -> list[str]:
        """Run the commands of the recipe; return the files that the first one names."""
        made = self.python(*shlex.split(COMMAND)[1:]).splitlines()
        self.python(*shlex.split(GOLDEN)[1:])
        return made

    def python(self, *arguments: str) -> str:
        """Run Python; return what it prints."""
        return self.run(sys.executable, *arguments)

    def run(self, *words: str | Path) -> str:
        """Run a program; return what it prints."""
        environment = {**os.environ, "PYTHONPATH": self.paths}
        done = subprocess.run(
            words, cwd=self.folder, env=environment, check=False, capture_output=True, text=True
        )  # fmt: skip
        assert done.returncode == 0, f"{words}\n{done.stdout[-4000:]}{done.stderr[-4000:]}"
        return done.stdout
