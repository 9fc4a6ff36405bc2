### How a player comes back to a seat, or gets the seat of one who is away.
###
### $seat, $name and $names are names; $when is a moment in words.

return-note = You’ll find your seat code in the settings on your other device.
return-code = Seat code
return-go = Reclaim
return-seats = Players who are away
return-none = Nobody is away right now.
return-ask = Ask the others
return-ask-named = Ask the others for { $seat }’s seat
return-asked = Waiting for the others to agree. Keep this page open.
return-name = Your name
return-failed-code-form = A code has six characters, such as K7P 3WD.
return-failed-code-wrong = That code doesn’t match any seat at this table. Each code works only once.
return-failed-code-often = Too many attempts. Wait a minute, or ask the others.
return-failed-seat-request-there = That seat is taken again.
return-failed-seat-request-gone = The request was withdrawn.
return-failed-seat-request-full = That seat has changed hands too often today.
return-failed-words = This server doesn’t allow a word in that name.
return-failed-name-unseen = That name is too long or has invisible characters.
return-failed-other = That didn’t work. Try again in a moment.
seat-request-agreed = Agreed: { $names }.
seat-request-waits = Waiting for: { $names }.
seat-request-minutes = { $minutes ->
    [one] The seat has to be empty for a minute first.
   *[other] The seat has to be empty for { $minutes } minutes first.
}
seat-request-yes = Agree
seat-request-no = Decline
handover = Your seat { $seat } went to { $name } while you were away ({ $when }).
handover-back = Reclaim my seat
handover-late = It’s too late to reclaim it.
notice-rematch = { $who } has started a rematch.
notice-rematch-host = The host has started a rematch.
notice-taken-back = { $seat } is back, on another device.
notice-let-in = { $who } now has { $seat }’s seat.
notice-reclaimed = { $seat } is back and has reclaimed the seat.
notice-lost = Your seat { $seat } has moved to another device. You’re watching here.
notice-turned-away = The others didn’t give you { $seat }’s seat.
notice-owner-back = { $seat } is back, so your request was cancelled.
notice-lapsed = The game moved on before everybody agreed, so your undo request was cancelled.
notice-late = Time’s up: a robot moved for { $seat }.
notice-close = Dismiss
