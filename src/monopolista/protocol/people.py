"""The protocol's messages about people: chat, recovery of a seat, reports, and events of the room."""

from typing import Literal

from msgspec import Struct

from monopolista.protocol.message_limits import Name, Text, Word
from monopolista.protocol.messages import Command, Reply, ServerMessage

Reaction = Literal["bravo", "laugh", "wonder", "sorrow", "anger", "luck"]
"""Reactions without words."""
RoomEventKind = Literal[
    "rematch",
    "taken-back",
    "let-in",
    "joined",
    "reclaimed",
    "lost",
    "turned-away",
    "owner-back",
    "seat-taken",
    "lapsed",
    "late",
]
"""``joined`` says that a guest has taken the place of a bot. ``lost`` is sent to the client whose seat went to another.
A client that requests a seat receives ``turned-away`` where a player refuses, ``owner-back`` where the seat's player
returns, ``seat-taken`` where another client gets the seat of a bot first. ``reclaimed`` says that a player has undone a
handover. ``lapsed`` is sent to the player who requested a take-back when another player went on instead; ``late`` names
the seat for which a bot has answered since the time was up."""


class SendChat(Command, tag="send-chat"):
    """Send a line of chat; it is no part of the game's record."""

    seat: int
    text: Text


class React(Command, tag="react"):
    """Send a reaction without words."""

    seat: int
    reaction: Reaction


class ChatSettings(Command, tag="chat-settings"):
    """The host's choice: whether people may talk, and whether spectators may read it."""

    enabled: bool
    spectators: bool


class NewRecoveryCode(Command, tag="new-recovery-code"):
    """Have a new code made for one's seat; the one before is good no longer."""

    seat: int


class RecoverSeat(Command, tag="recover-seat"):
    """Take a seat back by its code, which is thereby used up."""

    code: Word
    key: Word
    """The key that the seat shall have, of the browser's choice: then sending this again is harmless."""


class RequestSeat(Command, tag="request-seat"):
    """Ask for a seat whose player is away, which all players have to agree to, or for that of a bot: one agrees."""

    seat: int
    name: Name
    """Who asks, for the others to read."""
    key: Word
    """The key that the seat shall have."""


class AnswerSeatRequest(Command, tag="answer-seat-request"):
    """Agree to a request for a seat, or refuse it; any player who is there may, and the host with the host's key."""

    request: int
    """The number of the request."""
    agrees: bool


class UndoHandover(Command, tag="undo-handover"):
    """Undo the handover of a seat, with the key that the seat had before; possible for a day."""

    seat: int


class Report(Command, tag="report"):
    """Report a person at the table, or a line of the talk, to the administrator; spectators may, too."""

    seat: int
    line: int = 0
    """The number of the line, 0 for the person."""


class Rematch(Command, tag="rematch"):
    """Begin another game at the same table: same seats, box and options; anybody with a seat may."""


class Reopen(Command, tag="reopen"):
    """Go back to the lobby of the same room with the same seats, to change something."""


class ChatLine(Struct, rename="camel"):
    """Something that was said."""

    number: int
    seat: int
    name: str
    """Who had the seat then."""
    text: str
    sent_at: int
    """Milliseconds since 1970."""


class ReactionView(Struct, rename="camel"):
    """Something that was said without words, just now."""

    seat: int
    reaction: Reaction


class ChatView(ServerMessage, tag="chat"):
    """What is said at the table; sent after Hello and whenever there is more."""

    enabled: bool
    """Whether people may talk."""
    spectators: bool
    """Whether spectators may read it."""
    readable: bool
    """Whether this browser may."""
    complete: bool
    """Whether these are all the lines, in place of those that the browser has."""
    lines: list[ChatLine]
    reactions: list[ReactionView]


class SeatRequestView(Struct, rename="camel"):
    """A request for a seat."""

    number: int
    seat: int
    name: str
    """Who asks."""
    agreed: list[int]
    """The seats of those who have agreed."""
    pending: list[int]
    """The seats of those who have yet to agree."""
    can_answer: bool
    """Whether this browser has yet to agree."""
    wait_minutes: int
    """How many minutes the seat has to have been empty before anyone gets it; 0 once it has been."""
    replaces_bot: bool = False
    """Whether a bot has the seat: then one player's agreement is enough."""


class HandoverView(Struct, rename="camel"):
    """A seat of this browser that was handed over to another while its player was away."""

    seat: int
    name: str
    """Who got it."""
    at: int
    """Milliseconds since 1970."""
    can_undo: bool
    """Whether ``reclaim`` can still undo it."""


class RecoveryCode(Reply, tag="recovery-code"):
    """A seat's new code, shown this once."""

    seat: int
    code: str


class RoomEvent(ServerMessage, tag="event"):
    """Something that happened to the table and not in the game."""

    event: RoomEventKind
    seat: int
    """Whose seat it is about; of a rematch, who called it, -1 for who has none."""
    name: str
    """Who asked for a seat, as that person calls himself."""


class StandInAnswers(Struct, rename="camel"):
    """A robot has answered for a seat since its person last did."""

    seat: int
    first: int
    """The number of its first answer."""


class RoomSummary(Struct, rename="camel"):
    """How a room stands, for who looks at it from afar."""

    status: Literal["lobby", "playing", "over"]
    game: str
    names: list[str]
    waiting_for: list[int]
    """The seats whose answer is wanted now."""
    winners: list[int]
