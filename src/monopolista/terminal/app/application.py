"""The textual application: the start screen, then one table after another."""

from textual import work
from textual.app import App

from monopolista.games import game_of
from monopolista.games.interface.errors import MonopolistaError
from monopolista.games.interface.palette import NIGHT, PAPER
from monopolista.locales import say
from monopolista.names import LONGEST, readable
from monopolista.table import Table
from monopolista.terminal.app.start import GameChoice, StartScreen
from monopolista.terminal.app.table import TableScreen
from monopolista.terminal.app.theme import theme
from monopolista.terminal.local_session import LocalSession, fresh_file
from monopolista.terminal.session import Session


class UnreadableNameError(MonopolistaError):
    """The name has no visible characters."""


class TerminalApp(App[None]):
    """Full-screen application."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "monopolista"

    def __init__(
        self, language: str, *, name: str = "", edition: str = "", session: Session | None = None, look: str = PAPER
    ) -> None:
        """Play a session; without one, show the start screen."""
        super().__init__()
        self.language = language
        self.local_session: LocalSession | None = None
        """The current or latest game against bots."""
        self._session = session
        self._name = name
        self._edition = edition
        for one in (PAPER, NIGHT):
            self.register_theme(theme(one))
        self.theme = look

    def on_mount(self) -> None:
        """Start playing."""
        self._play()

    @work
    async def _play(self) -> None:
        session = self._session
        while True:
            session = session or await self._choose_game()
            if session is None:
                break
            screen = TableScreen(session, self.language)
            await self.push_screen_wait(screen)
            self.language = screen.language
            session = None
            if self._session is not None:
                break
        self.exit()

    async def _choose_game(self) -> Session | None:
        """Return the game that the player chooses, or None."""
        choice = GameChoice(self.language, self._name, self._edition, game_of(self._edition).usual)
        while True:
            chosen = await self.push_screen_wait(StartScreen(choice))
            if chosen is None:
                return None
            self.language = chosen.language
            if chosen.file is None and not chosen.level:  # another language was chosen
                default_level = game_of(chosen.edition).usual
                choice = GameChoice(chosen.language, chosen.name, chosen.edition, default_level, chosen.robots)
                continue
            try:
                self.local_session = _open_session(chosen)
            except MonopolistaError as error:
                self.notify(str(error), severity="error", markup=False)
                continue
            return self.local_session


def _open_session(choice: GameChoice) -> LocalSession:
    """Return a saved game, or a new one; raise MonopolistaError where it cannot be opened."""
    if choice.file is not None:
        return LocalSession.resume(choice.file)
    table = Table(choice.edition, choice.robots + 1)
    name = readable(choice.name.strip() or say("term-guest", choice.language))
    if not name:
        raise UnreadableNameError(say("name-unseen", choice.language, most=LONGEST))
    return LocalSession(LocalSession.seat_player(table, ("", *[choice.level] * choice.robots), name), fresh_file())
