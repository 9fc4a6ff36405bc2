"""Install the uv of its lock into an environment that has no pip, with the pip of the Python below it.

python tools/install_uv.py

To install pip first, as ``venv`` does, takes longer than all that it is then used for; uv installs it with the rest.
"""

import ensurepip
import subprocess
import sys
import sysconfig
from importlib.metadata import distributions
from pathlib import Path

LOCK = Path(__file__).resolve().parent.parent / "locks" / "uv.txt"
FOR_OTHERS = (22, 3)
"""The version from which pip installs into an environment other than its own."""


def installed_pip() -> list[str] | None:
    """Return the command of the pip that is installed for the Python below; None where there is none, or an old one.

    Its modules are compiled already, those of a wheel never: that is a third of the time.
    """
    base = str(getattr(sys, "_base_executable", sys.executable))
    packages = sysconfig.get_path("purelib", vars={"base": sys.base_prefix})
    version = next((one.version for one in distributions(name="pip", path=[packages])), "0")
    if tuple(int(number) for number in version.split(".")[:2] if number.isdecimal()) < FOR_OTHERS:
        return None
    return [base, "-m", "pip", "--python", sys.executable]


def carried_pip() -> Path | None:
    """Return the wheel of pip that comes with Python, or with its packages of the system; None where there is none."""
    packaged = sysconfig.get_config_var("WHEEL_PKG_DIR") or "/usr/share/python-wheels"
    folders = (Path(ensurepip.__file__).with_name("_bundled"), Path(packaged))
    return next((wheel for folder in folders for wheel in sorted(folder.glob("pip-*.whl"))), None)


def pip() -> list[str]:
    """Return the command of a pip that installs into this environment, which gets one where there is no other."""
    if installed := installed_pip():
        return installed
    if wheel := carried_pip():
        return [sys.executable, str(wheel / "pip")]
    ensurepip.bootstrap()
    return [sys.executable, "-m", "pip"]


def main() -> int:
    """Install uv; return the exit status of pip."""
    options = ["--quiet", "--disable-pip-version-check", "--no-compile", "--require-hashes"]
    return subprocess.run([*pip(), "install", *options, "-r", LOCK], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
