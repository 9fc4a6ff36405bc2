### Zinnen bij de feiten van een spel: het verhaal op het scherm, het kasboek, de herhaling in de terminal.
###
### De zin van een feit is fact-<soort>-<regel> als die er is, anders fact-<soort> (alles in kleine letters):
### fact-paid-rent-3, fact-bought. Het kenmerk .echo zegt dat een andere zin van dezelfde stap het al vertelt:
### het verhaal slaat die dan over, het kasboek niet.
###
### Argumenten, allemaal tekst behalve $number, dat een getal is:
###   $seat, $other   namen; de bank is «de bank», en geen zin begint met een naam die de bank kan zijn
###   $subject        naam van het vakje; tekst van de kaart in drew, card-kept, card-returned, card-passed en
###                   onder CARD-1; dobbelstenen als «5 + 3» in start-rolled en rolled; leeg als er geen is
###   $amount         geld, klaar om te tonen
###   $number         de hoeveelheid van het feit; bij schaarse gebouwen (auction-opened onder BLD-6, shortage,
###                   wanted, waived) is 1 een huis en 2 een hotel
###   $clause         de regel, zoals RENT-3
###   $terms          in proposed en accepted: de voorwaarden, samengesteld met de ids terms-…


## Het begin en de beurt

fact-started = Het spel begint: { $number } aan tafel.
fact-start-rolled = Voor de eerste beurt gooit { $seat } { $number } ({ $subject }).
fact-turn = { $seat } is aan de beurt.
fact-rolled = { $seat } gooit { $number } ({ $subject }).
fact-rolled-rent-6 = Voor de rekening gooit { $seat } { $number } ({ $subject }).
fact-rolled-card-3 = Voor de rekening gooit { $seat } { $number } ({ $subject }).
fact-moved = { $seat } komt op { $subject }.
fact-moved-card-3 = De kaart stuurt { $seat } naar { $subject }.
fact-moved-speed-4 = Met de bus rijdt { $seat } naar { $subject }.
fact-moved-speed-5 = Met Mr. Monopoly komt { $seat } op { $subject }.
fact-moved-speed-7 = { $seat } kiest { $subject }.
fact-stayed-put = Mr. Monopoly vindt geen eigendom om { $seat } heen te brengen.
die-bus = bus
die-mister = Mr. Monopoly

## Eigendommen en veilingen

fact-bought = { $seat } koopt { $subject } voor { $amount }.
fact-declined = { $seat } koopt { $subject } niet.
fact-auction-opened = Onder de hamer: { $subject }, vanaf { $amount }.
fact-auction-opened-bld-6 = { $number ->
        [2] Onder de hamer: een hotel, vanaf { $amount }.
       *[1] Onder de hamer: een huis, vanaf { $amount }.
    }
fact-bid = { $seat } biedt { $amount }.
fact-passed = { $seat } verlaat de veiling.
fact-won = { $seat } wint { $subject } voor { $amount }.
fact-won-bld-6 = { $seat } wint het gebouw voor { $amount }.
fact-unsold = Niemand biedt: het blijft bij de bank.
fact-unsold-bld-6 = Het gebouw vindt geen plaats: het gaat terug naar de bank, die het bod terugbetaalt.
fact-deed-passed = { $other } krijgt { $subject } van { $seat }.
fact-deed-passed-trade-1 = { $other } krijgt { $subject } van { $seat }.
    .echo = yes
fact-deed-passed-buy-1 = { $other } neemt het eigendomsbewijs van { $subject }.
    .echo = ja
fact-deed-passed-auc-1 = { $other } neemt het eigendomsbewijs van { $subject }.
    .echo = ja
fact-deed-passed-bank-2 = { $other } erft { $subject } van { $seat }.
fact-deed-passed-bank-3 = { $seat } laat { $subject } aan de bank.
fact-deed-passed-short-1 = { $other } krijgt { $subject } gedeeld.
fact-deed-passed-short-4 = { $seat } laat { $subject } aan { $other }.

## Huur

fact-rent-due = { $seat } staat op { $subject }: { $other } mag huur vragen.
fact-rent-asked = { $seat } vraagt de huur van { $subject }: { $other } betaalt.
    .echo = ja
fact-rent-lapsed = { $seat } vroeg de huur van { $subject } niet: { $other } komt ermee weg.
fact-asking = { $number ->
        [0] { $seat } vraagt de huur voortaan zelf.
       *[1] { $seat } laat de tafel de huur vragen.
    }

## Kaarten

fact-drew = { $seat } neemt een kaart. { $subject }
fact-card-kept = { $seat } bewaart de kaart om de gevangenis te verlaten.
    .echo = ja
fact-card-returned = De kaart van { $seat } gaat onder haar stapel.
fact-card-returned-jail-2 = { $seat } speelt de kaart en stapt de gevangenis uit.
fact-card-passed = { $other } krijgt van { $seat } de kaart om de gevangenis te verlaten.
fact-card-passed-trade-1 = { $other } krijgt van { $seat } de kaart om de gevangenis te verlaten.
    .echo = yes
fact-card-passed-bank-2 = { $other } erft van { $seat } de kaart om de gevangenis te verlaten.
fact-card-passed-short-4 = { $other } erft van { $seat } de kaart om de gevangenis te verlaten.
fact-chose-card = { $seat } neemt een kaart in plaats van te betalen.

## Gevangenis

fact-jailed = { $seat } gaat naar de gevangenis.
fact-jailed-turn-3 = Voor de derde keer dubbel: { $seat } gaat naar de gevangenis.
fact-freed = { $seat } verlaat de gevangenis.
fact-freed-jail-2 = { $seat } verlaat de gevangenis.
    .echo = ja
fact-freed-jail-3 = Dubbel! { $seat } verlaat de gevangenis.
fact-freed-jail-4 = Geen pogingen meer: { $seat } verlaat de gevangenis.
fact-stayed = Geen dubbel voor { $seat }: poging { $number }.

## Gebouwen

fact-built = { $number ->
        [1] { $seat } bouwt het eerste huis op { $subject }.
        [5] { $seat } opent een hotel op { $subject }.
       *[other] { $seat } bouwt op { $subject }: nu { $number } huizen.
    }
built-together = { $seat } bouwt op { $streets }.
built-street = { $number ->
        [1] { $subject } (één huis)
        [5] { $subject } (hotel)
       *[other] { $subject } ({ $number } huizen)
    }
fact-sold = { $number ->
        [0] { $seat } verkoopt het laatste huis op { $subject } terug.
        [one] { $seat } verkoopt een huis op { $subject } terug: er blijft er { $number } over.
       *[other] { $seat } verkoopt een huis op { $subject } terug: er blijven er { $number } over.
    }
fact-sold-bld-8 = { $number ->
        [0] { $seat } breekt af: op { $subject } blijft niets staan.
        [1] { $seat } breekt af: op { $subject } blijft één huis staan.
        [5] { $seat } breekt af: op { $subject } blijft het hotel staan.
       *[other] { $seat } breekt af: op { $subject } blijven { $number } huizen staan.
    }
fact-sold-bank-2 = De gebouwen van { $seat } op { $subject } gaan terug naar de bank.
fact-sold-short-3 = { $seat } verkoopt het hotel op { $subject }, met de huizen erin.
fact-shortage = { $number ->
        [2] { $seat } wil een hotel op { $subject }, maar er zijn er niet genoeg voor allen.
       *[1] { $seat } wil een huis op { $subject }, maar er zijn er niet genoeg voor allen.
    }
fact-wanted = { $number ->
        [2] { $seat } wil het hotel ook.
       *[1] { $seat } wil het huis ook.
    }
fact-waived = { $seat } ziet ervan af.

## Hypotheken

fact-mortgaged = { $seat } neemt een hypotheek op { $subject }: { $amount }.
fact-redeemed = { $seat } lost de hypotheek op { $subject } af voor { $amount }.
fact-redeemed-mort-3 = { $seat } lost de hypotheek op { $subject } meteen af.
fact-kept = { $seat } behoudt de hypotheek op { $subject }.
fact-cancelled = De bank schrapt de hypotheek op { $subject }.

## Ruilen

fact-proposed = { $number ->
        [0] { $seat } doet { $other } een voorstel: { $terms }.
       *[other] { $seat } doet { $other } een tegenvoorstel: { $terms }.
    }
fact-accepted = { $seat } en { $other } zijn het eens: { $other } { $terms }.
fact-refused = { $seat } weigert het voorstel van { $other }.
fact-withdrawn = { $seat } trekt het voorstel aan { $other } in.
fact-voided = Het voorstel van { $seat } aan { $other } vervalt: het kan niet meer worden nagekomen.
fact-hearing = { $number ->
        [0] { $seat } luistert niet meer naar voorstellen van { $other }.
       *[1] { $seat } luistert weer naar voorstellen van { $other }.
    }
terms = geeft { $gives } voor { $gets }
terms-and = { $first } en { $last }
terms-comma = { $first }, { $last }
terms-jail-cards = { $number ->
        [one] de kaart om de gevangenis te verlaten
       *[other] { $number } kaarten om de gevangenis te verlaten
    }
terms-unknown = de voorwaarden liggen op tafel
terms-debt = { $amount } van de schuld vereffend

## Schulden en het einde

fact-owes = { $seat } is { $other } { $amount } schuldig en heeft dat niet contant.
fact-cleared = Met de ruil vereffent { $seat } { $amount } van de schuld aan { $other }.
fact-bankruptcy = { $seat } gaat failliet: alles gaat naar { $other }.
fact-ended = Alleen { $seat } blijft over: monopolist!
fact-ended-short-4 = Het korte spel is uit: { $seat } is het rijkst en wint.
fact-ended-time-1 = { $seat } is het rijkst en wint.
fact-shared = Even rijk: ook { $seat } wint.
fact-riches = { $seat } bezit samen { $amount }.
fact-time-up = De tijd is om.

## Geld

fact-paid = Betaald: { $amount } van { $seat } aan { $other }.
fact-paid-set-2 = Om te beginnen krijgt { $other } { $amount }.
    .echo = ja
fact-paid-go-1 = Bij Start ontvangt { $other } { $amount }.
fact-paid-park-1 = Op Gratis Parking ontvangt { $other } { $amount }.
fact-paid-tax-1 = { $seat } betaalt { $amount }: { $subject }.
fact-paid-card-1 = Zo staat het op de kaart: { $seat } betaalt { $amount } aan { $other }.
fact-paid-card-3 = De kaart maakt het duurder: voor { $subject } betaalt { $seat } { $amount } aan { $other }.
fact-paid-buy-1 = { $seat } betaalt { $amount } voor { $subject }.
    .echo = ja
fact-paid-auc-1 = { $seat } betaalt { $amount } voor { $subject }, zoals geboden.
    .echo = ja
fact-paid-rent-1 = { $seat } betaalt { $other } { $amount } huur voor { $subject }.
fact-paid-rent-3 = { $seat } betaalt { $other } { $amount } dubbele huur voor { $subject }.
fact-paid-rent-5 = { $seat } betaalt { $other } { $amount } huur voor { $subject }.
fact-paid-rent-6 = { $seat } betaalt { $other } de rekening van { $subject }: { $amount }.
fact-paid-jail-2 = { $seat } betaalt { $amount } en stapt de gevangenis uit.
fact-paid-jail-4 = { $seat } betaalt { $amount } na de laatste poging.
fact-paid-bld-1 = { $seat } betaalt { $amount } voor een huis op { $subject }.
    .echo = ja
fact-paid-bld-3 = { $seat } betaalt { $amount } voor een hotel op { $subject }.
    .echo = ja
fact-paid-bld-6 = Voor het gebouw betaalt { $seat } { $amount } aan { $other }.
    .echo = ja
fact-paid-bld-7 = { $other } krijgt { $amount } voor het verkochte huis op { $subject }.
fact-paid-bld-8 = { $other } krijgt { $amount } voor wat op { $subject } werd afgebroken.
fact-paid-trade-1 = Voor de ruil betaalt { $seat } { $amount } aan { $other }.
    .echo = yes
fact-paid-mort-1 = { $other } krijgt { $amount } voor de hypotheek op { $subject }.
    .echo = ja
fact-paid-mort-2 = { $seat } betaalt { $amount } om de hypotheek op { $subject } af te lossen.
    .echo = ja
fact-paid-mort-3 = { $seat } betaalt { $amount } voor de hypotheek die met { $subject } meekwam.
fact-paid-bank-2 = Alles wordt te gelde gemaakt: { $seat } betaalt { $amount } aan { $other }.
fact-paid-bank-3 = { $seat } geeft de bank de laatste { $amount }.
fact-paid-short-1 = { $seat } betaalt { $amount } voor { $subject }, zoals gedeeld.
fact-paid-short-3 = { $other } krijgt { $amount } voor het hotel op { $subject } en de huizen erin.
fact-paid-short-4 = Het laatste geld gaat naar de schuldeiser: { $seat } betaalt { $amount } aan { $other }.

## Waarom een robot het deed, achter de zin van wat hij deed

event-with-reason = { $told } { $reason }
reason-lot = Het lot besliste.
reason-no-cash = Er is te weinig geld voor.
reason-keeps-cash = Het geld blijft achter de hand.
reason-too-dear = Te duur voor wat het opbrengt.
reason-unwanted = Er valt niets bij te winnen.
reason-completes = { $about ->
        [station] Het brengt alle stations samen.
        [company] Het brengt de twee bedrijven samen.
       *[other] Het maakt { $colour } compleet.
    }
reason-completes-both = Elk krijgt een hele kleur.
reason-needs-money = Er is een schuld te betalen.
reason-good-price = Het geld is meer waard.
reason-gains = Het is zijn prijs waard.
reason-cannot = Het kan nu niet doorgaan.
reason-breaks = { $about ->
        [station] Het zou de stations scheiden.
        [company] Het zou de bedrijven scheiden.
       *[other] Het zou { $colour } opbreken.
    }
reason-helps = { $about ->
        [station] Het zou alle stations samenbrengen voor de andere kant.
        [company] Het zou de twee bedrijven samenbrengen voor de andere kant.
       *[other] Het zou { $colour } compleet maken voor de andere kant.
    }
reason-blocks = { $about ->
        [station] Anders kan een ander de stations bijeenbrengen.
        [company] Anders kan een ander de nutsbedrijven bijeenbrengen.
       *[other] Anders kan een ander { $colour } volledig krijgen.
    }
reason-raises = De huren van { $colour } stijgen.
reason-deeds-left = Buiten zijn er nog eigendomsbewijzen te krijgen.
reason-rents-threaten = Buiten zijn de huren van anderen hoog.
reason-keeps-card = De kaart blijft voor later.
reason-rents-fall = Anders dalen de huren.
reason-frees = Op { $colour } mag weer gebouwd worden.
reason-earns-again = Het brengt weer huur op.
reason-rent-due = Er is huur te krijgen.
reason-keeps-whole = { $about ->
        [station] De stations blijven samen en zonder hypotheek.
        [company] De bedrijven blijven samen en zonder hypotheek.
       *[other] Zo blijft { $colour } compleet en zonder hypotheek.
    }
reason-keeps-buildings = De gebouwen blijven.
reason-less-rent = Het kost minder huur.
reason-deed-there = Daar is een eigendomsbewijs te krijgen.
reason-avoids-jail = De andere weg leidt naar de gevangenis.
reason-avoids-rent = De andere weg kost meer huur.
reason-passes-go = De weg leidt langs Start.
reason-too-little = Er zou meer voor betaald moeten worden.
