### Sentences for the facts of a game: the story on the screen, the ledger, the replay in the terminal.
###
### The sentence of a fact is fact-<kind>-<clause> where there is one, else fact-<kind> (all lower case):
### fact-paid-rent-3, fact-bought. The attribute .echo says that another sentence of the same step tells the
### thing already: the story passes over it, the ledger does not.
###
### Arguments, all of them texts but $number, which is a number:
###   $seat, $other   names; the bank is "the bank", and no sentence begins with a name that may be the bank
###   $subject        the square's name; the card's text in drew, card-kept, card-returned, card-passed and
###                   under CARD-1; dice as "5 + 3" in start-rolled and rolled; empty where there is none
###   $amount         money, ready to be shown
###   $number         the fact's quantity; for scarce buildings (auction-opened under BLD-6, shortage, wanted,
###                   waived) 1 is a house and 2 a hotel
###   $clause         the clause, as in RENT-3
###   $terms          in proposed and accepted: the terms, put together from the terms-… ids


## The start and the turn

fact-started = Het spel begint, met { $number } spelers.
fact-start-rolled = { $seat } gooit { $number } ({ $subject }) voor de eerste beurt.
start-rolled-together = Worpen voor de eerste beurt: { $rolls }.
start-rolled-one = { $seat } { $number }
fact-turn = { $seat } is aan de beurt.
fact-rolled = { $seat } gooit { $number } ({ $subject }).
fact-rolled-rent-6 = { $seat } gooit { $number } ({ $subject }) voor de huur.
fact-rolled-card-3 = { $seat } gooit { $number } ({ $subject }) voor de huur.
fact-moved = { $seat } komt op { $subject }.
fact-moved-card-3 = De kaart stuurt { $seat } naar { $subject }.
fact-moved-speed-4 = Met de bus gaat { $seat } naar { $subject }.
fact-moved-speed-5 = Met Mr. Monopoly gaat { $seat } naar { $subject }.
fact-moved-speed-7 = { $seat } kiest { $subject }.
fact-stayed-put = Mr. Monopoly vindt geen eigendom om { $seat } naartoe te brengen.
die-bus = bus
die-mister = Mr. Monopoly

## Property and auctions

fact-bought = { $seat } koopt { $subject } voor { $amount }.
fact-declined = { $seat } koopt { $subject } niet.
fact-auction-opened = Veiling van { $subject }, vanaf { $amount }.
fact-auction-opened-bld-6 = { $number ->
        [2] Veiling van een hotel, vanaf { $amount }.
       *[1] Veiling van een huis, vanaf { $amount }.
    }
fact-bid = { $seat } biedt { $amount }.
fact-passed = { $seat } past.
fact-won = { $seat } wint de veiling van { $subject } voor { $amount }.
fact-won-bld-6 = { $seat } wint de veiling van het gebouw voor { $amount }.
fact-unsold = Niemand biedt: het eigendom blijft bij de bank.
fact-unsold-bld-6 = Voor het gebouw is geen plaats: het gaat terug naar de bank, die het bod terugbetaalt.
fact-deed-passed = { $other } krijgt { $subject } van { $seat }.
fact-deed-passed-trade-1 = { $other } krijgt { $subject } van { $seat }.
    .echo = yes
fact-deed-passed-buy-1 = { $other } neemt het eigendomsbewijs van { $subject }.
    .echo = ja
fact-deed-passed-auc-1 = { $other } neemt het eigendomsbewijs van { $subject }.
    .echo = ja
fact-deed-passed-bank-2 = { $other } erft { $subject } van { $seat }.
fact-deed-passed-bank-3 = { $subject } van { $seat } gaat terug naar de bank.
fact-deed-passed-short-1 = { $other } krijgt bij het uitdelen { $subject }.
fact-deed-passed-short-4 = { $subject } van { $seat } gaat naar { $other }.

## Rent

fact-rent-due = { $seat } staat op { $subject }: { $other } mag huur vragen.
fact-rent-asked = { $seat } vraagt de huur van { $subject }: { $other } betaalt.
    .echo = ja
fact-rent-lapsed = { $seat } heeft de huur van { $subject } niet gevraagd: { $other } hoeft niets te betalen.
fact-asking = { $number ->
        [0] { $seat } vraagt de huur voortaan zelf.
       *[1] { $seat } laat de huur voortaan automatisch vragen.
    }

## Cards

fact-drew = { $seat } neemt een kaart. { $subject }
fact-card-kept = { $seat } houdt de gevangeniskaart.
    .echo = ja
fact-card-returned = De gevangeniskaart van { $seat } gaat terug onder de stapel.
fact-card-returned-jail-2 = { $seat } gebruikt de gevangeniskaart en komt vrij.
fact-card-passed = { $other } krijgt een gevangeniskaart van { $seat }.
fact-card-passed-trade-1 = { $other } krijgt een gevangeniskaart van { $seat }.
    .echo = yes
fact-card-passed-bank-2 = { $other } erft een gevangeniskaart van { $seat }.
fact-card-passed-short-4 = { $other } erft een gevangeniskaart van { $seat }.
fact-chose-card = { $seat } neemt een kaart in plaats van te betalen.

## Jail

fact-jailed = { $seat } gaat naar de gevangenis.
fact-jailed-turn-3 = Derde keer dubbel: { $seat } gaat naar de gevangenis.
fact-freed = { $seat } komt vrij uit de gevangenis.
fact-freed-jail-2 = { $seat } komt vrij uit de gevangenis.
    .echo = ja
fact-freed-jail-3 = Dubbel! { $seat } komt vrij uit de gevangenis.
fact-freed-jail-4 = Laatste poging voorbij: { $seat } komt vrij uit de gevangenis.
fact-stayed = Geen dubbel voor { $seat }: poging { $number } mislukt.

## Buildings

fact-built = { $number ->
        [1] { $seat } bouwt het eerste huis op { $subject }.
        [5] { $seat } bouwt een hotel op { $subject }.
       *[other] { $seat } bouwt op { $subject }: nu { $number } huizen.
    }
built-together = { $seat } bouwt op { $streets }.
built-street = { $number ->
        [1] { $subject } (één huis)
        [5] { $subject } (hotel)
       *[other] { $subject } ({ $number } huizen)
    }
fact-sold = { $number ->
        [0] { $seat } verkoopt het laatste huis op { $subject }.
        [one] { $seat } verkoopt een huis op { $subject }: nog { $number } over.
       *[other] { $seat } verkoopt een huis op { $subject }: nog { $number } over.
    }
fact-sold-bld-8 = { $number ->
        [0] { $seat } verkoopt op { $subject }: er blijft niets staan.
        [1] { $seat } verkoopt op { $subject }: er blijft één huis staan.
        [5] { $seat } verkoopt op { $subject }: het hotel blijft staan.
       *[other] { $seat } verkoopt op { $subject }: er blijven { $number } huizen staan.
    }
fact-sold-bank-2 = De gebouwen van { $seat } op { $subject } gaan terug naar de bank.
fact-sold-short-3 = { $seat } verkoopt het hotel op { $subject } met de huizen erbij.
fact-shortage = { $number ->
        [2] { $seat } wil een hotel op { $subject }, maar er zijn er niet genoeg voor iedereen.
       *[1] { $seat } wil een huis op { $subject }, maar er zijn er niet genoeg voor iedereen.
    }
fact-wanted = { $number ->
        [2] { $seat } wil ook een hotel.
       *[1] { $seat } wil ook een huis.
    }
fact-waived = { $seat } ziet ervan af.

## Mortgages

fact-mortgaged = { $seat } neemt een hypotheek op { $subject } voor { $amount }.
fact-redeemed = { $seat } lost de hypotheek op { $subject } af voor { $amount }.
fact-redeemed-mort-3 = { $seat } lost de hypotheek op { $subject } meteen af.
fact-kept = { $seat } behoudt de hypotheek op { $subject }.
fact-cancelled = De bank schrapt de hypotheek op { $subject }.

## Trades

fact-proposed = { $number ->
        [0] { $seat } stelt { $other } een ruil voor: { $terms }.
       *[other] { $seat } doet { $other } een tegenvoorstel: { $terms }.
    }
fact-accepted = { $seat } en { $other } ruilen: { $other } geeft { $terms }.
fact-refused = { $seat } weigert het voorstel van { $other }.
fact-withdrawn = { $seat } trekt het voorstel aan { $other } in.
fact-voided = Het voorstel van { $seat } aan { $other } vervalt: het kan niet meer doorgaan.
fact-hearing = { $number ->
        [0] { $seat } negeert de voorstellen van { $other }.
       *[1] { $seat } ontvangt weer voorstellen van { $other }.
    }
terms = { $gives } voor { $gets }
terms-and = { $first } en { $last }
terms-comma = { $first }, { $last }
terms-jail-cards = { $number ->
        [one] een gevangeniskaart
       *[other] { $number } gevangeniskaarten
    }
terms-unknown = de voorwaarden staan in het voorstel
terms-debt = kwijtschelding van { $amount } schuld

## Debts and the end

fact-owes = { $seat } moet { $amount } betalen aan { $other } en heeft te weinig geld.
fact-cleared = De ruil lost { $amount } af van de schuld van { $seat } aan { $other }.
fact-bankruptcy = { $seat } gaat failliet: alles gaat naar { $other }.
fact-ended = Alleen { $seat } is nog over en wordt monopolist!
fact-ended-short-4 = Het korte spel is afgelopen: { $seat } is de rijkste en wint.
fact-ended-time-1 = { $seat } is de rijkste en wint.
fact-shared = Even rijk: ook { $seat } wint.
fact-riches = Totale waarde van { $seat }: { $amount }.
fact-time-up = De limiet van het spel is bereikt.

## Money

fact-paid = Betaald: { $amount } van { $seat } aan { $other }.
fact-paid-set-2 = { $other } krijgt { $amount } om te beginnen.
    .echo = ja
fact-paid-go-1 = { $other } ontvangt { $amount } bij Start.
fact-paid-park-1 = { $other } ontvangt { $amount } op Gratis Parking.
fact-paid-tax-1 = { $seat } betaalt { $amount }: { $subject }.
fact-paid-card-1 = Volgens de kaart betaalt { $seat } { $amount } aan { $other }.
fact-paid-card-3 = Door de kaart betaalt { $seat } { $amount } aan { $other } voor { $subject }.
fact-paid-buy-1 = { $seat } betaalt { $amount } voor { $subject }.
    .echo = ja
fact-paid-auc-1 = { $seat } betaalt { $amount } voor { $subject }, zoals geboden.
    .echo = ja
fact-paid-rent-1 = { $seat } betaalt { $amount } huur aan { $other } voor { $subject }.
fact-paid-rent-3 = { $seat } betaalt { $amount } dubbele huur aan { $other } voor { $subject }.
fact-paid-rent-5 = { $seat } betaalt { $amount } huur aan { $other } voor { $subject }.
fact-paid-rent-6 = { $seat } betaalt { $amount } huur aan { $other } voor { $subject }.
fact-paid-jail-2 = { $seat } betaalt { $amount } boete en komt vrij.
fact-paid-jail-4 = { $seat } betaalt { $amount } boete na de laatste poging.
fact-paid-bld-1 = { $seat } betaalt { $amount } voor een huis op { $subject }.
    .echo = ja
fact-paid-bld-3 = { $seat } betaalt { $amount } voor een hotel op { $subject }.
    .echo = ja
fact-paid-bld-6 = { $seat } betaalt { $amount } aan { $other } voor het gebouw.
    .echo = ja
fact-paid-bld-7 = { $other } krijgt { $amount } voor het verkochte huis op { $subject }.
fact-paid-bld-8 = { $other } krijgt { $amount } voor de verkochte gebouwen op { $subject }.
fact-paid-trade-1 = { $seat } betaalt { $amount } aan { $other } voor de ruil.
    .echo = yes
fact-paid-mort-1 = { $other } krijgt { $amount } voor de hypotheek op { $subject }.
    .echo = ja
fact-paid-mort-2 = { $seat } betaalt { $amount } om de hypotheek op { $subject } af te lossen.
    .echo = ja
fact-paid-mort-3 = { $seat } betaalt { $amount } voor de hypotheek die met { $subject } meekwam.
fact-paid-bank-2 = Alles is verkocht: { $seat } betaalt { $amount } aan { $other }.
fact-paid-bank-3 = De laatste { $amount } van { $seat } gaat naar de bank.
fact-paid-short-1 = { $seat } betaalt { $amount } voor { $subject } bij het uitdelen.
fact-paid-short-3 = { $other } krijgt { $amount } voor het hotel op { $subject } en de huizen erin.
fact-paid-short-4 = Het laatste geld gaat naar de schuldeiser: { $seat } betaalt { $amount } aan { $other }.

## Why a robot did it, behind the sentence of what it did

event-with-reason = { $told } { $reason }
reason-lot = Een willekeurige keuze.
reason-no-cash = Daar is te weinig geld voor.
reason-keeps-cash = Zo blijft er geld achter de hand.
reason-too-dear = Te duur voor wat het opbrengt.
reason-unwanted = Het levert niets op.
reason-completes = { $about ->
        [station] Zo zijn alle stations in één hand.
        [company] Zo zijn de twee nutsbedrijven in één hand.
        [own-kind] Zo is de hele groep ‘{ $colour }’ in één hand.
       *[other] Het maakt { $colour } compleet.
    }
reason-completes-both = Beide spelers krijgen een hele kleur.
reason-needs-money = Er moet een schuld worden betaald.
reason-good-price = Het geld is meer waard.
reason-gains = Het is de prijs waard.
reason-nearly = { $about ->
        [station] Dan ontbreekt er nog één station.
        [company] Dan ontbreekt er nog één nutsbedrijf.
        [own-kind] Dan ontbreekt er nog één in de groep ‘{ $colour }’.
       *[other] Dan ontbreekt er nog één straat van { $colour }.
    }
reason-swap-pays = De ruil loont.
reason-cannot = Het kan nu niet doorgaan.
reason-breaks = { $about ->
        [station] Dan zijn de stations niet meer samen.
        [company] Dan zijn de nutsbedrijven niet meer samen.
        [own-kind] Dan is de groep ‘{ $colour }’ niet meer samen.
       *[other] Dan is { $colour } niet meer compleet.
    }
reason-helps = { $about ->
        [station] Het geeft de ander alle stations.
        [company] Het geeft de ander de twee nutsbedrijven.
        [own-kind] Het geeft de ander de hele groep ‘{ $colour }’.
       *[other] Het maakt { $colour } compleet voor de ander.
    }
reason-blocks = { $about ->
        [station] Anders kan een ander alle stations krijgen.
        [company] Anders kan een ander de twee nutsbedrijven krijgen.
        [own-kind] Anders kan een ander de hele groep ‘{ $colour }’ krijgen.
       *[other] Anders kan een ander { $colour } compleet krijgen.
    }
reason-raises = De huur op { $colour } stijgt.
reason-deeds-left = Buiten de gevangenis is er nog iets te koop.
reason-rents-threaten = Buiten de gevangenis is de huur van anderen hoog.
reason-keeps-card = De kaart blijft bewaard voor later.
reason-rents-fall = Anders daalt de huur.
reason-frees = Op { $colour } kan weer worden gebouwd.
reason-earns-again = Het levert weer huur op.
reason-rent-due = Er is huur te innen.
reason-keeps-whole = { $about ->
        [station] De stations blijven samen en zonder hypotheek.
        [company] De nutsbedrijven blijven samen en zonder hypotheek.
        [own-kind] De groep ‘{ $colour }’ blijft samen en zonder hypotheek.
       *[other] Zo blijft { $colour } compleet en zonder hypotheek.
    }
reason-keeps-buildings = De gebouwen blijven staan.
reason-less-rent = Zo gaat er minder huur verloren.
reason-deed-there = Daar is een eigendom te koop.
reason-avoids-jail = De andere keuze leidt naar de gevangenis.
reason-avoids-rent = De andere keuze kost meer huur.
reason-passes-go = Zo ga je langs Start.
reason-too-little = Daarvoor wordt te weinig geboden.
