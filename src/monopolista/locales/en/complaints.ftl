### Reporting a person, or what somebody said, to whoever runs the server.
###
### $seat is a name.

complain-open = Report { $seat } …
complain-line = Report this line by { $seat }
complain-title = Report { $seat }
complain-text = Whoever runs this server will see the name, the table and what { $seat } said last. At the table nobody is told.
complain-line-text = Whoever runs this server will see this line, and what was said around it. At the table nobody is told.
complain-no = No, let it be
complain-yes = Yes, report
complain-done = Reported. Thank you.
complain-failed-often = That is many reports: wait a few minutes.
complain-failed-other = That did not work. Try again in a moment.

## Where whoever runs the server lets nobody in

room-blocked = This server does not let you in
room-blocked-why = Whoever runs it refuses connections from your address.
room-shut = This table has been closed
room-shut-why = Whoever runs this server has closed it for good. Nothing more is played here.
room-shut-said = “{ $reason }”
room-shut-dice = Check the dice of its last game
