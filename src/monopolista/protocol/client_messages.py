"""The protocol: messages from clients. ``server_messages`` has those from the server; TypeScript is generated from
both.

All messages of a room go over ``/ws/{room or watch id}``. Each frame of a client is one message, the first one Hello.
Each frame of the server is a list of messages, in order. All money is in whole units. HTTP routes are described at
their declaration (``server/http/``), and ``monopolista protocol openapi`` prints the description.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from monopolista.games.common.table_settings import OddsFor, TakeBacks
from monopolista.protocol.message_limits import MOST_SEATS, Keys, Name, OptionValues, Text, Word
from monopolista.protocol.messages import ClientMessage, Command

# ``id`` is the browser's own name for a command: repeating it is harmless.


class MakeRoom(Struct, forbid_unknown_fields=True, rename="camel"):
    """Open a room; every field has a default."""

    edition: Word = "italy"
    language: Word = "it"
    solo: bool = False
    """Whether the room is for one player against bots, with the edition's preset for that."""


class RoomMade(Struct, rename="camel"):
    """The link of the room, the link for spectators, and the key that identifies the host."""

    room: str
    spectator_link: str
    host_key: str


class Hello(ClientMessage, tag="hello"):
    """Identify this client by its keys: those of the host and of seats."""

    keys: Keys = field(default_factory=list[str])
    steps: int = 0
    """The number of steps of the current game that this client has."""
    game: Word = ""
    """The id of the game that these steps belong to."""


class SeatSetting(Struct, forbid_unknown_fields=True, rename="camel"):
    """A seat as the host configures it."""

    kind: Literal["open", "bot"]
    """``open`` waits for a player, ``bot`` has a bot. Seats of people do not change."""
    level: Word = ""
    """The level of the bot; empty for the game's default."""
    name: Name = ""


class Setup(Command, tag="setup"):
    """The host's settings, until the game starts. A setting that you leave out does not change."""

    edition: Word | None = None
    options: OptionValues | None = None
    """All options that differ from the booklet."""
    seats: Annotated[list[SeatSetting], Meta(max_length=MOST_SEATS)] | None = None
    auction_seconds: int | None = None
    """Seconds of the countdown in auctions, which restarts with each bid; 0 for none."""
    answer_seconds: int | None = None
    """Seconds for an answer to any other question, after which a bot answers; 0 for no limit."""
    take_backs: TakeBacks | None = None
    odds: OddsFor | None = None
    """Which clients see the odds of winning, in a game that has an estimate."""
    hints: bool | None = None
    """Whether players may ask for hints, in a game that has an estimate of the odds."""
    replace_bots: bool | None = None
    """Whether a guest may replace a bot: in the lobby at once, during a game when a player agrees."""


class TakeSeat(Command, tag="take-seat"):
    """Take an open seat or the seat of a bot, or change the name and token of your seat."""

    seat: int
    name: Name
    token: Word
    key: Word = ""
    """The key of the seat.

    A client may choose the key of a seat: 43 characters of base64url. Then repeating the message is harmless.
    """
    program: bool = False
    """Whether a program takes the seat, not a person; all clients see this."""


class FreeSeat(Command, tag="free-seat"):
    """Give back a seat before the game. The host may free any seat."""

    seat: int


class Start(Command, tag="start"):
    """Start the game, as the host; bots take the open seats."""


class CommitShare(Command, tag="commit-share"):
    """Commit to a share of the next game's dice by its hash. The share itself stays secret until the start."""

    seat: int
    seed_hash: Word
    """The hash of the server's seed that the share is for."""
    share_hash: Word
    """SHA-256 of the share's 32 bytes, in hexadecimal."""


class RevealShare(Command, tag="reveal-share"):
    """Reveal the committed share, after the start has fixed the list of hashes."""

    seat: int
    share: Word
    """32 bytes in hexadecimal."""


class AbandonGame(Command, tag="abandon-game"):
    """Abandon the game for all, as the host: the server reveals its seed, and the room returns to the lobby."""


class Act(Command, tag="act"):
    """Answer a question for a seat, in the notation of answers."""

    game: Word
    """The id of the game: a late answer must not count in the next game."""
    version: int
    """The number of steps that the client had seen."""
    seat: int
    action: Text


class StillHere(Command, tag="still-here"):
    """Say that the player is present again, after bots answered for the player. Any other message says so too."""


class PreviewTrade(Command, tag="preview-trade"):
    """Ask for the effects of a proposal of a seat. Nothing changes, and no other client learns of it."""

    seat: int
    action: Text


class SetProxyBid(Command, tag="set-proxy-bid"):
    """Let the server bid for a seat in the open auction: always the lowest possible bid, up to a secret amount."""

    game: Word
    version: int
    """The number of steps that the client had seen."""
    seat: int
    amount: int
    """The highest bid; 0 stops the bidding."""


class SetPace(Command, tag="set-pace"):
    """Set how fast bots answer; every client with a seat may do so at any time."""

    bot_pause: int
    """Milliseconds, 0 to 5000."""


class SkipPauses(Command, tag="skip-pauses"):
    """Ask that bots answer without pauses. They do so while all present players ask for it."""

    enabled: bool
