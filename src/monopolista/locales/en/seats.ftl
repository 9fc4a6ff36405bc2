### How a player comes back to a seat, or gets the seat of one who is away.
###
### $seat, $name and $names are names; $when is a moment in words.

return-note = The code of your seat is in the settings on your other device.
return-code = Code of the seat
return-go = Take it back
return-seats = Seats whose player is away
return-none = Nobody is away just now.
return-ask = Ask the others
return-ask-named = Ask the others for the seat of { $seat }
return-asked = The others have been asked. Wait here.
return-name = Your name
return-failed-code-form = A code has six signs, such as K7P 3WD.
return-failed-code-wrong = No seat at this table has that code. A code is good only once.
return-failed-code-often = Too many attempts: wait a minute, or ask the others.
return-failed-seat-request-there = A player holds that seat now.
return-failed-seat-request-gone = The question was withdrawn meanwhile.
return-failed-seat-request-full = That seat has changed hands too often today.
return-failed-words = This server does not allow a word of that name.
return-failed-name-unseen = That name has characters that cannot be seen, or too many.
return-failed-other = That did not work. Try again in a moment.
seat-request-agreed = Agreed: { $names }.
seat-request-waits = Still to agree: { $names }.
seat-request-minutes = { $minutes ->
    [one] Nobody gets the seat before it has been empty for a minute.
   *[other] Nobody gets the seat before it has been empty for { $minutes } minutes.
}
seat-request-yes = Agree
seat-request-no = Refuse
handover = Your seat { $seat } was given to { $name } while you were away ({ $when }).
handover-back = Take my seat back
handover-late = It is too late to take it back.
notice-rematch = { $who } has called the rematch.
notice-rematch-host = The host has called the rematch.
notice-taken-back = { $seat } is back, on another device.
notice-let-in = { $who } now has the seat of { $seat }.
notice-reclaimed = { $seat } is back and has taken the seat again.
notice-lost = Your seat { $seat } is now held on another device. Here you are watching.
notice-turned-away = The others did not let you into the seat of { $seat }.
notice-owner-back = { $seat } is back: your request has lapsed.
notice-lapsed = The game went on before everybody agreed: your wish to take back has lapsed.
notice-late = The time was up: a robot has answered for { $seat }.
notice-close = Close this note
