"""Every event is a sentence, in every language, and reads as one."""

import doctest
import re

import pytest

import monopolista.narrate
from monopolista import CHANCE, Table
from monopolista.engine.events import Event
from monopolista.engine.seats import CLOCK, POT
from monopolista.games.classic.actions.notation import Terms
from monopolista.games.classic.editions import Options, edition_ids, load
from monopolista.games.classic.editions.cards import KEYS, USUAL_NAMES
from monopolista.games.classic.presentation import narrate
from monopolista.games.classic.presentation.narrate import card_text, message, sentence, square_in_text, square_name
from monopolista.games.classic.rules import clauses, events
from monopolista.games.common.wording import money
from monopolista.locales import LANGUAGES, notes, say
from monopolista.narrate import story
from tests.text.play import play_at_random
from tests.text.test_language_files import messages

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Fausto", "Gina", "Ivo")
BOX = load("italy")
PAID_BY_CARD = ("receive", "pay", "receive-each", "pay-each", "repairs", "pay-or-draw")
SUM = re.compile(r"[€$£]\d[\d,]*\b|[M€$£]\u00a0\d[\d.,]*\b|\d[\d\u202f]*\u00a0[M€$£]")


def event(kind: int, clause: int, seat: int = 0, other: int = -1, subject: int = -1, amount: int = 0) -> Event:
    made = Event()
    made.kind, made.seat, made.other, made.subject, made.amount, made.clause = (
        kind, seat, other, subject, amount, clause,
    )  # fmt: skip
    return made


def in_italian(kind: int, clause: int, seat: int = 0, other: int = -1, subject: int = -1, amount: int = 0) -> str:
    said = sentence(BOX, NAMES, event(kind, clause, seat, other, subject, amount), "it")
    return said.replace("\u00a0", " ")


@pytest.mark.campaign(sample=12)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(14))
def test_every_fact_of_games_played_at_random_is_a_sentence(seed: int, language: str) -> None:
    table = play_at_random(seed, answers=600)
    happened = [*table.opening, *(one for step in table.steps for one in step.events)]
    assert len(happened) > 200
    for one in happened:
        said = sentence(table.box, NAMES, one, language)
        assert re.fullmatch(r"[A-ZÀÈÉ].*[.!]", said), said
        assert not re.search(r"[{}]|\$[a-z]|  | [.,:;]|!\.|None", said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_clause_every_kind_of_fact_is_a_sentence(language: str) -> None:
    for kind in events.WORDS:
        for clause in clauses.NAMES:
            about = event(kind, clause, seat=1, other=0, subject=1, amount=1)
            assert sentence(BOX, NAMES, about, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_about_a_kind_of_fact_and_a_clause_that_exist(language: str) -> None:
    known = {message(event(kind, clause), language) for kind in events.WORDS for clause in clauses.NAMES}
    stated = {name for name in messages(language, "games/classic/locales/facts.ftl") if name.startswith("fact-")}
    assert stated == known


def test_every_kind_of_fact_has_a_sentence_for_want_of_a_better_one() -> None:
    assert {f"fact-{word}" for word in events.WORDS.values()} <= messages(
        "it", "games/classic/locales/facts.ftl"
    ).keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", edition_ids())
def test_every_card_of_every_edition_has_a_text_that_states_its_numbers(edition: str, language: str) -> None:
    for variant in load(edition).file.decks.variants:
        box = load(edition, Options(deck=variant))
        for number, card in enumerate(box.cards):
            text = card_text(box, number, language)
            numbers = [card.amount] if card.effect in PAID_BY_CARD else []
            numbers += [card.second] if card.effect == "repairs" else []
            assert SUM.findall(text) == [money(number, box.file.currency, language) for number in numbers]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", edition_ids())
def test_a_card_that_sends_a_token_names_the_square_of_its_own_board(edition: str, language: str) -> None:
    box = load(edition)
    for number, card in enumerate(box.cards):
        if card.effect in ("advance", "back-to") and card.amount > 0:
            assert square_name(box, card.amount, language) in card_text(box, number, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", edition_ids())
def test_sentences_quote_the_names_of_another_language_except_those_of_deeds(edition: str, language: str) -> None:
    box = load(edition)
    for number, square in enumerate(box.file.squares):
        name = square_name(box, number, language).rstrip("!")
        is_own = language in square.name or square.price > 0
        assert square_in_text(box, number, language) == (name if is_own else say("quoted", language, text=name))


def test_a_dutch_square_is_quoted_in_an_italian_sentence() -> None:
    box = load("belgium-nl")
    moved = event(events.MOVED, clauses.TURN_1, subject=30, amount=9)
    assert sentence(box, NAMES, moved, "it") == "Anna va su «Naar de Gevangenis»."
    assert sentence(box, NAMES, moved, "nl") == "Anna komt op Naar de Gevangenis."
    assert sentence(box, NAMES, moved, "fr") == "Anna arrive sur Allez en Prison."


def test_there_is_a_text_for_every_card_that_an_edition_may_have_and_for_no_other() -> None:
    texts = messages("it", "games/classic/locales/cards.ftl").keys()
    assert texts == {"card-if-past-go"} | {f"card-{key}" for key in KEYS}


@pytest.mark.parametrize("edition", edition_ids())
def test_texts_of_cards_have_words_for_go_and_the_jail_of_every_edition(edition: str) -> None:
    squares = [square for square in load(edition).file.squares if square.kind in USUAL_NAMES]
    names = [(square.kind, name.split(" / ")[0].rstrip("!")) for square in squares for name in square.name.values()]
    assert [name for kind, name in names if name.casefold() not in USUAL_NAMES[kind]] == []


def test_money_is_grouped_as_the_language_does() -> None:
    assert money(1085, "M", "it") == "M\u00a01.085"
    assert money(1085, "M", "en") == "M\u00a01,085"
    assert money(-50, "M", "it") == "−M\u00a050"
    assert money(1085, "€", "en") == "€1,085"
    assert money(1085, "€", "nl") == "€\u00a01.085"
    assert money(1085, "€", "fr") == "1\u202f085\u00a0€"
    assert money(-50, "£", "fr") == "−50\u00a0£"
    assert money(0, "$", "en") == "$0"


def test_rent_names_who_pays_who_collects_and_what_for() -> None:
    paid = in_italian(events.PAID, clauses.RENT_3, seat=0, other=1, subject=31, amount=52)
    assert paid == "Anna paga M 52 a Bruno per l’affitto doppio di Via Roma."


def test_the_bank_is_named_where_it_pays() -> None:
    paid = in_italian(events.PAID, clauses.CARD_1, seat=-1, other=1, subject=19, amount=200)
    assert paid == "Carta: la banca paga M 200 a Bruno."


def test_a_house_and_a_hotel_are_distinguished() -> None:
    assert in_italian(events.BUILT, clauses.BLD_1, subject=1, amount=1) == (
        "Anna costruisce la prima casa su Vicolo Corto."
    )
    assert in_italian(events.BUILT, clauses.BLD_1, subject=1, amount=3) == (
        "Anna costruisce su Vicolo Corto: ora le case sono 3."
    )
    assert in_italian(events.BUILT, clauses.BLD_3, subject=1, amount=5) == "Anna costruisce un albergo su Vicolo Corto."


def test_what_is_left_after_a_sale_agrees_in_number() -> None:
    assert in_italian(events.SOLD, clauses.BLD_7, other=1, subject=1, amount=1).endswith("ne resta 1.")
    assert in_italian(events.SOLD, clauses.BLD_7, other=1, subject=1, amount=2).endswith("ne restano 2.")


def test_a_scarce_building_is_named_and_not_mistaken_for_a_player() -> None:
    assert in_italian(events.SHORTAGE, clauses.BLD_6, other=2, subject=1, amount=1) == (
        "Anna vuole un albergo su Vicolo Corto, ma non ce n’è per tutti."
    )
    assert in_italian(events.WANTED, clauses.BLD_6, seat=1, other=1) == "Anche Bruno la vuole."
    assert in_italian(events.AUCTION_OPENED, clauses.BLD_6, seat=-1, other=2, amount=10) == (
        "Asta per un albergo: si parte da M 10."
    )
    assert in_italian(events.BID, clauses.BLD_6, subject=1, amount=60) == "Anna offre M 60."


def test_dice_are_shown_one_by_one() -> None:
    assert in_italian(events.ROLLED, clauses.TURN_1, subject=53, amount=8) == "Anna fa 8 (5 + 3)."


def test_no_line_breaks_within_the_dice() -> None:
    said = sentence(BOX, NAMES, event(events.ROLLED, clauses.TURN_1, 0, -1, 253, 10), "it")
    assert "5\u00a0+\u00a03\u00a0+\u00a02" in said


def test_a_square_that_shouts_does_not_shout_in_a_sentence() -> None:
    assert in_italian(events.MOVED, clauses.TURN_1, subject=0, amount=8) == "Anna va su VIA."


def test_a_card_is_read_out() -> None:
    assert in_italian(events.DREW, clauses.CARD_1, subject=13) == (
        "Anna pesca una carta. In discesa a tutto gas, e il vigile aveva il fischietto: multa di M 15."
    )


def test_the_speedy_die_lies_beside_the_white_ones() -> None:
    assert in_italian(events.ROLLED, clauses.TURN_1, subject=253, amount=10) == "Anna fa 10 (5 + 3 + 2)."
    assert in_italian(events.ROLLED, clauses.TURN_1, subject=453, amount=8) == "Anna fa 8 (5 + 3 + autobus)."
    assert in_italian(events.ROLLED, clauses.TURN_1, subject=653, amount=8) == "Anna fa 8 (5 + 3 + Mr. Monopoly)."


def test_the_pot_and_the_clock_are_not_taken_for_players() -> None:
    paid = in_italian(events.PAID, clauses.PARK_1, seat=POT, other=1, subject=20, amount=150)
    assert paid == "Bruno ritira M 150 al Parcheggio gratuito."
    owed = in_italian(events.OWES, clauses.TAX_1, other=POT, subject=4, amount=200)
    assert owed == "Anna deve M 200 al Parcheggio e non ha abbastanza contanti."
    assert in_italian(events.TIME_UP, clauses.TIME_1, seat=CLOCK) == "La partita ha raggiunto il suo limite."


@pytest.mark.parametrize("clause", ["fact-ended", "fact-ended-short-4", "fact-ended-time-1"])
def test_each_end_of_the_game_has_its_own_words(clause: str) -> None:
    number = clauses.NUMBERS[clause[11:].upper() or "END-1"]
    assert message(event(events.ENDED, number), "it") == clause


def test_a_debt_that_is_paid_in_kind_is_among_the_terms() -> None:
    offered = event(events.PROPOSED, clauses.TRADE_1, seat=0, other=1, subject=1)
    by_debtor = Terms(partner=1, gives=(31,), clears=200)
    assert sentence(BOX, NAMES, offered, "en", by_debtor).endswith("offer: Via Roma for M\u00a0200 off the debt.")
    by_creditor = Terms(partner=1, gets=(31,), money=20, clears=200)
    assert sentence(BOX, NAMES, offered, "en", by_creditor).endswith(
        "offer: M\u00a020 and M\u00a0200 off the debt for Via Roma."
    )


def test_a_proposal_states_its_terms() -> None:
    terms = Terms(partner=1, gives=(31, 32), gives_cards=(0,), gets=(27,), money=1100)
    proposed = event(events.PROPOSED, clauses.TRADE_1, seat=0, other=1, subject=1)
    assert sentence(BOX, NAMES, proposed, "en", terms).replace("\u00a0", " ") == (
        "Anna makes Bruno an offer: Via Roma, Corso Impero, a Get Out of Jail Free card and M 1,100 for Viale Traiano."
    )


def test_a_counter_proposal_is_called_one_and_money_may_be_asked_for() -> None:
    terms = Terms(partner=0, gives=(31,), gets_cards=(0, 1), money=-100, counters=1)
    countered = event(events.PROPOSED, clauses.TRADE_1, seat=1, other=0, subject=2, amount=1)
    assert sentence(BOX, NAMES, countered, "it", terms).replace("\u00a0", " ") == (
        "Bruno fa una controproposta a Anna: dà Via Roma in cambio di 2 carte per uscire di prigione e M 100."
    )


def test_who_has_no_name_is_called_by_the_seat() -> None:
    assert sentence(BOX, (), event(events.TURN, clauses.TURN_1, seat=1), "en") == "Seat 2’s turn."


def test_a_step_is_narrated_without_its_echoes() -> None:
    table = Table("italy", seats=2, chance=None, names=("Anna", "Bruno"))
    for roll in ("roll 6 5", "roll 1 2"):
        table.play(CHANCE, roll)
    table.play(0, "roll")
    table.play(CHANCE, "roll 1 2")
    table.play(0, "buy")
    assert narrate.narrate(table.box, NAMES, table.steps[-1], "en") == ["Anna buys Vicolo Stretto for M\u00a060."]
    assert [events.WORDS[one.kind] for one in table.steps[-1].events] == ["bought", "paid", "deed-passed"]
    assert story(table, "en")[-2:] == ["Anna moves to Vicolo Stretto.", "Anna buys Vicolo Stretto for M\u00a060."]


def test_no_kind_of_fact_is_an_echo_but_the_clause_that_makes_it_one() -> None:
    plain = {events.WORDS[kind] for kind in events.WORDS if "echo" in notes(f"fact-{events.WORDS[kind]}", "it")}
    assert plain == {"rent-asked", "card-kept"}


def test_the_examples_run() -> None:
    result = doctest.testmod(monopolista.narrate)
    assert result.attempted > 0
    assert result.failed == 0
