### How a player comes back to a seat, or gets the seat of one who is away.
###
### $seat, $name and $names are names; $when is a moment in words.

return-note = Je vindt de code van je plaats op je andere toestel, bij Instellingen.
return-code = Code van je plaats
return-go = Plaats innemen
return-seats = Plaatsen van afwezige spelers
return-none = Op dit moment is niemand afwezig.
return-ask = De anderen vragen
return-ask-named = De anderen vragen om de plaats van { $seat }
return-asked = Je aanvraag is verstuurd. Wacht hier op antwoord.
return-name = Je naam
return-failed-code-form = Een code heeft zes tekens, bijvoorbeeld K7P 3WD.
return-failed-code-wrong = Deze code hoort bij geen enkele plaats aan deze tafel. Een code werkt maar één keer.
return-failed-code-often = Te veel pogingen: wacht een minuut, of vraag het de anderen.
return-failed-seat-request-there = Op deze plaats zit nu iemand.
return-failed-seat-request-gone = De aanvraag is intussen ingetrokken.
return-failed-seat-request-full = Deze plaats is vandaag te vaak van speler gewisseld.
return-failed-words = Deze naam bevat een woord dat op deze server niet is toegestaan.
return-failed-name-unseen = Deze naam is te lang of bevat onzichtbare tekens.
return-failed-other = Dat is niet gelukt. Probeer het zo opnieuw.
seat-request-agreed = Akkoord: { $names }.
seat-request-waits = Nog geen antwoord: { $names }.
seat-request-minutes = { $minutes ->
    [one] Kan pas als de plaats een minuut leeg is.
   *[other] Kan pas als de plaats { $minutes } minuten leeg is.
}
seat-request-yes = Akkoord
seat-request-no = Weigeren
handover = Terwijl je weg was, is je plaats { $seat } aan { $name } gegeven ({ $when }).
handover-back = Plaats terugnemen
handover-late = Terugnemen kan niet meer.
notice-rematch = { $who } heeft een revanche gestart.
notice-rematch-host = De host heeft een revanche gestart.
notice-taken-back = { $seat } is terug, op een ander toestel.
notice-let-in = { $who } speelt nu op de plaats van { $seat }.
notice-reclaimed = { $seat } is terug en heeft de plaats weer ingenomen.
notice-lost = Je plaats { $seat } is nu op een ander toestel. Hier kijk je alleen mee.
notice-turned-away = De anderen hebben je aanvraag voor de plaats van { $seat } geweigerd.
notice-owner-back = { $seat } is terug: je aanvraag is vervallen.
notice-lapsed = Het spel ging verder voordat iedereen akkoord was: je zet blijft staan.
notice-late = De tijd was om: een robot heeft voor { $seat } gespeeld.
notice-close = Bericht sluiten
