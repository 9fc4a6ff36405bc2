"""Bills of materials in CycloneDX for each lock, and a report of licences.

python -m tools.sbom FOLDER

Names, versions and hashes come from the lock files, licences from the installed packages; nothing is downloaded. Each
bill includes the packages of the browser application, because the wheel contains it.
"""

import base64
import json
import sys
import tomllib
import uuid
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import quote

from cyclonedx.spdx import fixup_id, is_expression

import monopolista
from tools.build_web import BUILT, read
from tools.licences import licence_of
from tools.lockfiles import LOCKS, NODE_LOCKS, ROOT, NodePackage, Pin, node_packages, python_pins

BUNDLED: Final = BUILT / ".packages"
"""The folders of all npm packages in the browser application; its build writes this list."""
PROGRAM: Final = "monopolista"
_MARKER: Final = "monopolista:marker"
"""The property with the environment marker of a package."""
_BASIC: Final = "play"
_CARDS: Final = "cards"
"""The lock for training on a graphics card."""
Component = dict[str, Any]


class Entry(NamedTuple):
    """A line of the report."""

    package: str
    version: str
    licence: str
    locks: tuple[str, ...]


def lock_names() -> list[str]:
    """Return the names of the program's locks: the basic one, one for each extra, and that for graphics cards.

    An extra that is made of others alone has none.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    locked = [name for name, wanted in extras.items() if not all(one.startswith("monopolista[") for one in wanted)]
    return [_BASIC, *locked, _CARDS]


def bundled() -> list[NodePackage]:
    """Return the npm packages of the browser application."""
    listed = read(BUNDLED)
    if listed is None:
        raise SystemExit("the browser's side is not built: run make web")
    packages = node_packages(NODE_LOCKS[0])
    return [packages[folder] for folder in listed.splitlines()]


def bill_of(lock: str, browser: Sequence[NodePackage]) -> dict[str, Any]:
    """Return the bill of materials of a lock and the browser application, in CycloneDX 1.6."""
    pins = python_pins(LOCKS / f"{lock}.txt")
    components = [*map(python_component, pins), *map(node_component, browser)]
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(components))}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.now(UTC).isoformat(timespec="seconds"),
            "component": component("application", "pypi", PROGRAM, monopolista.__version__, "MIT"),
        },
        "components": components,
        "dependencies": dependencies(pins, browser),
    }


def dependencies(pins: Sequence[Pin], browser: Sequence[NodePackage]) -> list[dict[str, Any]]:
    """Return the dependencies of each package; those of the browser application belong to the program."""
    dependencies_of: dict[str, list[str]] = {PROGRAM: [purl("npm", one.name, one.version) for one in browser]}
    for pin in pins:
        for parent in pin.parents:
            dependencies_of.setdefault(parent, []).append(purl("pypi", pin.name, pin.version))
    above = [(PROGRAM, monopolista.__version__), *((pin.name, pin.version) for pin in pins)]
    return [{"ref": purl("pypi", name, version), "dependsOn": dependencies_of.get(name, [])} for name, version in above]


def python_component(pin: Pin) -> Component:
    """Return a Python package; each of its files may be the installed one."""
    found = component("library", "pypi", pin.name, pin.version, licence_of(pin.name))
    hashes = [{"alg": "SHA-256", "content": one} for one in pin.hashes]
    found["externalReferences"] = [{"type": "distribution", "url": found["purl"], "hashes": hashes}]
    if pin.marker:
        found["properties"] = [{"name": _MARKER, "value": pin.marker}]
    return found


def node_component(package: NodePackage) -> Component:
    """Return an npm package."""
    found = component("library", "npm", package.name, package.version, package.licence)
    algorithm, _, digest = package.integrity.partition("-")
    found["hashes"] = [{"alg": f"SHA-{algorithm.removeprefix('sha')}", "content": base64.b64decode(digest).hex()}]
    return found


def component(kind: str, registry: str, name: str, version: str, licence: str) -> Component:
    """Return the fields that all packages have."""
    where = purl(registry, name, version)
    found: Component = {"type": kind, "bom-ref": where, "name": name, "version": version, "purl": where}
    return {**found, "licenses": [licence_choice(licence)]} if licence else found


def licence_choice(licence: str) -> dict[str, Any]:
    """Return a licence in CycloneDX: its SPDX identifier or expression, otherwise its name."""
    if identifier := fixup_id(licence):
        return {"license": {"id": identifier}}
    return {"expression": licence} if is_expression(licence) else {"license": {"name": licence}}


def purl(registry: str, name: str, version: str) -> str:
    """Return the package URL of a package.

    >>> purl("npm", "@fluent/bundle", "0.19.1")
    'pkg:npm/%40fluent/bundle@0.19.1'
    """
    return f"pkg:{registry}/{quote(name)}@{quote(version)}"


def entries(locks: Iterable[str], browser: Iterable[NodePackage]) -> list[Entry]:
    """Return a line for each package and version, with the locks that contain it."""
    found: dict[tuple[str, str], Entry] = {}
    for lock in locks:
        for pin in python_pins(LOCKS / f"{lock}.txt"):
            known = found.get((pin.name, pin.version)) or Entry(pin.name, pin.version, licence_of(pin.name), ())
            found[pin.name, pin.version] = known._replace(locks=(*known.locks, lock))
    theirs = [Entry(one.name, one.version, one.licence, ("browser",)) for one in browser]
    return sorted([*found.values(), *theirs])


def report(lines: Iterable[Entry]) -> Iterator[str]:
    """Return the report of licences, in Markdown."""
    yield "# Licences\n"
    yield "Each package that the program is installed with, by its lock; `browser` is what the browser gets.\n"
    yield "| package | version | licence | locks |"
    yield "| --- | --- | --- | --- |"
    for one in lines:
        licence = one.licence or "not known: not installed here"
        yield f"| {one.package} | {one.version} | {licence} | {', '.join(one.locks)} |"


def main(arguments: list[str]) -> int:
    """Write all bills and the report into a folder."""
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    names, browser = lock_names(), bundled()
    for name in names:
        bill = json.dumps(bill_of(name, browser), indent=2)
        (folder / f"{name}.cdx.json").write_text(f"{bill}\n", encoding="utf-8")
    text = "\n".join(report(entries(names, browser)))
    (folder / "licences.md").write_text(f"{text}\n", encoding="utf-8")
    print(f"{len(names)} bills of materials and licences.md are in {folder}/")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
