### The workshop, where players make an edition of their own, whatever the game.
###
### $games and $seat are numbers, $count is a number of things.

workshop-game = The game
workshop-own-name = My edition
workshop-start = Which edition do you start with?
workshop-start-copy = Copy this edition
workshop-start-blank = Blank names
workshop-print-this = Print this edition
workshop-samples = Or one of our samples
workshop-start-failed = This edition didn’t load. Check the link or try again.
workshop-starting = Opening the edition…

## What is done with the whole edition.

workshop-undo = Undo
workshop-redo = Redo
workshop-restart = Start over
workshop-open = Open a file
workshop-save = Save to a file
workshop-save-toml = Save as TOML
workshop-share = Get a link
workshop-print = Print
workshop-more = More
workshop-play = Play it
workshop-link = Link to this edition
workshop-link-note = Everybody with this link can change a copy. The link stays the same as long as the edition does.
workshop-busy = Too many editions for now. Try again in an hour.
workshop-failed = The server didn’t take the edition.
workshop-unreadable = This file isn’t an edition of this game that the program can read.
workshop-checking = Checking…
workshop-check-sound = Ready to play
workshop-check-failed = The server can’t check the edition now. Your changes are saved here.
workshop-not-stored = This browser can’t save the edition: save it to a file.
workshop-show-fault = Show it
workshop-section = What to change
workshop-section-box = Edition
workshop-section-cards = Cards
workshop-section-rules = Rules
workshop-section-balance = Balance

## Its name, its languages and its money.

workshop-name = Name
workshop-box-name = Name of the edition
workshop-languages = Languages of the names
workshop-first-language = Own language of the edition
workshop-currency = Currency symbol

## Games of robots.

workshop-balance-faulty = First change what the checker found.
workshop-robots = Games of robots
workshop-robots-start = Play { $games } games of robots
workshop-robots-games = Games
workshop-robots-turns = Mean length in turns
workshop-robots-endless = Never-ending games
workshop-robots-seat = Wins in seat { $seat }

## Faults, below the field that has them; $low and $high are numbers.

workshop-faults = { $count ->
    [one] One thing to change
   *[other] { $count } things to change
}
workshop-fault-format = This value isn’t of the kind that belongs here.
workshop-fault-unknown = An edition has no such value.
workshop-fault-missing = This value is missing.
workshop-fault-range = Enter a number from { $low } to { $high }.
workshop-fault-game = No game of this name takes boxes of your own.
workshop-fault-inherits = The edition that this one starts from doesn’t exist or can’t be changed so.
workshop-fault-own-name = The edition needs a name of its own.
workshop-fault-size = The edition is too large: shorten its texts, or leave out a language.
workshop-fault-languages = Each language is listed once, the edition’s own among them.
workshop-fault-currency = One to three characters, without spaces or digits.
workshop-fault-name = A name has 1 to 60 visible characters.
workshop-fault-same = Something else here has this name, or one that looks like it.
