### Comment un joueur revient à sa place, ou reçoit celle d’un absent.
###
### $seat, $name et $names sont des noms ; $when est un moment en toutes lettres.

return-note = Qui a une place en trouve le code dans les réglages, sur l’autre appareil.
return-code = Code de la place
return-go = La reprendre
return-seats = Places des absents
return-none = Personne n’est absent en ce moment.
return-ask = Demander aux autres
return-ask-named = Demander aux autres la place de { $seat }
return-asked = La demande est faite. Attendez ici.
return-name = Votre nom
return-failed-code-form = Un code a six signes, par exemple K7P 3WD.
return-failed-code-wrong = Aucune place de cette table n’a ce code. Un code ne vaut qu’une fois.
return-failed-code-often = Trop d’essais : attendez une minute, ou demandez aux autres.
return-failed-seat-request-there = Quelqu’un tient cette place maintenant.
return-failed-seat-request-gone = La demande a été retirée entre-temps.
return-failed-seat-request-full = Cette place a changé de mains trop souvent aujourd’hui.
return-failed-words = Ce serveur n’admet pas un mot de ce nom.
return-failed-name-unseen = Ce nom contient des caractères invisibles, ou il est trop long.
return-failed-other = Cela n’a pas marché. Réessayez dans un instant.
seat-request-agreed = D’accord : { $names }.
seat-request-waits = On attend encore : { $names }.
seat-request-minutes = { $minutes ->
    [one] La place ne change de mains que vide depuis { $minutes } minute.
   *[other] La place ne change de mains que vide depuis { $minutes } minutes.
}
seat-request-yes = D’accord
seat-request-no = Refuser
handover = Votre place { $seat } a été donnée à { $name } en votre absence ({ $when }).
handover-back = Reprendre ma place
handover-late = Il est trop tard pour la reprendre.
notice-rematch = { $who } a lancé la revanche.
notice-rematch-host = L’hôte a lancé la revanche.
notice-taken-back = { $seat } est de retour, sur un autre appareil.
notice-let-in = { $who } a maintenant la place de { $seat }.
notice-reclaimed = { $seat } est de retour et a repris sa place.
notice-lost = Votre place { $seat } est maintenant sur un autre appareil. Ici, vous regardez.
notice-turned-away = Les autres ne vous ont pas laissé entrer à la place de { $seat }.
notice-owner-back = { $seat } est de retour : votre demande est tombée.
notice-lapsed = La partie a continué avant que tout le monde soit d’accord : votre demande de reprendre est tombée.
notice-late = Temps écoulé : un robot a répondu pour { $seat }.
notice-close = Fermer cet avis
