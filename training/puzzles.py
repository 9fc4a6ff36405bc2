"""Generate the puzzles: ``python -m training.puzzles`` searches for positions with one clearly best answer.

Bots of every strength play games. Where the odds after a decision's answers differ, or the given answer looks like a
mistake, strong bots play rollouts from each answer with common random numbers; an answer that is ahead of all others
by five standard errors makes a puzzle. Hidden cards are redrawn by determinization for each rollout, so that no
answer is best because of cards that the player could not see.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from monopolista import analyse
from monopolista.analyse.action_values import Choice
from monopolista.analyse.puzzles import FILE, Difficulty, Puzzle, Solved, load_puzzles
from monopolista.analyse.win_odds_timeline import Answered, Played
from monopolista.engine.records import copy, to_bytes
from monopolista.games import GAMES as REGISTERED
from monopolista.games import game_of
from monopolista.games.interface.game import Game
from monopolista.simulate.rollouts import RolloutResult, Rollouts, roll_out
from monopolista.simulate.runner.chunk_worker import job_of, words_of
from monopolista.simulate.runner.precompile import Work
from monopolista.simulate.runner.worker_pool import WorkerPool, processes
from monopolista.table import seeded
from monopolista.transcript import Answer, Header, Transcript, read
from training.game_config import GAMES, config_of

STRONG: Final = "regular"
"""The bot that plays the rollouts."""


MOST_ANSWERS: Final = 8
APART: Final = 40_000
"""How far the best answer must be ahead by the estimate, in millionths, to be examined."""
AHEAD: Final = 30_000
"""How far it must be ahead in the rollouts, in millionths."""
ERRORS: Final = 5
"""How many standard errors it must be ahead."""
FIRST_ROLLOUTS: Final = 400
"""Rollouts of each answer before the precise ones."""
LATEST: Final = 500
"""The highest number of answers before a puzzle: its replay should not be too long."""


@dataclass(frozen=True)
class Decision:
    """A decision of a game."""

    played: Played[Any, Any]
    number: int
    state: Any
    answered: Answered
    choice: Choice


def main() -> None:
    """Play, search for puzzles in each edition of each game, and write them."""
    args = parse_arguments()
    found = [
        one for one in load_puzzles() if args.only and game_of(read(one.transcript).header.edition).name != args.only
    ]
    for game in (REGISTERED[name] for name in GAMES):
        if args.only in ("", game.name):
            found += find_puzzles(game, args)
            write(found, args.out)


def find_puzzles(game: Game[Any, Any], args: argparse.Namespace) -> list[Puzzle]:
    """Return the puzzles of all editions of a game."""
    box = game.box(game.editions()[0], None)
    first = job_of(game, box, (STRONG,) * 2, args.seed)
    work = Work("simulation", Rollouts((to_bytes(game.rules(box).open(2)),), known_to=0), "rollouts")
    with processes(first, args.workers, print, work) as pool:
        return [one for edition in game.editions() for one in find_puzzles_of_edition(game, edition, args, pool)]


def find_puzzles_of_edition(
    game: Game[Any, Any], edition: str, args: argparse.Namespace, pool: WorkerPool
) -> list[Puzzle]:
    """Return the requested number of puzzles of an edition, with few of one kind."""
    found, kinds, rng = list[Puzzle](), Counter[str](), Random(f"{args.seed} {edition}")
    parameters = config_of(game.name).puzzles
    alike = parameters.alike * parameters.each
    for number in range(args.most):
        for one in decisions(play(game, edition, rng, args.seed, number), rng):
            puzzle = None if kinds[question_kind(one)] == alike else solve(one, args, pool)
            if puzzle is not None and kinds[puzzle.difficulty] <= alike:
                kinds.update((puzzle.question, puzzle.difficulty))
                found.append(puzzle)
                print(f"{puzzle.name}: {puzzle.difficulty}, {[one.action for one in puzzle.answers]}", flush=True)
                break
        if len(found) == args.each * parameters.each:
            break
    return found


def play(game: Game[Any, Any], edition: str, rng: Random, seed: int, number: int) -> Played[Any, Any]:
    """Play a game between bots of every strength."""
    parameters = config_of(game.name).puzzles
    bots = rng.choices(parameters.players, k=rng.choice(parameters.seats))
    job = job_of(game, game.box(edition, None), bots, seed)
    record = job.simulator.record_game(job, words_of(seed, number))
    transcript = Transcript(Header(edition, len(bots), bots=tuple(bots)))
    transcript.answers += [Answer(seat, action) for seat, action in record.answers]
    return Played.read(transcript)


def decisions(played: Played[Any, Any], rng: Random) -> Iterator[Decision]:
    """Yield the decisions of a game in random order whose answers seem to differ."""
    state, listed = played.beginning(), list[tuple[int, Any]]()
    for number, answered in enumerate(played.answered[:LATEST]):
        if answered.seat >= 0:
            listed.append((number, copy(state)))
        played.scales.rules.apply(state, answered.seat, answered.action)
    rng.shuffle(listed)
    for number, before in listed:
        answered = played.answered[number]
        answers = played.scales.advisor.answers(before, answered.seat)
        if not 2 <= len(answers) <= MOST_ANSWERS:
            continue
        choice = played.scales.evaluate_answers(before, answered.seat, 1 << answered.seat)
        best, second = (one.worth(answered.seat) for one in choice.answers[:2])
        if best - second >= APART:
            yield Decision(played, number, before, answered, choice)


def solve(decision: Decision, args: argparse.Namespace, pool: WorkerPool) -> Puzzle | None:
    """Compare the answers of a decision by rollouts; return None where none is clearly the best."""
    played, seat = decision.played, decision.answered.seat
    actions = [one.action for one in decision.choice.answers]
    states = tuple(to_bytes(state_after(decision, number)) for number in range(len(actions)))
    job = job_of(played.scales.game, played.scales.box, (STRONG,) * played.header.seats, args.seed)
    rollouts = Rollouts(states, known_to=seat)
    best = leader(roll_out(job, rollouts, FIRST_ROLLOUTS, pool), seat, errors=1)
    if best is None:
        return None
    found = roll_out(job, rollouts, args.games, pool)
    if leader(found, seat, errors=ERRORS) is None:
        return None
    order = sorted(range(len(actions)), key=lambda one: -found.share(one, seat))
    answers = tuple(solved_answer(played, found, order[0], one, seat, actions[one]) for one in order)
    transcript = Transcript(played.header, [Answer(one.seat, one.action) for one in played.answered[: decision.number]])
    text = transcript.text()
    name = f"{played.header.edition}-{sha256(text.encode()).hexdigest()[:6]}"
    return Puzzle(
        name, text, seat, question_kind(decision), difficulty(decision, actions[order[0]]), args.games, answers
    )


def question_kind(decision: Decision) -> str:
    """Return the kind of the question; a proposed trade has a kind of its own."""
    if "accept" in {decision.played.scales.game.write(one.action).split()[0] for one in decision.choice.answers}:
        return "trade"
    scales = decision.played.scales
    return next(one.kind for one in scales.rules.view(decision.state).questions if decision.answered.seat in one.seats)


def state_after(decision: Decision, number: int) -> Any:
    """Return the position after one of the answers."""
    state = copy(decision.state)
    decision.played.scales.rules.apply(state, decision.answered.seat, decision.choice.answers[number].action)
    return state


def leader(found: RolloutResult, seat: int, errors: int) -> int | None:
    """Return the answer that is far enough ahead of all others, or None."""
    count = len(found.won)
    best = max(range(count), key=lambda one: found.share(one, seat))
    ahead = [found.difference(best, one, seat) for one in range(count) if one != best]
    return best if all(more >= AHEAD / 1e6 and more >= errors * error for more, error in ahead) else None


def solved_answer(
    played: Played[Any, Any], found: RolloutResult, best: int, one: int, seat: int, action: Any
) -> Solved:
    """Return an answer with its results."""
    behind, error = found.difference(best, one, seat)
    odds = tuple(round(share * 1e6) for share in found.shares(one))
    return Solved(played.scales.game.write(action), odds, round(behind * 1e6), round(error * 1e6))


def difficulty(decision: Decision, best: Any) -> Difficulty:
    """Return the difficulty, by which bots find the best answer."""
    scales = decision.played.scales
    learner = config_of(scales.game.name).puzzles.learner
    said = {
        level: scales.game.decide(level, scales.box, copy(decision.state), decision.answered.seat, seeded(1))
        for level in (learner, STRONG)
    }
    if said[STRONG] != best:
        return "hard"
    return "easy" if said[learner] == best else "medium"


def write(found: list[Puzzle], out: Path) -> None:
    """Write puzzles, one on each line."""
    lines = ",\n".join(msgspec.json.encode(one).decode() for one in found)
    out.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def parse_arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--each", type=int, default=7, help="puzzles of each edition")
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
