"""The same bot as a kernel, which is compiled with ours and plays as fast."""

from monopolista.engine.chance import Stream
from monopolista.engine.jit import kernel
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular import policy
from monopolista.games.classic.rules import clauses, turn, verbs
from monopolista.games.classic.rules.records import Edition, Seen


@kernel
def choose(edition: Edition, seen: Seen, seat: int, stream: Stream, answer: Answer) -> None:
    """Roll in jail rather than pay."""
    if seen.players[seat].jailed == 1 and turn.why_not_roll(seen, seat) == clauses.NONE:
        set_answer(answer, verbs.ROLL, 0, 0)
    else:
        policy.choose(edition, seen, seat, answer)
