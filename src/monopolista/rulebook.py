"""Rulebook of an edition: the text of each clause, its source, and notes where the booklet says nothing.

A page of ``rulebook/`` contains every clause of a game once, for all its editions. It has these lines:

* ``# Chapter`` and ``## RENT-2 · Title``;
* ``? short=1``: the clause applies only if this condition, or another one in such a line, is true;
* ``= italy-2013``: the booklets that have the clause, if not all have it; ``= none``: no booklet has it;
* ``~ italy-euro``: the booklets that say nothing about it;
* ``@ rent=owed · Title``: the next lines, and the title if given, apply only if this is true; ``@`` alone: always;
* ``> A note`` on a question that the booklet leaves open; and plain paragraphs.

``$fine`` in a text is a value of the edition, and so is ``fine`` in a condition.

>>> from monopolista.games import load
>>> rules_for(load("italy"), "en")["AUC-3"].text
'Each bid is at least M\\xa01 above the one before.'
"""

import operator
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from string import Template

import msgspec

from monopolista.games import game_of
from monopolista.games.common.options import changed_with, house_rules, rounds_of
from monopolista.games.interface.game import RuleValues
from monopolista.games.interface.rules_adapter import Box
from monopolista.locales import LANGUAGES, TextError, say

NO_BOOKLET = "none"
"""In place of the booklets that have a clause: there are none."""
_TESTS: dict[str, Callable[[int, int], bool]] = {"<": operator.lt, ">": operator.gt}


class Rule(msgspec.Struct, frozen=True):
    """A clause as an edition plays it."""

    title: str
    text: str
    notes: list[str]
    """What the booklet leaves open, and how the program plays it."""
    origin: str
    """Its source as a sentence: a booklet or a house rule; empty if the booklet says nothing."""
    chapter: str
    house: bool
    """Whether a house rule of the table changes it."""
    played: bool
    """Whether the table plays by it: the Speedy die's clauses need the Speedy die."""


class Part(msgspec.Struct, frozen=True):
    """A paragraph or note of a clause, with the condition under which it holds."""

    holds: str
    title: str
    text: str
    note: bool = False


class Clause(msgspec.Struct):
    """A clause as its page states it."""

    name: str
    chapter: str
    title: str
    played: list[str] = []
    booklets: list[str] = []
    silent: list[str] = []
    parts: list[Part] = []


def rules_for(box: Box, language: str, seats: int = 0) -> dict[str, Rule]:
    """Return the clauses of a game in an edition with its options.

    Parameters
    ----------
    box : Box
        Edition with its options.
    language : str
        Language of the texts.
    seats : int, optional
        Number of seats, so that a limit of turns is stated in rounds; 0 where it is not known.

    Returns
    -------
    dict of str to Rule
        By name, in the order of the page.

    Raises
    ------
    TextError
        If there is no rulebook in that language.
    """
    game = game_of(box.id)
    stated = clauses_in(language, game.name)
    values = values_of(box, seats)
    shown = {**values, **game.formatted_values(box, values, language)}
    changed = {name for option in house_rules(box) for name in changed_with(game.options, option)}
    return {clause.name: _rule(clause, values, shown, changed, language) for clause in stated}


def values_of(box: Box, seats: int = 0) -> dict[str, str | int]:
    """Return the values that clauses may contain: those of an edition with its options."""
    booklet = _sources()[0].get(box.id, "")
    return {"edition": box.id, "booklet": booklet, "rounds": rounds_of(box, seats), **game_of(box.id).rule_values(box)}


def pages() -> Traversable:
    """Return the folder of the pages: in the wheel, or beside the package in a checkout."""
    packed = files("monopolista") / "pages"
    return packed if packed.is_dir() else Path(__file__).resolve().parents[2] / "rulebook"


@cache
def _sources() -> tuple[dict[str, str], dict[str, dict[str, str]]]:
    """Return the booklet of each edition, and its clauses from other sources."""
    stated = tomllib.loads((pages() / "booklets.toml").read_text(encoding="utf-8"))
    elsewhere = stated.pop("elsewhere")
    return stated, elsewhere


def elsewhere(edition: str) -> dict[str, str]:
    """Return the sources of an edition's clauses besides its booklet, by clause."""
    return _sources()[1].get(edition, {})


def page_for(box: Box, language: str, seats: int = 0) -> str:
    """Return the rulebook of an edition in Markdown: the clauses that apply at its table, and their sources.

    The source of most clauses is above them, any other one below its clause.

    Parameters
    ----------
    box : Box
        Edition with its options.
    language : str
        Language of the text.
    seats : int, optional
        Number of seats, so that a limit of turns is stated in rounds; 0 where it is not known.

    Returns
    -------
    str
        Markdown.

    Raises
    ------
    TextError
        If there is no rulebook in that language.
    """
    rules = {name: rule for name, rule in rules_for(box, language, seats).items() if rule.played}
    source = common_source(rules.values())
    lines = [f"> {source}", ""] if source else []
    chapter = ""
    for name, rule in rules.items():
        if rule.chapter != chapter:
            chapter = rule.chapter
            lines += [f"# {chapter}", ""]
        lines += [f"## {name} · {rule.title}", "", rule.text, ""]
        origin = "" if rule.origin == source else rule.origin
        for note in (*rule.notes, origin):
            lines += [f"> {note}", ""] if note else []
    return "\n".join(lines)


def common_source(rules: Iterable[Rule]) -> str:
    """Return the source that most clauses have, which a page states once; empty for none."""
    sources = Counter(rule.origin for rule in rules if rule.origin)
    return max(sources, key=sources.__getitem__, default="")


@cache
def clauses_in(language: str, game: str) -> tuple[Clause, ...]:
    """Return the clauses of a game as its page in a language states them.

    Parameters
    ----------
    language : str
        Language of the page.
    game : str
        Name of the game.

    Returns
    -------
    tuple of Clause
        In the order of the page.

    Raises
    ------
    TextError
        If there is no rulebook in that language.
    """
    if language not in LANGUAGES:
        raise TextError(f"no rulebook in {language[:20]!r}; there are: {', '.join(LANGUAGES)}")
    return tuple(parse((pages() / language / f"{game}.md").read_text(encoding="utf-8")))


def parse(page: str) -> list[Clause]:
    """Return the clauses of a page.

    >>> [clause] = parse("# Rent\\n## RENT-2 · Title\\n= italy\\nText.")
    >>> clause.name, clause.booklets, clause.parts[0].text
    ('RENT-2', ['italy'], 'Text.')
    """
    found: list[Clause] = []
    chapter = holds = title = ""
    for line in filter(None, page.splitlines()):
        sign, _, rest = line.partition(" ")
        if sign == "#":
            chapter = rest
        elif sign == "##":
            name, _, headline = rest.partition(" · ")
            found.append(Clause(name, chapter, headline))
            holds = title = ""
        elif sign == "@":
            holds, _, title = rest.partition(" · ")
        elif sign in "?=~":
            _add_scope(found[-1], sign, rest)
        else:
            note = sign == ">"
            found[-1].parts.append(Part(holds, title, rest if note else line, note))
    return found


def _rule(clause: Clause, values: RuleValues, shown: RuleValues, changed: set[str], language: str) -> Rule:
    played = not clause.played or any(holds(condition, values) for condition in clause.played)
    parts = [part for part in clause.parts if holds(part.holds, values)]
    title = next((part.title for part in parts if part.title), clause.title)
    silent = values["booklet"] in clause.silent
    notes = [Template(part.text).substitute(shown) for part in parts if part.note]
    house = played and not changed.isdisjoint(named_in(clause, title, parts))
    return Rule(
        title=Template(title).substitute(shown),
        text="\n\n".join(Template(part.text).substitute(shown) for part in parts if not part.note),
        notes=[say("rule-silent", language), *notes] if silent else notes,
        origin=_origin(clause, values, house, language),
        chapter=clause.chapter,
        house=house,
        played=played,
    )


def _origin(clause: Clause, values: RuleValues, house: bool, language: str) -> str:
    """Return the source of a clause as a sentence: the edition's own booklet, another source, or a house rule."""
    own = elsewhere(str(values["edition"])).get(clause.name, str(values["booklet"]))
    if own in clause.silent or clause.booklets == [NO_BOOKLET]:
        return say("rule-house", language) if house else ""
    if clause.booklets and own not in clause.booklets:
        booklet = say(f"booklet-{clause.booklets[0]}", language)
        return say("rule-house-by" if house else "rule-by", language, booklet=booklet)
    booklet = say(f"booklet-{own or 'own'}", language)
    return say("rule-changed" if house else "rule-by", language, booklet=booklet)


def named_in(clause: Clause, title: str, parts: list[Part]) -> set[str]:
    """Return the names of the values on which the text of a clause depends.

    Parameters
    ----------
    clause : Clause
        Clause with its conditions.
    title : str
        Title that is used.
    parts : list of Part
        Paragraphs and notes that are used.

    Returns
    -------
    set of str
        Names of values in conditions and in the text.
    """
    conditions = " ".join([*clause.played, *(part.holds for part in clause.parts)])
    said = " ".join([title, *(part.text for part in parts)])
    return {*re.findall(r"([a-z_0-9]+)[=<>]", conditions), *Template(said).get_identifiers()}


def holds(condition: str, values: RuleValues) -> bool:
    """Say whether all tests of a condition hold.

    >>> holds("fine>40 edition=italy|uk", {"fine": 50, "edition": "uk"})
    True
    """
    return all(_is_true(test, values) for test in condition.split())


def _is_true(test: str, values: RuleValues) -> bool:
    name, sign, wanted = re.split(r"([=<>])", test, maxsplit=1)
    if sign == "=":
        return str(values[name]) in wanted.split("|")
    return _TESTS[sign](int(values[name]), int(wanted))


def _add_scope(clause: Clause, sign: str, rest: str) -> None:
    if sign == "?":
        clause.played.append(rest)
    elif sign == "=":
        clause.booklets = rest.split()
    else:
        clause.silent = rest.split()
