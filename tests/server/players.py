"""Players who answer at random through the client of this package, and remember what was acknowledged."""

import asyncio
import json
import random
import secrets
import urllib.request
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count

from monopolista.client.address import Address
from monopolista.client.connection import Connection
from monopolista.games.classic.presentation.view import TableView
from monopolista.games.deal.presentation.view import DealView
from monopolista.games.interface.views import OfferView
from monopolista.protocol.client_messages import Act, Hello, SeatSetting, SetPace, Setup, Start, TakeSeat
from monopolista.protocol.messages import Command, Reply, ServerMessage
from monopolista.protocol.people import Rematch
from monopolista.protocol.server_messages import Done, Failure, GameView, RoomView
from monopolista.protocol.take_back import AnswerTakeBack, TakeBack

TAKEN = "takeback "
"""What an answer begins with that takes another one back."""
ANSWERS = ("roll", "buy", "decline", "bid", "pass", "end", "fine", "card", "want", "waive", "keep", "place")
CARD_ANSWERS = ("bank", "lay", "play", "end", "at", "give", "no", "allow", "pick", "pay", "discard")
BUSINESS = ("mortgage", "redeem", "build", "sell", "accept", "refuse")
REPEATED = 3
"""Commands that were acknowledged and are sent once more over each new connection."""
Kept = Callable[[str], list[str]]
"""Returns the answers of a game that the store has."""


@dataclass(frozen=True)
class Moving(Address):
    """The address of a table whose server has another port after each start."""

    ports: list[int]
    """The last one is in use."""

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.ports[-1]}/ws/{self.link}"


class Messages:
    """How many messages all players have received."""

    def __init__(self) -> None:
        self.count = 0
        self._goal = 0
        self._reached = asyncio.Event()

    def add(self) -> None:
        self.count += 1
        if self.count >= self._goal:
            self._reached.set()

    async def more(self, number: int) -> None:
        """Wait until a number of further messages have been received."""
        self._goal, self._reached = self.count + number, asyncio.Event()
        if number:
            await self._reached.wait()


class Player:
    """A player at one seat; the first seat is the host's."""

    def __init__(
        self,
        address: Address,
        seat: int,
        keys: list[str],
        rng: random.Random,
        messages: Messages,
        lost: Callable[[], None] = lambda: None,
    ) -> None:
        self.link = address.link
        self.seat = seat
        self.keys = keys
        self.rng = rng
        self.back = 0.05
        """How often it would like to take something back."""
        self.line = Connection(address, self._hello, self._hear, lost)
        self.kept: dict[str, tuple[Act, int]] = {}
        """What was acknowledged, with the version of the acknowledgement."""
        self.refused = Counter[str]()
        self.again = 0
        """How many acknowledgements came a second time."""
        self.game: GameView | None = None
        self.room: RoomView | None = None
        self.stops = False
        self._messages = messages
        self._names = count()
        self._news = asyncio.Event()
        self._seen = ("", 0)
        """The game and the version of the last acknowledgement."""
        self._sent: set[str] = set()
        """Commands that are sent once."""
        self._repeats = False

    async def play(self) -> None:
        """Play until this one is to stop and all that it has sent is answered."""
        while not self.stops:
            news = self._news
            if self._repeats:
                self._repeats = False
                await self._repeat()
            command = self.wanted()
            if command is None:
                await self.until(news)
            else:
                await self.send(command)

    async def until(self, news: asyncio.Event) -> None:
        """Wait for news."""
        await news.wait()

    def stop(self) -> None:
        """Send nothing new any more."""
        self.stops = True
        self._stir()

    def _stir(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    def _hello(self) -> Hello:
        self._repeats = True
        self._stir()
        return Hello(self.keys)

    def _hear(self, message: ServerMessage) -> None:
        self._messages.add()
        if isinstance(message, RoomView):
            self.room = message
        elif isinstance(message, GameView):
            self.game = message
        self._stir()

    async def _repeat(self) -> None:
        """Send again what was acknowledged last: it is acknowledged as before."""
        for name in list(self.kept)[-REPEATED:]:
            act, version = self.kept[name]
            assert await self.line.send(act) == Done(name, version)
            self.again += 1

    async def send(self, command: Command) -> Reply:
        """Send a command, and remember what became of it."""
        answer = await self.line.send(command)
        if isinstance(answer, Failure):
            self.refused[answer.code] += 1
        if isinstance(command, Act):
            if isinstance(answer, Done):
                self.kept[command.id] = command, answer.version
                self._seen = command.game, answer.version
        else:
            self._sent.add(command.id)
        return answer

    def wanted(self) -> Command | None:
        """Return what the room and the game require of this seat, by their latest views."""
        room, game = self.room, self.game
        if room is not None and self.seat == 0 and room.status != "playing":
            return self._once((Rematch if room.status == "over" else Start)(f"begin after {room.game}"))
        if game is None or not game.own or (game.game == self._seen[0] and game.version < self._seen[1]):
            return None
        if game.take_back is not None and self.seat in game.take_back.pending:
            return self._once(AnswerTakeBack(f"agree {game.game} {game.version}", self.seat, game.version, agrees=True))
        if (way := game.own[0].undoable) and self.rng.random() < self.back:
            back = self._once(TakeBack(f"back {game.game} {game.version}", self.seat, way.step, way.needs_consent))
            if back is not None:
                return back
        action = self._answer(game)
        return Act(f"{self.seat}/{next(self._names)}", game.game, game.version, self.seat, action) if action else None

    def _once(self, command: Command) -> Command | None:
        return None if command.id in self._sent else command

    def _answer(self, game: GameView) -> str:
        """Return any answer, empty where there is none to give."""
        table = game.table
        assert isinstance(table, TableView | DealView)
        if table.winners:
            return ""
        return self._card(game) if isinstance(table, DealView) else self._move(game, table)

    def _card(self, game: GameView) -> str:
        """Return any answer in the card game, empty where there is none to give."""
        offers = [offer for offer in game.own[0].offers if offer.verb in CARD_ANSWERS]
        if not offers:
            return ""
        return self.rng.choice(offers).action()

    def _move(self, game: GameView, table: TableView) -> str:
        """Return any answer in the classic game, empty where there is none to give."""
        owed = table.players[self.seat].debt > 0
        asked = any(self.seat in question.seats for question in table.questions)
        offers: Sequence[OfferView] = game.own[0].offers
        business = [offer for offer in offers if offer.verb in (("sell", "mortgage") if owed else BUSINESS)]
        answers = [offer for offer in offers if offer.verb in ANSWERS] if asked and not owed else []
        open_to_me = business if owed or not answers or (business and self.rng.random() < 0.2) else answers
        if not open_to_me:
            return "bankrupt" if owed else ""
        offer = self.rng.choice(open_to_me)
        return offer.action(offer.low)


def ask(port: int, path: str, body: bytes | None = None) -> bytes:
    """Send a request; return what is answered."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/{path}", data=body, timeout=20) as answer:
        return answer.read()


def players_of(ports: list[int], rng: random.Random, messages: Messages) -> list[Player]:
    """Make a room; return two players who have still to sit down there."""
    made = json.loads(ask(ports[-1], "api/rooms", b"{}"))
    address = Moving(f"http://127.0.0.1:{ports[-1]}", made["room"], ports)
    shown = [[secrets.token_urlsafe(32)], [secrets.token_urlsafe(32)]]
    shown[0].append(made["hostKey"])
    return [Player(address, seat, keys, random.Random(rng.random()), messages) for seat, keys in enumerate(shown)]


async def sit_down(players: Sequence[Player], edition: str) -> None:
    """Have the host choose a box and two robots, and all players take their seats."""
    host = players[0].line
    seats = [*(SeatSetting("open") for _ in players), SeatSetting("bot"), SeatSetting("bot")]
    assert isinstance(await host.send(Setup("setup", edition, {}, seats, 0, 0)), Done)
    for player in players:
        take = TakeSeat(f"take {player.seat}", player.seat, f"Player {'AB'[player.seat]}", "", player.keys[0])
        assert not isinstance(await player.line.send(take), Failure)
    assert isinstance(await host.send(SetPace("pace", 0)), Done)


def check(kept: Kept, players: Sequence[Player]) -> None:
    """Everything acknowledged is in the store, where it was said to be."""
    games = {act.game for player in players for act, _ in player.kept.values()}
    found = {game: kept(game) for game in games}
    for player in players:
        for act, version in player.kept.values():
            by_seats = [line for line in found[act.game][:version] if not line.startswith("*")]
            assert by_seats[-1] == f"{player.seat} {act.action}"


def check_once(kept: Kept, players: Sequence[Player]) -> None:
    """Nothing is in the store that was not acknowledged, and nothing twice."""
    for player in players:
        asked = Counter((act.game, act.action) for act, _ in player.kept.values())
        found: Counter[tuple[str, str]] = Counter()
        for game in {act.game for act, _ in player.kept.values()}:
            own = [line[2:] for line in kept(game) if line.startswith(f"{player.seat} ")]
            found.update((game, line) for line in own if not line.startswith(TAKEN))
        assert found == asked
        versions = Counter((act.game, version) for act, version in player.kept.values())
        assert set(versions.values()) == {1}
