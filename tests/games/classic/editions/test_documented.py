"""The edition of the guide is sound, and changes what the guide says."""

import re
from pathlib import Path

from monopolista.games import register_edition
from monopolista.games.classic.editions import load
from monopolista.games.classic.presentation.narrate import square_name

ROOT = Path(__file__).parents[4]
GUIDE = (ROOT / "docs" / "how-to" / "make-an-edition.md").read_text(encoding="utf-8")


def test_the_edition_of_the_guide_has_more_cash_and_another_name(tmp_path: Path) -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    file = tmp_path / "milan.toml"
    file.write_text(text, encoding="utf-8")
    milan, italy = load(register_edition(str(file))), load("italy")
    assert (milan.edition.cash, italy.edition.cash) == (2000, 1500)
    names = [square_name(box, 39, "it") for box in (milan, italy)]
    assert names == ["Via Montenapoleone", "Parco della Vittoria"]
