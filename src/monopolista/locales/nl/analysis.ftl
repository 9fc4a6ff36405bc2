### The analysis of a game that is over

analysis-title = Analyse
analysis-coming = Bezig met rekenen …
analysis-again = Opnieuw proberen
analysis-unfinished = Dit spel is nog bezig: de analyse komt na afloop.
analysis-unweighed = Voor dit spel kan het programma nog geen winstkansen berekenen.
analysis-accounts = Geluk en vaardigheid
analysis-accounts-note = In procentpunten, van de winstkans bij het begin tot de uitslag. Geluk is wat dobbelstenen, kaarten en ander toeval veranderden; daarnaast tellen je eigen keuzes en die van de anderen. De schatting gaat uit van gemiddelde spelers: goede keuzes van jezelf leveren punten op, goede keuzes van anderen kosten punten.
analysis-start = Begin
analysis-luck = Geluk
analysis-own = Zelf
analysis-others = Anderen
analysis-result = Einde
analysis-turnings = Keerpunten
analysis-decisions = Keuzes
analysis-grading = Keuzes worden beoordeeld … { $share }
analysis-whose = Keuzes van
analysis-none = geen keuzes
analysis-good = { $count ->
    [one] { $count } goede
   *[other] { $count } goede
}
analysis-doubtful = { $count ->
    [one] { $count } twijfelachtige
   *[other] { $count } twijfelachtige
}
analysis-mistake = { $count ->
    [one] { $count } fout
   *[other] { $count } fouten
}
analysis-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
analysis-grade-good = Goed
analysis-grade-doubtful = Twijfelachtig
analysis-grade-mistake = Fout
analysis-grade-blunder = Blunder
analysis-dearest = De duurste fouten en wat ze kostten. Klik om de tafel vóór die zet te zien.
analysis-went-on = { $name } speelde door.
analysis-better = Beter: { $what }
analysis-leave = Beter: niets doen.
analysis-otherwise = Beter: een andere keuze.
analysis-limit = Bieden loonde tot { $amount }.
analysis-no-limit = Bieden loonde niet.
analysis-others-too = { $count ->
    [one] Nog { $count } minder goede keuze
   *[other] Nog { $count } minder goede keuzes
}
analysis-again-at = Opnieuw hier:
analysis-live = Aan tafel speelt het programma vanuit elke stand ook enkele rondes vooruit. Hier telt alleen de schatting, dus kan de winstkans enkele procentpunten verschillen.
analysis-note = Een keuze die minder dan twee punten kost, telt als goed: nauwkeuriger is de schatting niet. Nu bouwen of een beurt later maakt daarin nauwelijks verschil.
analysis-roll = Vele malen uitspelen
analysis-roll-why = Keuzes die veel kostten of dicht bij elkaar lagen, kunnen nauwkeuriger worden beoordeeld door ze uit te spelen. De robots van deze tafel, met sterke robots in plaats van de mensen, spelen dan na beide keuzes verder, met dezelfde dobbelstenen. Dat duurt een minuut.
analysis-roll-compiling = Regels en robots worden gecompileerd. Dat is maar één keer nodig en duurt een minuut of twee.
analysis-rolling = Bezig met uitspelen … { $games } spellen
analysis-roll-stop = Stoppen
analysis-roll-missing = Voor het uitspelen is numba nodig: voer “make simulate” uit.
analysis-roll-busy = Er wordt al een ander spel uitgespeeld: probeer het over een minuut opnieuw.
analysis-roll-clock = Een spel op tijd kan niet worden uitgespeeld: robots hebben geen klok.
analysis-roll-broken = Het uitspelen is mislukt. De analyse op basis van de schatting blijft staan.
analysis-rolled = De belangrijkste keuzes zijn { $games } keer uitgespeeld, door de robots van deze tafel en sterke robots in plaats van de mensen.
analysis-refuted = { $count ->
    [one] { $count } keuze is toch niet slecht
   *[other] { $count } keuzes zijn toch niet slecht
}
analysis-found = { $count ->
    [one] { $count } goede keuze blijkt slecht
   *[other] { $count } goede keuzes blijken slecht
}
analysis-rolled-note = Keuzes met ± zijn uitgespeeld: na beide zetten met dezelfde dobbelstenen. ± is de standaardfout. Schatting en spellen tellen mee naar hun betrouwbaarheid; een keuze die minder dan twee punten kost, telt als goed.
analysis-rolled-cards = Kaarten die de speler niet kon kennen, werden voor elk spel opnieuw gedeeld.
analysis-estimated = Alleen de schatting: { $points }.
play-on = Vanaf hier verder spelen
play-on-as = Alles blijft zoals het was; de dobbelstenen vallen anders en robots spelen de anderen. Speel als:
play-on-end = Hier is het spel afgelopen: ga terug naar een eerder moment.
play-on-out = Deze speler is op dat moment al uitgeschakeld.
luck-none = Na je eerste afgelopen spel zie je hier wat geluk was en wat vaardigheid.
luck-why = Je kunt elk afgelopen spel laten analyseren: wat dobbelstenen en kaarten opleverden, en hoeveel beter jij koos dan de anderen. Dat duurt enkele seconden per spel.
luck-look = Alle spellen analyseren
luck-coming = { $left ->
    [one] Bezig met rekenen … nog { $left } spel
   *[other] Bezig met rekenen … nog { $left } spellen
}
luck-few = { $games ->
    [one] Na { $games } spel valt over vaardigheid nog niets te zeggen: geluk weegt te zwaar. Vanaf { $few } spellen zie je hier hoe zeker het is.
   *[other] Na { $games } spellen valt over vaardigheid nog niets te zeggen: geluk weegt te zwaar. Vanaf { $few } spellen zie je hier hoe zeker het is.
}
luck-open = Je vaardigheid over { $games } spellen: { $mean } per spel. Dat kan nog toeval zijn.
luck-better = In { $games } spellen koos je beter dan de anderen: { $mean } per spel. Dat is geen toeval.
luck-worse = In { $games } spellen kozen de anderen beter dan jij: { $mean } per spel. Dat is geen toeval.
luck-each = Per spel
luck-game = Spel
luck-skill = Vaardigheid
luck-all = Totaal
luck-open-game = Analyse van het spel van { $day }
luck-read = Na { $games } spellen: geluk { $luck }, vaardigheid { $skill }.
luck-note = In procentpunten winstkans. Vaardigheid is wat je eigen keuzes opleverden, plus wat de keuzes van anderen je kostten of gunden. De schatting gaat uit van gemiddelde spelers; ± is de standaardfout, de gekleurde band is er twee breed naar elke kant.
luck-untold = { $count ->
    [one] { $count } spel telt niet mee: het bestaat niet meer, of alle plaatsen waren van jou.
   *[other] { $count } spellen tellen niet mee: ze bestaan niet meer, of alle plaatsen waren van jou.
}
