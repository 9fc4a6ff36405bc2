"""The protocol: messages from the server. ``client_messages`` has those from clients."""

from typing import Literal

from msgspec import Raw, Struct, field

from monopolista.games.common.options import Chosen
from monopolista.games.common.table_settings import OddsFor, TakeBacks
from monopolista.games.interface.views import Advice, DenialView, Gesture, OfferView, Reason, Standing, View, Weight
from monopolista.protocol.messages import Reply, ServerMessage
from monopolista.protocol.people import HandoverView, SeatRequestView, StandInAnswers
from monopolista.protocol.take_back import TakeBackRequest, UndoableAnswer


class SeatView(Struct, rename="camel"):
    """A seat of the room."""

    kind: Literal["open", "person", "bot"]
    name: str
    token: str
    """moka, scooter, gondola, cat, ..."""
    level: str
    """The level of the bot; for the seat of a person, the level of the bot that plays if the person is away."""
    present: bool
    """Whether a client with the key of the seat is connected."""
    stand_in: bool
    """Whether a bot plays now for a person who is away or does not answer."""
    program: bool
    """Whether a player's own program has the seat."""


class DiceView(Struct, rename="camel"):
    """The origin of the next game's dice."""

    seed_hash: str = ""
    """SHA-256 of the server's seed, which is already fixed; empty if there is none."""
    share_hashes: list[str] = field(default_factory=list[str])
    """The hash of each seat's share, empty if it has sent none."""
    called: bool = False
    """Whether the host has started the game: the list of hashes is fixed, and seats in it reveal their shares."""
    missing: list[int] = field(default_factory=list[int])
    """The seats whose shares are still missing."""


StopReason = Literal["", "rules", "damaged", "closed", "too-long", "shut"]
"""Why a game cannot continue.

``rules``: other rules applied when it was played. ``damaged``: its stored data has changed. ``closed``: the host has
abandoned it. ``too-long``: it has reached the limit of answers. ``shut``: the administrator has closed the table.
"""


class RoomView(ServerMessage, tag="room"):
    """The room; sent after Hello and with each change."""

    room: str
    """The link of the room; empty for spectators."""
    spectator_link: str
    status: Literal["lobby", "playing", "over"]
    game: str
    """The id of the current or last game, empty before the first."""
    game_name: str
    """The game that the edition belongs to, so that clients can load its code at once."""
    edition: str
    options: Chosen
    seats: list[SeatView]
    auction_seconds: int
    answer_seconds: int
    host: bool
    """Whether this client is the host's."""
    own_seats: list[int]
    """The seats of this client."""
    spectators: int
    addresses: list[str]
    """The server's addresses for other devices on the network."""
    bot_pause: int = 600
    """Milliseconds that a bot waits before it answers."""
    skipping: list[int] = field(default_factory=list[int])
    """The seats whose players ask that bots answer without pauses."""
    take_backs: TakeBacks = "consent"
    odds: OddsFor = "off"
    """Which clients see the odds of winning, in a game that has an estimate."""
    hints: bool = False
    """Whether players may ask for hints, in a game that has an estimate of the odds."""
    replace_bots: bool = True
    """Whether a guest may replace a bot: in the lobby at once, during a game when a player agrees."""
    seat_requests: list[SeatRequestView] = field(default_factory=list[SeatRequestView])
    """The requests for seats; a client that made one sees only its own, and spectators see none."""
    requested_seat: int = -1
    """The seat that this client has requested, -1 for none."""
    handovers: list[HandoverView] = field(default_factory=list[HandoverView])
    """The seats of this client that were handed over while its player was away."""
    stop_reason: StopReason = ""
    """Why the game cannot continue, until another one begins."""
    closing_notice: str = ""
    """The administrator's reason for closing the table."""
    reports: bool = False
    """Whether players can report each other on this server."""
    dice: DiceView = field(default_factory=DiceView)
    """The origin of the next game's dice."""
    revision: int = 0
    """How often the room was saved; a view with a lower number is older."""
    guided: bool = False
    """Whether the game is a guided one, in which dice and bots follow a script."""


class StepView(Struct, rename="camel"):
    """One answer and its events."""

    seat: int
    """-2 for chance, -4 for the clock."""
    action: str
    facts: list[tuple[int, int, int, int, int, int]]
    """Kind, seat, other, subject, amount and clause of each event, as numbers of the engine.

    A card that this client may not know is -1 here, and missing in the action.
    """
    standing: Standing | None = None
    """The standing after the step, in so far as its events do not imply it."""
    reason: Reason | None = None
    """Why a bot gave this answer, if it gives reasons."""


class SeatOffers(Struct, rename="camel"):
    """The legal actions of one of this client's seats, and illegal ones with their clauses."""

    seat: int
    offers: list[OfferView]
    denials: list[DenialView]
    suggestion: list[Advice]
    """For a seat in debt: the answers that raise the money, or pay, with the least loss."""
    hand: list[int] = field(default_factory=list[int])
    """The cards in its hand, in the order in which they came."""
    gestures: list[Gesture] = field(default_factory=list[Gesture])
    """Sequences of answers that a player may give as one."""
    only_answer: str = ""
    """The only answer, if there is no other or if the choice makes no difference and reveals nothing."""
    proxy_bid: int = 0
    """The highest amount that the server bids for the seat, 0 for none; other clients do not receive it."""
    undoable: UndoableAnswer | None = None


class CountdownView(Struct, rename="camel"):
    """A countdown."""

    kind: Literal["auction", "answer"]
    seats: list[int]
    total: int
    """Milliseconds at the start."""
    left: int
    """Milliseconds left at the moment of sending."""


class TurnOdds(Struct, rename="camel"):
    """The odds of winning of all seats at the beginning of a turn."""

    step: int
    """The number of the step that began the turn."""
    odds: list[int]
    """The odds of each seat, in millionths."""


class SeatOdds(Struct, rename="camel"):
    """The estimated odds of winning of all seats, in millionths."""

    now: list[int]
    turns: list[TurnOdds]
    """The odds of every turn, undone turns included; a change contains only new and improved ones."""


class LessonView(Struct, rename="camel"):
    """The current step of a guided game."""

    number: int
    """The number of the step, from 0; at the end, the number of steps."""
    count: int
    name: str
    """The name of its text, after the game's name and ``lesson``; empty at the end."""
    marks: list[str]
    """The elements that it points at: the first visible one counts."""
    waiting: bool
    """Whether a bot has to answer before the learner can."""


class GameView(ServerMessage, tag="game"):
    """The whole game; sent after Hello, and when the seats of a client have changed."""

    game: str
    version: int
    first: int
    """The number of the first step in ``steps``; the client already has all earlier ones."""
    steps: list[StepView]
    table: View
    own: list[SeatOffers]
    countdown: CountdownView | None
    next_bots: list[int]
    """The bots that are about to answer."""
    seed_hash: str = ""
    """SHA-256 of the seed of all dice and cards."""
    seed: str = ""
    """The seed, once the game is over."""
    share_hashes: list[str] = field(default_factory=list[str])
    """The hash of each seat's share, empty if it sent none; an empty list if no seat was asked."""
    shares: list[str] = field(default_factory=list[str])
    """The shares, empty if a seat did not reveal one."""
    time_left: int | None = None
    """Milliseconds until the end of a timed game; they run while a player is present (TIME-1)."""
    take_back: TakeBackRequest | None = None
    """The open undo request, or one that was refused since the last answer."""
    stand_in_answers: list[StandInAnswers] = field(default_factory=list[StandInAnswers])
    """The answers that bots gave for this client's seats; sent to a client that returns."""
    odds: SeatOdds | None = None
    """The odds of winning, for the clients that the table's settings allow."""
    lesson: LessonView | None = None
    """The progress of a guided game."""


class GameChange(ServerMessage, tag="change"):
    """What has changed in the game since the last message on this connection."""

    version: int
    first: int
    """The number of the first step in ``steps``, which is the version that was sent before."""
    steps: list[StepView]
    table: dict[str, Raw]
    """The changed fields of the table."""
    own: list[dict[str, Raw]]
    """For each changed seat of this client, its number and the changed fields."""
    countdown: CountdownView | None
    next_bots: list[int]
    time_left: int | None
    take_back: TakeBackRequest | None
    stand_in_answers: list[StandInAnswers]
    odds: SeatOdds | None
    lesson: LessonView | None


class Done(Reply, tag="done"):
    """A command was carried out, now or when it was first sent."""

    version: int
    """The version of the game."""
    revision: int = 0
    """The ``revision`` of the first room that shows the change; 0 if the command changes no room."""


class TradePreview(Reply, tag="trade-preview"):
    """The effects of a proposal in the present position."""

    version: int
    preview: Weight


class Seated(Reply, tag="seated"):
    """You have a seat; the server shows its key only once."""

    seat: int
    key: str


Code = Literal[
    "clause",
    "stale",
    "not-yours",
    "not-host",
    "not-now",
    "malformed",
    "unknown-room",
    "too-much",
    "disk-full",
    "words",
    "blocked",
    "idle-answers",
    "game-too-long",
    "lesson",
]
"""Why a command failed; clients have a text for each."""


class Failure(Reply, tag="failure"):
    """A command was not carried out; nothing has changed."""

    code: Code
    clause: str
    """The clause that forbids it, if the code is ``clause``."""
    text: str
    """A message for logs and developers, in English; clients show their text for code and clause."""
    version: int
    options: list[str] = field(default_factory=list[str])
    """The options that do not exist, or that exclude each other."""
    reason: str = ""
    """A more precise reason, as a word for which clients have a text."""
    name: str = ""
    """The name at the table that looks like the requested one."""
