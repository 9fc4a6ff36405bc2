### Start page, lobby, end of the game and replay.
###
### $amount is money, written ready; $count, $seat and other numbers are plain numbers; $name and $names are names.

## The start page

start-title = monopolista
start-tagline = twenty-eight deeds · one monopolist
start-lead = The property game, exactly as the booklet has it. With friends, each on their own screen, or against robots.
start-new = New table
start-new-note = You and three robots, ready to play. Friends join with a link.
start-opening = Opening the table …
start-failed = The table could not be opened. Is the program still running?
start-continue = Your tables
start-room-lobby = not started yet
start-room-playing = being played
start-room-over = over
start-room-with = with { $names }
start-room-alone = nobody else yet
start-forget = Forget this table
start-forget-named = Forget the table { $names }
start-replay = Watch a game again
start-replay-note = A saved game, event by event on the board
start-rules = The rules
start-rules-note = Every clause, by name
odds-title = The odds
odds-note = Every square and colour, worked out
odds-lead = Worked out exactly from the board, the dice and the cards, without a single game being played.
odds-reading = Working them out …
odds-failed = They could not be worked out: the server does not answer.
odds-simulate = Simulate whole games
start-language = Language
start-theme = Theme
theme-light = Light
theme-dark = Dark
theme-system = System
start-disclaimer = An independent project, not affiliated with Hasbro. MONOPOLY is a trademark of Hasbro.

## The lobby

lobby-title = The table is set
lobby-home = To the start page
lobby-seats = Seats
lobby-seat = Seat { $seat }
lobby-player = Player { $seat }
lobby-you = you
lobby-person = person
lobby-program = program
lobby-away = away
lobby-open = Free seat
lobby-open-host = Waits for a person; without one, a robot plays
lobby-robot = robot: { $level }
robot-strength-learner = learns the game
robot-strength-casual = plays now and then
robot-strength-skilled = knows the game
robot-strength-strong = plays well
robot-strength-champion = champion
robot-rated = { $robot } · { $rating }
robot-note = { $note }; after { $source }
robots-levels = How well they play
robots-curious = For the curious
robots-more = More robots, for the curious
robots-rating-note = The number is the strength that was measured: who has 400 more wins ten times as often at the same table.
robot-style-whimsical = whimsical
robot-style-whimsical-note = answers at random
robot-style-champion = champion
robot-style-champion-note = does what raises its odds of winning most
lobby-kind = Who plays
lobby-kind-open = Person
lobby-kind-bot = Robot
lobby-level = How well the robot plays
lobby-name = Name
lobby-token = Token
lobby-token-taken = { $token }, taken
lobby-sit = Sit here
lobby-sit-named = Sit here: seat { $seat }
lobby-sit-other = Another person here
lobby-sit-other-named = Another person here, at this screen: seat { $seat }
lobby-leave = Stand up
lobby-leave-named = Stand up: { $name }
lobby-free = Free the seat
lobby-free-named = Free the seat: { $name }
lobby-add = Add a seat
lobby-remove = Take the last seat away
lobby-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
token-moka = moka pot
token-scooter = scooter
token-gondola = gondola
token-cat = cat
token-mandolin = mandolin
token-hat = hat
token-lemon = lemon
token-lighthouse = lighthouse
token-bicycle = bicycle
token-umbrella = umbrella
lobby-rules = The game
lobby-game = Game
lobby-edition = Edition
lobby-house-rules = House rules:
lobby-house-rules-none = none; this edition is played by the booklet.
lobby-auction = Countdown of auctions
lobby-auction-note = starts anew with each bid
lobby-answer = Time for an answer
lobby-answer-note = afterwards a robot answers; runs where two or more people play
lobby-no-limit = No limit
lobby-off = Off
lobby-seconds = { $count } s
lobby-minutes = { $count } min
lobby-take-backs = Taking back
lobby-take-backs-note = building and mortgages alone, until somebody else acts
lobby-take-backs-off = Not at all
lobby-take-backs-robots = Against robots
lobby-take-backs-consent = When everybody agrees
lobby-odds = Odds of winning
lobby-odds-note = as the program estimates them, beside every player
lobby-odds-off = Not shown
lobby-odds-spectators = Spectators only
lobby-odds-everybody = Everybody
lobby-hints = Hints
lobby-hints-note = what answers lead to, for who asks; the replay says who asked
lobby-hints-off = None
lobby-hints-on = Whoever asks
lobby-only-host = The host chooses.
lobby-edition-note = whose booklet is followed
lobby-clocks = Time to answer
lobby-ways = Way of playing
lobby-figures = Figures and rules of the booklet
lobby-popular = House rules
lobby-popular-note = Many use them, but no booklet has them.
lobby-not-booklet = not the booklet’s
lobby-booklet-value = { $value } (booklet)
lobby-booklet-has = In the booklet: { $value }
lobby-to-booklet = All as in the booklet
lobby-refused = { $options }: refused, { $reason }
option-on = yes
option-off = no
option-none = no limit
reason-range = the number goes from { $low } to { $high }
reason-unknown = there is no such choice
reason-other-game = that belongs to the other game
invite-title = Invite
invite-note = Whoever opens this link takes a seat. No account needed.
invite-link = Link to the table
invite-watch = Link for spectators
invite-watch-note = They see everything and can touch nothing.
invite-copy = Copy
invite-copied = Copied
invite-not-copied = Press Ctrl+C
invite-copy-named = Copy: { $what }
invite-code = Code to scan with a phone: { $link }
invite-address = Address for other devices
invite-local = This address works on this computer only.
invite-spectators = { $count ->
    [0] nobody watches
    [one] one spectator
   *[other] { $count } spectators
}
lobby-start = Start the game
lobby-start-ready = { $persons ->
    [0] Only robots will play.
    [one] One person, { $robots ->
        [0] no robots
        [one] one robot
       *[other] { $robots } robots
    }.
   *[other] { $persons } persons, { $robots ->
        [0] no robots
        [one] one robot
       *[other] { $robots } robots
    }.
}
lobby-start-open = { $count ->
    [one] The free seat goes to a robot.
   *[other] The { $count } free seats go to robots.
}
lobby-start-offline = No connection to the table at the moment.
lobby-start-guest = The host starts the game.
lobby-start-sit = Take a free seat to play along.
lobby-start-watching = You are watching. The game will appear here.
room-failed-clause = The rules do not allow that ({ $clause }).
room-failed-malformed = The table did not understand that.
room-failed-not-host = Only the host can do that.
room-failed-not-now = That is not possible now.
room-failed-disk-full = The server’s disk is full. Nothing is lost; it goes on as soon as there is room.
room-aside-rules = The game that was played here was made by other rules of the program and cannot go on; table and seats are as they were.
room-aside-damaged = What was kept of the game that was played here is damaged; it has been set aside, and table and seats are as they were.
room-aside-closed = The host has closed the last game: it does not go on, and the seed of its dice may be seen by all.
room-aside-too-long = The last game had as many answers as a game may have: it does not go on, and the seed of its dice may be seen by all.
room-failed-not-yours = That seat belongs to somebody else.
room-failed-stale = The table has changed in the meantime: look again.
room-failed-too-much = Too fast: try again in a moment.
room-failed-unknown-room = This table does not exist (any more).
room-failed-words = This server does not allow a word of that name.
name-alike = “{ $name }” is at this table, and this name is the same or looks like it. Choose another.
name-unseen = A name has 1 to { $most } characters, and all of them can be seen.
room-failed-blocked = This server does not let you in.

## The end

out-place = You are { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
   *[10] tenth
}, after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
out-goes-on = The others play on.
out-hurries = The robots hurry to the end …
out-watch = Watch
out-to-the-end = Skip to the end
out-new-game = New game
end-winner = { $name } is the monopolist
end-winners = { $names } share the win
end-turns = { $count ->
    [one] after one turn
   *[other] after { $count } turns
}
end-rematch = Rematch
end-rematch-note = Same table, same seats, at once
end-reopen = Change the table
end-reopen-note = Back to the lobby with the same seats
end-watch = Watch it again
end-ranking = Final ranking
end-place = { $place }.
end-figures = In figures
end-table = Who did what

## The replay

problems-title = Problems
problems-note = What would you do? Positions from real games, and what became of each answer
simulate-title = Simulate games
simulate-note = Let robots play a thousand games and see who wins
simulate-this-table = Simulate this table
replay-title = Replay
replay-open = Open a saved game
replay-drop = Drop a file here
replay-drop-note = A game saved from its last page or from a replay. The program reads it and does not keep it.
replay-choose = Choose a file
replay-reading = Reading the game …
replay-unreadable = This file is not a game that this program can read.
replay-too-large = This file is too large to be a saved game.
replay-unknown = There is no game under this link (any more).
replay-failed = The game did not come. Is the program still running?
replay-busy = The program has much to do for you at the moment. Try again in a minute.
replay-position = Place in the game
replay-place = turn { $turn } of { $turns }, event { $at } of { $count }
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-times = { $factor }×
replay-first = To the beginning
replay-last = To the end
replay-step-back = One event back
replay-step-on = One event on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-jump = Jump to
replay-took-back = { $count ->
    [one] { $count } take-back
   *[other] { $count } take-backs
}
replay-next = Go to the next
replay-story = Story
replay-hinted = Asked for hints: { $names }.
replay-beginning = The table before the first roll.
replay-unfinished = This game is not over yet.
replay-share = Copy link
replay-save = Save as a file
replay-keys = Arrow keys: one event. With Shift: one turn. Space: play. ?: every key.
