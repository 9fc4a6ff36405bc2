"""Card games in plain Python, saved and restored after every decision, and replayed from their transcript.

Each goes through the same bytes as the compiled body, decision by decision, and every law holds on the way.
"""

import pytest

from monopolista.engine.records import from_bytes, to_bytes
from monopolista.games.common.notation import Action
from monopolista.games.common.options import chosen
from monopolista.games.deal.actions.notation import parse, write
from monopolista.games.deal.rules import clauses, setting_up, table
from monopolista.games.deal.rules.records import Game, Pack
from monopolista.table import Table
from monopolista.transcript import Answer, Header, Transcript, read
from tests import compiled
from tests.battery import report
from tests.battery.bodies import bytes_of, digest, quick_bytes
from tests.battery.stage import AT_RANDOM, PLAYED, START
from tests.games.deal.battery import variants
from tests.games.deal.battery.adapter import seats_of
from tests.games.deal.battery.books import enter_events
from tests.games.deal.battery.games import look, played
from tests.games.deal.battery.variants import options

GAMES = 200
STREAM = 16
"""The bytes of the stream of chance, at the end of a game: a replayed game draws nothing."""


class ReplayedGame:
    """A game that is replayed: it reads every answer in the notation."""

    def __init__(self, pack: Pack, number: int) -> None:
        self.pack = pack
        self.game = Game()
        self.answers: list[Answer] = []
        setting_up.open_game(pack, self.game, seats_of(number))

    def hear(self, seat: int, action: Action) -> None:
        """Hear an answer: its notation reads back, and it applies."""
        text = write(action)
        parsed = parse(text)
        assert parsed == action, text
        self.answers.append(Answer(seat, parsed))
        assert table.apply(self.pack, self.game, seat, parsed.verb, parsed.subject, parsed.amount) == clauses.NONE

    def bytes(self) -> bytes:
        """Return the bytes of the game without the stream of chance."""
        return quick_bytes(self.game)[:-STREAM]


@pytest.mark.compiled
@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("number", range(GAMES))
def test_a_game_saved_and_resumed_at_every_step_is_the_same_game(number: int) -> None:
    game = ("deal", variants.chosen(number), number, AT_RANDOM, START)
    assert play(number) == compiled.call("tests.games.deal.battery.games:trail", *game)


def play(number: int) -> list[str]:
    """Play a game; return a digest of its bytes at the start and after every decision."""
    game = played(number)
    stage = next(game)
    replayed = ReplayedGame(stage.printed[0], number)
    digests = [digest(bytes_of(stage.games[PLAYED]))]
    for _ in game:
        said = stage.answers[0]
        replayed.hear(said.by, Action(said.verb, said.subject, said.amount))
        enter_events(stage.books[0], stage.printed[0], stage.games[PLAYED])
        saved = bytes_of(stage.games[PLAYED])
        stage.games[PLAYED] = from_bytes(Game, saved)
        assert look(stage, 0, 0, 0) == report.SOUND
        assert replayed.bytes() == saved[:-STREAM]
        digests.append(digest(saved))
    check_transcript(replayed, number)
    return digests


def check_transcript(replayed: ReplayedGame, number: int) -> None:
    """The transcript reads back; of some games the table at which it ends stands where the game did."""
    header = Header("deal", seats_of(number), chosen(options(number)))
    transcript = Transcript(header, replayed.answers)
    assert read(transcript.text()) == transcript
    if number % 10 == 0:
        end = Table.replay(transcript, chance=None)
        assert end.save()[:-STREAM] == replayed.bytes()
        assert end.save() == to_bytes(end.state())
        assert end.transcript.text() == transcript.text()
