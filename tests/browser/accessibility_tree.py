"""The accessibility tree of a page, as assistive technology has it: buttons by their names, and pressing them."""

from typing import Any

from playwright.sync_api import Locator, Page

_PRESS = "function () { this.focus(); this.click(); }"
_KEEP = "(one) => { window.wanted = one; }"


class AccessibilityTree:
    """What a browser tells assistive technology of a page."""

    def __init__(self, page: Page) -> None:
        self._client: Any = page.context.new_cdp_session(page)

    def name_of(self, element: Locator) -> str:
        """Return what a screen reader calls an element."""
        element.evaluate(_KEEP)
        found = self._client.send("Runtime.evaluate", {"expression": "window.wanted"})["result"]["objectId"]
        wish = {"objectId": found, "fetchRelatives": False}
        return self._client.send("Accessibility.getPartialAXTree", wish)["nodes"][0]["name"]["value"]

    def press(self, name: str) -> None:
        """Press the first button of a name."""
        nodes: list[dict[str, Any]] = self._client.send("Accessibility.getFullAXTree")["nodes"]
        found = [node for node in nodes if _is_button(node, name)]
        assert found, f"no button {name!r} in the accessibility tree"
        wish = {"backendNodeId": found[0]["backendDOMNodeId"]}
        button = self._client.send("DOM.resolveNode", wish)["object"]["objectId"]
        self._client.send("Runtime.callFunctionOn", {"objectId": button, "functionDeclaration": _PRESS})

    def close(self) -> None:
        """Let the page go."""
        self._client.detach()


def _is_button(node: dict[str, Any], name: str) -> bool:
    return node.get("role", {}).get("value") == "button" and node.get("name", {}).get("value") == name
