### What the panels of every game say: whose move it is, story, ledger, rules, panels, keys, settings.
###
### Names ($seat, $names …) and money are texts ready to be shown; $count and $turn are numbers.

## Whose turn it is to answer, and what to do

yours = Your move
yours-named = { $seat }, your move
also-asked = Also asked
waiting-latest = Latest moves
head-waiting = { $count ->
    [one] { $names } to move
   *[other] Waiting for { $names }
}
head-over = The game is over

## The answers

answer-not-now = Not now: { $title }
answer-give-up = Yes, I leave
answer-not-give-up = No, I play on
failure-clause = That is not possible: { $title }
failure-row = { $done } of { $count } done, then stopped.
failure-stale = The table has changed meanwhile: look again and answer.
failure-not-yours = This seat is not yours.
failure-not-host = Only the host can do that.
failure-not-now = Not now.
failure-disk-full = The server’s disk is full. Nothing is lost; it goes on as soon as there is room.
failure-malformed = The table did not understand the answer.
failure-unknown-room = There is no such table (any more).
failure-too-much = Too fast: try again in a moment.
failure-words = This server does not allow one of those words.
failure-blocked = This server does not let you in.
failure-idle-answers = Too many answers that change nothing. Answer the question first: after the next die or card you can go on.
failure-game-too-long = This game has as many answers as a game may have. Begin another one.

## Taking back; $what is a whole sentence of the story, $count how many events go

take-back = Take back
take-back-ask = Ask to take back
take-back-named = Take back:
take-back-ask-named = Ask to take back:
took-back = { $count ->
    [one] { $seat } takes back: “{ $what }”
   *[other] { $seat } goes back to before: “{ $what }”
}
took-back-something = { $seat } takes an answer back.
took-back-mark = taken back:
wish-title = A wish to take back
wish-asks = { $seat } would like to go back to before: “{ $what }”
wish-asks-something = { $seat } would like to take an answer back.
wish-revealed = Dice and cards seen since then are drawn anew.
wish-waiting = { $count ->
    [one] { $names } is asked.
   *[other] { $names } are asked.
}
wish-refused = { $seat } does not agree.
wish-agree = Agree
wish-agree-named = { $seat }: agree
wish-refuse = Refuse
wish-refuse-named = { $seat }: refuse
wish-withdraw = Never mind

## The auction

clock-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}

## Debt

give-up-open = Leave the game …
give-up-title = Leave the game

## Rents to ask for, and proposals

business = Not to be missed

## Story, ledger, rules

story-title = Story of the game
story-earlier = Show earlier
story-turn = Turn { $turn }
story-start = The beginning
follow-newest = To the end
ledger-title = Movements of money
ledger-by-player = Movements of
ledger-everybody = Everybody
ledger-by-cause = Cause
ledger-all-causes = Every cause
ledger-balance = { $before } before, { $after } after
ledger-empty = No movements.
clause-open = Rule { $clause }: { $title }
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [one] One rule found
   *[other] { $count } rules found
}
rules-none = No rule with these words.
rules-loading = Opening the booklet …

## The odds of winning

winning-title = Who is winning
winning-note = An estimate, learned from games between robots: how often who stands like this wins.
winning-ahead = The game is played some rounds on for it, many times, each time with other luck.
winning-share = { $share } to win
winning-one = { $name } { $share }
winning-read = Odds of winning, { $when }: { $values }
winning-at = Turn { $turn }
winning-now = Now
winning-slider = Turn at which the odds are read

## Doors, keys, settings

panels = Panels
panel-estate = Estate
estate-whose = Whose
panel-story = Story
panel-ledger = Ledger
panel-rules = Rules
panel-help = Keys
panel-settings = Settings
panel-hint = Hint
panel-close = Close
help-note = The whole game can be played from the keyboard.
key-space = Space
key-main = The main answer
key-question = To the question
key-take-back = Take back one’s last answer
key-story = Story
key-ledger = Ledger
key-rules = Rules
key-help = The keys
key-settings = Settings
key-hint = A hint
key-close = Close the panel
key-marks = Skip the first look
key-sound = Sound on or off
settings-language = Language
settings-theme = Theme
settings-motion = Motion
settings-motion-none = None
settings-pace = The bots answer
settings-pace-option = { $pace ->
    [0] at once
    [150] quickly
    [600] calmly
   *[other] without hurry
}
settings-auto = The only possible answer
settings-auto-off = I give it
settings-auto-answers = By itself
settings-auto-turns = By itself, the end of my turn too
auto-soon = By itself: { $answer } …
auto-done = By itself: { $answer }
settings-sound = Sound
settings-sound-away = When the tab is hidden
settings-sound-silent = Silent
settings-sound-turn = Calls me to move
sound-ask = Play with sound?
sound-yes = With sound
sound-no = Without
sound-now = { $on ->
    [yes] Sound on
   *[no] Sound off
}
marks-title = A first look
marks-count = { $number } of { $count }:
marks-next = Next
marks-skip = Skip
marks-done = Got it
mark-question = Here the table asks you something. The filled button is the main answer; the space bar gives it too.
mark-story = Here everything that happens is told, each line with its rule. More is in settings and keys, beside it.
notice-stop = Stop
settings-on = On
settings-off = Off
table-title = This table
table-booklet = Played as the booklet has it.
table-house-rule = house rule
table-option = { $option }: { $value }

## Hints and the teacher; $share is a percentage, $points are percentage points with their sign

hint-before = As it stands you win with { $share }.
hint-limit = Bid up to { $amount }: above that your chances fall.
hint-limit-none = Leave it: at any bid your chances fall.
hint-none = There is nothing to choose now.
hint-proposals = What could be offered
hint-worth = { $share } ({ $points })
hint-both = you { $after }, { $name } { $points }
hint-too-much = Too many hints at once: wait a few seconds.
hint-failed = There is no hint now.
hint-thinking = Weighing …
hint-note = Your odds of winning after each answer, and by how many points they change: an estimate, by what you may know. The record of the game says that you asked.
teacher-sure = Are you sure?
teacher-cost = { $answer }: { $share } to win, { $points }.
teacher-better = Better: { $answer }, { $share }.
teacher-nothing = Without it: { $share }.
teacher-partner = It brings { $name } { $points }.
teacher-again = I think again
teacher-ahead = I go ahead
settings-teacher = Teacher: asks before an answer that costs
settings-teacher-off = never asks
settings-teacher-from = { $points ->
    [1] a point
   *[other] { $points } points
}
