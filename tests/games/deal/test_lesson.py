"""The guided card game: the numbers in its script are the cards of which its coach speaks."""

from monopolista.games.deal.editions import load
from monopolista.games.deal.lesson.script import LESSON

CARDS = {
    "lay": "light-blue-3",
    "bank": "money-3",
    "rent": "rent-brown-light-blue",
    "no": "just-say-no",
    "pass-go": "pass-go",
    "win": "red-3",
}


def test_each_step_asks_for_the_card_of_which_its_text_speaks() -> None:
    box = load()
    asked = {step.name: box.cards[step.expects[0].subjects[0]].key for step in LESSON.steps if step.name in CARDS}
    assert asked == CARDS


def test_the_learner_pays_with_money_alone() -> None:
    box = load()
    pay = next(step for step in LESSON.steps if step.name == "pay")
    assert {box.cards[card].kind for card in pay.expects[0].subjects} == {"money"}
