"""An option is declared once, whole, and has its texts, rule, scenario, battery and golden game everywhere."""

from typing import Annotated, Any

import pytest

from monopolista.games import GAMES
from monopolista.games.common.option_declarations import DeclarationError, OptionDeclaration, house_rule
from monopolista.games.common.options import Options, declared, set_options
from monopolista.locales import LANGUAGES
from tests.options.wanting import all_wanting, wanting

EVERY_GAME = pytest.mark.parametrize("game", GAMES)


@EVERY_GAME
def test_no_option_wants_anything(game: str) -> None:
    assert "\n".join(all_wanting(GAMES[game])) == ""


class MadeUp(Options, frozen=True):
    """Options that no game has."""

    no_such_rule: Annotated[bool | None, house_rule("NONE-1")] = None
    such_choice: Annotated[str | None, OptionDeclaration[Any].choice("NONE-1", lambda _: "a", lambda _: ("a", "b"))] = (
        None
    )


@EVERY_GAME
def test_all_that_a_new_option_wants_is_said_by_name_and_place(game: str) -> None:
    said = wanting(GAMES[game], "no_such_rule", declared(MadeUp)["no_such_rule"])
    assert said == [
        f"the option no_such_rule has no {text}"
        for text in (
            *(
                f"{what} in src/monopolista/games/{game}/locales/{language}"
                for language in LANGUAGES
                for what in ("label option-no-such-rule", "note option-no-such-rule-note")
            ),
            *(f"clause NONE-1 in rulebook/{language}/{game}.md" for language in LANGUAGES),
            f'scenario: no test in tests/games/{game}/clauses is marked @pytest.mark.option("no_such_rule")',
            *(f"rule value of {edition}" for edition in GAMES[game].editions()),
            f"rule: nothing in src/monopolista/games/{game}/rules reads the field no_such_rule",
            f"battery: tests.games.{game}.battery.variants does not play no-such-rule",
            (
                f"golden game tests/games/{game}/golden/option-no-such-rule.txt: "
                f"python -m tests.games.{game}.battery.golden new keeps it"
            ),
            f"number in observations: write it in fields.py and observe.py of src/monopolista/games/{game}/learn",
            (
                "feature: write it in features.py and feature_extraction.py of "
                f"src/monopolista/games/{game}/evaluation, and fit the network anew"
            ),
        )
    ]


@EVERY_GAME
def test_every_choice_wants_its_text_and_its_golden_game(game: str) -> None:
    said = wanting(GAMES[game], "such_choice", declared(MadeUp)["such_choice"])
    place = f"src/monopolista/games/{game}/locales"
    assert f"the option such_choice has no text for b option-such-choice-b in {place}/nl" in said
    assert any("golden/option-such-choice-b.txt" in text for text in said)


@EVERY_GAME
def test_a_clause_that_says_the_same_with_and_without_is_named(game: str) -> None:
    clause = next(iter(GAMES[game].words.clauses.values()))
    said = wanting(GAMES[game], "no_such_rule", house_rule(clause))
    assert (
        f"the option no_such_rule has no sentence in {clause} of rulebook/nl/{game}.md: "
        "nothing there depends on no_such_rule"
    ) in said


def test_an_option_without_a_declaration_is_refused_by_its_name() -> None:
    with pytest.raises(DeclarationError, match=r"the option half of .* is not declared"):

        class Half(Options, frozen=True):  # pyright: ignore[reportUnusedClass]
            half: bool | None = None


def test_a_declaration_that_its_type_denies_is_refused_by_its_name() -> None:
    with pytest.raises(DeclarationError, match=r"the option wrong of .* is declared as a switch, which"):

        class Wrong(Options, frozen=True):  # pyright: ignore[reportUnusedClass]
            wrong: Annotated[int | None, house_rule("NONE-1")] = None


@EVERY_GAME
def test_an_option_without_its_field_in_the_record_is_refused_by_its_name(game: str) -> None:
    file = GAMES[game].box(GAMES[game].editions()[0], None).file
    with pytest.raises(
        DeclarationError, match="the option no_such_rule sets no_such_rule, which the record lacks: object"
    ):
        set_options(object(), file, MadeUp())
