"""The editions of the guide are sound, change what the guide says, and show the picture that the guide makes."""

import re
import runpy
import tomllib
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from monopolista.games import load as load_any
from monopolista.games import register_edition, register_values
from monopolista.games.classic.editions import load
from monopolista.games.classic.presentation.group_names import group_name
from monopolista.games.classic.presentation.narrate import card_text, square_name
from monopolista.games.classic.presentation.printed import describe

ROOT = Path(__file__).parents[4]
GUIDE = (ROOT / "docs" / "how-to" / "make-an-edition.md").read_text(encoding="utf-8")


EDITIONS = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)


def test_the_edition_of_the_guide_has_more_cash_and_another_name(tmp_path: Path) -> None:
    text, *_ = EDITIONS
    file = tmp_path / "milan.toml"
    file.write_text(text, encoding="utf-8")
    milan, italy = load(register_edition(str(file))), load("italy")
    assert (milan.edition.cash, italy.edition.cash) == (2000, 1500)
    names = [square_name(box, 39, "it") for box in (milan, italy)]
    assert names == ["Via Montenapoleone", "Parco della Vittoria"]


def test_the_card_game_of_the_guide_has_nuts_and_no_companies() -> None:
    [text] = [one for one in EDITIONS if 'inherits = "deal"' in one]
    box: Any = load_any(register_values(tomllib.loads(text)))
    assert (len(box.cards), box.pack.size[0], box.pack.size[9]) == (98, 3, 0)


def test_the_words_of_the_guide_are_those_of_deeds_and_cards(tmp_path: Path) -> None:
    [kinds] = [text for text in EDITIONS if "[kinds.station]" in text]
    file = tmp_path / "marte.toml"
    file.write_text('id = "marte"\ninherits = "italy"\n[name]\nit = "Marte"\n' + kinds, encoding="utf-8")
    box = load(register_edition(str(file)))
    assert group_name(box, "station", "it") == "porto spaziale"
    [card, *_] = [card_text(box, place, "it") for place, one in enumerate(box.cards) if one.effect == "nearest-station"]
    [quoted] = re.findall(r"\*(Avanzate .*?)\*", GUIDE)
    assert quoted in card


def test_the_picture_that_the_guide_makes_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Image.effect_mandelbrot((640, 480), (-2, -1, 1, 1), 60).convert("RGB").save("gallery.jpg", dpi=(300, 300))
    [script] = [text for text in re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL) if "PIL" in text]
    Path("script.py").write_text(script, encoding="utf-8")
    runpy.run_path("script.py")
    address = capsys.readouterr().out.strip()
    [pictured] = [text for text in EDITIONS if "data:image/png" in text]
    file = tmp_path / "pictured.toml"
    head = 'id = "pictured"\ninherits = "italy"\n[name]\nit = "Figurata"\n'
    file.write_text(head + re.sub(r'"data:[^"]*"', f'"{address}"', pictured), encoding="utf-8")
    assert describe(load(register_edition(str(file)))).squares[39].picture == address
