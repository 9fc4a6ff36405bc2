"""Screens that stay open from one test to the next, and on which each test begins anew.

A page of its own costs a test most of all in what Chromium does before the page is there: it starts a process, and
compiles the program. A kept screen has both already. What a test finds on it is nevertheless new: a new document, with
nothing stored, before a new stage. Only what outlives a document is left, and the screen gives none of it back: a test
that wants the time, the network, the permissions or the scripts of its page to be otherwise opens a browser of its own.
"""

from collections.abc import Sequence
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, Final
from urllib.parse import urlparse

from playwright.sync_api import Browser, ViewportSize, WebSocketRoute

from monopolista.table import Table
from tests.browser.stage import ADDRESS, Answer, Stage
from tests.browser.visitor import DESK, PHONE, Device, Visitor, welcomed

EMPTY: Final = "/empty"
MANY: Final = 16
"""Documents after which their memory is taken back: otherwise Chromium waits until there are hundreds of megabytes."""
_NOTHING: Final = Answer(b"<!doctype html><title>empty</title>", "text/html")
_FORGET: Final = """(kept) => {
  localStorage.clear();
  sessionStorage.clear();
  name = '';
  Object.assign(localStorage, kept);
}"""
_TOUCHED: Final = """for (const kind of ['pointerdown', 'keydown'])
  addEventListener(kind, () => { globalThis.touched = true; }, { capture: true });"""


class KeptStage(Stage):
    """A stage before a screen at which there were others."""

    def __init__(self, screen: "Screen", table: Table, mine: list[int]) -> None:
        self.visitor = screen.visitor
        self._screen = screen
        super().__init__(screen.visitor.page, table, mine)

    def _attach(self) -> None:
        self._screen.stage = self
        self.is_left = False

    def _hear(self, text: str | bytes) -> None:
        if not self.is_left:  # what a page says last may come when it is gone
            super()._hear(text)


class Screen:
    """A browser that stays open on a desk or a phone, and the one of its stages that answers it."""

    def __init__(self, browser: Browser, *, phone: bool) -> None:
        self.stage: KeptStage | None = None
        self._shown: Device | None = None
        """On what device the stage was only to be looked at; None where it was for more."""
        self._proxy = _Proxy(self)
        device = Device(phone=phone, first=True)
        self.visitor = Visitor(browser, device, proxy=self._proxy.address, any_language=True)
        self.visitor.context.add_init_script(_TOUCHED)
        page = self.visitor.page
        page.route_web_socket("**/ws/*", self._connect)
        self._documents = 0
        self._line: Any = self.visitor.context.new_cdp_session(page)
        self._agent: str = page.evaluate("navigator.userAgent")

    @property
    def lasts(self) -> bool:
        """Whether the screen is still there, and alone."""
        return self.visitor.context.pages == [self.visitor.page]

    def begin(self, table: Table, device: Device, size: ViewportSize | None, mine: Sequence[int]) -> KeptStage:
        """Forget what was before, and sit down at a table."""
        self._clear(device, size or (PHONE if device.phone else DESK))
        self._shown = None
        self.visitor.device = device
        stage = KeptStage(self, table, [*mine])
        stage.open()
        return stage

    def end(self) -> None:
        """Go away from the table, unless it was only looked at."""
        if self._shown is None and self.lasts:
            self._empty()

    def _empty(self) -> None:
        if self.stage is not None:
            self.stage.is_left = True
        if self.visitor.page.url != ADDRESS + EMPTY:
            self.visitor.page.goto(ADDRESS + EMPTY)

    def _clear(self, device: Device, size: ViewportSize) -> None:
        page = self.visitor.page
        self._empty()
        self._documents += 1
        if self._documents % MANY == 0:
            self._line.send("HeapProfiler.collectGarbage")
        page.set_viewport_size(size)
        page.emulate_media(
            media="null",
            color_scheme="dark" if device.dark else "light",
            reduced_motion="reduce" if device.still else "no-preference",
            forced_colors="null",
            contrast="null",
        )
        page.mouse.move(-1, -1)
        for command, values in (
            ("Emulation.setLocaleOverride", {"locale": device.locale}),
            ("Emulation.setUserAgentOverride", {"userAgent": self._agent, "acceptLanguage": device.locale}),
            ("Storage.clearDataForOrigin", {"origin": ADDRESS, "storageTypes": "all"}),
        ):
            self._line.send(command, values)
        page.evaluate(_FORGET, device.kept)
        if not device.first:
            page.evaluate(welcomed())

    def show(self, table: Table, device: Device) -> None:
        """Lay a table in the place of another one, where that was only looked at, by the same sort of player."""
        if self._is_untouched(table, device):
            assert self.stage is not None
            self.stage.show(table)
        else:
            self.begin(table, device, None, [0])
            self._shown = device

    def _is_untouched(self, table: Table, device: Device) -> bool:
        stage = self.stage
        if stage is None or self._shown != device or stage.table.game is not table.game or not stage.is_as_laid:
            return False
        return not self.visitor.page.evaluate("globalThis.touched")

    def answer(self, path: str) -> Answer:
        """Return what there is at a path."""
        return _NOTHING if self.stage is None or path == EMPTY else self.stage.answer(path)

    def leave(self) -> None:
        """Close the browser."""
        self.visitor.leave()
        self._proxy.close()

    def _connect(self, socket: WebSocketRoute) -> None:
        assert self.stage is not None
        self.stage.connect(socket)


class Kept:
    """The screens that a process keeps: a desk's and a phone's, as far as tests ask for them."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._screens: dict[bool, Screen] = {}

    def open(
        self,
        table: Table,
        device: Device | None = None,
        *,
        size: ViewportSize | None = None,
        mine: Sequence[int] = (0,),
    ) -> KeptStage:
        """Sit down at a table, at a screen as new."""
        device = device or Device()
        return self._screen(device).begin(table, device, size, mine)

    def show(self, table: Table, device: Device) -> Visitor:
        """Lay a table that is only looked at: in the place of the one before, where that was only looked at as well."""
        screen = self._screen(device)
        screen.show(table, device)
        return screen.visitor

    def end(self) -> None:
        """Go away from all tables of a test."""
        for screen in self._screens.values():
            screen.end()

    def complaints(self) -> list[str]:
        """Return what any of the screens complained about, and forget it."""
        said = [one for screen in self._screens.values() for one in screen.visitor.complaints]
        for screen in self._screens.values():
            screen.visitor.complaints.clear()
        return said

    def leave(self) -> None:
        """Close all screens."""
        for screen in self._screens.values():
            screen.leave()
        self._screens.clear()

    def _screen(self, device: Device) -> Screen:
        screen = self._screens.get(device.phone)
        if screen is not None and not screen.lasts:
            screen.leave()
            screen = None
        self._screens[device.phone] = screen or Screen(self._browser, phone=device.phone)
        return self._screens[device.phone]


class _Proxy(ThreadingHTTPServer):
    """What the browser of a screen reaches instead of any host; what Playwright itself answers is not cached."""

    daemon_threads = True

    def __init__(self, screen: Screen) -> None:
        super().__init__(("127.0.0.1", 0), _Request)
        self.screen = screen
        Thread(target=self.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def close(self) -> None:
        self.shutdown()
        self.server_close()


class _Request(BaseHTTPRequestHandler):
    """Something that a page asked for."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def do_GET(self) -> None:
        assert isinstance(self.server, _Proxy)
        path = urlparse(self.path).path
        answer = self.server.screen.answer(path)
        self.send_response(200)
        self.send_header("Content-Type", answer.kind)
        self.send_header("Content-Length", str(len(answer.body)))
        self.send_header("Cache-Control", "max-age=86400" if path.startswith("/assets/") else "no-store")
        self.end_headers()
        self.wfile.write(answer.body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing of it."""
