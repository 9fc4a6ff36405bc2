### De teksten van de kaarten: card-<sleutel in het bestand van de editie>. $amount en $second (herstellingen) zijn geld,
### klaar om te tonen; $square is de naam van het vakje op de kaart, $deck die van de andere stapel.
### $go en $jail zijn de namen van Start en van de gevangenis op een bord dat ze anders noemt, en “usual” waar ze een
### gewone naam hebben.
### $station en $company zijn hoe het bord deze vakjes noemt, en “usual” waar het ze zo noemt.
### $factor zegt met hoeveel een huur of de ogen worden vermenigvuldigd, of hoeveel vakjes het teruggaat.

card-if-past-go = { $go ->
    [usual] Komt u langs Start
   *[other] Komt u langs { $go }
  }
card-go = Op een drafje naar { $go ->
    [usual] Start
   *[other] { $go }
  }, als op de eerste vakantiedag, en haal uw loon op!
card-jail-free = Uw advocaat vond de vormfout: met deze kaart wandelt u { $jail ->
    [usual] de gevangenis uit
   *[other] { $jail } uit
  } zonder te betalen. Bewaar ze voor later, of ruil ze.
card-to-jail = De veldwachter stond u om de hoek op te wachten: recht naar { $jail ->
    [usual] de gevangenis
   *[other] { $jail }
  }, niet langs { $go ->
    [usual] Start
   *[other] { $go }
  } en zonder loon.

## De kaarten van de Italiaanse dozen

card-advance-24 = De karvelen lichten het anker: ga naar { $square }. { card-if-past-go }, haal dan uw loon op.
card-advance-39 = De fanfare zet in en de vlaggen hangen uit: paradeer tot op { $square }.
card-advance-11 = De tentoonstelling opent, en het buffet is gratis: ga naar { $square }. { card-if-past-go }, haal dan uw loon op.
card-advance-13 = De professor roept de namen af: meld u op { $square }. { card-if-past-go }, haal dan uw loon op.
card-advance-5 = Zondag aan zee, met een watermeloen in het net: ga naar { $square }. { card-if-past-go }, haal dan uw loon op.
card-advance-25 = Ski’s op de schouder en de trui van tante aan: ga naar { $square }. { card-if-past-go }, haal dan uw loon op.
card-nearest-station =
    { $station ->
        [usual] Instappen! Ga naar het volgende station
       *[other] Ga naar het volgende vakje ‘{ $station }’
    }: is het vrij, dan mag u het kopen; is het van een ander, dan betaalt u { $factor ->
        [2] de dubbele huur
       *[other] { $factor } keer de huur
    }.
card-nearest-company =
    { $company ->
        [usual] De kraan hoest en het licht flikkert: ga naar het volgende nutsbedrijf
       *[other] Ga naar het volgende vakje ‘{ $company }’
    }. Is het vrij, dan mag u het kopen; is het van een ander, gooi dan en betaal { $factor ->
        [10] tien keer de ogen
       *[other] { $factor } keer de ogen
    }.
card-dividend = De scooters vliegen de deur uit, en u bent mede-eigenaar van de fabriek: de bank keert u een dividend van { $amount } uit.
card-back-three =
    Uw paraplu staat nog in het café: ga { $factor ->
        [1] één vakje
        [3] drie vakjes
       *[other] { $factor } vakjes
    } terug.
card-repairs-general = Regen in de salon en gezang in de leidingen: laat alles herstellen. Betaal { $amount } per huis en { $second } per hotel.
card-speeding = Vol gas bergaf, en de agent had zijn fluitje bij: een boete van { $amount }.
card-chairman = U bent verkozen tot voorzitter van de petanqueclub: limonade voor iedereen! Betaal elke speler { $amount }.
card-building-loan = De bouwcoöperatie heeft het blok klaar en betaalt uw lening terug: ontvang { $amount }.
card-bank-error = De kassier dacht aan zijn lief en vergiste zich in uw voordeel: ontvang { $amount }.
card-doctor = De dokter schrijft boslucht voor en geeft u de rekening: betaal { $amount }.
card-shares = U verkoopt uw aandelen in de bioscoop op de avond van de première: ontvang { $amount }.
card-holiday-fund = U breekt de vakantiespaarpot open, en er zat meer in dan gedacht: ontvang { $amount }.
card-tax-refund = Aan het loket van de belastingen glimlachen ze, en het is geen grap: { $amount } terug.
card-birthday = Lang zult u leven! Blaas de kaarsjes uit en krijg { $amount } van elke speler.
card-life-insurance = Uw levensverzekering loopt af, en u blaakt van gezondheid: ontvang { $amount }.
card-hospital = Vrijgezellen tegen gehuwden, en uw enkel begaf het: betaal het ziekenhuis { $amount }.
card-school = Een nieuwe kiel, een nieuwe boekentas, een nieuwe inktpot: betaal de school { $amount }.
card-consultancy = Men vroeg u om raad en betaalt er, voor één keer, ook voor: ontvang { $amount }.
card-repairs-street = De stad legt nieuwe stoepen en stuurt de rekening naar wie er woont: betaal { $amount } per huis en { $second } per hotel.
card-beauty-contest = Tweede prijs in de schoonheidswedstrijd op de zeedijk: ontvang { $amount } en de sjerp.
card-inheritance = De suikeroom uit Amerika is u niet vergeten: erf { $amount }.

## De Belgische, Amerikaanse en Britse dozen, en de oudere stapels

card-advance-finest = Nieuwe hoed, nieuwe handschoenen, geen haast: kuier naar { $square }, het beste adres van de stad.
card-advance-outing = De harmonie speelt op het plein en de wafels zijn warm: ga naar { $square }. { card-if-past-go }, haal dan uw loon op.
card-advance-errand = U had beloofd de herstelde klok op te halen: haast u naar { $square }. { card-if-past-go }, haal dan uw loon op.
card-advance-train = De conducteur heeft zijn bordje omhoog en houdt een deur voor u open: neem de trein naar { $square }. { card-if-past-go }, haal dan uw loon op.
card-back-to = U hebt de waterketel op het vuur laten staan: ga helemaal terug naar { $square }.
card-fine-or-draw = Betrapt op het gras! Betaal een boete van { $amount }, of waag uw kans met een kaart van { $deck }.
card-tipsy = U dirigeerde het orkest vanaf een cafétafel, en er was geen orkest: een boete van { $amount }.
card-crossword = Elf horizontaal was de laatste, en u wist ze: ontvang { $amount } voor het kruiswoordraadsel.
card-poor-tax = De schaal gaat rond voor wie minder heeft, en iedereen kijkt: betaal { $amount }.
card-wedding = Uw nicht trouwt, en de kreeften zijn voor uw rekening: betaal { $amount }.
card-no-licence = Uw rijbewijs zit in uw andere jas, zoals altijd: betaal { $amount }.
card-lottery = Het nummer waarop u al van kindsbeen af speelt, is eindelijk gevallen: ontvang { $amount }.
card-account-interest = Uw rekening groeide achter uw rug: de bank betaalt u { $amount } interest.
card-charity = Van de liefdadigheidsbazaar gaat niemand met een volle beurs naar huis: geef { $amount }.
card-bonds = Haal de schaar boven: u knipt de coupons van uw obligaties en ontvangt { $amount }.
card-bank-credit = De bank keek haar boeken na, en het is zij die u geld schuldig is: ontvang { $amount }.
card-christmas-fund = Elke week een beetje, en de kalkoen is betaald: uw kerstspaarpot levert { $amount } op.
card-opera = U zingt op de première en verkoopt zelf de plaatsen: elke speler betaalt u { $amount }.
card-annuity = Een jaar ouder en geen frank armer: uw lijfrente brengt { $amount } op.
card-insurance-premium = De man van de verzekering heeft een zachte stem en een lang formulier: betaal { $amount }.
card-preference-shares = Zeven procent op de preferente aandelen die niemand wilde: ontvang { $amount }.
card-lawsuit = U voerde een proces om een vijgenboom, en de vijgenboom won: betaal { $amount }.
card-lottery-consolation = Het varken ging naar de buurman, de troostprijs van de dorpstombola naar u: ontvang { $amount }.
