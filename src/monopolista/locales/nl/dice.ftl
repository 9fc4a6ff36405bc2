### The dice of a game: what they come from, and the page that checks them.
###
### $seat, $answer and $answers are numbers, $says is what an answer of chance says.

dice-promise = Elke worp en elke kaart volgt uit een geheime seed, die vóór het spel is vastgelegd, en uit een bijdrage van elke browser. De vingerafdruk van de seed was vooraf te zien; de seed zelf zie je na het spel.
dice-check = Elke worp en elke kaart volgt uit deze seed, waarvan de vingerafdruk vóór het spel te zien was, en uit een bijdrage van elke browser.
dice-seed = Seed
dice-hash = Vingerafdruk (SHA-256)
dice-check-link = Controleren
dice-parts = Bijdrage van elke speler
dice-part-waits = nog niet
dice-part-none = geen
dice-part-hidden = vooraf vastgelegd, maar niet getoond
dice-own-kept = Gecontroleerd: het toeval lag vóór het spel vast, met jouw bijdrage erin.
dice-own-seed = Vertrouw dit spel niet: de seed past niet bij de vingerafdruk die vooraf te zien was.
dice-own-list = Vertrouw dit spel niet: de bijdragen van de spelers kloppen niet met de lijst die je te zien kreeg.
dice-own-share = Vertrouw dit spel niet: jouw bijdrage zit niet in de dobbelstenen.
dice-own-anew = Vertrouw dit spel niet: de server is opnieuw begonnen nadat jouw bijdrage zichtbaar was.
dice-page-title = Dobbelstenen controleren
lobby-dice-title = Eerlijke dobbelstenen
lobby-dice = Niemand kan de dobbelstenen of de kaarten sturen: de server heeft zijn deel al vastgelegd, en elke browser aan tafel voegt een eigen bijdrage toe.
lobby-dice-how = Hoe dat werkt
lobby-dice-more = De server heeft een geheime seed getrokken en toont daarvan de vingerafdruk. Elke browser voegt een eigen geheim toe en toont eerst ook alleen de vingerafdruk. Zodra het spel wordt gestart, maken de browsers hun geheim bekend. Alle dobbelstenen en kaarten volgen uit seed en geheimen samen. Na het spel wordt ook de seed getoond, en kan iedereen alles controleren.
lobby-dice-called = De dobbelstenen worden vastgelegd: het spel begint zo.
dice-page-lead = Controleer of alle dobbelstenen en kaarten vóór het spel vastlagen. Alles wordt berekend in je eigen browser.
dice-page-result = Resultaat
dice-page-paste = Een opgeslagen spel, als tekst
dice-page-check = Controleren
dice-page-choose = Bestand kiezen
dice-page-note = Vergelijk de vingerafdruk met die uit de lobby. Of de zetten van de spelers volgens de regels waren, controleer je op de opdrachtregel: monopolista verify BESTAND
dice-result-fair = Eerlijk: alle dobbelstenen en kaarten volgen uit de seed en de bijdragen van de spelers.
dice-result-partly = Elke worp en elke kaart volgt uit de seed. Dit is niet bewezen:
dice-unbound-promise = dat de seed vóór het spel vaststond: de server heeft die alleen gekozen, bij het begin van het spel
dice-unbound-terms = de editie, de opties, de namen en de robots: in oudere versies hangen de dobbelstenen daar niet van af
dice-unbound-seal = de zetten van de spelers: dit opgeslagen spel heeft geen controlegetal
dice-unbound-position = de beginstelling: die is met de hand opgezet
dice-unbound-begun = de zetten vóór nummer { $begun }: die komen uit een ander spel, met de dobbelstenen daarvan
dice-result-closed = Het spel is vóór het einde gesloten. Tot en met zet { $answers } volgen alle dobbelstenen en kaarten uit de seed en de bijdragen van de spelers.
dice-result-cut = Het einde ontbreekt. Tot en met zet { $answers }, de laatste in dit bestand, volgen alle dobbelstenen en kaarten uit de seed en de bijdragen van de spelers.
dice-result-early = De seed is nog geheim: die wordt na het spel getoond.
dice-result-promise = Vervalst: de seed past niet bij de vingerafdruk die vooraf te zien was.
dice-result-terms = Vervalst: de dobbelstenen horen niet bij de gegevens van dit spel.
dice-result-share = Vervalst: de bijdrage van plaats { $seat } is niet wat vooraf was vastgelegd.
dice-result-draw = Vervalst: zet { $answer } ({ $says }) volgt niet uit de seed.
dice-result-pile = Vervalst: zet { $answer } ({ $says }) is niet gekozen uit wat er lag.
dice-result-unreadable = Dit is geen opgeslagen spel dat volgens de regels kan worden nagespeeld.
