"""HTTP bodies about past games: replays, puzzles, dice, and games that continue from a position."""

from typing import Annotated

from msgspec import Meta, Struct

from monopolista.analyse.api_views import AnswerView
from monopolista.analyse.puzzles import Difficulty
from monopolista.games.common.options import Chosen
from monopolista.games.interface.views import Effect, Reason
from monopolista.protocol.message_limits import LONGEST_TRANSCRIPT, Name, Word
from monopolista.protocol.server_messages import StepView


class DrawView(Struct, rename="camel"):
    """An answer of chance; or an undo, after which some answers no longer count."""

    answer: int
    """Its number in the transcript, from 0."""
    says: str
    among: list[list[str]] = []
    """For each random number that the answer took: the results of all its possible values."""
    known: bool = False
    """Whether the answer took no number, because the place of the card was known."""
    back: int = -1
    """For an undo, the number of the answer before which it returned; -1 for all other answers."""


class DiceSheet(Struct, rename="camel"):
    """The origin of a game's dice, and the result of each number, for verification by other programs."""

    promise: str
    """The hash of the seed as shown in the lobby; empty if the server drew the seed only at the start."""
    pledges: list[str]
    shares: list[str]
    """The share of each seat, empty if it sent none; an empty list if no seat was asked."""
    seed: str
    """The seed; empty until it is revealed."""
    terms: str
    """What the numbers depend on besides seed and shares; empty for a game of a version without terms."""
    sealed: bool
    """Whether the seal of the transcript is valid."""
    laid: bool
    """Whether the game began from a position that a user set."""
    begun: int
    """The number of answers taken over from another game, with its dice."""
    answers: int
    over: bool
    closed: bool
    """Whether the game was abandoned."""
    draws: list[DrawView]


class Replay(Struct, rename="camel"):
    """A game from its first step."""

    game: str
    game_name: str
    """The game that the edition belongs to."""
    edition: str
    options: Chosen
    names: list[str]
    tokens: list[str]
    robots: list[str]
    """The bot of each seat, empty for a person or if unknown."""
    steps: list[StepView]
    over: bool
    hinted: list[int] = []
    """The seats that have asked for hints."""
    seed_hash: str = ""
    """SHA-256 of the seed; both are empty if the dice are not from this server."""
    seed: str = ""
    known_to: int = -1
    """The seat whose knowledge limits the replay; -1 if everything is shown."""


class PlayOn(Struct, forbid_unknown_fields=True, rename="camel"):
    """Continue from a moment of a finished game, as one of its seats, against bots."""

    step: int
    """The number of the first step that is not taken over."""
    seat: int
    game: Word = ""
    """The id of a game on this server. Give this, ``transcript`` or ``puzzle``."""
    transcript: Annotated[str, Meta(max_length=LONGEST_TRANSCRIPT)] = ""
    """A game as text."""
    puzzle: Word = ""
    """The id of a puzzle, whose game is not over."""
    name: Name = ""
    """The name of the player; empty for the name of that seat."""


class BeginLesson(Struct, forbid_unknown_fields=True, rename="camel"):
    """Start the guided game of an edition."""

    edition: Word
    name: Name
    """The name of the learner."""


class PlayedOn(Struct, rename="camel"):
    """The room of the new game, as in RoomMade, and the key of the seat."""

    room: str
    watch: str
    host_key: str
    seat: int
    seat_key: str


class PuzzleRow(Struct, rename="camel"):
    """A puzzle in the list, without its solution."""

    name: str
    plays: str
    """The game that the puzzle belongs to."""
    edition: str
    seats: int
    difficulty: Difficulty


class SolvedView(Struct, rename="camel"):
    """An answer of a puzzle with its events, its effect and its result."""

    answer: AnswerView
    effect: Effect | None
    """Its effect, if that is certain beforehand."""
    odds: list[int]
    """Each seat's share of the wins, in millionths."""
    behind: int
    """How much less often the seat won than with the best answer, in millionths."""
    error: int
    """The standard error of ``behind``."""
    why: Reason | None = None
    """For the best answer, why it is better than the next one, if there is a clear reason."""


class PuzzleView(Struct, rename="camel"):
    """A puzzle: the game up to the question, and its answers, the best first."""

    name: str
    replay: Replay
    seat: int
    difficulty: Difficulty
    games: int
    """Rollouts from each answer."""
    dealt_anew: bool
    """Whether each rollout dealt anew what the seat could not see."""
    answers: list[SolvedView]
    next: str
    """The id of the next puzzle."""
