"""Browsers at real servers that stay open from one test to the next, each as new when it is given out.

A page that stays at a server keeps its process, what Chromium has compiled of the program and the files that it may
cache. It gets a new document; what was stored for any server is cleared. A browser is closed where anything else of it
may last: another page, a server that does not answer any more. As with ``kept``, a test that changes what outlives a
document asks for ``visit``.
"""

from contextlib import ExitStack, suppress
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Frame, Page
from playwright.sync_api import Error as BrowserError

from tests.browser.visitor import DESK, PHONE, Device, Visitor, welcomed

ICON: Final = "/icons/icon-192.png"
"""A document of each server in which the program does not run."""
MANY: Final = 16
"""Documents after which their memory is collected: Chromium by itself waits for hundreds of megabytes."""
_EMPTY: Final = "about:blank"
_LEAVE: Final = f"() => {{ setTimeout(() => location.replace('{_EMPTY}')); }}"
"""A document that a page itself goes to has its origin, and its process."""
_FORGET: Final = "() => { localStorage.clear(); sessionStorage.clear(); name = ''; }"


class PooledVisitor(Visitor):
    """A visitor whose browser others have had before."""

    def __init__(self, browser: Browser, *, phone: bool) -> None:
        super().__init__(browser, Device(phone=phone, first=True), any_language=True)
        self._own: Page = self.page
        self._line: Any = self.context.new_cdp_session(self.page)
        self._agent: str = self.page.evaluate("navigator.userAgent")
        self._until_reset = ExitStack()
        self._origins = set[str]()
        self._documents = 0
        self.page.on("framenavigated", self._note)

    def begin(self, device: Device) -> None:
        """Be the browser of a player at a device."""
        self.device = device
        self.may_lose_the_server = self.may_miss = False
        self.page = self._own
        page = self.page
        page.set_viewport_size(PHONE if device.phone else DESK)
        page.emulate_media(
            media="null",
            color_scheme="dark" if device.dark else "light",
            reduced_motion="reduce" if device.still else "no-preference",
            forced_colors="null",
            contrast="null",
        )
        page.mouse.move(-1, -1)
        self._line.send("Emulation.setLocaleOverride", {"locale": device.locale})
        agent = {"userAgent": self._agent, "acceptLanguage": device.locale}
        self._line.send("Emulation.setUserAgentOverride", agent)
        if not device.first:
            self._until_reset.enter_context(self.context.add_init_script(welcomed()))
        if device.kept:
            page.goto("/".join(device.at.split("/")[:3]) + ICON)
            page.evaluate("(kept) => Object.assign(localStorage, kept)", device.kept)

    def reset(self) -> bool:
        """Forget what was before; return False where something of it may last."""
        self._until_reset.close()
        if self.context.pages != [self._own] or len(self._origins) > 1:
            return False
        with suppress(BrowserError):
            for origin in self._origins:
                self._forget(origin)
            self._origins.clear()
            return True
        return False

    def _note(self, frame: Frame) -> None:
        place = urlsplit(frame.url)
        if frame == self._own.main_frame and place.scheme in ("http", "https"):
            self._documents += 1
            self._origins.add(f"{place.scheme}://{place.netloc}")

    def _forget(self, origin: str) -> None:
        """Clear what is stored for a server, in an empty document of the same process."""
        self._own.evaluate(_LEAVE)
        self._own.wait_for_url(_EMPTY)
        self._own.evaluate(_FORGET)
        self._line.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        self._line.send("Page.resetNavigationHistory")
        if self._documents >= MANY:
            self._line.send("HeapProfiler.collectGarbage")
            self._documents = 0


class BrowserPool:
    """The browsers that a process keeps, and those that a test has at present."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[bool, list[PooledVisitor]] = {True: [], False: []}
        self._taken: list[PooledVisitor] = []

    def take(self, device: Device | None = None) -> PooledVisitor:
        """Give out a browser as new."""
        device = device or Device()
        if device.keeping or device.base:
            raise ValueError("ask for `visit`: this lasts")
        free = self._free[device.phone]
        visitor = free.pop() if free else PooledVisitor(self._browser, phone=device.phone)
        self._taken.append(visitor)
        visitor.begin(device)
        return visitor

    def take_back(self, *, reuse: bool) -> list[str]:
        """Take all browsers back from a test, to be given out again or closed; return what they complained about."""
        complaints = [said for visitor in self._taken for said in visitor.complaints]
        for visitor in self._taken:
            if reuse and visitor.reset():
                self._free[visitor.device.phone].append(visitor)
            else:
                visitor.leave()
            visitor.complaints.clear()
        self._taken.clear()
        return complaints

    def close(self) -> None:
        """Close all browsers."""
        for visitor in [*self._free[True], *self._free[False], *self._taken]:
            visitor.leave()
