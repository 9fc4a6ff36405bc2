"""Install the uv of its lock into an environment that has no pip, with the pip that Python carries for that.

python tools/install_uv.py

To install pip first, as ``venv`` does, takes longer than all that it is then used for; uv installs it with the rest.
"""

import ensurepip
import subprocess
import sys
import sysconfig
from pathlib import Path

LOCK = Path(__file__).resolve().parent.parent / "locks" / "uv.txt"


def carried_pip() -> Path | None:
    """Return the wheel of pip that comes with Python, or with its packages of the system; None where there is none."""
    packaged = sysconfig.get_config_var("WHEEL_PKG_DIR") or "/usr/share/python-wheels"
    folders = (Path(ensurepip.__file__).with_name("_bundled"), Path(packaged))
    return next((wheel for folder in folders for wheel in sorted(folder.glob("pip-*.whl"))), None)


def main() -> int:
    """Install uv; return the exit status of pip."""
    wheel = carried_pip()
    if wheel is None:
        ensurepip.bootstrap()
    pip = [sys.executable, str(wheel / "pip")] if wheel else [sys.executable, "-m", "pip"]
    options = ["--quiet", "--disable-pip-version-check", "--no-compile", "--require-hashes"]
    return subprocess.run([*pip, "install", *options, "-r", LOCK], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
