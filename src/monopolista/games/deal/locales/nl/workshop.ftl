### The workshop of card games; $number, $count, $size, $most, $low and $high are numbers.

## What a new one begins with.

workshop-start-deal-note = De kaarten, hun waarde en de regels komen van de gekozen editie. Je kunt alles aanpassen.

## The deck as the workshop shows it; $name is a card, $colour a colour, $by a percentage.

workshop-blank-property = { $colour } { $number }
workshop-section-card = Kaart
workshop-section-set = Reeks
workshop-group-wilds = Wisselkaarten
workshop-group-rents = Huur
workshop-group-actions = Acties
workshop-group-money = Geld
workshop-set-count = { $count } voor { $size }
workshop-card-entry = { $count ->
    [one] { $name }, 1 kaart
   *[other] { $name }, { $count } kaarten
}
workshop-add-card = Toevoegen
workshop-add-pair = Twee kleuren
workshop-total-cards = Kaarten
workshop-total-properties = Eigendommen
workshop-total-wilds = Wisselkaarten
workshop-total-rents = Huur
workshop-total-actions = Acties
workshop-total-money = Geld
workshop-total-of = { $count } van { $most }

## The fields of a card and of a set.

workshop-card-count = Hoeveel
workshop-card-value = Waarde
workshop-card-colour = Kleur
workshop-card-colour-first = Eerste kleur
workshop-card-colour-second = Tweede kleur
workshop-card-picture = Soort eigendom
workshop-card-picture-street = straat
workshop-card-picture-station = station
workshop-card-picture-bulb = elektriciteit
workshop-card-picture-tap = water
workshop-card-no-value = Deze kaart betaalt niets en heeft dus geen waarde.
workshop-card-remove = Deze kaart weghalen
workshop-set-own-name = De reeks heeft een eigen naam
workshop-set-size = Kaarten in een volledige reeks
workshop-set-rents = Huur
workshop-set-rent = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
workshop-set-buildable = Er kan een huis en een hotel op
workshop-set-remove = Deze reeks weglaten, met alle kaarten die haar noemen
workshop-set-add = Reeks toevoegen

## The rules that a card game states.

workshop-rule-most-seats = Spelers (hoogstens)
workshop-rule-sets-to-win = Reeksen om te winnen
workshop-rule-dealt = Kaarten bij het delen
workshop-rule-drawn = Kaarten per beurt
workshop-rule-drawn-empty = Kaarten met een lege hand
workshop-rule-plays = Kaarten spelen per beurt
workshop-rule-most-hand = Kaarten in de hand
workshop-rule-go-cards = Kaarten bij Langs Start
workshop-rule-birthday = Verjaardagscadeau
workshop-rule-collects = Geïnde schuld
workshop-rule-house-rent = Extra huur met een huis
workshop-rule-hotel-rent = Extra huur met een hotel
workshop-choices-note = De regels die deze editie noemt. Aan een tafel kun je andere kiezen.

## Whether it is a good deck.

workshop-deck-composition = Wat er in het spel zit
workshop-deck-here = Dit spel
workshop-deck-usual = Gewone spel
workshop-deck-robots-note = Robots spelen met deze kaarten en daarna met de gewone. De eerste keer duurt dat een paar minuten.
workshop-verdict-length-alike = Spellen duren ongeveer even lang als met de gewone kaarten.
workshop-verdict-length-more = Spellen duren { $by } langer dan met de gewone kaarten: meer huurkaarten, kleinere reeksen of minder reeksen om te winnen maken ze korter.
workshop-verdict-length-less = Spellen duren { $by } korter dan met de gewone kaarten: grotere reeksen of meer reeksen om te winnen maken ze langer.
workshop-verdict-seats-fair = Elke plaats wint ongeveer even vaak.
workshop-verdict-seats-unfair = De ene plaats wint veel vaker dan de andere: het verschil is { $by } van alle spellen.
workshop-verdict-endless = { $by } van de spellen eindigt nooit.

## What the checker says of a box.

workshop-fault-sets = Een doos heeft een aantal van de tien kleuren, elk één keer en in de gewone volgorde.
workshop-fault-set-rent = Een set heeft evenveel huren als kaarten, en elke huur is hoger dan de vorige.
workshop-fault-set-size = Te weinig eigendommen hebben deze kleur: een set heeft er zoveel nodig als hij groot is.
workshop-fault-set-cards = Er kunnen meer kaarten deze kleur hebben dan er in vier sets passen.
workshop-fault-card-colours = Een eigendom heeft één kleur, een wisselkaart of huurkaart twee kleuren van deze doos, en andere kaarten geen.
workshop-fault-deck-cards = Een stapel heeft hoogstens { $high } kaarten.
workshop-fault-deck-properties = Een stapel heeft hoogstens { $high } eigendommen, wisselkaarten inbegrepen.
workshop-fault-deck-wilds = Een stapel heeft hoogstens { $high } wisselkaarten.
workshop-fault-deck-dealt = Een stapel heeft minstens { $low } kaarten nodig: iedereen krijgt de zijne, en de eerste speler trekt.
workshop-fault-hand-size = Een hand zou meer dan { $high } kaarten kunnen bevatten: verlaag het aantal kaarten dat wordt gedeeld, gehouden of getrokken, of het aantal kaarten dat per beurt wordt gespeeld.
