### How a guest who opens the link of a table gets a seat.
###
### $who and $names are names.

join-title = Doe mee
join-name = Je naam
join-sit = Ga zitten
join-full = Alle plaatsen zijn bezet. Je kunt wel meekijken.
join-ask = Vraag om mee te spelen
join-ask-note = Je neemt de plaats van een robot over zodra één speler akkoord gaat.
join-asked = Gevraagd. Zodra één speler akkoord gaat, speel je mee.
join-waits = Wachten op { $names }.
join-request = { $who } wil de plaats van { $robot } overnemen.
join-arrived = { $who } doet mee.
invite-share = Delen
lobby-replace-bots = Gasten en robots
lobby-replace-bots-note = als er geen plaats vrij is
lobby-replace-bots-on = Gasten vervangen een robot
lobby-replace-bots-off = Robots houden hun plaats
notice-joined = { $who } heeft de plaats van een robot overgenomen.
notice-seat-taken = Een andere gast was sneller.
return-failed-bot-stays = Aan deze tafel houden robots hun plaats.
