"""What lies on the table stands in the fields of an observation, seats counted from who looks."""

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.records import part
from monopolista.games.deal.editions import Options
from monopolista.games.deal.editions.card_names import card_name
from monopolista.games.deal.editions.schema import COLOUR_KEYS
from monopolista.games.deal.learn.action_space import PROPERTIES, space_of
from monopolista.games.deal.learn.actions import FIRST
from monopolista.games.deal.learn.fields import AT, FIELDS, LENGTH
from monopolista.games.deal.learn.learning import LEARNING
from monopolista.games.deal.learn.observe import observe, observe_table
from monopolista.games.deal.rules import tasks, verbs
from monopolista.games.deal.rules.records import CARDS, KINDS, SEATS, SETS, Seen
from tests.games.deal.scenario import Scenario, position

LENGTHS = {field.name: field.length for field in FIELDS}


class Seeing:
    """An observation, read by the names of its fields."""

    def __init__(self, game: Scenario, seat: int) -> None:
        self._game = game
        self._row: NDArray[np.float32] = np.zeros(LENGTH, np.float32)
        observe_table(game.pack, game.state.seats, self._row)
        observe(space_of(game.pack), game.pack, part(Seen, game.state), game.state.hands[seat], seat, self._row)

    def __getitem__(self, name: str) -> list[float]:
        """Return the numbers of a field."""
        return [round(float(one), 4) for one in self._row[AT[name] :][: LENGTHS[name]]]

    def cards(self, name: str, seat: int = 0) -> list[str]:
        """Return the cards that are marked in a field, of a seat where it has a part for each."""
        marked = np.flatnonzero(self[name][seat * CARDS : (seat + 1) * CARDS])
        return [card_name(self._game.box, int(card)) for card in marked]

    def properties(self, name: str, seat: int = 0) -> list[str]:
        """Return the properties that are marked in a field, of a seat where it has a part for each."""
        marked = np.flatnonzero(self[name][seat * PROPERTIES : (seat + 1) * PROPERTIES])
        return [card_name(self._game.box, self._game.pack.properties[place]) for place in marked]

    def seats(self, name: str) -> list[int]:
        """Return the seats that are marked in a field, counted from who looks."""
        return np.flatnonzero(self[name]).tolist()


def test_one_sees_ones_own_hand_and_of_others_how_many_they_hold() -> None:
    game = position(3, hands={0: ["house"], 1: ["hotel", "money-1"]})
    assert Seeing(game, 0).cards("hand") == ["house"]
    assert Seeing(game, 1).cards("hand") == ["money-1", "hotel"]
    assert Seeing(game, 1)["hands"] == [round(2 / 7, 4), 0, round(1 / 7, 4), 0, 0]


def test_banks_and_discards_are_seen_card_by_card() -> None:
    game = position(3, banks={2: ["money-5", "house"]}, discards=["money-3"])
    seen = Seeing(game, 1)
    assert (seen.cards("banked", 0), seen.cards("banked", 1)) == ([], ["money-5", "house"])
    assert seen.cards("discarded") == ["money-3"]
    assert (seen["bank"], seen["worth"]) == ([0, 0.8, 0, 0, 0], [0, 0.8, 0, 0, 0])


def test_a_laid_property_is_seen_before_its_holder_and_in_its_set() -> None:
    game = position(sets={1: ["orange: wild-pink-orange", "pink: wild-pink-orange#2 pink-1 pink-2"]})
    seen = Seeing(game, 0)
    assert seen.properties("laid", 0) == []
    assert seen.properties("laid", 1) == ["pink-1", "pink-2", "wild-pink-orange", "wild-pink-orange#2"]
    lies = [LEARNING.describe(game.box, FIRST[verbs.LAY] + int(way)) for way in np.flatnonzero(seen["lies"])]
    assert [(said.split()[1], said.split()[-3]) for said in lies] == [
        ("pink-1", "pink"), ("pink-2", "pink"), ("wild-pink-orange", "orange"), ("wild-pink-orange#2", "pink"),
    ]  # fmt: skip
    sets = np.array(seen["sets"]).reshape(SEATS, SETS)[1]
    assert {COLOUR_KEYS[place // 4]: sets[place] for place in np.flatnonzero(sets)} == {"pink": 1, "orange": 0.3333}
    complete = np.array(seen["complete"]).reshape(SEATS, -1)
    assert [(seat, COLOUR_KEYS[colour]) for seat, colour in np.argwhere(complete)] == [(1, "pink")]


def test_buildings_are_seen_on_their_set() -> None:
    seen = Seeing(position(sets={0: ["brown: brown-1 brown-2 house#2 hotel"]}), 1)
    assert seen.seats("built") == [5 + 1, 5 + 3]
    assert np.flatnonzero(seen["stands"]).tolist() == [SETS, 3 * SETS]


def test_what_is_banked_or_laid_in_this_turn_is_seen_in_its_order() -> None:
    game = position(hands={0: ["money-1", "brown-1", "money-2"]})
    game.does("0: bank money-1", "0: lay brown-1 brown")
    seen = Seeing(game, 1)
    assert {name: seen["undo"][game.words.cards(name)[0]] for name in seen.cards("undo")} == {
        "money-1": 0.3333, "brown-1": 0.6667,
    }  # fmt: skip
    assert (seen["undo_count"], seen["plays"]) == ([0.6667], [0.3333])


def test_in_a_duel_one_sees_who_may_say_no_and_about_what() -> None:
    game = position(3, hands={1: ["sly-deal"], 2: ["just-say-no"]}, sets={2: ["red: red-2"]}, turn=1)
    game.does("1: play sly-deal red-2")
    seen = Seeing(game, 0)
    assert (seen.seats("duel"), seen.seats("may_say_no"), seen.seats("asked")) == ([2], [2], [2])
    assert (seen.seats("about_seat"), seen.seats("other_seat")) == ([2], [1])
    assert [KINDS[kind] for kind in seen.seats("action")] == ["sly"]
    assert [tasks.WORDS[kind] for kind in seen.seats("question")] == ["duel"]
    assert seen.properties("wanted") == ["red-2"]
    game.does("2: no just-say-no 2")
    seen = Seeing(game, 2)
    assert (seen.seats("duel"), seen.seats("may_say_no"), seen.seats("asked")) == ([0], [], [2])
    assert seen["noes"] == [0.3333, 0, 0, 0, 0]


def test_what_is_given_in_exchange_is_seen() -> None:
    game = position(hands={0: ["forced-deal"]}, sets={0: ["red: red-1", "pink: pink-1"], 1: ["red: red-2"]})
    game.does("0: play forced-deal red-2", "0: give pink-1")
    seen = Seeing(game, 1)
    assert (seen.properties("wanted"), seen.properties("given")) == (["red-2"], ["pink-1"])


def test_several_who_are_asked_at_once_see_each_its_own_question() -> None:
    game = position(3, hands={0: ["birthday"]}, banks={1: ["money-1", "money-2"], 2: ["money-2", "money-5"]})
    game.does("0: play birthday", "1: allow 1", "1: pick money-1")
    seen = Seeing(game, 1)
    assert ([tasks.WORDS[kind] for kind in seen.seats("question")], seen.seats("about_seat")) == (["to-pay"], [0])
    assert (seen["owes"], seen["pays"]) == ([0.2, 0.2, 0, 0, 0], [0.1, 0, 0, 0, 0])
    assert seen.cards("picked") == ["money-1"]
    other = Seeing(game, 2)
    assert ([tasks.WORDS[kind] for kind in other.seats("question")], other.seats("about_seat")) == (["duel"], [0])
    assert (other["amount"], seen["amount"]) == ([0.2], [0.2])


def test_the_options_of_the_table_are_seen() -> None:
    options = Options(no_is_play=True, double_any=True, broken="discard", excess="under", take_back=True)
    seen = Seeing(position(4, options=options), 0)
    plain = Seeing(position(2), 0)
    assert (seen["seats"], plain["seats"]) == ([0.8], [0.4])
    for name in ("no_is_play", "double_any", "take_back", "under"):
        assert (seen[name], plain[name]) == ([1], [0])
    assert (seen["broken"], seen["wild_sets"]) == ([0, 0, 1], [1, 0, 0])


def test_the_end_is_seen() -> None:
    game = position(3)
    game.does("2: leave", "1: leave")
    seen = Seeing(game, 1)
    assert (seen.seats("won"), seen.seats("playing"), seen.seats("question")) == ([2], [2], [])
