"""The records of bots: the decision, and intermediate values."""

from collections.abc import Sequence

from monopolista.engine.offers import Amount, Verb
from monopolista.engine.records import cells, number, record, rows
from monopolista.engine.seats import SEATS, SeatSet
from monopolista.games.classic.evaluation.judging import EvaluationScratch
from monopolista.games.classic.rules.records import COLOURS, Game, Trade


@record
class ExchangeSide:
    """The values, during the search for an exchange, of the deeds that one side could give to the other.

    Place 0 stands for no deeds, place 1 + c for the deeds of colour c.
    """

    deeds: list[int] = cells(1 + COLOURS, "set of the deeds")
    maker: list[int] = cells(1 + COLOURS, "by how much handing them over raises what the maker's colours are worth")
    partner: list[int] = cells(1 + COLOURS, "the same for the partner")


@record
class Answer:
    """The decision for a seat."""

    verb: Verb = number("what")
    subject: int = number("about which square, card, seat or trade")
    amount: Amount = number("how much")
    trade: list[Trade] = rows(Trade, 2, "the whole proposal when the verb is PROPOSE, and one to weigh beside it")
    people: SeatSet = number("set of the seats of people; set before a decision")
    levels: list[int] = cells(
        SEATS, "level of each seat's bot where it is known, otherwise RANDOM; set before a decision"
    )
    trial: list[Game] = rows(Game, 1, "a table on which a bot tries what lies open")
    evaluation: list[EvaluationScratch] = rows(EvaluationScratch, 1, "where it judges what comes of that")
    exchange_sides: list[ExchangeSide] = rows(
        ExchangeSide, 2, "notes of what the maker could give, and of what the partner could"
    )


def answer_among(levels: Sequence[int]) -> Answer:
    """Return an answer for bots that know the level of the bot at each seat."""
    answer = Answer()
    answer.levels[: len(levels)] = levels
    return answer
