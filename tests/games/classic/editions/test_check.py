"""``monopolista editions check``: a player's own box is called sound, or refused with all its faults, one a line."""

from pathlib import Path

import msgspec
import pytest

from monopolista.cli import main
from monopolista.games import make_box
from monopolista.games.common.own_boxes import box_id


def test_a_sound_file_is_called_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('id = "mine"\ninherits = "us"\n[name]\nen = "My box"\n')
    assert main(["editions", "check", str(path)]) == 0
    assert capsys.readouterr().out == f"{path} is sound: mine, My box, 2 to 10 players, decks 2008, classic\n"


def test_a_sound_file_with_a_probable_slip_is_called_sound_with_a_warning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    values = msgspec.json.decode(make_box({"inherits": "us", "name": {"en": "My box"}}))
    cards = [card | {"text": {"en": "All of $7"}} if card["key"] == "doctor" else card for card in values["cards"]]
    path = tmp_path / "mine.json"
    path.write_bytes(make_box(values | {"cards": cards, "currency": "$"}))
    assert main(["editions", "check", str(path)]) == 0
    out, err = capsys.readouterr()
    assert out.startswith(f"{path} is sound: own-")
    assert [line.rpartition(": ")[2] for line in err.splitlines()] == ["names $ 7, and the card has $ 50"] * 2
    assert err.startswith(f"monopolista: {path}: warning: cards[")


def test_the_content_of_a_box_is_read_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content = make_box({"inherits": "us", "name": {"en": "My box"}})
    path = tmp_path / "mine.json"
    path.write_bytes(content)
    assert main(["editions", "check", str(path)]) == 0
    assert f"is sound: {box_id(content)}, My box, " in capsys.readouterr().out
    path.write_bytes(content.replace(b'"tokens":10', b'"tokens":NaN'))
    assert main(["editions", "check", str(path)]) == 2
    assert capsys.readouterr().err.startswith(f"monopolista: {path}: JSON is malformed")


def test_every_fault_of_a_broken_file_is_told_with_file_key_and_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('id = "mine"\ninherits = "us"\ntokens = 11\n')
    assert main(["editions", "check", str(path)]) == 2
    assert capsys.readouterr().err.splitlines() == [
        f"monopolista: {path}: tokens: 11 is not between 2 and 10",
        f"monopolista: {path}: name: a box has a name of its own, and not that of us: state it under [name]",
    ]


@pytest.mark.parametrize("name", ["none.toml", "."])
def test_what_is_no_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert main(["editions", "check", str(tmp_path / name)]) == 2
    assert str(tmp_path) in capsys.readouterr().err
