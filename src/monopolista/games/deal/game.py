"""The card game as all others see it."""

from collections.abc import Iterator, Mapping, Sequence

from monopolista.engine.seats import Seat, SeatSet
from monopolista.games.common.notation import Action
from monopolista.games.common.options import Options as AnyOptions
from monopolista.games.common.options import Value, stated
from monopolista.games.deal import editions
from monopolista.games.deal.actions import notation
from monopolista.games.deal.actions.describe_action import meaning
from monopolista.games.deal.advice.candidates import DealAdvisor
from monopolista.games.deal.bots import decision, registry
from monopolista.games.deal.editions import DealBox, Options
from monopolista.games.deal.effects import action_effects
from monopolista.games.deal.positions.position import Position
from monopolista.games.deal.positions.win_odds import odds_of
from monopolista.games.deal.presentation import narrate, printed, rulebook_values, view
from monopolista.games.deal.rules import clauses, events, tasks, verbs
from monopolista.games.deal.rules.records import Game
from monopolista.games.deal.rules_adapter import DealRulesAdapter
from monopolista.games.interface.capabilities import HasOdds, HasPaymentAdvice, HasScreen
from monopolista.games.interface.game import Words
from monopolista.games.interface.learning import Learning
from monopolista.games.interface.pools import Pool
from monopolista.games.interface.rules_adapter import Draw, Step
from monopolista.games.interface.terminal_ui import Screen


class Deal(HasOdds, HasPaymentAdvice, HasScreen):
    """MONOPOLY Deal; its bots give no reasons, almost each of which would tell of a hand."""

    name = "deal"
    robots = registry.BOTS
    levels = registry.LEVELS
    usual = "regular"
    options = Options
    positions = Position
    words = Words(events.WORDS, tasks.WORDS, verbs.WORDS, clauses.NAMES)
    views = (view.DealView, printed.DealBoxView)
    foretold = (action_effects.DealEffect, action_effects.DealStanding)
    texts = (view.DealQuestionView,)

    @property
    def pool(self) -> Pool[DealBox]:
        """Return how it is simulated."""
        from monopolista.games.deal.pool.pool import POOL  # noqa: PLC0415 (play needs none of it)

        return POOL

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

    def editions(self) -> tuple[str, ...]:
        """Return the ids of its editions."""
        return editions.edition_ids()

    def box(self, edition_id: str, options: AnyOptions | Mapping[str, Value] | None = None) -> DealBox:
        """Return the box with its options."""
        return editions.load(edition_id, stated(Options, options))

    def rules(self, box: DealBox) -> DealRulesAdapter:
        """Return the law by which a box is played."""
        return DealRulesAdapter(box)

    def write(self, action: Action) -> str:
        """Return the notation of an action."""
        return notation.write(action)

    def parse(self, text: str) -> Action:
        """Return the action that a text states."""
        return notation.parse(text)

    def meaning(self, box: DealBox, action: Action) -> str:
        """Return in English what the numbers of an action stand for."""
        return meaning(box, action)

    def describe(self, box: DealBox) -> printed.DealBoxView:
        """Return what is printed in a box."""
        return printed.describe(box)

    def contents(self, box: DealBox) -> str:
        """Return how many cards there are."""
        return f"{len(box.cards)} cards"

    def told(self, box: DealBox, names: Sequence[str], step: Step, language: str) -> list[str]:
        """Return what a step did as sentences."""
        return narrate.told(box, names, step, language)

    def figures(self, box: DealBox) -> dict[str, str | int]:
        """Return what the rulebook may name."""
        return rulebook_values.figures_of(box)

    def shown_figures(self, box: DealBox, named: Mapping[str, str | int], language: str) -> dict[str, str]:
        """Return those figures that are written otherwise than as a plain number."""
        return rulebook_values.shown_figures(box, named, language)

    def advisor(self, box: DealBox) -> DealAdvisor:
        """Return what is to be weighed at a table of a box."""
        return DealAdvisor(box)

    def odds(self, box: DealBox, state: Game, seats: SeatSet) -> tuple[int, ...]:
        """Return each seat's odds of winning, as its network estimates them of what somebody sees."""
        return odds_of(box, state, seats)

    def decide(self, level: str, box: DealBox, state: Game, seat: Seat, draw: Draw) -> Action:
        """Return what a bot of a level does: it is handed what lies open, and its own hand."""
        return decision.decide(level, box.pack, state, seat, draw)

    def suggestion(self, box: DealBox, state: Game, seat: Seat) -> Iterator[Action]:
        """Yield the answers by which a seat pays what it owes with the cards that it misses least."""
        return decision.suggestion(box.pack, state, seat)


DEAL = Deal()
