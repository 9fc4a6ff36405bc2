"""A stage for the screens: the page as it was built, before a table that the test has laid, without a server."""

import json
import mimetypes
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlparse

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

from monopolista import Table
from monopolista.analyse.api_views import CourseView
from monopolista.bots import suggestion
from monopolista.games import GAMES
from monopolista.games.common.notation import Action
from monopolista.games.common.options import chosen
from monopolista.games.interface.capabilities import minutes_of
from monopolista.games.interface.rules_adapter import IllegalActionError
from monopolista.games.interface.views import Reason
from monopolista.protocol import client_messages, server_messages
from monopolista.protocol.catalog import entry_of
from monopolista.protocol.people import ChatLine, ChatView, RoomEvent
from monopolista.protocol.take_back import UndoableAnswer
from monopolista.server.rooms.people.seats import TOKENS

BUILT = Path(client_messages.__file__).parents[1] / "web_dist"
ADDRESS: Final = "http://stage.test"
TIME_LEFT = 754_000
"""Milliseconds, where the table plays by the clock."""
LONG_NAME = "Wilhelmina Quattrociocch"
"""As long as a name may be."""


EDITIONS = [
    msgspec.to_builtins(entry_of(game.box(edition, None))) for game in GAMES.values() for edition in game.editions()
]
"""The boxes that can be played, as a server tells them."""


class Answer(NamedTuple):
    """What there is at an address."""

    body: bytes
    kind: str


def _json(value: object) -> Answer:
    return Answer(msgspec.json.encode(value), "application/json")


class Stage:
    """Answers the page as a server with one room would."""

    def __init__(self, page: Page, table: Table, mine: list[int]) -> None:
        self.page = page
        self.table = table
        table.noting = True
        self.mine = mine
        self.messages: list[dict[str, Any]] = []
        self.deaf = False
        """Whether the line breaks at the next command, before it is carried out."""
        self.is_slow = False
        """Whether the answers to commands are still on their way."""
        self.more: dict[str, Any] = {}
        """Fields of the room that are not as usual."""
        self.game_more: dict[str, Any] = {}
        """Fields of the game that are not as usual."""
        self.reasons: dict[int, Reason] = {}
        """What bots say of their answers, by the numbers of these."""
        self.course = CourseView(table.box.id, [], [], [], [], [], 0)
        """The analysis of the game."""
        self.away = False
        """Whether the server cannot be reached."""
        self.socket: WebSocketRoute | None = None
        self.is_as_laid = True
        """Whether the page has been told of no more than a table as it was laid."""
        self._games = 0
        self._attach()

    def open(self) -> None:
        """Enter the room, and wait until everybody sits at the table, and all of it is drawn."""
        self.page.goto(f"{ADDRESS}/r/room")
        self.page.locator("[data-purse='0']").wait_for()
        self.page.locator("[aria-busy='true']").wait_for(state="detached")

    def show(self, table: Table) -> None:
        """Begin another game in the room, at a table laid as it is."""
        self.table = table
        table.noting = True
        self._games += 1
        self._say(self._room(), laid=True)
        self._say(self._game(0), laid=True)
        self.page.locator(f"[data-game='{self._game_id}']").wait_for(state="attached")

    def play(self, seat: int, action: str | Action) -> None:
        """Let another player answer."""
        first = self.table.version
        self.table.play(seat, action)
        self.send_steps(first)

    def change_room(self, **fields: Any) -> None:
        """Let something at the table be otherwise, and tell it."""
        self.more |= fields
        self._say(self._room())

    def change_game(self, **fields: Any) -> None:
        """Let something beside the rules be otherwise in the game, and tell it."""
        self.game_more |= fields
        self._say(self._game(self.table.version))

    def talk(self, *lines: ChatLine) -> None:
        """Let others say something."""
        said = [*lines]
        self._say(ChatView(enabled=True, spectators=True, readable=True, complete=False, lines=said, reactions=[]))

    def announce(self, event: RoomEvent) -> None:
        """Tell what happened at the table and not in the game."""
        self._say(event)

    def hang_up(self) -> None:
        """Break the line, for good."""
        assert self.socket is not None
        self.away = True
        self.socket.close()

    def send_steps(self, first: int) -> None:
        """Send the page the steps of the table from a number on."""
        if self.table.over:
            self._say(self._room())
        self._say(self._game(first))

    def offers(self) -> list[server_messages.SeatOffers]:
        """Return what each seat that plays here may do."""
        return [
            server_messages.SeatOffers(
                seat,
                self.table.offers_with_effects(seat),
                self.table.denials(seat),
                suggestion(self.table, seat),
                self.table.hand(seat),
                list(self.table.gestures(seat)),
                self.table.forced(seat),
            )
            for seat in self.mine
        ]

    def offer_to_take_back(self) -> None:
        """Let the first seat here take its last answer back, if the others agree."""
        seat = self.mine[0]
        last = max((number for number, step in enumerate(self.table.steps) if step.seat == seat), default=0)
        way = UndoableAnswer(last, needs_consent=True)
        self.change_game(own=[msgspec.structs.replace(one, undoable=way) for one in self.offers() if one.seat == seat])

    @property
    def _game_id(self) -> str:
        return f"game-{self._games}"

    def _attach(self) -> None:
        """Answer what the page asks for."""
        self.page.route("**/*", self._serve)
        self.page.route_web_socket("**/ws/*", self.connect)

    def _serve(self, route: Route) -> None:
        answer = self.answer(urlparse(route.request.url).path)
        route.fulfill(body=answer.body, content_type=answer.kind)

    def answer(self, path: str) -> Answer:
        """Return what there is at a path."""
        if path.startswith("/api/editions/"):
            return _json(self.table.game.describe(self.table.box))
        if path == "/api/editions":
            return _json(EDITIONS)
        if path.startswith("/api/analyses/"):
            return _json(self.course)
        if path.startswith("/api/"):
            return _json({})
        found = BUILT / path.lstrip("/")
        file = found if found.is_file() else BUILT / "index.html"
        body = file.read_bytes().replace(b"__BASE__", b"") if file.suffix == ".html" else file.read_bytes()
        return Answer(body, mimetypes.guess_type(file.name)[0] or "text/html")

    def connect(self, socket: WebSocketRoute) -> None:
        """Take the place of a server at the other end of a line."""
        if self.away:
            socket.close()
            return
        self.socket = socket
        socket.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        self.messages.append(message)
        if message["type"] == "hello":
            self._say(self._room(), laid=True)
            self._say(self._game(message["steps"] if message["game"] == self._game_id else 0), laid=True)
        elif message["type"] == "preview-trade":
            weight = self.table.weigh(message["seat"], message["action"])
            assert weight is not None
            self._say(server_messages.TradePreview(message["id"], self.table.version, weight))
        elif self.is_slow:
            return
        elif self.deaf:
            self.deaf = False
            assert self.socket is not None
            self.socket.close()
        else:
            first = self.table.version
            try:
                self.table.play(message["seat"], message["action"])
            except IllegalActionError as refused:
                self._say(server_messages.Failure(message["id"], "clause", refused.clause, str(refused), first))
                return
            self._say(server_messages.Done(message["id"], self.table.version))
            self.send_steps(first)

    def _say(self, message: msgspec.Struct, *, laid: bool = False) -> None:
        self.is_as_laid &= laid
        assert self.socket is not None
        self.socket.send(msgspec.json.encode([message]).decode())

    def _room(self) -> server_messages.RoomView:
        seats = [
            {
                "kind": "person" if seat in self.mine else "bot",
                "name": name,
                "token": TOKENS[seat],
                "level": "regular",
                "present": True,
                "standIn": False,
                "program": False,
            }
            for seat, name in enumerate(self.table.transcript.header.names or [LONG_NAME] * self.table.seats)
        ]
        plain: dict[type, Any] = {str: "", int: 0, bool: False}
        fields = msgspec.structs.fields(server_messages.RoomView)
        room = {field.encode_name: plain.get(field.type, []) for field in fields if field.required}
        room |= {"type": "room", "room": "room", "status": "over" if self.table.over else "playing"}
        room |= {"game": self._game_id}
        room |= {"gameName": self.table.game.name, "edition": self.table.box.id}
        room |= {"options": chosen(self.table.box.options)}
        room |= {"seats": seats, "ownSeats": self.mine, "takeBacks": "consent"}
        return msgspec.structs.replace(msgspec.convert(room, server_messages.RoomView), **self.more)

    def _game(self, first: int) -> server_messages.GameView:
        steps = [
            server_messages.StepView(
                step.seat,
                step.action,
                [(one.kind, one.seat, one.other, one.subject, one.amount, one.clause) for one in step.events],
                step.standing,
                self.reasons.get(number),
            )
            for number, step in enumerate((self.table.shown(one, self.mine) for one in self.table.steps[first:]), first)
        ]
        left = TIME_LEFT if minutes_of(self.table.box) else None
        table = self.table.view()
        game = server_messages.GameView(
            self._game_id, self.table.version, first, steps, table, self.offers(), None, [], time_left=left
        )
        return msgspec.structs.replace(game, **self.game_more)


def laid(seats: int, **pieces: Any) -> Table:
    """Return a table whose pieces a test has put where it wants them; the first seat has the dice."""
    table = Table(seats=seats, seed=1)
    table.set_position(**pieces)
    return table
