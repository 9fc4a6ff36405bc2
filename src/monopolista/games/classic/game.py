"""The classic game as all others see it."""

from collections.abc import Collection, Iterator, Sequence

from monopolista.engine.seats import Seat, SeatSet
from monopolista.games.classic import editions
from monopolista.games.classic.actions import describe_action, macro_actions, missing_requirements, notation
from monopolista.games.classic.advice.bot_reasons import reason_of
from monopolista.games.classic.advice.candidates import ClassicAdvisor
from monopolista.games.classic.bots import decision, registry
from monopolista.games.classic.editions import Box, Options, cards
from monopolista.games.classic.editions.schema import ICONS
from monopolista.games.classic.effects import action_effects, trade_effects
from monopolista.games.classic.lesson.script import LESSON
from monopolista.games.classic.odds.view import ClassicOddsView
from monopolista.games.classic.positions.position import Position
from monopolista.games.classic.positions.win_odds import odds_of
from monopolista.games.classic.presentation import narrate, printed, rulebook_values, view
from monopolista.games.classic.rules import clauses, events, tasks, verbs
from monopolista.games.classic.rules.records import Game
from monopolista.games.classic.rules_adapter import ClassicRulesAdapter
from monopolista.games.common.notation import Action
from monopolista.games.common.png import LARGEST_PNG, MOST_PIXELS
from monopolista.games.interface.base_game import BaseGame
from monopolista.games.interface.capabilities import (
    HasBotReasons,
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
from monopolista.games.interface.views import Reason


class Classic(
    BaseGame[Box], HasBotReasons, HasCustomEditions, HasLesson, HasOdds, HasPaymentAdvice, HasPicture, HasScreen
):
    """The classic game."""

    name = "classic"
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
        cards.KEYS,
        cards.USUAL_NAMES,
        ICONS,
        {"bytes": LARGEST_PNG, "pixels": MOST_PIXELS},
    )
    views = (view.TableView, printed.ClassicBoxView)
    effect_types = (
        action_effects.ClassicEffect,
        action_effects.ClassicStanding,
        trade_effects.TradeWeight,
        missing_requirements.ClassicLack,
        macro_actions.ClassicGesture,
        ClassicOddsView,
    )
    texts = (view.QuestionView,)
    lesson = LESSON
    catalog = editions.EDITIONS

    @property
    def simulator(self) -> Simulator[Box]:
        """Return how it is simulated."""
        from monopolista.games.classic.simulation.simulator import SIMULATOR  # noqa: PLC0415 (play needs none of it)

        return SIMULATOR

    @property
    def screen(self) -> Screen:
        """Return how it is shown in a terminal."""
        from monopolista.games.classic.terminal.screen import SCREEN  # noqa: PLC0415 (play needs none of it)

        return SCREEN

    @property
    def learning(self) -> Learning[Box]:
        """Return how agents learn it."""
        from monopolista.games.classic.learn.learning import LEARNING  # noqa: PLC0415 (play needs none of it)

        return LEARNING

    def box_texts(self, name: str) -> Iterator[tuple[str, str]]:
        """Yield the texts in a box that its author chose, each with its key."""
        return editions.texts_of(name)

    def picture(self, seen: TerminalView[Box, view.TableView]) -> str:
        """Return the board as SVG."""
        from monopolista.games.classic.picture.board import picture_of  # noqa: PLC0415 (play needs none of it)

        return picture_of(seen)

    def rules(self, box: Box) -> ClassicRulesAdapter:
        """Return the law by which a box is played."""
        return ClassicRulesAdapter(box)

    def contents(self, box: Box) -> str:
        """Return its decks."""
        return f"decks {', '.join(box.file.decks.variants)}"

    def odds(self, box: Box, state: Game, seats: SeatSet) -> tuple[int, ...]:  # noqa: ARG002 (nothing is hidden)
        """Return each seat's odds of winning, as its network estimates them."""
        return odds_of(box, state)

    def advisor(self, box: Box) -> ClassicAdvisor:
        """Return what is to be weighed at a table of a box."""
        return ClassicAdvisor(box)

    def decide(
        self,
        level: str,
        box: Box,
        state: Game,
        seat: Seat,
        draw: Draw,
        people: SeatSet = 0,
        levels: Sequence[str] = (),
    ) -> Action:
        """Return what a bot of a level does."""
        return decision.decide(level, box, state, seat, draw, people, levels)

    def reason(
        self, level: str, box: Box, state: Game, seat: Seat, action: Action, persons: Collection[Seat]
    ) -> Reason | None:
        """Return why a bot does what it is about to do."""
        return reason_of(level, box, state, seat, action, persons)

    def suggestion(self, box: Box, state: Game, seat: Seat) -> Iterator[Action]:
        """Yield the answers by which a seat in debt raises what is missing with the least loss."""
        return decision.suggestion(box, state, seat)


CLASSIC = Classic()
