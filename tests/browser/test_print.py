"""A board on paper: the PDF that Chromium writes has the right pages, in vectors, and everything has its true size."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pdf import Pdf, PdfPage
from tests.browser.screens import too_wide, violations
from tests.browser.server import Server
from tests.browser.visitor import Device, Visit

A4, A1 = (210.0, 297.0), (594.0, 841.0)
EXACT = 0.35
"""What Chromium rounds the sizes of pages and shapes by, in millimetres: it lays pages out in whole pixels."""
TURNED = """() => {
  const middles = (sheet) => {
    const { left } = sheet.getBoundingClientRect();
    return [...sheet.querySelectorAll('[data-piece]')].map((one) => {
      const box = one.getBoundingClientRect();
      return [box.left + box.width / 2 - left, box.top - sheet.getBoundingClientRect().top, box.width, box.height];
    });
  };
  const sheets = [...document.querySelectorAll('.sheet')];
  const width = sheets[0].getBoundingClientRect().width;
  return sheets.filter((_, place) => place % 2 === 0).flatMap((front, place) => {
    const backs = middles(sheets[2 * place + 1]);
    return middles(front).map(([x, y, ...size], piece) => {
      const [behind, at] = backs[piece];
      return [x + behind - width, y - at, ...size].map((part) => part * 25.4 / 96);
    });
  });
}"""
"""By how much the back of each piece lies beside its front once the sheet is turned, and how large it is."""


def printed(page: Page) -> Pdf:
    return Pdf(page.pdf(prefer_css_page_size=True, print_background=True))


def has(page: PdfPage, width: float, height: float | None = None) -> bool:
    """Tell whether a shape of this size is on a page."""
    return any(
        abs(shape[0] - width) < EXACT and (height is None or abs(shape[1] - height) < EXACT) for shape in page.shapes
    )


def test_a_built_in_board_is_printed_from_the_workshop_true_to_size(server: Server, lease: Visit) -> None:
    visitor = lease(Device(language="it"))
    page = visitor.page
    page.goto(f"{server.address}/workshop")
    page.get_by_role("link", name=visitor.text("workshop-print-this")).click()
    for part in ("money", "pieces"):
        page.get_by_label(visitor.text(f"print-part-{part}"), exact=True).uncheck()
    visitor.button("print-now", count=26).wait_for()
    assert [*violations(page), *too_wide(page)] == []
    pdf = printed(page)
    assert len(pdf.pages) == 2 * (6 + 3 + 4)
    assert [one.size for one in pdf.pages] == [pytest.approx(A4, abs=EXACT)] * 26
    assert [has(one, 100) for one in pdf.pages] == [True, False] * 13
    assert b"/Subtype /Image" not in pdf.data
    assert pdf.data.count(b"/Subtype /Type3") > 1  # how Chromium embeds variable fonts: as outlines

    page.emulate_media(media="print")
    page.get_by_label(visitor.text("print-part-board"), exact=True).evaluate("(box) => box.click()")
    placed = page.evaluate(TURNED)
    assert len(placed) == 28 + 32
    assert placed == [pytest.approx([0, 0, 85, 54], abs=EXACT)] * 60

    page.emulate_media(media="null")
    for part in ("deeds", "cards"):
        page.get_by_label(visitor.text(f"print-part-{part}"), exact=True).uncheck()
    page.get_by_label(visitor.text("print-part-board"), exact=True).check()
    expect(page.get_by_text(visitor.text("print-advice-one-side"))).to_be_visible()
    page.get_by_role("combobox", name=visitor.text("print-paper"), exact=True).select_option("a1")
    visitor.button("print-now", count=1).wait_for()
    [sheet] = printed(page).pages
    assert sheet.size == pytest.approx(A1, abs=EXACT)
    assert has(sheet, 500, 500)
    assert has(sheet, 100)

    visitor.button("panel-rules").click()
    expect(page.get_by_role("article").first).to_be_visible()
    assert page.url.endswith("/rules/italy")
    assert len(printed(page).pages) > 1
    page.emulate_media(media="print")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.get_by_role("banner")).to_be_hidden()
