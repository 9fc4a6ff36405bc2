### The page of problems: positions of games that were played, in which one answer is clearly the best.
###
### $count, $number, $players and $all are plain numbers; all other numbers are written already.

problems-lead = Positions from games that robots played, in which one answer is clearly the best. Choose yours; then you see how often each of them wins.
problems-found = { $count ->
    [0] None found at the first try yet
   *[other] { $count } of { $all } found at the first try
}
problems-easy = Easy
problems-medium = Middling
problems-hard = Hard
problems-every = All
problems-which = How hard
problems-edition = Box
problems-players = { $players } players
problems-right-once = found
problems-wrong-once = not found
problems-failed = The problem did not come. Try again in a moment.
problem-title = Problem { $number }
problem-ask = What does { $name } do?
problem-right = That is the best answer.
problem-wrong = There is a better answer.
problem-yours = your answer
problem-best = best answer
problem-won = wins { $share } of the games
problem-gains = most of it goes to { $name }: { $points }
problem-how = From each answer robots that play well went on for { $games } games, with the same dice in each: the differences are more than chance.
problem-how-hidden = From each answer robots that play well went on for { $games } games. In each of them the cards that { $name } could not see were dealt anew, the same after every answer: the differences are more than chance.
problem-next = Next problem
problem-all = All problems
problem-before = How it came to this
problem-return = Back to the question
problem-unknown = There is no such problem.
