"""How ``champion`` builds and redeems: by its odds with the money spent and without (BLD, MORT-2)."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, lowest
from monopolista.games.classic.bots.answers import say
from monopolista.games.classic.bots.champion_trial import begin_trial, odds
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.rules import building, clauses, mortgage, tasks, verbs
from monopolista.games.classic.rules.bank import spendable
from monopolista.games.classic.rules.deeds import colour_mortgaged, owns_colour, put_level, put_mortgage
from monopolista.games.classic.rules.records import (
    HOTEL_LEVEL,
    MEMBERS,
    STATIONS,
    Colour,
    Edition,
    Game,
    Seen,
    Square,
)

DEAREST: Final = 12
"""Buildings that a plan has at the most."""


@kernel
def build_or_redeem(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Take the first step of what raises one's odds most: buildings on a colour, or a deed redeemed."""
    if not could_spend(edition, seen, seat):
        return False
    begin_trial(seen, answer)
    best = odds(edition, seat, answer)
    found = False
    for colour in range(STATIONS):
        if owns_colour(edition, seen, seat, colour) and not colour_mortgaged(edition, seen, colour):
            value = odds_of_building(edition, seen, seat, colour, answer)
            if value > best:
                best = value
                found = True
                say(answer, verbs.BUILD, next_street(edition, seen, seat, colour), 0)
    pledged = seen.players[seat].deeds & seen.pledged
    while pledged != 0:
        square = edition.square[lowest(pledged)]
        pledged &= pledged - 1
        value = odds_of_redeeming(edition, seen, seat, square, answer)
        if value > best:
            best = value
            found = True
            say(answer, verbs.REDEEM, square, 0)
    return found


@kernel
def could_spend(edition: Edition, seen: Seen, seat: Seat) -> bool:
    """Say whether a seat has a deed to redeem, or a whole colour to build on."""
    own = seen.players[seat].deeds
    if own & seen.pledged != 0:
        return True
    for colour in range(STATIONS):
        if edition.deeds[colour] & ~own == 0:
            return True
    return False


@kernel
def next_street(edition: Edition, seen: Seen, seat: Seat, colour: Colour) -> Square:
    """Return the street of a colour where the next building may go, -1 for none: the last of those with the fewest."""
    best = -1
    for member in range(edition.size[colour]):
        square = edition.members[colour * MEMBERS + member]
        if building.why_not_build(edition, seen, seat, square) == clauses.NONE:
            if best < 0 or seen.level[square] <= seen.level[best]:
                best = square
    return best


@kernel
def odds_of_building(edition: Edition, seen: Seen, seat: Seat, colour: Colour, answer: Answer) -> int:
    """Return the best odds that buildings on a colour bring: one, one on each street, or more; 0 where none may go."""
    trial = answer.trial[0]
    if next_street(edition, seen, seat, colour) < 0:
        return 0
    best = 0
    count = 0
    size = edition.size[colour]
    for _ in range(DEAREST):
        square = next_street(edition, trial, seat, colour)
        if square < 0 or spendable(trial, seat) < edition.house_price[square]:
            break
        put_up(edition, trial, seat, square)
        count += 1
        if count == 1 or count % size == 0:
            best = max(best, odds(edition, seat, answer))
    if count > 1 and count % size != 0:
        best = max(best, odds(edition, seat, answer))
    take_down(edition, seen, trial, seat, colour)
    return best


@kernel
def put_up(edition: Edition, trial: Game, seat: Seat, square: Square) -> None:
    """Put the next building up on a street."""
    trial.players[seat].cash -= edition.house_price[square]
    if building.next_building(edition, trial, square) == tasks.HOTEL:
        trial.hotels -= 1
        trial.houses += edition.hotel_after
        put_level(edition, trial, square, HOTEL_LEVEL)
    else:
        trial.houses -= 1
        put_level(edition, trial, square, trial.level[square] + 1)


@kernel
def take_down(edition: Edition, seen: Seen, trial: Game, seat: Seat, colour: Colour) -> None:
    """Have the buildings of a colour, the bank and one's money as they are."""
    trial.players[seat].cash = seen.players[seat].cash
    trial.houses = seen.houses
    trial.hotels = seen.hotels
    for member in range(edition.size[colour]):
        square = edition.members[colour * MEMBERS + member]
        put_level(edition, trial, square, seen.level[square])


@kernel
def odds_of_redeeming(edition: Edition, seen: Seen, seat: Seat, square: Square, answer: Answer) -> int:
    """Return the odds with a deed redeemed; 0 where it cannot be."""
    if mortgage.why_not_redeem(edition, seen, seat, square) != clauses.NONE:
        return 0
    trial = answer.trial[0]
    price = mortgage.redemption(edition, square)
    put_mortgage(edition, trial, square, 0)
    trial.players[seat].cash -= price
    found = odds(edition, seat, answer)
    put_mortgage(edition, trial, square, 1)
    trial.players[seat].cash += price
    return found
