from collections.abc import Mapping
from typing import Any

__version__: str

class DiagramBase:
    def svg(self) -> str: ...

def render(
    source: str, backend: str | None = None, *, theme: str = ..., config: Mapping[str, Any] = ...
) -> DiagramBase: ...
