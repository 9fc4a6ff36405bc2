"""House rules: rules that no booklet has, but that many players use.

Each is declared twice: as a number for the rules, and as an option of a table. Add a new one as the last field of
``HouseRules``: observations and the features of the network follow the order of the fields.
"""

from typing import Annotated, Final

from monopolista.engine.records import number, numbers_of, record
from monopolista.games.common import options
from monopolista.games.common.option_declarations import house_rule


@record
class HouseRules:
    """House rules in the form for the rules: 1 where a rule applies."""

    parking: int = number("fines and taxes go to the player who stops at Free Parking (PARK-1)")
    landing_salary: int = number("stopping on GO itself pays twice (GO-1)")
    no_auctions: int = number("what is not bought stays with the bank (BUY-1)")
    no_jail_rent: int = number("an owner in jail collects no rent (RENT-7)")
    triple_ends: int = number("three equal numbers give no further roll (SPEED-7)")
    no_fire_sales: int = number("who cannot pay makes no trade that leaves the creditor less (BANK-1)")


HOUSE_RULES: Final = tuple(numbers_of(HouseRules()))
"""The names of the house rules, in their order."""


class HouseOptions(options.Options, frozen=True):
    """House rules as options of a table."""

    parking: Annotated[bool | None, house_rule("PARK-1")] = None
    landing_salary: Annotated[bool | None, house_rule("GO-1")] = None
    no_auctions: Annotated[bool | None, house_rule("BUY-1")] = None
    no_limit: Annotated[bool | None, house_rule("BLD-5", field="", changes=("houses", "hotels"))] = None
    no_jail_rent: Annotated[bool | None, house_rule("RENT-7")] = None
    triple_ends: Annotated[bool | None, house_rule("SPEED-7")] = None
    no_fire_sales: Annotated[bool | None, house_rule("BANK-1")] = None
