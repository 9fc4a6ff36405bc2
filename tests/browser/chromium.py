"""Where the browser tests find a Chromium: Debian's if it is installed, else the one that npm brings.

The npm one unpacks itself into node_modules, with the libraries and fonts a bare machine lacks; no root is needed.
"""

import os
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Playwright
from tools import build_web

SYSTEM = Path("/usr/bin/chromium")
HERE = Path(__file__).parent
UNPACKED = HERE / "node_modules" / ".chromium"
UNPACK = "import chromium from '@sparticuz/chromium'; await chromium.executablePath()"
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>{unpacked}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>{unpacked}/fonts-cache</cachedir>
</fontconfig>
"""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--renderer-process-limit=1",  # of each browser context: otherwise its first, empty page has a process of its own
    "--js-flags=--no-opt --no-maglev",  # pages live for seconds, in which optimized code does not repay its compilation
)


@dataclass(frozen=True)
class Chromium:
    """What Playwright's launch() takes to start the browser."""

    executable_path: Path
    args: tuple[str, ...] = FLAGS
    env: dict[str, str] = field(default_factory=lambda: dict(os.environ))

    def launch(self, playwright: Playwright) -> Browser:
        """Start the browser."""
        return playwright.chromium.launch(
            executable_path=self.executable_path, args=list(self.args), env=dict(self.env)
        )


def chromium() -> Chromium:
    """Find a Chromium, fetching and unpacking the npm one if the system has none."""
    if SYSTEM.exists():
        return Chromium(SYSTEM)
    build_web.install(HERE)
    if not UNPACKED.exists():
        unpack()
    env = {
        **os.environ,
        "LD_LIBRARY_PATH": str(UNPACKED / "al2023" / "lib"),
        "FONTCONFIG_FILE": str(UNPACKED / "fonts.conf"),
    }
    return Chromium(UNPACKED / "chromium", env=env)


def unpack() -> None:
    """Let the package inflate its archives, into a folder that gets its name when it is complete."""
    partial = UNPACKED.with_name(".chromium-partial")
    partial.mkdir(exist_ok=True)
    # Its library archive is unpacked only where it believes to be on a bare cloud machine.
    env = {**os.environ, "TMPDIR": str(partial), "AWS_LAMBDA_JS_RUNTIME": "nodejs24.x"}
    subprocess.run([build_web.NODE, "--input-type=module", "--eval", UNPACK], cwd=HERE, env=env, check=True)
    (partial / "fonts.conf").write_text(FONTS.format(unpacked=UNPACKED))  # its own knows one fixed folder only
    partial.rename(UNPACKED)


if __name__ == "__main__":
    chromium()
