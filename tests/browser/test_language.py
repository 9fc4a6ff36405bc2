"""A change of language changes everything on the screen at once, the log too."""

import pytest
from playwright.sync_api import Page, expect

from monopolista.games.classic.editions import Options
from monopolista.locales import LANGUAGES, SPOKEN, say
from monopolista.names import BOT_NAMES
from monopolista.table import Table
from tests.browser.deal_stage import to_pay
from tests.browser.kept import Kept
from tests.browser.laid import NAMES, lay, played
from tests.browser.phrases import foreign, on_screen
from tests.browser.player import AT_SOME_TABLES, KEYS, Player
from tests.browser.positions import POSITIONS
from tests.browser.screens import cut_accents
from tests.browser.server import Server
from tests.browser.sizes import resize
from tests.browser.visitor import DESK, PHONE, Device, Visit

NATIVE = {language: spoken.name for language, spoken in SPOKEN.items()}
APART = frozenset({*NATIVE.values(), "monopolista", "Esc", *NAMES, *BOT_NAMES, "Wilhelmina", "Quattrociocch"})
"""Words of no language: what each language calls itself, the program, a key, and the players."""
EDITIONS = ("italy", "belgium-nl", "us")
FIRST = {"it": "italy", "en": "us", "nl": "belgium-nl", "fr": "belgium-fr"}
"""The edition of whose board the start page shows some squares, by its language."""
DEAREST = {"it": "Parco della Vittoria", "en": "Boardwalk", "nl": "Nieuwstraat", "fr": "Rue Neuve"}
"""The last street of those boards."""


def strangers(page: Page, language: str, edition: str = "italy") -> list[str]:
    """Return what a screen says in another language."""
    said = on_screen(page)
    assert len(said) > 10
    return foreign(said, language, edition, APART)


def change(player: Player, language: str) -> None:
    """Choose a language in the settings of the game, and close them."""
    player.page.keyboard.press(KEYS["settings"])
    player.page.locator(".sheet label").filter(has_text=NATIVE[language]).click()
    player.visitor.device.language = language
    expect(player.page.locator("html")).to_have_attribute("lang", language)
    player.close()


def choose(player: Player, language: str) -> None:
    """Choose a language at the head of a page."""
    player.page.locator("label").filter(has_text=NATIVE[language]).click()
    player.visitor.device.language = language
    expect(player.page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("game", ["classic", "deal"])
def test_names_that_begin_with_an_accent_show_it(kept: Kept, game: str) -> None:
    names = ("Édouard", "Émile", "Éva")
    if game == "classic":
        table = Table("belgium-fr", seats=3, seed=1, names=names)
        table.set_position(owns={0: (5,)})
        table.play(0, "mortgage 5")
    else:
        table = to_pay(3, names=names)
    page = kept.open(table, Device("fr", phone=True)).page
    for size in (PHONE, DESK):
        resize(page, size)
        assert cut_accents(page) == [], size


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stranger_would_be_noticed(language: str) -> None:
    for other in set(LANGUAGES) - {language}:
        for there in (say("fact-bid", other, seat="Livia", amount="M 60"), say("lobby-name", other)):
            own = foreign([there], other, apart=APART)
            assert own == []
        said = say("task-roll", other)
        assert foreign([said, "Via Roma", "Livia"], language, apart=APART) == [said]
    assert foreign(["Nuuwstroat"], language) == ["Nuuwstroat"]
    assert foreign(["Rue Neuve"], "nl", "belgium-nl") == ["Rue Neuve"]


@pytest.mark.campaign("languages of a screen", sample=1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_comes_in_the_readers_language_and_remembers_another(
    server: Server, lease: Visit, language: str
) -> None:
    player = Player(lease(Device(language)))
    page = player.page
    page.goto(server.address)
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert strangers(page, language, FIRST[language]) == []
    other = LANGUAGES[LANGUAGES.index(language) - 1]
    choose(player, other)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", other)
    player.open_table(server.address, "Livia")
    assert strangers(page, other, FIRST[other]) == []


@pytest.mark.campaign("languages of a screen", sample=1)
@pytest.mark.parametrize("kind", POSITIONS)
def test_every_question_changes_its_language(kept: Kept, kind: str) -> None:
    table = POSITIONS[kind]()
    player = Player(kept.open(table).visitor)
    assert strangers(player.page, "en", table.box.id) == []
    for language in SPOKEN:
        change(player, language)
        assert strangers(player.page, language, table.box.id) == [], language


@pytest.mark.campaign("languages of a screen", sample=1)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_panel_and_the_log_change_their_language(
    server: Server, lease: Visit, edition: str, language: str
) -> None:
    laid = lay(server, played(4, 7, 300, edition, Options(speedy=True)), hints=True)
    other = LANGUAGES[LANGUAGES.index(language) - 1]
    player = Player(lease(Device(other, kept=laid.kept, at=server.address)))
    player.enter(laid.address)
    change(player, language)
    lines = player.page.get_by_role("log").get_by_role("listitem")
    assert lines.count() > 50
    for name in KEYS | AT_SOME_TABLES:
        panel = player.open_panel(name)
        if name == "rules":
            panel.get_by_text("END-1", exact=True).wait_for(state="attached")
        assert strangers(player.page, language, edition) == [], name


@pytest.mark.campaign("languages of a screen", sample=1)
@pytest.mark.parametrize("path", ["", "/rules/italy", "/replay", "/r"])
def test_every_page_changes_its_language(server: Server, lease: Visit, path: str) -> None:
    laid = lay(server, played(4, 7, 10_000))
    player = Player(lease(Device("en", kept=laid.kept, at=server.address)))
    page = player.page
    page.goto(laid.address if path == "/r" else server.address + path)
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    for language in SPOKEN:
        (change if path == "/r" else choose)(player, language)
        page.wait_for_load_state("networkidle")
        if path:
            assert strangers(page, language) == []
        else:
            expect(page.locator(".frame")).to_contain_text(DEAREST[language])
            assert strangers(page, language, FIRST[language]) == []


@pytest.mark.campaign("languages of a screen", sample=1)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_lobby_changes_its_language(server: Server, lease: Visit, edition: str) -> None:
    player = Player(lease(Device("en")))
    player.open_table(server.address, "Livia")
    player.choose_edition(edition)
    player.open_all_options()
    player.page.locator("main").evaluate("page => page.dataset.stands = 'since it was opened'")
    for language in SPOKEN:
        choose(player, language)
        expect(player.page.locator("main[data-stands]")).to_have_count(1)
        assert strangers(player.page, language, edition) == [], language
