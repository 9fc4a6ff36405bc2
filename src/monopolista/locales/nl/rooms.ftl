### Startpagina, wachtkamer, einde van het spel en herhaling.
###
### $amount is geld, klaar om te tonen; $count, $seat en de andere getallen zijn gewone getallen; $name en $names zijn namen.

## De startpagina

start-title = monopolista
start-tagline = achtentwintig eigendommen · één monopolist
start-lead = Het spel om straten en stations, precies zoals het in het boekje staat. Met vrienden, elk op zijn scherm, of tegen robots.
start-new = Nieuwe tafel
start-new-note = Jij en drie robots, klaar om te spelen. Vrienden komen erbij met een link.
start-opening = De tafel wordt gedekt …
start-failed = De tafel ging niet open. Draait het programma nog?
start-continue = Jouw tafels
start-room-lobby = nog niet begonnen
start-room-playing = bezig
start-room-over = afgelopen
start-room-with = met { $names }
start-room-alone = nog niemand anders
start-forget = Vergeet deze tafel
start-forget-named = Vergeet de tafel { $names }
start-replay = Herbekijk een spel
start-replay-note = Een bewaard spel, stap voor stap op het bord
start-rules = De regels
start-rules-note = Elke regel, met naam
odds-title = De kansen
odds-note = Elk vak en elke kleur, berekend
odds-lead = Exact berekend uit het bord, de dobbelstenen en de kaarten, zonder dat er ook maar één spel gespeeld wordt.
odds-reading = Er wordt gerekend …
odds-failed = Ze konden niet berekend worden: de server antwoordt niet.
odds-simulate = Hele spellen simuleren
start-language = Taal
start-theme = Thema
theme-light = Licht
theme-dark = Donker
theme-system = Systeem
start-disclaimer = Een onafhankelijk project, niet verbonden met Hasbro. MONOPOLY is een merk van Hasbro.

## De wachtkamer

lobby-title = De tafel is gedekt
lobby-home = Naar de startpagina
lobby-seats = De plaatsen
lobby-seat = Plaats { $seat }
lobby-player = Speler { $seat }
lobby-you = jij
lobby-person = mens
lobby-program = programma
lobby-away = afwezig
lobby-open = Vrije plaats
lobby-open-host = Wacht op iemand; komt er niemand, dan speelt een robot
lobby-robot = robot: { $level }
robot-strength-learner = leert het spel
robot-strength-casual = speelt af en toe
robot-strength-skilled = kent het spel
robot-strength-strong = speelt goed
robot-strength-champion = kampioen
robot-rated = { $robot } · { $rating }
robot-note = { $note }; naar { $source }
robots-levels = Hoe goed ze spelen
robots-curious = Voor wie het wil weten
robots-more = Meer robots, voor wie het wil weten
robots-rating-note = Het getal is de gemeten sterkte: wie 400 meer heeft, wint tien keer zo vaak aan dezelfde tafel.
robot-style-whimsical = grillig
robot-style-whimsical-note = antwoordt op goed geluk
robot-style-champion = kampioen
robot-style-champion-note = doet wat zijn kans om te winnen het meest verhoogt
lobby-kind = Wie speelt
lobby-kind-open = Mens
lobby-kind-bot = Robot
lobby-level = Hoe goed de robot speelt
lobby-name = Naam
lobby-token = Pion
lobby-token-taken = { $token }, bezet
lobby-sit = Ga hier zitten
lobby-sit-named = Ga hier zitten: plaats { $seat }
lobby-sit-other = Hier nog iemand
lobby-sit-other-named = Hier nog iemand, aan dit scherm: plaats { $seat }
lobby-leave = Sta op
lobby-leave-named = Sta op: { $name }
lobby-free = Maak de plaats vrij
lobby-free-named = Maak de plaats vrij: { $name }
lobby-add = Plaats erbij
lobby-remove = Laatste plaats weg
lobby-count = { $count ->
    [one] { $count } plaats
   *[other] { $count } plaatsen
}
token-moka = mokapot
token-scooter = brommer
token-gondola = gondel
token-cat = kat
token-mandolin = mandoline
token-hat = hoed
token-lemon = citroen
token-lighthouse = vuurtoren
token-bicycle = fiets
token-umbrella = paraplu
lobby-rules = Het spel
lobby-game = Spel
lobby-edition = Editie
lobby-house-rules = Huisregels:
lobby-house-rules-none = geen; deze editie wordt gespeeld zoals in het boekje.
lobby-auction = Aftelklok van de veilingen
lobby-auction-note = begint opnieuw bij elk bod
lobby-answer = Tijd om te antwoorden
lobby-answer-note = daarna antwoordt een robot; geldt als twee of meer mensen spelen
lobby-no-limit = Onbeperkt
lobby-off = Uit
lobby-seconds = { $count } s
lobby-minutes = { $count } min
lobby-take-backs = Terugnemen
lobby-take-backs-note = gebouwen en hypotheken alleen, tot een ander iets doet
lobby-take-backs-off = Nooit
lobby-take-backs-robots = Tegen robots
lobby-take-backs-consent = Als iedereen akkoord gaat
lobby-odds = Winstkansen
lobby-odds-note = zoals het programma ze schat, bij elke speler
lobby-odds-off = Niet getoond
lobby-odds-spectators = Alleen voor toeschouwers
lobby-odds-everybody = Voor iedereen
lobby-hints = Tips
lobby-hints-note = waar antwoorden toe leiden, voor wie het vraagt; de herhaling zegt wie vroeg
lobby-hints-off = Geen
lobby-hints-on = Voor wie ze vraagt
lobby-only-host = De gastheer kiest.
lobby-edition-note = welk boekje gevolgd wordt
lobby-clocks = Tijd om te antwoorden
lobby-ways = Speelwijze
lobby-figures = Cijfers en regels van het boekje
lobby-popular = Huisregels
lobby-popular-note = Velen gebruiken ze, maar ze staan in geen enkel boekje.
lobby-not-booklet = niet uit het boekje
lobby-booklet-value = { $value } (boekje)
lobby-booklet-has = In het boekje: { $value }
lobby-to-booklet = Alles zoals in het boekje
lobby-refused = { $options } – gaat niet: { $reason }
option-on = ja
option-off = nee
option-none = geen limiet
reason-range = het getal gaat van { $low } tot { $high }
reason-unknown = die keuze bestaat niet
reason-other-game = dat hoort bij het andere spel
invite-title = Uitnodigen
invite-note = Wie deze link opent, schuift aan. Zonder registratie.
invite-link = Link naar de tafel
invite-watch = Link voor toeschouwers
invite-watch-note = Ze zien alles en raken niets aan.
invite-copy = Kopieer
invite-copied = Gekopieerd
invite-not-copied = Druk op Ctrl+C
invite-copy-named = Kopieer: { $what }
invite-code = Code om met een telefoon te scannen: { $link }
invite-address = Adres voor andere toestellen
invite-local = Dit adres werkt alleen op deze computer.
invite-spectators = { $count ->
    [0] niemand kijkt
    [one] één toeschouwer
   *[other] { $count } toeschouwers
}
lobby-start = Begin het spel
lobby-start-ready = { $persons ->
    [0] Er spelen alleen robots.
    [one] Eén mens, { $robots ->
        [0] geen robots
        [one] één robot
       *[other] { $robots } robots
    }.
   *[other] { $persons } mensen, { $robots ->
        [0] geen robots
        [one] één robot
       *[other] { $robots } robots
    }.
}
lobby-start-open = { $count ->
    [one] De vrije plaats gaat naar een robot.
   *[other] De { $count } vrije plaatsen gaan naar robots.
}
lobby-start-offline = Op dit moment geen verbinding met de tafel.
lobby-start-guest = De gastheer begint het spel.
lobby-start-sit = Neem een vrije plaats om mee te spelen.
lobby-start-watching = Je kijkt toe. Het spel verschijnt hier.
room-failed-clause = Dat mag niet volgens de regels ({ $clause }).
room-failed-malformed = De tafel begreep dat niet.
room-failed-not-host = Dat kan alleen de gastheer.
room-failed-not-now = Dat kan nu niet.
room-failed-disk-full = De schijf van de server is vol. Er gaat niets verloren; het gaat verder zodra er plaats is.
room-aside-rules = Het spel dat hier werd gespeeld, volgde andere regels van het programma en kan niet verder; de tafel en de plaatsen zijn zoals ze waren.
room-aside-damaged = Wat bewaard was van het spel dat hier werd gespeeld, is beschadigd: het is terzijde gelegd; de tafel en de plaatsen zijn zoals ze waren.
room-aside-closed = De gastheer heeft het vorige spel gesloten: het gaat niet verder, en iedereen mag het zaad van zijn dobbelstenen zien.
room-aside-too-long = Het vorige spel had zoveel antwoorden als een spel mag hebben: het gaat niet verder, en iedereen mag het zaad van zijn dobbelstenen zien.
room-failed-not-yours = Die plaats is van iemand anders.
room-failed-stale = De tafel is intussen veranderd: kijk opnieuw.
room-failed-too-much = Te snel: probeer zo dadelijk opnieuw.
room-failed-unknown-room = Deze tafel bestaat niet (meer).
room-failed-words = Deze server laat een woord in die naam niet toe.
name-alike = ‘{ $name }’ zit al aan deze tafel, en deze naam is dezelfde of lijkt erop. Kies een andere.
name-unseen = Een naam heeft 1 tot { $most } tekens, en die zijn allemaal te zien.
room-failed-blocked = Deze server laat je niet binnen.

## Het einde

out-place = Je bent { $place ->
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
    [6] zesde
    [7] zevende
    [8] achtste
    [9] negende
   *[10] tiende
}, na { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}
out-goes-on = De anderen spelen verder.
out-hurries = De robots haasten zich naar het einde …
out-watch = Kijken
out-to-the-end = Naar het einde
out-new-game = Nieuw spel
end-winner = { $name } is de monopolist
end-winners = { $names } winnen samen
end-turns = { $count ->
    [one] na één beurt
   *[other] na { $count } beurten
}
end-rematch = Revanche
end-rematch-note = Zelfde tafel, zelfde plaatsen, meteen
end-reopen = Verander de tafel
end-reopen-note = Terug naar de wachtkamer met dezelfde plaatsen
end-watch = Herbekijk het spel
end-ranking = Eindstand
end-place = { $place }e
end-figures = In cijfers
end-table = Wie deed wat

## De herhaling

problems-title = Problemen
problems-note = Wat zou jij doen? Stellingen uit echte spellen, en wat er van elk antwoord werd
simulate-title = Spellen simuleren
simulate-note = Duizend spellen tussen robots, en je ziet wie er wint
simulate-this-table = Deze tafel simuleren
replay-title = Herhaling
replay-open = Open een bewaard spel
replay-drop = Laat hier een bestand los
replay-drop-note = Een spel dat vanaf de laatste pagina of uit een herhaling is bewaard. Het programma leest het en houdt het niet bij.
replay-choose = Kies een bestand
replay-reading = Het spel wordt gelezen …
replay-unreadable = Dit bestand is geen spel dat het programma kan lezen.
replay-too-large = Dit bestand is te groot om een bewaard spel te zijn.
replay-unknown = Onder deze link is er geen spel (meer).
replay-failed = Het spel kwam niet door. Draait het programma nog?
replay-busy = Het programma heeft op het ogenblik al veel voor je te doen. Probeer het over een minuut nog eens.
replay-position = Plaats in het spel
replay-place = beurt { $turn } van { $turns }, feit { $at } van { $count }
replay-play = Speel af
replay-pause = Pauze
replay-speed = Snelheid
replay-speed-times = { $factor }×
replay-first = Naar het begin
replay-last = Naar het einde
replay-step-back = Eén feit terug
replay-step-on = Eén feit verder
replay-turn-back = Eén beurt terug
replay-turn-on = Eén beurt verder
replay-jump = Spring naar
replay-took-back = { $count ->
    [one] { $count } keer teruggenomen
   *[other] { $count } keer teruggenomen
}
replay-next = Naar de volgende
replay-story = Verhaal
replay-hinted = Vroegen om tips: { $names }.
replay-beginning = De tafel vóór de eerste worp.
replay-unfinished = Dit spel is nog niet afgelopen.
replay-share = Kopieer de link
replay-save = Bewaar in een bestand
replay-keys = Pijltjes: één feit. Met Shift: één beurt. Spatie: speel af. ?: alle toetsen.
