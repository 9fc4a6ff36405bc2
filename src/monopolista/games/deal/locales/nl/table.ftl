### MONOPOLY Deal op het scherm: de tafel, de hand, wat een kaart zou doen, betalen, Geen sprake van, het geheugensteuntje.
###
### $number, $size en $count zijn getallen; al het andere is tekst, klaar om te tonen: $amount en $before geld,
### $subject en $given kaarten, $set een reeks zoals in deal-set-…, $colour en $second kleuren, de rest spelers.

## De tafel

deal-hand = Jouw hand
deal-hand-of = De hand van { $seat }
deal-hand-show = Toon de hand van { $seat }
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
deal-aim = Wie in { $size } kleuren een volledige reeks heeft, wint.
deal-mark-hand = Je kaarten. Tik er een aan, of sleep die naar waar ze hoort, en zie wat ze zou doen.
deal-mark-own = Hier liggen je eigendommen. Elke volledige kleur vult een van de tekens: vul ze allemaal en je wint.
deal-auto-answer = { $answer ->
    [end] beëindig de beurt
    [give] geef de kaart
    [discard] leg de kaart af
    [pay] betaal
   *[other] het enige antwoord
}
deal-set-count = { $number } van { $size }
deal-set-read = { $set }: { $number } van { $size } kaarten, huur { $amount }
deal-set-read-complete = { $set }: volledig, huur { $amount }
deal-set-new = Een nieuwe { $set }
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
deal-discards-open = Bekijk wat afgelegd is
deal-discards-last = Bovenop: { $subject }
deal-plays-left = { $number ->
    [0] Geen kaart meer te spelen
    [one] Nog één kaart te spelen
   *[other] Nog { $number } kaarten te spelen
}
deal-doubles = { $number ->
    [2] De volgende huur telt dubbel
   *[other] De volgende huur telt { $number } keer
}
deal-turn-mine = Jouw beurt
deal-turn-of = Beurt van { $seat }
deal-turn-number = Beurt { $number }
deal-player-out = heeft de tafel verlaten

## Een kaart

deal-card-worth = { $amount } waard
deal-card-in-hand = kaart { $number } van { $count } in de hand

## Wat een kaart zou doen, voor ze gespeeld wordt

deal-would-bank = Met { $subject } gaat je bank van { $before } naar { $amount }.
deal-would-lay = { $subject } komt bij de { $set }: { $number } van { $size }.
deal-would-begin = { $subject } begint een { $set }.
deal-would-complete = { $subject } maakt de { $set } volledig.
deal-would-win = Dat is de laatste reeks die je nodig hebt: je wint.
deal-would-move = { $subject } verhuist naar de { $set }.
deal-would-break = De { $set } is dan niet meer volledig.
deal-would-rent = Je vraagt elke andere speler { $amount }, de huur van de { $set }.
deal-would-rent-any = Je vraagt één speler, die je daarna kiest, { $amount }, de huur van de { $set }.
deal-would-rent-one = Je vraagt { $other } { $amount }, de huur van de { $set }.
deal-would-double = { $number ->
    [2] De huurkaart die je hierna speelt, telt dubbel.
   *[other] De huurkaart die je hierna speelt, telt { $number } keer.
}
deal-would-pass-go = { $number ->
    [one] Je trekt één kaart.
   *[other] Je trekt { $number } kaarten.
}
deal-would-birthday = Je vraagt elke andere speler { $amount }.
deal-would-collector = Je vraagt { $other } { $amount }.
deal-would-sly = { $subject } komt van { $other } naar jou.
deal-would-forced = { $subject } komt van { $other } naar jou; kies daarna wat je ervoor geeft.
deal-would-forced-for = { $other } geeft je { $subject } en krijgt { $given }.
deal-would-breaker = De hele { $set } komt van { $other } naar jou.
deal-would-build = { $subject } op de { $set }: de huur gaat van { $before } naar { $amount }.
deal-would-say-no = De actie van { $other } doet je niets, tenzij { $other } ook nee zegt.
deal-would-answer-no = Wie ze treft, mag nee zeggen.
deal-would-pay = { $seat } zou { $amount } betalen.
deal-would-pay-all = { $seat } zou { $amount } betalen, en niets meer overhouden.
deal-would-pay-nothing = { $seat } zou niets betalen.
deal-would-discard = Je legt { $subject } af.

## Kiezen waarop een kaart gespeeld wordt

deal-play-or-bank = Wat doe je met { $subject }?
deal-target-set = Kies waar je de kaart neerlegt.
deal-target-rent = Kies de reeks waarvan je de huur vraagt.
deal-target-card = Kies het eigendom dat je wilt.
deal-target-whole = Kies de reeks die je wilt.
deal-target-player = Kies de speler.
deal-target-build = Kies de reeks om op te bouwen.
deal-target-give = Kies het eigendom dat je geeft.
deal-target-none = Nu valt er niets mee te beginnen: zet de kaart op de bank, of houd ze.
deal-target-cancel = Een andere kaart

## Betalen

deal-pay-title = Je bent { $other } { $amount } schuldig
deal-pay-picked = Gekozen
deal-pay-missing = Nog te weinig: { $amount }
deal-pay-exact = Precies gepast
deal-pay-over = Er is geen wisselgeld: { $amount } te veel
deal-pay-suggestion-of = Suggestie: { $names }
deal-pay-breaks = Zo verbreek je de { $set }.

## Geen sprake van

deal-duel-asks = { $other } wil { $amount } van je.
deal-duel-wants = { $other } wil van jou { $subject }.
deal-duel-wants-swap = { $other } wil van jou { $subject } en geeft er { $given } voor.
deal-duel-wants-set = { $other } wil je hele { $set }.
deal-duel-noes = { $number ->
    [0] Nog niemand zei nee.
    [one] Er is één keer nee gezegd.
   *[other] Er is { $number } keer nee gezegd.
}
deal-duel-stands = Zoals het nu staat, gebeurt het.
deal-duel-falls = Zoals het nu staat, is het afgeweerd.
deal-duel-have-none = Je hebt geen kaart Geen sprake van in de hand.

## De tafel verlaten

deal-give-up-sure = Wil je echt stoppen? Al je kaarten worden afgelegd. Er is geen weg terug.

## Het geheugensteuntje

panel-quick = In het kort
deal-quick-turn = Jouw beurt
deal-quick-turn-1 = Trek twee kaarten; vijf, als je hand leeg is.
deal-quick-turn-2 = Speel tot drie kaarten, of geen.
deal-quick-turn-3 = Elke kaart gaat naar je bank, voor je neer, of naar het midden.
deal-quick-turn-4 = Houd op het einde hoogstens zeven kaarten.
deal-quick-cards = Wat kaarten doen
deal-quick-cards-1 = Huur in twee kleuren: alle anderen betalen. In alle kleuren: één speler betaalt.
deal-quick-cards-2 = Slinkse greep neemt een eigendom, Gedwongen ruil wisselt het, Onteigening neemt een volledige reeks.
deal-quick-cards-3 = Deurwaarder en Ik ben jarig brengen geld op, Langs Start brengt kaarten.
deal-quick-cards-4 = Geen sprake van beschermt je op elk moment, en een tweede heft de eerste op.
deal-quick-paying = Betalen
deal-quick-paying-1 = Jij kiest waarmee: bank of eigendommen, nooit de hand.
deal-quick-paying-2 = Er is geen wisselgeld.
deal-quick-paying-3 = Eigendommen gaan naar de eigendommen van wie betaald wordt, al het andere naar diens bank.
deal-quick-paying-4 = Wie niets voor zich heeft liggen, betaalt niets.
deal-quick-winning = Winnen
deal-quick-winning-1 = Drie volledige reeksen in drie kleuren, in je eigen beurt.
deal-quick-winning-2 = Wisselkaarten tellen als een van hun kleuren; verleggen mag in je eigen beurt.
deal-quick-winning-3 = Een huis en dan een hotel op een volledige reeks verhogen de huur.
deal-quick-winning-4 = Een volledige reeks heeft alleen Onteigening en rekeningen te vrezen.

## De toetsen

deal-key-hand = Naar de hand; de pijltjes gaan van kaart naar kaart
deal-key-card = De kaart met dit nummer in de hand
deal-key-bank = Zet de kaart op de bank
deal-key-play = Speel de kaart, of leg ze neer
deal-key-cancel = Een andere kaart
deal-key-undo = Neem terug
deal-key-end = Beëindig de beurt
deal-key-no = Geen sprake van
deal-key-allow = Laat het gebeuren
deal-key-quick = De vier kaarten
deal-key-discards = Wat afgelegd is
deal-key-question = Naar de vraag

## Startpagina, zaal, einde

game-deal = Kaartspel
deal-seats-full = Met één pak kaarten spelen er hoogstens { $count } (DEAL-1).
deal-start-two = Minstens twee spelers (DEAL-1).
deal-end-sets = Volledige reeksen: { $names }
deal-end-place-sets = { $number ->
    [0] geen volledige reeks, { $amount } op de bank
    [one] één volledige reeks, { $amount } op de bank
   *[other] { $number } volledige reeksen, { $amount } op de bank
}
deal-end-left = heeft de tafel verlaten
deal-end-collected = Ontvangen geld
deal-end-stolen = Eigendommen genomen
deal-end-noes = Keren nee gezegd
deal-end-banked = Kaarten op de bank gezet
replay-no = { $count ->
    [one] { $count } weigering
   *[other] { $count } weigeringen
}
replay-taken = { $count ->
    [one] { $count } eigendom genomen
   *[other] { $count } eigendommen genomen
}
replay-breaker = { $count ->
    [one] { $count } onteigening
   *[other] { $count } onteigeningen
}
deal-promise = Elke kaart komt uit een geheim zaad, vastgelegd vóór het spel, en uit wat elke browser heeft toegevoegd. De vingerafdruk was al vooraf te zien; het zaad zelf ziet men na het spel.
deal-check = Elke kaart komt uit dit zaad, waarvan de vingerafdruk vóór het spel te zien was, en uit wat elke browser heeft toegevoegd.
