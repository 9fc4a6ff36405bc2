### De dobbelstenen van een spel: waar ze vandaan komen, en de pagina die ze controleert.
###
### $seat, $answer en $answers zijn getallen, $says is wat een antwoord van het toeval zegt.

dice-promise = Elke worp en elke kaart komt uit een geheim zaad, vastgelegd vóór het spel, en uit wat elke browser heeft toegevoegd. De vingerafdruk was al vooraf te zien; het zaad zelf ziet men na het spel.
dice-check = Elke worp en elke kaart komt uit dit zaad, waarvan de vingerafdruk vóór het spel te zien was, en uit wat elke browser heeft toegevoegd.
dice-seed = Zaad
dice-hash = Vingerafdruk (SHA-256)
dice-check-link = Controleer het
dice-parts = Wat elke speler heeft toegevoegd
dice-part-waits = nog niets
dice-part-none = niets
dice-part-hidden = iets beloofd en niet getoond
dice-own-kept = De dobbelstenen zijn die welke vóór het spel zijn vastgelegd, en jouw deel zit erin.
dice-own-seed = Vertrouw dit spel niet: het zaad is niet dat waarvan de vingerafdruk vooraf te zien was.
dice-own-list = Vertrouw dit spel niet: wat de spelers hebben toegevoegd, is niet wat op de getoonde lijst stond.
dice-own-share = Vertrouw dit spel niet: jouw deel zit niet in de dobbelstenen.
dice-own-anew = Vertrouw dit spel niet: de server is opnieuw begonnen nadat jouw deel was getoond.
dice-page-title = Controleer de dobbelstenen
lobby-dice-title = De dobbelstenen
lobby-dice = Niemand kan de dobbelstenen of de kaarten kiezen: de server heeft zijn deel al vastgelegd, en elke browser aan deze tafel voegt een eigen deel toe.
lobby-dice-how = Hoe dat werkt
lobby-dice-more = De server heeft een geheim zaad getrokken en toont de vingerafdruk. Elke browser voegt een eigen geheim toe, eerst alleen als vingerafdruk. Zodra het spel wordt gestart, tonen de browsers hun geheim, en alle dobbelstenen en kaarten komen uit alles samen. Na het spel is het zaad te zien, en iedereen kan alles controleren.
lobby-dice-called = De dobbelstenen worden vastgelegd: het spel begint zo.
dice-page-lead = Of alles wat het toeval bracht, vóór het spel vastlag. De getallen worden hier uitgerekend, in je browser.
dice-page-result = Wat eruit komt
dice-page-paste = Een bewaard spel, als tekst
dice-page-check = Controleer
dice-page-choose = Kies een bestand
dice-page-note = Vergelijk de vingerafdruk met die uit de wachtkamer. Of ook de antwoorden van de spelers volgens de regels zijn, controleert de opdrachtregel: monopolista verify BESTAND
dice-result-fair = Eerlijk: alles wat het toeval bracht, volgt uit het zaad en uit wat de spelers hebben toegevoegd.
dice-result-partly = Elke worp en elke kaart volgt uit het zaad. Niet al het andere is bewezen:
dice-unbound-promise = dat het zaad vóór het spel vaststond: de server koos het alleen, toen het spel begon
dice-unbound-terms = de doos, de opties, de namen en de robots: in eerdere versies hangen de dobbelstenen daar niet van af
dice-unbound-seal = wat de spelers hebben geantwoord: dit bewaarde spel draagt geen zegel
dice-unbound-position = waar het spel begon: de stukken zijn met de hand neergelegd
dice-unbound-begun = de antwoorden vóór nummer { $begun }: die komen uit een ander spel, met de dobbelstenen daarvan
dice-result-closed = Het spel is vóór het einde gesloten. Tot en met antwoord { $answers } volgt alles wat het toeval bracht uit het zaad en uit wat de spelers hebben toegevoegd.
dice-result-cut = Het einde ontbreekt. Tot en met antwoord { $answers }, het laatste dat er is, volgt alles wat het toeval bracht uit het zaad en uit wat de spelers hebben toegevoegd.
dice-result-early = Het zaad is nog niet te zien: dat komt na het spel.
dice-result-promise = Vervalst: het zaad is niet dat waarvan de vingerafdruk te zien was.
dice-result-terms = Vervalst: wat er over het spel staat, is niet waar de dobbelstenen van afhangen.
dice-result-share = Vervalst: wat plaats { $seat } heeft toegevoegd, is niet wat was beloofd.
dice-result-draw = Vervalst: antwoord { $answer } ({ $says }) volgt niet uit het zaad.
dice-result-pile = Vervalst: antwoord { $answer } ({ $says }) is niet gekozen uit wat er lag.
dice-result-unreadable = Dit is geen bewaard spel dat volgens de regels te spelen is.
