"""A site below a path of a host that has other sites: it asks for nothing outside, and mixes with nothing there."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.host import Host
from tests.browser.keeping import kept
from tests.browser.laid import lay, played
from tests.browser.pair import Pair, asked, read_alike, sit_down
from tests.browser.server import Server
from tests.browser.visitor import Device, Visit, Visitor

BASE = "/games/of-mine"
MOVES = 8
PAGES = ("rules/italy", "odds/italy", "workshop", "workshop/print", "puzzles", "simulations", "games", "dice", "replay")
STORED = "() => [localStorage, sessionStorage].flatMap((one) => Object.keys(one))"


class Site(Server):
    """A server below a path of a host."""

    def __init__(self, folder: Path, base: str, host: Host) -> None:
        super().__init__(folder, base=base)
        self._host = host

    @property
    def address(self) -> str:
        """Return where it is on its host."""
        return self._host.address + self.base

    def start(self) -> None:
        """Start it, and have its host know it."""
        super().start()
        self._host.sites[self.base] = self.port


@pytest.fixture
def host() -> Iterator[Host]:
    with Host() as found:
        yield found


@pytest.fixture
def site(host: Host, tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path, BASE, host) as found:
        yield found


def play_on(players: Pair, moves: int) -> None:
    """Play some moves, and see that both receive the same."""
    for _ in range(moves):
        who, _other, card = asked(players)
        who.press_main(card)
    read_alike(*players)


def look_round(visitor: Visitor, address: str) -> None:
    """Open every page of a site, by the links of its first page and by their addresses."""
    page = visitor.page
    page.goto(f"{address}/")
    expect(visitor.button("start-friends")).to_be_visible()
    links = {link.get_attribute("href") or "" for link in page.locator("a").all()}
    assert len(links) > len(PAGES) / 2
    for link in {*links, *(f"{address}/{one}" for one in PAGES)}:
        page.goto(link if "://" in link else address.removesuffix(BASE) + link)
        page.wait_for_load_state("networkidle")
        expect(page.get_by_role("heading").first).to_be_visible()
        expect(page.get_by_text(visitor.text("room-missing"))).to_have_count(0)


@pytest.mark.campaign("whole games in a browser", sample=1)
def test_a_whole_game_and_every_page_ask_for_nothing_outside_the_base(host: Host, site: Site, visit: Visit) -> None:
    anna, bruno = players = sit_down(site, visit, Device(base=BASE, keeping=True))
    play_on(players, MOVES)
    anna.page.reload()
    play_on(players, MOVES)
    bruno.open_panel("estate")
    bruno.leave()
    anna.page.get_by_role("link", name=anna.text("end-watch")).click()
    expect(anna.page.get_by_role("slider")).to_be_visible()
    assert anna.page.url.startswith(f"{site.address}/replay/")
    replay = anna.page.url
    look_round(anna.visitor, site.address)

    page = anna.page
    page.goto(f"{site.address}/rules/italy")
    kept(page, site.address, "/", "/api/rulebook/italy?language=en", f"/api/replays/{replay.rpartition('/')[2]}")
    assert [name for name in page.evaluate(STORED) if not name.startswith(f"monopolista{BASE}:")] == []
    assert [name for name in page.evaluate("() => caches.keys()") if not name.startswith(f"monopolista{BASE}:")] == []
    assert [path for path in host.asked if not f"{path}/".startswith(f"{BASE}/")] == []
    assert {path.split("/")[3] for path in host.asked if path != BASE} >= {
        "",
        "api",
        "assets",
        "r",
        "replay",
        "worker.js",
        "ws",
    }

    anna.visitor.may_lose_the_server = bruno.visitor.may_lose_the_server = True
    host.cut_off()
    page.goto(f"{site.address}/rules/italy#RENT-2")
    expect(page.locator("[id$=RENT-2]")).to_be_visible()
    page.goto(replay)
    expect(page.get_by_role("slider")).to_be_visible()
    page.goto(f"{site.address}/")
    expect(anna.visitor.button("start-friends")).to_be_visible()


@pytest.mark.campaign("whole games in a browser", sample=1)
@pytest.mark.parametrize("outer", ["", "/games"])
def test_two_sites_of_one_host_share_neither_seats_nor_what_is_kept(
    host: Host, tmp_path: Path, visit: Visit, outer: str
) -> None:
    """Both have the very same table, and the inner one lies where the outer one's worker answers too."""
    (tmp_path / "one").mkdir()
    one = Site(tmp_path / "one", outer, host)
    laid = lay(one, played(3, 11, 30))
    shutil.copytree(tmp_path / "one", tmp_path / "other")
    with one, Site(tmp_path / "other", BASE, host) as other:
        visitor = visit(Device(kept=laid.kept, at=one.address, base=outer, keeping=True))
        page = visitor.page
        watching = page.get_by_role("heading", name=visitor.text("join-title"))
        for there, at in ((one, 0), (other, 1), (one, 0)):
            page.goto(laid.address.replace(one.address, there.address))
            expect(page.locator("[data-purse='0']")).to_be_visible()
            expect(watching).to_have_count(at)
            kept(page, there.address, "/", f"/kept/tables/{laid.address.rpartition('/')[2]}", "/kept/played")
        page.goto(f"{one.address}/games")
        stored = [name for name in page.evaluate(STORED) if ":keys:" in name]
        assert stored == [*laid.kept]
        caches = page.evaluate("() => caches.keys()")
        first = f"monopolista{outer}:" if outer else "monopolista-"
        assert sum(name.startswith(first) for name in caches) == 2
        assert sum(name.startswith(f"monopolista{BASE}:") for name in caches) == 2
