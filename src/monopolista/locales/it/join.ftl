### How a guest who opens the link of a table gets a seat.
###
### $who and $names are names.

join-title = Unisciti alla partita
join-name = Il tuo nome
join-sit = Siediti
join-full = I posti sono tutti occupati. Puoi guardare.
join-ask = Chiedi di giocare
join-ask-note = Prendi il posto di un robot appena un giocatore accetta.
join-asked = Richiesta inviata. Appena un giocatore accetta, entri in gioco.
join-waits = In attesa di: { $names }.
join-request = { $who } vuole prendere il posto di { $robot }.
join-arrived = { $who } è in partita.
invite-share = Condividi
lobby-replace-bots = Ospiti e robot
lobby-replace-bots-note = quando non ci sono posti liberi
lobby-replace-bots-on = Gli ospiti sostituiscono i robot
lobby-replace-bots-off = I robot restano al loro posto
notice-joined = { $who } ha preso il posto di un robot.
notice-seat-taken = Un altro ospite è arrivato prima.
return-failed-bot-stays = A questo tavolo i robot restano al loro posto.
