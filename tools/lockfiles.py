"""Parsing of lock files: pinned packages, their hashes and what depends on them."""

import json
import re
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
LOCKS: Final = ROOT / "locks"
NODE_LOCKS: Final = (ROOT / "web" / "package-lock.json", ROOT / "tests" / "browser" / "package-lock.json")
_PIN: Final = re.compile(r"^([a-z0-9][a-z0-9._-]*)==(\S+)(?: ; (.*?))?(?: \\)?$")
_HASH: Final = re.compile(r"^ +--hash=sha256:([0-9a-f]{64})")
_PARENT: Final = re.compile(r"^ +# (?:via|  ) ?([a-z0-9][a-z0-9._-]*)")


class Pin(NamedTuple):
    """A Python package in a lock."""

    name: str
    version: str
    marker: str
    """The environment marker of its platforms; empty for all."""
    hashes: tuple[str, ...]
    """SHA-256 of each file that may be installed."""
    parents: tuple[str, ...]
    """The packages that depend on it; ``monopolista`` for the program itself."""


class NodePackage(NamedTuple):
    """An npm package in ``package-lock.json``."""

    name: str
    version: str
    integrity: str
    licence: str


def python_pins(lock: Path) -> list[Pin]:
    """Return all packages of a Python lock, in its order."""
    found: list[Pin] = []
    for line in lock.read_text(encoding="utf-8").splitlines():
        if pin := _PIN.match(line):
            found.append(Pin(pin[1], pin[2], pin[3] or "", (), ()))
        elif hash_line := _HASH.match(line):
            found[-1] = found[-1]._replace(hashes=(*found[-1].hashes, hash_line[1]))
        elif found and (parent := _PARENT.match(line)):
            found[-1] = found[-1]._replace(parents=(*found[-1].parents, parent[1]))
    return found


def node_packages(lock: Path) -> dict[str, NodePackage]:
    """Return all packages of a ``package-lock.json`` by their installation folder."""
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    return {
        folder: NodePackage(
            folder.rpartition("node_modules/")[2], one["version"], one["integrity"], one.get("license", "")
        )
        for folder, one in packages.items()
        if folder
    }
