"""The browser's side of the protocol: TypeScript made from the messages, the views and the kernel's words.

``python -m monopolista.server.typescript`` prints it; ``tools/web.py`` writes it to ``web/src/generated/protocol.ts``.
"""

import sys
from collections.abc import Mapping
from functools import cache
from typing import Any, get_args

from msgspec import Struct, inspect

from monopolista.engine.seats import BANK, CHANCE, CLOCK, POT, SEATS
from monopolista.games import GAMES
from monopolista.games.game import Game
from monopolista.games.views import DenialView, Effect, OfferView, Standing, View
from monopolista.rulebook import Rule
from monopolista.server import messages

FACT = "export type Fact = [kind: number, seat: number, other: number, subject: number, amount: number, clause: number]"
SENT = (messages.MakeRoom, messages.MakeSimulation, *get_args(messages.ClientMessage))
RECEIVED = (
    messages.RoomMade,
    messages.EditionEntry,
    messages.OptionsView,
    Rule,
    messages.Replay,
    messages.SimulationsView,
    *get_args(messages.ServerMessage),
)
EACH_GAMES_OWN: tuple[type[Struct], ...] = (View, Effect, Standing)
"""What is declared for all games, and sent as the one that is played has it."""
NUMBERS = {"BANK": BANK, "CHANCE": CHANCE, "POT": POT, "CLOCK": CLOCK, "SEATS": SEATS}


OPTIONS = "export type Options = Partial<Record<string, boolean | number | string | null>>"


def typescript() -> str:
    """Return the whole module."""
    parts = [
        "// Made from the Python messages by monopolista.server.typescript.",
        "\n".join(f"export const {name} = {number}" for name, number in NUMBERS.items()),
        _words("CLAUSES", {number: name for game in GAMES.values() for number, name in game.words.clauses.items()}),
        *(part for game in GAMES.values() for part in _vocabulary(game)),
        FACT,
        OPTIONS,
        *_interfaces(),
        *(_each_games_own(base) for base in EACH_GAMES_OWN),
        f"export type ServerMessage = {_names(messages.ServerMessage)}",
        f"export type ClientMessage = {_names(messages.ClientMessage)}",
    ]
    return "\n\n".join(parts) + "\n"


def _shapes() -> list[type[Struct]]:
    """Return what each game shows of its tables and boxes, and says of offers and steps."""
    return [shape for game in GAMES.values() for shape in (*game.views, *game.foretold)]


def _each_games_own(base: type[Struct]) -> str:
    names = [shape.__name__ for shape in _shapes() if issubclass(shape, base)]
    return f"export type {base.__name__} = {' | '.join(names) or 'never'}"


def _vocabulary(game: Game[Any, Any]) -> list[str]:
    """Return the numbers and words of one game; those of the first stand without its name."""
    name = _prefix(game)
    facts = f"{name.upper()}_FACT".lstrip("_")
    return [
        _numbers(facts, game.words.facts),
        _words(f"{facts}_WORDS", game.words.facts),
        _union(f"{name}TaskWord", game.words.tasks.values()),
        _union(f"{name}Verb", game.words.verbs.values()),
    ]


def _prefix(game: Game[Any, Any]) -> str:
    return "" if game is next(iter(GAMES.values())) else game.name.capitalize()


def _numbers(name: str, words: Mapping[int, str]) -> str:
    rows = "\n".join(f"  '{word}': {number}," for number, word in words.items())
    return f"export const {name} = {{\n{rows}\n}} as const"


def _words(name: str, words: Mapping[int, str]) -> str:
    rows = "\n".join(f"  {number}: '{word}'," for number, word in words.items())
    return f"export const {name}: Readonly<Record<number, string>> = {{\n{rows}\n}}"


def _union(name: str, words: Any) -> str:
    return f"export type {name} = " + " | ".join(f"'{word}'" for word in words)


def _names(union: Any) -> str:
    return " | ".join(one.__name__ for one in get_args(union))


def _interfaces() -> list[str]:
    found: dict[str, str] = {}
    for root in SENT:
        _visit(inspect.type_info(root), found, sent=True)
    for root in (*RECEIVED, *_shapes()):
        _visit(inspect.type_info(root), found, sent=False)
    return list(found.values())


def _visit(node: inspect.Type, found: dict[str, str], *, sent: bool) -> None:
    """Write every record below a type, each after those that it holds."""
    if isinstance(node, inspect.StructType) and node.cls not in EACH_GAMES_OWN:
        for field in node.fields:
            _visit(field.type, found, sent=sent)
        found.setdefault(node.cls.__name__, _interface(node, sent=sent))
    elif isinstance(node, inspect.ListType):
        _visit(node.item_type, found, sent=sent)
    elif isinstance(node, inspect.UnionType):
        for one in node.types:
            _visit(one, found, sent=sent)


def _interface(node: inspect.StructType, *, sent: bool) -> str:
    """Write a record; only what the browser sends may be left out, the server always writes every field."""
    rows = [f"  {node.tag_field}: '{node.tag}'"] if node.tag_field else []
    for field in node.fields:
        optional = "?" if sent and not field.required else ""
        rows.append(f"  {field.encode_name}{optional}: {_type(node.cls.__name__, field)}")
    return f"export interface {node.cls.__name__} {{\n" + "\n".join(rows) + "\n}"


def _type(record: str, field: inspect.Field) -> str:
    return _said().get((record, field.name)) or _write(field.type)


@cache
def _said() -> dict[tuple[str, str], str]:
    """Return which texts are words of the rules, by record and field."""
    verbs = " | ".join(f"{_prefix(game)}Verb" for game in GAMES.values())
    kinds = {(one.__name__, "kind"): f"{_prefix(game)}TaskWord" for game in GAMES.values() for one in game.texts}
    return kinds | {(one.__name__, "verb"): verbs for one in (OfferView, DenialView)}


_PLAIN: dict[type[inspect.Type], str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


def _write(node: inspect.Type) -> str:
    match node:
        case inspect.StructType():
            return node.cls.__name__
        case inspect.ListType() | inspect.VarTupleType():
            return f"{_in_brackets(node.item_type)}[]"
        case inspect.TupleType() if len(node.item_types) == 6:
            return "Fact"
        case inspect.DictType(value_type=inspect.UnionType()):
            return "Options"
        case inspect.DictType():
            return f"Partial<Record<{_write(node.key_type)}, {_write(node.value_type)}>>"
        case inspect.LiteralType():
            return " | ".join(f"'{value}'" for value in node.values)
        case inspect.UnionType():
            return " | ".join(_write(one) for one in node.types)
        case _ if type(node) in _PLAIN:
            return _PLAIN[type(node)]
        case _:
            raise NotImplementedError(f"no TypeScript for {node}")


def _in_brackets(node: inspect.Type) -> str:
    many = isinstance(node, inspect.UnionType | inspect.LiteralType)
    return f"({_write(node)})" if many else _write(node)


if __name__ == "__main__":
    sys.stdout.write(typescript())
