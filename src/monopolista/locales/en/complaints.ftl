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
