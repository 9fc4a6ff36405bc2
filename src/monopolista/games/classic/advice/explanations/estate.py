"""What a seat does with its own deeds: builds, sells, mortgages, redeems, and asks for rent."""

from typing import Final

from monopolista.games.classic.advice.bot_reasons import of_colour
from monopolista.games.classic.advice.explanations.case import Case, members_of
from monopolista.games.classic.rules import verbs
from monopolista.games.classic.rules.property.deeds import is_street_colour, owns_colour
from monopolista.games.classic.rules.records import Colour
from monopolista.games.common.notation import Action
from monopolista.games.interface.views import Reason

_SPENDS: Final = frozenset((verbs.BUILD, verbs.REDEEM, verbs.WANT, verbs.PAY))
_SPARES: Final = frozenset((None, verbs.KEEP, verbs.WAIVE, verbs.TAKE))
_RAISES: Final = frozenset((verbs.SELL, verbs.MORTGAGE))


def why(case: Case) -> Reason | None:
    """Return what buildings, deeds or money are the better for it."""
    better, given = case.better, case.given
    if case.verb in _SPARES:
        return _for_sparing(case)
    assert better is not None
    if better.verb in (verbs.BUILD, verbs.PLACE):
        return of_colour("raises", case.box, case.edition.colour[better.subject])
    if better.verb == verbs.REDEEM:
        return _for_redeeming(case, better)
    if better.verb == verbs.ASK:
        return Reason("rent-due")
    return _for_raising(case, better) if better.verb in _RAISES and given.verb in _RAISES else None


def _for_sparing(case: Case) -> Reason | None:
    """Return what is kept by leaving something: the money, or the rents of what would be sold or mortgaged."""
    if case.given.verb in _SPENDS:
        return Reason("keeps-cash")
    if case.better is None and case.given.verb in _RAISES and case.loses(case.given) > 0:
        return Reason("rents-fall")
    return None


def _for_redeeming(case: Case, better: Action) -> Reason | None:
    """Return whether a deed that is redeemed frees its colour for building, or earns rent again."""
    colour = case.edition.colour[better.subject]
    if is_street_colour(colour) and _is_free(case, colour, but=better.subject):
        return of_colour("frees", case.box, colour)
    return Reason("earns-again") if case.loses(better) < 0 else None


def _is_free(case: Case, colour: Colour, but: int = -1) -> bool:
    """Say whether a seat has a whole colour, nothing of it mortgaged but one deed."""
    pledged = [one for one in members_of(case.edition, colour) if case.state.mortgaged[one] and one != but]
    return owns_colour(case.edition, case.state, case.seat, colour) and not pledged


def _for_raising(case: Case, better: Action) -> Reason | None:
    """Return what one way to raise money spares beside another: a whole colour, buildings, or rent."""
    given = case.given
    colour = case.edition.colour[given.subject]
    if _breaks_open(case, given) and not _breaks_open(case, better) and case.edition.colour[better.subject] != colour:
        return of_colour("keeps-whole", case.box, colour)
    if (better.verb, given.verb) == (verbs.MORTGAGE, verbs.SELL):
        return Reason("keeps-buildings")
    return Reason("less-rent") if case.loses(better) < case.loses(given) else None


def _breaks_open(case: Case, action: Action) -> bool:
    """Say whether an answer mortgages the first deed of a whole colour."""
    return action.verb == verbs.MORTGAGE and _is_free(case, case.edition.colour[action.subject])
