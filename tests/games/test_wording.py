"""How sentences write lists."""

import pytest

from monopolista.games.common.wording import listed
from monopolista.locales import Language


@pytest.mark.parametrize(
    ("language", "three"),
    [
        ("it", "Anna, Tullio e Carla"),
        ("nl", "Anna, Tullio en Carla"),
        ("fr", "Anna, Tullio et Carla"),
        ("en", "Anna, Tullio, and Carla"),
    ],
)
def test_a_list_ends_as_the_language_ends_it(language: Language, three: str) -> None:
    assert listed(["Anna", "Tullio", "Carla"], language) == three
    assert listed(["Anna"], language) == "Anna"
    assert listed([], language) == ""
