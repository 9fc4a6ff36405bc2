"""What happens to the player at the card game is told large over the others' tables, and covers no answer."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from monopolista.locales import say
from tests.browser.answers import out_of_reach
from tests.browser.deal_stage import SETS, laid, play, table_of
from tests.browser.kept import Kept
from tests.browser.screens import hold_events, release_events, rest, violations
from tests.browser.sizes import ACROSS, named
from tests.browser.stage import Stage
from tests.browser.visitor import DESK, PHONE, Device
from tests.games.deal.scenario import Scenario, position

EVENT = ".event"
LANGUAGE = "nl"


@dataclass(frozen=True)
class Case:
    """How cards lie, what is then answered, and what is told of the last answer."""

    lay: Callable[[], Scenario]
    lines: tuple[str, ...]
    sum: str = ""
    stamp: bool = False
    cards: int = 1


def birthday() -> Scenario:
    """The fourth seat has a birthday; the first can pay what it asks for with all that it has."""
    return position(5, turn=4, hands={4: ["birthday"]}, banks={0: ["money-1", "money-1"], 1: ["money-2"]})


def debt() -> Scenario:
    """The first seat has a Debt Collector, and the third exactly what it asks for."""
    return position(5, hands={0: ["debt-collector"]}, banks={2: ["money-5"]})


def exchange() -> Scenario:
    """The second seat has a Forced Deal for the first one's property."""
    sets = {0: ["green: green-1"], 1: ["red: red-1", "brown: brown-1"]}
    return position(3, turn=1, hands={1: ["forced-deal"], 0: ["just-say-no"]}, sets=sets)


def breaker() -> Scenario:
    """The third seat can take a complete set from the first."""
    return position(3, turn=2, hands={2: ["deal-breaker"]}, sets={seat: SETS[seat] for seat in range(3)})


def last_of_a_set() -> Scenario:
    """The first seat holds the card that completes a set."""
    return position(4, hands={0: ["green-3"]}, sets={0: ["green: green-1 green-2"], 1: SETS[1]})


CASES = {
    "rent": Case(lambda: laid(turn=1), ("1: play rent-any red", "1: at 0"), sum="M\u00a09"),
    "rent of the only other": Case(lambda: laid(2, turn=1), ("1: play rent-any red",), sum="M\u00a09"),
    "birthday": Case(birthday, ("4: play birthday",), sum="M\u00a02"),
    "payment": Case(birthday, ("4: play birthday", "0: allow"), sum="−M\u00a02", cards=2),
    "paid": Case(debt, ("0: play debt-collector 2", "2: allow"), sum="+M\u00a05"),
    "won": Case(laid, ("0: play sly-deal yellow-1", "2: allow")),
    "lost set": Case(breaker, ("2: play deal-breaker orange-1", "0: allow"), cards=3),
    "exchange": Case(exchange, ("1: play forced-deal green-1", "1: give red-1", "0: allow"), cards=2),
    "no": Case(laid, ("0: play sly-deal company-1", "1: no just-say-no")),
    "set": Case(last_of_a_set, ("0: lay green-3 green",), stamp=True, cards=3),
}


def tell(scene: Stage, scenario: Scenario, lines: tuple[str, ...]) -> None:
    """Give the answers one after the other, and tell the last of them."""
    for line in lines[:-1]:
        play(scene.table, scenario, line)
    scene.show(scene.table)
    first = scene.table.version
    play(scene.table, scenario, lines[-1])
    hold_events(scene.page)
    scene.send_steps(first)


def cut(page: Page) -> list[str]:
    """Return the parts of the event that reach out of it, or of the window."""
    return page.evaluate("""() => {
      const hair = 1.5;
      const card = document.querySelector('.event').getBoundingClientRect();
      const reachesOut = (one) => {
        const part = one.getBoundingClientRect();
        return part.left < Math.max(0, card.left - hair) || part.right > Math.min(innerWidth, card.right + hair)
          || part.top < card.top - hair || part.bottom > card.bottom + hair;
      };
      const isClamped = (one) => one.matches('.sentence') && one.scrollHeight > one.clientHeight + 3;
      return [...document.querySelectorAll('.event, .event .print, .event p, .event b')]
        .filter((one) => reachesOut(one) || isClamped(one)).map((one) => one.outerHTML.slice(0, 120));
    }""")


@pytest.mark.campaign("own events of the card game", sample=2)
@pytest.mark.parametrize("still", [True, False], ids=["still", "moving"])
@pytest.mark.parametrize("case", CASES)
@named(DESK, PHONE, ACROSS)
def test_an_event_is_told_large_and_covers_no_answer(kept: Kept, size: ViewportSize, case: str, *, still: bool) -> None:
    told = CASES[case]
    scenario = told.lay()
    scene = kept.open(table_of(scenario), Device(LANGUAGE, still=still), size=size)
    page = scene.page
    tell(scene, scenario, told.lines)
    event = page.locator(EVENT)
    expect(event.locator(".sentence")).to_be_visible()
    expect(event.locator(".print")).to_have_count(told.cards)
    assert event.locator(".sum").all_inner_texts() == ([told.sum] if told.sum else [])
    stamp = say("deal-event-complete", LANGUAGE)
    assert event.locator(".stamp").all_inner_texts() == ([stamp] if told.stamp else [])
    rest(page)
    assert cut(page) == []
    assert out_of_reach(page, touched=False) == []
    assert violations(page) == []
    release_events(page)
    expect(event).to_have_count(0)


def test_an_event_is_heard_once_in_the_log(kept: Kept) -> None:
    told = CASES["won"]
    scenario = told.lay()
    scene = kept.open(table_of(scenario), Device(LANGUAGE, still=False))
    tell(scene, scenario, told.lines)
    event = scene.page.locator(EVENT)
    sentence = event.locator(".sentence").inner_text()
    expect(event).to_have_attribute("aria-hidden", "true")
    log = scene.page.locator("[role=log]")
    expect(log).to_contain_text(sentence)
    assert log.inner_text().count(sentence) == 1
