"""No byte that the server sends depends on cards that the receiver may not see.

A game is played, and replayed with the cards that a connection has never seen dealt otherwise. Both are put into
rooms that are alike in everything else: whatever comes over the line must be the same, byte by byte.
"""

import random
from pathlib import Path

import msgspec
import pytest

from monopolista.bots import decide
from monopolista.games.common.notation import NotationError
from monopolista.games.deal.editions import Options
from monopolista.games.deal.rules.records import CARDS, HIDDEN
from monopolista.games.interface.rules_adapter import IllegalActionError
from monopolista.protocol.client_messages import Act
from monopolista.protocol.messages import ServerMessage
from monopolista.server.core import credentials
from monopolista.server.rooms.people.seats import TOKENS
from monopolista.server.rooms.play import schedule
from monopolista.server.rooms.room import Room
from monopolista.server.storage.base import GameRow, RoomRow, SeatRow, StepRow
from monopolista.table import Table, seeded
from monopolista.transcript import Header, TranscriptError, read
from tests.plugins.campaigns import Campaign
from tests.server.house import Guest, House

pytestmark = pytest.mark.anyio

OPTIONS = (Options(), Options(excess="under"), Options(no_is_play=True, broken="stay"))
NAMES = ("Anna", "Bruno", "Carla", "Dino")
KEYS = [credentials.new_key(lambda size, seat=seat: bytes([seat + 1] * size)) for seat in range(4)]
UNCOVERS_NOTHING = ("bank", "pick")
"""After these answers the same seat is asked again: no card is drawn, which might be another one."""
PARTS = 12
"""Parts of the campaign."""
GAMES = 160
"""Games of a part, each seen by a spectator and by a player in two worlds."""
DEALS = 200
"""Other deals that are tried until one of them can be played."""
LENGTHS = (30, 80, 160, 300)


def played(number: int, most: int) -> Table:
    """A table of two to four seats at which bots of all levels have played for a while."""
    table = Table("deal", 2 + number % 3, seed=number, options=OPTIONS[number % len(OPTIONS)], names=NAMES)
    draw = seeded(number)
    while not table.over and table.version < most:
        level = ("regular", "random", "risk-aware")[(number + table.next_asked) % 3]
        table.play(table.next_asked, decide(level, table, table.next_asked, draw))
    return table


def never_seen(table: Table, seats: set[int]) -> list[int]:
    """Return the cards that who holds these seats has never seen."""
    header = table.transcript.header
    again = Table("deal", header.seats, chance=None, options=header.options)
    hidden = set(range(CARDS))
    for answer in table.transcript.answers:
        again.repeat(answer)
        state = again.state()
        hidden -= {card for card in hidden if state.zone[card] != HIDDEN}
        hidden -= {card for seat in seats for card in again.hand(seat)}
    return sorted(hidden)


def dealt_otherwise(table: Table, hidden: list[int], rng: random.Random) -> list[str]:
    """Return the answers of a game with these cards in other places."""
    shuffled = rng.sample(hidden, len(hidden))
    instead = dict(zip(map(str, hidden), map(str, shuffled), strict=True))
    lines = [line.split(" ") for line in table.transcript.text().splitlines()[2:]]
    return [
        " ".join([*words[:-1], instead.get(words[-1], words[-1])]) if moves(words) else " ".join(words)
        for words in lines
    ]


def moves(words: list[str]) -> bool:
    return words[1] in ("draw", "discard")


def in_a_room(house: House, table: Table, lines: list[str]) -> Room:
    """Put a game into a room: all seats but the last are persons'."""
    header = table.transcript.header
    last = header.seats - 1
    seats = tuple(
        SeatRow("bot", name, token, "regular")
        if seat == last
        else SeatRow("person", name, token, key=credentials.digest(key))
        for seat, (name, token, key) in enumerate(list(zip(NAMES, TOKENS, KEYS, strict=False))[: last + 1])
    )
    row = RoomRow("room", "watch", "", "deal", seats, header.options, status="playing", game="game", answer_seconds=30)
    game = GameRow(
        "game", Header("deal", header.seats, header.options, header.names), tuple(s.token for s in seats), b"s"
    )
    house.store.open_game(row, game, StepRow(0, tuple(lines), len(lines)))
    return Room(row, house.context)


async def messages_to(house: House, room: Room, seat: int, odd: list[str]) -> bytes:
    """Return all that a connection with a seat, or a spectator's, hears: on entering, and when it tries what it may."""
    guest = Guest(house, room, spectator=seat < 0)
    received: list[ServerMessage] = []
    await guest.hello(*([KEYS[seat]] if seat >= 0 else []))
    received += guest.received
    assert room.game is not None
    offers = room.game.table.offers(seat) if seat >= 0 else []
    own = [f"{one.verb} {one.subject}" for one in offers if one.verb in UNCOVERS_NOTHING][:3]
    for number, action in enumerate((*odd, *own)):
        received += await guest.say(Act(f"try-{number}", room.row.game, room.game.table.version, seat, action))
    step = schedule.next_action(room)
    return msgspec.json.encode((received, step.when if step else None, schedule.thinking(room)))


def odd_answers(rng: random.Random) -> list[str]:
    """Return answers that name any cards, hidden ones too."""
    verbs = ("play", "bank", "lay", "pick", "give", "discard", "no", "move")
    return [
        f"{verb} {rng.randrange(CARDS)}{f' {rng.randrange(40)}' * (verb in ('lay', 'no', 'move'))}" for verb in verbs
    ]


@pytest.mark.campaign(sample=2)
@pytest.mark.timeout(900)
@pytest.mark.parametrize("part", range(PARTS))
async def test_what_is_sent_is_the_same_wherever_the_hidden_cards_lie(
    tmp_path: Path, part: int, campaign: Campaign
) -> None:
    for game in range(campaign.size(sample=1, full=GAMES)):
        number = PARTS * game + part + campaign.seed
        table = played(number, LENGTHS[number % len(LENGTHS)])
        if table.over:
            table = played(number, table.version - 1)
        for seat in (-1, 0):
            folder = tmp_path / f"{game} {seat}"
            await compare_worlds(folder, table, seat, random.Random(number))


def is_playable(table: Table, lines: list[str]) -> bool:
    """Say whether these answers can be those of a game: another deal may ask a seat that was not asked."""
    begun = table.transcript.text().splitlines()[:2]
    try:
        Table.replay(read("\n".join([*begun, *lines]) + "\n"))
    except (IllegalActionError, TranscriptError, NotationError):
        return False
    return True


def uncovers(table: Table, seat: int, action: str) -> bool:
    """Say whether a seat may give an answer after which cards are drawn, which it then sees."""
    try:
        return not table.refusal(seat, action) and action.split(maxsplit=1)[0] not in UNCOVERS_NOTHING
    except NotationError:
        return False


async def compare_worlds(folder: Path, table: Table, seat: int, rng: random.Random) -> None:
    """Tell a game to a seat, or to a spectator, in two worlds that differ only in cards that it has never seen."""
    lines = table.transcript.text().splitlines()[2:]
    hidden = never_seen(table, {seat} - {-1})
    other = next(one for one in (dealt_otherwise(table, hidden, rng) for _ in range(DEALS)) if is_playable(table, one))
    assert len(hidden) < 2 or other != lines
    odd = [one for one in odd_answers(rng) if seat < 0 or not uncovers(table, seat, one)]
    sent: list[bytes] = []
    for world, answers in enumerate((lines, other)):
        (folder / str(world)).mkdir(parents=True)
        house = House(folder / str(world))
        sent.append(await messages_to(house, in_a_room(house, table, answers), seat, odd))
        house.close()
    assert sent[0] == sent[1]
    assert b'"draw"' in sent[0]


async def test_two_worlds_do_differ_to_who_holds_the_cards(tmp_path: Path) -> None:
    table = played(1, 40)
    other = dealt_otherwise(table, never_seen(table, {0}), random.Random(1))
    sent: list[bytes] = []
    for world, answers in enumerate((table.transcript.text().splitlines()[2:], other)):
        folder = tmp_path / str(world)
        folder.mkdir()
        house = House(folder)
        sent.append(await messages_to(house, in_a_room(house, table, answers), 1, []))
        house.close()
    assert sent[0] != sent[1]
