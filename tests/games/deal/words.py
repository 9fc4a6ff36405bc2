"""Cards, sets and answers of MONOPOLY Deal in words, for scenarios: read and written."""

from collections.abc import Callable

from monopolista.games.deal.editions.box import DealBox
from monopolista.games.deal.editions.card_names import card_name, cards_called, set_called, set_name
from monopolista.games.deal.rules import verbs
from monopolista.games.deal.rules.records import (
    BREAKER,
    COLLECTOR,
    FORCED,
    HOTEL,
    HOUSE,
    LAID,
    RENT,
    RENT_ANY,
    SETS_EACH,
    SLY,
    Game,
)

Action = tuple[int, int, int]
Among = Callable[[int], bool]

ABOUT_SETS = (RENT, RENT_ANY, HOUSE, HOTEL)
ABOUT_CARDS = (SLY, FORCED, BREAKER)


class Words:
    """The words of a box at a table."""

    def __init__(self, box: DealBox, game: Game) -> None:
        self.box = box
        self.game = game

    def cards(self, key: str) -> list[int]:
        """Return the cards that a word names: all of a key, ``key#2`` the second of them, ``#57`` any number."""
        return [int(key[1:])] if key.startswith("#") else cards_called(self.box, key)

    def card(self, key: str, among: Among) -> int:
        """Return the first card of a key that lies where it is looked for, or the first of all."""
        found = self.cards(key)
        if len(found) == 1:
            return found[0]
        return next((card for card in found if among(card)), found[0])

    def action(self, seat: int, text: str) -> Action:
        """Return the verb, subject and amount that an answer states."""
        word, *said = text.split(" ")
        verb = verbs.NUMBERS[word]
        if verb in (verbs.BANK, verbs.LAY, verbs.PLAY, verbs.NO, verbs.DISCARD):
            return self._of_the_hand(seat, verb, said)
        if verb in (verbs.MOVE, verbs.GIVE, verbs.PICK, verbs.UNPICK):
            card = self.card(said[0], self._before(seat, picked=verb == verbs.UNPICK))
            return verb, card, set_called(said[1]) if verb == verbs.MOVE else 0
        if verb == verbs.DRAW:
            return verb, self.card(said[0], self._in_the_pile), 0
        if verb == verbs.ALLOW:
            return verb, int(said[0]) if said else seat, 0
        return verb, int(said[0]) if said else 0, 0

    def _of_the_hand(self, seat: int, verb: int, said: list[str]) -> Action:
        card = self.card(said[0], self._in_the_hand(seat))
        if verb == verbs.LAY:
            colour = self.box.pack.colour[card]
            return verb, card, set_called(said[1]) if len(said) > 1 else max(colour, 0) * SETS_EACH
        if verb == verbs.PLAY:
            return verb, card, self._target(seat, card, said[1] if len(said) > 1 else "")
        return verb, card, (int(said[1]) if len(said) > 1 else seat) if verb == verbs.NO else 0

    def _target(self, seat: int, card: int, said: str) -> int:
        kind = self.box.pack.kind[card]
        if said and kind in ABOUT_SETS:
            return set_called(said)
        if said and kind in ABOUT_CARDS:
            return self.card(said, self._before_another(seat))
        return int(said) if said else verbs.NO_TARGET

    def _in_the_hand(self, seat: int) -> Among:
        hand = self.game.hands[seat] if 0 <= seat < len(self.game.hands) else None
        return lambda card: hand is not None and card in hand.cards[: hand.count]

    def _in_the_pile(self, card: int) -> bool:
        game = self.game
        return card in game.unseen[: game.unseen_count] or card in game.under[: game.under_count]

    def _before(self, seat: int, *, picked: bool) -> Among:
        return lambda card: self.game.holder[card] == seat and self.game.picked[card] == picked

    def _before_another(self, seat: int) -> Among:
        return lambda card: self.game.zone[card] == LAID and self.game.holder[card] != seat

    def action_text(self, verb: int, subject: int, amount: int) -> str:
        """Return an action as the words that state it."""
        said = [verbs.WORDS[verb]]
        if verb in (verbs.AT, verbs.ALLOW, verbs.FIRST):
            return f"{said[0]} {subject}"
        if verbs.takes_subject(verb):
            said.append(card_name(self.box, subject))
        if verb in (verbs.LAY, verbs.MOVE):
            said.append(set_name(amount))
        elif verb == verbs.PLAY and amount != verbs.NO_TARGET:
            said.append(self._target_name(subject, amount))
        elif verb == verbs.NO:
            said.append(str(amount))
        return " ".join(said)

    def _target_name(self, card: int, target: int) -> str:
        kind = self.box.pack.kind[card]
        if kind == COLLECTOR:
            return str(target)
        return set_name(target) if kind in ABOUT_SETS else card_name(self.box, target)
