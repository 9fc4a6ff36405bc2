"""The property-trading game by the booklet: a rules engine, a browser game, bots and a simulator.

>>> from monopolista import Table
>>> table = Table("italy", seats=4, seed=1)
>>> table.question.kind
'roll'
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from monopolista.games import UsualOptions as Options
    from monopolista.games import register_box
    from monopolista.table import (
        CHANCE,
        CLOCK,
        NOBODY,
        IllegalActionError,
        NotationError,
        OfferAmountError,
        PositionError,
        Table,
        TranscriptError,
    )

__version__ = "1.0.0"
__all__ = [
    "CHANCE",
    "CLOCK",
    "NOBODY",
    "IllegalActionError",
    "NotationError",
    "OfferAmountError",
    "Options",
    "PositionError",
    "Table",
    "TranscriptError",
    "__version__",
    "register_box",
]


def __getattr__(name: str) -> Any:
    """Import the table when it is first used, so that a command that needs no game starts at once.

    Raises
    ------
    AttributeError
        If the package has no such name.
    """
    if name == "Options":
        from monopolista.games import UsualOptions  # noqa: PLC0415

        return UsualOptions
    if name == "register_box":
        from monopolista.games import register_box  # noqa: PLC0415

        return register_box
    if name in __all__:
        from monopolista import table  # noqa: PLC0415

        return getattr(table, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
