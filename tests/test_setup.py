"""The lock files: exact, hashed, in agreement, and free of any registry's address."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from tests.commands.makefile import make
from tests.deploy.reading import lines_of

ROOT = Path(__file__).parents[1]
PYTHON_LOCKS = sorted((ROOT / "locks").glob("*.txt"))
TRAINING = ROOT / "locks" / "train.txt"
CARDS = ROOT / "locks" / "cards.txt"
"""What training needs where torch computes on a graphics card."""
OF_CARDS = ("cuda", "nvidia", "triton")
NODE_LOCKS = [ROOT / "web" / "package-lock.json", ROOT / "tests" / "browser" / "package-lock.json"]


def pins(lock: Path) -> dict[str, str]:
    """Every requirement of a Python lock with the lines that belong to it."""
    whole = re.sub(r" \\\n", " ", lock.read_text())
    return dict(line.split(" ", 1) for line in whole.splitlines() if line and not line.lstrip().startswith("#"))


@pytest.mark.parametrize("lock", PYTHON_LOCKS, ids=lambda lock: lock.name)
def test_a_python_lock_pins_and_hashes_every_package(lock: Path) -> None:
    for package, rest in pins(lock).items():
        assert "==" in package
        assert "--hash=sha256:" in rest


@pytest.mark.parametrize("lock", PYTHON_LOCKS, ids=lambda lock: lock.name)
def test_all_python_locks_agree(lock: Path) -> None:
    everything = pins(ROOT / "locks" / "dev.txt") | pins(ROOT / "locks" / "uv.txt")
    known = {package.split("==")[0] for package in everything}
    others = pins(lock).keys() - everything.keys()
    assert {package for package in others if package.split("==")[0] in known} == set()
    assert lock in (TRAINING, CARDS) or not others


@pytest.mark.parametrize("lock", NODE_LOCKS, ids=lambda lock: lock.parent.name)
def test_a_node_lock_hashes_every_package(lock: Path) -> None:
    packages = json.loads(lock.read_text())["packages"]
    assert all("integrity" in package for name, package in packages.items() if name)


@pytest.mark.parametrize("lock", PYTHON_LOCKS + NODE_LOCKS, ids=lambda lock: f"{lock.parent.name}/{lock.name}")
def test_a_lock_names_no_host(lock: Path) -> None:
    text = lock.read_text()
    assert "index-url" not in text
    assert '"resolved"' not in text


@pytest.mark.process
@pytest.mark.parametrize("target", ["test", "campaigns"])
def test_all_node_packages_are_there_before_the_first_test(target: str) -> None:
    dry = make(ROOT, "--dry-run", target)
    assert 0 <= dry.find("build_web.py dev-packages") < dry.find("build_web.py pack") < dry.find("/pytest ")


def test_to_play_no_compiler_is_installed() -> None:
    assert not any(package.startswith(("numba", "llvmlite")) for package in pins(ROOT / "locks" / "play.txt"))


def test_to_test_no_trainer_is_installed() -> None:
    assert not any(package.startswith(("torch", "sb3")) for package in pins(ROOT / "locks" / "dev.txt"))


def test_who_trains_without_a_graphics_card_installs_nothing_for_one() -> None:
    """What only cards want is some gigabytes: it has a lock of its own, which agrees with the other."""
    assert any(package.startswith("torch==") for package in pins(TRAINING))
    assert any(package.startswith("sb3-contrib") for package in pins(TRAINING))
    assert not any(package.startswith(OF_CARDS) for package in pins(TRAINING))
    more = pins(CARDS).keys() - pins(TRAINING).keys()
    assert pins(TRAINING).items() <= pins(CARDS).items()
    assert {package for package in more if not package.startswith(OF_CARDS)} == set()


def test_each_extra_has_a_lock() -> None:
    """One that is made of others alone, as ``all``, is installed from theirs."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    ours = {name for name, wanted in declared.items() if not all(one.startswith("monopolista[") for one in wanted)}
    assert "all" in declared.keys() - ours
    assert ours <= {lock.stem for lock in PYTHON_LOCKS}


def test_whatever_is_installed_is_checked_against_a_hash() -> None:
    """Each ``install`` of the Makefile, of the Containerfile and of the page takes a lock, or the program itself."""
    files = [ROOT / name for name in ("Makefile", "deploy/Containerfile", "docs/how-to/host-a-server.md")]
    lines = [line for file in files for line in lines_of(file.read_text()) if re.search(r"\bpip install --", line)]
    ours = re.compile(r"--no-deps\b.*(?:--editable \.|wheels/\*\.whl|dist/\*\.whl)$")
    assert len(lines) > len(files)
    assert [line for line in lines if "--require-hashes" not in line and not ours.search(line)] == []
