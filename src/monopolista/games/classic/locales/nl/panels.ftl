### De open vraag, de veiling, de schuld, het ruilen en de panelen naast het bord.
###
### Geld ($amount, $price, $cash, $left …) en namen ($seat, $other, $names, $square …) zijn teksten, klaar om te tonen;
### $count, $tries, $stock en de andere getallen zijn getallen.

## Wie moet antwoorden, en wat er te doen is

head-roll = Gooi de dobbelstenen
head-bus = Waarheen met de bus?
head-anywhere = Ga waar je wilt
head-choose = Betalen of trekken?
head-jail = In de gevangenis
head-end = Beurt doorgeven?
head-buy = { $square }
head-auction = Veiling: { $square }
head-building-auction = { $building ->
    [hotel] Veiling: een hotel
   *[house] Veiling: een huis
}
head-shortage = { $building ->
    [hotel] Nog weinig hotels
   *[house] Nog weinig huizen
}
head-place = { $building ->
    [hotel] Waar komt het hotel?
   *[house] Waar komt het huis?
}
head-debt = Een rekening te vereffenen
head-transferred = { $deeds ->
    [one] Een eigendom met hypotheek
   *[other] Eigendommen met hypotheek
}
task-roll = Gooi de dobbelstenen.
task-bus = Kies hoe ver de bus je brengt.
task-anywhere = Kies een vak.
task-choose = Betaal of trek een kaart.
task-jail = Ga eruit, of probeer het.
task-end = Geef de dobbelstenen door als je klaar bent.
task-buy = Nog vrij: koop je het?
task-auction = Bied of pas.
task-building-auction = Bied of pas.
task-shortage = Jij ook, of niet?
task-place = Kies de straat.
task-debt = Zoek geld om te betalen.
task-transferred = Los de hypotheek af, of behoud ze.
status-start = Er wordt gegooid voor de eerste beurt.
status-dice = { $seat } gooit de dobbelstenen.
status-drawing = { $seat } neemt een kaart.
status-dealing = De eigendommen worden uitgedeeld.
status-bus = { $names } kiest hoe ver de bus rijdt.
status-anywhere = { $names } kiest een vak om heen te gaan.
status-choose = { $names } beslist: { $amount } betalen of een kaart trekken.
status-move-on = { $seat } gaat verder met Mr. Monopoly.
status-roll = { $names } moet de dobbelstenen gooien.
status-jail = { $names } zit in de gevangenis en kiest hoe eruit te komen.
status-rolled = { $seat } heeft gegooid.
status-end = { $names } kan nog zakendoen en geeft dan de dobbelstenen door.
status-hand-on = { $seat } geeft de dobbelstenen door.
status-buy = { $names } beslist over de koop van { $square } voor { $amount }.
status-auction = { $count ->
    [one] { $names } kan nog verhogen.
   *[other] Wie nog kan verhogen: { $names }.
}
status-building-auction = { $count ->
    [one] { $names } kan nog verhogen.
   *[other] Wie nog kan verhogen: { $names }.
}
status-debt = { $names } moet { $amount } vinden.
status-transferred = { $names } beslist over het aflossen van hypotheken.
status-shortage = { $building ->
    [hotel] { $seat } wil een hotel: { $count ->
        [one] { $names } moet antwoorden.
       *[other] { $names } moeten antwoorden.
    }
   *[house] { $seat } wil een huis: { $count ->
        [one] { $names } moet antwoorden.
       *[other] { $names } moeten antwoorden.
    }
}
status-place = { $building ->
    [hotel] { $names } kiest waar het hotel komt.
   *[house] { $names } kiest waar het huis komt.
}
status-move = { $seat } is onderweg.
status-estate = De bank veilt de eigendommen.

## A proposal from here that was turned down: what was asked, and what was offered for it

turned-down = Voorstel geweigerd
turned-down-line = { $partner } weigert: { $gets } voor { $gives }.
turned-down-change = Wijzigen
turned-down-again = Opnieuw
turned-down-away = Sluiten

## What comes up: $total is the sum of the dice, $ways the number of ways in which they show it

ahead-title = Waar de volgende worp van { $seat } heen kan leiden
ahead-goal = { $total }: { $square }, { $ways } van de 36
ahead-due = { $total }: { $square }, { $ways } van de 36: { $amount } aan { $payee }

## De antwoorden

answer-roll = Gooi
answer-roll-double = dubbel nodig
ride-one = met één dobbelsteen: { $steps }
ride-both = met allebei: { $steps }
answer-go = Ga naar { $square }
answer-pay = Betaal { $amount }
answer-take = Trek van { $deck }
answer-fine = Betaal { $fine }
answer-card = Gebruik de kaart
answer-card-of = Gebruik de kaart van { $deck }
answer-end = Geef door
answer-buy = Koop voor { $price }
answer-decline = Laat veilen
answer-decline-plain = Niet kopen
answer-raise-money = Zoek geld
answer-bid = Bied { $amount }
answer-pass = Pas
answer-bid-up-to = Tot { $amount }
answer-bid-up-to-note = alleen wat nodig is
answer-want = { $building ->
    [hotel] Ik wil het ook
   *[house] Ik wil het ook
}
answer-waive = Laat maar
answer-redeem = Los af: { $price }
answer-keep = Behoud: { $price }
answer-redeem-short = Los af
answer-keep-short = Behoud
answer-build = Bouw
answer-sell = Verkoop
answer-mortgage = Hypotheek
answer-next-step = Zet de eerste stap
answer-all-steps = { $count ->
    [one] Zet de stap
   *[other] Zet alle { $count } stappen
}
answer-own-way = Ik kies zelf
answer-trade = Stel een ruil voor
answer-propose = Stel voor
answer-counter-send = Doe het tegenvoorstel
answer-accept = Aanvaard
answer-refuse = Weiger
answer-counter = Tegenvoorstel
answer-more = Meer
answer-back = Terug
answer-refuse-all = Weiger ze alle { $count }
answer-ignore = Niets meer van { $maker }
answer-ignore-spoken = Niets meer van { $maker } in dit spel
answer-ignore-all = Niets meer van iemand
answer-ignore-all-spoken = Niets meer van iemand in dit spel
answer-withdraw = Trek in

auto-answer = { $answer ->
    [roll] gooi de dobbelstenen
    [end] geef de dobbelstenen door
    [decline] koop niet
    [pass] pas
    [waive] laat gaan
    [take] trek een kaart
    [pay] betaal
    [keep] houd de hypotheek
    [redeem] los af
    [place] zet het gebouw
    [fine] betaal de boete
    [card] gebruik de kaart
   *[other] het enige antwoord
}

## De beurt en de gevangenis

roll-first = Eerst is er nog tijd om te bouwen, een hypotheek te nemen of te ruilen.
roll-again = { $doubles ->
    [one] Dubbel: je gooit nog eens.
   *[other] Twee keer dubbel op rij: je gooit nog eens, maar een derde keer brengt je naar de gevangenis.
}
roll-speedy = De Speedy-dobbelsteen rolt mee: cijfers tellen erbij, de bus laat je kiezen, Mr. Monopoly brengt je verder.
speedy-number = Speedy-dobbelsteen: { $face } erbij, { $total } in totaal.
speedy-bus = Speedy-dobbelsteen, de bus: { $seat } gaat vooruit met de ene witte dobbelsteen, de andere of allebei.
speedy-mister = Speedy-dobbelsteen, Mr. Monopoly: na dit vak gaat { $seat } door naar het volgende vrije eigendom; is er geen, naar het volgende waar huur verschuldigd is.
speedy-moved-on = Speedy-dobbelsteen: Mr. Monopoly bracht { $seat } tot hier.
speedy-three = Drie gelijke cijfers: { $seat } gaat naar een vak naar keuze en gooit niet meer.
anywhere-how = Tik het aan op het bord, ga erheen met de pijltjes of zoek het hier; bevestig daarna.
anywhere-search = Zoek een vak
anywhere-squares = De vakken
anywhere-none = Geen vak met deze woorden.
anywhere-first = Kies eerst een vak
choose-missing = Je hebt { $cash }: er ontbreekt { $missing }. Je kunt gebouwen verkopen of een hypotheek nemen en dan betalen.
end-business = Bouw, neem een hypotheek of ruil eerst, als je wilt.
jail-tries = { $tries ->
    [0] Drie beurten om dubbel te gooien; of betaal { $fine }, of gebruik een kaart.
    [1] Eén poging is voorbij. Er blijven er twee.
   *[other] Laatste poging: zonder dubbel betaal je { $fine } en vertrek je met deze worp.
}
buy-left = Je hebt { $cash }; er zou { $left } overblijven.
buy-missing = Je hebt { $cash }: { $missing } te weinig. Je kunt gebouwen verkopen of hypotheken nemen, en dan kopen.

## Schaarse gebouwen

shortage-text = { $building ->
    [hotel] { $seat } wil een hotel op { $square }. { $stock ->
        [one] De bank heeft er nog één: wil jij het ook, dan wordt het geveild.
       *[other] De bank heeft er nog { $stock }: willen er te veel van jullie een, dan worden ze geveild.
    }
   *[house] { $seat } wil een huis op { $square }. { $stock ->
        [one] De bank heeft er nog één: wil jij het ook, dan wordt het geveild.
       *[other] De bank heeft er nog { $stock }: willen er te veel van jullie een, dan worden ze geveild.
    }
}
place-text = { $building ->
    [hotel] Het hotel is van jou voor { $amount }. Het moet meteen geplaatst worden.
   *[house] Het huis is van jou voor { $amount }. Het moet meteen geplaatst worden.
}
place-text-priced = { $building ->
    [hotel] Er is ook een hotel voor jou, voor de gewone prijs. Zet het meteen neer of laat het gaan.
   *[house] Er is ook een huis voor jou, voor de gewone prijs. Zet het meteen neer of laat het gaan.
}

## De veiling

auction-highest = Hoogste bod
auction-first = Vanaf
auction-raise = Verhoog
auction-raise-by = Verhoog met { $amount }
auction-price = prijs
auction-limit = De tafel biedt voor jou tot { $amount }, telkens alleen wat nodig is. Niemand anders weet het.
auction-limit-passed = De anderen gingen boven jouw { $amount }: bied opnieuw, of pas.
auction-limit-change = Verander het
auction-limit-end = Trek het in
auction-entry = Je bod, van { $low } tot { $high }
auction-range = Je hebt { $cash }: bied van { $low } tot { $high }.
auction-too-poor = Je hebt { $cash }, maar het volgende bod is { $low }. Verkoop of neem een hypotheek om mee te doen, of pas.
auction-leading = Het hoogste bod is van jou.
auction-passed = Je hebt gepast: in deze veiling kijk je alleen toe.
auction-news = { $other } biedt { $amount }
auction-in = Doet mee
auction-out = Uit

## Gekregen eigendommen met hypotheek

transferred-text = { $deeds ->
    [one] Je kreeg een eigendom met hypotheek. Los ze nu af, of betaal 10% en de hypotheek blijft. Je hebt { $cash }.
   *[other] Je kreeg eigendommen met hypotheek. Voor elke hypotheek: los ze nu af, of betaal 10% en ze blijft. Je hebt { $cash }.
}

## De schuld

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
debt-in-hand = Op zak
debt-missing = Te weinig
debt-reachable = Kan opbrengen
debt-suggestion = Zo kan het:
debt-step-mortgage = hypotheek op { $square } ({ $amount })
debt-step-sell = { $count ->
    [one] verkoop een gebouw op { $square } ({ $amount })
   *[other] verkoop { $count } gebouwen op { $square } ({ $amount })
}
debt-own-way = Verkoop gebouwen, neem hypotheken of stel een ruil voor: zodra het geld er is, wordt vanzelf betaald.
debt-in-kind = { $other } mag ook onbebouwde eigendommen nemen voor de schuld of een deel ervan: bied ze aan in een ruil.
debt-hopeless = Zelfs alles verkopen volstaat niet. Alleen een ruil kan je nog redden.
give-up-sure = Wil je echt stoppen? Alles wat je hebt gaat terug naar de bank en wordt geveild. Er is geen weg terug.
give-up-sure-debt = Wil je echt opgeven? Dekt wat je hebt de schuld, dan wordt die betaald en gaat de rest naar de bank; anders gaat alles naar de schuldeiser. Er is geen weg terug.

## Te vragen huur, en voorstellen

claim-ask = { $several ->
    [yes] { $owner }: vraag { $visitor } { $amount } voor { $square }
   *[no] Vraag { $visitor } { $amount } voor { $square }
}
claim-ask-dice = { $several ->
    [yes] { $owner }: vraag { $visitor } { $factor } × de ogen voor { $square }
   *[no] Vraag { $visitor } { $factor } × de ogen voor { $square }
}
claim-lapses = of het vervalt bij de volgende worp
claim-later = na de veiling
proposals = Voorgestelde ruilen
proposal-line = { $maker } { $terms }
proposal-to = Aan { $partner }:
proposals-more = { $count ->
    [one] en nog één voorstel
   *[other] en nog { $count } voorstellen
}
proposal-many = { $count ->
    [one] Eén voorgestelde ruil wacht
   *[other] { $count } voorgestelde ruilen wachten
}

## Eigendomsbewijzen

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
deed-factor = { $factor } × de ogen
deed-building = Huis, hotel
deed-mortgage = Hypotheek
deed-is-mortgaged = met hypotheek
jail-card = Verlaat de gevangenis
jail-cards = { $count ->
    [one] Eén kaart om de gevangenis te verlaten
   *[other] { $count } kaarten om de gevangenis te verlaten
}

## Het bezit

estate-cash = Op zak
estate-worth = Samen waard
estate-raisable = Alles verkocht
estate-debt = Moet betalen
estate-mortgaged = met hypotheek
estate-hotel = hotel
estate-rent-after = dan huur { $amount }
estate-none = Nog geen eigendommen.
estate-out = Uit het spel.
estate-no-building = Hier wordt niet gebouwd: { $title }
evenly-build = Bouw gelijkmatig, op elke straat
evenly-sell = Verkoop gelijkmatig, tot op
evenly-level = { $level ->
    [0] niets
    [1] 1 huis
    [5] hotel
   *[other] { $level } huizen
}
evenly-build-spoken = Bouw gelijkmatig op { $colour }, op elke straat { $level ->
    [1] 1 huis
    [5] een hotel
   *[other] { $level } huizen
}: { $amount }
evenly-sell-spoken = Verkoop gelijkmatig op { $colour }, zodat elke straat { $level ->
    [0] niets
    [1] 1 huis
   *[other] { $level } huizen
} houdt: { $amount }
lack-money = { $amount } te weinig
lack-bid = { $amount } te weinig naast je bod
lack-debt = betaal eerst wat je schuldig bent, { $amount }
lack-deeds = eerst heb je ook { $squares } nodig
lack-redeemed = los eerst { $squares } af
lack-built = eerst een gebouw op { $squares }
lack-sold = verkoop eerst op { $squares }
lack-room = er staat al een hotel
lack-houses = de bank heeft geen huis meer
lack-hotels = de bank heeft geen hotel meer
estate-trade = Stel { $partner } een ruil voor
ask-for-me = De tafel vraagt mijn huur
ask-for-named = De tafel vraagt de huur voor { $seat }

## Ruilen

trade-new = Nieuw voorstel aan
trade-as = In naam van
trade-with = Voorstel aan { $partner }
trade-counter-to = Tegenvoorstel aan { $partner }
trade-between = Voorstel van { $maker } aan { $partner }
trade-gives = geeft
trade-money = Geld
trade-no-deeds = Geen eigendommen.
trade-both-sides = Kies wat elk van beiden geeft.
trade-clear = Van de schuld van { $debtor } aan { $creditor } ({ $amount }) vervalt:
trade-clear-all = Alles
trade-interest = { $seat } zal meteen { $amount } betalen: 10% op eigendommen met hypotheek.
trade-hint = Tik op vakjes, kaartjes of regels; een andere spelerskaart is een andere speler.
trade-close = Sluit (de opzet blijft)
trade-empty = Leegmaken
trade-begun = begonnen
trade-mortgaged = met hypotheek: { $interest } meteen, of { $redemption } om af te lossen
trade-stays = Blijven waar ze zijn: { $title }
trade-no-deed = { $square } heeft geen eigendomsbewijs.
trade-unsold = { $square } is nog te koop.
trade-others = { $square } is van { $owner }: tik op die spelerskaart om daarmee te handelen.
trade-bound = { $square } blijft waar het is: { $title }
trade-less = { $amount } minder
trade-more = { $amount } meer
trade-group = { $colour ->
    [station] de stations
    [company] de nutsbedrijven
   *[other] de groep { $name }
}
trade-completes = { $mine ->
    [yes] Maakt { $group } compleet voor jou
   *[no] Maakt { $group } compleet voor { $seat }
}
trade-breaks = { $mine ->
    [yes] Breekt { $group } van jou
   *[no] Breekt { $group } van { $seat }
}
trade-totals = { $seat }: geld van { $before } naar { $after }, { $deeds ->
    [one] één eigendom
   *[other] { $deeds } eigendommen
}, huur { $rents }.
trade-redemption = Meteen aflossen kost { $amount }.
trade-missing = { $seat } komt { $amount } tekort
trade-side-bound = { $seat } kan nu niet: { $title }
trade-before-after = Voor en na de ruil
trade-then = dan
trade-gone = verloren
trade-row-cash = Geld
trade-row-debt = Schulden
trade-row-deeds = Bezit
trade-row-cards = Kaarten
trade-row-rents = Huur
trade-row-riches = Rijkdom
trade-row-colours = Groepen
trade-lost = { $square } is nu van { $owner } en is uit de opzet verdwenen.
trade-lost-cards = { $count ->
    [one] Een kaart is van hand gewisseld en uit de opzet verdwenen.
   *[other] { $count } kaarten zijn van hand gewisseld en uit de opzet verdwenen.
}
trade-unasked = Het voorstel waarop je antwoordde is er niet meer: dit is nu een eigen voorstel.
trade-partner-out = { $partner } is uit het spel.
trades-to-me = Wachten op je antwoord
trades-from-me = Jouw voorstellen
trades-of-others = Tussen anderen
trades-none = Geen voorstellen op tafel. Ruilen kan op elk moment.

## Verhaal, kasboek, regels

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
chapter-rich = Rijkdom
chapter-speed = Speedy-dobbelsteen

## Deuren, toetsen, instellingen

mark-estate = Hier zijn je eigendommen: bouw, neem een hypotheek, ruil. Een vak van jezelf aantikken kan ook.
panel-trades = Ruilen
key-no = Nee: laat veilen, pas, laat maar
key-ask = Vraag de huur
key-estate = Bezit: bouwen, hypotheken
key-trades = Ruilen
settings-rent = Huur
settings-offers = Voorstellen
hear-from = In dit spel luister ik naar voorstellen van
hear-named = In dit spel luistert { $seat } naar voorstellen van
hear-all = Van iedereen
hear-nobody = Van niemand

## Hoe antwoorden in tips heten

hint-answer-propose = Bied { $partner } { $gives } voor { $gets }
hint-answer-roll = Gooi de dobbelstenen
hint-answer-end = Geef de dobbelstenen door
hint-answer-fine = Betaal de boete
hint-answer-card = Gebruik de kaart
hint-answer-buy = Koop
hint-answer-decline = Koop niet
hint-answer-bid = Bied { $amount }
hint-answer-want = Wil het gebouw ook
hint-answer-waive = Laat het gebouw gaan
hint-answer-place = Bouw op { $square }
hint-answer-keep = Laat { $square } onder hypotheek
hint-answer-redeem = Los { $square } af
hint-answer-ride = Rijd { $steps }
hint-answer-go = Ga naar { $square }
hint-answer-pay = Betaal
hint-answer-take = Trek een kaart
hint-answer-build = Bouw op { $square }
hint-answer-sell = Verkoop een gebouw van { $square }
hint-answer-mortgage = Neem hypotheek op { $square }
hint-answer-ask = Vraag de huur van { $square }
hint-answer-accept = Neem het voorstel van { $maker } aan
hint-answer-refuse = Weiger het voorstel van { $maker }
hint-answer-bankrupt = Ga failliet
hint-answer-withdraw = Trek het voorstel in
hint-answer-pass = Verlaat de veiling
