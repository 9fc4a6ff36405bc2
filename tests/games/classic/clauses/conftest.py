"""Every scenario is played in each edition for which its clause is proven: in all, or in those that the mark names."""

from collections.abc import Iterator

import pytest

from tests.clauses.proofs import editions_of
from tests.games.classic.scenario import set_edition


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Play a scenario once in each edition."""
    if editions := editions_of(metafunc.function):
        metafunc.parametrize("edition", editions, indirect=True)


@pytest.fixture(autouse=True)
def edition(request: pytest.FixtureRequest) -> Iterator[str]:
    """The edition in which the scenario is played."""
    name: str = getattr(request, "param", "italy")
    set_edition(name)
    yield name
    set_edition("italy")
