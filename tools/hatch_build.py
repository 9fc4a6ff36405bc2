"""Build hook that adds the browser application and the rulebook to the wheel."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BrowserSide(BuildHookInterface[Any]):
    """Builds web/ for a wheel; for an editable install, make does."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build web/, and add the rulebook, which is outside of the package."""
        if version == "editable":
            return
        root = Path(self.root)
        runpy.run_path(str(root / "tools" / "build_web.py"))["pack"]()
        if (root / "rulebook").is_dir():
            build_data["force_include"]["rulebook"] = "monopolista/pages"
