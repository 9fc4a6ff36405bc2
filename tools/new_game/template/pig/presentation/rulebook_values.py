"""The values that the rulebook can use."""

from collections.abc import Mapping

from monopolista.engine.records import numbers_of
from monopolista.games.common import options
from tools.new_game.template.pig.editions import PigBox


def values_of(box: PigBox) -> dict[str, str | int]:
    """Return the values of an edition with its options."""
    return {**numbers_of(box.edition), **options.rule_values(box)}


def formatted_values(box: PigBox, values: Mapping[str, str | int], language: str) -> dict[str, str]:  # noqa: ARG001
    """Return the values with a special format: none."""
    return {}
