"""The lock files: exact, hashed, in agreement, and free of any registry's address."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PYTHON_LOCKS = sorted((ROOT / "locks").glob("*.txt"))
TRAINING = ROOT / "locks" / "train.txt"
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
    assert lock.name == "train.txt" or not others


@pytest.mark.parametrize("lock", NODE_LOCKS, ids=lambda lock: lock.parent.name)
def test_a_node_lock_hashes_every_package(lock: Path) -> None:
    packages = json.loads(lock.read_text())["packages"]
    assert all("integrity" in package for name, package in packages.items() if name)


@pytest.mark.parametrize("lock", PYTHON_LOCKS + NODE_LOCKS, ids=lambda lock: f"{lock.parent.name}/{lock.name}")
def test_a_lock_names_no_host(lock: Path) -> None:
    text = lock.read_text()
    assert "index-url" not in text
    assert '"resolved"' not in text


def test_to_play_no_compiler_is_installed() -> None:
    assert not any(package.startswith(("numba", "llvmlite")) for package in pins(ROOT / "locks" / "play.txt"))


def test_to_test_no_trainer_is_installed() -> None:
    assert not any(package.startswith(("torch", "sb3")) for package in pins(ROOT / "locks" / "dev.txt"))


def test_which_build_of_torch_is_installed_no_lock_says() -> None:
    """One lock for all machines would bring gigabytes for graphics cards to those that have none."""
    assert not any(package.startswith(("torch", "triton", "cuda", "nvidia")) for package in pins(TRAINING))
    assert any(package.startswith("sb3-contrib") for package in pins(TRAINING))
