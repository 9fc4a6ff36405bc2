"""HTTP bodies about games that are looked back on: replays, puzzles, dice, and games forked from a position."""

from typing import Annotated

from msgspec import Meta, Struct

from monopolista.analyse.api_views import AnswerView
from monopolista.analyse.puzzles import Difficulty
from monopolista.games.common.options import Chosen
from monopolista.games.interface.views import Effect, Reason
from monopolista.protocol.message_limits import LONGEST_TRANSCRIPT, Name, Word
from monopolista.protocol.server_messages import StepView


class DrawView(Struct, rename="camel"):
    """An answer of chance, or a take-back, after which some of them count no longer."""

    answer: int
    """Its number in the transcript, from 0."""
    says: str
    among: list[list[str]] = []
    """For each number that it took: what it would have been by each number, all other numbers as they were."""
    known: bool = False
    """Whether it took none, since the place of the card was known."""
    back: int = -1
    """The answer before which a take-back went, and -1 of all else."""


class DiceSheet(Struct, rename="camel"):
    """What a game's dice came from, and what each number led to: for a check by other programs."""

    promise: str
    """The hash of the seed as it was shown in the lobby, empty where the server alone drew it at the start."""
    pledges: list[str]
    shares: list[str]
    """By seat, empty for who sent none; no seats where nobody was asked."""
    seed: str
    """Empty as long as it is not shown."""
    terms: str
    """What the numbers follow from beside seed and shares, empty for a game from before there were terms."""
    sealed: bool
    """Whether the transcript is the one that was sealed with its seed."""
    laid: bool
    """Whether the game began from a position that was laid."""
    begun: int
    """How many answers had the dice of another game, from which this one was played on."""
    answers: int
    over: bool
    closed: bool
    """Whether the game was given up."""
    draws: list[DrawView]


class Replay(Struct, rename="camel"):
    """A game from its first step, for the replay."""

    game: str
    game_name: str
    """The name of the game that is played with the edition."""
    edition: str
    options: Chosen
    names: list[str]
    tokens: list[str]
    robots: list[str]
    """The bot of each seat, empty for a person's or where it is not known."""
    steps: list[StepView]
    over: bool
    hinted: list[int] = []
    """The seats that have asked for hints."""
    seed_hash: str = ""
    """SHA-256 of the seed; both are empty where the dice were not this server's."""
    seed: str = ""
    known_to: int = -1
    """The seat from whose view it is shown, without what that may not know; -1 where all is shown."""


class PlayOn(Struct, forbid_unknown_fields=True, rename="camel"):
    """Play on from a moment of a game that is over, as one of its seats against bots."""

    step: int
    """The number of the first step that is not taken over."""
    seat: int
    game: Word = ""
    """The game's name on this server; or else"""
    transcript: Annotated[str, Meta(max_length=LONGEST_TRANSCRIPT)] = ""
    """the game itself, or else"""
    problem: Word = ""
    """the name of a problem, whose game is not over."""
    name: Name = ""
    """Who sits down; empty for the name of that seat."""


class BeginLesson(Struct, forbid_unknown_fields=True, rename="camel"):
    """Begin the guided game of an edition's game."""

    edition: Word
    name: Name
    """What the learner is called."""


class PlayedOn(Struct, rename="camel"):
    """The room in which it goes on, as in RoomMade, and the key of the seat."""

    room: str
    watch: str
    host_key: str
    seat: int
    seat_key: str


class ProblemRow(Struct, rename="camel"):
    """A problem among the others; nothing of its solution."""

    name: str
    plays: str
    """Which game it is."""
    edition: str
    seats: int
    difficulty: Difficulty


class SolvedView(Struct, rename="camel"):
    """An answer with the events that it brings, what it would do, and what became of it."""

    answer: AnswerView
    effect: Effect | None
    """What it would do, where its game can say so beforehand."""
    odds: list[int]
    """How often each seat won, in millionths."""
    behind: int
    """By how much less often the seat won than by the best answer, in millionths."""
    error: int
    """The standard error of that difference."""
    why: Reason | None = None
    """Of the best answer, why it is better than the next one, where that is plain."""


class ProblemView(Struct, rename="camel"):
    """A problem: the game up to the question, and its answers, the best first."""

    name: str
    replay: Replay
    seat: int
    difficulty: Difficulty
    games: int
    """How many games were played on from each answer."""
    dealt_anew: bool
    """Whether what the seat could not see was dealt anew in each."""
    answers: list[SolvedView]
    next: str
    """The problem after it."""
