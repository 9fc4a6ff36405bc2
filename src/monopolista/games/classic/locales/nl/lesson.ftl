### De stappen van het oefenspel op het bord. $input is touch of pointer, $robot de naam van de andere speler.

classic-lesson = Het bordspel
classic-lesson-note = Eén keer rond het bord tegen een robot: kopen, bieden, ruilen, bouwen en uit de gevangenis komen.

classic-lesson-roll = { $input ->
    [touch] Welkom! Jij bent aan de beurt. Tik op “{ answer-roll }” om je pion te verzetten.
   *[pointer] Welkom! Jij bent aan de beurt. Klik op “{ answer-roll }” om je pion te verzetten, of druk op de spatiebalk.
}
classic-lesson-buy = Deze straat is nog van niemand. Koop de straat: wie er voortaan stopt, betaalt je huur.
classic-lesson-end = Je hebt twee van de drie oranje straten. Met de derde heb je de hele kleur. Beëindig je beurt.
classic-lesson-rent = { $input ->
    [touch] { $robot } staat op je station. Tik op de rode knop en vraag de huur voor het te laat is.
   *[pointer] { $robot } staat op je station. Klik op de rode knop, of druk op A, en vraag de huur voor het te laat is.
}
classic-lesson-roll-again = De huur is binnen. Jij bent weer aan de beurt: gooi de dobbelstenen.
classic-lesson-decline = Je hoeft niet de volle prijs te betalen. Kies “{ answer-decline }”: dan kan iedereen bieden, ook jij.
classic-lesson-bid = { $robot } biedt niet veel. Bied een klein beetje meer.
classic-lesson-end-auction = De straat is van jou, ver onder de prijs. Beëindig je beurt.
classic-lesson-trade = { $robot } wil de straat die je net kocht, en geeft je de oranje straat die je mist. Ga akkoord met de ruil.
classic-lesson-build = { $input ->
    [touch] Je hebt de hele oranje kleur, dus je mag bouwen. Open “{ panel-estate }” en zet op elke oranje straat één huis.
   *[pointer] Je hebt de hele oranje kleur, dus je mag bouwen. Open “{ panel-estate }” (toets E) en zet op elke oranje straat één huis.
}
classic-lesson-roll-built = De huur van je oranje straten is flink gestegen. Gooi de dobbelstenen.
classic-lesson-mortgage = Je hebt te weinig geld voor deze huur. Maak geld vrij met “{ answer-next-step }”, of kies zelf waarop je een hypotheek neemt of wat je verkoopt.
classic-lesson-end-debt = Betaald. Een eigendom met een hypotheek levert geen huur op tot je aflost. Beëindig je beurt.
classic-lesson-roll-jail = Jij bent aan de beurt: gooi de dobbelstenen.
classic-lesson-end-jail = Naar de gevangenis! Je beurt is voorbij, maar huur krijg je nog. Beëindig je beurt.
classic-lesson-card = Je komt vrij met een dubbele worp, door te betalen of met een kaart. Jij hebt een kaart: gebruik die.
classic-lesson-roll-free = Je bent weer vrij. Gooi de dobbelstenen nog één keer.
classic-lesson-done = Nu ken je het spel. Maak kleuren compleet, bouw erop en houd het langer vol dan de anderen.
