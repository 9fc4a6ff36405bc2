"""Every way of playing that the options of a game declare, for the batteries and the golden games."""

from itertools import product
from typing import Any

from monopolista.engine.chance import Stream, below
from monopolista.games.common.option_declarations import OptionDeclaration, Value
from monopolista.games.common.options import Option, Options, declared
from monopolista.games.interface.rules_adapter import Box

Chosen = dict[str, Any]
"""Options as they are written in JSON."""


def alone(box: Box) -> dict[str, Chosen]:
    """Return every option alone, with each of its values but a switch that is off, by the name of that way."""
    options = declared(type(box.options)).items()
    return {way: {name: value} for name, one in options for way, value in ways(name, one, box).items()}


def ways(name: str, one: OptionDeclaration[Any], box: Box) -> dict[str, Value]:
    """Return the ways of playing that an option is in a box, by their names."""
    word = name.replace("_", "-")
    return {f"{word}-{value}" if one.kind == "choice" else word: value for value in _tried(one, box)}


def _tried(one: OptionDeclaration[Any], box: Box) -> tuple[Value, ...]:
    match one.kind:
        case "switch":
            return (True,)
        case "number":
            return (one.tried,)
        case "choice":
            return one.choices(box.file)


def every(box: Box) -> list[Chosen]:
    """Return each value of each option with each of all the others; numbers have but the one that is tried."""
    options = declared(type(box.options))
    values = [(False, True) if one.kind == "switch" else _tried(one, box) for one in options.values()]
    return [dict(zip(options, chosen, strict=True)) for chosen in product(*values)]


def thrown(box: Box, stream: Stream) -> Chosen:
    """Return a third of the options with values at random."""
    kind = type(box.options)
    return {option.name: _value(kind, option, stream) for option in box.listed if below(stream, 3) == 0}


def _value(kind: type[Options], option: Option, stream: Stream) -> Value:
    if option.kind == "switch":
        return below(stream, 4) > 0
    if option.kind == "choice":
        return option.choices[below(stream, len(option.choices))]
    return option.low + below(stream, 4 * declared(kind)[option.name].tried)
