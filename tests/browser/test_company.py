"""Robots as company: what they are called, whose offers one hears, and bidding up to a limit that nobody else sees."""

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from monopolista.games.classic.bots.registry import BOTS
from monopolista.games.classic.rules import tasks
from monopolista.games.interface.bot_entry import Robot
from monopolista.table import Table
from tests.browser.laid import NAMES, Laid, lay
from tests.browser.player import Player
from tests.browser.screens import violations
from tests.browser.server import Server
from tests.browser.visitor import Device, Visit, Visitor

MAKERS = (1, 2, 3)


def bought(answers: int) -> Table:
    """Return a table at which everybody has bought what it came to, until an answer to a purchase is due."""
    table = Table("italy", 4, seed=3, names=NAMES[:4])
    while table.version < answers or table.question.kind != tasks.WORDS[tasks.TO_BUY]:
        seat = table.asked[0]
        buys = table.question.kind == tasks.WORDS[tasks.TO_BUY] and not table.refusal(seat, "buy")
        table.play(seat, "buy" if buys else table.plain_answer(seat))
    return table


def offered() -> Table:
    """Return a table at which each robot has offered the person something."""
    table = bought(150)
    owner = table.view().owner
    own = next(square for square, seat in enumerate(owner) if seat == 0)
    for maker in MAKERS:
        theirs = next(square for square, seat in enumerate(owner) if seat == maker)
        table.play(maker, f"propose 0 give {theirs} get {own}")
    return table


def auctioned() -> Table:
    """Return a table at which a robot leads an auction with 75, and the person is asked."""
    table = bought(60)
    table.play(table.asked[0], "decline")
    table.play(1, "bid 60")
    table.play(2, "bid 75")
    return table


def sit(visit: Visit, server: Server, laid: Laid, language: str, *, phone: bool = False) -> Player:
    """Return who has the first seat of a table."""
    player = Player(visit(Device(language, phone=phone, kept=laid.kept, at=server.address)))
    player.enter(laid.address)
    return player


def bot_labels(player: Player, robots: Sequence[Robot]) -> list[str]:
    """Return what robots are called in the lobby."""
    said = [player.text(one.title) for one in robots]
    return [
        player.text("robot-rated", robot=word, rating=str(one.rating)) if one.rating else word
        for word, one in zip(said, robots, strict=True)
    ]


def test_the_lobby_offers_levels_that_a_person_understands_and_the_others_to_the_curious(
    server: Server, lease: Visit
) -> None:
    player = Player(lease(Device("it")))
    player.open_table(server.address, "Anna")
    page, ranked = player.page, sorted(BOTS, key=lambda bot: bot.rating)
    levels, others = ([bot for bot in ranked if bool(bot.strength) == is_level] for is_level in (True, False))
    assert [bot.strength for bot in levels] == ["learner", "casual", "skilled", "strong", "champion"]
    choice = page.get_by_label(re.compile(rf"^{player.text('lobby-level')}: ")).first
    group = choice.locator("optgroup")
    expect(group).to_have_attribute("label", player.text("robots-levels"))
    expect(group.locator("option")).to_have_text(bot_labels(player, levels))
    fold = page.locator("summary").filter(has_text=player.text("robots-more"))
    fold.press("Enter")
    expect(page.locator("details").filter(has=fold).locator("dt")).to_have_text(bot_labels(player, others[::-1]))
    expect(group.last.locator("option")).to_have_text(bot_labels(player, others[::-1]))
    assert violations(page) == []
    choice.select_option("fixed-b")
    expect(page.get_by_role("listitem", name="Posto 2")).to_contain_text("simulatore GNOME")
    fold.press("Enter")
    expect(group.last.locator("option")).to_have_count(1)
    expect(choice).to_have_value("fixed-b")
    assert not re.search(r"\bFisso\b|fixed-", page.locator("body").inner_text())
    assert violations(page) == []


def test_one_refuses_all_offers_and_hears_no_more_until_one_wishes(server: Server, lease: Visit) -> None:
    player = sit(lease, server, lay(server, offered()), "en")
    page, button = player.page, player.visitor.button
    expect(page.locator("[data-purse='1']")).to_contain_text(player.text("robot-strength-strong"))
    offers = page.locator(".business")
    button("answer-more").click()
    assert violations(page) == []
    button("answer-ignore-spoken", maker=NAMES[3]).click()
    expect(offers).to_contain_text(NAMES[2])
    settings = player.open_panel("settings")
    boxes = {seat: settings.get_by_role("checkbox", name=NAMES[seat], exact=True) for seat in MAKERS}
    expect(boxes[2]).to_be_checked()
    expect(boxes[3]).not_to_be_checked()
    assert violations(page) == []
    player.close()
    button("answer-more").click()
    button("answer-refuse-all", count=2).click()
    expect(offers).to_have_count(0)
    player.open_panel("settings")
    button("hear-nobody").click()
    expect(boxes[1]).not_to_be_checked()
    page.reload()
    expect(page.locator("[data-purse='0']")).to_be_visible()
    player.open_panel("settings")
    for one in boxes.values():
        expect(one).not_to_be_checked()
    button("hear-all").click()
    for one in boxes.values():
        expect(one).to_be_checked()


def test_one_bids_up_to_a_limit_that_nobody_else_sees(server: Server, visit: Visit) -> None:
    laid = lay(server, auctioned())
    player = sit(visit, server, laid, "en", phone=True)
    page, button = player.page, player.visitor.button
    watcher: Visitor = visit(Device("en", at=server.address))
    watcher.page.goto(laid.watch)
    boxes: list[str] = []
    watcher.page.on("websocket", lambda line: line.on("framereceived", lambda said: boxes.append(str(said))))
    watcher.page.reload()
    field = page.get_by_role("textbox")
    field.fill("137")
    expect(up_to(page, "M 137")).to_be_enabled()
    assert violations(page) == []
    field.fill("99999")
    expect(up_to(page, "M 99,999")).to_have_attribute("aria-disabled", "true")
    field.fill("137")
    up_to(page, "M 137").click()
    standing = page.get_by_text(player.text("auction-limit", amount="M 137"))
    expect(standing).to_be_visible()
    assert violations(page) == []
    page.reload()
    expect(standing).to_be_visible()
    button("auction-limit-change").click()
    page.get_by_role("textbox").fill("141")
    up_to(page, "M 141").click()
    expect(page.get_by_text(player.text("auction-limit", amount="M 141"))).to_be_visible()
    button("auction-limit-end").click()
    expect(button("answer-bid", amount="M 141")).to_be_visible()
    expect(watcher.page.locator("[data-purse='0']")).to_be_visible()
    assert boxes, "it does hear of the game"
    assert not [said for said in boxes if "137" in said or "141" in said]


def up_to(page: Page, amount: str) -> Locator:
    """Return the button that bids up to a sum."""
    return page.get_by_role("button", name=re.compile(rf"^Up to {re.escape(amount)}\b"))
