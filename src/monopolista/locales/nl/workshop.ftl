### The workshop, where players make an edition of their own, whatever the game.
###
### $games and $seat are numbers, $count is a number of things.

workshop-game = Het spel
workshop-own-name = Mijn editie
workshop-start = Met welke editie begin je?
workshop-start-copy = Deze editie kopiëren
workshop-start-blank = Zonder namen
workshop-print-this = Deze editie afdrukken
workshop-samples = Of een van onze voorbeelden
workshop-start-failed = Deze editie kon niet worden geladen. Controleer de link of probeer het opnieuw.
workshop-starting = Editie wordt geopend …

## What is done with the whole edition.

workshop-undo = Ongedaan maken
workshop-redo = Opnieuw
workshop-restart = Opnieuw beginnen
workshop-open = Bestand openen
workshop-save = Opslaan als bestand
workshop-save-toml = Opslaan als TOML
workshop-share = Link maken
workshop-print = Afdrukken
workshop-more = Meer
workshop-play = Spelen
workshop-link = Link naar deze editie
workshop-link-note = Wie deze link heeft, kan een kopie aanpassen. De link blijft gelijk zolang de editie niet verandert.
workshop-busy = Te veel edities voor nu. Probeer het over een uur opnieuw.
workshop-failed = De server heeft de editie niet aangenomen.
workshop-unreadable = Dit bestand is geen editie van dit spel die het programma kan lezen.
workshop-checking = Controleren …
workshop-check-sound = Klaar om te spelen
workshop-check-failed = De server kan de editie nu niet controleren. Je wijzigingen zijn hier opgeslagen.
workshop-not-stored = Deze browser kan de editie niet opslaan: sla haar op als bestand.
workshop-show-fault = Tonen
workshop-section = Wat je aanpast
workshop-section-box = Editie
workshop-section-cards = Kaarten
workshop-section-rules = Regels
workshop-section-balance = Balans

## Its name, its languages and its money.

workshop-name = Naam
workshop-box-name = Naam van de editie
workshop-languages = Talen van de namen
workshop-first-language = Eigen taal van de editie
workshop-currency = Muntteken

## Games of robots.

workshop-balance-faulty = Verbeter eerst wat de controle heeft gevonden.
workshop-robots = Spellen van robots
workshop-robots-start = Laat robots { $games } spellen spelen
workshop-robots-games = Spellen
workshop-robots-turns = Gemiddelde lengte in beurten
workshop-robots-endless = Spellen zonder einde
workshop-robots-seat = Gewonnen op plaats { $seat }

## Faults, below the field that has them; $low and $high are numbers.

workshop-faults = { $count ->
    [one] Eén ding te veranderen
   *[other] { $count } dingen te veranderen
}
workshop-fault-format = Deze waarde is niet van de soort die hier hoort.
workshop-fault-unknown = Een editie heeft zo’n waarde niet.
workshop-fault-missing = Deze waarde ontbreekt.
workshop-fault-range = Vul een getal van { $low } tot { $high } in.
workshop-fault-game = Geen spel met deze naam neemt eigen dozen aan.
workshop-fault-inherits = De editie waarmee deze begint, bestaat niet of kan zo niet veranderd worden.
workshop-fault-own-name = De editie heeft een eigen naam nodig.
workshop-fault-size = De editie is te groot: maak teksten korter of laat een taal weg.
workshop-fault-languages = Elke taal staat er één keer in, ook die van de editie zelf.
workshop-fault-currency = Eén tot drie tekens, zonder spaties of cijfers.
workshop-fault-name = Een naam heeft 1 tot 60 zichtbare tekens.
workshop-fault-same = Iets anders heeft hier al deze naam, of een die erop lijkt.
