"""A server with a build of its own, which a test may replace by another; ``main`` is given its folder first."""

import re
from collections.abc import Sequence
from pathlib import Path

from monopolista import cli
from monopolista.server.http.static import spa
from tests.browser.server import Server
from tests.server.forked import Forked


class Remade(Server):
    """A server whose build lies in its own folder."""

    @property
    def built(self) -> Path:
        return self.folder / "built"

    def _forked(self, log: int) -> Forked:
        own = ["serve", "--port", str(self.port), "--data", str(self.folder), "--base-path", self.base]
        return Forked([str(self.built), *own], log, __name__)

    def rebuild(self, sign: str) -> None:
        """Put another program in the place of this one."""
        for file in (*self.built.glob("index*"), *self.built.glob("*/index.*.html*"), *self.built.glob("worker.js*")):
            if file.suffix in (".br", ".gz"):
                file.unlink()
            elif file.suffix == ".html":
                file.write_text(re.sub("<title>.*</title>", f"<title>{sign}</title>", file.read_text()))
            else:
                file.write_text(file.read_text() + f"//{sign}\n")


def main(arguments: Sequence[str]) -> int:
    """Serve the build that lies in a folder."""
    built, *own = arguments
    spa.WEB = Path(built)
    return cli.main(own)
