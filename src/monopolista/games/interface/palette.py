"""The colours of the browser interface, by the names that games use, in a light and a dark theme."""

from collections.abc import Mapping
from typing import Final

PAPER, NIGHT = "paper", "night"
_DARK_ON = "#0d0d0c"
_PAPER: Final = {
    "ink": "#23221f", "muted": "#5a554a", "paper": "#f6efdd", "card": "#fbf7ec", "table": "#e9dfc6", "hair": "#cfc3a3",
    "signal": "#ab2a21", "chosen": "#23221f", "on-chosen": "#fbf7ec", "good": "#2c6a43",
    "brown": "#8a5a3b", "light-blue": "#8fc6d8", "pink": "#c9568f", "orange": "#e08a3c", "red": "#c8372d",
    "yellow": "#e8c13f", "green": "#3f8a5b", "dark-blue": "#2b4a86", "station": "#23221f", "company": "#918b79",
    "on-brown": "#ffffff", "on-light-blue": "#23221f", "on-pink": _DARK_ON, "on-orange": "#23221f", "on-red": "#ffffff",
    "on-yellow": "#23221f", "on-green": _DARK_ON, "on-dark-blue": "#ffffff", "on-station": "#ffffff",
    "on-company": _DARK_ON,
    "seat-0": "#b33a2b", "seat-1": "#2a6f78", "seat-2": "#86671a", "seat-3": "#5a3d86", "seat-4": "#3a7533",
    "seat-5": "#2758a8", "seat-6": "#ad3a7c", "seat-7": "#3f4650", "seat-8": "#b8561a", "seat-9": "#7a4a35",
}  # fmt: skip
_NIGHT: Final = {
    **_PAPER,
    "ink": "#f0e8d4", "muted": "#b9b09b", "paper": "#2a2722", "card": "#221f1b", "table": "#1b1916", "hair": "#4a4438",
    "signal": "#f0897e", "chosen": "#f0e8d4", "on-chosen": "#1b1916", "good": "#86c79d",
    "brown": "#a8734f", "pink": "#d56fa2", "red": "#dd5a4f", "green": "#5bab7b", "dark-blue": "#7496d8",
    "station": "#d9d0ba", "on-brown": _DARK_ON, "on-red": _DARK_ON, "on-dark-blue": _DARK_ON, "on-station": _DARK_ON,
    "seat-0": "#f0897e", "seat-1": "#6cc0ca", "seat-2": "#d9b45c", "seat-3": "#b497e3", "seat-4": "#8cc97f",
    "seat-5": "#86aef0", "seat-6": "#ea8cbd", "seat-7": "#aab4c2", "seat-8": "#e89a62", "seat-9": "#c99a84",
}  # fmt: skip
COLOURS: Final[Mapping[str, Mapping[str, str]]] = {PAPER: _PAPER, NIGHT: _NIGHT}
"""Colours by theme and name, in the form ``#rrggbb``."""
