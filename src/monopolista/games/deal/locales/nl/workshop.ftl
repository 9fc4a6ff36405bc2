### Wat de controle van een doos van het kaartspel zegt; $low en $high zijn getallen.

workshop-fault-sets = Een doos heeft een aantal van de tien kleuren, elk één keer en in de gewone volgorde.
workshop-fault-set-rent = Een set heeft evenveel huren als kaarten, en elke huur is hoger dan de vorige.
workshop-fault-set-size = Te weinig eigendommen hebben deze kleur: een set heeft er zoveel nodig als hij groot is.
workshop-fault-set-cards = Er kunnen meer kaarten deze kleur hebben dan er in vier sets passen.
workshop-fault-card-colours = Een eigendom heeft één kleur, een wisselkaart of huurkaart twee kleuren van deze doos, en andere kaarten geen.
workshop-fault-deck-cards = Een stapel heeft hoogstens { $high } kaarten.
workshop-fault-deck-properties = Een stapel heeft hoogstens { $high } eigendommen, wisselkaarten inbegrepen.
workshop-fault-deck-wilds = Een stapel heeft hoogstens { $high } wisselkaarten.
workshop-fault-deck-dealt = Een stapel heeft minstens { $low } kaarten nodig: iedereen krijgt de zijne, en de eerste speler trekt.
workshop-fault-hand-size = Een hand zou meer dan { $high } kaarten kunnen bevatten: verlaag het aantal kaarten dat wordt gedeeld, gehouden of getrokken, of het aantal kaarten dat per beurt wordt gespeeld.
