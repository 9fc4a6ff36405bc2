### The puzzles: positions from games, in which one move is clearly the best.
###
### $count, $number, $players and $all are plain numbers; all other numbers are written already.

puzzles-lead = Positions from robot games where one move is clearly best. Pick yours, then see how often each one wins.
puzzles-found = { $count ->
    [0] None solved at the first try yet
   *[other] { $count } of { $all } solved at the first try
}
puzzles-easy = Easy
puzzles-medium = Medium
puzzles-hard = Hard
puzzles-every = All
puzzles-which = Difficulty
puzzles-edition = Edition
puzzles-players = { $players } players
puzzles-right-once = solved
puzzles-wrong-once = not solved
puzzles-failed = The puzzle didn’t load. Try again in a moment.
puzzle-title = Puzzle { $number }
puzzle-ask = What should { $name } do?
puzzle-right = That’s the best move.
puzzle-wrong = There’s a better move.
puzzle-yours = your move
puzzle-best = best move
puzzle-won = wins { $share } of games
puzzle-gains = most of it goes to { $name }: { $points }
puzzle-how = Strong robots played { $games } games on from each move, with the same dice each time. The differences are more than chance.
puzzle-how-hidden = Strong robots played { $games } games on from each move. The cards { $name } couldn’t see were redealt for each game, the same way after every move. The differences are more than chance.
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-before = How it got here
puzzle-return = Back to the puzzle
puzzle-unknown = There’s no such puzzle.
