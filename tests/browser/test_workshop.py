"""The workshop: a board is copied, changed on the board itself, checked, judged, played at a table and passed on."""

import re
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, Route, expect

from monopolista.games.classic.editions.schema import EditionFile
from tests.browser.phrases import foreign, on_screen
from tests.browser.screens import too_wide, violations
from tests.browser.server import Server
from tests.browser.sizes import ACROSS, resize
from tests.browser.test_accessibility import DEVICES
from tests.browser.test_odds import APART
from tests.browser.visitor import PHONE, Device, Visit, Visitor

MINE = "Harbour Lane"
INCOME_TAX, BOARDWALK = 4, 39
OFFERED = {"en": "us", "it": "italy"}
"""The edition that a reader of a language is offered."""


def square(page: Page, place: int) -> None:
    page.locator(f'[data-square="{place}"]').click()


def show(visitor: Visitor, section: str) -> None:
    page = visitor.page
    page.locator("label.button").get_by_text(visitor.text(f"workshop-section-{section}"), exact=True).click()


def copied(server: Server, visitor: Visitor) -> Page:
    """Begin with a copy of the edition that the reader is offered."""
    page = visitor.page
    page.goto(f"{server.address}/workshop")
    page.get_by_role("button", name=visitor.text("workshop-start-copy")).click()
    expect(page.get_by_text(visitor.text("workshop-check-sound"))).to_be_visible()
    return page


def sampled(server: Server, visitor: Visitor, name: str) -> Page:
    """Begin with a sample board."""
    page = visitor.page
    page.goto(f"{server.address}/workshop")
    page.get_by_role("button", name=name).click()
    expect(page.get_by_text(visitor.text("workshop-check-sound"))).to_be_visible()
    return page


def test_a_board_is_changed_checked_judged_played_and_passed_on(server: Server, visit: Visit) -> None:
    visitor = visit(Device())
    page = copied(server, visitor)
    expect(page.locator('[data-square="0"]')).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("heading", name="1 · Mediterranean Avenue")).to_be_focused()
    page.locator('[data-square="0"]').focus()
    for key in ("ArrowUp", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.textContent").startswith("38 ·")
    square(page, BOARDWALK)
    name = page.get_by_label(visitor.text("workshop-name"), exact=True)
    name.fill(MINE)
    expect(page.get_by_role("button", name=re.compile(MINE))).to_have_count(1)
    named_in_a_row(page, visitor)
    pictured(page, visitor)
    painted_together(page, visitor)
    price = page.get_by_label(visitor.text("workshop-price"), exact=True)
    expect(page.get_by_label(visitor.text("workshop-curve"))).to_be_checked()
    price.fill("301")
    expect(price).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_text(visitor.text("workshop-fault-price"))).to_have_count(2)
    expect(page.get_by_role("button", name=visitor.text("workshop-play"))).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Control+z")
    expect(price).to_have_value("400")
    page.keyboard.press("Control+Shift+z")
    several_faults(page, visitor)
    square(page, BOARDWALK)
    price.fill("300")
    followed_advice(page, visitor)

    read_its_rules(server, visitor)
    link = shared_link(visitor)
    page.get_by_role("button", name=visitor.text("workshop-play")).click()
    chosen = page.get_by_label(re.compile(f"^{visitor.text('lobby-edition')}")).locator("option:checked")
    expect(chosen).to_have_text(visitor.text("workshop-own-name"))
    expect(page.get_by_role("link", name=visitor.text("workshop-open-copy"))).to_have_attribute(
        "href", re.compile("/workshop/own-[0-9a-f]{20}$")
    )

    opened_from(link, visit(Device(phone=True)).page)


def opened_from(link: str, page: Page) -> None:
    """Open a copy of the board from its link."""
    page.goto(f"http://{link}")
    expect(page.get_by_role("button", name=re.compile(MINE))).to_have_count(1)


def test_a_copy_is_of_the_readers_own_edition_also_before_the_list_of_editions_has_come(
    server: Server, visit: Visit
) -> None:
    visitor = visit(Device(language="it"))
    page = visitor.page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/editions", hold)
    page.goto(f"{server.address}/workshop")
    page.get_by_role("button", name=visitor.text("workshop-start-copy")).click()
    expect(page.get_by_role("link", name=visitor.text("workshop-print-this"))).to_have_count(0)
    assert [route.continue_() for route in held] == [None]
    expect(page.get_by_role("button", name="Parco della Vittoria")).to_have_count(1)


def read_its_rules(server: Server, visitor: Visitor) -> None:
    """Go on to the paper and to the rulebook, and come back: the browser has stored the board."""
    page = visitor.page
    page.get_by_role("link", name=visitor.text("workshop-print")).click()
    visitor.button("panel-rules").click()
    expect(page).to_have_url(re.compile("/rules/own-[0-9a-f]{20}$"))
    page.goto(f"{server.address}/workshop")
    expect(page.get_by_text(visitor.text("workshop-check-sound"))).to_be_visible()


def named_in_a_row(page: Page, visitor: Visitor) -> None:
    """Go to the next square and back, with Enter in a field and with the buttons, and end where it began."""
    name = page.get_by_label(visitor.text("workshop-name"), exact=True)
    name.press("Enter")
    expect(name).to_have_value("GO")
    expect(name).to_be_focused()
    spaced_by_a_keyboard(page, visitor)
    page.get_by_role("button", name=visitor.text("workshop-square-after")).click()
    expect(name).to_have_value("Mediterranean Avenue")
    page.get_by_role("button", name=visitor.text("workshop-square-before")).click()
    name.press("Shift+Enter")
    expect(name).to_have_value(MINE)


def spaced_by_a_keyboard(page: Page, visitor: Visitor) -> None:
    """Type as on a tablet, which puts a space after each word: it is no fault, and goes when the field is left."""
    name = page.get_by_label(visitor.text("workshop-name"), exact=True)
    name.fill(" Main ")
    expect(name).to_have_value(" Main ")
    expect(page.get_by_text(visitor.text("workshop-check-sound"))).to_be_visible()
    name.press("End")
    name.press_sequentially("Street ")
    expect(name).to_have_value(" Main Street ")
    name.blur()
    expect(name).to_have_value("Main Street")
    expect(page.get_by_text(visitor.text("workshop-check-sound"))).to_be_visible()
    page.keyboard.press("Control+z")
    expect(name).to_have_value("GO")
    name.focus()


def pictured(page: Page, visitor: Visitor) -> None:
    """Give a square an emoji that the checker takes, one too many, and a drawing, each of which is undone as one."""
    picture = page.get_by_role("textbox", name=re.compile(f"^{visitor.text('workshop-picture')}"))
    shown = page.locator("section.board text").get_by_text("🏰", exact=True)
    picture.fill("🏰")
    expect(shown).to_have_count(1)
    expect(shown).to_have_attribute("aria-hidden", "true")
    picture.press_sequentially("🏯")
    expect(picture).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_text(visitor.text("workshop-fault-picture"))).to_have_count(2)
    car = page.get_by_role("button", name=visitor.text("workshop-icon-car"), exact=True)
    car.click()
    expect(car).to_have_attribute("aria-pressed", "true")
    expect(picture).to_have_value("")
    expect(page.get_by_text(visitor.text("workshop-check-sound"))).to_be_visible()
    page.keyboard.press("Control+z")
    expect(picture).to_have_value("🏰🏯")
    page.keyboard.press("Control+z")
    expect(picture).to_have_value("")


def painted_together(page: Page, visitor: Visitor) -> None:
    """Give a group another colour with one edit, which is undone as one, and one of its streets alone."""
    colour = page.get_by_role("combobox", name=visitor.text("workshop-group"), exact=True)
    painted = page.get_by_role("button", name=re.compile(visitor.text("colour-pink")))
    colour.select_option("pink")
    expect(painted).to_have_count(2)
    page.keyboard.press("Control+z")
    expect(painted).to_have_count(3)
    page.get_by_label(visitor.text("workshop-group-alone")).check()
    colour.select_option("pink")
    expect(painted).to_have_count(4)
    page.keyboard.press("Control+z")


@contextmanager
def somewhere_in_the_network(page: Page) -> Generator[None]:
    """Let the server say that other devices find it under another address than this browser does."""

    def answer(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, json=found.json() | {"addresses": ["http://192.0.2.7:8000/"]})

    page.route("**/api/boxes", answer)
    yield
    page.unroute("**/api/boxes")


def shared_link(visitor: Visitor) -> str:
    """Share the board and return its link; it has an address that other devices reach, where the server knows one."""
    page, field = visitor.page, visitor.text("workshop-link")
    share = page.get_by_role("button", name=visitor.text("workshop-share"))
    with somewhere_in_the_network(page):
        share.click()
        expect(page.get_by_role("textbox", name=field)).to_have_value(re.compile("^192.0.2.7:8000/workshop/own-"))
    share.click()
    expect(page.get_by_role("textbox", name=field)).not_to_have_value(re.compile("^192"))
    return page.get_by_role("textbox", name=field).input_value()


def followed_advice(page: Page, visitor: Visitor) -> None:
    """Follow the advice, which is the same in other money."""
    show(visitor, "balance")
    expect(page.get_by_text(visitor.text("simulate-not-offered"))).to_be_visible()
    advice = page.get_by_role("listitem").filter(has_text=visitor.text("colour-dark-blue"))
    expect(advice).to_have_count(1)
    in_other_money(page, visitor)
    show(visitor, "balance")
    expect(advice).to_have_count(1)
    show(visitor, "box")
    page.keyboard.press("Control+z")
    expect(page.get_by_label(visitor.text("workshop-number-cash"), exact=True)).to_have_value("1500")
    show(visitor, "balance")
    advice.get_by_role("button").first.click()
    expect(advice).to_have_count(0)
    expect(page.get_by_role("heading", name=visitor.text("workshop-section-balance"))).to_be_focused()


def in_other_money(page: Page, visitor: Visitor) -> None:
    """Multiply all sums by ten, with one button."""
    show(visitor, "box")
    cash = page.get_by_label(visitor.text("workshop-number-cash"), exact=True)
    expect(cash).to_have_value("1500")
    page.get_by_role("button", name=visitor.text("workshop-multiply-now"), exact=True).click()
    expect(cash).to_have_value("15000")
    expect(page.get_by_text(visitor.text("workshop-check-sound"))).to_be_visible()


def several_faults(page: Page, visitor: Visitor) -> None:
    """Spoil the name of another square too: both squares are marked, and both fields say what is wrong in them."""
    square(page, 1)
    name = page.get_by_label(visitor.text("workshop-name"), exact=True)
    known = name.input_value()
    name.fill("")
    expect(name).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_text(visitor.text("workshop-faults", count=2))).to_be_visible()
    expect(page.locator("rect.faulty")).to_have_count(2)
    for field in ("workshop-name", "workshop-price"):
        page.get_by_role("button", name=visitor.text("workshop-show-fault")).click()
        expect(page.get_by_label(visitor.text(field), exact=True)).to_have_attribute("aria-invalid", "true")
    square(page, 1)
    name.fill(known)
    expect(page.locator("rect.faulty")).to_have_count(1)


def schema_fields(kind: Any, path: str = "") -> Iterator[str]:
    """Yield the keys of the values in an edition file; those of a list or of a text in languages have one key."""
    if isinstance(kind, msgspec.inspect.StructType):
        for field in kind.fields:
            yield from schema_fields(field.type, f"{path}.{field.name}" if path else field.name)
    elif isinstance(kind, msgspec.inspect.UnionType) and isinstance(kind.types[0], msgspec.inspect.StructType):
        yield from schema_fields(kind.types[0], path)
    elif isinstance(kind, msgspec.inspect.VarTupleType) and isinstance(kind.item_type, msgspec.inspect.StructType):
        yield from schema_fields(kind.item_type, path)
    else:
        yield path


def offered(page: Page) -> set[str]:
    """Return the keys of the values that the open section offers, without places and languages."""
    names: list[str] = page.locator(".panel [name]:not([type=radio])").evaluate_all(
        "(all) => all.map((one) => one.getAttribute('name'))"
    )
    return {re.sub(r"\.(chance|chest)$", "", re.sub(r"\[\d+\]|\.(en|it)$", "", name)) for name in names}


def test_every_value_of_an_edition_file_is_offered_or_stated_as_fixed(server: Server, lease: Visit) -> None:
    visitor = lease(Device())
    page = copied(server, visitor)
    show(visitor, "box")
    page.get_by_role("checkbox", name="Italiano").check()
    found = offered(page)
    square(page, 1)
    page.locator('[name="squares[1].name.en"]').press("Enter")
    expect(page.locator('[name="decks.names.chest.en"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator('[name="squares[3].name.en"]')).to_be_focused()
    for place in (0, 1, 4, 5, 7, 10, 12):
        square(page, place)
        for words in page.get_by_role("checkbox", name="Other words for").all():
            words.check()
        if place == 1:
            page.get_by_label(visitor.text("workshop-curve")).uncheck()
        found |= offered(page)
    show(visitor, "rules")
    found |= offered(page)
    show(visitor, "cards")
    for card in page.locator("ol > li").all():
        card.get_by_role("button").click()
        found |= offered(page)
    page.get_by_label(visitor.text("workshop-card-own")).check()
    found |= offered(page)
    text = page.locator("textarea").first
    text.fill("To the fair,\nall of you!")
    expect(text).to_have_value("To the fair, all of you!")
    text.fill("Everybody shares $7,777")
    expect(text).to_have_accessible_description(visitor.text("workshop-fault-card-sum"))
    expect(text).to_have_attribute("aria-invalid", "false")
    expect(page.get_by_text(visitor.text("workshop-check-sound"))).to_be_visible()
    guide = Path("docs/how-to/make-an-edition.md").read_text(encoding="utf-8")
    listed = guide.partition("except these:\n\n")[2].partition("\n\n")[0]
    fixed = {key for line in listed.splitlines() for key in re.findall(r"`(.+?)`", line.partition(": ")[0])}
    assert found | fixed == set(schema_fields(msgspec.inspect.type_info(EditionFile)))
    assert found & fixed == set()


def test_a_busy_server_is_asked_again_for_the_check_and_for_the_advice(server: Server, visit: Visit) -> None:
    visitor = visit(Device(language="en"))
    page = copied(server, visitor)
    show(visitor, "balance")
    page.get_by_role("table").first.wait_for()
    square(page, INCOME_TAX)
    with busy_once(page, "check"), busy_once(page, "odds"):
        page.get_by_label(visitor.text("workshop-tax"), exact=True).fill("2000")
        show(visitor, "balance")
        expect(page.get_by_text(visitor.text("odds-failed"))).to_be_visible()
        expect(page.get_by_role("listitem").get_by_text("Income Tax")).to_be_visible()
        expect(page.get_by_text(visitor.text("workshop-check-sound"))).to_be_visible()
    assert ["429" in one for one in visitor.complaints] == [True, True]
    visitor.complaints.clear()


@contextmanager
def busy_once(page: Page, question: str) -> Generator[None]:
    """Let the server refuse the first request about a box."""
    address = f"**/api/boxes/{question}*"
    page.route(address, lambda route: route.fulfill(status=429, body="{}"), times=1)
    yield
    page.unroute(address)


def test_a_phone_opens_a_sample_has_the_tools_in_one_row_and_reads_and_writes_toml(
    server: Server, lease: Visit, tmp_path: Path
) -> None:
    visitor = lease(Device(phone=True))
    page = sampled(server, visitor, "A Small Italian Town")
    expect(page.get_by_role("button", name="The Count’s Villa")).to_have_count(1)
    page.evaluate("scrollTo(0, 0)")
    square(page, 1)
    expect(page.get_by_role("textbox", name="Name Italiano")).to_be_in_viewport(ratio=1)
    whole_board_at_once(page)
    shown = page.locator(".tools > button:visible").all()
    assert len({round((box["y"] + box["height"] / 2) / 8) for box in map(Locator.bounding_box, shown) if box}) == 1
    menu = page.get_by_role("button", name=visitor.text("workshop-more"))
    menu.click()
    page.keyboard.press("Escape")
    expect(menu).to_have_attribute("aria-expanded", "false")
    menu.click()
    file = tmp_path / "board.toml"
    toml = saved(visitor, "workshop-save-toml", file)
    file.write_text(toml.replace("cash = 1500", "cash = 1600"), encoding="utf-8")
    page.locator("input[type=file]:not([name])").set_input_files(file)
    show(visitor, "box")
    expect(page.get_by_label(visitor.text("workshop-number-cash"), exact=True)).to_have_value("1600")
    file.write_text(toml.replace("rent = [2, ", "rent = [20, "), encoding="utf-8")
    page.locator("input[type=file]:not([name])").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("squares[1].rent: rents must be positive and rise")
    assert ["400" in one for one in visitor.complaints] == [True]
    visitor.complaints.clear()
    faulty_choices(page, visitor, tmp_path / "board.json")


def saved(visitor: Visitor, button: str, file: Path) -> str:
    """Press a button that saves a file; return what the file says."""
    with visitor.page.expect_download() as saving:
        visitor.button(button).click()
    saving.value.save_as(file)
    return file.read_text(encoding="utf-8")


def whole_board_at_once(page: Page) -> None:
    """Hold the phone across: the whole board is in sight as soon as the page is there."""
    resize(page, ACROSS)
    page.reload()
    for place in (0, 10, 20, 30):
        # Of a square that is drawn to scale, Chromium's ratio is 1 to six digits only.
        expect(page.locator(f'[data-square="{place}"]')).to_be_in_viewport(ratio=0.99999)
    assert [*violations(page), *too_wide(page)] == []
    resize(page, PHONE)


def faulty_choices(page: Page, visitor: Visitor, file: Path) -> None:
    """Open a file with values that cannot be chosen: a choice and a switch say what is wrong in them."""
    page.get_by_role("button", name=visitor.text("workshop-more")).click()
    box = msgspec.json.decode(saved(visitor, "workshop-save", file))
    file.write_bytes(msgspec.json.encode(box | {"choices": box["choices"] | {"rent": "never", "last_only": 7}}))
    page.locator("input[type=file]:not([name])").set_input_files(file)
    show(visitor, "rules")
    for field in ("rent", "last_only"):
        faulty = page.locator(f'[name="choices.{field}"]')
        expect(faulty).to_have_attribute("aria-invalid", "true")
        expect(faulty).to_have_accessible_description(visitor.text("workshop-fault-format"))


@pytest.mark.campaign("screens in every size", sample=2)
@pytest.mark.parametrize("where", DEVICES)
def test_every_part_of_the_workshop_in_every_size_and_theme(server: Server, lease: Visit, where: str) -> None:
    device = DEVICES[where]
    visitor = lease(device)
    page = copied(server, visitor)
    for place in (0, 1, 4, 7, 10, 12, 15):
        square(page, place)
        assert [*violations(page), *too_wide(page)] == []
    for section in ("box", "cards", "rules", "balance"):
        show(visitor, section)
        if section == "balance":
            expect(page.get_by_role("table").first).to_be_visible()
        assert [*violations(page), *too_wide(page)] == []
        assert foreign(on_screen(page), device.language, OFFERED[device.language], APART) == []
