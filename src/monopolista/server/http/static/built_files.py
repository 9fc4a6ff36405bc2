"""Lookup of built files below a folder: no path leads out of it, and hidden files are not served."""

import mimetypes
from pathlib import Path

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def find_file(folder: Path, path: str) -> Path | None:
    """Return a file below a folder; None outside the folder, and for hidden files."""
    parts = path.split("/")
    if "\0" in path or "\\" in path or any(part in ("", "..") or part.startswith(".") for part in parts):
        return None
    file = folder.joinpath(*parts)
    try:
        return file if file.is_file() else None
    except OSError:  # the name is too long for the file system
        return None
