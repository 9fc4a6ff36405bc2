"""A player at a browser of their own: a context with its own storage, and the pages open in it."""

from dataclasses import dataclass, field
from typing import Protocol

from playwright.sync_api import Browser, ConsoleMessage, Dialog, Locator, Page, StorageState, ViewportSize
from playwright.sync_api import Error as BrowserError

from monopolista.games import GAMES
from monopolista.locales import SPOKEN, say

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
LOCALES = {language: spoken.region for language, spoken in SPOKEN.items()}
"""What a browser of a player who reads a language asks for."""
_LOST = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_FAILED", "WebSocket connection to")
"""What Chromium itself says while a server is away."""
_MISSED = "status of 404"
"""What it says of an answer that there is no such thing."""


def welcomed(base: str = "") -> str:
    """Return what lets a browser be that of a player who has played at a site before, and wants no sound."""
    return f"""if (location.protocol !== 'about:') {{
      for (const game of {list(GAMES)}) localStorage[`monopolista{base}:marks:${{game}}`] ??= 'seen';
      localStorage['monopolista{base}:sound'] ??= 'off';
    }}"""


@dataclass
class Device:
    """What a player sits at."""

    language: str = "en"
    phone: bool = False
    dark: bool = False
    first: bool = False
    """Whether nobody has played on it yet."""
    still: bool = True
    """Whether the system asks for less motion."""
    kept: dict[str, str] = field(default_factory=dict[str, str])
    """What the browser has in its local storage."""
    at: str = ""
    """The address that the local storage belongs to."""
    base: str = ""
    """Below which path of its host the site is that a player knows."""
    keeping: bool = False
    """Whether the browser keeps the program for the time without a network."""
    region: str = ""
    """The language and region that the browser asks for, such as nl-BE; empty for the language's usual one."""

    @property
    def locale(self) -> str:
        """Return the language and region that the browser asks for."""
        return self.region or LOCALES[self.language]

    def storage(self) -> StorageState | None:
        """Return what the browser has kept, as Playwright takes it."""
        if not self.kept:
            return None
        return {
            "origins": [
                {
                    "origin": "/".join(self.at.split("/")[:3]),
                    "localStorage": [{"name": name, "value": value} for name, value in self.kept.items()],
                }
            ]
        }


class Visitor:
    """A person with a browser."""

    def __init__(self, browser: Browser, device: Device, *, proxy: str = "", any_language: bool = False) -> None:
        self.device = device
        self.complaints: list[str] = []
        self.may_lose_the_server = False
        self.may_miss = False
        """Whether something may be looked for that the server does not have."""
        self.context = browser.new_context(
            viewport=PHONE if device.phone else DESK,
            has_touch=device.phone,
            is_mobile=device.phone,
            locale=None if any_language else device.locale,  # a browser that is kept gets its language later
            color_scheme="dark" if device.dark else "light",
            reduced_motion="reduce" if device.still else "no-preference",
            storage_state=device.storage(),
            proxy={"server": proxy} if proxy else None,
        )
        self.context.set_default_timeout(15_000)
        if not device.first:
            self.context.add_init_script(welcomed(device.base))
        if not device.keeping:
            self.context.add_init_script("delete Navigator.prototype.serviceWorker")
        self.page = self.open()

    def open(self, address: str = "") -> Page:
        """Open one more tab."""
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("dialog", self._see)
        if address:
            page.goto(address)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        lost = self.may_lose_the_server and any(word in message.text for word in _LOST)
        missed = self.may_miss and _MISSED in message.text
        if message.type in ("error", "warning") and not lost and not missed:
            self.complaints.append(message.text)

    def _see(self, dialog: Dialog) -> None:
        self.complaints.append(dialog.message)
        dialog.dismiss()

    def leave(self) -> None:
        """Close the browser."""
        try:
            self.context.close()
        except BrowserError as error:
            self.complaints.append(str(error))

    def text(self, message: str, **values: str | int) -> str:
        """Return a text of the screen in the visitor's language."""
        return say(message, self.device.language, **values)

    def button(self, message: str, **values: str | int) -> Locator:
        """Return the button with a text."""
        return self.page.get_by_role("button", name=self.text(message, **values), exact=True)


class Visit(Protocol):
    """Open a browser of its own for a player who sits at such a device."""

    def __call__(self, device: Device | None = None) -> Visitor: ...
