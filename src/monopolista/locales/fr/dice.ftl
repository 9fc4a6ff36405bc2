### Les dés d’une partie : d’où ils viennent, et la page qui les vérifie.
###
### $seat, $answer et $answers sont des nombres, $says ce que dit une réponse du hasard.

dice-promise = Chaque lancer et chaque carte viennent d’une graine secrète, fixée avant la partie, et de ce que chaque navigateur a ajouté. Son empreinte se voyait déjà avant ; la graine se voit à la fin de la partie.
dice-check = Chaque lancer et chaque carte viennent de cette graine, dont l’empreinte se voyait avant la partie, et de ce que chaque navigateur a ajouté.
dice-seed = Graine
dice-hash = Empreinte (SHA-256)
dice-check-link = Vérifier
dice-parts = Ce que chacun a ajouté
dice-part-waits = rien encore
dice-part-none = rien
dice-part-hidden = a promis quelque chose et ne l’a pas montré
dice-own-kept = Les dés sont ceux qui étaient fixés avant la partie, et votre part y est.
dice-own-seed = Ne vous fiez pas à cette partie : la graine n’est pas celle dont l’empreinte se voyait avant.
dice-own-list = Ne vous fiez pas à cette partie : ce que les joueurs ont ajouté n’est pas ce que disait la liste montrée.
dice-own-share = Ne vous fiez pas à cette partie : votre part n’est pas dans les dés.
dice-own-anew = Ne vous fiez pas à cette partie : le serveur a recommencé après avoir vu votre part.
dice-page-title = Vérifier les dés
lobby-dice-title = Les dés
lobby-dice = Personne ne peut choisir les dés ni les cartes : le serveur a déjà fixé sa part, et chaque navigateur à cette table ajoute la sienne.
lobby-dice-how = Comment ça marche
lobby-dice-more = Le serveur a tiré une graine secrète et en montre l’empreinte. Chaque navigateur ajoute un secret à lui, d’abord seulement son empreinte. Quand la partie est lancée, les navigateurs montrent leurs secrets, et tous les dés et toutes les cartes viennent de l’ensemble. Après la partie, la graine se voit, et chacun peut tout vérifier.
lobby-dice-called = On fixe les dés : la partie commence dans un instant.
dice-page-lead = Si tout ce que le hasard a apporté était fixé avant la partie. Les nombres se calculent ici, dans votre navigateur.
dice-page-result = Ce qui en ressort
dice-page-paste = Une partie enregistrée, en texte
dice-page-check = Vérifier
dice-page-choose = Choisir un fichier
dice-page-note = Comparez l’empreinte avec celle de la salle d’attente. Que les réponses des joueurs suivent aussi les règles, la ligne de commande le vérifie : monopolista verify FICHIER
dice-result-fair = En règle : tout ce que le hasard a apporté découle de la graine et de ce que les joueurs ont ajouté.
dice-result-partly = Chaque lancer et chaque carte découlent de la graine. Le reste n’est pas entièrement prouvé :
dice-unbound-promise = que la graine ait été fixée avant la partie : le serveur l’a choisie seul au début
dice-unbound-terms = la boîte, les options, les noms et les robots : dans les versions précédentes, les dés n’en dépendent pas
dice-unbound-seal = les réponses des joueurs : cette partie enregistrée ne porte pas de sceau
dice-unbound-position = le début de la partie : les pièces ont été posées à la main
dice-unbound-begun = les réponses avant la numéro { $begun } : elles viennent d’une autre partie, avec ses dés
dice-result-closed = La partie a été fermée avant la fin. Jusqu’à la réponse { $answers }, tout ce que le hasard a apporté découle de la graine et de ce que les joueurs ont ajouté.
dice-result-cut = La fin manque. Jusqu’à la réponse { $answers }, la dernière qui soit là, tout ce que le hasard a apporté découle de la graine et de ce que les joueurs ont ajouté.
dice-result-early = La graine ne se voit pas encore : ce sera à la fin de la partie.
dice-result-promise = Falsifiée : la graine n’est pas celle dont l’empreinte se voyait.
dice-result-terms = Falsifiée : ce qui est dit de la partie n’est pas ce dont dépendent ses dés.
dice-result-share = Falsifiée : ce que la place { $seat } a ajouté n’est pas ce qui était promis.
dice-result-draw = Falsifiée : la réponse { $answer } ({ $says }) ne découle pas de la graine.
dice-result-pile = Falsifiée : la réponse { $answer } ({ $says }) n’a pas été tirée de ce qui était là.
dice-result-unreadable = Ce n’est pas une partie enregistrée qui puisse se jouer selon les règles.
