"""JSON Schema of types, with the documentation of all records that they contain."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct, inspect, json

from monopolista.protocol.codegen.record_docs import field_docs


def schema_components(kinds: Sequence[Any], ref_template: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Return the schema of each type, and those of all records by name.

    Parameters
    ----------
    kinds : sequence of types
        What is described.
    ref_template : str
        Reference to a record, with ``{name}`` in place of its name.

    Returns
    -------
    schemas : list of dict
        One for each type, with references to the records.
    records : dict
        Schemas of the records, with the documentation of each field as its description.
    """
    schemas, records = json.schema_components(kinds, ref_template=ref_template)
    for kind in _records(kinds):
        _document(kind, records[kind.cls.__name__])
    return list(schemas), records


def _records(kinds: Iterable[Any]) -> list[inspect.StructType]:
    """Return all records that some types contain."""
    found: dict[type[Struct], inspect.StructType] = {}
    rest: list[inspect.Type] = list(inspect.multi_type_info(kinds))
    while rest:
        node = rest.pop()
        if isinstance(node, inspect.StructType):
            if node.cls not in found:
                found[node.cls] = node
                rest += [field.type for field in node.fields]
        elif isinstance(node, inspect.ListType | inspect.VarTupleType):
            rest.append(node.item_type)
        elif isinstance(node, inspect.TupleType):
            rest += node.item_types
        elif isinstance(node, inspect.UnionType):
            rest += node.types
        elif isinstance(node, inspect.DictType):
            rest.append(node.value_type)
    return list(found.values())


def _document(kind: inspect.StructType, schema: dict[str, Any]) -> None:
    """Add the documentation of a record's fields to its schema."""
    notes = field_docs(kind.cls)
    for field in kind.fields:
        if field.name in notes:
            schema["properties"][field.encode_name]["description"] = notes[field.name]
