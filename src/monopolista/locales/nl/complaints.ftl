### Een persoon, of wat die zei, melden aan wie de server beheert.
###
### $seat is a name.

complain-open = Meld { $seat } …
complain-line = Meld deze regel van { $seat }
complain-title = { $seat } melden
complain-text = Wie de server beheert, ziet de naam, de tafel en wat { $seat } het laatst zei. Aan tafel verneemt niemand het.
complain-line-text = Wie de server beheert, ziet deze regel en wat er omheen gezegd werd. Aan tafel verneemt niemand het.
complain-no = Nee, laat maar
complain-yes = Ja, meld het
complain-done = Gemeld. Bedankt.
complain-failed-often = Dat zijn veel meldingen: wacht enkele minuten.
complain-failed-other = Dat is niet gelukt. Probeer het zo meteen opnieuw.

## Where whoever runs the server lets nobody in

room-blocked = Deze server laat je niet binnen
room-blocked-why = Wie hem beheert, weigert verbindingen vanaf jouw adres.
room-shut = Deze tafel is gesloten
room-shut-why = Wie de server beheert, heeft ze voorgoed gesloten. Hier wordt niet meer gespeeld.
room-shut-said = “{ $reason }”
room-shut-dice = Controleer de dobbelstenen van het laatste spel
