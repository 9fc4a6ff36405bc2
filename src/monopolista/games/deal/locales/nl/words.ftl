### MONOPOLY Deal: its cards, the sentences for what happens, the questions, the options.
###
### The sentence of a fact is deal-<kind>-<what is special about it> where there is one, else deal-<kind>. The
### attribute .echo says that another sentence of the same step tells the thing already.
###
### Arguments, all of them texts but $number and $count, which are numbers:
###   $seat, $other, $names   players
###   $subject, $given        cards by their names: "Via Roma", "M 5", "Just Say No"
###   $set                    a colour’s set, as in deal-set-…; $colour and $second are colours
###   $amount                 money, ready to be shown

## The cards

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
deal-text-forced = Ruil een eigendom van jezelf voor een van een andere speler; volledige reeksen zijn aan beide kanten verboden terrein.
deal-text-breaker = Neem een volledige reeks van een andere speler, met alles wat erop gebouwd is.
deal-text-no = Speelt iemand een actie tegen jou? Met deze kaart gebeurt jou niets.
deal-text-house = Op een volledige reeks komt er { $amount } bij de huur; op stations en nutsbedrijven is er geen plaats voor.
deal-text-hotel = Op een volledige reeks waar het huis al staat, komt er nog eens { $amount } bij de huur.
deal-set-own = reeks { $name }
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

## The turn

deal-started = De kaarten zijn geschud: { $number } aan tafel.
deal-first = Het lot wijst aan: { $seat } begint.
deal-turn = { $seat } is aan de beurt.
deal-drew = { $seat } trekt { $subject }.
deal-drew-hidden = { $seat } trekt een kaart.
deal-reshuffled = { $number ->
        [one] De stapel is op: de enige afgelegde kaart wordt de nieuwe stapel.
       *[other] De stapel is op: de { $number } afgelegde kaarten worden geschud tot een nieuwe stapel.
    }
deal-no-cards = Er zijn geen kaarten meer: { $seat } trekt niets.
deal-banked = { $seat } zet { $subject } op de bank, goed voor { $amount }.
deal-banked-money = { $seat } zet { $subject } op de bank.
deal-laid = { $seat } legt { $subject } bij de { $set }.
deal-moved = { $seat } verlegt { $subject } naar de { $set }.
deal-taken-back = { $seat } neemt { $subject } terug in de hand.
deal-built = { $seat } bouwt op de { $set }: { $subject }.
deal-discarded = { $seat } legt { $subject } af.
deal-discarded-under = { $seat } legt { $subject } onder de stapel.
deal-discarded-hidden = { $seat } legt een kaart onder de stapel.
deal-ended = { $seat } beëindigt de beurt.

## Actions

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
deal-played-collector = { $seat } stuurt de Deurwaarder naar { $other } voor { $amount }.
deal-played-sly = { $seat } speelt Slinkse greep tegen { $other }.
deal-played-forced = { $seat } speelt Gedwongen ruil tegen { $other }.
deal-played-breaker = { $seat } speelt { $subject } tegen { $other }.
deal-wanted = { $seat } wil { $subject } van { $other }.
deal-wanted-swap = { $seat } wil { $subject } van { $other } in ruil voor { $given }.
deal-wanted-set = { $seat } wil van { $other } de hele reeks met { $subject }.
deal-said-no = Nee! { $seat } speelt { $subject } tegen { $other }.
deal-allowed = { $seat } staat het toe.
deal-cancelled = Tegengehouden: { $subject } doet { $other } niets.
deal-took = { $seat } neemt { $subject } van { $other }.
deal-took-building = Met de reeks krijgt { $seat } ook { $subject } van { $other }.
deal-set-broken-to-bank = De reeks is niet meer volledig: { $subject } gaat naar de bank van { $seat }.
deal-set-broken-stay = De reeks is niet meer volledig: { $subject } van { $seat } blijft staan, maar levert niets op.
deal-set-broken-discard = De reeks is niet meer volledig: { $seat } moet { $subject } afleggen.

## Paying

deal-picked = { $seat } kiest { $subject } om te betalen.
    .echo = ja
deal-picked-back = { $seat } neemt { $subject } terug uit de betaling.
    .echo = ja
deal-paid = { $seat } betaalt { $other } met { $subject }, goed voor { $amount }.
deal-paid-money = { $seat } betaalt { $subject } aan { $other }.
deal-paid-nothing = { $seat } moet { $other } { $amount } betalen, maar heeft niets liggen.

## The end

deal-left = { $number ->
        [0] { $seat } verlaat de tafel.
        [one] { $seat } verlaat de tafel, en { $number } kaart wordt afgelegd.
       *[other] { $seat } verlaat de tafel, en { $number } kaarten worden afgelegd.
    }
deal-won = { $seat } heeft { $number } volledige reeksen: monopolist!
deal-won-left = Alleen { $seat } is nog over: monopolist!

## The questions

deal-head-to-play = Wat speel je?
deal-head-done = Beurt beëindigen?
deal-head-whom = Wie betaalt je { $amount }?
deal-head-to-give = Wat geef je voor { $subject }?
deal-head-to-discard = { $number ->
    [one] Eén kaart te veel
   *[other] { $number } kaarten te veel
}
deal-head-duel = { $subject }: zeg je nee?
deal-head-duel-own = { $seat } zegt nee
deal-head-to-pay = { $amount } voor { $other }
deal-task-to-play = Speel een kaart, of beëindig je beurt.
deal-task-done = Je kunt niets meer spelen.
deal-task-done-move = Verplaats een wisselkaart, of beëindig je beurt.
deal-task-whom = Kies wie betaalt.
deal-task-to-give = Kies de kaart die je geeft.
deal-task-to-discard = Kies wat je aflegt.
deal-task-duel = Zeg nee of sta het toe.
deal-task-to-pay = Kies de kaarten waarmee je betaalt.
deal-ahead-plays = { $plays ->
    [0] { $seat } kan geen kaarten meer spelen.
    [one] { $seat } kan nog één kaart spelen.
   *[other] { $seat } kan nog { $plays } kaarten spelen.
}
deal-ahead-rent = Een huurkaart van { $seat } kan tot { $amount } kosten.
deal-ahead-close = Nog één reeks nodig om te winnen: { $names }.
deal-status-start = Het lot wijst aan wie begint.
deal-status-begin = De beurt van { $seat } begint.
deal-status-drawing = { $seat } trekt kaarten.
deal-status-hand-on = De beurt van { $seat } is voorbij.
deal-status-to-play = { $names } is aan zet.
deal-status-whom = { $names } kiest wie { $amount } betaalt.
deal-status-to-give = { $names } kiest welke kaart ervoor in ruil gaat.
deal-status-to-discard = { $names } heeft te veel kaarten en kiest wat weg kan.
deal-status-duel = { $subject }: { $names } aan zet.
deal-status-to-pay = { $count ->
    [one] { $names } kiest waarmee { $other } betaald wordt: { $amount }.
   *[other] { $names } kiezen waarmee { $other } betaald wordt: { $amount }.
}

## The answers

deal-answer-bank = Op de bank
deal-answer-lay = Neerleggen
deal-answer-play = Spelen
deal-answer-move = Verleggen
deal-answer-undo = Ongedaan maken
deal-answer-end = Beurt beëindigen
deal-answer-at = { $other } betaalt
deal-answer-give = Deze geven
deal-answer-no = Geen sprake van
deal-answer-allow = Toestaan
deal-answer-pick = Hiermee betalen
deal-answer-unpick = Deze houden
deal-answer-pick-suggested = Suggestie kiezen
deal-answer-pay = Betalen
deal-answer-discard = Afleggen
deal-answer-leave = Spel verlaten …

## Options and levels

option-no-is-play = ‘Geen sprake van’ telt mee
option-no-is-play-note = In je eigen beurt is het een van je drie kaarten, zoals in de spelregels sinds 2024.
option-double-any = Elke huur kan dubbel
option-double-any-note = Ook huur in alle kleuren, zoals Hasbro aan spelers antwoordt. Volgens de spelregels alleen huur in twee kleuren.
option-broken = Gebouwen van een onvolledige reeks
option-broken-note = Wat er met huis en hotel gebeurt als hun reeks een kaart verliest. De spelregels zeggen er niets over en andere edities verschillen.
option-broken-bank = naar de bank van de eigenaar
option-broken-stay = ze blijven staan, maar leveren niets op
option-broken-discard = naar de aflegstapel
option-excess = Te veel kaarten
option-excess-note = Waar ze aan het einde van je beurt heen gaan. In de spelregels van 2008: onder de stapel.
option-excess-discards = naar de aflegstapel
option-excess-under = onder de trekstapel
option-take-back = Zetten ongedaan maken
option-take-back-note = Een kaart die je net op de bank hebt gezet of hebt neergelegd, mag je terugnemen zolang er niets onthuld is. Volgens de spelregels nooit.
option-wild-sets = Vereist voor een reeks
option-wild-sets-note = Welke kaart er minstens in een reeks moet zitten. De spelregels zeggen er niets over en andere edities verschillen.
option-wild-sets-colour = één kaart die niet alle kleuren heeft
option-wild-sets-property = één gewoon eigendom
option-wild-sets-any = elke kaart
preset-brisk = Snel
preset-brisk-note = { $seconds } seconden per zet.
robot-style-cautious-note = legt neer en spaart waar het kan, en neemt geen risico
robot-style-shrewd-note = verzamelt, pakt af en weigert doordacht
robot-source-author = een gepubliceerde agent voor het kaartspel
chapter-deal = Het kaartspel
booklet-deal = de Italiaanse spelregels van MONOPOLY Deal, van 2014
booklet-deal-answers = de antwoorden van Hasbro aan spelers

## What answers are called in hints

deal-advice-bank = { $subject } op de bank zetten
deal-advice-lay = { $subject } bij de { $set } leggen
deal-advice-move = { $subject } naar de { $set } verleggen
deal-advice-end = Beurt beëindigen
deal-advice-at = { $other } laten betalen
deal-advice-give = { $subject } geven
deal-advice-no = Nee zeggen
deal-advice-allow = Toestaan
deal-advice-pick = Betalen met { $subject }
deal-advice-pay = Betalen
deal-advice-discard = { $subject } afleggen
deal-advice-play-rent = { $subject } spelen voor de { $set }
deal-advice-play-rent-any = { $subject } spelen voor de { $set }
deal-advice-play-double = { $subject } spelen
deal-advice-play-pass-go = { $subject } spelen
deal-advice-play-birthday = { $subject } spelen
deal-advice-play-collector = { $subject } spelen tegen { $other }
deal-advice-play-sly = { $subject } spelen: { $wanted } van { $other }
deal-advice-play-forced = { $subject } spelen: { $wanted } van { $other }
deal-advice-play-breaker = { $subject } spelen: de { $set } van { $other }
deal-advice-play-house = Bouwen op de { $set }: { $subject }
deal-advice-play-hotel = Bouwen op de { $set }: { $subject }

## Why an answer is better than another, beside it in hints and analyses

reason-deal-wins = Dat is de laatste reeks die nog ontbreekt.
reason-deal-stops = Anders is het spel verloren.
reason-deal-completes = Het maakt de { $set } volledig.
reason-deal-takes-set = Het levert een volledige reeks op.
reason-deal-blocks = Anders kan een ander winnen met de { $set }.
reason-deal-keeps-set = De { $set } blijft volledig.
reason-deal-helps = Anders maakt een ander de { $set } volledig.
reason-deal-raises = De huur van de { $set } stijgt.
reason-deal-saves-all = Anders gaat alles weg waarmee je kunt betalen.
reason-deal-saves-property = Er ligt te weinig op de bank om te betalen.
reason-deal-keeps-no = ‘Geen sprake van’ blijft achter de hand.
reason-deal-keeps-property = Betalen met geld spaart de eigendommen.
reason-deal-less-rent = Zo gaat er minder huur verloren.
reason-deal-overpays = De andere kaart is meer waard dan nodig, en er is geen wisselgeld.
reason-deal-needed = De andere kaart maakt de { $set } volledig.
reason-deal-fits = De andere kaart past bij de { $set }.
reason-deal-smaller = De andere kaart is meer waard.
reason-deal-doubles = De huur van de { $set } telt dubbel.
reason-deal-draws = Het levert nieuwe kaarten op.
reason-deal-strips = Het neemt alles waarmee de ander kan betalen.
reason-deal-property = De ander heeft te weinig op de bank om te betalen.
reason-deal-beyond-value = Het levert meer op dan de kaart als geld waard is.
reason-deal-brings-more = Het levert meer op.
reason-deal-banked = Als geld is de kaart meer waard.
reason-deal-empty-bank = Met een lege bank moet je met eigendommen betalen.
reason-deal-too-many = Aan het einde van de beurt zou de hand te vol zijn.
reason-deal-hidden = Uit de hand kan niemand de kaart nemen.
reason-deal-keeps = De kaart blijft bewaard voor later.
