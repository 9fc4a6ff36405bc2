### The open question, the auction, the debt, the trades and the panels beside the board.
###
### Money ($amount, $price, $cash, $left …) and names ($seat, $other, $names, $square …) are texts ready to be shown;
### $count, $tries, $stock and the other numbers are numbers.

## Whose turn it is to answer, and what to do

head-roll = Gooi de dobbelstenen
head-bus = Waarheen met de bus?
head-anywhere = Ga waar je wilt
head-choose = Betalen of trekken?
head-jail = In de gevangenis
head-end = Beurt beëindigen?
head-buy = { $square }
head-auction = Veiling: { $square }
head-building-auction = { $building ->
    [hotel] Veiling: een hotel
   *[house] Veiling: een huis
}
head-shortage = { $building ->
    [hotel] Hotels bijna op
   *[house] Huizen bijna op
}
head-place = { $building ->
    [hotel] Waar bouw je het hotel?
   *[house] Waar bouw je het huis?
}
head-debt = Je moet betalen
head-transferred = { $deeds ->
    [one] Eigendom met hypotheek
   *[other] Eigendommen met hypotheek
}
task-roll = Gooi de dobbelstenen.
task-bus = Kies hoe ver je met de bus gaat.
task-anywhere = Kies een vak.
task-choose = Betaal of trek een kaart.
task-jail = Kies hoe je eruit wilt komen.
task-end = Je kunt nog bouwen of ruilen.
task-buy = Te koop: wil je het hebben?
task-auction = Bied of pas.
task-building-auction = Bied of pas.
task-shortage = Wil jij er ook een?
task-place = Kies een straat.
task-debt = Zoek geld om te betalen.
task-transferred = Los de hypotheek af of behoud die.
status-start = Er wordt gegooid om te bepalen wie begint.
status-dice = { $seat } gooit de dobbelstenen.
status-drawing = { $seat } neemt een kaart.
status-dealing = De eigendommen worden uitgedeeld.
status-bus = { $names } kiest hoe ver de bus rijdt.
status-anywhere = { $names } kiest een vak.
status-choose = { $names } kiest: { $amount } betalen of een kaart trekken.
status-move-on = { $seat } gaat verder met Mr. Monopoly.
status-roll = { $names } moet de dobbelstenen gooien.
status-jail = { $names } zit in de gevangenis en kiest hoe eruit te komen.
status-rolled = { $seat } heeft gegooid.
status-end = { $names } kan nog bouwen of ruilen en beëindigt dan de beurt.
status-hand-on = { $seat } beëindigt de beurt.
status-buy = { $names } beslist: { $square } kopen voor { $amount }?
status-auction = { $count ->
    [one] { $names } kan nog hoger bieden.
   *[other] Kunnen nog hoger bieden: { $names }.
}
status-building-auction = { $count ->
    [one] { $names } kan nog hoger bieden.
   *[other] Kunnen nog hoger bieden: { $names }.
}
status-debt = { $names } moet { $amount } betalen en zoekt geld.
status-transferred = { $names } beslist over een hypotheek.
status-shortage = { $building ->
    [hotel] { $seat } wil een hotel: { $count ->
        [one] { $names } moet kiezen.
       *[other] { $names } moeten kiezen.
    }
   *[house] { $seat } wil een huis: { $count ->
        [one] { $names } moet kiezen.
       *[other] { $names } moeten kiezen.
    }
}
status-place = { $building ->
    [hotel] { $names } kiest waar het hotel komt.
   *[house] { $names } kiest waar het huis komt.
}
status-move = { $seat } is onderweg.
status-estate = De bank veilt de eigendommen.

## A proposal from here that was turned down: what was asked, and what was offered for it

turned-down = Ruil geweigerd
turned-down-line = { $partner } weigert: { $gets } voor { $gives }.
turned-down-change = Aanpassen
turned-down-again = Opnieuw
turned-down-away = Sluiten

## What comes up: $total is the sum of the dice, $ways the number of ways in which they show it

ahead-title = Waar { $seat } met de volgende worp kan komen
ahead-goal = { $total }: { $square }, { $ways } op 36
ahead-due = { $total }: { $square }, { $ways } op 36: { $amount } aan { $payee }

## The answers

answer-roll = Gooien
answer-roll-double = dubbel nodig
ride-one = met één dobbelsteen: { $steps }
ride-both = met beide: { $steps }
answer-go = Naar { $square }
answer-pay = { $amount } betalen
answer-take = { $deck } trekken
answer-fine = { $fine } betalen
answer-card = Kaart gebruiken
answer-card-of = Kaart van { $deck } gebruiken
answer-end = Beurt beëindigen
answer-buy = Kopen voor { $price }
answer-decline = Laten veilen
answer-decline-plain = Niet kopen
answer-raise-money = Geld zoeken
answer-bid = { $amount } bieden
answer-pass = Passen
answer-bid-up-to = Tot { $amount }
answer-bid-up-to-note = biedt voor je mee
answer-want = { $building ->
    [hotel] Meedingen
   *[house] Meedingen
}
answer-waive = Laat maar
answer-redeem = Aflossen: { $price }
answer-keep = Behouden: { $price }
answer-redeem-short = Aflossen
answer-keep-short = Behouden
answer-build = Bouwen
answer-sell = Verkopen
answer-mortgage = Hypotheek
answer-next-step = Eerste stap doen
answer-all-steps = { $count ->
    [one] Deze stap doen
   *[other] Alle { $count } doen
}
answer-own-way = Zelf kiezen
answer-bankrupt = Faillissement aanvragen
answer-trade = Ruil voorstellen
answer-propose = Voorstellen
answer-counter-send = Tegenvoorstel doen
answer-accept = Akkoord
answer-refuse = Weigeren
answer-counter = Tegenvoorstel
answer-more = Meer
answer-back = Terug
answer-refuse-all = Alle { $count } weigeren
answer-ignore = { $maker } negeren
answer-ignore-spoken = { $maker } negeren: geen voorstellen meer in dit spel
answer-ignore-all = Iedereen negeren
answer-ignore-all-spoken = Iedereen negeren: geen voorstellen meer in dit spel
answer-withdraw = Intrekken

auto-answer = { $answer ->
    [roll] gooien
    [end] beurt beëindigen
    [decline] niet kopen
    [pass] passen
    [waive] niet meedoen
    [take] kaart trekken
    [pay] betalen
    [keep] hypotheek behouden
    [redeem] hypotheek aflossen
    [place] gebouw plaatsen
    [fine] boete betalen
    [card] kaart gebruiken
   *[other] de enige zet
}

## The turn and the jail

roll-first = Eerst kun je nog bouwen, een hypotheek nemen of ruilen.
roll-again = { $doubles ->
    [one] Dubbel: je gooit nog eens.
   *[other] Twee keer dubbel: je gooit nog eens. Een derde keer brengt je naar de gevangenis.
}
roll-speedy = De Speedy-dobbelsteen doet mee: een getal telt erbij, met de bus kies je zelf, Mr. Monopoly brengt je verder.
speedy-number = Speedy-dobbelsteen: { $face } erbij, { $total } in totaal.
speedy-bus = Speedy-dobbelsteen, de bus: { $seat } gebruikt één witte dobbelsteen, de andere of allebei.
speedy-mister = Speedy-dobbelsteen, Mr. Monopoly: na dit vak gaat { $seat } naar het volgende vrije eigendom, of anders naar het volgende waar huur verschuldigd is.
speedy-moved-on = Speedy-dobbelsteen: Mr. Monopoly bracht { $seat } hierheen.
speedy-three = Drie gelijke getallen: { $seat } gaat naar een vak naar keuze en gooit niet meer.
anywhere-how = Tik een vak aan op het bord, gebruik de pijltjes of zoek het hier. Bevestig daarna.
anywhere-search = Vak zoeken
anywhere-squares = Vakken
anywhere-none = Geen vak gevonden.
anywhere-first = Kies eerst een vak
choose-missing = Je hebt { $cash }: { $missing } te weinig. Je kunt gebouwen verkopen of een hypotheek nemen en dan betalen.
end-business = Je kunt nu nog bouwen, een hypotheek nemen of ruilen.
jail-tries = { $tries ->
    [0] Je hebt drie beurten om dubbel te gooien. Of betaal { $fine }, of gebruik een gevangeniskaart.
    [1] De eerste poging is mislukt. Je hebt er nog twee.
   *[other] Laatste poging: zonder dubbel betaal je { $fine } en ga je verder met deze worp.
}
buy-left = Je hebt { $cash } en houdt { $left } over.
buy-missing = Je hebt { $cash }: { $missing } te weinig. Je kunt gebouwen verkopen of hypotheken nemen en dan kopen.

## Scarce buildings

shortage-text = { $building ->
    [hotel] { $seat } wil een hotel op { $square }. { $stock ->
        [one] De bank heeft er nog één. Wil jij het ook, dan komt er een veiling.
       *[other] De bank heeft er nog { $stock }. Willen te veel spelers er een, dan komt er een veiling.
    }
   *[house] { $seat } wil een huis op { $square }. { $stock ->
        [one] De bank heeft er nog één. Wil jij het ook, dan komt er een veiling.
       *[other] De bank heeft er nog { $stock }. Willen te veel spelers er een, dan komt er een veiling.
    }
}
place-text = { $building ->
    [hotel] Het hotel is van jou voor { $amount }. Bouw het meteen.
   *[house] Het huis is van jou voor { $amount }. Bouw het meteen.
}
place-text-priced = { $building ->
    [hotel] Er is ook een hotel voor jou, voor de gewone prijs. Bouw het meteen of zie ervan af.
   *[house] Er is ook een huis voor jou, voor de gewone prijs. Bouw het meteen of zie ervan af.
}

## The auction

auction-highest = Hoogste bod
auction-first = Vanaf
auction-raise = Verhogen
auction-raise-by = Verhogen met { $amount }
auction-price = prijs
auction-limit = Er wordt automatisch voor je geboden tot { $amount }, nooit meer dan nodig. De anderen zien je limiet niet.
auction-limit-passed = De anderen bieden meer dan jouw { $amount }: bied opnieuw of pas.
auction-limit-change = Wijzigen
auction-limit-end = Intrekken
auction-entry = Je bod, van { $low } tot { $high }
auction-range = Je hebt { $cash }: bied van { $low } tot { $high }.
auction-too-poor = Je hebt { $cash }, maar het volgende bod is { $low }. Verkoop iets of neem een hypotheek om mee te doen, of pas.
auction-leading = Jij hebt het hoogste bod.
auction-passed = Je hebt gepast en doet niet meer mee aan deze veiling.
auction-news = { $other } biedt { $amount }
auction-in = Doen mee
auction-out = Eruit

## Mortgaged deeds received

transferred-text = { $deeds ->
    [one] Je kreeg een eigendom met hypotheek. Los die nu af, of betaal 10% en behoud de hypotheek. Je hebt { $cash }.
   *[other] Je kreeg eigendommen met hypotheek. Los elke hypotheek nu af, of betaal 10% om die te behouden. Je hebt { $cash }.
}

## Debt

debt-by-rent = { $to ->
    [bank] { $amount } aan de bank voor { $why }
   *[player] { $amount } aan { $other }: huur van { $why }
}
debt-by-card = { $to ->
    [bank] { $amount } aan de bank. { $why }
   *[player] { $amount } aan { $other }. { $why }
}
debt-by-rule = { $to ->
    [bank] { $amount } aan de bank: { $why }
   *[player] { $amount } aan { $other }: { $why }
}
debt-owed = Te betalen
debt-in-hand = Je geld
debt-missing = Tekort
debt-reachable = Vrij te maken
debt-suggestion = Suggestie:
debt-suggestion-all = Alles tonen
debt-suggestion-less = Minder tonen
debt-step-mortgage = hypotheek op { $square } ({ $amount })
debt-step-sell = { $count ->
    [one] een gebouw verkopen op { $square } ({ $amount })
   *[other] { $count } gebouwen verkopen op { $square } ({ $amount })
}
debt-own-way = Verkoop gebouwen, neem hypotheken of stel een ruil voor. Zodra je genoeg hebt, wordt er automatisch betaald.
debt-in-kind = { $other } mag ook onbebouwde eigendommen aannemen voor de schuld of een deel ervan. Bied ze aan in een ruil.
debt-hopeless = Ook als je alles verkoopt, heb je te weinig. Alleen een ruil kan je nog redden.
debt-lost = Ook als je alles verkoopt, heb je te weinig, en geen ruil kan het tekort dekken.
give-up-sure = Wil je echt stoppen? Al je bezit gaat terug naar de bank en wordt geveild. Dit kun je niet ongedaan maken.
give-up-sure-debt = Wil je echt opgeven? Als je bezit genoeg is voor de schuld, wordt die betaald en gaat de rest naar de bank; anders gaat alles naar de schuldeiser. Dit kun je niet ongedaan maken.
bankrupt-sure = Wil je echt faillissement aanvragen? Je raakt al je bezit kwijt en voor jou is het spel voorbij. Dit kun je niet ongedaan maken.

## Rents to ask for, and proposals

claim-ask = { $several ->
    [yes] { $owner }: { $amount } vragen aan { $visitor } voor { $square }
   *[no] { $amount } vragen aan { $visitor } voor { $square }
}
claim-ask-dice = { $several ->
    [yes] { $owner }: { $factor } × de ogen vragen aan { $visitor } voor { $square }
   *[no] { $factor } × de ogen vragen aan { $visitor } voor { $square }
}
claim-lapses = vervalt bij de volgende worp
claim-later = na de veiling
proposals = Ruilvoorstellen
proposal-line = { $maker } geeft { $terms }.
proposal-to = Voor { $partner }:
proposals-more = { $count ->
    [one] Er ligt nog één voorstel.
   *[other] Er liggen nog { $count } voorstellen.
}
proposal-many = { $count ->
    [one] Eén ruilvoorstel wacht op antwoord
   *[other] { $count } ruilvoorstellen wachten op antwoord
}

## Deeds

deed-rent = Huur
deed-whole = Hele kleur
deed-level = { $level ->
    [1] 1 huis
    [5] Hotel
   *[other] { $level } huizen
}
deed-stations = { $count ->
    [1] 1 station
   *[other] { $count } stations
}
deed-companies = { $count ->
    [1] 1 nutsbedrijf
   *[other] { $count } nutsbedrijven
}
deed-own-kind = { $count ->
    [1] 1 { $one }
   *[other] { $count } { $many }
}
deed-factor = { $factor } × de ogen
deed-building = Huis, hotel
deed-mortgage = Hypotheek
deed-is-mortgaged = met hypotheek
jail-card = Gevangeniskaart
jail-cards = { $count ->
    [one] Eén gevangeniskaart
   *[other] { $count } gevangeniskaarten
}

## The estate

estate-cash = Geld
estate-worth = Totale waarde
estate-raisable = Verkoopwaarde
estate-debt = Schuld
estate-mortgaged = met hypotheek
estate-hotel = hotel
estate-rent-after = dan huur { $amount }
estate-none = Nog geen eigendommen.
estate-out = Uitgeschakeld.
estate-no-building = Hier kun je niet bouwen: { $title }
evenly-build = Gelijkmatig bouwen, per straat
evenly-sell = Gelijkmatig verkopen, tot
evenly-level = { $level ->
    [0] niets
    [1] 1 huis
    [5] hotel
   *[other] { $level } huizen
}
evenly-build-spoken = Gelijkmatig bouwen op { $colour }, op elke straat { $level ->
    [1] 1 huis
    [5] een hotel
   *[other] { $level } huizen
}: { $amount }
evenly-sell-spoken = Gelijkmatig verkopen op { $colour }, tot elke straat { $level ->
    [0] niets
    [1] 1 huis
   *[other] { $level } huizen
} houdt: { $amount }
lack-money = { $amount } te weinig
lack-bid = { $amount } te weinig door je bod
lack-debt = betaal eerst je schuld van { $amount }
lack-deeds = je hebt ook { $squares } nodig
lack-redeemed = los eerst { $squares } af
lack-built = bouw eerst op { $squares }
lack-sold = verkoop eerst de gebouwen op { $squares }
lack-room = er staat al een hotel
lack-houses = de bank heeft geen huizen meer
lack-hotels = de bank heeft geen hotels meer
estate-trade = Ruilen met { $partner }
ask-for-me = Huur automatisch vragen
ask-for-named = Huur automatisch vragen voor { $seat }

## Trades

trade-new = Nieuw voorstel aan
trade-as = Namens
trade-with = Voorstel aan { $partner }
trade-counter-to = Tegenvoorstel aan { $partner }
trade-between = Voorstel van { $maker } aan { $partner }
trade-gives = geeft
trade-money = Geld
trade-no-deeds = Geen eigendommen.
trade-both-sides = Kies wat elke speler geeft.
trade-clear = Kwijtschelding van de schuld van { $debtor } aan { $creditor } ({ $amount }):
trade-clear-all = Alles
trade-interest = { $seat } betaalt meteen { $amount }: 10% op eigendommen met hypotheek.
trade-hint = Tik op vakken, kaartjes of regels. Tik op een andere spelerskaart om met die speler te ruilen.
trade-close = Sluiten (je opzet blijft bewaard)
trade-empty = Leegmaken
trade-begun = opzet
trade-mortgaged = met hypotheek: { $interest } meteen, of { $redemption } om af te lossen
trade-stays = Niet te ruilen: { $title }
trade-no-deed = { $square } heeft geen eigendomsbewijs.
trade-unsold = { $square } is nog te koop.
trade-others = { $square } is van { $owner }: tik op die spelerskaart om met die speler te ruilen.
trade-bound = { $square } kan niet worden geruild: { $title }
trade-less = { $amount } minder
trade-more = { $amount } meer
trade-group = { $colour ->
    [station] de stations
    [company] de nutsbedrijven
    [own-kind] de groep ‘{ $name }’
   *[other] { $name }
}
trade-completes = { $mine ->
    [yes] Maakt { $group } compleet voor jou
   *[no] Maakt { $group } compleet voor { $seat }
}
trade-breaks = { $mine ->
    [yes] Haalt { $group } van jou uit elkaar
   *[no] Haalt { $group } van { $seat } uit elkaar
}
trade-totals = { $seat }: geld van { $before } naar { $after }, { $deeds ->
    [one] één eigendom
   *[other] { $deeds } eigendommen
}, huur { $rents }.
trade-redemption = Meteen aflossen kost { $amount }.
trade-missing = { $seat } komt { $amount } tekort
trade-side-bound = { $seat } kan dit nu niet: { $title }
trade-before-after = Voor en na de ruil
trade-then = dan
trade-gone = niet meer compleet
trade-row-cash = Geld
trade-row-debt = Schuld
trade-row-deeds = Bezit
trade-row-cards = Kaarten
trade-row-rents = Huur
trade-row-riches = Waarde
trade-row-colours = Kleuren
trade-lost = { $square } is nu van { $owner } en is uit je opzet verwijderd.
trade-lost-cards = { $count ->
    [one] Een kaart heeft een andere eigenaar en is uit je opzet verwijderd.
   *[other] { $count } kaarten hebben een andere eigenaar en zijn uit je opzet verwijderd.
}
trade-unasked = Het voorstel waarop je antwoordde, bestaat niet meer: dit wordt een nieuw voorstel.
trade-partner-out = { $partner } is uitgeschakeld.
trades-to-me = Wachten op je antwoord
trades-from-me = Jouw voorstellen
trades-of-others = Tussen anderen
trades-none = Nog geen voorstellen. Je kunt op elk moment ruilen.

## Story, ledger, rules

chapter-set = Begin
chapter-turn = Beurt
chapter-go = Start
chapter-park = Parking
chapter-visit = Op bezoek
chapter-tax = Belastingen
chapter-card = Kaarten
chapter-buy = Aankopen
chapter-auc = Veilingen
chapter-rent = Huur
chapter-jail = Gevangenis
chapter-bld = Gebouwen
chapter-trade = Ruilen
chapter-mort = Hypotheken
chapter-debt = Schulden
chapter-bank = Faillissementen
chapter-end = Einde
chapter-short = Kort spel
chapter-time = Spel op tijd
chapter-rich = Totale waarde
chapter-speed = Speedy-dobbelsteen

## Doors, keys, settings

mark-estate = { $input ->
    [touch] Hier zie je je eigendommen: bouw, neem een hypotheek of ruil. Je kunt ook een eigen vak aantikken.
   *[pointer] Hier zie je je eigendommen: bouw, neem een hypotheek of ruil. Je kunt ook op een eigen vak klikken.
}
panel-trades = Ruilen
key-no = Nee: laten veilen, passen, laat maar
key-ask = Huur vragen
key-estate = Bezit: bouwen, hypotheken
key-trades = Ruilen
settings-rent = Huur
settings-offers = Voorstellen
hear-from = Ruilvoorstellen in dit spel ontvangen van
hear-named = Ruilvoorstellen voor { $seat } in dit spel ontvangen van
hear-all = Iedereen
hear-nobody = Niemand

## What answers are called in hints

hint-answer-propose = Ruil met { $partner }: { $gives } voor { $gets }
hint-answer-roll = Gooien
hint-answer-end = Beurt beëindigen
hint-answer-fine = Boete betalen
hint-answer-card = Kaart gebruiken
hint-answer-buy = Kopen
hint-answer-decline = Niet kopen
hint-answer-bid = { $amount } bieden
hint-answer-want = Meedingen naar het gebouw
hint-answer-waive = Van het gebouw afzien
hint-answer-place = Bouwen op { $square }
hint-answer-keep = Hypotheek op { $square } behouden
hint-answer-redeem = Hypotheek op { $square } aflossen
hint-answer-ride = { $steps } vooruit met de bus
hint-answer-go = Naar { $square } gaan
hint-answer-pay = Betalen
hint-answer-take = Kaart trekken
hint-answer-build = Bouwen op { $square }
hint-answer-sell = Gebouw verkopen op { $square }
hint-answer-mortgage = Hypotheek nemen op { $square }
hint-answer-ask = Huur vragen voor { $square }
hint-answer-accept = Voorstel van { $maker } aannemen
hint-answer-refuse = Voorstel van { $maker } weigeren
hint-answer-bankrupt = Failliet gaan
hint-answer-withdraw = Voorstel intrekken
hint-answer-pass = Passen
