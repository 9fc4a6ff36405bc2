### Signaler une personne, ou ce qu’elle a dit, à qui gère le serveur.
###
### $seat is a name.

complain-open = Signaler { $seat } …
complain-line = Signaler cette ligne de { $seat }
complain-title = Signaler { $seat }
complain-text = La personne qui gère le serveur verra le nom, la table et ce que { $seat } a dit en dernier. À la table, personne ne l’apprend.
complain-line-text = La personne qui gère le serveur verra cette ligne et ce qui s’est dit autour. À la table, personne ne l’apprend.
complain-no = Non, laisser
complain-yes = Oui, signaler
complain-done = Signalé. Merci.
complain-failed-often = Cela fait beaucoup de signalements : attendez quelques minutes.
complain-failed-other = Cela n’a pas marché. Réessayez dans un instant.

## Where whoever runs the server lets nobody in

room-blocked = Ce serveur ne vous laisse pas entrer
room-blocked-why = La personne qui le gère refuse les connexions depuis votre adresse.
room-shut = Cette table a été fermée
room-shut-why = La personne qui gère le serveur l’a fermée pour de bon. On n’y joue plus.
room-shut-said = « { $reason } »
room-shut-dice = Vérifier les dés de la dernière partie
