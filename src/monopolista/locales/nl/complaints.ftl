### Reporting a player or a message to the operators of the server.
###
### $seat is a name.

complain-open = { $seat } melden …
complain-line = Bericht van { $seat } melden
complain-title = { $seat } melden
complain-text = De beheerder van de server ziet de naam, de tafel en de laatste berichten van { $seat }. Aan tafel weet niemand van je melding.
complain-line-text = De beheerder van de server ziet dit bericht en de berichten eromheen. Aan tafel weet niemand van je melding.
complain-no = Annuleren
complain-yes = Melden
complain-done = Gemeld. Bedankt.
complain-failed-often = Je hebt veel meldingen gedaan: wacht enkele minuten.
complain-failed-other = Dat is niet gelukt. Probeer het zo opnieuw.

## Where the operators of the server let nobody in

room-blocked = Je hebt geen toegang tot deze server
room-blocked-why = De beheerder weigert verbindingen vanaf je adres.
room-shut = Deze tafel is gesloten
room-shut-why = De beheerder van de server heeft deze tafel voorgoed gesloten. Je kunt hier niet meer spelen.
room-shut-said = “{ $reason }”
room-shut-dice = Dobbelstenen van het laatste spel controleren
