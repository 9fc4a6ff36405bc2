"""Whatever a table of any box may choose has its words."""

import pytest

from monopolista.games import edition_ids, load
from monopolista.locales import has


@pytest.mark.parametrize("edition", edition_ids())
def test_every_option_has_a_label_a_reason_and_a_text_for_each_choice(edition: str) -> None:
    for option in load(edition).listed:
        name = f"option-{option.name.replace('_', '-')}"
        assert has(name, "en"), name
        assert has(f"{name}-note", "en"), name
        assert [choice for choice in option.choices if not has(f"{name}-{choice}", "en")] == []
