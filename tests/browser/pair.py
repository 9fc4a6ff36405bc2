"""Anna and Bruno, who sit at one table, each at a browser of their own."""

from playwright.sync_api import Locator, expect

from tests.browser.card import Card
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.visitor import Device, Visit

MOST_ANSWERS = 80
_MOST_LOOKS = 200
_A_MOMENT = 100
_A_SECOND = 1_000
_MOST_READS = 20
Pair = tuple[Player, Player]


def sit_down(server: Server, visit: Visit, device: Device | None = None) -> Pair:
    """Anna opens a table for two, Bruno comes by the link, the game begins."""
    anna, bruno = meet(server, visit, device)
    anna.start()
    expect(bruno.page.locator("#question-head")).to_be_visible()
    return anna, bruno


def meet(server: Server, visit: Visit, device: Device | None = None) -> Pair:
    """Anna opens a table for two, and Bruno comes by the link."""
    anna, bruno = Player(visit(device)), Player(visit(device))
    anna.open_table(server.address, "Anna")
    for _ in range(2):
        anna.visitor.button("lobby-remove").click()
    second = anna.page.get_by_role("listitem", name=anna.text("lobby-seat", seat=2))
    second.locator("label").filter(has_text=anna.text("lobby-kind-open")).click()
    link = anna.page.get_by_role("textbox", name=anna.text("invite-link")).input_value()
    bruno.page.goto(f"http://{link}")
    bruno.visitor.button("lobby-sit-named", seat=2).click()
    bruno.write_name("Bruno")
    expect(second).to_contain_text("Bruno")
    return anna, bruno


def asked(players: Pair) -> tuple[Player, Player, Card]:
    """Return who is asked, the other one, and the question."""
    for look in range(_MOST_LOOKS):
        who, other = players if look % 2 else players[::-1]
        card = who.read()
        if card.asked and not card.busy:
            return who, other, card
        who.wait(card, _A_MOMENT)
    raise AssertionError("nobody is asked")


def read_alike(one: Player, other: Player) -> None:
    """See that both screens show the same, to the last word and coin, once both are up to date."""
    for what in ("[role=log]", "[data-purse='0'] .cash", "[data-purse='1'] .cash"):
        _reads_as(one.page.locator(what), other.page.locator(what))


def _reads_as(one: Locator, other: Locator) -> None:
    """Compare two texts, either of which may be the one that lags behind: so both are read anew until they agree."""
    for look in range(_MOST_READS):
        try:
            expect(other).to_have_text(one.inner_text(), use_inner_text=True, timeout=_A_SECOND)
        except AssertionError:
            if look == _MOST_READS - 1:
                raise
        else:
            return


def until_free(players: Pair) -> tuple[Player, Player, Card]:
    """Play until a player stands on a free deed; return who, the other one, and the question."""
    for _ in range(MOST_ANSWERS):
        who, other, card = asked(players)
        if card.find(who.text("answer-decline")):
            return who, other, card
        who.press_main(card)
    raise AssertionError("no deed was free")


def decline(who: Player, card: Card) -> None:
    """Have a deed auctioned."""
    who.press(card.find(who.text("answer-decline")), card)


def bid(who: Player) -> None:
    """Raise by the least."""
    who.press_main(who.until(lambda card: card.asked and not card.busy))


def pass_by(who: Player) -> None:
    """Leave the auction."""
    card = who.until(lambda card: card.asked and not card.busy)
    who.press(card.find(who.text("answer-pass")), card)
