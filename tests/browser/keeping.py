"""What a browser keeps of a site for the time without a network."""

from playwright.sync_api import Page

_CONTROLLED = "(script) => navigator.serviceWorker.controller?.scriptURL === script"
_PATIENCE = 15_000
_CACHED = """async ([name, patience]) => {
  for (const until = Date.now() + patience; Date.now() < until; ) {
    if (await caches.match(name, { ignoreVary: true })) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error(`${name} is not kept`);
}"""


def kept(page: Page, address: str, *names: str) -> None:
    """Wait until the browser keeps what a page of a site shows, by the site's own worker."""
    page.wait_for_function(_CONTROLLED, arg=f"{address}/worker.js")
    for name in names:
        page.evaluate(_CACHED, [address + name, _PATIENCE])
