"""The built site as a fixture."""

from pathlib import Path

import pytest

from tests.docs.site import built


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the whole documentation site."""
    return built(tmp_path_factory)
