### The page on which tables are simulated: bots play by themselves, a thousand games and more.
###
### $count and $seat are plain numbers; $name is a run; all other numbers are written ready.

simulate-lead = Robots play as many games at a table as you like, by the same rules, in a few seconds or minutes. A report then tells who wins, and what squares, colours or cards have to do with it.
simulate-not-offered = This server does not offer simulations. They run on your own computer: start the program there with make play, or monopolista play.
simulate-not-at-home = Simulations take the whole computer for minutes, so they are started only on the computer on which this server runs: open the page there, as localhost.
simulate-not-installed = Simulations need a little more than the game. This installs it, and this page then goes on:
simulate-or = or
simulate-table = The table
simulate-no-clock = A simulation has no clock: the time limit is left out. After a number of turns the richest wins, too.
simulate-bot = Robot on seat { $seat }
simulate-run = The run
simulate-games = How many games
simulate-start = Start
simulate-starting = The program starts …
simulate-compiling = Rules and robots are being compiled. This is done once and takes a minute or two.
simulate-playing = The robots play
simulate-stopping = The games in hand are being finished …
simulate-writing = The report is being drawn …
simulate-progress = { $games } of { $asked } games
simulate-rate = { $rate } games a second
simulate-left = { $minutes ->
    [0] { $seconds } s left
   *[other] { $minutes } min { $seconds } s left
}
simulate-stop = Stop
simulate-stop-note = What has been played is kept and reported.
simulate-earlier = Runs
simulate-none = Nothing has been simulated yet.
simulate-report = Open the report
simulate-report-named = Open the report: { $name }
simulate-delete = Delete
simulate-delete-named = Delete: { $name }
simulate-delete-sure = Delete for good
simulate-keep = Keep
simulate-again = Same table again
simulate-count = { $count ->
    [one] One game
   *[other] { $games } games
}
simulate-of = of { $asked }
simulate-company = { $count } players: { $names }
simulate-times = { $count } × { $name }
simulate-finished = { $finished } of { $games } came to their end.
simulate-shared = { $count ->
    [one] One was won by several together.
   *[other] { $shared } were won by several together.
}
simulate-wins-seats = Games won, by seat
simulate-wins-bots = Games won, by robot
simulate-won = { $won } ({ $share })
simulate-broken = Broken off before there was anything to report.
simulate-done = The simulation is ready.
simulate-failed-lost = The server did not answer. Is the program still running?
simulate-failed-busy = A simulation is running already: there is one at a time.
simulate-failed-not-installed = What simulations need is not installed.
simulate-failed-not-offered = This server does not offer simulations.
simulate-failed-not-at-home = Simulations are started only on the computer on which this server runs.
reason-no-clock = a simulation has no clock
