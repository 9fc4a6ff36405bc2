"""What the headers of a page forbid, as a browser understands them."""

from monopolista.server.net.security_headers import ALLOWED, DENIED
from tests.browser.server import Server
from tests.browser.visitor import Visit

LEFT_ALONE = ("ch-", "local-network", "loopback-network")
"""How features begin that say what a browser tells of itself, or how it reaches a server."""


def test_a_page_may_use_what_it_uses_and_nothing_else_that_the_browser_knows(server: Server, visit: Visit) -> None:
    visitor = visit()
    visitor.page.goto(server.address)
    asked = "[document.featurePolicy.features(), document.featurePolicy.allowedFeatures()]"
    known, allowed = map(set[str], visitor.page.evaluate(asked))
    of_pages = {feature for feature in known if not feature.startswith(LEFT_ALONE)}
    assert of_pages == {*ALLOWED, *DENIED}
    assert allowed & of_pages == set(ALLOWED)


def test_a_page_that_another_one_opens_has_no_hold_of_it(server: Server, visit: Visit) -> None:
    visitor = visit()
    visitor.page.goto("about:blank")
    with visitor.page.expect_popup() as opened:
        visitor.page.evaluate(f"void window.open('{server.address}')")
    opened.value.wait_for_load_state()
    assert opened.value.evaluate("window.opener") is None
