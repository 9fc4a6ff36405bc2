### Les dés d’une partie : d’où ils viennent, et la page qui les vérifie.
###
### $seat, $answer et $answers sont des nombres, $says ce que dit une étape due au hasard.

dice-promise = Les lancers et les cartes découlent d’une graine secrète, fixée avant la partie, et de la part ajoutée par chaque navigateur. L’empreinte de la graine est publiée avant la partie ; la graine elle-même le sera à la fin.
dice-check = Les lancers et les cartes découlent de cette graine, dont l’empreinte était publiée avant la partie, et de la part ajoutée par chaque navigateur.
dice-seed = Graine
dice-hash = Empreinte (SHA-256)
dice-check-link = Vérifier
dice-parts = Part de chaque joueur
dice-part-waits = rien pour l’instant
dice-part-none = rien
dice-part-hidden = a promis une part sans la révéler
dice-own-kept = Vérifié : le hasard était fixé avant la partie, et votre part y est.
dice-own-seed = Ne vous fiez pas à cette partie : la graine ne correspond pas à l’empreinte publiée.
dice-own-list = Ne vous fiez pas à cette partie : les parts des joueurs ne correspondent pas à la liste affichée.
dice-own-share = Ne vous fiez pas à cette partie : votre part n’entre pas dans les dés.
dice-own-anew = Ne vous fiez pas à cette partie : le serveur a recommencé après avoir vu votre part.
dice-page-title = Vérifier les dés
lobby-dice-title = Les dés
lobby-dice = Personne ne peut choisir les dés ni les cartes : le serveur a déjà fixé sa part, et chaque navigateur de cette table ajoute la sienne.
lobby-dice-how = Comment ça marche
lobby-dice-more = Le serveur a tiré une graine secrète et en publie l’empreinte. Chaque navigateur ajoute un secret, d’abord sous forme d’empreinte. Au lancement de la partie, les navigateurs révèlent leurs secrets : tous les dés et toutes les cartes découlent de cet ensemble. Après la partie, la graine est publiée et chacun peut tout vérifier.
lobby-dice-called = Les dés sont en cours de tirage : la partie commence dans un instant.
dice-page-lead = Vérifiez que tout le hasard de la partie était fixé d’avance. Le calcul se fait ici, dans votre navigateur.
dice-page-result = Résultat
dice-page-paste = Une partie enregistrée, en texte
dice-page-check = Vérifier
dice-page-choose = Choisir un fichier
dice-page-note = Comparez l’empreinte avec celle de la salle d’attente. Pour vérifier aussi que les coups respectent les règles, utilisez la ligne de commande : monopolista verify FICHIER
dice-result-fair = Partie régulière : tout le hasard découle de la graine et des parts des joueurs.
dice-result-partly = Chaque lancer et chaque carte découlent de la graine. Le reste n’est pas entièrement prouvé :
dice-unbound-promise = que la graine ait été fixée avant la partie : le serveur l’a choisie seul au début
dice-unbound-terms = l’édition, les options, les noms et les robots : dans les versions précédentes, les dés n’en dépendent pas
dice-unbound-seal = les coups des joueurs : cette partie enregistrée n’est pas scellée
dice-unbound-position = le début de la partie : la position a été composée à la main
dice-unbound-begun = les étapes avant la n° { $begun } : elles viennent d’une autre partie, avec ses dés
dice-result-closed = La partie a été fermée avant la fin. Jusqu’à l’étape { $answers }, tout le hasard découle de la graine et des parts des joueurs.
dice-result-cut = La fin manque. Jusqu’à l’étape { $answers }, la dernière enregistrée, tout le hasard découle de la graine et des parts des joueurs.
dice-result-early = La graine n’est pas encore publiée : elle le sera à la fin de la partie.
dice-result-promise = Falsifiée : la graine ne correspond pas à l’empreinte publiée.
dice-result-terms = Falsifiée : la description de la partie ne correspond pas à ses dés.
dice-result-share = Falsifiée : la part de la place { $seat } n’est pas celle qui était promise.
dice-result-draw = Falsifiée : l’étape { $answer } ({ $says }) ne découle pas de la graine.
dice-result-pile = Falsifiée : l’étape { $answer } ({ $says }) n’a pas été tirée parmi les cartes restantes.
dice-result-unreadable = Ce n’est pas une partie enregistrée conforme aux règles. Choisissez un autre fichier.
