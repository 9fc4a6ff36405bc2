### Signaler un joueur ou un de ses messages à l’administrateur du serveur.
###
### $seat is a name.

complain-open = Signaler { $seat }…
complain-line = Signaler ce message : { $seat }
complain-title = Signaler { $seat }
complain-text = L’administrateur du serveur verra le nom, la table et les derniers messages écrits par { $seat }. À la table, personne n’en saura rien.
complain-line-text = L’administrateur du serveur verra ce message et ceux qui l’entourent. À la table, personne n’en saura rien.
complain-no = Annuler
complain-yes = Signaler
complain-done = Signalement envoyé. Merci.
complain-failed-often = Trop de signalements : attendez quelques minutes.
complain-failed-other = Le signalement n’est pas parti. Réessayez dans un instant.

## Where the administrator of the server lets nobody in

room-blocked = Ce serveur vous refuse l’accès
room-blocked-why = Son administrateur bloque les connexions depuis votre adresse.
room-shut = Cette table a été fermée
room-shut-why = L’administrateur du serveur l’a fermée définitivement. On ne peut plus y jouer.
room-shut-said = « { $reason } »
room-shut-dice = Vérifier les dés de la dernière partie
