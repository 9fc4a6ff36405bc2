### The steps of the guided game on the board. $input is touch or pointer, $robot the name of the other player.

classic-lesson = The board game
classic-lesson-note = Once round the board against a robot: buy, bid, trade, build, and get out of jail.

classic-lesson-roll = { $input ->
    [touch] Welcome! It’s your turn. Tap “{ answer-roll }” to move your token.
   *[pointer] Welcome! It’s your turn. Click “{ answer-roll }” to move your token, or press the space bar.
}
classic-lesson-buy = Nobody owns this street. Buy it: from now on, anyone who stops here pays you rent.
classic-lesson-end = You have two of the three orange streets. The third one would complete the set. End your turn.
classic-lesson-rent = { $input ->
    [touch] { $robot } has stopped at your station. Tap the red button to ask for the rent before it’s too late.
   *[pointer] { $robot } has stopped at your station. Click the red button, or press A, to ask for the rent before it’s too late.
}
classic-lesson-roll-again = You have your rent. It’s your turn again: roll the dice.
classic-lesson-decline = You don’t have to pay the full price. Choose “{ answer-decline }”: then everyone can bid, you included.
classic-lesson-bid = { $robot } doesn’t bid much. Bid just a little more.
classic-lesson-end-auction = It’s yours for a fraction of its price. End your turn.
classic-lesson-trade = { $robot } wants the street you’ve just bought, and gives you the orange one you need. Accept the trade.
classic-lesson-build = { $input ->
    [touch] The orange set is yours, so you can build. Open “{ panel-estate }”, then put one house on each orange street.
   *[pointer] The orange set is yours, so you can build. Open “{ panel-estate }” (key E), then put one house on each orange street.
}
classic-lesson-roll-built = Rents on your orange streets have gone up a lot. Roll the dice.
classic-lesson-mortgage = This rent is more than you have. Raise cash with “{ answer-next-step }”, or choose for yourself what to mortgage or sell.
classic-lesson-end-debt = Paid. A mortgaged property earns no rent until you redeem it. End your turn.
classic-lesson-roll-jail = It’s your turn: roll the dice.
classic-lesson-end-jail = Off to jail! Your turn is over, but you keep collecting rent. End your turn.
classic-lesson-card = To get out you can roll a double, pay the fine, or use a card. You have a card: use it.
classic-lesson-roll-free = You’re free again. Roll the dice one last time.
classic-lesson-done = Now you know the game. Complete colour sets, build on them, and outlast the others.
