"""A seat at somebody's table, over the client: the same protocol as a browser, with a person before it."""

from collections.abc import Sequence

from monopolista.client import CommandFailedError, IllegalActionError, Seat, StaleVersionError
from monopolista.client.spectator import step_of
from monopolista.games.common.wording import seat_name
from monopolista.games.interface.rules_adapter import Step
from monopolista.games.interface.terminal_ui import Seen
from monopolista.locales import say
from monopolista.protocol.server_messages import Failure, RoomView
from monopolista.table import Table
from monopolista.terminal.session import Rulebook, Scene


class RemoteSession:
    """A game at a table of a server."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._steps: list[Step] = []
        self._of = ""
        """The game that these steps are of."""
        self._rulebook: Rulebook | None = None

    @property
    def game_id(self) -> str:
        """Return the id that the server gave the game."""
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
        """Return where it happens: as it was told, with what is hidden left out."""
        if self._of != self.game_id or self._rulebook is None:
            self._of, self._steps, self._rulebook = self.game_id, [], Rulebook(self._table.box)
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
        """Say whether the game has ended."""
        return self._table.over

    @property
    def may_take_back(self) -> bool:
        """Say whether there is an answer of one's own to take back."""
        return self._seat.own is not None and self._seat.own.way_back is not None

    @property
    def talk(self) -> Sequence[tuple[str, str]]:
        """Return who said what."""
        return [(line.name, line.text) for line in self._seat.talk]

    has_people = True

    @property
    def is_wished(self) -> bool:
        """Say whether somebody's wish to take something back waits for one's answer."""
        wish = self._seat.game.wish if self._seat.game else None
        return wish is not None and wish.refused < 0 and self._seat.place in wish.waiting

    def seen(self, language: str) -> Seen:
        """Return the table as the server told it."""
        game, own, table = self._seat.game, self._seat.own, self._table
        assert game is not None
        titles = self.scene.rulebook.titles(language)
        if own is None:
            return Seen(box=table.box, view=game.table, names=self._names, language=language, title=titles)
        return Seen(
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

    def waits(self, language: str) -> list[str]:
        """Return that the host has to begin, who sits there meanwhile, and what somebody wishes to take back."""
        room = self._seat.room
        if room is None:
            return [say("room-opening", language)]
        if room.status == "lobby":
            names = [one.name or say("lobby-open", language) for one in room.seats]
            return [say("lobby-start-guest", language), f"{say('lobby-seats', language)}: {', '.join(names)}"]
        wish = self._seat.game.wish if self._seat.game else None
        if wish is None or wish.seat == self._seat.place:
            return []
        who = seat_name(self._names, wish.seat, language)
        if wish.refused >= 0:
            return [say("wish-refused", language, seat=seat_name(self._names, wish.refused, language))]
        return [say("wish-asks-something", language, seat=who)] if self._seat.place in wish.waiting else []

    async def run(self) -> None:
        """Do nothing: what a table does by itself its server does."""

    async def news(self) -> None:
        """Wait until something was told."""
        await self._seat.change()

    async def give(self, actions: Sequence[str], language: str) -> str:
        """Give answers in a row, each as the game stands then."""
        for action in actions:
            try:
                await self._seat.do(action)
            except IllegalActionError as refused:
                return say("failure-clause", language, title=self.scene.rulebook.title(refused.clause, language))
            except StaleVersionError:
                return say("failure-stale", language)
            except CommandFailedError as failed:
                return say(f"failure-{failed.code}", language)
        return ""

    async def take_back(self, language: str) -> str:
        """Take back one's last answer, or ask the others."""
        own = self._seat.own
        if own is None or own.way_back is None:
            return say("failure-not-now", language)
        answer = await self._seat.take_back(own.way_back)
        return say(f"failure-{answer.code}", language) if isinstance(answer, Failure) else ""

    async def consent(self, *, agrees: bool) -> None:
        """Say whether one agrees to what somebody wishes to take back."""
        wish = self._seat.game.wish if self._seat.game else None
        if wish is not None and self._seat.place in wish.waiting:
            await self._seat.consent(wish, agrees=agrees)

    async def say(self, text: str) -> None:
        """Say something to the table."""
        await self._seat.say(text)

    def hurry(self) -> None:
        """Do nothing: how fast robots answer the table decides."""

    def text(self) -> str:
        """Return no transcript: the server has it, with the seed."""
        return ""
