"""The screen of a game."""

from collections.abc import Sequence
from typing import ClassVar, Final, Literal, cast

from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Label, OptionList, Static

from monopolista.games.interface.errors import MonopolistaError
from monopolista.games.interface.palette import NIGHT, PAPER
from monopolista.games.interface.terminal_ui import Arrow, Choice, Stage, TerminalView
from monopolista.locales import LANGUAGES, SPOKEN, say
from monopolista.terminal.app import dialogs
from monopolista.terminal.app.widgets import Question, Rows, Story, Table
from monopolista.terminal.menu import Entry, entries, entries_about, entries_behind, entry_for_key
from monopolista.terminal.session import Session

MIN_SIZE: Final = (80, 24)
_ARROWS: Final[dict[str, Arrow]] = {"left": "left", "right": "right", "up": "up", "down": "down"}
_SIDE_COLUMNS: Final = 31
"""Columns reserved beside the table."""
_KEYS: Final = (
    ("Space", "key-main"), ("Enter", "term-key-number"), ("Tab", "term-key-table"), ("q", "key-question"),
    ("z", "key-take-back"), (".", "key-finish"), ("s", "key-story"), ("r", "key-rules"), ("w", "key-talk"),
    ("o", "key-settings"), ("+ -", "term-key-wish"), ("?", "key-help"), ("Esc", "key-close"),
    ("Ctrl+Q", "term-key-leave"),
)  # fmt: skip


class TableScreen(Screen[None]):
    """The table with the question in it, the players, the selected square and the story."""

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
        self._steps_shown = -1
        self._place = -1
        self._open_heading: str = ""
        """The heading whose answers are listed."""
        self._is_place_open = False
        """Whether the answers about the selected place are listed."""
        self._listed: Sequence[Entry] = ()

    def _say(self, message: str, **values: str | int) -> str:
        return say(message, self._language, **values)

    @property
    def _application(self) -> App[None]:
        return cast("App[None]", self.app)  # pyright: ignore[reportUnknownMemberType]

    def compose(self) -> ComposeResult:
        """Compose the table with the question in it, and beside it the players, the selected place and the story."""
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
        """Follow the game, and run the table's own actions."""
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
        except MonopolistaError as error:
            self._application.exit(message=str(error))

    def on_resize(self) -> None:
        """Redraw for the new size."""
        self.call_after_refresh(self.show)

    def show(self) -> None:
        """Show the current state of the game."""
        if not self.query("#small"):
            return  # the screen is being removed
        small = self.size.width < MIN_SIZE[0] or self.size.height < MIN_SIZE[1]
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
        keys = {"?": "panel-help", "s": "panel-story", "r": "panel-rules", "o": "panel-settings"}
        keys |= {"w": "panel-talk"} if self._session.has_people else {}
        return "  ".join(f"{key} {self._say(text)}" for key, text in keys.items())

    def _show_lobby(self) -> None:
        head, *lines = self._session.notices(self._language)
        self.query_one("#title", Label).update(self._say("lobby-title"))
        self._place_question((0, 0, self.size.width - _SIDE_COLUMNS, self.size.height - 2))
        self.query_one(Question).show(head, lines, ())

    def _show_game(self) -> None:
        session = self._session
        if self._game != session.game_id:
            self._game, self._steps_shown = session.game_id, -1
            self.query_one(Story).clear()
        seen, scene, look = session.seen(self._language), session.scene, self._application.theme
        stage = scene.screen.stage(seen, self._table_size(), self._place)
        self.query_one(Table).show(stage.rows, look)
        self._halve(stage)
        self.query_one("#title", Label).update(self._title(seen))
        side_width = self.size.width - sum(len(run.text) for run in stage.rows[0]) - 2
        self.query_one("#players", Rows).show(scene.screen.players(seen, side_width), look)
        self.query_one("#detail", Rows).show(scene.screen.detail(seen, self._place), look)
        self._ask(seen)
        self.query_one(Story).append([*scene.sentences(self._steps_shown, self._language)])
        self._steps_shown = len(scene.steps)

    def _table_size(self) -> tuple[int, int]:
        """Return the size available for the table; on a narrow screen, the smallest board leaves the rest."""
        return max(44, self.size.width - _SIDE_COLUMNS) if self.size.width >= 96 else 44, self.size.height - 2

    def _halve(self, stage: Stage) -> None:
        self.query_one("#left").styles.width = sum(len(run.text) for run in stage.rows[0])
        self._place_question(stage.hole)

    def _place_question(self, hole: tuple[int, int, int, int]) -> None:
        left, top, width, height = hole
        question = self.query_one(Question)
        question.styles.offset = left, top
        question.styles.width, question.styles.height = width, height

    def _title(self, seen: TerminalView) -> str:
        names = seen.box.file.name
        name = names.get(self._language) or names[seen.box.file.language]
        if self._session.over:  # a time limit may end the game within a turn
            return f" monopolista · {name}"
        turns = getattr(seen.view, "turns", 0)
        return f" monopolista · {name} · {self._say('story-turn', turn=max(1, turns))}"

    def _ask(self, seen: TerminalView) -> None:
        screen = self._session.scene.screen
        question = self.query_one(Question)
        question.set_class(self._session.over, "over")
        if self._session.over:
            self._listed = () if self._session.has_people else [Entry(self._say("term-new"), ())]
            question.show(self._say("head-over"), screen.ending(seen), self._listed)
            return
        choices = screen.choices(seen)
        self._listed = self._list(choices)
        waits = self._session.notices(self._language)
        question.set_class(screen.asked(seen), "asked")
        question.show(screen.head(seen), [*waits, *screen.lines(seen)], self._listed)

    def _list(self, choices: Sequence[Choice]) -> Sequence[Entry]:
        """Return the entries to list: of a heading, of a place, or all."""
        behind = next(
            (one for one in entries(choices) if one.choices[0].group and one.label == self._open_heading), None
        )
        if behind is not None:
            return [*entries_behind(behind), Entry(self._say("term-back"), ())]
        self._open_heading = ""
        if self._is_place_open and (there := entries_about(choices, self._place)):
            return [*there, Entry(self._say("term-back"), ())]
        self._is_place_open = False
        return entries(choices)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Give the chosen answer, or open its heading."""
        if event.option_index < len(self._listed):
            self._take(self._listed[event.option_index])

    def _take(self, entry: Entry) -> None:
        if not entry.choices:
            self._close_list()
        elif entry.only is None:
            self._open_heading = entry.label
            self.show()
        else:
            self._carry_out(entry.only)

    def _close_list(self) -> None:
        if self._session.game_id and self._session.over:
            self.dismiss(None)
            return
        self._open_heading, self._is_place_open = "", False
        self.show()

    @work(exclusive=True, group="answer")
    async def _carry_out(self, choice: Choice) -> None:
        """Give an answer, after its sum, form or confirmation."""
        actions = choice.actions
        if choice.span is not None:
            amount = await self._application.push_screen_wait(
                dialogs.SumScreen(choice.label, choice.span, self._language)
            )
            actions = () if amount is None else (f"{actions[0]} {amount}",)
        elif choice.form is not None:
            written = await self._application.push_screen_wait(dialogs.ProposalScreen(choice.form, self._language))
            actions = (written,) if written else ()
        elif choice.sure:
            options = [self._say("answer-give-up"), self._say("answer-not-give-up")]
            sure = await self._application.push_screen_wait(dialogs.ChoiceScreen(choice.sure, options))
            actions = actions if sure == 0 else ()
        if actions:
            self._warn(await self._session.give(actions, self._language))
            self._open_heading, self._is_place_open, self._place = "", False, -1
            self.show()

    def _warn(self, error: str) -> None:
        if error:
            self.notify(error, severity="warning", markup=False)

    def on_key(self, event: events.Key) -> None:
        """Handle the game's keys, the numbers of places, and the arrows on the table."""
        if self._session.game_id and not self._session.over and self._handle_key(event):
            event.stop()  # otherwise the widget that has the focus now would handle it too

    def _handle_key(self, event: events.Key) -> bool:
        """Handle a key; return whether it has a meaning."""
        at_table = self.focused is self.query_one(Table)
        sign = (event.is_printable and event.character) or ""
        if at_table and event.key in _ARROWS:
            self._select_place(_ARROWS[event.key])
        elif at_table and event.key == "enter":
            self._list_place()
        elif sign.isdigit():
            self._number(int(sign))
        else:
            choices = self._session.scene.screen.choices(self._session.seen(self._language))
            meant = entry_for_key(choices, sign)
            if meant is not None:
                self._take(meant)
            return meant is not None
        return True

    def _select_place(self, arrow: Arrow) -> None:
        seen = self._session.seen(self._language)
        self._place = self._session.scene.screen.step(seen, self._place, arrow)
        self.show()

    def _list_place(self) -> None:
        """List the answers about the selected place."""
        self._is_place_open, self._open_heading = True, ""
        self.show()
        if self._is_place_open:
            self.query_one(OptionList).focus()

    def _number(self, number: int) -> None:
        """Select a place by its number where places have numbers, otherwise an answer."""
        places = self._session.scene.screen.places(self._session.seen(self._language))
        if not places and 1 <= number <= len(self._listed):
            self._take(self._listed[number - 1])
        elif 1 <= number <= len(places):
            self._place = places[number - 1]
            self._list_place()

    def action_main(self) -> None:
        """Give the first answer."""
        if not self._session.game_id or not self._listed:
            return
        if self._session.over or self._session.scene.screen.asked(self._session.seen(self._language)):
            self._take(self._listed[0])

    def action_other_half(self) -> None:
        """Switch the focus between question and table."""
        answers, table = self.query_one(OptionList), self.query_one(Table)
        (answers if self.focused is table else table).focus()

    def action_question(self) -> None:
        """Focus the question."""
        self._open_heading, self._is_place_open, self._place = "", False, -1
        self.query_one(OptionList).focus()
        self.show()

    def action_step_back(self) -> None:
        """Close the open heading or place."""
        if not (self._session.game_id and self._session.over):
            self.action_question()

    def action_story(self) -> None:
        """Open the whole story."""
        if self._session.game_id:
            text = "\n".join(self._session.scene.sentences(-1, self._language))
            self._application.push_screen(dialogs.PageScreen(self._say("story-title"), text, at_end=True))

    def action_rules(self) -> None:
        """Open the rulebook of the edition."""
        if self._session.game_id:
            page = self._session.scene.rulebook.page(self._language)
            self._application.push_screen(dialogs.PageScreen(self._say("panel-rules"), page, marked=True))

    def action_help(self) -> None:
        """List the keys."""
        keys = dict(_KEYS)
        if self._session.game_id:
            keys |= self._session.scene.screen.keys
        width = max(map(len, keys))
        text = "\n".join(f"{key:<{width}}  {self._say(message)}" for key, message in keys.items())
        self._application.push_screen(dialogs.PageScreen(self._say("panel-help"), text))

    def action_talk(self) -> None:
        """Open the chat."""
        if self._session.has_people:
            self._application.push_screen(dialogs.ChatScreen(self._chat_text, self._session.say, self._language))

    def _chat_text(self) -> str:
        lines = [self._say("talk-line", seat=who, text=what) for who, what in self._session.talk]
        return "\n".join(lines) or self._say("talk-empty")

    @work
    async def action_settings(self) -> None:
        """Choose a language or a theme."""
        looks: dict[str, Literal["theme-light", "theme-dark"]] = {PAPER: "theme-light", NIGHT: "theme-dark"}
        options = [*(SPOKEN[one].name for one in LANGUAGES), *(self._say(message) for message in looks.values())]
        chosen = await self._application.push_screen_wait(dialogs.ChoiceScreen(self._say("panel-settings"), options))
        if chosen is None:
            return
        if chosen < len(LANGUAGES):
            self._language = LANGUAGES[chosen]
            self._steps_shown = -1
            self.query_one(Story).clear()
        else:
            self._application.theme = [*looks][chosen - len(LANGUAGES)]
        self.show()

    @work
    async def action_take_back(self) -> None:
        """Undo one's last answer, or request it."""
        if self._session.game_id and self._session.can_take_back:
            self._warn(await self._session.take_back(self._language))
            self.show()

    @work
    async def action_consent(self, agrees: bool) -> None:
        """Approve or refuse another player's undo request."""
        if self._session.is_consent_requested:
            await self._session.consent(agrees=agrees)

    def action_hurry(self) -> None:
        """Skip the pauses of bots until it is one's turn to answer."""
        self._session.hurry()

    @property
    def language(self) -> str:
        """Return the current language."""
        return self._language
