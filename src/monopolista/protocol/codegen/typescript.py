"""The browser's side of the protocol: TypeScript made from the messages, the views and the words of the rules.

``python -m monopolista.protocol.codegen.typescript FOLDER`` writes it: ``protocol.ts``, ``messages.ts``, and a module
for each game.
"""

import re
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct, inspect, json

from monopolista.analyse.api_views import CourseView, GradesView
from monopolista.engine.seats import BANK, CHANCE, CLOCK, POT, SEATS
from monopolista.games import GAMES, each_games_own
from monopolista.games.common.table_settings import USUAL_SEATS
from monopolista.games.interface.game import Game
from monopolista.games.interface.views import EACH_GAMES_OWN, DenialView, OfferView
from monopolista.history import TOOK_BACK
from monopolista.locales import FALLBACK, LANGUAGES, SPOKEN, Spoken, has
from monopolista.protocol import catalog, client_messages
from monopolista.protocol.codegen.messages import messages_module
from monopolista.protocol.messages import ClientMessage, ServerMessage, message_types
from monopolista.protocol.people import RoomSummary
from monopolista.protocol.reviews import BeginLesson, DiceSheet, PlayedOn, PlayOn, PuzzleRow, PuzzleView, Replay
from monopolista.protocol.rollouts import PlayOut, RolloutsOffer, RolloutsView
from monopolista.protocol.simulations import MakeSimulation, SimulationsView
from monopolista.rulebook import Rule

FACT = "export type Fact = [kind: number, seat: number, other: number, subject: number, amount: number, clause: number]"
SENT = (client_messages.MakeRoom, PlayOn, BeginLesson, PlayOut, MakeSimulation, *message_types(ClientMessage))
RECEIVED = (
    client_messages.RoomMade,
    catalog.EditionEntry,
    catalog.OptionsView,
    catalog.BoxAdded,
    catalog.BoxCheck,
    Rule,
    Replay,
    DiceSheet,
    PlayedOn,
    CourseView,
    GradesView,
    PuzzleRow,
    PuzzleView,
    SimulationsView,
    RolloutsOffer,
    RolloutsView,
    RoomSummary,
    *message_types(ServerMessage),
)
NUMBERS = {
    "BANK": BANK,
    "CHANCE": CHANCE,
    "POT": POT,
    "CLOCK": CLOCK,
    "SEATS": SEATS,
    "USUAL_SEATS": USUAL_SEATS,
    "TOOK_BACK": TOOK_BACK,
}


OPTIONS = "export type Options = Partial<Record<string, boolean | number | string | null>>"
MADE = "// Made from the Python messages by monopolista.protocol.codegen.typescript."


def modules() -> dict[str, str]:
    """Return every module by its name: the protocol, the texts, and for each game its own words and shapes."""
    return {
        "protocol": _protocol(),
        "messages": messages_module(),
        **{game.name: _of_game(game) for game in GAMES.values()},
    }


def _protocol() -> str:
    clauses = {number: name for game in GAMES.values() for number, name in game.words.clauses.items()}
    parts = [
        "\n".join([MADE, *(f"import type * as {name} from './{name}.ts'" for name in GAMES)]),
        "\n".join(f"export const {name} = {number}" for name, number in NUMBERS.items()),
        _words("CLAUSES", clauses),
        FACT,
        OPTIONS,
        _languages(),
        *(_each_games(name, name) for name in ("TaskWord", "Verb")),
        *_shared().values(),
        *(_each_games_own(base) for base in EACH_GAMES_OWN),
        f"export type ServerMessage = {_names(ServerMessage)}",
        f"export type ClientMessage = {_names(ClientMessage)}",
    ]
    return "\n\n".join(parts) + "\n"


def _of_game(game: Game[Any, Any]) -> str:
    shapes = _shapes_of(game)
    used = [name for name in _shared() if re.search(rf": [^']*\b{name}\b", "\n".join(shapes.values()))]
    effects = {key: f"'{effect}'" for key, effect in game.words.card_effects.items()}
    usual = {kind: str(list(names)) for kind, names in game.words.usual_names.items()}
    parts = [
        "\n".join([MADE, *([f"import type {{ {', '.join(used)} }} from './protocol.ts'"] if used else [])]),
        _constants("FACT", {word: number for number, word in game.words.events.items()}),
        _words("FACT_WORDS", game.words.events),
        *([_constants("CARD_EFFECTS", effects)] if effects else []),
        *([_constants("USUAL_NAMES", usual)] if usual else []),
        *([f"export const ICONS = {list(game.words.icons)} as const"] if game.words.icons else []),
        *([_constants("PICTURE_LIMITS", game.words.picture_limits)] if game.words.picture_limits else []),
        *([_constants("DECK_LIMITS", game.words.deck_limits)] if game.words.deck_limits else []),
        _union("TaskWord", game.words.tasks.values()),
        _union("Verb", game.words.verbs.values()),
        *shapes.values(),
    ]
    return "\n\n".join(parts) + "\n"


def _each_games(name: str, own: str) -> str:
    return f"export type {name} = {' | '.join(f'{game}.{own}' for game in GAMES)}"


def _each_games_own(base: type[Struct]) -> str:
    names = [f"{game}.{shape.__name__}" for game, shape in each_games_own(base)]
    return f"export type {base.__name__} = {' | '.join(names) or 'never'}"


def _languages() -> str:
    """Return the languages in the order in which they are offered, and how each writes sums."""
    rows = "".join(f"  {code}: {_spoken(spoken)},\n" for code, spoken in SPOKEN.items())
    return (
        "/** What stands between thousands; whether the currency stands behind a sum, and its sign touches it. */\n"
        "export interface Spoken {\n  name: string\n  group: string\n  behind: boolean\n  close: boolean\n}\n\n"
        f"{_union('Language', LANGUAGES)}\n\n"
        f"export const FALLBACK: Language = '{FALLBACK}'\n\n"
        f"export const LANGUAGES: Readonly<Record<Language, Spoken>> = {{\n{rows}}}"
    )


def _spoken(spoken: Spoken) -> str:
    behind, close = json.encode((spoken.behind, spoken.close)).decode()[1:-1].split(",")
    group = spoken.group.encode("unicode_escape").decode()  # a narrow space is not to be seen
    return f"{{ name: '{spoken.name}', group: '{group}', behind: {behind}, close: {close} }}"


def _constants(name: str, values: Mapping[str, int | str]) -> str:
    rows = "\n".join(f"  '{key}': {value}," for key, value in values.items())
    return f"export const {name} = {{\n{rows}\n}} as const"


def _words(name: str, words: Mapping[int, str]) -> str:
    rows = "\n".join(f"  {number}: '{word}'," for number, word in words.items())
    return f"export const {name}: Readonly<Record<number, string>> = {{\n{rows}\n}}"


def _union(name: str, words: Any) -> str:
    return f"export type {name} = " + " | ".join(f"'{word}'" for word in words)


def _names(base: type[Struct]) -> str:
    return " | ".join(kind.__name__ for kind in message_types(base))


@cache
def _shared() -> dict[str, str]:
    """Return the interfaces of what is sent whatever is played, by their names."""
    found: dict[str, str] = {}
    for root in SENT:
        _visit(inspect.type_info(root), found, sent=True)
    for root in RECEIVED:
        _visit(inspect.type_info(root), found, sent=False)
    return found


def _shapes_of(game: Game[Any, Any]) -> dict[str, str]:
    """Return the interfaces that are one game's own, by their names."""
    found = dict(_shared())
    for root in (*game.views, *game.effect_types):
        _visit(inspect.type_info(root), found, sent=False)
    return {name: written for name, written in found.items() if name not in _shared()}


def _visit(node: inspect.Type, found: dict[str, str], *, sent: bool) -> None:
    """Write every record below a type, each after those that it holds."""
    if isinstance(node, inspect.StructType) and node.cls not in EACH_GAMES_OWN:
        for field in node.fields:
            _visit(field.type, found, sent=sent)
        found.setdefault(node.cls.__name__, _interface(node, sent=sent))
    elif isinstance(node, inspect.ListType):
        _visit(node.item_type, found, sent=sent)
    elif isinstance(node, inspect.DictType):
        _visit(node.value_type, found, sent=sent)
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
    """Return which texts are words of the rules, and what is sent in part, by record and field."""
    kinds = {(one.__name__, "kind"): "TaskWord" for game in GAMES.values() for one in game.texts}
    return kinds | {(one.__name__, "verb"): "Verb" for one in (OfferView, DenialView)} | _IN_PART


_IN_PART = {
    ("GameChange", "table"): "Partial<View>",
    ("GameChange", "own"): "(Pick<SeatOffers, 'seat'> & Partial<SeatOffers>)[]",
}

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
            raise NotImplementedError(f"no message had such a field before: add its case to {__name__}._write: {node}")


def _in_brackets(node: inspect.Type) -> str:
    many = isinstance(node, inspect.UnionType | inspect.LiteralType)
    return f"({_write(node)})" if many else _write(node)


def write(folder: Path) -> None:
    """Write every module into a folder, and touch none that is as it should be."""
    folder.mkdir(exist_ok=True)
    for name, module in modules().items():
        file = folder / f"{name}.ts"
        if not file.is_file() or file.read_text(encoding="utf-8") != module:
            file.write_text(module, encoding="utf-8")


def missing_bot_texts() -> list[str]:
    """Return by name what the language files still have to say of bots."""
    robots = [(game.name, robot) for game in GAMES.values() for robot in game.robots]
    return [
        f"the bot {robot.name} of {game} has no {message} in {language}"
        for game, robot in robots
        for language in LANGUAGES
        for message in robot.words
        if not has(message, language)
    ]


if __name__ == "__main__":
    if missing_bot_texts():
        sys.exit("\n".join(missing_bot_texts()))
    write(Path(sys.argv[1]))
