"""A seat at a table on a server, over the same protocol as a browser."""

from collections.abc import Sequence

from monopolista.client import CommandFailedError, IllegalActionError, Seat, StaleVersionError
from monopolista.client.spectator import step_of
from monopolista.games.common.wording import seat_name
from monopolista.games.interface.rules_adapter import Step
from monopolista.games.interface.terminal_ui import TerminalView
from monopolista.locales import say
from monopolista.protocol.server_messages import Failure, RoomView
from monopolista.table import Table
from monopolista.terminal.session import Rulebook, Scene


class RemoteSession:
    """A game at a table on a server."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._steps: list[Step] = []
        self._steps_of = ""
        """The game to which the steps belong."""
        self._rulebook: Rulebook | None = None

    @property
    def game_id(self) -> str:
        """Return the server's id of the game."""
        return self._seat.game.game if self._seat.game is not None and self._seat.table is not None else ""

    @property
    def _room(self) -> RoomView:
        assert self._seat.room is not None
        return self._seat.room

    @property
    def _table(self) -> Table:
        assert self._seat.table is not None
        return self._seat.table

    @property
    def scene(self) -> Scene:
        """Return the scene as the server sends it, without hidden information."""
        if self._steps_of != self.game_id or self._rulebook is None:
            self._steps_of, self._steps, self._rulebook = self.game_id, [], Rulebook(self._table.box, self._table.seats)
        self._steps += [step_of(view) for view in self._seat.steps[len(self._steps) :]]
        robots = [place for place, one in enumerate(self._room.seats) if one.kind == "bot"]
        return Scene(
            self._table.game, self._table.box, self._names, robots, self._table.opening, self._steps, self._rulebook
        )

    @property
    def _names(self) -> list[str]:
        return [one.name for one in self._room.seats]

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self._table.over

    @property
    def can_take_back(self) -> bool:
        """Return whether there is an answer to undo."""
        return self._seat.own is not None and self._seat.own.undoable is not None

    @property
    def talk(self) -> Sequence[tuple[str, str]]:
        """Return the chat messages, each with its author."""
        return [(line.name, line.text) for line in self._seat.talk]

    has_people = True

    @property
    def is_consent_requested(self) -> bool:
        """Return whether another player's undo request waits for one's approval."""
        request = self._seat.game.take_back if self._seat.game else None
        return request is not None and request.refused < 0 and self._seat.place in request.pending

    def seen(self, language: str) -> TerminalView:
        """Return the view that the server has sent."""
        game, own, table = self._seat.game, self._seat.own, self._table
        assert game is not None
        titles = self.scene.rulebook.titles(language)
        if own is None:
            return TerminalView(box=table.box, view=game.table, names=self._names, language=language, title=titles)
        return TerminalView(
            box=table.box,
            view=game.table,
            names=self._names,
            language=language,
            title=titles,
            seat=own.seat,
            offers=own.offers,
            denials=own.denials,
            suggestion=own.suggestion,
            gestures=own.gestures,
            hand=own.hand,
        )

    def notices(self, language: str) -> list[str]:
        """Return what the game waits for: the host, the players in the lobby, or an undo request."""
        room = self._seat.room
        if room is None:
            return [say("room-opening", language)]
        if room.status == "lobby":
            names = [one.name or say("lobby-open", language) for one in room.seats]
            return [say("lobby-start-guest", language), f"{say('lobby-seats', language)}: {', '.join(names)}"]
        request = self._seat.game.take_back if self._seat.game else None
        if request is None or request.seat == self._seat.place:
            return []
        player = seat_name(self._names, request.seat, language)
        if request.refused >= 0:
            return [say("wish-refused", language, seat=seat_name(self._names, request.refused, language))]
        return [say("wish-asks-something", language, seat=player)] if self._seat.place in request.pending else []

    async def run(self) -> None:
        """Do nothing: the server runs the table."""

    async def news(self) -> None:
        """Wait for a message from the server."""
        await self._seat.change()

    async def give(self, actions: Sequence[str], language: str) -> str:
        """Give several answers in order, each for the current version."""
        for action in actions:
            try:
                await self._seat.do(action)
            except IllegalActionError as error:
                return say("failure-clause", language, title=self.scene.rulebook.title(error.clause, language))
            except StaleVersionError:
                return say("failure-stale", language)
            except CommandFailedError as failed:
                return say(f"failure-{failed.code}", language)
        return ""

    async def take_back(self, language: str) -> str:
        """Undo one's last answer, or request it from the others."""
        own = self._seat.own
        if own is None or own.undoable is None:
            return say("failure-not-now", language)
        answer = await self._seat.take_back(own.undoable)
        return say(f"failure-{answer.code}", language) if isinstance(answer, Failure) else ""

    async def consent(self, *, agrees: bool) -> None:
        """Approve or refuse another player's undo request."""
        request = self._seat.game.take_back if self._seat.game else None
        if request is not None and self._seat.place in request.pending:
            await self._seat.consent(request, agrees=agrees)

    async def say(self, text: str) -> None:
        """Send a chat message."""
        await self._seat.say(text)

    def hurry(self) -> None:
        """Do nothing: the table decides how fast bots answer."""

    def text(self) -> str:
        """Return no transcript: the server has it, with the seed."""
        return ""
