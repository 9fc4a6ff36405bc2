"""The types written down for packages that bring none: they promise nothing that the package does not have."""

from pathlib import Path

import pytest

from tests.stubs import STUBS, TO_TRAIN, lacking, module_of, package_of


@pytest.mark.parametrize("stub", [one for one in STUBS if package_of(one) not in TO_TRAIN], ids=module_of)
def test_whatever_is_promised_is_there(stub: Path) -> None:
    assert lacking(stub) == []
