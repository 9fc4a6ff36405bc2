"""Links to other sites: those that are broken fail the check, a network that is missing does not."""

from tools.site_links import ExternalLink, verdict

WORKING = ExternalLink("a.md", 1, "https://example.org/", "working")
MOVED = ExternalLink("a.md", 2, "https://example.org/old", "redirected")
BROKEN = ExternalLink("b.md", 3, "https://example.org/gone", "broken")
UNCHECKED = ExternalLink("b.md", 4, "mailto:anna@example.org", "unchecked")


def test_a_broken_link_is_named_with_its_line() -> None:
    status, lines = verdict([WORKING, MOVED, BROKEN, UNCHECKED])
    assert status == 1
    assert lines == ["docs/b.md:3: https://example.org/gone is broken", "external links: 2 of 3 work"]


def test_an_error_of_a_site_proves_the_network() -> None:
    gone = BROKEN._replace(info="404 Client Error: Not Found for url: https://example.org/gone")
    assert verdict([gone, UNCHECKED]) == (
        1,
        ["docs/b.md:3: https://example.org/gone is broken", "external links: 0 of 1 work"],
    )


def test_links_that_work_are_counted() -> None:
    assert verdict([WORKING, MOVED, UNCHECKED]) == (0, ["external links: 2 of 2 work"])


def test_where_no_site_can_be_reached_nothing_is_broken() -> None:
    assert verdict([BROKEN, BROKEN._replace(status="timeout"), UNCHECKED]) == (
        0,
        ["external links are not checked: no site can be reached from here"],
    )


def test_without_external_links_all_of_none_work() -> None:
    assert verdict([UNCHECKED]) == (0, ["external links: 0 of 0 work"])
