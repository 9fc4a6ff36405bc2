### The puzzles: positions from games, in which one move is clearly the best.
###
### $count, $number, $players and $all are plain numbers; all other numbers are written already.

problems-lead = Positions from robot games where one move is clearly best. Pick yours, then see how often each one wins.
problems-found = { $count ->
    [0] None solved at the first try yet
   *[other] { $count } of { $all } solved at the first try
}
problems-easy = Easy
problems-medium = Medium
problems-hard = Hard
problems-every = All
problems-which = Difficulty
problems-edition = Edition
problems-players = { $players } players
problems-right-once = solved
problems-wrong-once = not solved
problems-failed = The puzzle didn’t load. Try again in a moment.
problem-title = Puzzle { $number }
problem-ask = What should { $name } do?
problem-right = That’s the best move.
problem-wrong = There’s a better move.
problem-yours = your move
problem-best = best move
problem-won = wins { $share } of games
problem-gains = most of it goes to { $name }: { $points }
problem-how = Strong robots played { $games } games on from each move, with the same dice each time. The differences are more than chance.
problem-how-hidden = Strong robots played { $games } games on from each move. The cards { $name } couldn’t see were redealt for each game, the same way after every move. The differences are more than chance.
problem-next = Next puzzle
problem-all = All puzzles
problem-before = How it got here
problem-return = Back to the puzzle
problem-unknown = There’s no such puzzle.
