### Hoe een speler op zijn plaats terugkomt, of de plaats krijgt van wie weg is.
###
### $seat, $name en $names zijn namen; $when is een moment in woorden.

return-note = Wie een plaats heeft, vindt de code ervan bij de instellingen, op het andere toestel.
return-code = Code van de plaats
return-go = Neem ze terug
return-seats = Plaatsen van wie weg is
return-none = Op dit ogenblik is niemand weg.
return-ask = Vraag het de anderen
return-ask-named = Vraag de anderen de plaats van { $seat }
return-asked = De vraag is gesteld. Wacht hier.
return-name = Je naam
return-failed-code-form = Een code heeft zes tekens, bijvoorbeeld K7P 3WD.
return-failed-code-wrong = Geen plaats aan deze tafel heeft die code. Een code geldt maar één keer.
return-failed-code-often = Te veel pogingen: wacht een minuut, of vraag het de anderen.
return-failed-seat-request-there = Er zit nu iemand op die plaats.
return-failed-seat-request-gone = De vraag is intussen ingetrokken.
return-failed-seat-request-full = Die plaats is vandaag al te vaak van speler gewisseld.
return-failed-words = Deze server laat een woord in die naam niet toe.
return-failed-name-unseen = Die naam heeft tekens die niet te zien zijn, of te veel tekens.
return-failed-other = Dat is niet gelukt. Probeer het zo meteen opnieuw.
seat-request-agreed = Akkoord: { $names }.
seat-request-waits = Nog te antwoorden: { $names }.
seat-request-minutes = { $minutes ->
    [one] De plaats gaat pas over als ze een minuut leeg is.
   *[other] De plaats gaat pas over als ze { $minutes } minuten leeg is.
}
seat-request-yes = Akkoord
seat-request-no = Weiger
handover = Je plaats { $seat } is aan { $name } gegeven terwijl je weg was ({ $when }).
handover-back = Neem mijn plaats terug
handover-late = Het is te laat om ze terug te nemen.
notice-rematch = { $who } is de revanche begonnen.
notice-rematch-host = De gastheer is de revanche begonnen.
notice-taken-back = { $seat } is terug, op een ander toestel.
notice-let-in = { $who } heeft nu de plaats van { $seat }.
notice-reclaimed = { $seat } is terug en heeft de plaats weer ingenomen.
notice-lost = Je plaats { $seat } is nu op een ander toestel. Hier kijk je toe.
notice-turned-away = De anderen hebben je niet op de plaats van { $seat } gelaten.
notice-owner-back = { $seat } is terug: je vraag is vervallen.
notice-lapsed = Het spel ging verder voordat iedereen akkoord was: je vraag om iets terug te nemen is vervallen.
notice-late = De tijd was om: een robot heeft geantwoord voor { $seat }.
notice-close = Sluit dit bericht
