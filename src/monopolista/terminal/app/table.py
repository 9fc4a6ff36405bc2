"""The screen at which a game is played."""

from collections.abc import Sequence
from typing import ClassVar, Final, Literal, cast

from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Label, OptionList, Static

from monopolista.games.interface.errors import MonopolistaError
from monopolista.games.interface.terminal_ui import Arrow, Choice, Seen, Stage
from monopolista.locales import LANGUAGES, SPOKEN, say
from monopolista.rulebook import page_for
from monopolista.terminal.app import dialogs
from monopolista.terminal.app.theme import NIGHT, PAPER
from monopolista.terminal.app.widgets import Question, Rows, Story, Table
from monopolista.terminal.menu import Entry, about, entries, keyed, opened
from monopolista.terminal.session import Session

LEAST: Final = (80, 24)
_ARROWS: Final[dict[str, Arrow]] = {"left": "left", "right": "right", "up": "up", "down": "down"}
_BESIDE: Final = 31
"""Columns that are kept beside the table."""
_KEYS: Final = (
    ("Space", "key-main"), ("Enter", "term-key-number"), ("Tab", "term-key-table"), ("q", "key-question"),
    ("z", "key-take-back"), (".", "key-finish"), ("s", "key-story"), ("r", "key-rules"), ("w", "key-talk"),
    ("o", "key-settings"), ("+ -", "term-key-wish"), ("?", "key-help"), ("Esc", "key-close"),
    ("Ctrl+Q", "term-key-leave"),
)  # fmt: skip


class TableScreen(Screen[None]):
    """A table, the question in it, who plays, what lies on a square, the story."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "main", priority=False),
        Binding("q", "question"),
        Binding("s", "story"),
        Binding("r", "rules"),
        Binding("w", "talk"),
        Binding("o", "settings"),
        Binding("z", "take_back"),
        Binding("full_stop", "hurry"),
        Binding("plus", "consent(True)"),
        Binding("minus", "consent(False)"),
        Binding("question_mark", "help"),
        Binding("escape", "step_back"),
        Binding("tab", "other_half", priority=True),
    ]

    def __init__(self, session: Session, language: str) -> None:
        super().__init__()
        self._session = session
        self._language = language
        self._game = ""
        self._told = -1
        self._place = -1
        self._opened: str = ""
        """The heading whose answers stand in the list."""
        self._looking = False
        """Whether the answers about one place stand in the list."""
        self._listed: Sequence[Entry] = ()

    def _say(self, message: str, **values: str | int) -> str:
        return say(message, self._language, **values)

    @property
    def _application(self) -> App[None]:
        return cast("App[None]", self.app)  # pyright: ignore[reportUnknownMemberType]

    def compose(self) -> ComposeResult:
        """Lay the table with the question in it, and beside it who plays, the place looked at and the story."""
        yield Label(id="title", markup=False)
        with Horizontal(id="halves"):
            with Container(id="left"):
                yield Table()
                yield Question()
            with Vertical(id="right"):
                yield Rows("players")
                yield Rows("detail")
                yield Story()
        yield Label(id="foot", markup=False)
        yield Static(id="small", markup=False)

    def on_mount(self) -> None:
        """Follow the game, and let the table do what it does by itself."""
        self.query_one(OptionList).focus()
        self._follow()
        self._run()

    @work
    async def _run(self) -> None:
        await self._session.run()

    @work
    async def _follow(self) -> None:
        try:
            while True:
                self.show()
                await self._session.news()
        except MonopolistaError as trouble:
            self._application.exit(message=str(trouble))

    def on_resize(self) -> None:
        """Draw everything for the new size."""
        self.call_after_refresh(self.show)

    def show(self) -> None:
        """Show the game as it stands now."""
        if not self.query("#small"):
            return  # the screen is being taken down
        small = self.size.width < LEAST[0] or self.size.height < LEAST[1]
        self.query_one("#small", Static).update(self._say("term-small"))
        self.query_one("#small").display = small
        self.query_one("#foot", Label).update(self._foot())
        if small:
            return
        if self._session.game_id:
            self._show_game()
        else:
            self._show_lobby()

    def _foot(self) -> str:
        keys = {"?": "door-help", "s": "door-story", "r": "door-rules", "o": "door-settings"}
        keys |= {"w": "door-talk"} if self._session.has_people else {}
        return "  ".join(f"{key} {self._say(text)}" for key, text in keys.items())

    def _show_lobby(self) -> None:
        head, *lines = self._session.waits(self._language)
        self.query_one("#title", Label).update(self._say("lobby-title"))
        self._place_question((0, 0, self.size.width - _BESIDE, self.size.height - 2))
        self.query_one(Question).show(head, lines, ())

    def _show_game(self) -> None:
        session = self._session
        if self._game != session.game_id:
            self._game, self._told = session.game_id, -1
            self.query_one(Story).clear()
        seen, scene, look = session.seen(self._language), session.scene, self._application.theme
        stage = scene.screen.stage(seen, self._room(), self._place)
        self.query_one(Table).show(stage.rows, look)
        self._halve(stage)
        self.query_one("#title", Label).update(self._title(seen))
        beside = self.size.width - sum(len(run.text) for run in stage.rows[0]) - 2
        self.query_one("#players", Rows).show(scene.screen.players(seen, beside), look)
        self.query_one("#detail", Rows).show(scene.screen.detail(seen, self._place), look)
        self._ask(seen)
        self.query_one(Story).tell([*scene.sentences(self._told, self._language)])
        self._told = len(scene.steps)

    def _room(self) -> tuple[int, int]:
        """Return how large the table may be: where the screen is narrow, what the smallest ring leaves is beside it."""
        return max(44, self.size.width - _BESIDE) if self.size.width >= 96 else 44, self.size.height - 2

    def _halve(self, stage: Stage) -> None:
        self.query_one("#left").styles.width = sum(len(run.text) for run in stage.rows[0])
        self._place_question(stage.hole)

    def _place_question(self, hole: tuple[int, int, int, int]) -> None:
        left, top, width, height = hole
        question = self.query_one(Question)
        question.styles.offset = left, top
        question.styles.width, question.styles.height = width, height

    def _title(self, seen: Seen) -> str:
        names = seen.box.file.name
        name = names.get(self._language) or names[seen.box.file.language]
        if self._session.over:  # the clock may have ended the turn that had just begun
            return f" monopolista · {name}"
        turns = getattr(seen.view, "turns", 0)
        return f" monopolista · {name} · {self._say('story-turn', turn=max(1, turns))}"

    def _ask(self, seen: Seen) -> None:
        screen = self._session.scene.screen
        question = self.query_one(Question)
        question.set_class(self._session.over, "over")
        if self._session.over:
            self._listed = () if self._session.has_people else [Entry(self._say("term-new"), ())]
            question.show(self._say("head-over"), screen.ending(seen), self._listed)
            return
        choices = screen.choices(seen)
        self._listed = self._list(choices)
        waits = self._session.waits(self._language)
        question.set_class(screen.asked(seen), "asked")
        question.show(screen.head(seen), [*waits, *screen.lines(seen)], self._listed)

    def _list(self, choices: Sequence[Choice]) -> Sequence[Entry]:
        """Return the list: of a heading, of a place, or of everything that may be answered."""
        behind = next((one for one in entries(choices) if one.choices[0].group and one.label == self._opened), None)
        if behind is not None:
            return [*opened(behind), Entry(self._say("term-back"), ())]
        self._opened = ""
        if self._looking and (there := about(choices, self._place)):
            return [*there, Entry(self._say("term-back"), ())]
        self._looking = False
        return entries(choices)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Give the answer that was chosen, or open what stands behind it."""
        if event.option_index < len(self._listed):
            self._take(self._listed[event.option_index])

    def _take(self, entry: Entry) -> None:
        if not entry.choices:
            self._close_list()
        elif entry.only is None:
            self._opened = entry.label
            self.show()
        else:
            self._carry_out(entry.only)

    def _close_list(self) -> None:
        if self._session.game_id and self._session.over:
            self.dismiss(None)
            return
        self._opened, self._looking = "", False
        self.show()

    @work(exclusive=True, group="answer")
    async def _carry_out(self, choice: Choice) -> None:
        """Give an answer, once its sum, its form or one's certainty is there."""
        actions = choice.actions
        if choice.span is not None:
            amount = await self._application.push_screen_wait(dialogs.Sum(choice.label, choice.span, self._language))
            actions = () if amount is None else (f"{actions[0]} {amount}",)
        elif choice.form is not None:
            written = await self._application.push_screen_wait(dialogs.Proposal(choice.form, self._language))
            actions = (written,) if written else ()
        elif choice.sure:
            options = [self._say("answer-give-up"), self._say("answer-not-give-up")]
            sure = await self._application.push_screen_wait(dialogs.Pick(choice.sure, options))
            actions = actions if sure == 0 else ()
        if actions:
            self._complain(await self._session.give(actions, self._language))
            self._opened, self._looking, self._place = "", False, -1
            self.show()

    def _complain(self, trouble: str) -> None:
        if trouble:
            self.notify(trouble, severity="warning", markup=False)

    def on_key(self, event: events.Key) -> None:
        """Take what the keys of the game mean, the numbers of places, and the arrows on the table."""
        if self._session.game_id and not self._session.over and self._means(event):
            event.stop()  # else whatever has the focus by now would take it too

    def _means(self, event: events.Key) -> bool:
        """Do what a key means; say whether it means anything."""
        at_table = self.focused is self.query_one(Table)
        sign = (event.is_printable and event.character) or ""
        if at_table and event.key in _ARROWS:
            self._look(_ARROWS[event.key])
        elif at_table and event.key == "enter":
            self._look_closer()
        elif sign.isdigit():
            self._number(int(sign))
        else:
            choices = self._session.scene.screen.choices(self._session.seen(self._language))
            meant = keyed(choices, sign)
            if meant is not None:
                self._take(meant)
            return meant is not None
        return True

    def _look(self, arrow: Arrow) -> None:
        seen = self._session.seen(self._language)
        self._place = self._session.scene.screen.step(seen, self._place, arrow)
        self.show()

    def _look_closer(self) -> None:
        """List what can be done with the place that is looked at."""
        self._looking, self._opened = True, ""
        self.show()
        if self._looking:
            self.query_one(OptionList).focus()

    def _number(self, number: int) -> None:
        """Choose a place by its number, where places have one, else the answer of that number."""
        places = self._session.scene.screen.places(self._session.seen(self._language))
        if not places and 1 <= number <= len(self._listed):
            self._take(self._listed[number - 1])
        elif 1 <= number <= len(places):
            self._place = places[number - 1]
            self._look_closer()

    def action_main(self) -> None:
        """Give the first answer."""
        if not self._session.game_id or not self._listed:
            return
        if self._session.over or self._session.scene.screen.asked(self._session.seen(self._language)):
            self._take(self._listed[0])

    def action_other_half(self) -> None:
        """Go from the question to the table, or back."""
        answers, table = self.query_one(OptionList), self.query_one(Table)
        (answers if self.focused is table else table).focus()

    def action_question(self) -> None:
        """Go to the question."""
        self._opened, self._looking, self._place = "", False, -1
        self.query_one(OptionList).focus()
        self.show()

    def action_step_back(self) -> None:
        """Close what is open: a heading, a place."""
        if not (self._session.game_id and self._session.over):
            self.action_question()

    def action_story(self) -> None:
        """Open the whole story."""
        if self._session.game_id:
            text = "\n".join(self._session.scene.sentences(-1, self._language))
            self._application.push_screen(dialogs.Pages(self._say("story-title"), text, at_end=True))

    def action_rules(self) -> None:
        """Open the rulebook of the box."""
        if self._session.game_id:
            page = page_for(self._session.scene.box, self._language)
            self._application.push_screen(dialogs.Pages(self._say("door-rules"), page, marked=True))

    def action_help(self) -> None:
        """List the keys."""
        keys = dict(_KEYS)
        if self._session.game_id:
            keys |= self._session.scene.screen.keys
        width = max(map(len, keys))
        text = "\n".join(f"{key:<{width}}  {self._say(message)}" for key, message in keys.items())
        self._application.push_screen(dialogs.Pages(self._say("door-help"), text))

    def action_talk(self) -> None:
        """Open what people say."""
        if self._session.has_people:
            self._application.push_screen(dialogs.Talk(self._said, self._session.say, self._language))

    def _said(self) -> str:
        lines = [self._say("talk-line", seat=who, text=what) for who, what in self._session.talk]
        return "\n".join(lines) or self._say("talk-empty")

    @work
    async def action_settings(self) -> None:
        """Choose a language, or light or dark."""
        looks: dict[str, Literal["theme-light", "theme-dark"]] = {PAPER: "theme-light", NIGHT: "theme-dark"}
        options = [*(SPOKEN[one].name for one in LANGUAGES), *(self._say(message) for message in looks.values())]
        chosen = await self._application.push_screen_wait(dialogs.Pick(self._say("door-settings"), options))
        if chosen is None:
            return
        if chosen < len(LANGUAGES):
            self._language = LANGUAGES[chosen]
            self._told = -1
            self.query_one(Story).clear()
        else:
            self._application.theme = [*looks][chosen - len(LANGUAGES)]
        self.show()

    @work
    async def action_take_back(self) -> None:
        """Take back one's last answer."""
        if self._session.game_id and self._session.may_take_back:
            self._complain(await self._session.take_back(self._language))
            self.show()

    @work
    async def action_consent(self, agrees: bool) -> None:
        """Agree, or not, to what somebody wishes to take back."""
        if self._session.is_wished:
            await self._session.consent(agrees=agrees)

    def action_hurry(self) -> None:
        """Let robots answer at once until one is asked oneself."""
        self._session.hurry()

    @property
    def language(self) -> str:
        """Return the language that is read."""
        return self._language
