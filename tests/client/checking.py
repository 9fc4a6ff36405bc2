"""Whether something is as a JSON Schema says: of the schema's words, those that ours uses; any other is an error."""

from collections.abc import Callable, Iterator
from typing import Any, Final

KINDS: Final[dict[str, tuple[type, ...]]] = {
    "object": (dict,), "array": (list,), "string": (str,), "integer": (int,), "number": (int, float),
    "boolean": (bool,), "null": (type(None),),
}  # fmt: skip
ANNOTATIONS: Final = ("title", "description", "default", "discriminator")
"""Words that ask for nothing."""
Wanted = dict[str, Any]


class Schema:
    """A schema with its definitions."""

    def __init__(self, whole: Wanted) -> None:
        self._named = whole["$defs"]

    def of(self, name: str, found: Any) -> list[str]:
        """Return where something is not as a definition wants it."""
        return list(self.faults(found, self._named[name], name))

    def faults(self, found: Any, wanted: Wanted, place: str) -> Iterator[str]:
        """Yield where something is not as wanted."""
        for word in wanted:
            if word not in ANNOTATIONS:
                yield from CHECKS[word](self, found, wanted, place)

    def named(self, found: Any, wanted: Wanted, place: str) -> Iterator[str]:
        yield from self.faults(found, self._named[wanted["$ref"].removeprefix("#/$defs/")], place)

    def any_of(self, found: Any, wanted: Wanted, place: str) -> Iterator[str]:
        if all(any(self.faults(found, one, place)) for one in wanted["anyOf"]):
            yield f"{place}: nothing fits {found!r}"

    def kind(self, found: Any, wanted: Wanted, place: str) -> Iterator[str]:
        if not is_a(found, wanted["type"]):
            yield f"{place}: {found!r} is no {wanted['type']}"

    def one_of(self, found: Any, wanted: Wanted, place: str) -> Iterator[str]:
        if found not in wanted["enum"]:
            yield f"{place}: {found!r} is none of {wanted['enum']}"

    def required(self, found: Any, wanted: Wanted, place: str) -> Iterator[str]:
        if is_a(found, "object"):
            yield from (f"{place}: {name} is missing" for name in wanted["required"] if name not in found)

    def fields(self, found: Any, wanted: Wanted, place: str) -> Iterator[str]:
        for name, one in wanted["properties"].items():
            if is_a(found, "object") and name in found:
                yield from self.faults(found[name], one, f"{place}.{name}")

    def others(self, found: Any, wanted: Wanted, place: str) -> Iterator[str]:
        known, rule = wanted.get("properties", {}), wanted["additionalProperties"]
        for name in found if is_a(found, "object") else ():
            if name not in known:
                yield from self._inside(found[name], rule, f"{place}.{name}")

    def places(self, found: Any, wanted: Wanted, place: str) -> Iterator[str]:
        if is_a(found, "array"):
            for number, (one, rule) in enumerate(zip(found, wanted["prefixItems"], strict=False)):
                yield from self._inside(one, rule, f"{place}[{number}]")

    def items(self, found: Any, wanted: Wanted, place: str) -> Iterator[str]:
        if is_a(found, "array"):
            for one in found[len(wanted.get("prefixItems", ())) :]:
                yield from self._inside(one, wanted["items"], f"{place}[]")

    def least(self, found: Any, wanted: Wanted, place: str) -> Iterator[str]:
        if is_a(found, "array") and len(found) < wanted["minItems"]:
            yield f"{place}: {len(found)} are too few"

    def most(self, found: Any, wanted: Wanted, place: str) -> Iterator[str]:
        if is_a(found, "array") and len(found) > wanted["maxItems"]:
            yield f"{place}: {len(found)} are too many"

    def longest(self, found: Any, wanted: Wanted, place: str) -> Iterator[str]:
        if is_a(found, "string") and len(found) > wanted["maxLength"]:
            yield f"{place}: {len(found)} characters are too many"

    def most_fields(self, found: Any, wanted: Wanted, place: str) -> Iterator[str]:
        if is_a(found, "object") and len(found) > wanted["maxProperties"]:
            yield f"{place}: {len(found)} are too many"

    def field_names(self, found: Any, wanted: Wanted, place: str) -> Iterator[str]:
        for name in found if is_a(found, "object") else ():
            yield from self.faults(name, wanted["propertyNames"], f"{place}.{name}")

    def _inside(self, found: Any, rule: Any, place: str) -> Iterator[str]:
        """Yield what is wrong with something that stands within something else; a rule may be yes or no."""
        if rule is False:
            yield f"{place}: too much"
        elif rule is not True:
            yield from self.faults(found, rule, place)


def is_a(found: Any, kind: str) -> bool:
    """Say whether something is of a kind; yes and no are no numbers."""
    return isinstance(found, KINDS[kind]) and (kind == "boolean" or not isinstance(found, bool))


CHECKS: Final[dict[str, Callable[[Schema, Any, Wanted, str], Iterator[str]]]] = {
    "$ref": Schema.named,
    "anyOf": Schema.any_of,
    "type": Schema.kind,
    "enum": Schema.one_of,
    "required": Schema.required,
    "properties": Schema.fields,
    "additionalProperties": Schema.others,
    "prefixItems": Schema.places,
    "items": Schema.items,
    "minItems": Schema.least,
    "maxItems": Schema.most,
    "maxLength": Schema.longest,
    "maxProperties": Schema.most_fields,
    "propertyNames": Schema.field_names,
}
