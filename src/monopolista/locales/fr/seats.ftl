### Comment un joueur revient à sa place, ou reçoit celle d’un absent.
###
### $seat, $name et $names sont des noms ; $when est un moment en toutes lettres.

return-note = Le code de votre place se trouve dans les réglages, sur votre autre appareil.
return-code = Code de la place
return-go = Reprendre
return-seats = Places des joueurs hors ligne
return-none = Aucun joueur n’est hors ligne en ce moment.
return-ask = Demander aux autres
return-ask-named = Demander aux autres à remplacer { $seat }
return-asked = Demande envoyée. Attendez ici la réponse des autres.
return-name = Votre nom
return-failed-code-form = Un code compte six caractères, par exemple K7P 3WD.
return-failed-code-wrong = Aucune place de cette table n’a ce code. Un code ne sert qu’une fois.
return-failed-code-often = Trop d’essais : attendez une minute, ou demandez aux autres.
return-failed-seat-request-there = Cette place est maintenant occupée.
return-failed-seat-request-gone = La demande a été retirée entre-temps.
return-failed-seat-request-full = Cette place a trop souvent changé de main aujourd’hui.
return-failed-words = Ce serveur interdit un mot de ce nom. Choisissez-en un autre.
return-failed-name-unseen = Ce nom est trop long ou contient des caractères invisibles. Choisissez-en un autre.
return-failed-other = La demande a échoué. Réessayez dans un instant.
seat-request-agreed = Accord donné par : { $names }.
seat-request-waits = En attente de réponse : { $names }.
seat-request-minutes = { $minutes ->
    [one] La place doit être vide depuis { $minutes } minute pour changer de main.
   *[other] La place doit être vide depuis { $minutes } minutes pour changer de main.
}
seat-request-yes = Accepter
seat-request-no = Refuser
handover = Votre place ({ $seat }) a été donnée à { $name } en votre absence ({ $when }).
handover-back = Reprendre ma place
handover-late = Il est trop tard pour la reprendre.
notice-rematch = { $who } a lancé la revanche.
notice-rematch-host = L’hôte a lancé la revanche.
notice-taken-back = { $seat } est de retour, sur un autre appareil.
notice-let-in = { $who } remplace maintenant { $seat }.
notice-reclaimed = { $seat } est de retour et a repris sa place.
notice-lost = Votre place ({ $seat }) est maintenant sur un autre appareil. Ici, vous regardez la partie.
notice-turned-away = Les autres ne vous laissent pas remplacer { $seat }.
notice-owner-back = { $seat } est de retour : votre demande est annulée.
notice-lapsed = La partie a continué avant que tout le monde accepte : votre coup n’est pas annulé.
notice-late = Temps écoulé : un robot a répondu pour { $seat }.
notice-close = Fermer cet avis
