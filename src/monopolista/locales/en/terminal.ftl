### The game in a terminal: what its keys do, its start, what is said when it ends.
###
### $count, $low and $high are numbers; $file is a file, $robots how well robots play, the rest names.

term-title = monopolista in the terminal
term-key-number = Choose that answer
term-key-standing = Show the standings
term-key-rule = Show a rule by its name, or list them all
term-key-language = Change the language, by its two letters
term-key-wish = Agree to an undo, or decline it
term-key-leave = Quit; the game is saved
term-key-table = Go to the table; arrow keys move around, Enter shows what you can do
term-number = Type a number from 1 to { $count }, or ? for help.
term-sum = Type an amount from { $low } to { $high }, or leave it empty to cancel.
term-back = Back
term-picked = { $what }, selected
term-new = New game
term-on = Continue: { $names }
term-name = Your name
term-guest = Guest
term-robots = { $count ->
    [one] one robot
   *[other] { $count } robots
}
term-play = Play
term-small = This window is too small. It needs 80 columns and 24 rows.
term-saved = Game saved in { $file }. Run monopolista terminal to continue.
term-record = The whole game, step by step: { $file }
term-judge = What was luck and what was skill: monopolista analyse { $file }
