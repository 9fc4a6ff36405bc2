"""The rulebook in the terminal."""

import pytest

from monopolista.cli import main


def test_the_rules_of_an_edition_are_printed_in_a_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["editions", "rules", "belgium-nl", "--language", "nl"]) == 0
    said = capsys.readouterr().out
    assert "## RENT-2 · De huur wordt gevraagd vóór de tweede speler erna gooit, of nooit meer\n" in said
    assert "SHORT-4 ·" not in said


def test_options_are_named_with_their_values(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["editions", "rules", "italy", "--option", "short=true", "--option", "cash=2000"]) == 0
    said = capsys.readouterr().out
    assert "Everyone starts with M\u00a02,000" in said
    assert "A house rule at this table, from the Belgian rules in Dutch." in said


def test_the_card_game_has_its_own_rules_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["editions", "rules", "deal", "--option", "excess=under", "--language", "nl"]) == 0
    said = capsys.readouterr().out
    assert "## DEAL-2 · In je beurt: 2 trekken, hoogstens 3 spelen, boven 7 onder de stapel\n" in said
    assert "maar aangepast door een huisregel van deze tafel." in said
    assert "SET-1" not in said


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        (["atlantis"], "unknown edition 'atlantis'"),
        (["italy", "--language", "de"], "no rulebook in 'de'; there are: it, en, nl, fr"),
        (["italy", "--option", "magic=true"], "--option magic: there is no such option; there are: "),
        (["italy", "--option", "cash=much"], "--option cash=much: give a whole number"),
        (["italy", "--option", "cash=0"], "--option cash=0: give a number from 1"),
        (["italy", "--option", "excess=under"], "--option excess: there is no such option"),
        (["deal", "--option", "cash=2000"], "--option cash: there is no such option"),
        (["/nowhere.toml"], "/nowhere.toml: No such file"),
    ],
)
def test_what_cannot_be_had_is_said_in_a_line(
    asked: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["editions", "rules", *asked]) == 2
    said = capsys.readouterr().err
    assert expected in said
    assert said.count("\n") == 1
