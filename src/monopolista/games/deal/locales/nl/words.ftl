### MONOPOLY Deal: de kaarten, de zinnen bij wat er gebeurt, de vragen, de opties.
###
### De zin van een feit is deal-<soort>-<wat er bijzonder aan is> als die er is, anders deal-<soort>. Het kenmerk
### .echo zegt dat een andere zin van dezelfde stap het al vertelt.
###
### Argumenten, allemaal tekst behalve $number en $count, die getallen zijn:
###   $seat, $other, $names   spelers
###   $subject, $given        kaarten bij hun naam: «Meir», «M 5», «Geen sprake van»
###   $set                    de reeks van een kleur, zoals in deal-set-…; $colour en $second zijn kleuren
###   $amount                 geld, klaar om te tonen

## De kaarten

deal-card-money = { $amount }
deal-card-wild = Wisselkaart { $colour } / { $second }
deal-card-wild-any = Wisselkaart alle kleuren
deal-card-rent = Huur { $colour } / { $second }
deal-card-rent-any = Huur alle kleuren
deal-card-double = Dubbele huur
deal-card-pass-go = Langs Start
deal-card-birthday = Ik ben jarig
deal-card-collector = Deurwaarder
deal-card-sly = Slinkse greep
deal-card-forced = Gedwongen ruil
deal-card-breaker = Onteigening
deal-card-no = Geen sprake van
deal-card-house = Huis
deal-card-hotel = Hotel
deal-text-money = Hoort op je bank, en is daar { $amount } waard om te betalen.
deal-text-property = Leg dit eigendom voor je neer en verzamel de andere van zijn kleur, tot de reeks volledig is.
deal-text-wild = Telt als { $colour } of als { $second }: kies bij het neerleggen, en verander er in elke eigen beurt gerust iets aan.
deal-text-wild-any = Telt als de kleur die je nog mist, welke dat ook is, maar niemand neemt deze kaart als betaling aan.
deal-text-rent = Kies een reeks van jezelf, { $colour } of { $second }: alle anderen betalen je er de huur van.
deal-text-rent-any = Kies een reeks van jezelf, in welke kleur ook, en één speler die je er de huur van betaalt.
deal-text-double = Speel deze kaart vlak voor een huurkaart, die dan dubbel telt; met twee zulke kaarten telt ze vier keer.
deal-text-pass-go = Nog een rondje over het bord: trek { $number } kaarten bij.
deal-text-birthday = Taart voor iedereen, en voor jou { $amount } van elk van de anderen.
deal-text-collector = Er wordt aangebeld bij een speler naar keuze, en die betaalt je { $amount }.
deal-text-sly = Neem een eigendom van een andere speler, behalve uit een volledige reeks.
deal-text-forced = Ruil een eigendom van jezelf voor een van een andere speler; van volledige reeksen blijft men aan beide kanten af.
deal-text-breaker = Neem een volledige reeks van een andere speler, met alles wat erop gebouwd is.
deal-text-no = Speelt iemand een actie tegen jou? Met deze kaart gebeurt jou niets.
deal-text-house = Op een volledige reeks komt er { $amount } bij de huur; op stations en nutsbedrijven is er geen plaats voor.
deal-text-hotel = Op een volledige reeks waar het huis al staat, komt er nog eens { $amount } bij de huur.
deal-set-brown = bruine reeks
deal-set-light-blue = lichtblauwe reeks
deal-set-pink = roze reeks
deal-set-orange = oranje reeks
deal-set-red = rode reeks
deal-set-yellow = gele reeks
deal-set-green = groene reeks
deal-set-dark-blue = donkerblauwe reeks
deal-set-station = reeks stations
deal-set-company = reeks nutsbedrijven

## De beurt

deal-started = De kaarten zijn geschud: { $number } aan tafel.
deal-first = Het lot laat { $seat } beginnen.
deal-turn = { $seat } is aan de beurt.
deal-drew = { $seat } trekt { $subject }.
deal-drew-hidden = { $seat } trekt een kaart.
deal-reshuffled = { $number ->
        [one] De stapel is op: de enige afgelegde kaart is de nieuwe.
       *[other] De stapel is op: de { $number } afgelegde kaarten worden geschud tot een nieuwe.
    }
deal-no-cards = Nergens is nog een kaart: { $seat } trekt niets.
deal-banked = { $seat } zet { $subject } op de bank, goed voor { $amount }.
deal-banked-money = { $seat } zet { $subject } op de bank.
deal-laid = { $seat } legt { $subject } bij de { $set }.
deal-moved = { $seat } verlegt { $subject } naar de { $set }.
deal-taken-back = { $seat } neemt { $subject } terug.
deal-built = { $seat } bouwt op de { $set }: { $subject }.
deal-discarded = { $seat } legt { $subject } af.
deal-discarded-under = { $seat } steekt { $subject } onder de stapel.
deal-discarded-hidden = { $seat } steekt een kaart onder de stapel.
deal-ended = { $seat } beëindigt de beurt.

## Acties

deal-played = { $seat } speelt { $subject }.
deal-played-rent = { $seat } speelt { $subject }: elke andere speler moet { $amount } betalen.
deal-played-rent-any = { $seat } speelt { $subject }, voor { $amount }.
deal-against = { $seat } vraagt { $amount } aan { $other }.
deal-doubled = { $number ->
        [2] { $seat } speelt { $subject }: de volgende huur telt dubbel.
       *[other] { $seat } speelt { $subject }: de volgende huur telt { $number } keer.
    }
deal-played-pass-go = { $seat } speelt { $subject } en trekt bij.
deal-played-birthday = { $seat } is jarig: elke andere speler moet { $amount } betalen.
deal-played-collector = { $seat } stuurt de deurwaarder naar { $other }, om { $amount }.
deal-played-sly = { $seat } waagt een Slinkse greep bij { $other }.
deal-played-forced = { $seat } wil een Gedwongen ruil met { $other }.
deal-played-breaker = { $seat } speelt { $subject } tegen { $other }.
deal-wanted = { $seat } wil { $subject } van { $other }.
deal-wanted-swap = { $seat } wil { $subject } van { $other } in ruil voor { $given }.
deal-wanted-set = { $seat } wil van { $other } de hele reeks met { $subject }.
deal-said-no = Nee! { $seat } speelt { $subject } tegen { $other }.
deal-allowed = { $seat } laat het gebeuren.
deal-cancelled = Afgeweerd: { $subject } doet { $other } niets.
deal-took = { $seat } neemt { $subject } van { $other }.
deal-took-building = Met de reeks krijgt { $seat } van { $other } ook { $subject }.
deal-set-broken-to-bank = De reeks is verbroken: { $subject } gaat naar de bank van { $seat }.
deal-set-broken-stay = De reeks is verbroken: { $seat } laat { $subject } staan, maar dat brengt niets op.
deal-set-broken-discard = De reeks is verbroken: { $seat } moet { $subject } afleggen.

## Betalen

deal-picked = { $seat } denkt te betalen met { $subject }.
    .echo = ja
deal-picked-back = { $seat } houdt { $subject } liever.
    .echo = ja
deal-paid = { $seat } betaalt { $other } met { $subject }, goed voor { $amount }.
deal-paid-money = { $seat } betaalt { $subject } aan { $other }.
deal-paid-nothing = { $seat } is { $other } { $amount } schuldig en heeft niets om mee te betalen.

## Het einde

deal-left = { $number ->
        [0] { $seat } verlaat de tafel.
        [one] { $seat } verlaat de tafel, en { $number } kaart wordt afgelegd.
       *[other] { $seat } verlaat de tafel, en { $number } kaarten worden afgelegd.
    }
deal-won = { $seat } heeft { $number } volledige reeksen: monopolist!
deal-won-left = Alleen { $seat } blijft aan tafel: monopolist!

## De vragen

deal-head-to-play = Wat speel je?
deal-head-whom = Wie betaalt je { $amount }?
deal-head-to-give = Wat geef je voor { $subject }?
deal-head-to-discard = { $number ->
    [one] Eén kaart te veel
   *[other] { $number } kaarten te veel
}
deal-head-duel = { $subject }: zeg je nee?
deal-head-to-pay = { $amount } voor { $other }
deal-task-to-play = Speel een kaart, of beëindig je beurt.
deal-task-whom = Kies wie betaalt.
deal-task-to-give = Kies de kaart die je geeft.
deal-task-to-discard = Kies wat je kunt missen.
deal-task-duel = Zeg nee, of laat het gebeuren.
deal-task-to-pay = Kies de kaarten waarmee je betaalt.
deal-ahead-plays = { $plays ->
    [0] { $seat } heeft alles gespeeld wat mag.
    [one] { $seat } mag nog één kaart spelen.
   *[other] { $seat } mag nog { $plays } kaarten spelen.
}
deal-ahead-rent = Een huurkaart van { $seat } kan tot { $amount } vragen.
deal-ahead-close = Nog één reeks om te winnen: { $names }.
deal-status-start = Het lot wijst aan wie begint.
deal-status-begin = De beurt van { $seat } begint.
deal-status-drawing = { $seat } trekt.
deal-status-hand-on = De beurt van { $seat } is voorbij.
deal-status-to-play = { $names } is aan zet.
deal-status-whom = { $names } kiest wie { $amount } betaalt.
deal-status-to-give = { $names } kiest wat ertegenover staat.
deal-status-to-discard = { $names } heeft te veel kaarten en kiest welke weg kunnen.
deal-status-duel = { $subject }: het woord is aan { $names }.
deal-status-to-pay = { $count ->
    [one] { $names } kiest hoe { $other } betaald wordt: { $amount }.
   *[other] { $names } kiezen hoe { $other } betaald wordt: { $amount }.
}

## De antwoorden

deal-answer-bank = Op de bank
deal-answer-lay = Leg neer
deal-answer-play = Speel
deal-answer-move = Verleg
deal-answer-undo = Neem terug
deal-answer-end = Beëindig de beurt
deal-answer-at = { $other } betaalt
deal-answer-give = Deze geef ik
deal-answer-no = Geen sprake van
deal-answer-allow = Laat het gebeuren
deal-answer-pick = Betaal hiermee
deal-answer-unpick = Deze houd ik
deal-answer-pick-suggested = Neem de suggestie
deal-answer-pay = Betaal
deal-answer-discard = Leg af
deal-answer-leave = Verlaat het spel …

## Opties en niveaus

option-no-is-play = Geen sprake van telt als zet
option-no-is-play-note = In de eigen beurt is het een van de drie kaarten die men speelt: zo de boekjes sinds 2024.
option-double-any = Elke huur kan dubbel
option-double-any-note = Ook die in alle kleuren: zo de antwoorden van Hasbro aan spelers. Het boekje verdubbelt alleen huur in twee kleuren.
option-broken = Gebouwen van een verbroken reeks
option-broken-note = Waar huis en hotel heen gaan als hun reeks een kaart verliest. Het boekje zwijgt, de andere zijn het oneens.
option-broken-bank = naar de bank van de eigenaar
option-broken-stay = ze blijven, en brengen niets op
option-broken-discard = naar de afgelegde kaarten
option-excess = Kaarten te veel
option-excess-note = Waar ze aan het einde van een beurt heen gaan; het boekje van 2008 steekt ze onder de stapel.
option-excess-discards = naar de afgelegde kaarten
option-excess-under = onder de trekstapel
option-take-back = Zetten terugnemen
option-take-back-note = Een kaart die net op de bank gezet of neergelegd is, mag terug tot er iets onthuld wordt. Het boekje zegt nooit.
option-wild-sets = Wat een reeks maakt
option-wild-sets-note = Welke kaart een reeks niet kan missen. Het boekje zwijgt, de andere zijn het oneens.
option-wild-sets-colour = één kaart die niet alle kleuren heeft
option-wild-sets-property = één gewoon eigendom
option-wild-sets-any = elke kaart is goed
robot-style-cautious = voorzichtig
robot-style-cautious-note = legt neer en zet op de bank wat kan, en waagt niets
robot-style-shrewd = sluw
robot-style-shrewd-note = verzamelt, rooft en weigert met verstand
robot-source-author = een gepubliceerde agent voor het kaartspel
chapter-deal = Het kaartspel
booklet-deal = het Italiaanse boekje van MONOPOLY Deal, van 2014
booklet-deal-answers = de antwoorden van Hasbro aan spelers

## Hoe antwoorden in tips heten

deal-advice-bank = Zet { $subject } op de bank
deal-advice-lay = Leg { $subject } bij de { $set }
deal-advice-move = Verleg { $subject } naar de { $set }
deal-advice-end = Beëindig de beurt
deal-advice-at = Laat { $other } betalen
deal-advice-give = Geef { $subject }
deal-advice-no = Zeg nee
deal-advice-allow = Laat het gebeuren
deal-advice-pick = Betaal met { $subject }
deal-advice-pay = Betaal
deal-advice-discard = Leg { $subject } af
deal-advice-play-rent = Speel { $subject } voor de { $set }
deal-advice-play-rent-any = Speel { $subject } voor de { $set }
deal-advice-play-double = Speel { $subject }
deal-advice-play-pass-go = Speel { $subject }
deal-advice-play-birthday = Speel { $subject }
deal-advice-play-collector = Speel { $subject } tegen { $other }
deal-advice-play-sly = Speel { $subject }: { $wanted } van { $other }
deal-advice-play-forced = Speel { $subject }: { $wanted } van { $other }
deal-advice-play-breaker = Speel { $subject }: de { $set } van { $other }
deal-advice-play-house = Bouw op de { $set }: { $subject }
deal-advice-play-hotel = Bouw op de { $set }: { $subject }

## Waarom een antwoord beter is dan een ander, ernaast bij hints en in analyses

reason-deal-wins = Het is de laatste reeks die ontbreekt.
reason-deal-stops = Anders is het spel verloren.
reason-deal-completes = Het maakt de { $set } volledig.
reason-deal-takes-set = Het neemt een volledige reeks.
reason-deal-blocks = Anders kan de { $set } de laatste van een ander zijn.
reason-deal-keeps-set = De { $set } blijft volledig.
reason-deal-helps = Anders heeft een ander de { $set } volledig.
reason-deal-raises = De huur van de { $set } stijgt.
reason-deal-saves-all = Anders gaat alles weg wat betalen kan.
reason-deal-saves-property = Wat op de bank ligt, volstaat niet om te betalen.
reason-deal-keeps-no = De kaart Geen sprake van blijft achter de hand.
reason-deal-keeps-property = Geld betaalt, eigendom blijft.
reason-deal-less-rent = Het kost minder huur.
reason-deal-overpays = De andere kaart is meer waard dan wat verschuldigd is, en er is geen wisselgeld.
reason-deal-needed = De andere kaart maakt de { $set } volledig.
reason-deal-fits = De andere kaart past bij de { $set }.
reason-deal-smaller = De andere kaart is meer waard.
reason-deal-doubles = De huur van de { $set } telt dubbel.
reason-deal-draws = Het brengt nieuwe kaarten.
reason-deal-strips = Het neemt alles waarmee een ander kan betalen.
reason-deal-property = Een ander heeft niet genoeg op de bank om te betalen.
reason-deal-beyond-value = Het brengt meer op dan de kaart als geld waard is.
reason-deal-brings-more = Het brengt meer op.
reason-deal-banked = Als geld is de kaart meer waard.
reason-deal-empty-bank = Met niets op de bank betaalt eigendom.
reason-deal-too-many = Aan het einde van de beurt zouden er te veel kaarten in de hand zijn.
reason-deal-hidden = In de hand kan niemand ze nemen.
reason-deal-keeps = De kaart blijft voor later.
