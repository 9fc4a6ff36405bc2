"""What may be answered and done in a classic game, each with its name: made from offers, and from nothing else."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from monopolista.games.classic.actions.macro_actions import ClassicGesture
from monopolista.games.classic.actions.missing_requirements import ClassicLack
from monopolista.games.classic.effects.action_effects import ClassicEffect
from monopolista.games.classic.presentation.narrate import deck_name
from monopolista.games.classic.presentation.view import QuestionView
from monopolista.games.classic.terminal.prompts import (
    AUCTIONS,
    ClassicTerminalView,
    is_asked,
    question_of,
    square,
    wording,
)
from monopolista.games.classic.terminal.trading import counter_form, proposal_line, trade_form
from monopolista.games.interface.terminal_ui import Choice
from monopolista.games.interface.views import DenialView, OfferView

_ORDER: Final = (
    "roll", "buy", "pay", "take", "bid", "fine", "card", "want", "place", "ride", "go", "redeem", "keep", "end",
    "decline", "pass", "waive", "accept", "counter", "refuse", "ask", "build", "sell", "mortgage", "deal",
    "withdraw", "ignore", "hear", "asking", "bankrupt",
)  # fmt: skip
_NO: Final = ("decline", "pass", "waive")
_OF_DEEDS: Final = ("build", "sell", "mortgage")
_BOTH: Final = 3


def choices_of(seen: ClassicTerminalView) -> list[Choice]:
    """Return what may be done, the main answer first."""
    ranked = sorted(
        (offer for offer in seen.offers if offer.verb in _ORDER), key=lambda offer: _ORDER.index(offer.verb)
    )
    found = [choice for offer in ranked if (choice := _choice(seen, offer)) is not None]
    alone = ("", seen.say("anywhere-squares"))
    return sorted([*_suggested(seen), *_bids(seen), *found, *_evenly(seen)], key=lambda one: one.group not in alone)


def _choice(seen: ClassicTerminalView, offer: OfferView) -> Choice | None:
    return _NAMED[offer.verb](seen, offer)


def _answer(message: str) -> Callable[[ClassicTerminalView, OfferView], Choice]:
    def named(seen: ClassicTerminalView, offer: OfferView) -> Choice:
        key = "n" if offer.verb in _NO else ""
        return Choice(actions=(offer.verb,), label=seen.say(message), key=key)

    return named


def _effect(offer: OfferView) -> ClassicEffect:
    return offer.effect if isinstance(offer.effect, ClassicEffect) else ClassicEffect()


def _asked(seen: ClassicTerminalView) -> QuestionView:
    question = question_of(seen)
    assert question is not None
    return question


def _roll(seen: ClassicTerminalView, offer: OfferView) -> Choice:
    note = seen.say("answer-roll-double") if _asked(seen).kind == "jail" else ""
    return Choice(actions=(offer.verb,), label=seen.say("answer-roll"), note=note)


def _buy(seen: ClassicTerminalView, offer: OfferView) -> Choice:
    price = seen.money(_asked(seen).amount)
    return Choice(actions=(offer.verb,), label=seen.say("answer-buy", price=price), about=_asked(seen).square)


def _decline(seen: ClassicTerminalView, offer: OfferView) -> Choice:
    plain = seen.box.options.no_auctions
    return Choice(actions=(offer.verb,), label=seen.say("answer-decline-plain" if plain else "answer-decline"), key="n")


def _want(seen: ClassicTerminalView, offer: OfferView) -> Choice:
    building = wording(seen, _asked(seen))["building"]
    return Choice(actions=(offer.verb,), label=seen.say("answer-want", building=building))


def _pay(seen: ClassicTerminalView, offer: OfferView) -> Choice:
    return Choice(actions=(offer.verb,), label=seen.say("answer-pay", amount=seen.money(_asked(seen).amount)))


def _take(seen: ClassicTerminalView, offer: OfferView) -> Choice:
    deck = deck_name(seen.box, "chest" if _asked(seen).deck == 1 else "chance", seen.language)
    return Choice(actions=(offer.verb,), label=seen.say("answer-take", deck=deck))


def _fine(seen: ClassicTerminalView, offer: OfferView) -> Choice:
    return Choice(actions=(offer.verb,), label=seen.say("answer-fine", fine=seen.money(seen.box.edition.fine)))


def _card(seen: ClassicTerminalView, offer: OfferView) -> Choice:
    """Return a card out of jail by the name of its deck, where there are several to choose from."""
    label = seen.say("answer-card")
    if len(seen.view.players[seen.seat].cards) > 1:
        card = seen.box.cards[seen.box.edition.jail_cards[offer.subject]]
        label = seen.say("answer-card-of", deck=deck_name(seen.box, card.deck, seen.language))
    return Choice(actions=(offer.action(),), label=label)


def _ride(seen: ClassicTerminalView, offer: OfferView) -> Choice:
    ride, dice, goals = offer.subject, seen.view.dice, _asked(seen).squares
    steps = dice[0] + dice[1] if ride == _BOTH else dice[ride - 1]
    said = seen.say("ride-both" if ride == _BOTH else "ride-one", steps=steps)
    goal = goals[ride - 1]
    return Choice(actions=(f"ride {ride}",), label=square(seen, goal), note=said, about=goal)


def _go(seen: ClassicTerminalView, offer: OfferView) -> Choice:
    label = seen.say("answer-go", square=square(seen, offer.subject))
    return Choice(actions=(offer.action(),), label=label, about=offer.subject, group=seen.say("anywhere-squares"))


def _deed(seen: ClassicTerminalView, offer: OfferView) -> Choice:
    """What is done with a deed: its name, what it costs or brings, the rent that is then due."""
    effect = _effect(offer)
    answers = question_of(seen)
    asked = answers is not None and answers.kind in ("transferred", "place") and is_asked(seen)
    label = seen.say(f"hint-answer-{offer.verb}", square=square(seen, offer.subject))
    sums = [f"−{seen.money(effect.costs)}"] if effect.costs else []
    sums += [f"+{seen.money(effect.brings)}"] if effect.brings else []
    if effect.rent_after:
        sums.append(seen.say("estate-rent-after", amount=seen.money(effect.rent_after)))
    own = asked and offer.verb in ("redeem", "keep", "place")
    return Choice(
        actions=(offer.action(),),
        label=label,
        note=", ".join(sums),
        key="" if own else "e",
        about=offer.subject,
        group="" if own else seen.say("panel-estate"),
    )


def _ask(seen: ClassicTerminalView, offer: OfferView) -> Choice | None:
    claim = next(
        (one for one in seen.view.claims if one.owner == seen.seat and one.square == offer.subject),
        None,
    )
    if claim is None:
        return None
    message = "claim-ask-dice" if claim.factor else "claim-ask"
    label = seen.say(
        message,
        several="no",
        owner=seen.name(seen.seat),
        visitor=seen.name(claim.visitor),
        amount=seen.money(claim.amount),
        factor=claim.factor,
        square=square(seen, claim.square),
    )
    return Choice(actions=(offer.action(),), label=label, key="a", about=offer.subject)


def _deal(seen: ClassicTerminalView, offer: OfferView) -> Choice:
    label = seen.say("estate-trade", partner=seen.name(offer.subject))
    return Choice(label=label, key="t", group=seen.say("panel-trades"), form=trade_form(seen, offer.subject))


def _proposed(seen: ClassicTerminalView, offer: OfferView) -> Choice | None:
    """An answer to a proposal, which stands before it whole."""
    trade = next((one for one in seen.view.trades if one.serial == offer.subject), None)
    if trade is None:
        return None
    label = seen.say(f"answer-{offer.verb}")
    note = proposal_line(seen, trade)
    if offer.verb == "counter":
        return Choice(label=label, note=note, form=counter_form(seen, trade))
    return Choice(actions=(offer.action(),), label=label, note=note)


def _ignore(seen: ClassicTerminalView, offer: OfferView) -> Choice:
    label = seen.say("answer-ignore", maker=seen.name(offer.subject))
    return Choice(actions=(offer.action(),), label=label, group=seen.say("settings-offers"))


def _hear(seen: ClassicTerminalView, offer: OfferView) -> Choice:
    label = f"{seen.say('hear-from')} {seen.name(offer.subject)}"
    return Choice(actions=(offer.action(),), label=label, group=seen.say("settings-offers"))


def _asking(seen: ClassicTerminalView, _: OfferView) -> Choice:
    """Whether the table asks for rents, turned over."""
    asking = seen.view.players[seen.seat].asking
    now = seen.say("settings-on" if asking else "settings-off")
    label = f"{seen.say('ask-for-me')}: {now}"
    return Choice(actions=(f"asking {0 if asking else 1}",), label=label, group=seen.say("panel-settings"))


def _bankrupt(seen: ClassicTerminalView, offer: OfferView) -> Choice:
    question = question_of(seen)
    owes = question is not None and question.kind == "debt" and is_asked(seen)
    sure = seen.say("give-up-sure-debt" if owes else "give-up-sure")
    return Choice(actions=(offer.verb,), label=seen.say("give-up-open"), group=seen.say("panel-settings"), sure=sure)


def _bids(seen: ClassicTerminalView) -> Iterator[Choice]:
    """Yield the least bid, and any other that is typed."""
    offer, question = seen.may("bid"), question_of(seen)
    if offer is None or question is None or question.kind not in AUCTIONS:
        return
    low, high = seen.money(offer.low), seen.money(offer.high)
    yield Choice(actions=(offer.action(offer.low),), label=seen.say("answer-bid", amount=low), about=question.square)
    if offer.high > offer.low:
        entry = seen.say("auction-entry", low=low, high=high)
        yield Choice(actions=("bid",), label=entry, span=(offer.low, offer.high), about=question.square)


def _suggested(seen: ClassicTerminalView) -> Iterator[Choice]:
    """Yield how a debt can be paid, step by step or at once."""
    if not seen.suggestion or not is_asked(seen):
        return
    actions = tuple(one.action for one in seen.suggestion)
    first = _step(seen, actions[0], seen.suggestion[0].effect)
    yield Choice(actions=actions[:1], label=seen.say("answer-next-step"), note=first)
    if len(actions) > 1:
        note = seen.listed(_step(seen, one.action, one.effect) for one in seen.suggestion)
        yield Choice(actions=actions, label=seen.say("answer-all-steps", count=len(actions)), note=note)


def _step(seen: ClassicTerminalView, action: str, effect: Any) -> str:
    verb, _, subject = action.partition(" ")
    brings = effect.brings if isinstance(effect, ClassicEffect) else 0
    if verb not in ("mortgage", "sell"):
        return seen.say("answer-pay", amount=seen.money(seen.view.players[seen.seat].debt))
    return seen.say(f"debt-step-{verb}", square=square(seen, int(subject)), count=1, amount=seen.money(brings))


def _evenly(seen: ClassicTerminalView) -> Iterator[Choice]:
    """Yield whole colours built on, or sold from, evenly."""
    for one in seen.gestures:
        if isinstance(one, ClassicGesture) and not one.clause and len(one.actions) > 1:
            colour = seen.say(f"colour-{seen.box.file.squares[one.squares[0]].colour}")
            label = seen.say(
                f"evenly-{one.verb}-spoken", colour=colour, level=one.level, amount=seen.money(abs(one.amount))
            )
            group = seen.say("panel-estate")
            yield Choice(actions=tuple(one.actions), label=label, key="e", about=one.squares[0], group=group)


def denials_of(seen: ClassicTerminalView, place: int) -> list[str]:
    """Return what cannot be done with a square now, and why."""
    return [_denied(seen, one) for one in seen.denials if one.subject == place and one.verb in (*_OF_DEEDS, "redeem")]


def _denied(seen: ClassicTerminalView, denial: DenialView) -> str:
    what, missing = seen.say(f"answer-{denial.verb}{'-short' * (denial.verb == 'redeem')}"), denial.lack
    if isinstance(missing, ClassicLack):
        squares = seen.listed(square(seen, one) for one in missing.squares)
        return f"{what}: {seen.say(f'lack-{missing.what}', amount=seen.money(missing.amount), squares=squares)}"
    return f"{what}: {seen.title(denial.clause)}"


_NAMED: Final[dict[str, Callable[[ClassicTerminalView, OfferView], Choice | None]]] = {
    "roll": _roll,
    "buy": _buy,
    "pay": _pay,
    "take": _take,
    "bid": lambda _, __: None,
    "fine": _fine,
    "card": _card,
    "want": _want,
    "place": _deed,
    "ride": _ride,
    "go": _go,
    "redeem": _deed,
    "keep": _deed,
    "end": _answer("answer-end"),
    "decline": _decline,
    "pass": _answer("answer-pass"),
    "waive": _answer("answer-waive"),
    "accept": _proposed,
    "counter": _proposed,
    "refuse": _proposed,
    "ask": _ask,
    "build": _deed,
    "sell": _deed,
    "mortgage": _deed,
    "deal": _deal,
    "withdraw": _proposed,
    "ignore": _ignore,
    "hear": _hear,
    "asking": _asking,
    "bankrupt": _bankrupt,
}
