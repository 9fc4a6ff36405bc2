"""The card game as all others see it."""

from collections.abc import Iterator, Sequence

from monopolista.engine.seats import Seat, SeatSet
from monopolista.games.common.notation import Action
from monopolista.games.deal import editions
from monopolista.games.deal.actions import describe_action, notation
from monopolista.games.deal.advice.candidates import DealAdvisor
from monopolista.games.deal.bots import decision, registry
from monopolista.games.deal.editions import DealBox, Options
from monopolista.games.deal.effects import action_effects
from monopolista.games.deal.lesson.script import LESSON
from monopolista.games.deal.positions.position import Position
from monopolista.games.deal.positions.win_odds import odds_of
from monopolista.games.deal.presentation import narrate, printed, rulebook_values, view
from monopolista.games.deal.rules import clauses, events, tasks, verbs
from monopolista.games.deal.rules.records import CARDS, MEMBERS, PROPERTIES, WILDS, Game
from monopolista.games.deal.rules_adapter import DealRulesAdapter
from monopolista.games.interface.base_game import BaseGame
from monopolista.games.interface.capabilities import (
    HasCustomEditions,
    HasLesson,
    HasOdds,
    HasPaymentAdvice,
    HasPicture,
    HasScreen,
)
from monopolista.games.interface.game import Words
from monopolista.games.interface.learning import Learning
from monopolista.games.interface.rules_adapter import Draw
from monopolista.games.interface.simulator import Simulator
from monopolista.games.interface.terminal_ui import Screen, TerminalView


class Deal(BaseGame[DealBox], HasCustomEditions, HasLesson, HasOdds, HasPaymentAdvice, HasPicture, HasScreen):
    """MONOPOLY Deal; its bots give no reasons, almost each of which would tell of a hand."""

    name = "deal"
    robots = registry.BOTS
    levels = registry.LEVELS
    options = Options
    positions = Position
    boxes = editions
    notation = notation
    describer = describe_action
    narrator = narrate
    rulebook_values = rulebook_values
    printer = printed
    words = Words(
        events.WORDS,
        tasks.WORDS,
        verbs.WORDS,
        clauses.NAMES,
        deck_limits={"cards": CARDS, "properties": PROPERTIES, "wilds": WILDS, "members": MEMBERS},
    )
    views = (view.DealView, printed.DealBoxView)
    effect_types = (action_effects.DealEffect, action_effects.DealStanding)
    texts = (view.DealQuestionView,)
    lesson = LESSON
    catalog = editions.EDITIONS

    @property
    def simulator(self) -> Simulator[DealBox]:
        """Return how it is simulated."""
        from monopolista.games.deal.simulation.simulator import SIMULATOR  # noqa: PLC0415 (play needs none of it)

        return SIMULATOR

    @property
    def screen(self) -> Screen:
        """Return how it is shown in a terminal."""
        from monopolista.games.deal.terminal.screen import SCREEN  # noqa: PLC0415 (play needs none of it)

        return SCREEN

    @property
    def learning(self) -> Learning[DealBox]:
        """Return how agents learn it."""
        from monopolista.games.deal.learn.learning import LEARNING  # noqa: PLC0415 (play needs none of it)

        return LEARNING

    def box_texts(self, name: str) -> Iterator[tuple[str, str]]:
        """Yield the texts in a box that its author chose, each with its key."""
        return editions.texts_of(name)

    def picture(self, seen: TerminalView[DealBox, view.DealView]) -> str:
        """Return the table as SVG."""
        from monopolista.games.deal.picture.table import picture_of  # noqa: PLC0415 (play needs none of it)

        return picture_of(seen)

    def rules(self, box: DealBox) -> DealRulesAdapter:
        """Return the law by which a box is played."""
        return DealRulesAdapter(box)

    def contents(self, box: DealBox) -> str:
        """Return how many cards there are."""
        return f"{len(box.cards)} cards"

    def advisor(self, box: DealBox) -> DealAdvisor:
        """Return what is to be weighed at a table of a box."""
        return DealAdvisor(box)

    def odds(self, box: DealBox, state: Game, seats: SeatSet) -> tuple[int, ...]:
        """Return each seat's odds of winning, estimated by the network from an observer's view."""
        return odds_of(box, state, seats)

    def decide(
        self,
        level: str,
        box: DealBox,
        state: Game,
        seat: Seat,
        draw: Draw,
        people: SeatSet = 0,  # noqa: ARG002
        levels: Sequence[str] = (),  # noqa: ARG002
    ) -> Action:
        """Return what a bot of a level does: it is handed what lies open, and its own hand."""
        return decision.decide(level, box.pack, state, seat, draw)

    def suggestion(self, box: DealBox, state: Game, seat: Seat) -> Iterator[Action]:
        """Yield the answers by which a seat pays what it owes with the cards that it misses least."""
        return decision.suggestion(box.pack, state, seat)


DEAL = Deal()
