### Reporting a player or a message to the operators of the server.
###
### $seat is a name.

complain-open = Report { $seat }…
complain-line = Report this message by { $seat }
complain-title = Report { $seat }
complain-text = The people who run this server will see the name, the table and { $seat }’s latest messages. Nobody at the table is told.
complain-line-text = The people who run this server will see this message and the ones around it. Nobody at the table is told.
complain-no = Cancel
complain-yes = Report
complain-done = Reported. Thank you.
complain-failed-often = You’ve sent several reports. Wait a few minutes.
complain-failed-other = That didn’t work. Try again in a moment.

## Where the operators of the server let nobody in

room-blocked = You can’t use this server
room-blocked-why = The people who run it have blocked connections from your address.
room-shut = This table has been closed
room-shut-why = The people who run this server have closed it for good. No more games can be played here.
room-shut-said = “{ $reason }”
room-shut-dice = Check the dice of the last game
