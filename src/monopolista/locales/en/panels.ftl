### What the panels of every game say: whose move it is, log, ledger, rules, shortcuts, settings.
###
### Names ($seat, $names …) and money are texts ready to be shown; $count and $turn are numbers.

## Whose turn it is to answer, and what to do

yours = Your move
yours-named = { $seat }, your move
also-asked = Also to move
waiting-latest = Latest moves
head-waiting = { $count ->
    [one] { $names } to move
   *[other] Waiting for { $names }
}
head-out = { $name } is out of the game
head-over = The game is over

## The answers

answer-not-now = Not now: { $title }
answer-give-up = Leave game
answer-not-give-up = Keep playing
failure-clause = Not possible: { $title }
failure-row = { $done } of { $count } done before it stopped.
failure-stale = The table has changed. Look again, then choose.
failure-not-yours = That isn’t your seat.
failure-not-host = Only the host can do that.
failure-not-now = Not possible right now.
failure-disk-full = The server’s disk is full. Nothing is lost; the game continues once there is space.
failure-malformed = The table didn’t understand that. Reload the page and try again.
failure-unknown-room = This table doesn’t exist any more.
failure-too-much = Too fast. Try again in a moment.
failure-words = This server doesn’t allow one of those words.
failure-blocked = You can’t use this server.
failure-idle-answers = Too many moves that change nothing. Answer the question first; you can do more after the next roll or card.
failure-game-too-long = This game has reached the maximum number of moves. Start a new one.
failure-lesson = That comes later.

## Undo; $what is a whole sentence of the log, $count how many events go

take-back = Undo
take-back-ask = Ask to undo
take-back-named = Undo:
take-back-ask-named = Ask to undo:
took-back = { $count ->
    [one] { $seat } undoes: “{ $what }”
   *[other] { $seat } rewinds to before: “{ $what }”
}
took-back-something = { $seat } undoes a move.
took-back-mark = undone:
wish-title = Undo request
wish-asks = { $seat } asks to undo: “{ $what }”
wish-asks-something = { $seat } asks to undo a move.
wish-revealed = Dice and cards revealed since then will be drawn again.
wish-waiting = { $count ->
    [one] { $names } has to agree.
   *[other] { $names } have to agree.
}
wish-refused = { $seat } declines.
wish-agree = Agree
wish-agree-named = { $seat }: agree
wish-agree-all = Everyone here agrees
wish-refuse = Decline
wish-refuse-named = { $seat }: decline
wish-withdraw = Cancel request

## The auction

clock-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}

## Debt

give-up-open = Leave game…
give-up-title = Leave game

## Rents to ask for, and proposals

business = Needs your attention

## Log, ledger, rules

story-title = Game log
story-earlier = Show earlier
story-turn = Turn { $turn }
story-start = Start
follow-newest = Latest
ledger-title = Transactions
ledger-by-player = Player
ledger-everybody = All players
ledger-by-cause = Reason
ledger-all-causes = All reasons
ledger-balance = { $before } before, { $after } after
ledger-empty = No transactions.
clause-open = Rule { $clause }: { $title }
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [one] One rule found
   *[other] { $count } rules found
}
rules-none = No rules match.
rules-loading = Loading the rules…

## Chances of winning

winning-title = Who’s winning
winning-note = An estimate, learned from robot games: how often a player in this position wins.
winning-ahead = It plays a few rounds ahead many times, with different luck each time.
odds-change = { $points } pp
winning-share = { $share } to win
winning-one = { $name } { $share }
winning-read = Chances of winning, { $when }: { $values }
winning-at = Turn { $turn }
winning-now = Now
winning-slider = Turn shown

## Panels, shortcuts, settings

panels = Panels
panel-estate = Properties
estate-whose = Player
panel-story = Log
panel-ledger = Ledger
panel-rules = Rules
panel-help = Shortcuts
panel-settings = Settings
panel-hint = Hint
panel-close = Close
help-note = You can play the whole game from the keyboard.
key-space = Space
key-main = Main action
key-question = Go to the question
key-take-back = Undo your last move
key-story = Log
key-ledger = Ledger
key-rules = Rules
key-help = Keyboard shortcuts
key-settings = Settings
key-hint = Get a hint
key-close = Close panel
key-marks = Skip the tour
key-sound = Sound on or off
settings-language = Language
settings-theme = Theme
settings-motion = Animation speed
settings-motion-none = Off
settings-pace = Robot speed
settings-pace-option = { $pace ->
    [0] Instant
    [150] Fast
    [600] Normal
   *[other] Slow
}
settings-auto = Forced moves
settings-auto-off = Ask me
settings-auto-answers = Automatic
settings-auto-turns = Automatic, even ending my turn
auto-soon = Auto: { $answer }…
auto-done = Auto: { $answer }
settings-sound = Sound and vibration
settings-sound-away = When the tab is hidden
settings-sound-silent = Silent
settings-sound-turn = Alert on my move
sound-ask = Play with sound?
sound-yes = Sound on
sound-no = Sound off
sound-now = { $on ->
    [yes] Sound on
   *[no] Sound off
}
marks-title = Quick tour
marks-count = { $number } of { $count }:
marks-next = Next
marks-skip = Skip
marks-done = Got it
mark-question = { $input ->
    [touch] Your choices appear here. The filled button is the main one.
   *[pointer] Your choices appear here. The filled button is the main one; the space bar works too.
}
mark-story = { $input ->
    [touch] The log shows everything that happens, each line with its rule. The settings are next to it.
   *[pointer] The log shows everything that happens, each line with its rule. Settings and shortcuts are next to it.
}
notice-stop = Stop
settings-on = On
settings-off = Off
table-title = This table
table-booklet = Standard rules, no house rules.
table-house-rule = house rule
table-option = { $option }: { $value }

## Hints and blunder warnings; $share is a percentage, $points are percentage points with their sign

hint-before = You have a { $share } chance of winning.
hint-limit = Bid up to { $amount }. Any more lowers your chances.
hint-limit-none = Don’t bid: any bid lowers your chances.
hint-none = Nothing to choose right now.
hint-proposals = Trades you could offer
hint-open-offer = Offer this…
hint-worth = { $share } ({ $points })
hint-both = you { $after }, { $name } { $points }
hint-too-much = Too many hints at once. Wait a few seconds.
hint-failed = No hint available right now.
hint-thinking = Thinking…
hint-note = Your chance of winning after each option, and the change in percentage points. It’s an estimate based on what you can know. The replay shows that you asked.
hint-odds = “Who’s winning” also plays a few rounds ahead, so its percentages can differ by a few points.
teacher-sure = Are you sure?
teacher-cost = { $answer }: { $share } to win ({ $points }).
teacher-better = Better: { $answer }, { $share }.
teacher-nothing = If you don’t: { $share }.
teacher-partner = For { $name }: { $points }.
teacher-again = Let me rethink
teacher-ahead = Go ahead
settings-teacher = Warn me about moves that lose
settings-teacher-off = Never
settings-teacher-from = { $points ->
    [1] 1 point
   *[other] { $points } points
}
