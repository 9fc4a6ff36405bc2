"""What a game's table of contents calls: every function of its chapters is replaced by one that only notes its call."""

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

import pytest

SEAT, PARTNER, SUBJECT, AMOUNT = 8, 9, 12, 13
NAMES = {SEAT: "seat", PARTNER: "partner", SUBJECT: "subject", AMOUNT: "amount"}
NOT_CHAPTERS = ("tasks", "verbs", "clauses")


def spied(monkeypatch: pytest.MonkeyPatch, table: ModuleType) -> list[str]:
    """Let all chapters that a table of contents names note their calls, with what they are given beside records."""
    calls: list[str] = []

    def spy(chapter: str, name: str) -> Callable[..., int]:
        def note(*args: Any) -> int:
            given = [NAMES.get(one, str(one)) for one in args if isinstance(one, int)]
            calls.append(f"{chapter}.{name}({', '.join(given)})")
            return 0

        return note

    for chapter, module in vars(table).items():
        if isinstance(module, ModuleType) and chapter not in NOT_CHAPTERS:
            for name, function in list(vars(module).items()):
                if isinstance(function, FunctionType):
                    monkeypatch.setattr(module, name, spy(chapter, name))
    return calls
