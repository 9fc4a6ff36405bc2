"""The law of each game, as a table, a server and a bot's door ask for it."""

from monopolista.law.protocol import About, Customs, Draw, Law, Question, Refused, Step

__all__ = ["About", "Customs", "Draw", "Law", "Question", "Refused", "Step"]
