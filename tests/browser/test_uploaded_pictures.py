"""Pictures of one's own: files become small images of the board, are played with and printed, and run nothing."""

import base64
import io
import re
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, expect

from monopolista.games.common.png import flaw_in_picture
from tests.browser.pdf import Pdf
from tests.browser.screens import too_wide, violations
from tests.browser.server import Server
from tests.browser.test_workshop import BOARDWALK, copied, square
from tests.browser.visitor import Device, Visit, Visitor

ELSEWHERE = "http://192.0.2.1"
HOSTILE = f"""<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="90" height="60"
  onload="window.top.run = 1; fetch('{ELSEWHERE}/load')">
  <script>window.top.run = 1; fetch('{ELSEWHERE}/script')</script>
  <script href="{ELSEWHERE}/x.js"/>
  <style>@import url({ELSEWHERE}/x.css); rect {{ fill: url({ELSEWHERE}/x.svg#a) }}</style>
  <rect width="90" height="60" fill="#c8102e" onclick="window.top.run = 1"/>
  <image href="{ELSEWHERE}/x.png" width="30" height="30" onerror="window.top.run = 1"/>
  <image xlink:href="{ELSEWHERE}/y.png" width="30" height="30"/>
  <use href="{ELSEWHERE}/x.svg#a"/>
  <animate attributeName="x" onbegin="window.top.run = 1" dur="1s"/>
  <foreignObject width="90" height="60"><iframe xmlns="http://www.w3.org/1999/xhtml" src="{ELSEWHERE}/frame"/>
    <img xmlns="http://www.w3.org/1999/xhtml" src="{ELSEWHERE}/z.png" onerror="window.top.run = 1"/></foreignObject>
</svg>"""

VAST = b'<svg xmlns="http://www.w3.org/2000/svg" width="11000" height="11000"/>'
"""A drawing that states more pixels than a browser is asked to draw."""


def photo() -> bytes:
    """Return an image in many colours, as cameras take them."""
    red = Image.linear_gradient("L").resize((300, 200))
    noise = Image.effect_noise((300, 200), 12)
    file = io.BytesIO()
    Image.merge("RGB", (red, noise, Image.radial_gradient("L").resize((300, 200)))).save(file, "JPEG", dpi=(72, 72))
    return file.getvalue()


def upload(page: Page, name: str, kind: str, content: bytes) -> None:
    page.locator("input[name=pictures]").set_input_files({"name": name, "mimeType": kind, "buffer": content})


def image_on_board(page: Page) -> Image.Image:
    """Return the one image on the board, which the checker takes."""
    shown = page.locator("section.board image")
    expect(shown).to_have_count(1)
    address = shown.get_attribute("href") or ""
    assert flaw_in_picture(address) is None
    return Image.open(io.BytesIO(base64.b64decode(address.partition(",")[2])))


def test_a_photo_is_put_on_a_square_undone_played_with_and_printed(server: Server, lease: Visit) -> None:
    visitor = lease(Device(language="it"))
    page = copied(server, visitor)
    square(page, BOARDWALK)
    upload(page, "x.jpg", "image/jpeg", photo())
    shown = image_on_board(page)
    assert max(shown.size) >= 64
    assert shown.size[0] == round(1.5 * shown.size[1])
    own = page.get_by_role("button", name=visitor.text("workshop-picture-own", number=1))
    expect(own).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text(visitor.text("workshop-check-sound"))).to_be_visible()
    assert [*violations(page), *too_wide(page)] == []
    refusals(page, visitor)
    removed_and_reused(page, visitor)
    page.get_by_role("link", name=visitor.text("workshop-print")).click()
    for part in ("money", "pieces", "cards"):
        page.get_by_label(visitor.text(f"print-part-{part}"), exact=True).uncheck()
    expect(page.locator(".deed image")).to_have_count(1)
    pdf = Pdf(page.pdf(prefer_css_page_size=True, print_background=True))
    assert b"/Subtype /Image" in pdf.data
    page.go_back()
    played(visitor, lease(Device(phone=True, dark=True)))


def refusals(page: Page, visitor: Visitor) -> None:
    """Choose files that are no image: the reason is told, and the square keeps its picture."""
    told = page.get_by_role("status").filter(has_text=re.compile(".+"))
    for content, name, reason in (
        (b"no image", "x.png", visitor.text("workshop-picture-refused-kind")),
        (b"<svg><", "x.svg", visitor.text("workshop-picture-refused-kind")),
        (VAST, "x.svg", visitor.text("workshop-picture-refused-large", megabytes=16, megapixels=100)),
    ):
        upload(page, name, "image/svg+xml" if name.endswith("svg") else "image/png", content)
        expect(told.get_by_text(reason)).to_be_visible()
    image_on_board(page)


def removed_and_reused(page: Page, visitor: Visitor) -> None:
    """Remove a picture, bring it back with one step, and put it on another square, too."""
    page.get_by_role("button", name=visitor.text("workshop-picture-remove")).click()
    expect(page.locator("section.board image")).to_have_count(0)
    page.keyboard.press("Control+z")
    image_on_board(page)
    square(page, 5)
    page.get_by_role("button", name=visitor.text("workshop-picture-own", number=1)).click()
    expect(page.locator("section.board image")).to_have_count(2)
    page.keyboard.press("Control+z")
    image_on_board(page)
    dropped(page)


def dropped(page: Page) -> None:
    """Drop a drawing on the field, and take that back."""
    files = page.evaluate_handle(
        """() => {
          const data = new DataTransfer();
          const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9"/></svg>';
          data.items.add(new File([svg], 'x.svg', { type: 'image/svg+xml' }));
          return data;
        }"""
    )
    page.locator("input[name=pictures]").dispatch_event("drop", {"dataTransfer": files})
    expect(page.locator("section.board image")).to_have_count(2)
    page.keyboard.press("Control+z")
    image_on_board(page)


def played(visitor: Visitor, other: Visitor) -> None:
    """Play the board against robots, with a spectator on a phone: both see the picture."""
    page = visitor.page
    page.get_by_role("button", name=visitor.text("workshop-play")).click()
    visitor.button("lobby-start").click()
    expect(page.locator("image[href^='data:image/png']")).to_have_count(1)
    other.page.goto(page.url)
    expect(other.page.locator("image[href^='data:image/png']").first).to_be_attached()


def test_a_hostile_drawing_runs_nothing_and_asks_nothing(server: Server, visit: Visit, tmp_path: Path) -> None:
    visitor = visit(Device())
    page = copied(server, visitor)
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    square(page, BOARDWALK)
    upload(page, "x.svg", "image/svg+xml", HOSTILE.encode())
    shown = image_on_board(page)
    assert (shown.size, shown.info.keys() - {"transparency"}) == ((128, 85), set())
    expect(page.get_by_text(visitor.text("workshop-check-sound"))).to_be_visible()
    assert page.evaluate("window.run") is None
    assert [one for one in asked if not one.startswith((server.address, "data:image/"))] == []
    for name, content in (("x.html", b"<script>window.top.run = 1</script>"), ("x.svg", b"<svg onload='top.run=1'>")):
        upload(page, name, "text/html", content)
        expect(page.get_by_text(visitor.text("workshop-picture-refused-kind"))).to_be_visible()
    opened_from_a_file(page, tmp_path / "board.json", visitor)
    assert page.evaluate("window.run") is None
    assert [one for one in asked if not one.startswith((server.address, "data:image/"))] == []


def opened_from_a_file(page: Page, file: Path, visitor: Visitor) -> None:
    """Open a board whose picture is a drawing and an address elsewhere: neither is shown, and the checker says so."""
    box = page.evaluate("localStorage.getItem('monopolista:workshop')")
    for address in (f"{ELSEWHERE}/x.png", "data:image/svg+xml;base64," + base64.b64encode(HOSTILE.encode()).decode()):
        file.write_text(re.sub(r'"data:image/png;base64,[^"]*"', f'"{address}"', box), encoding="utf-8")
        page.locator("input[type=file][accept='.json,.toml']").set_input_files(file)
        expect(page.locator("section.board image")).to_have_count(0)
        expect(page.get_by_text(visitor.text("workshop-fault-image")).first).to_be_visible()
