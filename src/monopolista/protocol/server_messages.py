"""The protocol: what the server sends; what clients send is in ``client_messages``."""

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
    """The bot's level; of a person's seat, the level of the bot that steps in."""
    present: bool
    """Whether a connection holds the seat right now."""
    stand_in: bool
    """Whether a bot plays at the moment for a person who is away, or does not answer."""
    program: bool
    """Whether a player's own program has a person's seat."""


class DiceView(Struct, rename="camel"):
    """What the dice of the room's next game come from."""

    seed_hash: str = ""
    """SHA-256 of the server's seed, which is drawn already; empty where none is."""
    share_hashes: list[str] = field(default_factory=list[str])
    """Each seat's pledge, empty where it has sent none."""
    called: bool = False
    """Whether the game has been called for: this list stands, and who is in it shows the share."""
    missing: list[int] = field(default_factory=list[int])
    """The seats whose shares are waited for then."""


StopReason = Literal["", "rules", "damaged", "closed", "too-long", "shut"]
"""Why a game cannot go on: it was played by other rules, what is kept of it is not what was written, the host has
given it up, it has as many answers as a game may have, or the administrator has closed the table for good."""


class RoomView(ServerMessage, tag="room"):
    """The room; sent after Hello and whenever it changes."""

    room: str
    """Empty for spectators."""
    spectator_link: str
    status: Literal["lobby", "playing", "over"]
    game: str
    """The id of the present or last game, empty before the first."""
    game_name: str
    """The name of the game that is played with the edition: what shows it is fetched beside the box, not after it."""
    edition: str
    options: Chosen
    seats: list[SeatView]
    auction_seconds: int
    answer_seconds: int
    host: bool
    """Whether this browser is the host's."""
    own_seats: list[int]
    """The seats that this browser holds."""
    spectators: int
    addresses: list[str]
    """Addresses under which other devices on the network reach this server."""
    bot_pause: int = 600
    """Milliseconds that a bot waits before it answers."""
    skipping: list[int] = field(default_factory=list[int])
    """The seats whose players ask that bots answer without pauses."""
    take_backs: TakeBacks = "consent"
    odds: OddsFor = "off"
    """Who sees everybody's odds of winning, in a game that can be judged."""
    hints: bool = False
    """Whether who plays may ask what answers lead to, in a game that can be judged."""
    replace_bots: bool = True
    """Whether a guest may take the place of a bot: in the lobby at once, in a game when a player agrees."""
    seat_requests: list[SeatRequestView] = field(default_factory=list[SeatRequestView])
    """The requests for seats; a client that asks sees its own request alone, a spectator none."""
    requested_seat: int = -1
    """The seat that this browser asks for, -1 for none."""
    handovers: list[HandoverView] = field(default_factory=list[HandoverView])
    """The seats of this browser that were handed over to others while its player was away."""
    stop_reason: StopReason = ""
    """Why the game that was played here has been set aside, until another one begins."""
    closing_notice: str = ""
    """The administrator's words on a table that is closed for good."""
    reports: bool = False
    """Whether this server takes reports of players."""
    dice: DiceView = field(default_factory=DiceView)
    """What the dice of the next game come from."""
    revision: int = 0
    """How often the room was saved: a view with a lower one is older."""
    guided: bool = False
    """Whether a guided game is played here: dice and bots follow a script."""


class StepView(Struct, rename="camel"):
    """One answer and what came of it."""

    seat: int
    """-2 for chance, -4 for the clock."""
    action: str
    facts: list[tuple[int, int, int, int, int, int]]
    """Kind, seat, other, subject, amount, clause as in the kernel's events.

    A card that none of this browser's seats may know is -1 here, and not in the action.
    """
    standing: Standing | None = None
    """How things stand after it, as far as the events do not tell it."""
    reason: Reason | None = None
    """Why a robot gave this answer, where it says so."""


class SeatOffers(Struct, rename="camel"):
    """What one of this browser's seats may do, and what it cannot and why."""

    seat: int
    offers: list[OfferView]
    denials: list[DenialView]
    suggestion: list[Advice]
    """While in debt: answers that would raise the money, or pay, with the least loss."""
    hand: list[int] = field(default_factory=list[int])
    """The cards in its hand, in the order in which they came."""
    gestures: list[Gesture] = field(default_factory=list[Gesture])
    """Answers that it may give in a row with one gesture."""
    only_answer: str = ""
    """The answer to its question where no other is possible or nothing depends on it, and it gives nothing away."""
    proxy_bid: int = 0
    """Up to what sum the server bids for it in the open auction, 0 where it does not; no other client is sent it."""
    undoable: UndoableAnswer | None = None


class CountdownView(Struct, rename="camel"):
    """A countdown that runs."""

    kind: Literal["auction", "answer"]
    seats: list[int]
    total: int
    """Milliseconds at the start."""
    left: int
    """Milliseconds left when this was sent."""


class TurnOdds(Struct, rename="camel"):
    """Everybody's odds of winning when a turn began."""

    step: int
    """The number of the step that began it."""
    odds: list[int]
    """Of each seat, in millionths."""


class SeatOdds(Struct, rename="camel"):
    """Everybody's odds of winning, as the game's model estimates them, in millionths."""

    now: list[int]
    turns: list[TurnOdds]
    """Those of every turn, also of one that was taken back since; in a change those that are new, or known better."""


class LessonView(Struct, rename="camel"):
    """The step of a guided game that its learner is at."""

    number: int
    """From 0; as many as there are at the end."""
    count: int
    name: str
    """What its text is called, after the game and ``lesson``; empty at the end."""
    marks: list[str]
    """What it points at: the first of these marks that is in sight."""
    waiting: bool
    """Whether a bot has to answer before the learner can."""


class GameView(ServerMessage, tag="game"):
    """The game, whole; sent after Hello, and when a browser's seats have changed."""

    game: str
    version: int
    first: int
    """Number of the first step in ``steps``; the browser has all before it."""
    steps: list[StepView]
    table: View
    own: list[SeatOffers]
    countdown: CountdownView | None
    next_bots: list[int]
    """Bots that are about to answer."""
    seed_hash: str = ""
    """SHA-256 of the seed that all dice and cards come from."""
    seed: str = ""
    """That seed, once the game is over."""
    share_hashes: list[str] = field(default_factory=list[str])
    """The hash of each seat's share of the dice, empty where it sent nothing; no seats where nobody was asked."""
    shares: list[str] = field(default_factory=list[str])
    """Those shares, empty where one was not shown."""
    time_left: int | None = None
    """Milliseconds until the time of a timed game is up; they pass while anybody is there (TIME-1)."""
    take_back: TakeBackRequest | None = None
    """The wish to take something back that waits, or was refused, since the last answer."""
    stand_in_answers: list[StandInAnswers] = field(default_factory=list[StandInAnswers])
    """For which of the client's seats a bot has answered; sent to a client that returns."""
    odds: SeatOdds | None = None
    """Sent to the clients to which the settings of the table allow them."""
    lesson: LessonView | None = None
    """How far a guided game is."""


class GameChange(ServerMessage, tag="change"):
    """What has changed of the game; everything else is as it was last sent over the same connection."""

    version: int
    first: int
    """Number of the first step in ``steps``, which is the version that was last sent."""
    steps: list[StepView]
    table: dict[str, Raw]
    """The fields of the table that are not as they were."""
    own: list[dict[str, Raw]]
    """Of each seat of this browser of which something is not as it was: its number, and those fields."""
    countdown: CountdownView | None
    next_bots: list[int]
    time_left: int | None
    take_back: TakeBackRequest | None
    stand_in_answers: list[StandInAnswers]
    odds: SeatOdds | None
    lesson: LessonView | None


class Done(Reply, tag="done"):
    """A command was carried out (now, or when it was first sent)."""

    version: int
    """That of the game."""
    revision: int = 0
    """After a command that changes the room, that of the first view which shows the change; else 0."""


class TradePreview(Reply, tag="trade-preview"):
    """What a proposal would do, as the game stands."""

    version: int
    preview: Weight


class Seated(Reply, tag="seated"):
    """A seat was taken: its key, shown this once."""

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
"""Why something is not done; the screens have words for each."""


class Failure(Reply, tag="failure"):
    """A command was not carried out; nothing has changed."""

    code: Code
    clause: str
    """The clause, when that is the reason."""
    text: str
    """For logs and developers, in English; screens say it by code and clause."""
    version: int
    options: list[str] = field(default_factory=list[str])
    """The options that cannot be had, or not together."""
    reason: str = ""
    """Why, as a word for the screens to say."""
    name: str = ""
    """The name at the table that the wished one looks like."""
