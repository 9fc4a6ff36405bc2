"""The protocol: what clients send. What the server sends is in ``server_messages``; TypeScript is generated from both.

Everything in a room goes over ``/ws/{room or watch id}``: each frame of a client is a message, the first one Hello;
each frame of the server is a list of messages, in their order. All money is in whole units. Routes of HTTP are
described where they are declared (``server/http/``), and ``monopolista protocol openapi`` prints the description.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from monopolista.games.common.table_settings import OddsFor, TakeBacks
from monopolista.protocol.message_limits import MOST_SEATS, Keys, Name, OptionValues, Text, Word
from monopolista.protocol.messages import ClientMessage, Command

# ``id`` is the browser's own name for a command: repeating it is harmless.


class MakeRoom(Struct, forbid_unknown_fields=True, rename="camel"):
    """Open a room; every field has a sensible default."""

    edition: Word = "italy"
    language: Word = "it"
    solo: bool = False
    """Whether it is set up for one player against bots, by the preset of the edition for that."""


class RoomMade(Struct, rename="camel"):
    """The room's link, the spectators' link, and the key that proves to be the host."""

    room: str
    spectator_link: str
    host_key: str


class Hello(ClientMessage, tag="hello"):
    """Say who one is: the keys of the host and of seats, as kept by this browser."""

    keys: Keys = field(default_factory=list[str])
    steps: int = 0
    """How many steps of the present game this browser has."""
    game: Word = ""
    """The game they belong to."""


class SeatSetting(Struct, forbid_unknown_fields=True, rename="camel"):
    """What the host wants a seat to be."""

    kind: Literal["open", "bot"]
    """Seats taken by persons stay theirs; ``open`` waits for one."""
    level: Word = ""
    """Empty for the usual one of the game."""
    name: Name = ""


class Setup(Command, tag="setup"):
    """The host's choices; allowed until the game starts. What is left out stays as it is."""

    edition: Word | None = None
    options: OptionValues | None = None
    """All options that differ from the booklet."""
    seats: Annotated[list[SeatSetting], Meta(max_length=MOST_SEATS)] | None = None
    auction_seconds: int | None = None
    """Countdown of auctions, starting anew with each bid; 0 for none."""
    answer_seconds: int | None = None
    """Time to answer any other question, after which a bot answers; 0 for none."""
    take_backs: TakeBacks | None = None
    odds: OddsFor | None = None
    """Who sees everybody's odds of winning, in a game that can be judged."""
    hints: bool | None = None
    """Whether players may ask what answers lead to, in a game that can be judged."""
    replace_bots: bool | None = None
    """Whether a guest may take the place of a bot: in the lobby at once, in a game when a player agrees."""


class TakeSeat(Command, tag="take-seat"):
    """Sit down on an open seat or in place of a bot, or change one's name and token."""

    seat: int
    name: Name
    token: Word
    key: Word = ""
    """The key of the seat when it is one's own already.

    A browser may choose a seat's key itself, 43 characters of base64url: then sending this again is harmless.
    """
    program: bool = False
    """Whether a program takes the seat, and no person: all clients are shown it."""


class FreeSeat(Command, tag="free-seat"):
    """Give a seat back before the game; the host may free any."""

    seat: int


class Start(Command, tag="start"):
    """The host starts the game; open seats are given to bots."""


class CommitShare(Command, tag="commit-share"):
    """Add to the dice of the next game: the hash of a share that nobody else knows, until the game is called for."""

    seat: int
    seed_hash: Word
    """The hash of the server's seed that it is added to."""
    share_hash: Word
    """SHA-256 of the share's 32 bytes, in hexadecimal."""


class RevealShare(Command, tag="reveal-share"):
    """Show the share that was pledged, once the game is called for and the list of all pledges stands."""

    seat: int
    share: Word
    """32 bytes in hexadecimal."""


class AbandonGame(Command, tag="abandon-game"):
    """The host gives the game up for all: it does not go on, its seed is shown, and the room is in its lobby."""


class Act(Command, tag="act"):
    """Answer for a seat, in the notation of answers."""

    game: Word
    """The game that is answered: what came late to the one before is no answer in the next."""
    version: int
    """The number of steps that the browser had seen."""
    seat: int
    action: Text


class StillHere(Command, tag="still-here"):
    """Say that one is there, to be waited for again: any other message says so as well."""


class PreviewTrade(Command, tag="preview-trade"):
    """Ask what a proposal of a seat would do: nothing changes, and nobody else hears of it."""

    seat: int
    action: Text


class SetProxyBid(Command, tag="set-proxy-bid"):
    """Let the server bid for a seat in the open auction, the least needed, up to a sum that it tells nobody."""

    game: Word
    version: int
    """The number of steps that the browser had seen."""
    seat: int
    amount: int
    """0 takes the limit back."""


class SetPace(Command, tag="set-pace"):
    """Say how fast the bots answer; anybody with a seat may, at any time."""

    bot_pause: int
    """Milliseconds, 0 to 5000."""


class SkipPauses(Command, tag="skip-pauses"):
    """Ask that bots answer without pauses, which they do while all who are present and play ask for it."""

    enabled: bool
