"""The least that a message of a kind can say, made from its declaration."""

from typing import Any

from msgspec import inspect


def small(node: inspect.Type) -> Any:
    """Return the least that a message of this kind, or a part of one, says."""
    match node:
        case inspect.StructType():
            tag = {node.tag_field: node.tag} if node.tag_field else {}
            return tag | {one.encode_name: small(one.type) for one in node.fields if one.required}
        case inspect.UnionType():
            return small(node.types[0])
        case inspect.LiteralType():
            return node.values[0]
        case inspect.StrType():
            return "x"
        case inspect.ListType():
            return []
        case inspect.DictType():
            return {}
        case inspect.BoolType():
            return False
        case _:
            return 0
