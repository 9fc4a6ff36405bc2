### MONOPOLY Deal on the screen: the table, the hand, what a card would do, paying, Just Say No, the quick reference.
###
### $number, $size and $count are numbers; everything else is a text ready to be shown: $amount and $before money,
### $subject and $given cards, $set a set as in deal-set-…, $colour and $second colours, the rest players.

## The table

deal-hand = Jouw hand
deal-hand-of = Hand van { $seat }
deal-hand-show = Hand van { $seat } tonen
deal-hand-empty = Geen kaarten in de hand
deal-hand-count = { $number ->
    [0] geen kaarten in de hand
    [one] één kaart in de hand
   *[other] { $number } kaarten in de hand
}
deal-bank = Bank
deal-bank-worth = Op de bank: { $amount }
deal-bank-empty = Niets op de bank
deal-sets-of = Eigendommen van { $seat }
deal-sets-empty = Nog geen eigendommen
deal-sets-complete = Volledige reeksen: { $number } van { $size }
deal-aim = Je wint met een volledige reeks in { $size } kleuren.
deal-mark-question = Hier zie je wat je kunt doen.
deal-mark-hand = { $input ->
    [touch] Dit zijn je kaarten. Tik er een aan of sleep ze naar een plek, en zie wat er gebeurt.
   *[pointer] Dit zijn je kaarten. Klik er een aan of sleep ze naar een plek, en zie wat er gebeurt.
}
deal-mark-own = Hier liggen je eigendommen. Elke volledige reeks vult een van de tekens: zijn ze allemaal vol, dan win je.
deal-auto-answer = { $answer ->
    [allow] toestaan
    [end] beurt beëindigen
    [give] kaart geven
    [discard] kaart afleggen
    [pay] betalen
   *[other] de enige zet
}
deal-set-count = { $number } van { $size }
deal-set-read = { $set }: { $number } van { $size } kaarten, huur { $amount }
deal-set-read-complete = { $set }: volledig, huur { $amount }
deal-set-new = Nieuwe { $set }
deal-pile-left = { $number ->
    [0] De stapel is op
    [one] Nog één kaart op de stapel
   *[other] Nog { $number } kaarten op de stapel
}
deal-discards = Afgelegd
deal-discards-empty = Nog niets afgelegd
deal-discards-count = { $number ->
    [one] Eén kaart afgelegd
   *[other] { $number } kaarten afgelegd
}
deal-discards-open = Afgelegde kaarten bekijken
deal-discards-last = Bovenop: { $subject }
deal-plays-left = { $number ->
    [0] Geen kaarten meer te spelen
    [one] Nog één kaart te spelen
   *[other] Nog { $number } kaarten te spelen
}
deal-plays-then = { $number ->
    [0] Daarna kun je geen kaarten meer spelen.
    [one] Daarna kun je nog één kaart spelen.
   *[other] Daarna kun je nog { $number } kaarten spelen.
}
deal-doubles = { $number ->
    [2] De volgende huur telt dubbel
   *[other] De volgende huur telt { $number } keer
}
deal-turn-mine = Jouw beurt
deal-turn-of = Beurt van { $seat }
deal-turn-number = Beurt { $number }
deal-player-out = heeft de tafel verlaten

## A card

deal-card-worth = { $amount } waard
deal-card-in-hand = kaart { $number } van { $count } in de hand

## What a card would do, before it is played

deal-would-bank = Met { $subject } gaat je bank van { $before } naar { $amount }.
deal-would-lay = { $subject } komt bij de { $set }: { $number } van { $size }.
deal-would-begin = { $subject } begint een { $set }.
deal-would-complete = { $subject } maakt de { $set } volledig.
deal-would-win = Dat is de laatste reeks die je nodig hebt: je wint.
deal-would-move = { $subject } gaat naar de { $set }.
deal-would-break = De { $set } is dan niet meer volledig.
deal-would-rent = Je vraagt elke andere speler { $amount } huur voor de { $set }.
deal-would-rent-any = Je vraagt één speler naar keuze { $amount } huur voor de { $set }.
deal-would-rent-one = Je vraagt { $other } { $amount } huur voor de { $set }.
deal-would-double = { $number ->
    [2] Je volgende huurkaart telt dubbel.
   *[other] Je volgende huurkaart telt { $number } keer.
}
deal-would-pass-go = { $number ->
    [one] Je trekt één kaart.
   *[other] Je trekt { $number } kaarten.
}
deal-would-birthday = Je vraagt elke andere speler { $amount }.
deal-would-collector = Je vraagt { $other } { $amount }.
deal-would-sly = Je krijgt { $subject } van { $other }.
deal-would-forced = Je krijgt { $subject } van { $other }. Kies daarna wat je ervoor geeft.
deal-would-forced-for = { $other } geeft je { $subject } en krijgt { $given }.
deal-would-breaker = Je krijgt de hele { $set } van { $other }.
deal-would-build = { $subject } op de { $set }: de huur stijgt van { $before } naar { $amount }.
deal-would-say-no = De actie van { $other } gaat niet door, tenzij { $other } ook nee zegt.
deal-would-answer-no = De andere speler mag nee zeggen.
deal-would-pay = { $seat } betaalt dan { $amount }.
deal-would-pay-all = { $seat } betaalt dan { $amount } en houdt niets meer over.
deal-would-pay-nothing = { $seat } betaalt dan niets.
deal-would-discard = Je legt { $subject } af.

## Choosing what a card is played on

deal-play-or-bank = Wat doe je met { $subject }?
deal-target-set = Kies waar je de kaart neerlegt.
deal-target-rent = Kies de reeks waarvoor je huur vraagt.
deal-target-card = Kies het eigendom dat je wilt.
deal-target-whole = Kies de reeks die je wilt.
deal-target-player = Kies de speler.
deal-target-build = Kies de reeks waarop je bouwt.
deal-target-give = Kies het eigendom dat je geeft.
deal-target-none = Je kunt deze kaart nu niet spelen, alleen op de bank zetten of houden.
deal-target-cancel = Andere kaart
deal-card-back = Terugleggen

## Paying

deal-pay-title = Je moet { $other } { $amount } betalen
deal-pay-picked = Gekozen
deal-pay-missing = Nog te weinig: { $amount }
deal-pay-exact = Gepast
deal-pay-over = { $amount } te veel, en er is geen wisselgeld
deal-pay-suggestion-of = Suggestie: { $names }
deal-pay-breaks = Je { $set } is dan niet meer volledig.

## Just Say No

deal-duel-asks = { $other } wil { $amount } van je.
deal-duel-wants = { $other } wil { $subject } van je.
deal-duel-wants-swap = { $other } wil { $subject } van je en geeft er { $given } voor.
deal-duel-wants-set = { $other } wil je hele { $set }.
deal-duel-own-asks = Je wilt { $amount } van { $seat }.
deal-duel-own-wants = Je wilt { $subject } van { $seat }.
deal-duel-own-wants-swap = Je wilt { $subject } van { $seat } en geeft er { $given } voor.
deal-duel-own-wants-set = Je wilt de hele { $set } van { $seat }.
deal-duel-noes = { $number ->
    [0] Nog niemand heeft nee gezegd.
    [one] Er is één keer nee gezegd.
   *[other] Er is { $number } keer nee gezegd.
}
deal-duel-stands = Nu gaat de actie door.
deal-duel-falls = Nu gaat de actie niet door.
deal-duel-have-none = Je hebt geen kaart ‘Geen sprake van’.
deal-lack-loose = niemand anders heeft een eigendom buiten een volledige reeks
deal-lack-own-loose = je hebt geen eigendom buiten een volledige reeks
deal-lack-whole = niemand anders heeft een volledige reeks
deal-lack-colours = je hebt geen eigendom in deze kleuren
deal-lack-properties = je hebt nog geen eigendommen
deal-lack-house = je hebt geen volledige reeks waar een huis op kan
deal-lack-hotel = je hebt geen volledige reeks met een huis
deal-lack-plays = je mag deze beurt geen kaarten meer spelen
deal-lack-turn = je bent niet aan de beurt

## What happens to the player, told large

deal-event-paid = { $seat } betaalt { $amount } aan { $other }.
deal-event-swapped = { $seat } krijgt { $subject } van { $other } en geeft er { $given } voor.
deal-event-took-set = { $seat } neemt de hele { $set } van { $other }.
deal-event-complete = Reeks volledig

## Leaving

deal-give-up-sure = Wil je echt stoppen? Al je kaarten worden afgelegd. Dit kun je niet ongedaan maken.

## The quick reference

panel-quick = In het kort
deal-quick-turn = Jouw beurt
deal-quick-turn-1 = Trek twee kaarten, of vijf als je hand leeg is.
deal-quick-turn-2 = Speel hoogstens drie kaarten.
deal-quick-turn-3 = Elke kaart gaat naar je bank, voor je op tafel of naar het midden.
deal-quick-turn-4 = Houd aan het einde hoogstens zeven kaarten.
deal-quick-cards = De kaarten
deal-quick-cards-1 = Huur in twee kleuren: alle anderen betalen. Huur in alle kleuren: één speler betaalt.
deal-quick-cards-2 = Slinkse greep neemt een eigendom, Gedwongen ruil wisselt er een, Onteigening neemt een volledige reeks.
deal-quick-cards-3 = Deurwaarder en Ik ben jarig leveren geld op, Langs Start levert kaarten op.
deal-quick-cards-4 = ‘Geen sprake van’ beschermt je op elk moment; een tweede heft de eerste op.
deal-quick-paying = Betalen
deal-quick-paying-1 = Je kiest waarmee: bank of eigendommen, nooit kaarten uit je hand.
deal-quick-paying-2 = Er is geen wisselgeld.
deal-quick-paying-3 = Eigendommen gaan naar de eigendommen van de ontvanger, al het andere naar diens bank.
deal-quick-paying-4 = Heb je niets voor je liggen, dan betaal je niets.
deal-quick-winning = Winnen
deal-quick-winning-1 = Je wint met drie volledige reeksen in drie kleuren, in je eigen beurt.
deal-quick-winning-2 = Een wisselkaart telt als een van de kleuren erop; verleggen mag in je eigen beurt.
deal-quick-winning-3 = Een huis en dan een hotel op een volledige reeks verhogen de huur.
deal-quick-winning-4 = Een volledige reeks kun je alleen verliezen door Onteigening of door te betalen.

## The keys

deal-key-hand = Naar de hand; de pijltjes gaan van kaart naar kaart
deal-key-card = De kaart met dit nummer in je hand
deal-key-bank = Kaart op de bank zetten
deal-key-play = Kaart spelen of neerleggen
deal-key-cancel = Andere kaart
deal-key-undo = Ongedaan maken
deal-key-end = Beurt beëindigen
deal-key-no = Geen sprake van
deal-key-allow = Toestaan
deal-key-quick = De regels in het kort
deal-key-discards = Afgelegde kaarten
deal-key-question = Naar de vraag

## Start page, lobby, end

deal-seats-full = Met één pak kaarten kunnen hoogstens { $count } spelers meedoen (DEAL-1).
deal-start-two = Minstens twee spelers nodig (DEAL-1).
deal-edition-note = bepaalt de kaarten en de spelregels
deal-end-sets = Volledige reeksen: { $names }
deal-end-place-sets = { $number ->
    [0] geen volledige reeks, { $amount } op de bank
    [one] één volledige reeks, { $amount } op de bank
   *[other] { $number } volledige reeksen, { $amount } op de bank
}
deal-end-left = heeft de tafel verlaten
deal-end-collected = Ontvangen geld
deal-end-stolen = Genomen eigendommen
deal-end-noes = Keer nee gezegd
deal-end-banked = Kaarten op de bank gezet
replay-no = { $count ->
    [one] { $count } keer nee
   *[other] { $count } keer nee
}
replay-taken = { $count ->
    [one] { $count } eigendom genomen
   *[other] { $count } eigendommen genomen
}
replay-breaker = { $count ->
    [one] { $count } onteigening
   *[other] { $count } onteigeningen
}
deal-promise = Elke kaart volgt uit een geheime seed, die vóór het spel is vastgelegd, en uit een bijdrage van elke browser. De vingerafdruk van de seed was vooraf te zien; de seed zelf zie je na het spel.
deal-check = Elke kaart volgt uit deze seed, waarvan de vingerafdruk vóór het spel te zien was, en uit een bijdrage van elke browser.
