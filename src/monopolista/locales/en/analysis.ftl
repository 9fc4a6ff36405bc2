### The analysis of a game that is over

analysis-title = Analysis
analysis-coming = Judging every position …
analysis-again = Try again
analysis-unfinished = This game is not over yet: it is looked back on when it is.
analysis-unweighed = Nobody has taught the program yet who is winning in this game.
analysis-accounts = Luck and skill
analysis-accounts-note = In percentage points, from the odds at the beginning to the result. Luck is what dice and cards moved, and whatever nobody chose; then come one’s own decisions, and those of the others. The estimate expects players of a middling kind: good decisions add, good ones of the others take away.
analysis-start = Start
analysis-luck = Luck
analysis-own = Own
analysis-others = Others
analysis-result = End
analysis-turnings = What turned the game
analysis-decisions = Decisions
analysis-grading = Weighing decisions … { $share }
analysis-whose = Whose decisions
analysis-none = no decisions
analysis-good = { $count ->
    [one] { $count } good
   *[other] { $count } good
}
analysis-doubtful = { $count ->
    [one] { $count } doubtful
   *[other] { $count } doubtful
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
analysis-grade-doubtful = Doubtful
analysis-grade-mistake = Mistake
analysis-grade-blunder = Blunder
analysis-dearest = The dearest, with what they cost. A click shows the table before it.
analysis-went-on = { $name } went on.
analysis-better = Better: { $what }
analysis-leave = Better: to leave it.
analysis-otherwise = Better: another choice.
analysis-limit = It was worth bidding up to { $amount }.
analysis-no-limit = It was not worth a bid.
analysis-others-too = { $count ->
    [one] { $count } more that was not good
   *[other] { $count } more that were not good
}
analysis-note = Less than two points is called good: the estimate is no more exact than that. Whether to build now or a turn later it hardly tells apart.
analysis-roll = Play it out many times
analysis-roll-why = What was dear or close is judged again by games: the robots of this table, and good ones in the place of people, go on from both sides of it, with the same dice. It takes a minute.
analysis-roll-compiling = Rules and robots are being compiled. This is done once and takes a minute or two.
analysis-rolling = Playing on … { $games } games
analysis-roll-stop = That is enough
analysis-roll-missing = To play it out many times, numba is needed: run “make simulate”.
analysis-roll-busy = Another game is being played out: try again in a minute.
analysis-roll-clock = A game by the clock cannot be played out: robots have none.
analysis-roll-broken = It could not be played out. The analysis by estimate stands.
analysis-rolled = From what mattered { $games } games were played on, by the robots of this table and good ones in the place of people.
analysis-refuted = { $count ->
    [one] { $count } decision is no longer called bad
   *[other] { $count } decisions are no longer called bad
}
analysis-found = { $count ->
    [one] { $count } that was called good is bad
   *[other] { $count } that were called good are bad
}
analysis-rolled-note = Where ± stands, it was played on from both answers, with the same dice after either; ± is the standard error. Estimate and games count each as far as they can be trusted: less than two points is called good.
analysis-rolled-cards = From decisions all cards that who decided could not know were dealt anew for each game.
analysis-estimated = The estimate alone said { $points }.
play-on = Play on from here
play-on-as = Everything is as it was; the dice fall anew, and bots play the others. Sit down as:
play-on-end = The game is over here: go back to a moment before.
play-on-out = That seat is out by then.
luck-none = When games of yours are over, it says here what was luck in them and what was skill.
luck-why = Each finished game can be looked back on: what dice and cards brought, and how much better you decided than the others. That takes some seconds a game.
luck-look = Look back on all of them
luck-coming = { $left ->
    [one] Looking back … { $left } game left
   *[other] Looking back … { $left } games left
}
luck-few = { $games ->
    [one] After { $games } game nothing can be said of skill yet: luck is large. From { $few } games on it says here how sure one can be.
   *[other] After { $games } games nothing can be said of skill yet: luck is large. From { $few } games on it says here how sure one can be.
}
luck-open = Over { $games } games skill comes to { $mean }{ $error } a game: that may still be chance.
luck-better = In { $games } games you decided better than the others, by { $mean }{ $error } a game: that is more than chance.
luck-worse = In { $games } games the others decided better than you, by { $mean }{ $error } a game: that is more than chance.
luck-each = Game by game
luck-game = Game
luck-skill = Skill
luck-all = All together
luck-open-game = The analysis of the game of { $day }
luck-read = Over { $games } games luck comes to { $luck } and skill to { $skill }.
luck-note = In percentage points of winning. Skill is what your own decisions brought and those of the others took or left you, by an estimate that expects middling players; ± is the standard error, the coloured band two of them.
luck-untold = { $count ->
    [one] { $count } game is left out: it is no longer there, or all its seats were yours.
   *[other] { $count } games are left out: they are no longer there, or all their seats were yours.
}
