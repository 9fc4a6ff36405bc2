"""One game of a run in plain Python, with all its answers."""

from typing import Any

from numpy.typing import NDArray

from monopolista.engine.chance import Stream
from monopolista.engine.game_counters import GameCounters, goes_on
from monopolista.engine.seats import CHANCE, NOBODY, Seat
from monopolista.games.classic.actions.notation import Proposal
from monopolista.games.classic.actions.proposals import terms_of
from monopolista.games.classic.bots.records import Answer, answer_among
from monopolista.games.classic.editions import Box
from monopolista.games.classic.rules import events, verbs
from monopolista.games.classic.rules.records import Game, Offers
from monopolista.games.classic.simulation.count_records import WHOLE
from monopolista.games.classic.simulation.game_loop import carry_out, decide, next_to_answer, open_games
from monopolista.games.common.notation import Action
from monopolista.games.interface.simulator import Job, RecordedGame


def record_game(job: Job[Box], seed: NDArray[Any]) -> RecordedGame:
    """Play a game from the same streams as in a run, and take down every answer, chance's and the clock's too."""
    edition = job.box.edition
    game, stream, tally, offers = Game(), Stream(), GameCounters(), Offers()
    stream.words[:] = seed.tolist()
    open_games([edition], [game], [stream], len(job.bots))
    levels = job.levels
    answer = answer_among(levels)
    answers: list[tuple[int, Action]] = []
    while goes_on(game, tally, job.most_turns, WHOLE):
        seat = next_to_answer(edition, game)
        action = Action(verbs.TIME)
        if seat >= 0:
            decide(edition, game, game, seat, levels[seat], stream, offers, answer)
            action = _decided(job.box, game, seat, answer)
        carry_out(edition, game, seat, answer, tally)
        answers.append((seat, _drawn(game) if seat == CHANCE else action))
    return RecordedGame(answers, game.winners, sum(tally.turns), tally.decisions, tally.refused, tally.last)


def _decided(box: Box, game: Game, seat: Seat, answer: Answer) -> Action:
    """Return what a bot decided; a proposal is stated whole."""
    if answer.verb != verbs.PROPOSE:
        return Action(answer.verb, answer.subject, answer.amount)
    stated = answer.trade[0] if answer.trade[0].partner != NOBODY else game.drafts[seat]
    return Proposal(verbs.PROPOSE, terms=terms_of(box, stated))


def _drawn(game: Game) -> Action:
    """Return what chance answered, from the first event that came of it."""
    event = game.events[0]
    if event.kind == events.DREW:
        return Action(verbs.DRAW, event.subject)
    if event.kind == events.DEED_PASSED:
        return Action(verbs.DEALT, event.subject)
    face, white = divmod(event.subject, 100)
    return Action(verbs.ROLL, white // 10, white % 10 + 10 * face)
