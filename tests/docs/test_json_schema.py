"""Fields of records in words: types, bounds and defaults; what no page can show fails the build."""

from typing import Any

import pytest
from tools.sphinxext.json_schema import UnknownKeywordError, describe, record_sections
from tools.sphinxext.link_policy import is_exempt


@pytest.mark.parametrize(
    ("field", "words"),
    [
        ({"type": "string", "maxLength": 100}, "string, at most 100 characters"),
        ({"type": "integer", "minimum": 0, "maximum": 9}, "integer, at least 0, at most 9"),
        ({"enum": ["on", "off"]}, '``"on"``, ``"off"``'),
        ({"$ref": "#/$defs/SeatView"}, "[SeatView](#message-seatview)"),
        ({"type": "array", "items": {"$ref": "#/$defs/Act"}}, "list of [Act](#message-act)"),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]}, "\\[integer, string]"),
        ({"anyOf": [{"type": "integer"}, {"type": "null"}]}, "integer or null"),
        ({"type": "object", "additionalProperties": {"type": "boolean"}}, "object with values boolean"),
        ({"type": "string", "pattern": "[a-z]+", "description": "small letters"}, "string, small letters"),
        ({}, "any value"),
    ],
)
def test_a_type_is_described_in_words(field: dict[str, Any], words: str) -> None:
    assert describe(field, "message") == words


def test_a_keyword_that_no_page_shows_is_an_error() -> None:
    with pytest.raises(UnknownKeywordError, match="multipleOf"):
        describe({"type": "integer", "multipleOf": 5}, "message")


def test_a_record_has_an_anchor_and_a_row_for_each_field() -> None:
    record = {
        "title": "Act",
        "description": "Answer for a seat.",
        "properties": {
            "type": {"enum": ["act"]},
            "seats": {"type": "integer", "default": 2, "description": "A | B"},
        },
        "required": ["type"],
    }
    text = "\n".join(record_sections({"Act": record}, "message", level=3))
    assert text.startswith("(message-act)=\n\n### `act`\n\nAnswer for a seat.")
    assert "| `seats` | integer, ``2`` where absent | no | A \\| B |" in text


@pytest.mark.parametrize(
    ("name", "exempt"),
    [
        ("numpy.ndarray", True),
        ("monopolista.games.interface.rules_adapter.S", True),
        ("monopolista.engine.jit._anything", True),
        ("monopolista.table.Tabel", False),
        ("monopolista.tabel.Table", False),
        ("monopolista.table.Table", False),
    ],
)
def test_only_names_of_others_type_variables_and_private_names_need_no_page(name: str, exempt: bool) -> None:
    assert is_exempt(name) is exempt
