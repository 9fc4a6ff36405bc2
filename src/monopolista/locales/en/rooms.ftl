### Start page, lobby, end of the game and replay.
###
### $amount is money, written ready; $count, $seat and other numbers are plain numbers; $name and $names are names.

## The start page

start-title = monopolista
start-tagline = twenty-eight deeds · one monopolist
start-lead = The property game, played exactly by the rules. With friends, each on their own screen, or against robots.
start-robots = Play against robots
start-robots-note = You and three robots, with hints. Starts at once.
start-friends = Play with friends
start-friends-note = Choose seats and rules, and share a link.
start-name = What’s your name?
start-name-note = You’ll see it at your seat and in the log.
start-name-go = Start game
start-name-back = Back
start-starting = Starting the game…
start-opening = Opening the table…
start-failed = Couldn’t open a table. Is the program still running?
start-continue = Your tables
start-room-lobby = not started yet
start-room-playing = in progress
start-room-over = finished
start-room-with = with { $names }
start-room-alone = nobody else yet
start-forget = Forget this table
start-forget-named = Forget this table: { $names }
learn-link = Learn in five minutes
learn-link-note = A guided first game, step by step
learn-resume = Continue the guided game
start-replay = Watch a replay
start-replay-note = Open a saved game and watch it on the board
start-rules = Rules
start-rules-note = Every rule, by name
odds-title = Odds
odds-note = How often each square comes up, and what it earns
odds-lead = Calculated exactly from the board, the dice and the cards, without playing a single game.
odds-none = No odds of this game can be calculated in advance: what a card brings depends on what each player holds.
odds-other-game = Odds: { $game }
odds-reading = Calculating…
odds-failed = Couldn’t calculate the odds: the server isn’t answering.
odds-simulate = Simulate whole games
start-language = Language
start-theme = Theme
theme-light = Light
theme-dark = Dark
theme-system = System
start-disclaimer = An independent project, not affiliated with Hasbro. MONOPOLY is a trademark of Hasbro.

## The lobby

lobby-title = Game lobby
lobby-home = Home
lobby-seats = Seats
lobby-seat = Seat { $seat }
lobby-player = Player { $seat }
lobby-you = you
lobby-person = person
lobby-program = program
lobby-away = away
lobby-open = Free seat
lobby-open-host = Open to join; otherwise a robot plays
lobby-robot = robot: { $level } · { $note }
robot-strength-learner = beginner
robot-strength-casual = casual
robot-strength-skilled = skilled
robot-strength-strong = strong
robot-strength-champion = champion
robot-rated = { $robot } · { $rating }
robot-note = { $note }; based on { $source }
robots-levels = Levels
robots-curious = Special robots
robots-more = More robots
robots-rating-note = The number is the robot’s measured rating: a robot rated 400 higher wins ten times as often at the same table.
robot-style-whimsical = whimsical
robot-style-whimsical-note = moves at random
robot-style-champion-note = always picks what raises its chance of winning most
lobby-kind = Who plays
lobby-kind-open = Person
lobby-kind-bot = Robot
lobby-level = Robot level
lobby-name = Name
lobby-token = Token
lobby-token-taken = { $token }, taken
lobby-sit = Sit here
lobby-sit-named = Sit here: seat { $seat }
lobby-sit-other = Add a player here
lobby-sit-other-named = Add a player here, at this screen: seat { $seat }
lobby-leave = Leave seat
lobby-leave-named = Leave seat: { $name }
lobby-free = Remove player
lobby-free-named = Remove player: { $name }
lobby-add = Add a seat
lobby-remove = Remove the last seat
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
lobby-rules = Game settings
lobby-game = Game
lobby-edition = Edition
lobby-house-rules = House rules:
lobby-house-rules-none = none: this edition’s standard rules.
lobby-auction = Auction timer
lobby-auction-note = restarts with each bid
lobby-answer = Time per move
lobby-answer-note = then a robot moves; applies with two or more people
lobby-no-limit = No limit
lobby-off = Off
lobby-seconds = { $count } s
lobby-minutes = { $count } min
lobby-take-backs = Undo
lobby-take-backs-note = building and mortgages only, until another player moves
lobby-take-backs-off = Off
lobby-take-backs-robots = Against robots
lobby-take-backs-consent = If everybody agrees
lobby-odds = Chances of winning
lobby-odds-note = estimated by the program, next to each player
lobby-odds-off = Hidden
lobby-odds-spectators = Spectators only
lobby-odds-everybody = Everybody
lobby-hints = Hints
lobby-hints-note = what each option leads to, on request; the replay shows who asked
lobby-hints-off = Off
lobby-hints-on = On request
lobby-only-host = Only the host can change these.
lobby-clocks = Time limits
lobby-ways = Game modes
lobby-figures = Amounts and rules of the edition
lobby-popular = House rules
lobby-popular-note = Popular, but not in any official rules.
lobby-not-booklet = changed
lobby-booklet-value = { $value } (standard)
lobby-booklet-has = Standard: { $value }
lobby-to-booklet = Reset all
lobby-refused = { $options }: not possible, { $reason }
option-open-round = { $rounds ->
    [0] less than a round: { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
    [one] { $rounds } round and { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
   *[other] { $rounds } rounds and { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
}
option-on = yes
option-off = no
option-none = no limit
reason-range = the number has to be between { $low } and { $high }
reason-unknown = there is no such option
reason-other-game = that belongs to the other game
invite-title = Invite
invite-note = Anyone with this link can take a seat. No account needed.
invite-link = Link to the table
invite-watch = Link for spectators
invite-watch-note = They see everything but can’t play.
invite-copy = Copy
invite-copied = Copied
invite-not-copied = Press Ctrl+C
invite-copy-named = Copy: { $what }
invite-code = QR code to scan with a phone: { $link }
invite-address = Address for other devices
invite-local = This address only works on this computer.
invite-spectators = { $count ->
    [0] Nobody is watching.
    [one] One spectator is watching.
   *[other] { $count } spectators are watching.
}
lobby-start = Start game
lobby-start-ready = { $persons ->
    [0] { $programs ->
        [0] Only robots will play.
       *[other] Only programs and robots will play.
    }
    [one] 1 person{ $programs ->
        [0] { "" }
        [one] , 1 program
       *[other] , { $programs } programs
    }, { $robots ->
        [0] no robots
        [one] 1 robot
       *[other] { $robots } robots
    }.
   *[other] { $persons } people{ $programs ->
        [0] { "" }
        [one] , 1 program
       *[other] , { $programs } programs
    }, { $robots ->
        [0] no robots
        [one] 1 robot
       *[other] { $robots } robots
    }.
}
lobby-start-open = { $count ->
    [one] A robot takes the free seat.
   *[other] Robots take the { $count } free seats.
}
lobby-start-offline = No connection to the table right now.
lobby-start-guest = Waiting for the host to start.
lobby-start-sit = Take a seat to join in.
lobby-start-watching = You’re watching. The game will appear here.
room-failed-clause = The rules don’t allow that ({ $clause }).
room-failed-malformed = The table didn’t understand that. Reload the page and try again.
room-failed-not-host = Only the host can do that.
room-failed-not-now = Not possible right now.
room-failed-disk-full = The server’s disk is full. Nothing is lost; the game continues once there is space.
room-aside-rules = The last game here followed a different version of the rules and can’t continue. The table and the seats are unchanged.
room-aside-damaged = The saved data of the last game here is damaged and has been set aside. The table and the seats are unchanged.
room-aside-closed = The host ended the last game early. It can’t continue, and the seed of its dice is now public.
room-aside-too-long = The last game reached the maximum number of moves. It can’t continue, and the seed of its dice is now public.
room-failed-not-yours = That seat belongs to another player.
room-failed-stale = The table has changed. Look again.
room-failed-too-much = Too fast. Try again in a moment.
room-failed-unknown-room = This table doesn’t exist any more.
room-failed-words = This server doesn’t allow a word in that name.
room-failed-idle-answers = Too many moves that change nothing. Continue the game first.
room-failed-game-too-long = The game has reached the maximum number of moves. Start a new one.
room-failed-lesson = That comes later in this guided game.
name-alike = “{ $name }” is already at this table, and this name is the same or looks like it. Choose another.
name-unseen = A name needs 1 to { $most } characters, all of them visible.
room-failed-blocked = You can’t use this server.

## The end

out-place = You finished { $place ->
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
out-hurries = The robots are racing to the end…
out-watch = Watch
out-to-the-end = Skip to the end
out-new-game = New game
end-winner = { $name } wins
end-winners = { $names } share the win
end-you-won = You won
end-you-share = You share the win
end-you-place = { $place ->
    [2] You came second
    [3] You came third
    [4] You came fourth
    [5] You came fifth
    [6] You came sixth
    [7] You came seventh
   *[other] You came { $place }th
}
end-turning = Turning point, turn { $turn }
end-decisions = Your decisions
end-luck = Luck
end-analysis = Analysis
end-picture = Share picture
end-turns = { $count ->
    [one] after one turn
   *[other] after { $count } turns
}
end-rematch = Rematch
end-rematch-note = Same table, same seats, right away
end-reopen = Change settings
end-reopen-note = Back to the lobby with the same seats
end-watch = Watch replay
end-ranking = Final ranking
end-place = { $place }.
end-figures = Statistics
end-table = By player

## The replay

workshop-title = Workshop
workshop-note = Make your own board or card game, and play it
workshop-lead = Select a square or a card to change it. Your edition is saved in this browser as you work.
workshop-open-copy = Change a copy of this edition
puzzles-title = Puzzles
puzzles-note = What would you do? Positions from real games, and how each move turned out
simulate-title = Simulate games
simulate-note = Let robots play a thousand games and see who wins
simulate-this-table = Simulate this table
replay-title = Replay
replay-open = Open a saved game
replay-drop = Drop a file here
replay-drop-note = A game saved from its results page or from a replay. The program reads the file but doesn’t keep it.
replay-choose = Choose a file
replay-reading = Reading the game…
replay-unreadable = This file isn’t a game that this program can read.
replay-too-large = This file is too large to be a saved game.
replay-unknown = There is no game at this link any more.
replay-failed = The game didn’t load. Is the program still running?
replay-busy = The server is still busy with your other requests. Try again in a minute.
replay-position = Position in the game
replay-place = turn { $turn } of { $turns }, event { $at } of { $count }
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-times = { $factor }×
replay-first = Go to start
replay-last = Go to end
replay-step-back = Previous event
replay-step-on = Next event
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-jump = Jump to
replay-took-back = { $count ->
    [one] { $count } undo
   *[other] { $count } undos
}
replay-next = Go to next
replay-story = Log
replay-hinted = Used hints: { $names }.
replay-beginning = Before the first move.
replay-unfinished = This game isn’t over yet.
replay-share = Copy link
replay-save = Save game
replay-keys = Arrow keys: one event. With Shift: one turn. Space: play. ?: all shortcuts.
