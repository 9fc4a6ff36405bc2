### De bladzijde waarop tafels worden gesimuleerd: robots spelen vanzelf, duizend spellen en meer.
###
### $count en $seat zijn gewone getallen; $name is een simulatie; alle andere getallen zijn al geschreven.

simulate-lead = Robots spelen aan een tafel zoveel spellen als je wilt, met dezelfde regels, in enkele seconden of minuten. Een verslag vertelt daarna wie er wint, en wat vakken, kleuren of kaarten daarmee te maken hebben.
simulate-not-offered = Deze server biedt geen simulaties aan. Ze draaien op je eigen computer: start het programma daar met make play, of monopolista play.
simulate-not-at-home = Simulaties houden de hele computer minutenlang bezig, en worden daarom alleen gestart op de computer waarop deze server draait: open de bladzijde daar, als localhost.
simulate-not-installed = Simulaties hebben wat meer nodig dan het spel. Zo wordt het geïnstalleerd, en daarna gaat deze bladzijde verder:
simulate-or = of
simulate-table = De tafel
simulate-no-clock = Een simulatie heeft geen klok: de tijdslimiet vervalt. Ook na een aantal beurten wint de rijkste.
simulate-bot = Robot op plaats { $seat }
simulate-run = De simulatie
simulate-games = Hoeveel spellen
simulate-start = Beginnen
simulate-starting = Het programma start …
simulate-compiling = Regels en robots worden gecompileerd. Dat gebeurt één keer en duurt een minuut of twee.
simulate-playing = De robots spelen
simulate-stopping = De begonnen spellen worden afgemaakt …
simulate-writing = Het verslag wordt getekend …
simulate-progress = { $games } van { $asked } spellen
simulate-rate = { $rate } spellen per seconde
simulate-left = { $minutes ->
    [0] nog { $seconds } s
   *[other] nog { $minutes } min { $seconds } s
}
simulate-stop = Stoppen
simulate-stop-note = Wat gespeeld is blijft bewaard, met een verslag.
simulate-earlier = Eerdere simulaties
simulate-none = Er is nog niets gesimuleerd.
simulate-report = Verslag openen
simulate-report-named = Verslag openen: { $name }
simulate-delete = Wissen
simulate-delete-named = Wissen: { $name }
simulate-delete-sure = Voorgoed wissen
simulate-keep = Bewaren
simulate-again = Dezelfde tafel opnieuw
simulate-count = { $count ->
    [one] Eén spel
   *[other] { $games } spellen
}
simulate-of = van { $asked }
simulate-company = { $count } spelers: { $names }
simulate-times = { $count } × { $name }
simulate-finished = { $finished } van { $games } kwamen aan hun einde.
simulate-shared = { $count ->
    [one] Eén werd door meerderen samen gewonnen.
   *[other] { $shared } werden door meerderen samen gewonnen.
}
simulate-wins-seats = Gewonnen spellen, per plaats
simulate-wins-bots = Gewonnen spellen, per robot
simulate-won = { $won } ({ $share })
simulate-broken = Afgebroken voordat er iets te vertellen was.
simulate-done = De simulatie is klaar.
simulate-failed-lost = De server heeft niet geantwoord. Loopt het programma nog?
simulate-failed-busy = Er loopt al een simulatie: het is er één tegelijk.
simulate-failed-not-installed = Wat simulaties nodig hebben is niet geïnstalleerd.
simulate-failed-not-offered = Deze server biedt geen simulaties aan.
simulate-failed-not-at-home = Simulaties worden alleen gestart op de computer waarop deze server draait.
reason-no-clock = een simulatie heeft geen klok
