"""The same bot as a kernel, which is compiled with ours and plays as fast."""

from monopolista.bots import regular
from monopolista.bots.answers import say
from monopolista.kernel import clauses
from monopolista.kernel.chance import Stream
from monopolista.kernel.classic import turn, verbs
from monopolista.kernel.classic.records import Answer, Edition, Seen
from monopolista.kernel.jit import kernel


@kernel
def choose(edition: Edition, seen: Seen, seat: int, stream: Stream, answer: Answer) -> None:
    """Roll in jail rather than pay."""
    if seen.players[seat].jailed == 1 and turn.why_not_roll(seen, seat) == clauses.NONE:
        say(answer, verbs.ROLL, 0, 0)
    else:
        regular.choose(edition, seen, seat, answer)
