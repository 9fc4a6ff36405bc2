### De analyse van een afgelopen spel

analysis-title = Analyse
analysis-coming = Elke stand wordt beoordeeld …
analysis-again = Opnieuw proberen
analysis-unfinished = Dit spel is nog niet afgelopen: daarna wordt erop teruggekeken.
analysis-unweighed = Niemand heeft het programma al geleerd wie er in dit spel wint.
analysis-accounts = Geluk en kunde
analysis-accounts-note = In procentpunten, van de kans bij het begin tot de uitslag. Geluk is wat dobbelstenen en kaarten verschoven, en wat niemand koos; dan komen de eigen keuzes en die van de anderen. De schatting verwacht middelmatige spelers: goede keuzes voegen toe, goede van anderen halen eraf.
analysis-start = Begin
analysis-luck = Geluk
analysis-own = Eigen
analysis-others = Ander
analysis-result = Einde
analysis-turnings = Wat het spel deed kantelen
analysis-decisions = Keuzes
analysis-grading = Keuzes worden gewogen … { $share }
analysis-whose = Wiens keuzes
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
    [one] { $count } flater
   *[other] { $count } flaters
}
analysis-grade-good = Goed
analysis-grade-doubtful = Twijfelachtig
analysis-grade-mistake = Fout
analysis-grade-blunder = Flater
analysis-dearest = De duurste, met wat ze kostten. Een klik toont de tafel ervoor.
analysis-went-on = { $name } ging verder.
analysis-better = Beter: { $what }
analysis-leave = Beter: het laten.
analysis-otherwise = Beter: een andere keuze.
analysis-limit = Bieden loonde tot { $amount }.
analysis-no-limit = Bieden loonde niet.
analysis-others-too = { $count ->
    [one] Nog { $count } die niet goed was
   *[other] Nog { $count } die niet goed waren
}
analysis-note = Onder twee punten heet een keuze goed: nauwkeuriger is de schatting niet. Of men nu bouwt of een beurt later, onderscheidt zij nauwelijks.
analysis-roll = Vele malen uitspelen
analysis-roll-why = Wat veel kostte of er dicht bij lag, wordt opnieuw beoordeeld door te spelen: de robots van deze tafel, en goede in de plaats van mensen, gaan van beide kanten verder, met dezelfde dobbelstenen. Dat duurt een minuut.
analysis-roll-compiling = Regels en robots worden gecompileerd. Dat gebeurt één keer en duurt een minuut of twee.
analysis-rolling = Er wordt verder gespeeld … { $games } spellen
analysis-roll-stop = Zo is het genoeg
analysis-roll-missing = Om het vele malen uit te spelen is numba nodig: voer “make simulate” uit.
analysis-roll-busy = Er wordt al een ander spel uitgespeeld: probeer het over een minuut opnieuw.
analysis-roll-clock = Een spel op tijd kan niet worden uitgespeeld: robots hebben geen klok.
analysis-roll-broken = Het kon niet worden uitgespeeld. De analyse volgens de schatting blijft staan.
analysis-rolled = Van wat ertoe deed zijn { $games } spellen verder gespeeld, door de robots van deze tafel en goede in de plaats van mensen.
analysis-refuted = { $count ->
    [one] { $count } keuze heet niet langer slecht
   *[other] { $count } keuzes heten niet langer slecht
}
analysis-found = { $count ->
    [one] { $count } die goed heette is slecht
   *[other] { $count } die goed heetten zijn slecht
}
analysis-rolled-note = Waar ± staat, is van beide antwoorden verder gespeeld, met dezelfde dobbelstenen na het ene en het andere; ± is de standaardfout. Schatting en spellen tellen elk voor zover zij te vertrouwen zijn: onder twee punten heet een keuze goed.
analysis-rolled-cards = Na keuzes werden voor elk spel alle kaarten opnieuw gedeeld die wie koos niet kon kennen.
analysis-estimated = De schatting alleen zei { $points }.
play-on = Van hier verder spelen
play-on-as = Alles is zoals het was; de dobbelstenen vallen opnieuw en robots spelen de anderen. Ga zitten als:
play-on-end = Hier is het spel afgelopen: ga terug naar een eerder moment.
play-on-out = Die speler is dan al uitgeschakeld.
luck-none = Als er spellen van jou zijn afgelopen, staat hier wat daarin geluk was en wat kunde.
luck-why = Op elk afgelopen spel is terug te kijken: wat dobbelstenen en kaarten brachten, en hoeveel beter je koos dan de anderen. Dat duurt enkele seconden per spel.
luck-look = Kijk op alle terug
luck-coming = { $left ->
    [one] Er wordt teruggekeken … nog { $left } spel
   *[other] Er wordt teruggekeken … nog { $left } spellen
}
luck-few = { $games ->
    [one] Na { $games } spel valt van kunde nog niets te zeggen: geluk is groot. Vanaf { $few } spellen staat hier hoe zeker het is.
   *[other] Na { $games } spellen valt van kunde nog niets te zeggen: geluk is groot. Vanaf { $few } spellen staat hier hoe zeker het is.
}
luck-open = Over { $games } spellen komt kunde op { $mean }{ $error } per spel: dat kan nog toeval zijn.
luck-better = In { $games } spellen koos je beter dan de anderen, met { $mean }{ $error } per spel: dat is meer dan toeval.
luck-worse = In { $games } spellen kozen de anderen beter dan jij, met { $mean }{ $error } per spel: dat is meer dan toeval.
luck-each = Spel voor spel
luck-game = Spel
luck-skill = Kunde
luck-all = Alles samen
luck-open-game = De analyse van het spel van { $day }
luck-read = Over { $games } spellen komt geluk op { $luck } en kunde op { $skill }.
luck-note = In procentpunten winstkans. Kunde is wat je eigen keuzes brachten en wat die van de anderen je namen of lieten, volgens een schatting die middelmatige spelers verwacht; ± is de standaardfout, de gekleurde band is er twee.
luck-untold = { $count ->
    [one] { $count } spel is weggelaten: het is er niet meer, of alle plaatsen waren van jou.
   *[other] { $count } spellen zijn weggelaten: ze zijn er niet meer, of alle plaatsen waren van jou.
}
