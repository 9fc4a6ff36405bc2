"""Check the links of the built documentation site: its own in its pages, those to other sites over the network.

python -m tools.site_links SITE DOCTREES
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from urllib.parse import unquote, urldefrag, urlsplit

from tools.lockfiles import ROOT

_REACHED: Final = {"working", "redirected"}
_FAILED: Final = {"broken", "timeout"}
_HTTP_ERROR: Final = re.compile(r"\d{3} (Client|Server) Error")


class ExternalLink(NamedTuple):
    """A link to another site, as Sphinx has checked it."""

    page: str
    line: int
    address: str
    status: str
    info: str = ""
    """Why it is broken."""

    @property
    def is_answered(self) -> bool:
        """Return whether a server has answered, be it with an error."""
        return self.status in _REACHED or _HTTP_ERROR.match(self.info) is not None


class Page(HTMLParser):
    """The links and the anchors of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = {"", "top"}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Collect the attributes that name something, and those that lead somewhere."""
        for name, value in attrs:
            if name == "id" and value:
                self.anchors.add(value)
            elif (name == "href" and tag in ("a", "link") and value is not None) or (
                name == "src" and value is not None
            ):
                self.links.append(value)


def dead_links(site: Path) -> Iterator[str]:
    """Yield a line for each link within a built site that leads to no file or no anchor.

    Parameters
    ----------
    site : Path
        Folder of the built site.

    Yields
    ------
    str
        The page, and the link.
    """
    pages = {file: Page(file.read_text(encoding="utf-8")) for file in sorted(site.rglob("*.html"))}
    for file, page in pages.items():
        for link in dict.fromkeys(page.links):
            address, anchor = urldefrag(link)
            if urlsplit(link).scheme or urlsplit(link).netloc:
                continue
            target = (file.parent / unquote(urlsplit(address).path)).resolve() if address else file
            found = pages.get(target)
            if not target.is_file() or (found is not None and unquote(anchor) not in found.anchors):
                yield f"{file.relative_to(site)}: {link} leads nowhere"


def external_links(doctrees: Path) -> list[ExternalLink]:
    """Check the links to other sites, with the pages that were read for the site."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "sphinx", "-Q", "-b", "linkcheck", "-d", str(doctrees), "docs", folder]
        subprocess.run(command, cwd=ROOT, check=False)  # broken links are an error to it, a missing network too
        lines = (Path(folder) / "output.json").read_text(encoding="utf-8").splitlines()
    found = [json.loads(line) for line in lines]
    return [ExternalLink(one["filename"], one["lineno"], one["uri"], one["status"], one["info"]) for one in found]


def verdict(links: Iterable[ExternalLink]) -> tuple[int, list[str]]:
    """Return the exit status and the lines of a report; without a network no link counts as broken.

    >>> verdict([ExternalLink("a.md", 3, "https://example.org/gone", "broken")])
    (0, ['external links are not checked: no site can be reached from here'])
    """
    checked = [link for link in links if link.status in _REACHED | _FAILED]
    failed = [link for link in checked if link.status in _FAILED]
    if failed and not any(link.is_answered for link in checked):
        return 0, ["external links are not checked: no site can be reached from here"]
    broken = [f"docs/{link.page}:{link.line}: {link.address} is {link.status}" for link in failed]
    return int(bool(broken)), [*broken, f"external links: {len(checked) - len(failed)} of {len(checked)} work"]


def main(arguments: list[str]) -> int:
    """Check a site; return 1 where a link is dead."""
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    dead = list(dead_links(Path(arguments[0]).resolve()))
    status, lines = verdict(external_links(Path(arguments[1])))
    print("\n".join([*dead, *lines]))
    return 1 if dead else status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
