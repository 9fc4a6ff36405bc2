"""The actions of a game log, and the answers of this program that they stand for."""

from collections.abc import Callable
from typing import Any, Final

from bench.comparison.records import ActionRecord, Bundle, Deck, LogError
from monopolista.games.classic.actions.notation import Proposal, Terms, terms_in
from monopolista.games.classic.actions.proposals import terms_of
from monopolista.games.classic.editions import Box
from monopolista.games.classic.editions.schema import DECKS
from monopolista.games.classic.rules import verbs
from monopolista.games.classic.rules.records import CARDS, JAIL_CARDS, Game
from monopolista.games.common.notation import Action

ACTIONS: Final[dict[str, tuple[int, str]]] = {
    "roll": (verbs.ROLL, ""),
    "end-turn": (verbs.END, ""),
    "pay-fine": (verbs.FINE, ""),
    "use-jail-card": (verbs.CARD, "deck"),
    "buy": (verbs.BUY, ""),
    "decline": (verbs.DECLINE, ""),
    "bid": (verbs.BID, "amount"),
    "pass": (verbs.PASS, ""),
    "ask-rent": (verbs.ASK, "square"),
    "ask-rent-automatically": (verbs.ASKING, "amount"),
    "build": (verbs.BUILD, "square"),
    "sell-building": (verbs.SELL, "square"),
    "want-building": (verbs.WANT, ""),
    "waive-building": (verbs.WAIVE, ""),
    "place-building": (verbs.PLACE, "square"),
    "mortgage": (verbs.MORTGAGE, "square"),
    "redeem": (verbs.REDEEM, "square"),
    "keep-mortgage": (verbs.KEEP, "square"),
    "propose-trade": (verbs.PROPOSE, "trade"),
    "accept-trade": (verbs.ACCEPT, "proposal"),
    "refuse-trade": (verbs.REFUSE, "proposal"),
    "withdraw-trade": (verbs.WITHDRAW, "proposal"),
    "ignore-proposals": (verbs.IGNORE, "other"),
    "hear-proposals": (verbs.HEAR, "other"),
    "go-bankrupt": (verbs.BANKRUPT, ""),
    "take-bus": (verbs.RIDE, "dice"),
    "go-to": (verbs.GO, "square"),
    "pay-card": (verbs.PAY, ""),
    "draw-instead": (verbs.TAKE, ""),
}
"""By action, the verb it stands for and the field that says what it is about."""
WORDS: Final = {verb: word for word, (verb, _) in ACTIONS.items()}
_RIDES: Final = ("first", "second", "both")


def is_logged(action: Action) -> bool:
    """Return whether an answer is an action of the log: a draft is not, before it is proposed."""
    return action.verb in WORDS


def to_record(box: Box, game: Game, seat: int, action: Action) -> ActionRecord:
    """Return the record of an answer that a seat gives in a game."""
    word = WORDS[action.verb]
    field = ACTIONS[word][1]
    if field == "trade":
        terms = terms_in(action) or terms_of(box, game.drafts[seat])
        return _trade_record(box, seat, terms)
    about: dict[str, Any] = {} if not field else {field: _WRITTEN.get(field, _subject)(box, action)}
    return ActionRecord(player=seat, action=word, **about)


def to_action(box: Box, game: Game, record: ActionRecord) -> Action:
    """Return the answer that a record stands for.

    Raises
    ------
    LogError
        If there is no such action, or it lacks the field that says what it is about.
    """
    if record.action not in ACTIONS:
        raise LogError(f"no action {record.action[:40]!r}; there are: {', '.join(ACTIONS)}")
    verb, field = ACTIONS[record.action]
    if field == "trade":
        return Proposal(verb, terms=_terms(box, game, record))
    if not field:
        return Action(verb)
    value = getattr(record, field)
    if value is None:
        raise LogError(f"{record.action} without {field!r}")
    if field == "amount":
        return Action(verb, 0, value)
    if field == "deck":
        return Action(verb, _jail_cards(box, game, record.player, (value,))[0])
    return Action(verb, 1 + _RIDES.index(value) if field == "dice" else value)


def _subject(_: Box, action: Action) -> int:
    return action.subject


_WRITTEN: Final[dict[str, Callable[[Box, Action], object]]] = {
    "amount": lambda _, action: action.amount,
    "deck": lambda box, action: _deck(box, action.subject),
    "dice": lambda _, action: _RIDES[action.subject - 1],
}


def _deck(box: Box, jail_card: int) -> Deck:
    return DECKS[box.edition.jail_cards[jail_card] // CARDS]


def _trade_record(box: Box, seat: int, terms: Terms) -> ActionRecord:
    return ActionRecord(
        player=seat,
        action="propose-trade",
        other=terms.partner,
        give=_bundle(box, terms.gives, terms.gives_cards, max(terms.money, 0)),
        get=_bundle(box, terms.gets, terms.gets_cards, max(-terms.money, 0)),
        counters=terms.counters or None,
        clears=terms.clears or None,
    )


def _bundle(box: Box, squares: tuple[int, ...], cards: tuple[int, ...], cash: int) -> Bundle:
    return Bundle(squares, tuple(_deck(box, card) for card in cards), cash)


def _terms(box: Box, game: Game, record: ActionRecord) -> Terms:
    if record.other is None:
        raise LogError("propose-trade without 'other'")
    give, get = record.give or Bundle(), record.get or Bundle()
    return Terms(
        partner=record.other,
        gives=give.squares,
        gets=get.squares,
        gives_cards=_jail_cards(box, game, record.player, give.jail_cards),
        gets_cards=_jail_cards(box, game, record.other, get.jail_cards),
        money=give.cash - get.cash,
        counters=record.counters or 0,
        clears=record.clears or 0,
    )


def _jail_cards(box: Box, game: Game, holder: int, decks: tuple[Deck, ...]) -> tuple[int, ...]:
    """Return the jail cards that a player holds of some decks, by their numbers in this program."""
    held = [card for card in range(JAIL_CARDS) if game.holder[card] == holder]
    found: list[int] = []
    for deck in decks:
        card = next((card for card in held if card not in found and _deck(box, card) == deck), None)
        if card is None:
            raise LogError(f"player {holder} holds no jail card of the {deck} deck")
        found.append(card)
    return tuple(found)
