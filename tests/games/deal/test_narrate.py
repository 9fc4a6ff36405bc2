"""The events of the card game are sentences in every language; hidden cards are in none of them."""

import pytest

from monopolista.bots import decide
from monopolista.engine.events import Event
from monopolista.games.deal.editions import Options, load
from monopolista.games.deal.presentation import narrate
from monopolista.games.deal.presentation.narrate import card_name, message, sentence
from monopolista.games.deal.rules import clauses, events
from monopolista.locales import LANGUAGES
from monopolista.narrate import story
from monopolista.table import Table, seeded
from tests.text.test_language_files import messages

BOX = load("deal")
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elsa")
CARDS = {card.key: number for number, card in reversed(list(enumerate(BOX.cards)))}
GREEN = 6 * 4
LASTS = 4000


def event(kind: int, seat: int = 0, other: int = -1, card: str = "", amount: int = 0, clause: int = 0) -> Event:
    made = Event()
    made.kind, made.seat, made.other, made.amount = kind, seat, other, amount
    made.subject = CARDS[card] if card else -1
    made.clause = clause or clauses.DEAL_2
    return made


def in_english(kind: int, seat: int = 0, other: int = -1, card: str = "", amount: int = 0) -> str:
    return sentence(BOX, NAMES, event(kind, seat, other, card, amount), "en").replace("\u00a0", " ")


def played(seed: int) -> Table:
    """A table at which bots have played at random to the end."""
    options = Options(excess="under") if seed % 2 else Options(broken="stay")
    table = Table("deal", 2 + seed % 4, seed=seed, options=options)
    draw = seeded(seed + 1)
    while not table.over and table.version < LASTS:
        table.play(table.next_asked, decide("regular" if seed % 3 else "random", table, table.next_asked, draw))
    return table


def test_what_is_special_about_an_event_is_stated() -> None:
    assert in_english(events.BANKED, card="money-5", amount=5) == "Anna banks M 5."
    assert in_english(events.BANKED, card="just-say-no", amount=4) == "Anna banks Just Say No for M 4."
    assert in_english(events.LAID, card="green-1", amount=GREEN) == "Anna lays Pacific Avenue in the green set."
    assert in_english(events.WANTED, 0, 1, "brown-1", CARDS["green-1"] + 1) == (
        "Anna wants Bruno’s Mediterranean Avenue for Pacific Avenue."
    )
    assert in_english(events.WANTED, 0, 1, "brown-1", -1) == ("Anna wants Bruno’s whole set with Mediterranean Avenue.")
    assert in_english(events.PLAYED, card="birthday", amount=2) == "Anna has a birthday: everybody else owes M 2."


def test_a_hidden_card_is_just_a_card() -> None:
    assert in_english(events.DREW, amount=50) == "Anna draws a card."
    assert in_english(events.DISCARDED, amount=1) == "Anna puts a card under the draw pile."


def test_who_is_left_alone_wins_otherwise_than_who_has_three_sets() -> None:
    assert message(BOX, event(events.WON, amount=3), "en") == "deal-won"
    assert message(BOX, event(events.WON, amount=0), "en") == "deal-won-left"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_that_tells_it_from_others(language: str) -> None:
    names = {card_name(BOX, number, language) for number in range(len(BOX.cards))}
    assert len(names) == len({(card.kind, card.colours, card.value, str(card.name)) for card in BOX.cards})
    assert all(names)


@pytest.mark.campaign(sample=5)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_are_narrated_in_every_language(seed: int, language: str) -> None:
    table = played(seed)
    said = story(table, language, NAMES)
    assert all(line and "{" not in line and "  " not in line for line in said)


def test_the_story_of_a_spectator_names_no_card_that_was_drawn() -> None:
    table = played(1)
    hidden = [message(BOX, one, "en") for step in table.steps for one in table.shown(step, ()).events]
    assert "deal-drew-hidden" in hidden
    assert "deal-drew" not in hidden
    drawing = next(step for step in table.steps if step.action.startswith("draw"))
    assert narrate.narrate(BOX, NAMES, table.shown(drawing, ()), "en") == [
        f"{NAMES[drawing.events[0].seat]} draws a card."
    ]


def test_every_sentence_of_a_fact_can_be_said() -> None:
    cards = ["", *CARDS]
    expected = {
        message(BOX, event(kind, card=card, amount=amount), "en")
        for kind in events.WORDS
        for card in cards
        for amount in ((0, 1, 2) if kind == events.SET_BROKEN else (-1, 0, 1, 3))
    }
    words = tuple(f"deal-{word}" for word in events.WORDS.values())
    beginnings = {name for name in messages("en", "games/deal/locales/words.ftl") if name.startswith(words)}
    assert {name for name in beginnings if name not in expected} == set()
