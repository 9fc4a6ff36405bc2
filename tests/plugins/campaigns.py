"""Pytest plugin: campaigns, of which ``make test`` runs a small seeded sample and ``make campaigns`` everything.

A test marked ``@pytest.mark.campaign(sample=2)`` has many parameters: of all its parts a run draws two. Tests marked
``@pytest.mark.campaign("whole games", sample=2)`` are one campaign together, and a run draws two of them. A campaign
that is one long test asks the fixture ``campaign`` how much to do: ``campaign.size(sample=3, full=25)``. The sample
depends on the seed alone, which changes from day to day and stands at the top of every run. ``make test SEED=…`` draws
the same one again.
"""

import hashlib
from collections import Counter
from dataclasses import dataclass
from datetime import UTC, datetime

import pytest


@dataclass(frozen=True)
class Campaign:
    """How much of a campaign this run does, and its random numbers."""

    full: bool
    seed: int

    def size(self, *, sample: int, full: int) -> int:
        """Return how many games, kills or mutations this run does."""
        return full if self.full else sample


@pytest.fixture
def campaign(request: pytest.FixtureRequest) -> Campaign:
    """Return how much of a campaign to run; unless one is given, the seed is 0 in full runs and the day in samples."""
    seed = _seed(request.config)
    return Campaign(bool(request.config.getoption("campaigns")), seed and _digest(seed, request.node.nodeid))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options that choose between a sample and everything."""
    group = parser.getgroup("campaigns")
    group.addoption("--campaigns", action="store_true", help="run campaigns in full, not a sample of each")
    group.addoption("--campaign-seed", type=int, help="draw the sample, and what campaigns draw, by this seed")


def pytest_configure(config: pytest.Config) -> None:
    """Settle the seed once; worker processes inherit it with the options."""
    if config.option.campaign_seed is None:
        config.option.campaign_seed = 0 if config.option.campaigns else datetime.now(UTC).date().toordinal()


def pytest_report_header(config: pytest.Config) -> str:
    """Say what is run of the campaigns, and how to repeat it."""
    return f"campaigns: {'all of each' if config.option.campaigns else 'a sample'}, SEED={_seed(config)}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the parts of campaigns that this run does not draw."""
    if config.option.campaigns or any("::" in argument for argument in config.args):
        return
    parts: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("campaign"):
            parts.setdefault(_campaign_of(item), []).append(item)
    left_out = {item for name, those in parts.items() for item in _left_out(name, those, _seed(config))}
    if left_out:
        config.hook.pytest_deselected(items=[*left_out])
        items[:] = [item for item in items if item not in left_out]


def _campaign_of(item: pytest.Item) -> str:
    """Return the name of the campaign that a test is part of: its own, where the marker gives none."""
    (name,) = _marker(item).args or (item.nodeid.partition("[")[0],)
    return name


def _left_out(name: str, parts: list[pytest.Item], seed: int) -> list[pytest.Item]:
    """Return the parts of one campaign that are not drawn; none of a test is drawn again before all tests have one."""
    samples = {_marker(item).kwargs.get("sample", 1) for item in parts}
    if len(samples) > 1:
        raise pytest.UsageError(f"campaign {name!r}: its tests give different samples, {sorted(samples)}; give one")
    drawn = sorted(parts, key=lambda item: _digest(seed, item.nodeid))
    by_test = Counter[str]()
    rounds: dict[pytest.Item, int] = {}
    for item in drawn:
        test = item.nodeid.partition("[")[0]
        rounds[item] = by_test[test]
        by_test[test] += 1
    return sorted(drawn, key=lambda item: rounds[item])[samples.pop() :]


def _marker(item: pytest.Item) -> pytest.Mark:
    marker = item.get_closest_marker("campaign")
    assert marker is not None
    return marker


def _seed(config: pytest.Config) -> int:
    return config.option.campaign_seed


def _digest(seed: int, name: str) -> int:
    """Return a number that follows from the seed and a name, in every process the same."""
    return int.from_bytes(hashlib.blake2b(f"{seed} {name}".encode(), digest_size=4).digest(), "big")
