### Les étapes de la partie guidée avec les cartes. $input vaut touch ou pointer, $robot est le nom de l’adversaire.

deal-lesson = Le jeu de cartes
deal-lesson-note = Réunir des séries, demander un loyer, refuser : deux tours contre un robot, et la victoire.

deal-lesson-lay = { $input ->
    [touch] Trois séries complètes font gagner, et vous en avez une. Touchez la carte bleu clair de votre main, puis ajoutez-la à la série bleu clair.
   *[pointer] Trois séries complètes font gagner, et vous en avez une. Cliquez sur la carte bleu clair de votre main (ou touches 1 à 9), puis ajoutez-la à la série bleu clair.
}
deal-lesson-bank = Voilà votre deuxième série. Vous pouvez jouer trois cartes par tour : mettez maintenant l’argent en banque.
deal-lesson-rent = Encore une carte : jouez le loyer pour votre série bleu clair. { $robot } doit payer.
deal-lesson-end = { $robot } a payé : l’argent est dans votre banque. Vous avez joué trois cartes, finissez votre tour.
deal-lesson-allow = { $robot } fête son anniversaire : il faut donner un peu d’argent. Gardez « { deal-card-no } » pour plus tard, choisissez « { deal-answer-allow } ».
deal-lesson-pay = Choisissez de l’argent dans votre banque, puis payez. On ne rend pas la monnaie.
deal-lesson-no = { $robot } veut une de vos cartes rouges. Ce serait dommage : choisissez « { deal-answer-no } ».
deal-lesson-pass-go = Bien joué ! Vous avez pioché deux cartes. Jouez « { deal-card-pass-go } » pour en piocher deux autres.
deal-lesson-win = Vous avez la dernière carte rouge. Posez-la : trois séries complètes, et vous gagnez.
deal-lesson-done = Vous avez gagné et vous connaissez le jeu. Dans une vraie partie, personne ne sait quelle carte viendra.
