"""Proposals of the classic game: what they say, and the form in which one is put together."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from monopolista.games.classic.actions.notation import Proposal, Terms, write
from monopolista.games.classic.presentation.group_names import group_name
from monopolista.games.classic.presentation.view import TradeView
from monopolista.games.classic.rules import verbs
from monopolista.games.classic.terminal.prompts import ClassicTerminalView, square
from monopolista.games.interface.terminal_ui import Field, Form, Item

_SIDES = ("give", "get")


def proposal_line(seen: ClassicTerminalView, trade: TradeView) -> str:
    """Return what a proposal is about, in one breath: "Ada gives Viale Vesuvio for M 165"."""
    by_maker = trade.debtor == trade.maker
    gives = _goods(seen, trade.gives, trade.gives_cards, trade.money, 0 if by_maker else trade.clears)
    gets = _goods(seen, trade.gets, trade.gets_cards, -trade.money, trade.clears if by_maker else 0)
    terms = seen.say("terms", gives=gives, gets=gets)
    return seen.say("proposal-line", maker=seen.name(trade.maker), terms=terms)


def _goods(seen: ClassicTerminalView, squares: Sequence[int], cards: Sequence[int], paid: int, cleared: int) -> str:
    goods = [square(seen, one) for one in squares]
    goods += [seen.say("terms-jail-cards", number=len(cards))] if cards else []
    goods += [seen.money(paid)] if paid > 0 else []
    goods += [seen.say("terms-debt", amount=seen.money(cleared))] if cleared else []
    return seen.listed(goods) or seen.say("terms-nothing")


def trade_form(seen: ClassicTerminalView, partner: int) -> Form:
    """Return the form of a new proposal to a partner."""
    title = seen.say("trade-with", partner=seen.name(partner))
    return _form(seen, title, seen.say("answer-propose"), Terms(partner))


def counter_form(seen: ClassicTerminalView, trade: TradeView) -> Form:
    """Return the form of an answer to a proposal: its terms from the other side."""
    title = seen.say("trade-counter-to", partner=seen.name(trade.maker))
    terms = Terms(
        trade.maker,
        tuple(trade.gets),
        tuple(trade.gives),
        tuple(trade.gets_cards),
        tuple(trade.gives_cards),
        -trade.money,
        trade.serial,
        trade.clears,
    )
    return _form(seen, title, seen.say("answer-counter-send"), terms)


def _form(seen: ClassicTerminalView, title: str, send: str, terms: Terms) -> Form:
    sides = [
        (f"{seen.name(seat)} {seen.say('trade-gives')}", [*_items(seen, seat, word)])
        for seat, word in ((seen.seat, "give"), (terms.partner, "get"))
    ]

    def written(picked: Collection[str], sums: Mapping[str, int]) -> str:
        return _written(terms, picked, sums)

    given = [f"give {one}" for one in terms.gives] + [f"get {one}" for one in terms.gets]
    given += [f"give_card {one}" for one in terms.gives_cards] + [f"get_card {one}" for one in terms.gets_cards]
    sums = {"pays": max(0, terms.money), "asks": max(0, -terms.money), "clears": terms.clears}
    return Form(title, sides, [*_fields(seen, terms.partner)], send, written, given, sums)


def _items(seen: ClassicTerminalView, seat: int, word: str) -> Iterator[Item]:
    view = seen.view
    for place, owner in enumerate(view.owner):
        if owner == seat and not view.bound[place]:
            mortgaged = f" ({seen.say('deed-is-mortgaged')})" if view.mortgaged[place] else ""
            colour = seen.box.file.squares[place].colour
            group = f" · {group_name(seen.box, colour, seen.language)}" if colour else ""
            yield Item(f"{word} {place}", f"{square(seen, place)}{group}{mortgaged}")
    for card in view.players[seat].cards:
        yield Item(f"{word}_card {card}", seen.say("jail-card"))


def _fields(seen: ClassicTerminalView, partner: int) -> Iterator[Field]:
    money = seen.say("trade-money")
    for key, seat in (("pays", seen.seat), ("asks", partner)):
        gives = f"{seen.name(seat)} {seen.say('trade-gives')}: {money}"
        yield Field(key, gives, max(0, seen.view.players[seat].spendable))
    for debt in seen.view.clearable:
        if {debt.debtor, debt.creditor} == {seen.seat, partner}:
            owes, owed = seen.name(debt.debtor), seen.name(debt.creditor)
            label = seen.say("trade-clear", debtor=owes, creditor=owed, amount=seen.money(debt.amount))
            yield Field("clears", label, debt.amount)


def _written(terms: Terms, picked: Collection[str], sums: Mapping[str, int]) -> str:
    def numbers(word: str) -> tuple[int, ...]:
        return tuple(sorted(int(one.split()[1]) for one in picked if one.split()[0] == word))

    gives, gets = (numbers(word) for word in _SIDES)
    gives_cards, gets_cards = (numbers(f"{word}_card") for word in _SIDES)
    money = sums.get("pays", 0) - sums.get("asks", 0)
    clears = sums.get("clears", 0)
    whole = Terms(terms.partner, gives, gets, gives_cards, gets_cards, money, terms.counters, clears)
    return write(Proposal(verbs.PROPOSE, terms=whole))
