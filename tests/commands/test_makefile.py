"""Every target of the Makefile does what its line in ``make help`` says.

Cheap targets run in every test run. All others run in ``make campaigns`` with small arguments, in a clone of their own.
"""

import os
import re
from pathlib import Path

import pytest

from tests.commands.checkout import Checkout, clone, needs_index, shared
from tests.commands.makefile import MAKEFILE, ROOT, make, phony, targets
from tests.commands.targets import ALONE, BESIDE, CHANGED, CHEAP, FRESH


def test_every_target_has_a_test() -> None:
    tried = [*CHEAP, *ALONE, *BESIDE, *FRESH]
    assert sorted(tried) == sorted(targets())
    assert sorted(phony()) == sorted(targets())


def test_every_target_that_is_listed_for_people_says_what_it_does() -> None:
    described = set(re.findall(r"^([a-z-]+):.*## \S", MAKEFILE, re.MULTILINE))
    assert set(targets()) - described == {"quick", "lint-python", "lint-web"}  # parts of check and lint


@pytest.mark.process
@pytest.mark.parametrize("target", targets())
def test_a_target_can_be_read(target: str) -> None:
    make(ROOT, "--dry-run", target)


@pytest.mark.process
@pytest.mark.parametrize("target", CHEAP)
def test_a_cheap_target_does_what_it_says(target: str, tmp_path: Path) -> None:
    CHEAP[target](tmp_path)


@pytest.fixture
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """The clone that all test processes of this run share."""
    own = tmp_path_factory.getbasetemp()
    return shared((own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "checkout")


@pytest.mark.campaign(sample=0)
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("target", [*BESIDE, *ALONE])
def test_a_target_does_what_it_says(target: str, checkout: Checkout) -> None:
    with checkout.turn(alone=target in ALONE):
        (ALONE.get(target) or BESIDE[target])(checkout)
        if target in ALONE:
            changed = checkout.changed()
            checkout.restore()
            assert set(changed) <= set(CHANGED.get(target, []))


@pytest.mark.campaign(sample=0)
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("target", FRESH)
def test_a_target_sets_up_what_it_needs(target: str, tmp_path: Path) -> None:
    needs_index()
    FRESH[target](clone(tmp_path / "clone"))


@pytest.mark.process
@pytest.mark.parametrize("target", ["simulate", "learn"])
@pytest.mark.parametrize(("compiled", "is_compiled"), [("yes", True), ("no", False)])
def test_an_extra_compiles_its_kernels_unless_that_is_left_out(target: str, compiled: str, is_compiled: bool) -> None:
    listed = make(ROOT, "--dry-run", target, f"COMPILE={compiled}")
    assert ("monopolista compile" in listed) == is_compiled
