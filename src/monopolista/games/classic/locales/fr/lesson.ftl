### Les étapes de la partie guidée sur le plateau. $input vaut touch ou pointer, $robot est le nom de l’adversaire.

classic-lesson = Le jeu de plateau
classic-lesson-note = Un tour de plateau contre un robot : acheter, enchérir, échanger, construire et sortir de prison.

classic-lesson-roll = { $input ->
    [touch] Bienvenue ! C’est à vous. Touchez « { answer-roll } » pour avancer votre pion.
   *[pointer] Bienvenue ! C’est à vous. Cliquez sur « { answer-roll } » pour avancer votre pion, ou appuyez sur la barre d’espace.
}
classic-lesson-buy = Cette rue n’est à personne. Achetez-la : désormais, ceux qui s’y arrêtent vous paient un loyer.
classic-lesson-end = Vous avez deux rues orange sur trois. La troisième complétera la couleur. Finissez votre tour.
classic-lesson-rent = { $input ->
    [touch] { $robot } est sur votre gare. Touchez le bouton rouge pour réclamer le loyer avant qu’il ne soit trop tard.
   *[pointer] { $robot } est sur votre gare. Cliquez sur le bouton rouge, ou appuyez sur A, pour réclamer le loyer avant qu’il ne soit trop tard.
}
classic-lesson-roll-again = Le loyer est encaissé. C’est de nouveau à vous : lancez les dés.
classic-lesson-decline = Inutile de payer le prix entier. Choisissez « { answer-decline } » : tout le monde peut offrir, vous aussi.
classic-lesson-bid = { $robot } n’offre pas beaucoup. Offrez juste un peu plus.
classic-lesson-end-auction = La rue est à vous, bien en dessous de son prix. Finissez votre tour.
classic-lesson-trade = { $robot } veut la rue que vous venez d’acheter et vous donne la rue orange qui vous manque. Acceptez l’échange.
classic-lesson-build = { $input ->
    [touch] La couleur orange est à vous : vous pouvez construire. Ouvrez « { panel-estate } » et mettez une maison sur chaque rue orange.
   *[pointer] La couleur orange est à vous : vous pouvez construire. Ouvrez « { panel-estate } » (touche E) et mettez une maison sur chaque rue orange.
}
classic-lesson-roll-built = Les loyers de vos rues orange ont bien augmenté. Lancez les dés.
classic-lesson-mortgage = Vous n’avez pas de quoi payer ce loyer. Réunissez l’argent avec « { answer-next-step } », ou choisissez vous-même quoi hypothéquer ou vendre.
classic-lesson-end-debt = C’est payé. Une propriété hypothéquée ne rapporte plus de loyer tant que l’hypothèque n’est pas levée. Finissez votre tour.
classic-lesson-roll-jail = C’est à vous : lancez les dés.
classic-lesson-end-jail = En prison ! Votre tour s’arrête là, mais vous touchez toujours vos loyers. Finissez votre tour.
classic-lesson-card = Pour sortir : un double, une amende ou une carte. Vous avez une carte, jouez-la.
classic-lesson-roll-free = Vous voilà libre. Lancez les dés une dernière fois.
classic-lesson-done = Vous connaissez le jeu. Complétez des couleurs, construisez, et tenez plus longtemps que les autres.
