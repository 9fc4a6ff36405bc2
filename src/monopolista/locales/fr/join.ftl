### How a guest who opens the link of a table gets a seat.
###
### $who and $names are names.

join-title = Rejoignez la partie
join-name = Votre nom
join-sit = Prendre place
join-full = Toutes les places sont prises. Vous pouvez regarder.
join-ask = Demander à jouer
join-ask-note = Vous prenez la place d’un robot dès qu’un joueur est d’accord.
join-asked = Demande envoyée. Dès qu’un joueur est d’accord, vous jouez.
join-waits = En attente de réponse : { $names }.
join-request = { $who } aimerait prendre la place de { $robot }.
join-arrived = { $who } a rejoint la partie.
invite-share = Partager
lobby-replace-bots = Invités et robots
lobby-replace-bots-note = quand aucune place n’est libre
lobby-replace-bots-on = Les invités remplacent un robot
lobby-replace-bots-off = Les robots gardent leur place
notice-joined = { $who } a pris la place d’un robot.
notice-seat-taken = Un autre invité a été plus rapide.
return-failed-bot-stays = À cette table, les robots gardent leur place.
