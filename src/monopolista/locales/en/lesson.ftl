### The guided games: a first game with fixed dice and cards, in which the program says what to do.
###
### $input is touch where the screen is touched, and pointer where there is a mouse and a keyboard.

lesson-title = Guided game
lesson-count = Step { $number } of { $count }
lesson-watch = { $robot }’s turn. Watch what happens.
lesson-skip = Skip
lesson-skip-note = Leave the guided game; you can continue later
lesson-play = Play a real game
lesson-all = Guided games
lesson-script = In a guided game, dice and cards follow a script, so there’s nothing to check.

lesson-heading = Learn by playing
lesson-lead = Short games with fixed dice and cards that tell you what to do at each step. Stop whenever you like and continue later.
lesson-begin = Start
lesson-resume = Continue
lesson-restart = Start over
lesson-finished = Finished
lesson-opening = Opening the guided game…
lesson-failed = Couldn’t open the guided game. Try again in a moment.
