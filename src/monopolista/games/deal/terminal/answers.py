"""What may be answered and done in the card game, each with its name: made from offers, and from nothing else."""

from collections.abc import Iterator
from typing import Final

from monopolista.games.deal.terminal.outcomes import effect_lines
from monopolista.games.deal.terminal.prompts import DealTerminalView, card, is_asked, lies_in, question_of, set_name
from monopolista.games.interface.terminal_ui import Choice
from monopolista.games.interface.views import OfferView

_OF_CARDS: Final = ("lay", "play", "bank")
"""What is done with a card in the hand: these stand under its name."""
_TAKING: Final = ("sly", "forced", "breaker")
_KEYS: Final = {"undo": "u", "end": "f", "allow": "a", "no": "n"}


def choices_of(seen: DealTerminalView) -> list[Choice]:
    """Return what may be done, the main answer first."""
    found = [*_suggested(seen), *(one for offer in seen.offers for one in _choices(seen, offer))]
    ranks = {action: rank for rank, action in enumerate(_order(seen))}
    return sorted(found, key=lambda one: ranks.get(one.actions[0].partition(" ")[0], -1))


def _order(seen: DealTerminalView) -> tuple[str, ...]:
    """Return verbs by preference: a player with nothing left to play ends the turn."""
    question = question_of(seen)
    playable = any(offer.verb in _OF_CARDS for offer in seen.offers)
    done = question is not None and question.kind == "to-play" and not playable
    first = ("pay", "no", "allow", "at", "give", "discard", "pick", "unpick")
    ended = ("end", "undo", "move", "leave")
    return (*first, *ended) if done else (*first, *_OF_CARDS, *reversed(ended[:3]), "leave")


def _choices(seen: DealTerminalView, offer: OfferView) -> Iterator[Choice]:
    for target in range(offer.low, offer.high + 1):
        yield _choice(seen, offer, target)


def _choice(seen: DealTerminalView, offer: OfferView, target: int) -> Choice:
    verb, named = offer.verb, card(seen, offer.subject)
    note = " ".join(effect_lines(seen, offer, target))
    match verb:
        case "bank" | "lay" | "play":
            return Choice(
                actions=(offer.action(target),), label=_played(seen, offer, target), note=note,
                about=offer.subject, group=named,
            )  # fmt: skip
        case "move":
            label = seen.say("deal-advice-move", subject=named, set=set_name(seen, target))
            return Choice(actions=(offer.action(target),), label=label, note=note, group=seen.say("deal-answer-move"))
        case "leave":
            sure = seen.say("deal-give-up-sure")
            group = seen.say("panel-settings")
            return Choice(actions=(verb,), label=seen.say("deal-answer-leave"), group=group, sure=sure)
        case "at":
            label = seen.say("deal-answer-at", other=seen.name(offer.subject))
            return Choice(actions=(offer.action(),), label=label, note=note)
        case "pick" | "unpick" | "give" | "discard":
            label = f"{seen.say(f'deal-answer-{verb}')}: {named}{_worth(seen, offer)}"
            return Choice(actions=(offer.action(),), label=label, note=note, about=offer.subject)
        case "no":
            return Choice(actions=(offer.action(target),), label=seen.say("deal-answer-no"), note=note, key="n")
        case _:
            label = seen.say(f"deal-answer-{verb}")
            return Choice(actions=(offer.action(),), label=label, note=note, key=_KEYS.get(verb, ""))


def _worth(seen: DealTerminalView, offer: OfferView) -> str:
    printed = seen.box.cards[offer.subject]
    return "" if printed.kind == "money" else f" ({seen.money(printed.value)})"


def _played(seen: DealTerminalView, offer: OfferView, target: int) -> str:
    """Return what is done with a card of the hand: "Lay Bond Street in the green set"."""
    subject = card(seen, offer.subject)
    if offer.verb != "play":
        return seen.say(f"deal-advice-{offer.verb}", subject=subject, set=set_name(seen, target))
    kind = seen.box.cards[offer.subject].kind
    message = f"deal-advice-play-{kind}"
    if kind in _TAKING:
        whose, number = lies_in(seen, target)
        wanted, other = card(seen, target), seen.name(whose)
        return seen.say(message, subject=subject, wanted=wanted, set=set_name(seen, number), other=other)
    if kind == "collector":
        return seen.say(message, subject=subject, other=seen.name(target))
    return seen.say(message, subject=subject, set=set_name(seen, target))


def _suggested(seen: DealTerminalView) -> Iterator[Choice]:
    """Yield the cards that a payment costs least, picked in place of those that are picked."""
    question = question_of(seen)
    if not seen.suggestion or question is None or question.kind != "to-pay" or not is_asked(seen):
        return
    wanted = [one.action for one in seen.suggestion if one.action.startswith("pick ")]
    cards = [int(one.split()[1]) for one in wanted]
    back = [f"unpick {one}" for one in question.picked if one not in cards]
    picks = [f"pick {one}" for one in cards if one not in question.picked]
    names = seen.listed(card(seen, one) for one in cards)
    if not cards:
        return
    note = seen.say("deal-pay-suggestion-of", names=names)
    yield Choice(actions=(*back, *picks, "pay"), label=seen.say("deal-answer-pay"), note=note)
