### The game on the screen and in sentences. $number, $pips and $count are numbers; $seat and $names are players.

## The table

pig-goal = { $number } points win.
pig-score = { $number ->
    [one] one point
   *[other] { $number } points
}
pig-pot = This turn: { $number }
pig-die = The die shows { $number }.
pig-player-out = has left the table

## The events

pig-turn = It is the turn of { $seat }.
pig-rolled = { $pips ->
    [1] { $seat } rolls a one and loses the points of the turn.
   *[other] { $seat } rolls { $pips }: { $number } in this turn.
}
pig-held = { $seat } holds and has { $number }.
pig-left = { $seat } leaves the table.
pig-won = { $seat } wins.

## The question

pig-head = Roll or hold?
pig-task = Roll the die, or keep the points of the turn.
pig-status = { $names } decides.
pig-answer-roll = Roll
pig-answer-hold = Hold
pig-answer-hold-note = keeps { $number }
pig-auto-answer = { $answer ->
    [roll] roll the die
   *[other] the only answer
}
pig-give-up-sure = Do you really want to leave? There is no way back.
pig-mark-own = The points of each player stand here.
pig-key-roll = Roll the die
pig-key-hold = Hold
pig-key-question = To the question

## Lobby, end, robots

pig-seats-full = { $count } can play (PIG-1).
pig-start-two = Two players at least (PIG-1).
pig-promise = Every roll comes from a secret seed, fixed before the game, and from what each browser has added. Its hash was shown before; the seed itself is shown when the game is over.
pig-check = Every roll comes from this seed, whose hash was shown before the game, and from what each browser has added.
robot-style-pig-random = whimsical
robot-style-pig-random-note = rolls or holds at random
robot-style-pig-timid-note = holds at the first points
robot-style-pig-daring-note = rolls as long as it pays
booklet-pig = the rules of Pig
