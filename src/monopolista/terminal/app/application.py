"""The application: the start, then one table after the other."""

from textual import work
from textual.app import App

from monopolista.games import game_of
from monopolista.games.interface.errors import MonopolistaError
from monopolista.locales import say
from monopolista.names import LONGEST, readable
from monopolista.table import Table
from monopolista.terminal.app.start import GameChoice, StartScreen
from monopolista.terminal.app.table import TableScreen
from monopolista.terminal.app.theme import NIGHT, PAPER, theme
from monopolista.terminal.local_session import LocalSession, fresh_file
from monopolista.terminal.session import Session


class UnreadableNameError(MonopolistaError):
    """A name that nobody could read."""


class TerminalApp(App[None]):
    """The game on the whole screen."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "monopolista"

    def __init__(
        self, language: str, *, name: str = "", edition: str = "", session: Session | None = None, look: str = PAPER
    ) -> None:
        """Play a session, or let one be chosen where there is none."""
        super().__init__()
        self.language = language
        self.alone: LocalSession | None = None
        """The game against robots that is played, or was played last."""
        self._session = session
        self._name = name
        self._edition = edition
        for one in (PAPER, NIGHT):
            self.register_theme(theme(one))
        self.theme = look

    def on_mount(self) -> None:
        """Play."""
        self._play()

    @work
    async def _play(self) -> None:
        session = self._session
        while True:
            session = session or await self._begun()
            if session is None:
                break
            screen = TableScreen(session, self.language)
            await self.push_screen_wait(screen)
            self.language = screen.language
            session = None
            if self._session is not None:
                break
        self.exit()

    async def _begun(self) -> Session | None:
        """Return the game that the person chooses, None for none."""
        wish = GameChoice(self.language, self._name, self._edition, game_of(self._edition).usual)
        while True:
            chosen = await self.push_screen_wait(StartScreen(wish))
            if chosen is None:
                return None
            self.language = chosen.language
            if chosen.file is None and not chosen.level:  # another language was chosen
                usual = game_of(chosen.edition).usual
                wish = GameChoice(chosen.language, chosen.name, chosen.edition, usual, chosen.robots)
                continue
            try:
                self.alone = _laid(chosen)
            except MonopolistaError as trouble:
                self.notify(str(trouble), severity="error", markup=False)
                continue
            return self.alone


def _laid(wish: GameChoice) -> LocalSession:
    """Return a saved game, or a new one, or raise MonopolistaError."""
    if wish.file is not None:
        return LocalSession.resumed(wish.file)
    table = Table(wish.edition, wish.robots + 1)
    name = readable(wish.name.strip() or say("term-guest", wish.language))
    if not name:
        raise UnreadableNameError(say("name-unseen", wish.language, most=LONGEST))
    return LocalSession(LocalSession.begun(table, ("", *[wish.level] * wish.robots), name), fresh_file())
