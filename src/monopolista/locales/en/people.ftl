### The people at the table: what they say to each other, how they come back to a seat, the games of this browser.
###
### $seat, $name, $names, $who are names; $text is what somebody wrote; $before and $after are sums ready to be shown.

## What they say

panel-talk = Talk
key-talk = Talk
talk-unread = { $count ->
    [one] one unread word
   *[other] { $count } unread
}
talk-lines = What was said
talk-empty = Nobody has said anything yet.
talk-write = Say something to the table
talk-send = Send
talk-line = { $seat }: { $text }
talk-reacted = { $seat }: { $reaction }
talk-react = Say it without words
reaction-bravo = well done!
reaction-laugh = laughs
reaction-wonder = is amazed
reaction-sorrow = is sad
reaction-anger = is furious
reaction-luck = good luck!
talk-off = The host has turned the chat off. Signs without words remain.
talk-watching = Spectators read here, and do not write.
talk-closed = What is said is for those who play.
talk-kept = Only this table reads it. It is part of no replay and no saved game.
talk-mute = Mute { $seat }
talk-muted = { $seat } is muted
talk-mute-title = Whom you do not want to hear
talk-chat = Chat
talk-overheard = Spectators may read it
talk-save = Save what was said
talk-failed-talk-off = The host has turned the chat off.
talk-failed-talk-long = That is too long: { $most } characters at most.
talk-failed-talk-empty = There is nothing in it to read.
talk-failed-talk-fast = Too much at once: wait a few seconds and try again.
talk-failed-words = This server does not allow one of those words.

## Watching, and coming back

watching = You are watching.
watching-return = Take a seat back
panel-return = Take a seat back
code-title = Your seat on another device
code-title-named = The seat of { $seat } on another device
code-note = Scan the picture, or open the table’s link there and type the code. It is good once; this browser then only watches.
code-make = Show the code
code-again = Make another code
code-picture = Code to scan: { $link }
seat-request = { $name } asks for the seat of { $seat }, who is away.

## What a robot did meanwhile

silent = The time was up too often: a robot plays for { $seat } at once, until you are back.
silent-here = I am here
meanwhile = { $answers ->
    [one] While you were away, a robot answered once for { $seat }.
   *[other] While you were away, a robot answered { $answers } times for { $seat }.
}
meanwhile-cash = Money: { $before }, now { $after }.
meanwhile-read = What happened
panel-meanwhile = While you were away

## The games of this browser

games-title = My games
games-running = Running
games-over = Finished
games-none = This browser has played no game yet.
games-yours = Your move
games-waits = { $names } to move
games-gone = This table is no longer there.
games-all = All my games ({ $count })
games-won = you won
games-won-by = { $names } won
games-table = To the table
games-forget-finished = Forget all finished ones
games-kept = This list is in this browser alone. Forgetting a game deletes nothing on the server.
