"""One game of a run, named by the run's seed and its number, as a transcript."""

from dataclasses import dataclass

from monopolista.engine.chance import Stream
from monopolista.engine.jit import COMPILED
from monopolista.engine.seats import CHANCE, NOBODY, members
from monopolista.engine.tally import Tally, goes_on
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.law import terms_of
from monopolista.games.classic.notation import Proposal
from monopolista.games.classic.pool import own
from monopolista.games.classic.pool.counts import WHOLE
from monopolista.games.classic.pool.play import carry_out, decide, next_to_answer, open_games
from monopolista.games.classic.rules import clauses, facts, verbs
from monopolista.games.classic.rules.records import Game, Offers
from monopolista.games.notation import Action
from monopolista.games.options import chosen
from monopolista.simulate.chunk import Forbidden, Job, words_of
from monopolista.transcript import Answer as Given
from monopolista.transcript import Header, Transcript


@dataclass(frozen=True)
class Told:
    """A game with how it went."""

    transcript: Transcript
    winners: list[int]
    turns: int
    decisions: int


def tell_game(job: Job, number: int) -> Told:
    """Play a game of a run in plain Python, from the same streams as in the run, and take down every answer."""
    assert not COMPILED
    own.bring(job.own, job.box)
    edition = job.box.edition
    last_turn = job.box.options.turns or 0
    game, stream, tally, offers, answer = Game(), Stream(), Tally(), Offers(), Answer()
    stream.words[:] = words_of(job.seed, number).tolist()
    open_games([edition], [game], [stream], len(job.bots))
    names = tuple(f"{bot} {seat + 1}" for seat, bot in enumerate(job.bots))
    transcript = Transcript(Header(job.box.id, len(job.bots), chosen(job.box.options), names))
    levels = job.levels
    while goes_on(game, tally, job.most_turns, WHOLE):
        seat = next_to_answer(game, last_turn)
        action = Action(verbs.TIME)
        if seat >= 0:
            decide(edition, game, game, seat, levels[seat], stream, offers, answer)
            action = _decided(job, game, seat, answer)
        carry_out(edition, game, seat, answer, tally)
        transcript.answers.append(Given(seat, _drawn(game) if seat == CHANCE else action))
    if tally.refused != clauses.NONE:
        bot = job.bots[tally.last]
        raise Forbidden(f"{bot} answered what {clauses.NAMES[tally.refused]} forbids, in game {number}")
    return Told(transcript, members(game.winners), sum(tally.turns), tally.decisions)


def _decided(job: Job, game: Game, seat: int, answer: Answer) -> Action:
    """Return what a bot decided; a proposal is stated whole."""
    if answer.verb != verbs.PROPOSE:
        return Action(answer.verb, answer.subject, answer.amount)
    stated = answer.trade[0] if answer.trade[0].partner != NOBODY else game.drafts[seat]
    return Proposal(verbs.PROPOSE, terms=terms_of(job.box, stated))


def _drawn(game: Game) -> Action:
    """Return what chance answered, from the first fact that came of it."""
    fact = game.facts[0]
    if fact.kind == facts.DREW:
        return Action(verbs.DRAW, fact.subject)
    if fact.kind == facts.DEED_PASSED:
        return Action(verbs.DEALT, fact.subject)
    face, white = divmod(fact.subject, 100)
    return Action(verbs.ROLL, white // 10, white % 10 + 10 * face)
