### The page of simulations: robots play a thousand games and more.
###
### $count and $seat are plain numbers; $name is a run; all other numbers are written ready.

simulate-lead = Robots play as many games as you like by the same rules, in seconds or minutes. The report shows who wins, and which squares, colours or cards make the difference.
simulate-not-offered = This server doesn’t offer simulations. You can run them on your own computer: start the program there with make play, or monopolista play.
simulate-not-at-home = Simulations take up the whole computer for minutes, so you can start them only on the computer that runs this server. Open this page there, as localhost.
simulate-not-installed = Simulations need some extra packages. Install them like this, then come back to this page:
simulate-or = or
simulate-table = Table
simulate-no-clock = Simulations have no clock, so the time limit is ignored. With a limit of rounds, the richest player still wins.
simulate-bot = Robot in seat { $seat }
simulate-run = Run
simulate-games = Number of games
simulate-start = Start
simulate-starting = Starting…
simulate-compiling = Compiling rules and robots. This happens only once and takes a minute or two.
simulate-playing = Robots are playing
simulate-stopping = Finishing the current games…
simulate-writing = Writing the report…
simulate-progress = { $games } of { $asked } games
simulate-rate = { $rate } games a second
simulate-left = { $minutes ->
    [0] { $seconds } s left
   *[other] { $minutes } min { $seconds } s left
}
simulate-stop = Stop
simulate-stop-note = The games played so far are kept for the report.
simulate-earlier = Past runs
simulate-none = No simulations yet.
simulate-report = Open report
simulate-report-named = Open report: { $name }
simulate-delete = Delete
simulate-delete-named = Delete: { $name }
simulate-delete-sure = Delete for good
simulate-keep = Keep
simulate-again = Same settings again
simulate-count = { $count ->
    [one] One game
   *[other] { $games } games
}
simulate-of = of { $asked }
simulate-company = { $count } players: { $names }
simulate-times = { $count } × { $name }
simulate-finished = { $finished } of { $games } games were played to the end.
simulate-shared = { $count ->
    [one] One was a shared win.
   *[other] { $shared } were shared wins.
}
simulate-wins-seats = Wins by seat
simulate-wins-bots = Wins by robot
simulate-won = { $won } ({ $share })
simulate-interval = 95% confidence interval
simulate-broken = Stopped before there was anything to report.
simulate-done = The simulation is finished.
simulate-failed-lost = The server didn’t answer. Is the program still running?
simulate-failed-busy = A simulation is already running. Only one can run at a time.
simulate-failed-not-installed = The packages that simulations need aren’t installed.
simulate-failed-not-offered = This server doesn’t offer simulations.
simulate-failed-not-at-home = You can start simulations only on the computer that runs this server.
reason-no-clock = simulations have no clock
