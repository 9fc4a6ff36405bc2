"""What is still wanting of an option, a sentence for each thing and place."""

import importlib
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from monopolista.games.common.option_declarations import OptionDeclaration
from monopolista.games.common.options import declared, rule_values
from monopolista.games.interface.game import Game
from monopolista.games.interface.rules_adapter import Box
from monopolista.locales import LANGUAGES, has
from monopolista.rulebook import Clause, clauses_in, named_in
from tests.battery import golden
from tests.battery.options import Chosen, ways
from tests.clauses.proofs import scenarios

ROOT = Path(__file__).parents[2]
SOURCES = Path("src/monopolista/games")
AnyGame = Game[Any, Any]


def boxes_of(game: AnyGame) -> list[Box]:
    """Return a box of every edition of a game."""
    return [game.box(edition, None) for edition in game.editions()]


def wanting(game: AnyGame, name: str, one: OptionDeclaration[Any]) -> list[str]:
    """Return what an option of a game still needs, and where."""
    found = (labels, sentences, scenario, rule_value, rule, variants, golden_games, observation, feature)
    return [f"the option {name} has no {text}" for part in found for text in part(game, name, one)]


def labels(game: AnyGame, name: str, one: OptionDeclaration[Any]) -> Iterator[str]:
    """Yield the texts of the lobby that do not exist."""
    word = f"option-{name.replace('_', '-')}"
    choices = {choice: None for box in boxes_of(game) for choice in one.choices(box.file)}
    needed = {"label": word, "note": f"{word}-note"} | {f"text for {choice}": f"{word}-{choice}" for choice in choices}
    for language in LANGUAGES:
        for what, text in needed.items():
            if not has(text, language):
                yield f"{what} {text} in {SOURCES / game.name / 'locales' / language}"


def sentences(game: AnyGame, name: str, one: OptionDeclaration[Any]) -> Iterator[str]:
    """Yield the pages whose clause says the same with the option as without, where it can be a house rule."""
    if not any(one.house(box.file) for box in boxes_of(game)):
        return
    for language in LANGUAGES:
        clauses = {clause.name: clause for clause in clauses_in(language, game.name)}
        page = f"rulebook/{language}/{game.name}.md"
        clause = clauses.get(one.clause)
        if clause is None:
            yield f"clause {one.clause} in {page}"
        elif _named_anywhere(clause).isdisjoint((name, *one.changes)):
            yield f"sentence in {one.clause} of {page}: nothing there depends on {name}"


def _named_anywhere(clause: Clause) -> set[str]:
    titles = " ".join((clause.title, *(part.title for part in clause.parts)))
    return named_in(clause, titles, clause.parts)


def scenario(game: AnyGame, name: str, _: OptionDeclaration[Any]) -> Iterator[str]:
    """Yield that no test of the game's clauses is marked with the option."""
    place = f"{game.name}/clauses"
    tests = [test for where, test in scenarios() if where.startswith(place)]
    if not any(name in options_of(test) for test in tests):
        yield f'scenario: no test in tests/games/{place} is marked @pytest.mark.option("{name}")'


def options_of(test: Callable[..., Any]) -> tuple[str, ...]:
    """Return the options with which a test is marked."""
    return tuple(name for mark in getattr(test, "pytestmark", []) if mark.name == "option" for name in mark.args)


def rule_value(game: AnyGame, name: str, one: OptionDeclaration[Any]) -> Iterator[str]:
    """Yield that the rulebook cannot name it."""
    for box in boxes_of(game):
        if not {name, *one.changes} <= {*game.rule_values(box), *rule_values(box)}:
            yield f"rule value of {box.id}"


def rule(game: AnyGame, name: str, one: OptionDeclaration[Any]) -> Iterator[str]:
    """Yield that no rule reads the field that it sets."""
    folder = SOURCES / game.name / "rules"
    field = one.called(name)
    rules = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / folder).rglob("*.py")))
    if field and not re.search(rf"\.{field}\b", rules):
        yield f"rule: nothing in {folder} reads the field {field}"


def variants(game: AnyGame, name: str, one: OptionDeclaration[Any]) -> Iterator[str]:
    """Yield the ways of playing that the game's battery does not play."""
    where = tried_in(game).__name__
    played: dict[str, Chosen] = tried_in(game).ALONE
    for way in ways_in(game, name, one):
        if way not in played:
            yield f"battery: {where} does not play {way}"


def golden_games(game: AnyGame, name: str, one: OptionDeclaration[Any]) -> Iterator[str]:
    """Yield the golden games that are not kept."""
    folder = Path("tests/games") / game.name / "golden"
    kept = golden.names_in(ROOT / folder)
    for way in ways_in(game, name, one):
        if f"option-{way}" not in kept:
            yield (
                f"golden game {folder}/option-{way}.txt: python -m tests.games.{game.name}.battery.golden new keeps it"
            )


def observation(game: AnyGame, name: str, one: OptionDeclaration[Any]) -> Iterator[str]:
    """Yield that learning agents observe the same whatever is chosen."""
    folder, exempt = SOURCES / game.name / "learn", set[str](tried_in(game).NOT_OBSERVED)
    rows = {_first_observation(game, box) for box in boxes_with(game, name, one)}
    if one.unit != "minutes" and name not in exempt and len(rows) < max(2, len(one.named)):
        yield f"number in observations: write it in fields.py and observe.py of {folder}"


def _first_observation(game: AnyGame, box: Box) -> bytes:
    return game.learning.agent_view(box, 2).observe(game.rules(box).open(2), 0).tobytes()


def feature(game: AnyGame, name: str, one: OptionDeclaration[Any]) -> Iterator[str]:
    """Yield that the network looks at the same whatever is chosen."""
    folder, tried = SOURCES / game.name / "evaluation", tried_in(game)
    marked = {tried.marks_of(box) for box in boxes_with(game, name, one)}
    if one.unit != "minutes" and name not in tried.NOT_JUDGED and len(marked) < 2:
        yield f"feature: write it in features.py and feature_extraction.py of {folder}, and fit the network anew"


def boxes_with(game: AnyGame, name: str, one: OptionDeclaration[Any]) -> list[Box]:
    """Return the box in which options are tried, as its booklet has it and with each choice of an option."""
    plain = game.box(tried_in(game).ALONE_IN, None)
    if name not in declared(game.options):
        return [plain]
    tried = (False, True) if one.kind == "switch" else ways(name, one, plain).values()
    return [plain, *(game.box(plain.id, {name: value}) for value in tried)]


def tried_in(game: AnyGame) -> Any:
    """Return the module of a game's battery that says how its options are tried."""
    return importlib.import_module(f"tests.games.{game.name}.battery.variants")


def ways_in(game: AnyGame, name: str, one: OptionDeclaration[Any]) -> list[str]:
    """Return the names of the ways of playing that an option is, in the box in which options are tried."""
    return list(ways(name, one, game.box(tried_in(game).ALONE_IN, None)))


def all_wanting(game: AnyGame) -> list[str]:
    """Return what the options of a game still need."""
    return [text for name, one in declared(game.options).items() for text in wanting(game, name, one)]
