### The analysis of a game that is over

analysis-title = Analysis
analysis-coming = Analysing every position…
analysis-again = Try again
analysis-unfinished = This game isn’t over yet. You can analyse it once it ends.
analysis-unweighed = Analysis isn’t available for this game yet: the program can’t estimate who is winning.
analysis-accounts = Luck and skill
analysis-accounts-note = In percentage points, from the chance of winning at the start to the final result. Luck is everything nobody chose: the dice, the cards and the like. Then come the player’s own decisions, and everybody else’s. The estimate assumes average players, so good decisions add points and good decisions by the others take them away.
analysis-start = Start
analysis-luck = Luck
analysis-own = Own
analysis-others = Others
analysis-result = End
analysis-turnings = Turning points
analysis-decisions = Decisions
analysis-grading = Grading decisions… { $share }
analysis-whose = Player
analysis-none = no decisions
analysis-good = { $count ->
    [one] { $count } good
   *[other] { $count } good
}
analysis-doubtful = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
analysis-mistake = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
analysis-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
analysis-grade-good = Good
analysis-grade-doubtful = Inaccuracy
analysis-grade-mistake = Mistake
analysis-grade-blunder = Blunder
analysis-dearest = The costliest decisions. Click one to see the table just before it.
analysis-went-on = { $name } carried on.
analysis-better = Better: { $what }
analysis-leave = Better: do nothing.
analysis-otherwise = Better: something else.
analysis-limit = Worth bidding up to { $amount }.
analysis-no-limit = Not worth a bid.
analysis-others-too = { $count ->
    [one] { $count } more costly decision
   *[other] { $count } more costly decisions
}
analysis-again-at = The same again:
analysis-live = At the table, the display also plays a few rounds ahead from each position. This estimate doesn’t, so the two can differ by a few points.
analysis-note = Anything under two points counts as good, because the estimate is no more precise than that. It can hardly tell building now from building a turn later.
analysis-roll = Play it out
analysis-roll-why = Costly or close decisions are checked by playing on many times from each option with the same dice. The table’s robots play, with strong ones in place of people. Takes about a minute.
analysis-roll-compiling = Compiling rules and robots. This happens only once and takes a minute or two.
analysis-rolling = Playing on… { $games } games
analysis-roll-stop = Stop here
analysis-roll-missing = Playing out needs numba: run “make simulate”.
analysis-roll-busy = Another game is being played out. Try again in a minute.
analysis-roll-clock = Timed games can’t be played out, because robots have no clock.
analysis-roll-broken = Playing out failed. The estimates still stand.
analysis-rolled = { $games } games were played out from the key decisions, by this table’s robots and strong ones in place of people.
analysis-refuted = { $count ->
    [one] { $count } decision no longer counts as bad
   *[other] { $count } decisions no longer count as bad
}
analysis-found = { $count ->
    [one] { $count } good one turned out bad
   *[other] { $count } good ones turned out bad
}
analysis-rolled-note = Where you see ±, both options were played out with the same dice; ± is the standard error. The estimate and the games count by how reliable each is. Anything under two points counts as good.
analysis-rolled-cards = Cards the player couldn’t know were redealt for each game.
analysis-estimated = The estimate alone said { $points }.
play-on = Play on from here
play-on-as = Same position, new dice; robots take the other seats. Play as:
play-on-end = The game ends here. Go back to an earlier moment.
play-on-out = That player is already out at this point.
luck-none = Once you’ve finished some games, you’ll see here how much was luck and how much was skill.
luck-why = Each finished game can be analysed: what the dice and cards gave you, and how much better you decided than the others. It takes a few seconds a game.
luck-look = Analyse them all
luck-coming = { $left ->
    [one] Analysing… { $left } game left
   *[other] Analysing… { $left } games left
}
luck-few = { $games ->
    [one] { $games } game is too few to judge skill, because luck varies so much. From { $few } games on, you’ll see here how certain the result is.
   *[other] { $games } games are too few to judge skill, because luck varies so much. From { $few } games on, you’ll see here how certain the result is.
}
luck-open = Over { $games } games, your skill comes to { $mean } a game. That could still be chance.
luck-better = Over { $games } games, you decided better than the others, by { $mean } a game. That is more than chance.
luck-worse = Over { $games } games, the others decided better than you, by { $mean } a game. That is more than chance.
luck-each = Game by game
luck-game = Game
luck-skill = Skill
luck-all = Total
luck-open-game = Analysis of the game on { $day }
luck-read = Over { $games } games: luck { $luck }, skill { $skill }.
luck-note = In percentage points of your chance of winning. Skill is what your own decisions gained and the others’ decisions cost or gave you, by an estimate that assumes average players. ± is the standard error; the coloured band shows two of them.
luck-untold = { $count ->
    [one] { $count } game is left out: it no longer exists, or you played every seat.
   *[other] { $count } games are left out: they no longer exist, or you played every seat.
}
