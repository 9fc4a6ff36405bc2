"""One Chromium, and one server of each kind, for all tests of a process, and a browser context for each visitor."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browser_pool import BrowserPool
from tests.browser.kept import Kept
from tests.browser.playwright_session import PlaywrightSession
from tests.browser.server import Server
from tests.browser.visitor import Device, Visit, Visitor

expect.set_options(timeout=15_000)  # a machine may be busy


@pytest.fixture(scope="session")
def playwright_session(pytestconfig: pytest.Config) -> Iterator[PlaywrightSession]:
    """Playwright, hidden from the tests that have no browser."""
    session = PlaywrightSession()
    pytestconfig.pluginmanager.register(session)
    yield session
    pytestconfig.pluginmanager.unregister(session)
    session.stop()


@pytest.fixture(scope="session")
def browser(playwright_session: PlaywrightSession) -> Browser:
    """A running Chromium; each test opens contexts of its own."""
    return playwright_session.browser


@pytest.fixture(scope="session")
def large_type(playwright_session: PlaywrightSession) -> Iterator[Browser]:
    """Another Chromium, whose user has set type of twice the usual size."""
    large = playwright_session.launch("--blink-settings=defaultFontSize=32")
    yield large
    with playwright_session.shown():
        large.close()


@pytest.fixture(scope="session")
def kept_open(playwright_session: PlaywrightSession, browser: Browser) -> Iterator[Kept]:
    """The screens that stay open."""
    kept = Kept(browser)
    yield kept
    with playwright_session.shown():
        kept.leave()


@pytest.fixture
def kept(request: pytest.FixtureRequest, kept_open: Kept) -> Iterator[Kept]:
    """Sit down at screens that stay open; after the test none of them may have complained."""
    failed = request.session.testsfailed
    yield kept_open
    kept_open.end()
    complaints = kept_open.complaints()
    if complaints or request.session.testsfailed > failed:
        kept_open.leave()
    assert complaints == []


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests share and leave running; each test plays in rooms of its own."""
    with Server(tmp_path_factory.mktemp("games")) as running:
        yield running


@pytest.fixture(scope="session")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A shared server at which a robot soon takes the seat of who leaves, and others may soon get it."""
    with Server(tmp_path_factory.mktemp("hasty"), grace=0.2, absence=0.2) as running:
        yield running


@pytest.fixture(scope="session")
def offering(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A shared server that simulates and rolls out games, in plain Python."""
    with Server(tmp_path_factory.mktemp("offering"), seed=3) as running:
        yield running


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Open a browser of its own for a player; afterwards none of their pages may have complained."""
    visitors: list[Visitor] = []

    def come(device: Device | None = None) -> Visitor:
        visitors.append(Visitor(browser, device or Device()))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
    assert [said for visitor in visitors for said in visitor.complaints] == []


@pytest.fixture(scope="session")
def browser_pool(playwright_session: PlaywrightSession, browser: Browser) -> Iterator[BrowserPool]:
    """The browsers at real servers that stay open."""
    pool = BrowserPool(browser)
    yield pool
    with playwright_session.shown():
        pool.close()


@pytest.fixture
def lease(request: pytest.FixtureRequest, browser_pool: BrowserPool) -> Iterator[Visit]:
    """Give a player a browser that other tests have had before, as new; afterwards none may have complained."""
    failed = request.session.testsfailed
    yield browser_pool.take
    complaints = browser_pool.take_back(reuse=request.session.testsfailed == failed)
    assert complaints == []
