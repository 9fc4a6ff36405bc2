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
play-on = Van hier verder spelen
play-on-as = Alles is zoals het was; de dobbelstenen vallen opnieuw en robots spelen de anderen. Ga zitten als:
play-on-end = Hier is het spel afgelopen: ga terug naar een eerder moment.
play-on-out = Die speler is dan al uitgeschakeld.
