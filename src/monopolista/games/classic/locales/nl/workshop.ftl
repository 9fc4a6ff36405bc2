### The workshop, where players make a board of their own.
###
### $number is a square or a count; $count is a number of things; sums and percentages are written ready.

## What a new one begins with.

workshop-start-note = Prijzen, huren, kaarten en regels komen van de gekozen editie. Je kunt alles aanpassen.

## Names of the squares of a board without names; $number counts the squares of a kind.

workshop-blank-go = START
workshop-blank-street = Straat { $number }
workshop-blank-station = Station { $number }
workshop-blank-company = Nutsbedrijf { $number }
workshop-blank-chance = Kans
workshop-blank-chest = Algemeen Fonds
workshop-blank-tax = Belasting { $number }
workshop-blank-jail = Gevangenis / Op bezoek
workshop-blank-parking = Vrij parkeren
workshop-blank-go-to-jail = Naar de gevangenis

## What is done with the whole board.

workshop-section-square = Vak

## The fields of a square.

workshop-square-number = Vak { $number }
workshop-square-title = { $number } · { $name }
workshop-kind = Soort vak
workshop-kind-chance = eerste stapel kaarten
workshop-kind-chest = tweede stapel kaarten
workshop-kind-tax = belasting
workshop-deck-name = Naam van de stapel en zijn vakken
workshop-group = Kleur
workshop-group-alone = Alleen deze straat veranderen
workshop-price = Prijs
workshop-mortgage = Hypotheek: { $amount }
workshop-curve = Huren en huizen volgen de prijs, zoals op het klassieke bord
workshop-house-price = Prijs van een huis
workshop-rent-bare = Onbebouwd
workshop-rent-houses = { $count ->
    [one] { $count } huis
   *[other] { $count } huizen
}
workshop-rent-hotel = Hotel
workshop-tax = Belasting
workshop-salary = Loon bij het passeren
workshop-fine = Boete om vrij te komen
workshop-jail-tries = Worpen voor dubbel
workshop-station-rents = Huur per aantal stations
workshop-company-factors = Huur als veelvoud van de ogen
workshop-own-words = { $kind ->
    [station] Andere woorden voor stations
   *[company] Andere woorden voor nutsbedrijven
}
workshop-words-usual = { $kind ->
    [station] stations
   *[company] nutsbedrijven
}
workshop-word-one = Enkelvoud
workshop-word-many = Meervoud
workshop-words-note = Zoals in een zin: ruimtehaven, ruimtehavens.
workshop-picture = Plaatje
workshop-picture-note = een emoji, een tekening of een eigen bestand
workshop-picture-upload = Plaatje uploaden
workshop-picture-remove = Plaatje weghalen
workshop-picture-own = Jouw plaatje { $number }
workshop-picture-busy = Bezig met lezen …
workshop-picture-refused-kind = Je browser kan dit bestand niet als afbeelding lezen: kies een SVG-, PNG-, JPEG- of WebP-bestand.
workshop-picture-refused-large = Deze afbeelding is te groot: kies er een van hoogstens { $megabytes } MB en { $megapixels } megapixels.
workshop-picture-refused-dimension = Deze tekening vermeldt geen breedte en hoogte: voeg die toe of kies een ander bestand.
workshop-icon-train = trein
workshop-icon-bolt = bliksem
workshop-icon-drop = waterdruppel
workshop-icon-star = ster
workshop-icon-question-mark = vraagteken
workshop-icon-percent = procentteken
workshop-icon-car = auto
workshop-square-before = Vorig vak
workshop-square-after = Volgend vak
workshop-square-keys = Enter in een veld: volgend vak. Shift+Enter: vorig vak.
workshop-move-back = Eén terug
workshop-move-on = Eén verder
workshop-fixed = Een bord heeft altijd 40 vakken: 22 straten in acht kleuren van één tot vier, vier stations, twee nutsbedrijven en vier hoeken.

## The fields of the board.

workshop-multiply = Vermenigvuldig alle bedragen met
workshop-multiply-now = Vermenigvuldig
workshop-multiply-note = Prijzen, huren, belastingen, contant geld en de bedragen op kaarten, ook in hun tekst. Bedragen worden afgerond op hele getallen, prijzen op even getallen; huren blijven oplopen.
workshop-number-tokens = Meeste spelers
workshop-number-cash = Startgeld
workshop-number-houses = Huizen in de bank
workshop-number-hotels = Hotels in de bank
workshop-number-hotel-after = Huizen vóór een hotel
workshop-number-interest = Hypotheekrente, %
workshop-number-first-bid = Openingsbod
workshop-number-raise-least = Kleinste verhoging
workshop-number-building-first-bid = Openingsbod voor gebouwen (0: prijs van een huis)

## The cards.

workshop-deck = Stapel
workshop-cards-note = Elke stapel heeft 16 kaarten.
workshop-effect = Effect
workshop-effect-advance = ga verder naar een vak
workshop-effect-back-to = ga terug naar een vak
workshop-effect-back = ga enkele vakken terug
workshop-effect-nearest-station = ga naar het volgende station
workshop-effect-nearest-company = ga naar het volgende nutsbedrijf
workshop-effect-to-jail = ga naar de gevangenis
workshop-effect-jail-free = verlaat de gevangenis zonder te betalen
workshop-effect-receive = de bank betaalt
workshop-effect-pay = betaal aan de bank
workshop-effect-receive-each = elke speler betaalt
workshop-effect-pay-each = betaal elke speler
workshop-effect-repairs = betaal voor huizen en hotels
workshop-effect-pay-or-draw = betaal of trek van de andere stapel
workshop-card-own = Zelf de tekst schrijven
workshop-card-text = Tekst
workshop-card-square = Naar vak
workshop-card-house = Per huis
workshop-card-hotel = Per hotel
workshop-card-steps = Vakken
workshop-card-factor = Huur vermenigvuldigd met
workshop-card-amount = Bedrag

## The rules.

workshop-rules-note = De regels van dit bord. Aan tafel kun je nog steeds huisregels kiezen.
workshop-choice-company-anew = Opnieuw gooien voor de huur van een nutsbedrijf
workshop-choice-debt-in-kind = Schuldeisers mogen bezit aannemen voor een schuld
workshop-choice-mortgage-own = Hypotheek op een straat terwijl op andere van die kleur gebouwd is
workshop-choice-last-only = Alleen het laatste huis of hotel veilen
workshop-choice-ruined-at-once = Meteen failliet als geld, gebouwen en hypotheken een schuld niet dekken
workshop-choice-bare-streets = Onbebouwde straten ruilen van een kleur met gebouwen
workshop-choice-rich-buildings = Waarde van gebouwen in de eindtelling, %
workshop-ways = Manieren van spelen
workshop-ways-note = Een manier die de regels van dit bord niet beschrijven, is aan tafel een huisregel.
workshop-way-short = Kort spel
workshop-way-timed = Spel op tijd
workshop-way-speedy = Speedy-dobbelsteen
workshop-way-described = De regels van dit bord beschrijven het
workshop-way-always = Altijd zo spelen
workshop-way-deeds = Eigendommen vooraf per speler
workshop-way-last-bankruptcy = Faillissement dat het spel beëindigt
workshop-way-hotel-whole = Een hotel in één keer verkopen, met de huizen ervoor
workshop-way-ends-short = De klok beëindigt ook het korte spel
workshop-way-cash = Extra startgeld

## The balance.

workshop-balance-found = { $count ->
    [0] Goed in balans: elke kleur verdient zich ongeveer zo snel terug als op het klassieke bord en geen bedrag wijkt sterk af.
    [one] Eén ding wijkt sterk af van het klassieke bord.
   *[other] { $count } dingen wijken sterk af van het klassieke bord.
}
workshop-balance-note = Beurten van één tegenstander tot een hele kleur met drie huizen per straat zich heeft terugverdiend. Meer dan een tiende verschil met het klassieke bord telt als fout.
workshop-balance-here = Dit bord
workshop-balance-classic = Klassiek
workshop-robots-note = Robots spelen op dit bord en daarna op het klassieke. De eerste keer duurt dat een paar minuten.
workshop-robots-colours = Hoe vaak de eerste bezitter van een hele kleur het spel wint.
workshop-advice-never = Verdient zich nooit terug.
workshop-advice-late = Verdient zich laat terug: na { $turns } beurten, op het klassieke bord na { $classic }.
workshop-advice-soon = Verdient zich snel terug: na { $turns } beurten, op het klassieke bord na { $classic }.
workshop-advice-price = Kost { $here }; bij de rest van de kleur past { $low }.
workshop-advice-rent = Huur met drie huizen: { $here }; bij de rest van de kleur past { $low }.
workshop-advice-ladder = De huren stijgen in andere stappen dan op het klassieke bord.
workshop-advice-sum = { $here }; bij het klassieke bord past { $low }.
workshop-advice-span = { $here }; bij de klassieke borden past { $low } tot { $high }.
workshop-advice-or = of
workshop-advice-raise = Verhoog de huren met { $change }
workshop-advice-lower = Verlaag de huren met { $change }
workshop-advice-house = Huizen voor { $amount }
workshop-advice-prices = { $count ->
    [one] Prijs { $amounts }
   *[other] Prijzen { $amounts }
}
workshop-advice-rents = Huren { $amounts }
workshop-advice-steps = Klassieke stappen
workshop-advice-amount = Maak er { $amount } van

## Faults, below the field that has them; $low and $high are numbers.

workshop-fault-card-text = De tekst van een kaart heeft 1 tot 200 zichtbare tekens.
workshop-fault-card-sum = De tekst noemt een ander bedrag dan de kaart heeft.
workshop-fault-squares = Een bord heeft 40 vakken: eerst Start, één gevangenis, Vrij parkeren, 22 straten, vier stations en twee nutsbedrijven.
workshop-fault-colour = Elke kleur heeft één tot vier straten nodig.
workshop-fault-price = Een prijs moet even zijn en hoger dan 0: de hypotheek is de helft.
workshop-fault-rent = Elke huur moet hoger zijn dan de vorige, en de eerste hoger dan 0.
workshop-fault-rising = Elk getal moet hoger zijn dan het vorige.
workshop-fault-first-bid = Het openingsbod is hoger dan het startgeld.
workshop-fault-square-values = Dit soort vak heeft andere waarden.
workshop-fault-picture = Het plaatje is één emoji, een van de tekeningen of een plaatje dat je hebt geüpload.
workshop-fault-image = Het bord kan dit plaatje niet gebruiken: upload het opnieuw.
workshop-fault-pictures = Samen zijn de plaatjes te groot: haal er enkele weg.
workshop-fault-pictures-off = Deze server laat geen eigen plaatjes toe: haal ze weg om hier te spelen.
workshop-fault-card-values = Tekst, werking en getallen van deze kaart horen niet bij elkaar.
workshop-fault-variants = Elke versie van de stapels heeft een eigen naam.
workshop-fault-deck-size = Elke stapel heeft 16 kaarten nodig.
workshop-fault-deck-moves = Een stapel heeft een kaart nodig die geld geeft of kost.
workshop-fault-deck-jail = Een stapel heeft hoogstens twee gevangeniskaarten.
