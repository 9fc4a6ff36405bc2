"""What tries each target of the Makefile: registered here by its name, run by ``test_makefile.py``."""

import json
import re
import signal
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Final

import httpx
import pytest
from tools.lockfiles import NODE_LOCKS
from tools.sbom import lock_names

from tests.commands.checkout import SECONDS, Checkout, needs_index, wait_for_output
from tests.commands.makefile import MAKEFILE, ROOT, make, targets
from tests.ports import lasting_port

Check = Callable[[Checkout], None]
ALONE: Final[dict[str, Check]] = {}
"""Targets that change files or the environment of the clone."""
BESIDE: Final[dict[str, Check]] = {}
"""Targets that run beside others."""
FRESH: Final[dict[str, Check]] = {}
"""Targets that are tried where nothing is installed yet."""
CHEAP: Final[dict[str, Callable[[Path], None]]] = {}
"""Targets that run in every test run, with a folder for what they write."""
EXTRAS: Final = {
    "terminal": "textual",
    "simulate": "polars",
    "learn": "gymnasium, pettingzoo, PIL",
    "openspiel": "pyspiel",
    "postgres": "psycopg",
}
"""Targets that install, and what can be imported after them."""
TINY_TEST: Final = "TESTS=tests/test_package.py"
CHANGED: Final = {
    "bench": ["bench/results.md"],
    "picture": [
        *(f"docs/pictures/{screen}.webp" for screen in ("start", "desk", "phone", "analysis", "cards")),
        "docs/pictures/terminal-board.svg",
        "docs/pictures/terminal-cards.svg",
    ],
    "puzzles": ["src/monopolista/analyse/puzzles.json"],
    "weights": ["src/monopolista/games/deal/evaluation/weights.bin", "trained/"],
}
"""The files of the clone that a target may write anew; no other target may change one."""


def does(target: str, among: dict[str, Check]) -> Callable[[Check], Check]:
    """Register what tries a target."""

    def registered(check: Check) -> Check:
        among[target] = check
        return check

    return registered


def prints(target: str, *words: str, says: str, among: dict[str, Check] = BESIDE) -> None:
    """Register a target of which it is enough to see what it prints."""

    def check(checkout: Checkout) -> None:
        assert re.search(says, checkout.make(target, *words), re.MULTILINE), says

    among[target] = check


def cheap(target: str) -> Callable[[Callable[[Path], None]], Callable[[Path], None]]:
    """Register what tries a cheap target."""

    def registered(check: Callable[[Path], None]) -> Callable[[Path], None]:
        CHEAP[target] = check
        return check

    return registered


@cheap("help")
def lists_the_targets(_: Path) -> None:
    listed = re.findall(r"^  make ([a-z-]+)", make(ROOT), re.MULTILINE)
    assert listed == [target for target in targets() if target not in ("quick", "lint-python", "lint-web")]


@cheap("clean")
def leaves_only_what_git_has(folder: Path) -> None:
    (folder / "Makefile").write_text(MAKEFILE)
    for made in (
        ".venv",
        "web/node_modules",
        "tests/browser/node_modules",
        "src/monopolista/web_dist",
        "dist",
        "sbom",
        "site",
        ".doctrees",
    ):
        (folder / made).mkdir(parents=True)
        (folder / made / "file").touch()
    make(folder, "clean")
    left = {str(path.relative_to(folder)) for path in folder.rglob("*")}
    assert left == {"Makefile", "web", "tests", "tests/browser", "src", "src/monopolista"}


@does("slowest", BESIDE)
def compares_two_runs(checkout: Checkout) -> None:
    assert "two are needed to compare" in checkout.make("slowest", "RUNS=")
    runs = [checkout.folder.parent / name for name in ("old.json", "new.json")]
    for run, seconds in zip(runs, (1.0, 3.0), strict=True):
        run.write_text(json.dumps({"tests/test_one.py::test_one": ["unit", seconds, seconds]}))
    said = checkout.make("slowest", f"RUNS={runs[0]} {runs[1]}")
    assert re.search(r"1\.00 → +3\.00 s  tests/test_one\.py::test_one\n +1\.0 → +3\.0 s  all of kind unit", said)


prints("clauses", says=r"^RENT-1 .*(?s:.*)^clauses × editions +\d+ of \d+")
prints("check", says=r"Contracts: \d+ kept, 0 broken", among=ALONE)
prints("quick", says=r"^\d+ passed")
prints("lint", says=r"^0 errors, 0 warnings", among=ALONE)
prints("lint-python", says=r"Contracts: \d+ kept, 0 broken")
prints("vitest", says=r"\bTests\b.*\d+ passed\b")
prints("load", "LOAD=--tables 2 --moves 4 --seconds 2", says=r"^\| 2 \| 8 \|")
prints("abuse", "ABUSE=--messages 300 --requests 100 --tables 2", says=r"^\|")
prints("outages", "OUTAGES=--tables 3 --kills 2 --database 1", says=r"^\|")
prints("bench", says=r"^## Many tables", among=ALONE)
prints("test", TINY_TEST, "SEED=1", says=r"SEED=1(?s:.*)1 passed", among=ALONE)
prints("campaigns", "TESTS=tests/test_web.py", says=r"campaigns: all of each(?s:.*)2 passed", among=ALONE)


@does("lint-web", ALONE)
def finds_what_is_wrong_in_the_screens(checkout: Checkout) -> None:
    checkout.make("lint-web")
    wrong = checkout.folder / "web" / "src" / "wrong.ts"
    wrong.write_text("export const one: string = 1;\n")
    with pytest.raises(AssertionError, match=r"wrong\.ts"):
        checkout.make("lint-web")
    wrong.unlink()


@does("messages", BESIDE)
def writes_a_table_of_the_messages(checkout: Checkout) -> None:
    for name in ("messages.html", "messages.csv"):
        assert re.search(rf"^{name}: \d{{4}} messages in 4 languages$", checkout.make("messages", f"MESSAGES={name}"))
        assert "start-title" in (checkout.folder / name).read_text()


@does("format", ALONE)
def writes_python_and_typescript_anew(checkout: Checkout) -> None:
    ours = {
        "tests/test_package.py": ("version(", "version( "),
        "web/src/platform/basePath.ts": ("export ", "export  "),
    }
    for name, (right, untidy) in ours.items():
        file = checkout.folder / name
        file.write_text(file.read_text().replace(right, untidy, 1))
    assert sorted(checkout.changed()) == sorted(ours)
    checkout.make("format")


@does("locks", ALONE)
def pins_the_versions_that_are_pinned_already(checkout: Checkout) -> None:
    """Without ``UPGRADE`` nothing moves, and so nothing is changed."""
    checkout.make("locks")


@does("docs", BESIDE)
def builds_the_documentation_and_checks_its_links(checkout: Checkout) -> None:
    """Some networks have no other sites: the check of external links then says so."""
    assert re.search(r"^external links(?:: \d+ of \d+ work$| are not checked)", checkout.make("docs"), re.MULTILINE)
    assert (checkout.folder / "site" / "reference" / "command-line.html").exists()


@does("docs-serve", ALONE)
def serves_the_documentation(checkout: Checkout) -> None:
    port = lasting_port()
    with checkout.running("docs-serve", f"PORT={port}") as process:
        wait_for_output(process, "Serving on ")  # it listens only after that, and so a connection is tried again
        with httpx.Client(transport=httpx.HTTPTransport(retries=8)) as browser:
            assert "<title>monopolista" in browser.get(f"http://127.0.0.1:{port}/").text


@does("picture", ALONE)
def draws_every_picture(checkout: Checkout) -> None:
    pictures = [checkout.folder / name for name in CHANGED["picture"]]
    for picture in pictures:
        picture.unlink()
    checkout.make("picture")
    assert [picture.name for picture in pictures if not picture.stat().st_size] == []


@does("web", ALONE)
def builds_only_what_changed(checkout: Checkout) -> None:
    checkout.make("web")
    assert (checkout.folder / "src/monopolista/web_dist/index.html").exists()
    assert checkout.make("web") == ""


@does("wheel", ALONE)
def builds_one_wheel(checkout: Checkout) -> None:
    checkout.make("wheel")
    (made,) = (checkout.folder / "dist").iterdir()
    assert re.fullmatch(r"monopolista-[\d.]+\S*-py3-none-any\.whl", made.name)


@does("dev", ALONE)
def serves_the_screens(checkout: Checkout) -> None:
    with checkout.running("dev") as process:
        address = wait_for_output(process, "http://localhost:").split()[-1]
        with urllib.request.urlopen(address, timeout=SECONDS) as page:
            assert b"/@vite/client" in page.read()


@does("play", FRESH)
def plays_in_the_browser(checkout: Checkout) -> None:
    with checkout.running("play", "BROWSER=no", f"PORT={lasting_port()}") as process:
        address = wait_for_output(process, "monopolista is at ").split()[-1]
        with urllib.request.urlopen(address, timeout=SECONDS) as page:
            assert b'<script type="module"' in page.read()
    assert process.returncode in (0, -signal.SIGINT)  # make itself is sent the signal, too


def installs(target: str, modules: str) -> None:
    """Register a target that brings modules."""

    @does(target, ALONE)
    def _(checkout: Checkout) -> None:
        checkout.make(target, "COMPILE=no")
        assert checkout.run(".venv/bin/python", "-c", f"import {modules}; print('there')") == "there\n"


for extra, modules in EXTRAS.items():
    installs(extra, modules)


@does("sbom", ALONE)
def writes_of_what_the_program_is_made(checkout: Checkout) -> None:
    checkout.make("sbom")
    bills = [json.loads(file.read_text())["bomFormat"] for file in (checkout.folder / "sbom").glob("*.cdx.json")]
    assert bills == ["CycloneDX"] * len(lock_names())
    assert "| starlette | " in (checkout.folder / "sbom" / "licences.md").read_text()


@does("audit", BESIDE)
def asks_for_advisories_or_says_why_nobody_could_be_asked(checkout: Checkout) -> None:
    """Whether there are advisories today is not what is proved, and some networks have none."""
    try:
        said = checkout.make("audit")
    except AssertionError as ended:
        said = str(ended)
        assert re.search(r"Error (1|69)$", said, re.MULTILINE)
    assert len(re.findall(r"^(?:advisory|no advisory is known|not known): ", said, re.MULTILINE)) >= len(NODE_LOCKS) + 1


@does("train", ALONE)
def installs_what_trains(checkout: Checkout) -> None:
    needs_index("torch==2.13.0")
    checkout.make("train")
    assert checkout.run(".venv/bin/python", "-c", "import torch, sb3_contrib; print('there')") == "there\n"


@does("weights", ALONE)
def fits_weights(checkout: Checkout) -> None:
    needs_index("torch==2.13.0")
    said = checkout.make("weights", "GAME=deal", "FIT=--tables 4 --alike 4 --rounds 1 --epochs 1 --workers 1")
    assert re.search(r"^how sure it is: [\d,]+ positions$", said, re.MULTILINE)


@does("puzzles", ALONE)
def finds_puzzles(checkout: Checkout) -> None:
    checkout.make("puzzles", "FIND=--only deal --each 1 --most 1 --games 20")
    json.loads((checkout.folder / CHANGED["puzzles"][0]).read_text())
