"""The package as pip sees it."""

from importlib.metadata import version

import monopolista


def test_the_installed_version_is_the_one_in_the_source() -> None:
    assert version("monopolista") == monopolista.__version__
