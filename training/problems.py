"""Make the problems anew: ``python -m training.problems`` looks for positions in which one answer is clearly the best.

Bots of every strength play games. Where the odds after a decision's answers lie apart, or the answer that was given
looks like a mistake, strong bots play on from each answer, with the same lots from each; what stays ahead of all
others by five standard errors is a problem. What the seat may not know, hands and the pile, is dealt anew for each
game, so that no answer is best by cards that nobody there could see.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from monopolista import analyse
from monopolista.analyse.action_values import Choice
from monopolista.analyse.puzzles import FILE, Difficulty, Problem, Solved, problems
from monopolista.analyse.win_odds_timeline import Answered, Played
from monopolista.engine.records import copy, to_bytes
from monopolista.games import GAMES, game_of
from monopolista.games.interface.game import Game
from monopolista.simulate.rollouts import RolloutResult, Rollouts, roll_out
from monopolista.simulate.runner.chunk_worker import job_of, words_of
from monopolista.simulate.runner.precompile import Work
from monopolista.simulate.runner.worker_pool import WorkerPool, processes
from monopolista.table import seeded
from monopolista.transcript import Answer, Header, Transcript, read

STRONG: Final = "regular"
"""Who plays on from each answer."""


class Sought(NamedTuple):
    """Where problems of a game are looked for."""

    seats: tuple[int, ...]
    players: tuple[str, ...]
    learner: str
    each: int = 1
    """So many times as many problems of each edition: a game with many has fewer of each."""
    alike: int = 3
    """Problems of an edition that ask the same; one more may be as hard as each other. Both so many times, too."""


SOUGHT: Final = {
    "classic": Sought(
        (2, 3, 3, 4, 4, 4, 5, 6),
        ("newcomer", "thrifty", "edmund", "strategic", "regular", "champion"),
        learner="newcomer",
    ),
    "deal": Sought((2, 3, 4, 4, 5), ("risk-aware", "regular", "regular", "champion"), learner="risk-aware", each=3),
}
MOST_ANSWERS: Final = 8
APART: Final = 40_000
"""By so much, in millionths, an estimate must put the best answer ahead to be looked at."""
AHEAD: Final = 30_000
"""By so much it must come true."""
ERRORS: Final = 5
"""And by so many standard errors."""
A_LOOK: Final = 400
"""Games from each answer before it is looked at closely."""
LATEST: Final = 500
"""After so many answers a game is no longer looked at: who wishes to see how it came to a problem has not all night."""


@dataclass(frozen=True)
class Asked:
    """A decision of a game that was played."""

    played: Played[Any, Any]
    number: int
    state: Any
    answered: Answered
    choice: Choice


def main() -> None:
    """Play, look for problems in each edition of each game, and write them."""
    asked = arguments()
    found = [
        one for one in problems() if asked.only and game_of(read(one.transcript).header.edition).name != asked.only
    ]
    for game in GAMES.values():
        if asked.only in ("", game.name):
            found += of_game(game, asked)
            write(found, asked.out)


def of_game(game: Game[Any, Any], asked: argparse.Namespace) -> list[Problem]:
    """Return the problems of all editions of a game."""
    box = game.box(game.editions()[0], None)
    first = job_of(game, box, (STRONG,) * 2, asked.seed)
    work = Work("pool", Rollouts((to_bytes(game.rules(box).open(2)),), known_to=0), "rollouts")
    with processes(first, asked.workers, print, work) as crew:
        return [one for edition in game.editions() for one in of_edition(game, edition, asked, crew)]


def of_edition(game: Game[Any, Any], edition: str, asked: argparse.Namespace, crew: WorkerPool) -> list[Problem]:
    """Return as many problems of an edition as are wanted, no more of a kind than a few."""
    found, kinds, lots = list[Problem](), Counter[str](), Random(f"{asked.seed} {edition}")
    sought = SOUGHT[game.name]
    alike = sought.alike * sought.each
    for number in range(asked.most):
        for one in decisions(play(game, edition, lots, asked.seed, number), lots):
            problem = None if kinds[question(one)] == alike else solved(one, asked, crew)
            if problem is not None and kinds[problem.difficulty] <= alike:
                kinds.update((problem.question, problem.difficulty))
                found.append(problem)
                print(f"{problem.name}: {problem.difficulty}, {[one.action for one in problem.answers]}", flush=True)
                break
        if len(found) == asked.each * sought.each:
            break
    return found


def play(game: Game[Any, Any], edition: str, lots: Random, seed: int, number: int) -> Played[Any, Any]:
    """Play a game between bots of every strength."""
    sought = SOUGHT[game.name]
    bots = lots.choices(sought.players, k=lots.choice(sought.seats))
    job = job_of(game, game.box(edition, None), bots, seed)
    told = job.pool.tell(job, words_of(seed, number))
    transcript = Transcript(Header(edition, len(bots), bots=tuple(bots)))
    transcript.answers += [Answer(seat, action) for seat, action in told.answers]
    return Played.read(transcript)


def decisions(played: Played[Any, Any], lots: Random) -> Iterator[Asked]:
    """Yield the decisions of a game, by lot, whose answers seem to lie apart."""
    state, listed = played.beginning(), list[tuple[int, Any]]()
    for number, answered in enumerate(played.answered[:LATEST]):
        if answered.seat >= 0:
            listed.append((number, copy(state)))
        played.scales.law.apply(state, answered.seat, answered.action)
    lots.shuffle(listed)
    for number, before in listed:
        answered = played.answered[number]
        answers = played.scales.counsel.answers(before, answered.seat)
        if not 2 <= len(answers) <= MOST_ANSWERS:
            continue
        choice = played.scales.weigh(before, answered.seat, 1 << answered.seat)
        best, second = (one.worth(answered.seat) for one in choice.answers[:2])
        if best - second >= APART:
            yield Asked(played, number, before, answered, choice)


def solved(asked: Asked, how: argparse.Namespace, crew: WorkerPool) -> Problem | None:
    """Have strong bots play on from each answer; None where none of them is clearly the best."""
    played, seat = asked.played, asked.answered.seat
    actions = [one.action for one in asked.choice.answers]
    states = tuple(to_bytes(after(asked, number)) for number in range(len(actions)))
    job = job_of(played.scales.game, played.scales.box, (STRONG,) * played.header.seats, how.seed)
    rollouts = Rollouts(states, known_to=seat)
    best = leader(roll_out(job, rollouts, A_LOOK, crew), seat, errors=1)
    if best is None:
        return None
    found = roll_out(job, rollouts, how.games, crew)
    if leader(found, seat, errors=ERRORS) is None:
        return None
    order = sorted(range(len(actions)), key=lambda one: -found.share(one, seat))
    answers = tuple(answer(played, found, order[0], one, seat, actions[one]) for one in order)
    transcript = Transcript(played.header, [Answer(one.seat, one.action) for one in played.answered[: asked.number]])
    text = transcript.text()
    name = f"{played.header.edition}-{sha256(text.encode()).hexdigest()[:6]}"
    return Problem(name, text, seat, question(asked), difficulty(asked, actions[order[0]]), how.games, answers)


def question(asked: Asked) -> str:
    """Return the word of what is asked: of a trade that waits it is its own."""
    if "accept" in {asked.played.scales.game.write(one.action).split()[0] for one in asked.choice.answers}:
        return "trade"
    scales = asked.played.scales
    return next(one.kind for one in scales.law.view(asked.state).questions if asked.answered.seat in one.seats)


def after(asked: Asked, number: int) -> Any:
    """Return the position after one of the answers."""
    state = copy(asked.state)
    asked.played.scales.law.apply(state, asked.answered.seat, asked.choice.answers[number].action)
    return state


def leader(found: RolloutResult, seat: int, errors: int) -> int | None:
    """Return the answer that is ahead of all others by enough, None where there is none."""
    count = len(found.won)
    best = max(range(count), key=lambda one: found.share(one, seat))
    ahead = [found.difference(best, one, seat) for one in range(count) if one != best]
    return best if all(more >= AHEAD / 1e6 and more >= errors * error for more, error in ahead) else None


def answer(played: Played[Any, Any], found: RolloutResult, best: int, one: int, seat: int, action: Any) -> Solved:
    """Return what became of an answer."""
    behind, error = found.difference(best, one, seat)
    odds = tuple(round(share * 1e6) for share in found.shares(one))
    return Solved(played.scales.game.write(action), odds, round(behind * 1e6), round(error * 1e6))


def difficulty(asked: Asked, best: Any) -> Difficulty:
    """Return how hard it is to find the best answer, by who does."""
    scales = asked.played.scales
    learner = SOUGHT[scales.game.name].learner
    said = {
        level: scales.game.decide(level, scales.box, copy(asked.state), asked.answered.seat, seeded(1))
        for level in (learner, STRONG)
    }
    if said[STRONG] != best:
        return "hard"
    return "easy" if said[learner] == best else "medium"


def write(found: list[Problem], out: Path) -> None:
    """Write problems, one a line."""
    lines = ",\n".join(msgspec.json.encode(one).decode() for one in found)
    out.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def arguments() -> argparse.Namespace:
    """Return what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--each", type=int, default=7, help="problems of each edition")
    parser.add_argument("--most", type=int, default=200, help="games of each edition that are looked through")
    parser.add_argument("--games", type=int, default=5_000, help="games played on from each answer")
    parser.add_argument("--workers", type=int, default=2, help="processes that play")
    parser.add_argument("--only", choices=GAMES, default="", help="make anew those of this game, and keep the others")
    parser.add_argument("--seed", type=int, default=1)
    shipped = Path(str(analyse.__file__)).parent / FILE
    parser.add_argument("--out", type=Path, default=shipped, help="where they are written")
    return parser.parse_args()


if __name__ == "__main__":
    main()
