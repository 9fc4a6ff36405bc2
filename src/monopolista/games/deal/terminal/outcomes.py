"""Effects of an answer in sentences, shown with each offer."""

from collections.abc import Callable, Iterator
from typing import Final

from monopolista.games.deal.editions.schema import COLOUR_KEYS
from monopolista.games.deal.effects.action_effects import DealEffect, DealPaymentView
from monopolista.games.deal.rules.records import SETS_EACH
from monopolista.games.deal.terminal.prompts import DealTerminalView, card, lies_in, set_name
from monopolista.games.interface.views import OfferView


def effect_lines(seen: DealTerminalView, offer: OfferView, target: int) -> list[str]:
    """Return what would come of an offer with one of its targets."""
    effect = offer.effect
    if not isinstance(effect, DealEffect):
        return []
    match offer.verb:
        case "bank":
            before, after = seen.money(effect.bank), seen.money(effect.bank_after)
            return [seen.say("deal-would-bank", subject=card(seen, offer.subject), before=before, amount=after)]
        case "lay" | "move":
            return [_joins(seen, offer, effect), *_of_sets(seen, offer.subject, effect)]
        case "no":
            return [seen.say("deal-would-say-no", other=seen.name(one)) for one in effect.against]
        case "play":
            kind = seen.box.cards[offer.subject].kind
            return [*_PLAYED[kind](seen, effect, _Aim(offer.subject, target))]
        case "pick" | "unpick":
            return [seen.say("deal-pay-breaks", set=set_name(seen, effect.breaks))] if effect.breaks >= 0 else []
        case _:
            return [_pays(seen, one) for one in effect.pays]


class _Aim:
    """A card, and what it is played on."""

    def __init__(self, number: int, target: int) -> None:
        self.number = number
        self.target = target


def _joins(seen: DealTerminalView, offer: OfferView, effect: DealEffect) -> str:
    size = next(one.size for one in seen.box.file.colours if one.key == COLOUR_KEYS[effect.set // SETS_EACH])
    message = "deal-would-begin" if effect.number <= 1 else "deal-would-lay"
    message = "deal-would-move" if offer.verb == "move" else message
    words: dict[str, str | int] = {"subject": card(seen, offer.subject), "set": set_name(seen, effect.set)}
    return seen.say(message, **words, number=effect.number, size=size)


def _of_sets(seen: DealTerminalView, number: int, effect: DealEffect) -> Iterator[str]:
    if effect.breaks >= 0:
        yield seen.say("deal-would-break", set=set_name(seen, effect.breaks))
    if effect.wins:
        yield seen.say("deal-would-win")
    elif effect.completes:
        subject = card(seen, effect.takes[0] if effect.takes else number)
        yield seen.say("deal-would-complete", subject=subject, set=set_name(seen, effect.set))


def _asks(message: str) -> Callable[[DealTerminalView, DealEffect, _Aim], Iterator[str]]:
    """Return what tells that a sum is asked, and what each would pay."""

    def write(seen: DealTerminalView, effect: DealEffect, aim: _Aim) -> Iterator[str]:
        other = seen.name(effect.against[0]) if effect.against else ""
        rent = set_name(seen, aim.target) if message.startswith("deal-would-rent") else ""
        named = "deal-would-rent-one" if message == "deal-would-rent-any" and other else message
        yield seen.say(named, set=rent, other=other, amount=seen.money(effect.asks))
        yield from (_pays(seen, one) for one in effect.pays)

    return write


def _pays(seen: DealTerminalView, one: DealPaymentView) -> str:
    message = "deal-would-pay-nothing" if one.amount == 0 else "deal-would-pay-all" if one.all else "deal-would-pay"
    return seen.say(message, seat=seen.name(one.seat), amount=seen.money(one.amount))


def _doubles(seen: DealTerminalView, effect: DealEffect, _: _Aim) -> Iterator[str]:
    yield seen.say("deal-would-double", number=effect.factor)


def _draws(seen: DealTerminalView, effect: DealEffect, _: _Aim) -> Iterator[str]:
    yield seen.say("deal-would-pass-go", number=effect.draws)


def _builds(seen: DealTerminalView, effect: DealEffect, aim: _Aim) -> Iterator[str]:
    before, after = seen.money(effect.rent), seen.money(effect.rent_after)
    subject = card(seen, aim.number)
    yield seen.say("deal-would-build", subject=subject, set=set_name(seen, aim.target), before=before, amount=after)


def _takes(kind: str) -> Callable[[DealTerminalView, DealEffect, _Aim], Iterator[str]]:
    def write(seen: DealTerminalView, effect: DealEffect, aim: _Aim) -> Iterator[str]:
        whose, number = lies_in(seen, aim.target)
        subject, other = card(seen, aim.target), seen.name(whose)
        yield seen.say(f"deal-would-{kind}", subject=subject, other=other, set=set_name(seen, number))
        if kind != "breaker" or effect.wins:
            yield from _of_sets(seen, aim.number, effect)

    return write


_PLAYED: Final[dict[str, Callable[[DealTerminalView, DealEffect, _Aim], Iterator[str]]]] = {
    "rent": _asks("deal-would-rent"),
    "rent-any": _asks("deal-would-rent-any"),
    "birthday": _asks("deal-would-birthday"),
    "collector": _asks("deal-would-collector"),
    "double": _doubles,
    "pass-go": _draws,
    "house": _builds,
    "hotel": _builds,
    "sly": _takes("sly"),
    "forced": _takes("forced"),
    "breaker": _takes("breaker"),
}
