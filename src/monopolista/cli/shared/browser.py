"""The browser of this machine."""

import os
import sys
import webbrowser


def open_browser(address: str) -> None:
    """Open the browser on a graphical display; a text browser would hide the output."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    webbrowser.open(address)
