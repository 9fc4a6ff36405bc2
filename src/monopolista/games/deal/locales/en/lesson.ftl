### The steps of the guided card game. $input is touch or pointer, $robot the name of the other player.

deal-lesson = The card game
deal-lesson-note = Collect sets, charge rent, and say no: two turns against a robot, and you win.

deal-lesson-lay = { $input ->
    [touch] Three complete sets win, and you have one. Tap the light blue card in your hand, then add it to the light blue set.
   *[pointer] Three complete sets win, and you have one. Click the light blue card in your hand (or press 1 to 9), then add it to the light blue set.
}
deal-lesson-bank = That’s your second set. You can play three cards a turn: now put the money card in your bank.
deal-lesson-rent = One more card: play the rent card for your light blue set. { $robot } has to pay.
deal-lesson-end = { $robot } has paid into your bank. You’ve played three cards: end your turn.
deal-lesson-allow = It’s { $robot }’s birthday, so you owe a little money. Keep “{ deal-card-no }” for later: choose “{ deal-answer-allow }”.
deal-lesson-pay = Select money from your bank, then pay. There’s no change.
deal-lesson-no = { $robot } wants one of your red cards. That would hurt: choose “{ deal-answer-no }”.
deal-lesson-pass-go = Well played! You’ve drawn two cards. Play “{ deal-card-pass-go }” to draw two more.
deal-lesson-win = You have the last red card. Lay it: that’s three complete sets, and you win.
deal-lesson-done = You’ve won, and now you know the game. In a real one, nobody knows what the next card is.
