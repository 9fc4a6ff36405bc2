"""Games of cards played at random, for sentences about whatever can happen."""

from random import Random

from monopolista.games.common.notation import Action
from monopolista.games.deal.editions import Options
from monopolista.games.deal.rules import verbs
from monopolista.games.deal.rules.records import BROKEN, WILD_SETS
from monopolista.table import Table

_DULL = ("end", "undo", "bank", "move", "discard")
"""What one does seldom as long as there is anything else, so that sets grow and cards change hands."""


def random_table(seed: int) -> tuple[Table, Random]:
    """Return a table before its first answer: numbers of seats and options follow one another."""
    options = Options(wild_sets=WILD_SETS[seed % 3], broken=BROKEN[seed // 3 % 3], double_any=seed % 2 == 0)
    return Table("deal", 2 + seed % 4, seed=seed, options=options, noting=True), Random(seed)


def play_at_random(table: Table, rng: Random) -> None:
    """Give one answer; nobody leaves."""
    seat = table.next_asked
    offers = [one for one in table.offers(seat) if one.verb != "leave"]
    wished = [one for one in offers if one.verb not in _DULL]
    offer = rng.choice(wished if wished and rng.random() < 0.8 else offers)
    table.play(seat, Action(verbs.NUMBERS[offer.verb], offer.subject, offer.low))
