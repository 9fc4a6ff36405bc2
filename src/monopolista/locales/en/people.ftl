### The people at the table: their chat, how they come back to a seat, the games of this browser.
###
### $seat, $name, $names, $who are names; $text is what a player wrote; $before and $after are sums ready to be shown.

## Chat

panel-talk = Chat
key-talk = Chat
talk-unread = { $count ->
    [one] 1 unread message
   *[other] { $count } unread messages
}
talk-lines = Messages
talk-empty = No messages yet.
talk-write = Message the table
talk-send = Send
talk-line = { $seat }: { $text }
talk-reacted = { $seat }: { $reaction }
talk-react = Reactions
reaction-bravo = well done!
reaction-laugh = is laughing
reaction-wonder = is amazed
reaction-sorrow = is sad
reaction-anger = is furious
reaction-luck = good luck!
talk-off = The host has turned chat off. You can still use reactions.
talk-watching = Spectators can read the chat but not write.
talk-closed = Only players can see the chat.
talk-kept = Only this table can read the chat. It isn’t part of the replay or the saved game.
talk-mute = Mute { $seat }
talk-mute-title = Muted players
talk-chat = Chat
talk-overheard = Spectators can read it
talk-save = Save chat
talk-failed-talk-off = The host has turned chat off.
talk-failed-talk-long = Too long: { $most } characters at most.
talk-failed-talk-empty = The message is empty.
talk-failed-talk-fast = Too many messages. Wait a few seconds and try again.
talk-failed-words = This server doesn’t allow one of those words.

## Watching, and coming back

watching = You’re watching.
watching-return = Reclaim a seat
panel-return = Reclaim a seat
code-title = Your seat on another device
code-title-named = { $seat }’s seat on another device
code-note = Scan the QR code, or open the table’s link there and enter the code. It works once; this browser then becomes a spectator.
code-make = Show code
code-again = New code
code-picture = QR code: { $link }
seat-request = { $name } asks for the seat of { $seat }, who is away.

## What a robot did meanwhile

silent = { $seat } ran out of time too often, so a robot plays on until you’re back.
silent-here = I’m back
meanwhile = { $answers ->
    [one] While you were away, a robot made one move for { $seat }.
   *[other] While you were away, a robot made { $answers } moves for { $seat }.
}
meanwhile-cash = Cash: { $before } before, { $after } now.
meanwhile-read = What happened
panel-meanwhile = While you were away

## The games of this browser

games-title = My games
games-running = In progress
games-over = Finished
games-none = You haven’t played any games in this browser yet.
games-yours = Your move
games-waits = { $names } to move
games-gone = This table no longer exists.
games-all = All my games ({ $count })
games-won = you won
games-won-by = { $names } won
games-table = Open table
games-forget-finished = Forget finished games
games-kept = This list is kept in this browser only. Forgetting a game deletes nothing on the server.
