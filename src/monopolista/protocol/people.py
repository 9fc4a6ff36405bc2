"""Messages about people: chat, recovery of a seat, reports, and events of the room."""

from typing import Literal

from msgspec import Struct

from monopolista.protocol.message_limits import Name, Text, Word
from monopolista.protocol.messages import Command, Reply, ServerMessage

Reaction = Literal["bravo", "laugh", "wonder", "sorrow", "anger", "luck"]
"""The reactions."""
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
"""What happened to the room.

``joined``: a guest has replaced a bot. ``lost``: this client's seat has gone to another client. ``turned-away``,
``owner-back`` and ``seat-taken`` answer a request for a seat: a player has refused, the seat's player has returned, or
another client got the bot's seat first. ``reclaimed``: a player has undone a handover. ``lapsed``: another player went
on, so your undo request no longer counts. ``late``: a bot has answered for the seat because the time was up.
"""


class SendChat(Command, tag="send-chat"):
    """Send a line of chat, which does not become part of the game's record."""

    seat: int
    text: Text


class React(Command, tag="react"):
    """Send a reaction."""

    seat: int
    reaction: Reaction


class ChatSettings(Command, tag="chat-settings"):
    """Set whether the table has a chat, and whether spectators may read it, as the host."""

    enabled: bool
    spectators: bool


class NewRecoveryCode(Command, tag="new-recovery-code"):
    """Create a new recovery code for your seat; the previous code no longer works."""

    seat: int


class RecoverSeat(Command, tag="recover-seat"):
    """Return to a seat with its recovery code, which works only once."""

    code: Word
    key: Word
    """The new key of the seat, chosen by the client, so that repeating the message is harmless."""


class RequestSeat(Command, tag="request-seat"):
    """Ask for the seat of an absent player, which all players must agree to, or for a bot's seat, which one must."""

    seat: int
    name: Name
    """The name that the other players see."""
    key: Word
    """The new key of the seat."""


class AnswerSeatRequest(Command, tag="answer-seat-request"):
    """Agree to a request for a seat, or refuse it; every present player may, and the host with the host's key."""

    request: int
    """The number of the request."""
    agrees: bool


class UndoHandover(Command, tag="undo-handover"):
    """Undo the handover of a seat with the seat's previous key; possible for a day."""

    seat: int


class Report(Command, tag="report"):
    """Report a person at the table, or a line of chat, to the administrator; spectators may too."""

    seat: int
    line: int = 0
    """The number of the line, 0 to report the person."""


class Rematch(Command, tag="rematch"):
    """Start another game at the same table, with the same seats and options; every client with a seat may."""


class Reopen(Command, tag="reopen"):
    """Return to the lobby of the room with the same seats, to change something."""


class ChatLine(Struct, rename="camel"):
    """A line of chat."""

    number: int
    seat: int
    name: str
    """The name of the seat at that moment."""
    text: str
    sent_at: int
    """Milliseconds since 1970."""


class ReactionView(Struct, rename="camel"):
    """A reaction, just now."""

    seat: int
    reaction: Reaction


class ChatView(ServerMessage, tag="chat"):
    """The chat; sent after Hello and with each new line."""

    enabled: bool
    """Whether the table has a chat."""
    spectators: bool
    """Whether spectators may read the chat."""
    readable: bool
    """Whether this client may read the chat."""
    complete: bool
    """Whether the list is complete and replaces the lines that the client has."""
    lines: list[ChatLine]
    reactions: list[ReactionView]


class SeatRequestView(Struct, rename="camel"):
    """A request for a seat."""

    number: int
    seat: int
    name: str
    """The name of the person who asks."""
    agreed: list[int]
    """The seats that have agreed."""
    pending: list[int]
    """The seats that have not answered yet."""
    can_answer: bool
    """Whether this client has not answered yet."""
    wait_minutes: int
    """Minutes for which the seat must be empty before it can be handed over; 0 once that time has passed."""
    replaces_bot: bool = False
    """Whether a bot has the seat; then the agreement of one player is enough."""


class HandoverView(Struct, rename="camel"):
    """A seat of this client that was handed over while its player was away."""

    seat: int
    name: str
    """The name of the new player."""
    at: int
    """Milliseconds since 1970."""
    can_undo: bool
    """Whether ``undo-handover`` is still possible."""


class RecoveryCode(Reply, tag="recovery-code"):
    """The new recovery code of a seat; the server shows it only once."""

    seat: int
    code: str


class RoomEvent(ServerMessage, tag="event"):
    """An event of the room, outside the game."""

    event: RoomEventKind
    seat: int
    """The seat that the event concerns; for a rematch, the seat that asked for it, -1 for none."""
    name: str
    """The name of the person who asked for a seat."""


class StandInAnswers(Struct, rename="camel"):
    """Answers that a bot gave for a seat since its player last answered."""

    seat: int
    first: int
    """The number of the bot's first answer."""


class RoomSummary(Struct, rename="camel"):
    """A room as seen without joining it."""

    status: Literal["lobby", "playing", "over"]
    game: str
    names: list[str]
    waiting_for: list[int]
    """The seats that have to answer now."""
    winners: list[int]
