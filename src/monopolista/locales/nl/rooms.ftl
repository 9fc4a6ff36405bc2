### Start page, lobby, end of the game and replay.
###
### $amount is money, written ready; $count, $seat and other numbers are plain numbers; $name and $names are names.

## The start page

start-title = monopolista
start-tagline = achtentwintig eigendommen · één monopolist
start-lead = Het spel om straten en stations, precies volgens de spelregels. Met vrienden, ieder op een eigen scherm, of tegen robots.
start-robots = Tegen robots spelen
start-robots-note = Jij en drie robots, met tips. Begint meteen.
start-friends = Met vrienden spelen
start-friends-note = Kies plaatsen en regels en deel een link.
start-name = Hoe heet je?
start-name-note = Staat bij je plaats en in het verloop.
start-name-go = Spel starten
start-name-back = Terug
start-starting = Het spel begint …
start-opening = De tafel wordt geopend …
start-failed = De tafel kon niet worden geopend. Draait het programma nog?
start-continue = Jouw tafels
start-room-lobby = nog niet begonnen
start-room-playing = bezig
start-room-over = afgelopen
start-room-with = met { $names }
start-room-alone = nog niemand anders
start-forget = Uit de lijst verwijderen
start-forget-named = Uit de lijst verwijderen: { $names }
learn-link = Leren in vijf minuten
learn-link-note = Een eerste oefenspel, stap voor stap
learn-resume = Verdergaan met het oefenspel
start-replay = Spel terugkijken
start-replay-note = Een opgeslagen spel, stap voor stap op het bord
start-rules = Spelregels
start-rules-note = Elke regel, met nummer
odds-title = Kansen
odds-note = Voor elk vak en elke kleur
odds-lead = Exact berekend uit het bord, de dobbelstenen en de kaarten, zonder één spel te spelen.
odds-none = Voor dit spel zijn vooraf geen kansen te berekenen: wat een kaart oplevert, hangt af van wat elke speler heeft.
odds-other-game = Kansen: { $game }
odds-reading = Bezig met rekenen …
odds-failed = De kansen konden niet worden berekend: de server antwoordt niet.
odds-simulate = Hele spellen simuleren
start-language = Taal
start-theme = Thema
theme-light = Licht
theme-dark = Donker
theme-system = Systeem
start-disclaimer = Een onafhankelijk project, niet verbonden met Hasbro. MONOPOLY is een merk van Hasbro.

## The lobby

lobby-title = De tafel staat klaar
lobby-home = Naar de startpagina
lobby-seats = Plaatsen
lobby-seat = Plaats { $seat }
lobby-player = Speler { $seat }
lobby-you = jij
lobby-person = mens
lobby-program = programma
lobby-away = afwezig
lobby-open = Vrije plaats
lobby-open-host = Wacht op een speler; anders speelt een robot
lobby-robot = robot: { $level } · { $note }
robot-strength-learner = beginner
robot-strength-casual = hobbyspeler
robot-strength-skilled = gevorderd
robot-strength-strong = sterk
robot-strength-champion = kampioen
robot-rated = { $robot } · { $rating }
robot-note = { $note }; naar { $source }
robots-levels = Speelsterkte
robots-curious = Voor de liefhebber
robots-more = Meer robots voor de liefhebber
robots-rating-note = Het getal is de gemeten speelsterkte: wie 400 punten meer heeft, wint aan dezelfde tafel tien keer zo vaak.
robot-style-whimsical = grillig
robot-style-whimsical-note = kiest willekeurig
robot-style-champion-note = kiest wat de kans om te winnen het meest verhoogt
lobby-kind = Wie speelt hier
lobby-kind-open = Mens
lobby-kind-bot = Robot
lobby-level = Speelsterkte
lobby-name = Naam
lobby-token = Pion
lobby-token-taken = { $token }, bezet
lobby-sit = Hier gaan zitten
lobby-sit-named = Hier gaan zitten: plaats { $seat }
lobby-sit-other = Speler erbij
lobby-sit-other-named = Speler erbij aan dit scherm: plaats { $seat }
lobby-leave = Plaats verlaten
lobby-leave-named = Plaats verlaten: { $name }
lobby-free = Plaats vrijmaken
lobby-free-named = Plaats vrijmaken: { $name }
lobby-add = Plaats toevoegen
lobby-remove = Plaats verwijderen
lobby-count = { $count ->
    [one] { $count } plaats
   *[other] { $count } plaatsen
}
token-moka = mokapot
token-scooter = scooter
token-gondola = gondel
token-cat = kat
token-mandolin = mandoline
token-hat = hoed
token-lemon = citroen
token-lighthouse = vuurtoren
token-bicycle = fiets
token-umbrella = paraplu
lobby-rules = Spelinstellingen
lobby-game = Spel
lobby-edition = Editie
lobby-house-rules = Huisregels:
lobby-house-rules-none = geen; deze editie volgt de standaardregels.
lobby-auction = Bedenktijd bij veilingen
lobby-auction-note = begint opnieuw na elk bod
lobby-answer = Bedenktijd
lobby-answer-note = daarna speelt een robot; alleen met twee of meer mensen
lobby-no-limit = Onbeperkt
lobby-off = Uit
lobby-seconds = { $count } s
lobby-minutes = { $count } min
lobby-take-backs = Ongedaan maken
lobby-take-backs-note = alleen bouwen en hypotheken, tot een andere speler een zet doet
lobby-take-backs-off = Nooit
lobby-take-backs-robots = Tegen robots
lobby-take-backs-consent = Als iedereen akkoord gaat
lobby-odds = Winstkansen
lobby-odds-note = een schatting bij elke speler
lobby-odds-off = Niet tonen
lobby-odds-spectators = Alleen voor toeschouwers
lobby-odds-everybody = Voor iedereen
lobby-hints = Tips
lobby-hints-note = wat elke zet doet met je winstkans; de herhaling toont wie tips vroeg
lobby-hints-off = Uit
lobby-hints-on = Aan
lobby-only-host = De host kiest.
lobby-clocks = Bedenktijd
lobby-ways = Spelvarianten
lobby-figures = Bedragen en regels van de editie
lobby-popular = Huisregels
lobby-popular-note = Veel gespeeld, maar geen officiële regels.
lobby-not-booklet = wijkt af
lobby-booklet-value = { $value } (standaard)
lobby-booklet-has = Standaard: { $value }
lobby-to-booklet = Alles herstellen
lobby-refused = { $options }: niet mogelijk, { $reason }
option-open-round = { $rounds ->
    [0] minder dan een ronde: { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }
    [one] { $rounds } ronde en { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }
   *[other] { $rounds } rondes en { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }
}
option-on = ja
option-off = nee
option-none = geen limiet
reason-range = het getal moet tussen { $low } en { $high } liggen
reason-unknown = deze keuze bestaat niet
reason-other-game = dit hoort bij het andere spel
invite-title = Uitnodigen
invite-note = Iedereen met deze link kan meespelen. Geen account nodig.
invite-link = Link naar de tafel
invite-watch = Link voor toeschouwers
invite-watch-note = Ze zien alles, maar doen niet mee.
invite-copy = Kopiëren
invite-copied = Gekopieerd
invite-not-copied = Druk op Ctrl+C
invite-copy-named = Kopiëren: { $what }
invite-code = QR-code voor je telefoon: { $link }
invite-address = Adres voor andere toestellen
invite-local = Dit adres werkt alleen op deze computer.
invite-spectators = { $count ->
    [0] Er kijkt niemand mee.
    [one] Er kijkt één toeschouwer mee.
   *[other] Er kijken { $count } toeschouwers mee.
}
lobby-start = Spel starten
lobby-start-ready = { $persons ->
    [0] { $programs ->
        [0] Er spelen alleen robots.
       *[other] Er spelen alleen programma’s en robots.
    }
    [one] Eén mens{ $programs ->
        [0] { "" }
        [one] , één programma
       *[other] , { $programs } programma’s
    }, { $robots ->
        [0] geen robots
        [one] één robot
       *[other] { $robots } robots
    }.
   *[other] { $persons } mensen{ $programs ->
        [0] { "" }
        [one] , één programma
       *[other] , { $programs } programma’s
    }, { $robots ->
        [0] geen robots
        [one] één robot
       *[other] { $robots } robots
    }.
}
lobby-start-open = { $count ->
    [one] De vrije plaats gaat naar een robot.
   *[other] De { $count } vrije plaatsen gaan naar robots.
}
lobby-start-offline = Geen verbinding met de tafel.
lobby-start-guest = Wachten tot de host het spel start.
lobby-start-sit = Ga zitten om mee te spelen.
lobby-start-watching = Je kijkt mee als toeschouwer. Het spel verschijnt hier.
room-failed-clause = Dat mag niet volgens de regels ({ $clause }).
room-failed-malformed = De server begreep dat niet. Laad de pagina opnieuw en probeer het nog eens.
room-failed-not-host = Alleen de host kan dat.
room-failed-not-now = Dat kan nu niet.
room-failed-disk-full = De schijf van de server is vol. Er gaat niets verloren: het spel gaat verder zodra er weer ruimte is.
room-aside-rules = Het vorige spel is gespeeld met een andere versie van de regels en kan niet verder. De tafel en de plaatsen zijn gebleven.
room-aside-damaged = Het vorige spel is beschadigd opgeslagen en kan niet verder. De tafel en de plaatsen zijn gebleven.
room-aside-closed = De host heeft het vorige spel gesloten. Het kan niet verder; de seed van de dobbelstenen is nu voor iedereen zichtbaar.
room-aside-too-long = Het vorige spel heeft het maximale aantal zetten bereikt. Het kan niet verder; de seed van de dobbelstenen is nu voor iedereen zichtbaar.
room-failed-not-yours = Deze plaats is van een andere speler.
room-failed-stale = De tafel is intussen veranderd: kijk en probeer het opnieuw.
room-failed-too-much = Dat ging te snel: probeer het zo opnieuw.
room-failed-unknown-room = Deze tafel bestaat niet (meer).
room-failed-words = Deze naam bevat een woord dat op deze server niet is toegestaan.
room-failed-idle-answers = Te veel zetten die niets veranderen. Speel eerst verder.
room-failed-game-too-long = Het spel heeft het maximale aantal zetten bereikt. Begin een nieuw spel.
room-failed-lesson = Dat komt later in dit oefenspel.
name-alike = ‘{ $name }’ zit al aan deze tafel, en jouw naam lijkt er te veel op. Kies een andere naam.
name-unseen = Een naam heeft 1 tot { $most } zichtbare tekens.
room-failed-blocked = Je hebt geen toegang tot deze server.

## The end

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
out-hurries = De robots spelen snel verder …
out-watch = Meekijken
out-to-the-end = Naar het einde
out-new-game = Nieuw spel
end-winner = { $name } is de monopolist
end-winners = { $names } winnen samen
end-you-won = Je hebt gewonnen
end-you-share = Je deelt de winst
end-you-place = { $place ->
    [2] Je bent tweede
    [3] Je bent derde
    [4] Je bent vierde
    [5] Je bent vijfde
    [6] Je bent zesde
    [7] Je bent zevende
   *[other] Je bent { $place }e
}
end-turning = Keerpunt, beurt { $turn }
end-decisions = Je keuzes
end-luck = Geluk
end-analysis = Analyse
end-picture = Afbeelding delen
end-turns = { $count ->
    [one] na één beurt
   *[other] na { $count } beurten
}
end-rematch = Revanche
end-rematch-note = Zelfde tafel, zelfde plaatsen, meteen beginnen
end-reopen = Tafel aanpassen
end-reopen-note = Terug naar de lobby, met dezelfde plaatsen
end-watch = Terugkijken
end-ranking = Eindstand
end-place = { $place }e
end-figures = In cijfers
end-table = Per speler

## The replay

workshop-title = Werkplaats
workshop-note = Maak je eigen bord of kaartspel en speel ermee
workshop-lead = Kies een vak of een kaart om die aan te passen. Je editie wordt tijdens het werk in deze browser opgeslagen.
workshop-open-copy = Kopie van deze editie aanpassen
puzzles-title = Puzzels
puzzles-note = Wat zou jij doen? Stellingen uit echte spellen, met het resultaat van elke zet
simulate-title = Spellen simuleren
simulate-note = Laat robots duizend spellen spelen en zie wie er wint
simulate-this-table = Deze tafel simuleren
replay-title = Herhaling
replay-open = Opgeslagen spel openen
replay-drop = Sleep een bestand hierheen
replay-drop-note = Een spel dat je na afloop of uit een herhaling hebt opgeslagen. Het bestand wordt alleen gelezen, niet bewaard.
replay-choose = Bestand kiezen
replay-reading = Het spel wordt geladen …
replay-unreadable = Dit bestand is geen spel dat het programma kan lezen.
replay-too-large = Dit bestand is te groot voor een opgeslagen spel.
replay-unknown = Deze link leidt niet (meer) naar een spel.
replay-failed = Het spel kon niet worden geladen. Draait het programma nog?
replay-busy = De server is nog bezig met je vorige aanvragen. Probeer het over een minuut opnieuw.
replay-position = Positie in het spel
replay-place = beurt { $turn } van { $turns }, stap { $at } van { $count }
replay-play = Afspelen
replay-pause = Pauzeren
replay-speed = Snelheid
replay-speed-times = { $factor }×
replay-first = Naar het begin
replay-last = Naar het einde
replay-step-back = Eén stap terug
replay-step-on = Eén stap verder
replay-turn-back = Eén beurt terug
replay-turn-on = Eén beurt verder
replay-jump = Ga naar
replay-took-back = { $count ->
    [one] { $count } keer ongedaan gemaakt
   *[other] { $count } keer ongedaan gemaakt
}
replay-next = Naar de volgende
replay-story = Verloop
replay-hinted = Tips gevraagd door: { $names }.
replay-beginning = De tafel vóór de eerste zet.
replay-unfinished = Dit spel is nog bezig.
replay-share = Link kopiëren
replay-save = Opslaan als bestand
replay-keys = Pijltjes: één stap. Met Shift: één beurt. Spatie: afspelen. ?: alle toetsen.
