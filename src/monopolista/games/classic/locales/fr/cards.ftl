### Les textes des cartes : card-<clé dans le fichier de l’édition>. $amount et $second (réparations) sont de l’argent, déjà écrit ;
### $square est le nom de la case que nomme la carte, $deck celui de l’autre paquet.
### $go et $jail sont les noms du Départ et de la prison sur un plateau qui les nomme autrement, et « usual » là où ils
### ont un nom habituel.
### $station et $company sont les noms que le plateau donne à ces cases, et « usual » là où il les nomme ainsi.
### $factor dit par combien un loyer ou les dés se multiplient, ou de combien de cases on recule.

card-if-past-go = { $go ->
    [usual] Si vous passez par le Départ
   *[other] Si vous passez par { $go }
  }
card-go = { $go ->
    [usual] Au Départ
   *[other] Direction { $go }
  } et que ça saute, comme au premier jour des vacances, et touchez votre salaire !
card-jail-free = Votre avocat a déniché le vice de forme : avec cette carte, vous { $jail ->
    [usual] sortez de prison
   *[other] quittez { $jail }
  } sans payer. Gardez-la pour le jour venu, ou échangez-la.
card-to-jail = Le garde champêtre vous attendait au coin : { $jail ->
    [usual] tout droit en prison
   *[other] tout droit à { $jail }
  }, { $go ->
    [usual] sans passer par le Départ
   *[other] sans passer par { $go }
  } et sans salaire.

## Les cartes des boîtes italiennes

card-advance-24 = Les caravelles lèvent l’ancre : allez jusqu’à { $square }. { card-if-past-go }, touchez votre salaire.
card-advance-39 = Fanfare en tête et drapeaux au vent : défilez jusqu’à { $square }.
card-advance-11 = L’exposition ouvre, et le buffet est gratuit : allez jusqu’à { $square }. { card-if-past-go }, touchez votre salaire.
card-advance-13 = Le professeur fait l’appel : présentez-vous à { $square }. { card-if-past-go }, touchez votre salaire.
card-advance-5 = Dimanche à la mer, la pastèque dans le filet : allez jusqu’à { $square }. { card-if-past-go }, touchez votre salaire.
card-advance-25 = Skis à l’épaule et pull de votre tante : allez jusqu’à { $square }. { card-if-past-go }, touchez votre salaire.
card-nearest-station =
    { $station ->
        [usual] En voiture ! Avancez jusqu’à la prochaine gare
       *[other] Avancez jusqu’à la prochaine case « { $station } »
    } : si elle est libre, vous pouvez l’acheter ; si elle est à un autre, payez-lui { $factor ->
        [2] le double du loyer
       *[other] { $factor } fois le loyer
    }.
card-nearest-company =
    { $company ->
        [usual] Le robinet tousse et la lumière vacille : avancez jusqu’au prochain service public. S’il est libre, vous pouvez l’acheter ; s’il est à
       *[other] Avancez jusqu’à la prochaine case « { $company } ». Si elle est libre, vous pouvez l’acheter ; si elle est à
    } un autre, lancez les dés et payez-lui { $factor ->
        [10] dix fois le total
       *[other] { $factor } fois le total
    }.
card-dividend = Les scooters partent comme des petits pains, et une part de l’usine est à vous : la banque vous verse un dividende de { $amount }.
card-back-three =
    Vous avez oublié votre parapluie au café : reculez de { $factor ->
        [1] une case
        [3] trois cases
       *[other] { $factor } cases
    }.
card-repairs-general = Il pleut au salon et les tuyaux chantent : remettez tout en état. Payez { $amount } par maison et { $second } par hôtel.
card-speeding = Plein gaz dans la descente, et l’agent avait son sifflet : amende de { $amount }.
card-chairman = Vous voilà à la tête du club de pétanque : limonade pour tout le monde ! Payez { $amount } à chaque joueur.
card-building-loan = La coopérative a terminé l’immeuble et rembourse votre prêt : recevez { $amount }.
card-bank-error = Le caissier pensait à sa fiancée et s’est trompé en votre faveur : recevez { $amount }.
card-doctor = Le docteur prescrit l’air des Ardennes et présente sa note : payez { $amount }.
card-shares = Vous vendez vos actions du cinéma le soir de la première : recevez { $amount }.
card-holiday-fund = Vous cassez la tirelire des vacances, plus pleine que prévu : recevez { $amount }.
card-tax-refund = Au guichet des impôts on vous sourit, et ce n’est pas une blague : { $amount } de remboursés.
card-birthday = Joyeux anniversaire ! Soufflez les bougies et recevez { $amount } de chaque joueur.
card-life-insurance = Votre assurance-vie vient à échéance, et vous respirez la santé : recevez { $amount }.
card-hospital = Célibataires contre gens mariés, et votre cheville a cédé : payez { $amount } à l’hôpital.
card-school = Tablier, cartable et encrier neufs : payez { $amount } à l’école.
card-consultancy = On vous a demandé conseil et, pour une fois, on le paie : recevez { $amount }.
card-repairs-street = La ville refait les trottoirs et envoie la note à qui y habite : payez { $amount } par maison et { $second } par hôtel.
card-beauty-contest = Deuxième prix au concours de beauté sur la digue : recevez { $amount } et l’écharpe.
card-inheritance = L’oncle d’Amérique ne vous a pas oublié : héritez de { $amount }.

## Les boîtes belge, américaine et britannique, et les paquets plus anciens

card-advance-finest = Chapeau neuf, gants neufs et rien qui presse : flânez jusqu’à { $square }, la meilleure adresse de la ville.
card-advance-outing = L’harmonie joue sur la place et les gaufres sont chaudes : allez jusqu’à { $square }. { card-if-past-go }, touchez votre salaire.
card-advance-errand = Vous aviez promis d’aller chercher la pendule réparée : courez jusqu’à { $square }. { card-if-past-go }, touchez votre salaire.
card-advance-train = Le chef de train a le sifflet aux lèvres et vous tient la portière : prenez le train jusqu’à { $square }. { card-if-past-go }, touchez votre salaire.
card-back-to = Vous avez laissé la bouilloire sur le feu : reculez jusqu’à { $square }.
card-fine-or-draw = Pris à marcher sur la pelouse ! Payez une amende de { $amount }, ou tentez votre chance avec une carte « { $deck } ».
card-tipsy = Vous avez dirigé l’orchestre debout sur une table, et il n’y avait pas d’orchestre : amende de { $amount }.
card-crossword = Il ne manquait que le onze horizontal, et vous l’aviez : recevez { $amount } pour les mots croisés.
card-poor-tax = La sébile passe pour ceux qui ont moins, et tout le monde regarde : payez { $amount }.
card-wedding = Votre cousine se marie, et les homards sont pour vous : payez { $amount }.
card-no-licence = Votre permis est dans l’autre veste, comme toujours : payez { $amount }.
card-lottery = Le numéro que vous jouez depuis l’enfance est enfin sorti : recevez { $amount }.
card-account-interest = Votre compte a grandi dans votre dos : la banque vous verse { $amount } d’intérêts.
card-charity = De la vente de charité, personne ne sort la bourse pleine : donnez { $amount }.
card-bonds = À vos ciseaux : vous détachez les coupons de vos obligations et recevez { $amount }.
card-bank-credit = La banque a refait ses comptes, et c’est elle qui vous doit : recevez { $amount }.
card-christmas-fund = Un peu chaque semaine, et la dinde est payée : votre épargne de Noël rapporte { $amount }.
card-opera = Vous chantez le soir de la première et vendez les places vous-même : chaque joueur vous paie { $amount }.
card-annuity = Un an de plus et pas un franc de moins : votre rente vous rapporte { $amount }.
card-insurance-premium = L’homme des assurances a la voix douce et le formulaire long : payez { $amount }.
card-preference-shares = Sept pour cent sur les actions privilégiées dont personne ne voulait : recevez { $amount }.
card-lawsuit = Vous avez plaidé pour un figuier, et le figuier a gagné : payez { $amount }.
card-lottery-consolation = Le cochon est allé au voisin, le lot de consolation de la tombola du village à vous : recevez { $amount }.
