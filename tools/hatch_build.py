"""Puts the built browser side and the rulebook into the wheel."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BrowserSide(BuildHookInterface[Any]):
    """Builds web/ before a wheel is packed; an editable install leaves that to make."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build web/ and add the rulebook, which lives beside the package and not in it."""
        if version == "editable":
            return
        root = Path(self.root)
        runpy.run_path(str(root / "tools" / "build_web.py"))["build"]()
        if (root / "rulebook").is_dir():
            build_data["force_include"]["rulebook"] = "monopolista/pages"
