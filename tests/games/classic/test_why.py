"""Why a better answer is better: what a deed completes or keeps from another, what a price leaves, what trades do."""

from collections.abc import Callable
from itertools import permutations

import pytest

from monopolista.analyse.move_quality import MoveGrader
from monopolista.analyse.win_odds_timeline import Played, at_once
from monopolista.bots import decide
from monopolista.games.classic.advice.candidates import ClassicAdvisor
from monopolista.games.classic.editions import Options, load
from monopolista.games.classic.rules import events, verbs
from monopolista.games.classic.rules.property.rent import rent_due
from monopolista.games.common.notation import Action
from monopolista.games.interface.views import Reason
from monopolista.locales import LANGUAGES
from monopolista.table import CHANCE, Table, seeded
from tests.games.classic.clauses.test_speedy import all_owned_but
from tests.games.classic.scenario import BROWN, DARK_BLUE, HOTEL, JAIL, LIGHT_BLUE, ORANGE, STATIONS, position


def reason(table: Table, seat: int, better: str, given: str) -> Reason | None:
    """Why an answer is better than another, "" for to leave it."""
    answers = [table.game.parse(one) if one else None for one in (better, given)]
    assert isinstance(answers[1], Action)
    return ClassicAdvisor(table.box).why(table.state(), seat, answers[0], answers[1])


def on_park_place(owns: dict[int, tuple[int, ...]], cash: int = 1500) -> Table:
    """Seat 0 stands on the dearest deed, which is the bank's."""
    table = position(3, owns=owns, at={0: 36}, cash={0: cash}).table
    table.play(0, "roll")
    table.play(CHANCE, "roll 1 2")
    return table


@pytest.mark.parametrize(
    ("owner", "found"),
    [
        (0, Reason("completes", "dark-blue")),
        (1, Reason("blocks", "dark-blue")),
        (None, Reason("gains")),
    ],
)
def test_a_deed_completes_a_colour_or_keeps_it_from_another_or_is_worth_its_price(
    owner: int | None, found: Reason
) -> None:
    owns: dict[int, tuple[int, ...]] = {} if owner is None else {owner: DARK_BLUE[:1]}
    assert reason(on_park_place(owns), 0, "buy", "decline") == found


def test_a_price_leaves_too_little_or_is_too_high() -> None:
    assert reason(on_park_place({}, cash=450), 0, "decline", "buy") == Reason("keeps-cash")
    assert reason(on_park_place({}), 0, "decline", "buy") == Reason("too-dear")


def test_a_trade_completes_a_colour_for_one_or_for_both_or_for_the_other_side() -> None:
    table = position(3, owns={0: ORANGE[:2], 1: (ORANGE[2], *LIGHT_BLUE[:2])}, turn=1).table
    table.play(1, f"propose 0 give {ORANGE[2]} money -100")
    assert reason(table, 0, "accept 1", "refuse 1") == Reason("completes", "orange")
    assert reason(table, 1, "", "accept 1") == Reason("helps", "orange")
    both = position(3, owns={0: (*ORANGE[:2], LIGHT_BLUE[2]), 1: (ORANGE[2], *LIGHT_BLUE[:2])}, turn=1).table
    both.play(1, f"propose 0 give {ORANGE[2]} get {LIGHT_BLUE[2]}")
    assert reason(both, 0, "accept 1", "refuse 1") == Reason("completes-both")


def test_a_trade_breaks_up_what_was_whole() -> None:
    table = position(3, owns={0: STATIONS}, turn=1).table
    table.play(1, f"propose 0 get {STATIONS[0]} money 100")
    assert reason(table, 0, "refuse 1", "accept 1") == Reason("breaks", "station")


def test_to_build_raises_rents_and_to_leave_it_keeps_cash() -> None:
    table = position(2, owns={0: BROWN}, stage="end").table
    assert reason(table, 0, f"build {BROWN[0]}", "end") == Reason("raises", "brown")
    assert reason(table, 0, "", f"build {BROWN[0]}") == Reason("keeps-cash")
    assert reason(table, 0, "end", "end") is None


def test_a_decision_that_was_not_good_says_why() -> None:
    table = on_park_place({0: (DARK_BLUE[0],)})
    table.play(0, "decline")
    (one,) = (one for one in at_once(MoveGrader(Played(table)).graded()) if one.grade != "good")
    assert one.why == Reason("completes", "dark-blue")


def in_jail(**pieces: object) -> Table:
    """Seat 0 sits in jail, with a card that would free it."""
    return position(3, at={0: JAIL}, jailed={0: 0}, keeps={0: ("chance",)}, **pieces).table  # type: ignore[arg-type]


def test_out_of_jail_deeds_are_to_be_had_as_long_as_the_bank_has_many() -> None:
    assert reason(in_jail(), 0, "fine", "roll") == Reason("deeds-left")
    assert reason(in_jail(cash={0: 80}), 0, "fine", "roll") is None
    assert reason(in_jail(owns=all_owned_but(1, 3, 6)), 0, "card 0", "roll") is None


def test_in_jail_no_rent_of_others_is_to_be_paid() -> None:
    table = in_jail(owns={1: DARK_BLUE}, built={37: 3, 39: 3})
    assert reason(table, 0, "roll", "fine") == Reason("rents-threaten")
    assert reason(in_jail(), 0, "roll", "fine") is None
    assert reason(in_jail(cash={0: 100}), 0, "roll", "fine") == Reason("keeps-cash")


def test_the_ways_out_of_jail_save_the_card_or_the_money() -> None:
    assert reason(in_jail(), 0, "fine", "card 0") == Reason("keeps-card")
    assert reason(in_jail(), 0, "card 0", "fine") == Reason("keeps-cash")
    assert reason(in_jail(), 0, "roll", "card 0") == Reason("keeps-card")


def indebted(**pieces: object) -> Table:
    """Seat 0 has landed on a hotel, and has 10 in hand."""
    owns = {1: DARK_BLUE, **pieces.pop("owns")}  # type: ignore[dict-item]
    built = {37: HOTEL, 39: HOTEL, **pieces.pop("built", {})}  # type: ignore[dict-item]
    table = position(2, owns=owns, built=built, at={0: 36}, cash={0: 10}, **pieces).table  # type: ignore[arg-type]
    table.play(0, "roll")
    table.play(CHANCE, "roll 1 2")
    assert table.question.kind == "debt"
    return table


def test_in_debt_a_whole_colour_is_mortgaged_last() -> None:
    table = indebted(owns={0: (*BROWN, 6, *STATIONS)})
    assert reason(table, 0, "mortgage 6", "mortgage 1") == Reason("keeps-whole", "brown")
    assert reason(table, 0, "mortgage 6", "mortgage 5") == Reason("keeps-whole", "station")
    assert reason(table, 0, "mortgage 3", "mortgage 1") is None


def test_in_debt_buildings_stay_where_deeds_can_be_mortgaged() -> None:
    table = indebted(owns={0: (*ORANGE, 6)}, built=dict.fromkeys(ORANGE, 2))
    assert reason(table, 0, "mortgage 6", "sell 16") == Reason("keeps-buildings")


def test_in_debt_what_costs_least_rent_goes_first() -> None:
    table = indebted(owns={0: (*BROWN, *ORANGE)}, built=dict.fromkeys((*BROWN, *ORANGE), 1))
    assert reason(table, 0, "sell 1", "sell 16") == Reason("less-rent")
    assert reason(table, 0, "sell 16", "sell 1") is None
    lone = indebted(owns={0: (6, 31)})
    assert reason(lone, 0, "mortgage 6", "mortgage 31") == Reason("less-rent")


def test_without_a_debt_to_sell_or_to_mortgage_lowers_rents() -> None:
    table = position(2, owns={0: (*BROWN, 5)}, built={1: 1, 3: 1}, stage="end").table
    assert reason(table, 0, "", "sell 1") == Reason("rents-fall")
    assert reason(table, 0, "", "mortgage 5") == Reason("rents-fall")


def test_a_deed_that_is_redeemed_frees_its_colour_or_earns_rent_again() -> None:
    table = position(2, owns={0: (*BROWN, 6)}, mortgaged=(1, 6), stage="end").table
    assert reason(table, 0, "redeem 1", "end") == Reason("frees", "brown")
    assert reason(table, 0, "redeem 6", "end") == Reason("earns-again")
    assert reason(table, 0, "", "redeem 6") == Reason("keeps-cash")


def test_a_rent_that_may_be_asked_is_to_be_had() -> None:
    table = position(2, owns={1: (6,)}, at={0: 3}, asks_itself=(1,)).table
    table.play(0, "roll")
    table.play(CHANCE, "roll 1 2")
    asked = next(one for one in table.offers(1) if one.verb == "ask")
    assert reason(table, 1, f"ask {asked.subject}", "asking 1") == Reason("rent-due")


def on_the_bus(at: int, **pieces: object) -> Table:
    """Seat 0 may go by 2, by 5 or by both."""
    options = Options(speedy=True)
    table = position(2, at={0: at}, past_go=(0,), options=options, **pieces).table  # type: ignore[arg-type]
    table.play(0, "roll")
    table.play(CHANCE, "roll 2 5 4")
    return table


def test_the_bus_goes_where_a_deed_is_to_be_had() -> None:
    assert reason(on_the_bus(17), 0, "ride 1", "ride 2") == Reason("deed-there")
    assert reason(on_the_bus(17, owns={0: ORANGE[:2]}), 0, "ride 1", "ride 2") == Reason("completes", "orange")
    assert reason(on_the_bus(17, owns={1: ORANGE[:2]}), 0, "ride 1", "ride 2") == Reason("blocks", "orange")


def test_the_bus_keeps_clear_of_rents_and_of_jail() -> None:
    assert reason(on_the_bus(16, owns={1: (21, 18, 23)}), 0, "ride 1", "ride 2") == Reason("avoids-rent")
    assert reason(on_the_bus(25, owns={1: (27,)}), 0, "ride 1", "ride 2") == Reason("avoids-jail")
    assert reason(on_the_bus(25, owns={1: (27,)}), 0, "ride 2", "ride 1") == Reason("avoids-rent")


def test_the_bus_may_pass_go() -> None:
    table = on_the_bus(36, owns={0: (1,)})
    assert reason(table, 0, "ride 2", "ride 1") == Reason("passes-go")


def test_what_is_proposed_is_for_a_whole_colour_or_for_money() -> None:
    table = position(3, owns={0: ORANGE[:2], 1: (ORANGE[2], 6)}).table
    assert reason(table, 0, f"propose 1 get {ORANGE[2]} money 300", "roll") == Reason("completes", "orange")
    swapped = position(3, owns={0: (6, ORANGE[0]), 1: (ORANGE[1], 21)}).table
    assert reason(swapped, 0, f"propose 1 give 6 get {ORANGE[1]}", "roll") == Reason("nearly", "orange")
    sold = position(3, owns={0: (6, 21)}).table
    assert reason(sold, 0, "propose 1 give 6 money -300", "roll") == Reason("good-price")
    assert reason(sold, 0, "propose 1 give 6 money 300", "roll") is None


WORDS = (
    "avoids-jail", "avoids-rent", "blocks", "breaks", "completes", "completes-both", "deed-there", "deeds-left",
    "earns-again", "frees", "gains", "good-price", "helps", "keeps-buildings", "keeps-card", "keeps-cash",
    "keeps-whole", "less-rent", "nearly", "passes-go", "raises", "rent-due", "rents-fall", "rents-threaten",
    "swap-pays", "too-dear", "too-little",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_have_words_in_every_language(language: str) -> None:
    counsel = ClassicAdvisor(load("italy"))
    texts = [counsel.worded(Reason(word, "brown"), language) for word in WORDS]
    assert len({*texts}) == len(WORDS)
    stations = {counsel.worded(Reason(word, "station"), language) for word in ("blocks", "keeps-whole", "breaks")}
    assert not stations & {*texts}


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("seed", range(3))
def test_in_whole_games_no_reason_claims_what_is_not_so(seed: int) -> None:
    """Of every two answers that might be given at each decision of robots, and of what may be left undone."""
    speedy = seed % 2 == 1
    table = Table("italy", 3 + seed % 2, seed=seed, options={"speedy": speedy})
    counsel, draw, texts = ClassicAdvisor(table.box), seeded(seed), set[str]()
    while table.version < 200 and not table.over:
        seat = table.in_order[0]
        answers = counsel.answers(table.state(), seat)[:8]
        for better, given in permutations([*answers, None], 2):
            if given is not None and (better is not None or given.verb in BUSINESS):
                found = counsel.why(table.state(), seat, better, given)
                if found is not None:
                    texts.add(found.word)
                    if found.word in CLAIMS:
                        CLAIMS[found.word](table, seat, better, given, found.about)
        table.play(seat, decide(["regular", "champion"][seed % 2], table, seat, draw))
    assert len(texts) > 5


BUSINESS = (verbs.BUILD, verbs.SELL, verbs.MORTGAGE, verbs.REDEEM)
Claim = Callable[[Table, int, Action | None, Action, str], None]


def after(table: Table, seat: int, action: Action) -> Table:
    """The table after an answer."""
    header = table.transcript.header
    texts = Table(header.edition, table.seats, chance=None, options=header.options)
    texts.set_up(table.save())
    texts.play(seat, action)
    return texts


def landing(table: Table, seat: int, action: Action) -> int:
    """The square to which a way leads."""
    texts = [event for event in after(table, seat, action).steps[-1].events if event.kind == events.MOVED]
    return texts[0].subject if texts else table.view().players[seat].square


def squares_of(table: Table, colour: str) -> list[int]:
    """The squares of a colour."""
    return [number for number, one in enumerate(table.box.file.squares) if colour in (one.colour, one.kind)]


def owners(table: Table, colour: str, but: int | None = None) -> set[int]:
    """Who has the deeds of a colour, but one of them."""
    return {table.view().owner[one] for one in squares_of(table, colour) if one != but}


def bought(table: Table, seat: int, action: Action) -> int:
    """The square of the deed that is to be had by an answer."""
    way = action.verb in (verbs.RIDE, verbs.GO)
    return landing(table, seat, action) if way else table.state().agenda[table.state().depth - 1].about


def completes(table: Table, seat: int, better: Action | None, _: Action, about: str) -> None:
    """With the deed, or the trade, all deeds of a colour are the seat's that were not before."""
    assert better is not None
    if better.verb == verbs.ACCEPT:
        assert owners(after(table, seat, better), about) == {seat} != owners(table, about)
    else:
        square = bought(table, seat, better)
        assert (owners(table, about, but=square), table.view().owner[square]) == ({seat}, -1)


def blocks(table: Table, seat: int, better: Action | None, _: Action, about: str) -> None:
    """But for the deed the colour is another's."""
    assert better is not None
    (other,) = owners(table, about, but=bought(table, seat, better))
    assert other not in (seat, -1)


def raises(table: Table, seat: int, better: Action | None, _: Action, about: str) -> None:
    """The rents of the colour are higher once it is built."""
    assert better is not None
    then = after(table, seat, better)
    if then.question.kind != "shortage":
        edition, squares = table.box.edition, squares_of(table, about)
        was, now = (sum(rent_due(edition, one.state(), square) for square in squares) for one in (table, then))
        assert now > was


def keeps_whole(table: Table, seat: int, better: Action | None, given: Action, about: str) -> None:
    """After the one answer the colour is whole and unmortgaged, after the other it is not."""
    assert better is not None
    free = [
        owners(table, about) == {seat} and not any(then.view().mortgaged[one] for one in squares_of(table, about))
        for then in (after(table, seat, better), after(table, seat, given))
    ]
    assert free == [True, False]


def deeds_left(table: Table, *_: object) -> None:
    """The bank has deeds."""
    assert any(owner == -1 and table.box.edition.deed[square] >= 0 for square, owner in enumerate(table.view().owner))


CLAIMS: dict[str, Claim] = {
    "completes": completes, "blocks": blocks, "raises": raises, "keeps-whole": keeps_whole, "deeds-left": deeds_left,
}  # fmt: skip
