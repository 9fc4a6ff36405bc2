"""Each setting as its sources and its documentation spell it, derived from the record of all settings."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final, cast, get_type_hints

from msgspec import NODEFAULT, inspect

from monopolista.protocol.codegen.record_docs import field_docs
from monopolista.server.configuration.server_config import ServerConfig

PREFIX: Final = "MONOPOLISTA_"


@dataclass(frozen=True)
class Setting:
    """One setting."""

    name: str
    """The field of the record."""
    key: str
    """The key in the file, and the option without its dashes."""
    type: Any
    default: Any
    doc: str
    node: inspect.Type
    """The type of a value, or of each value of a list."""
    is_list: bool
    extra: dict[str, Any]

    @property
    def option(self) -> str:
        """Return the option of the command line; that of a switch turns off what is on by default."""
        return f"--no-{self.key}" if self.is_switch else f"--{self.key}"

    @property
    def is_switch(self) -> bool:
        """Return whether the value is true or false; it is true by default."""
        return isinstance(self.node, inspect.BoolType)

    @property
    def variable(self) -> str:
        """Return the environment variable."""
        return PREFIX + self.name.upper()

    @property
    def is_secret(self) -> bool:
        """Return whether the value may contain a password."""
        return bool(self.extra.get("secret"))

    @property
    def metavar(self) -> str:
        """Return the placeholder of a value in the help text."""
        if self.is_switch:
            return "{true,false}"
        if isinstance(self.node, inspect.LiteralType):
            return f"{{{','.join(str(value) for value in self.node.values)}}}"
        return self.extra["metavar"]

    @property
    def expected(self) -> str:
        """Return what a value has to be, in words."""
        if isinstance(self.node, inspect.LiteralType):
            return " or ".join(str(value) for value in self.node.values)
        if self.is_switch:
            return "true or false"
        if isinstance(self.node, inspect.IntType | inspect.FloatType):
            return f"{self._kind()} {_range(self.node)}"
        return "a list of texts in quotation marks" if self.is_list else "a text in quotation marks"

    def _kind(self) -> str:
        number = "a whole number" if isinstance(self.node, inspect.IntType) else "a number"
        unit = self.extra["metavar"].lower()
        return f"{number} of {unit}" if unit.endswith("s") else number


@cache
def settings() -> tuple[Setting, ...]:
    """Return all settings, in the order of the record."""
    docs, types = field_docs(ServerConfig), get_type_hints(ServerConfig, include_extras=True)
    record = inspect.type_info(ServerConfig)
    assert isinstance(record, inspect.StructType)
    return tuple(_setting(field, types[field.name], docs.get(field.name, "")) for field in record.fields)


def _setting(field: inspect.Field, kind: Any, doc: str) -> Setting:
    node, is_list = field.type, isinstance(field.type, inspect.VarTupleType)
    if isinstance(node, inspect.VarTupleType):
        node = node.item_type
    extra: dict[str, Any] = {}
    if isinstance(node, inspect.Metadata):
        node, extra = node.type, cast("dict[str, Any]", node.extra)
    assert field.default is not NODEFAULT, f"{field.name} has no default value"
    return Setting(field.name, field.encode_name, kind, field.default, doc, node, is_list, extra)


def _range(node: "inspect.IntType | inspect.FloatType") -> str:
    if node.le is not None:
        return f"from {node.ge} to {node.le}"
    return f"from {node.ge}, below {node.lt:.0f}"
