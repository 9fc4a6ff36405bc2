"""Changes of a board that the advice offers: the new values by the keys of an edition file."""

from collections.abc import Sequence

from monopolista.games.classic.editions.effects import SHAPES
from monopolista.games.classic.editions.schema import MOST, MOST_FACTOR, EditionFile
from monopolista.games.classic.odds.balance.advice import ChangeView, Part
from monopolista.games.classic.odds.balance.figures import even, rounded
from monopolista.games.classic.odds.balance.groups import Group, Ladder
from monopolista.games.classic.rules.records import STATIONS

_OF_CARD = "cards["


def change_prices(group: Group, prices: Sequence[float], numbers: Sequence[int]) -> ChangeView:
    """Return the change of the prices of some deeds of a group, by their order in it; each mortgage is half."""
    amounts = [even(prices[number]) for number in numbers]
    values: dict[str, int] = {}
    for number, price in zip(numbers, amounts, strict=True):
        square = f"squares[{group.places[number]}]"
        values |= {f"{square}.price": price, f"{square}.mortgage": price // 2}
    return ChangeView("prices", sum(amounts) / sum(group.prices[number] for number in numbers), amounts, values)


def change_house_price(group: Group, wished: float) -> ChangeView:
    """Return the change of the price of a house on every street of a group."""
    price = rounded(wished)
    values = {f"squares[{place}].house_price": price for place in group.places}
    return ChangeView("house-price", price * len(group.places) / sum(group.houses), [price], values)


def change_rents(group: Group, ladders: Sequence[Ladder], numbers: Sequence[int], part: Part = "rents") -> ChangeView:
    """Return the change of the rents of some deeds of a group; all stations, and all companies, have the same."""
    if group.colour >= STATIONS:
        key = "station_rent" if group.colour == STATIONS else "company_factor"
        rising = _rising(ladders[0])
        values = {f"numbers.{key}[{step}]": rent for step, rent in enumerate(rising)}
        return ChangeView(part, ladders[0][group.level] / group.compared[0], rising, values)
    values = {
        f"squares[{group.places[number]}].rent[{step}]": rent
        for number in numbers
        for step, rent in enumerate(_rising(ladders[number]))
    }
    before = sum(group.compared[number] for number in numbers)
    factor = sum(ladders[number][group.level] for number in numbers) / before
    return ChangeView(part, factor, _rising(ladders[numbers[0]]) if len(numbers) == 1 else [], values)


def change_number(field: str, before: int, after: float) -> ChangeView:
    """Return the change of one number."""
    amount = rounded(after)
    return ChangeView("amount", amount / before, [amount], {field: amount})


def is_possible(file: EditionFile, change: ChangeView) -> bool:
    """Return whether an edition file takes the values of a change."""
    return all(0 < value <= _most(file, key) for key, value in change.values.items())


def _most(file: EditionFile, key: str) -> int:
    """Return the highest value of a key."""
    if key.startswith(_OF_CARD):
        number = int(key.removeprefix(_OF_CARD).partition("]")[0])
        most = SHAPES[file.cards[number].effect].most
        return MOST if most is None else most
    return MOST_FACTOR if key.startswith("numbers.company_factor") else MOST


def _rising(ladder: Ladder) -> list[int]:
    """Return rents as whole sums that rise."""
    found: list[int] = []
    for rent in ladder:
        found.append(max(round(rent), (found[-1] if found else 0) + 1))
    return found
