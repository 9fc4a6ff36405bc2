"""How a table opens: no part of the program has the browser lay the page out before its next frame."""

from tests.browser.laid import lay, played
from tests.browser.screens import rest
from tests.browser.server import Server
from tests.browser.visitor import Device, Visit

_RECORD = """
  window.asked = [];
  let isBeforeFrame = false;
  const within = (run) => (...given) => {
    const before = isBeforeFrame;
    isBeforeFrame = true;
    try { return run(...given); } finally { isBeforeFrame = before; }
  };
  const request = window.requestAnimationFrame;
  window.requestAnimationFrame = (run) => request(within(run));
  const Observer = window.ResizeObserver;
  window.ResizeObserver = class extends Observer { constructor(run) { super(within(run)); } };
  for (const name of ['getClientRects', 'getBoundingClientRect', 'scrollIntoView', 'checkVisibility']) {
    const own = Element.prototype[name];
    Element.prototype[name] = function (...given) {
      if (!isBeforeFrame) window.asked.push(`${name}: ${new Error().stack}`);
      return own.apply(this, given);
    };
  }
"""
"""Record what asks for a place outside the callbacks that run as a frame is made."""


def test_a_first_game_asks_for_no_places_before_the_frame(server: Server, visit: Visit) -> None:
    laid = lay(server, played(2, 3, 4))
    visitor = visit(Device(phone=True, first=True, kept=laid.kept, at=server.address))
    visitor.page.add_init_script(_RECORD)
    visitor.page.goto(laid.address)
    visitor.page.get_by_role("region", name=visitor.text("marks-title"), exact=True).wait_for()
    rest(visitor.page)
    assert visitor.page.evaluate("window.asked") == []
