### How a guest who opens the link of a table gets a seat.
###
### $who and $names are names.

join-title = Join the game
join-name = Your name
join-sit = Take a seat
join-full = All seats are taken. You can watch.
join-ask = Ask to play
join-ask-note = You take over a robot’s seat as soon as one player agrees.
join-asked = Asked. As soon as one player agrees, you’re in.
join-waits = { $names } can let you in.
join-request = { $who } would like to take over from { $robot }.
join-arrived = { $who } has joined.
invite-share = Share
lobby-replace-bots = Guests and robots
lobby-replace-bots-note = when no seat is free
lobby-replace-bots-on = Guests take a robot’s seat
lobby-replace-bots-off = Robots keep their seats
notice-joined = { $who } has taken over a robot’s seat.
notice-seat-taken = Another guest was faster.
return-failed-bot-stays = At this table robots keep their seats.
