### The game in a terminal: what its keys do, its start, what is said when it ends.
###
### $count, $low and $high are numbers; $file is a file, $robots how well robots play, the rest names.

term-title = monopolista in the terminal
term-key-number = That answer
term-key-standing = How everything stands
term-key-rule = A rule by its name, or all their names
term-key-language = Another language, by its two letters
term-key-wish = Agree that something is taken back, or not
term-key-leave = Leave; the game stays as it is
term-key-table = To the table; the arrow keys go from place to place, Enter says what can be done there
term-key-theme = Light or dark
term-number = Give a number from 1 to { $count }, or ? for help.
term-sum = Give a sum from { $low } to { $high }; nothing leaves it.
term-back = Back
term-send = Send
term-picked = { $what }, chosen
term-new = New game
term-on = Go on: { $names }
term-name = Your name
term-guest = Guest
term-robots = { $count ->
    [one] one robot
   *[other] { $count } robots
}
term-play = Play
term-small = This window is too small: it takes 80 columns and 24 rows.
term-saved = The game is kept in { $file }; monopolista terminal goes on with it.
term-record = The whole game, step by step: { $file }
term-judge = What was luck and what was skill: monopolista analyse { $file }
