"""The editions of the guide are sound, and change what the guide says."""

import re
import tomllib
from pathlib import Path
from typing import Any

from monopolista.games import load as load_any
from monopolista.games import register_edition, register_values
from monopolista.games.classic.editions import load
from monopolista.games.classic.presentation.narrate import square_name

ROOT = Path(__file__).parents[4]
GUIDE = (ROOT / "docs" / "how-to" / "make-an-edition.md").read_text(encoding="utf-8")


EDITIONS = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)


def test_the_edition_of_the_guide_has_more_cash_and_another_name(tmp_path: Path) -> None:
    text, _ = EDITIONS
    file = tmp_path / "milan.toml"
    file.write_text(text, encoding="utf-8")
    milan, italy = load(register_edition(str(file))), load("italy")
    assert (milan.edition.cash, italy.edition.cash) == (2000, 1500)
    names = [square_name(box, 39, "it") for box in (milan, italy)]
    assert names == ["Via Montenapoleone", "Parco della Vittoria"]


def test_the_card_game_of_the_guide_has_nuts_and_no_companies() -> None:
    _, text = EDITIONS
    box: Any = load_any(register_values(tomllib.loads(text)))
    assert (len(box.cards), box.pack.size[0], box.pack.size[9]) == (98, 3, 0)
