### The page on which tables are simulated: bots play by themselves, a thousand games and more.
###
### $count and $seat are plain numbers; $name is a run; all other numbers are written ready.

simulate-lead = Laat robots in enkele seconden of minuten zoveel spellen spelen als je wilt, met dezelfde regels. Daarna toont een verslag wie er wint, en welke vakken, kleuren of kaarten daarbij tellen.
simulate-not-offered = Op deze server kun je geen simulaties draaien. Op je eigen computer wel: start het programma daar met make play of monopolista play.
simulate-not-at-home = Een simulatie houdt de hele computer minutenlang bezig en kan daarom alleen worden gestart op de computer van de server zelf: open deze pagina daar, via localhost.
simulate-not-installed = Voor simulaties zijn extra onderdelen nodig. Installeer ze zo; daarna werkt deze pagina:
simulate-or = of
simulate-table = De tafel
simulate-no-clock = Een simulatie heeft geen klok: de tijdslimiet vervalt. Met een maximum aantal rondes wint de rijkste.
simulate-bot = Robot op plaats { $seat }
simulate-run = De simulatie
simulate-games = Aantal spellen
simulate-start = Starten
simulate-starting = Het programma wordt gestart …
simulate-compiling = Regels en robots worden gecompileerd. Dat is maar één keer nodig en duurt een minuut of twee.
simulate-playing = De robots spelen …
simulate-stopping = De laatste spellen worden afgemaakt …
simulate-writing = Het verslag wordt gemaakt …
simulate-progress = { $games } van { $asked } spellen
simulate-rate = { $rate } spellen per seconde
simulate-left = { $minutes ->
    [0] nog { $seconds } s
   *[other] nog { $minutes } min { $seconds } s
}
simulate-stop = Stoppen
simulate-stop-note = Wat al gespeeld is, blijft bewaard, met een verslag.
simulate-earlier = Eerdere simulaties
simulate-none = Nog geen simulaties.
simulate-report = Verslag openen
simulate-report-named = Verslag openen: { $name }
simulate-delete = Wissen
simulate-delete-named = Wissen: { $name }
simulate-delete-sure = Definitief wissen
simulate-keep = Bewaren
simulate-again = Opnieuw simuleren
simulate-count = { $count ->
    [one] Eén spel
   *[other] { $games } spellen
}
simulate-of = van { $asked }
simulate-company = { $count } spelers: { $names }
simulate-times = { $count } × { $name }
simulate-finished = { $finished } van { $games } spellen zijn uitgespeeld.
simulate-shared = { $count ->
    [one] In één spel deelden meer spelers de winst.
   *[other] In { $shared } spellen deelden meer spelers de winst.
}
simulate-wins-seats = Gewonnen spellen, per plaats
simulate-wins-bots = Gewonnen spellen, per robot
simulate-won = { $won } ({ $share })
simulate-interval = 95%-betrouwbaarheidsinterval
simulate-broken = Gestopt voordat er resultaten waren.
simulate-done = De simulatie is klaar.
simulate-failed-lost = De server antwoordt niet. Draait het programma nog?
simulate-failed-busy = Er draait al een simulatie. Wacht tot die klaar is.
simulate-failed-not-installed = De extra onderdelen voor simulaties zijn niet geïnstalleerd.
simulate-failed-not-offered = Op deze server kun je geen simulaties draaien.
simulate-failed-not-at-home = Een simulatie kan alleen worden gestart op de computer van de server zelf.
reason-no-clock = een simulatie heeft geen klok
