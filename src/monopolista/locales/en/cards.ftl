### The texts of the cards: card-<key in the edition's file>. $amount and $second (repairs) are money, ready to be shown.

card-go = Off to GO, as on the first day of the holidays, and collect your pay!
card-jail-free = Your lawyer has found the loophole: this card walks you out of jail for nothing. Keep it for the day, or trade it.
card-to-jail = The marshal was waiting round the corner: straight to jail, not past GO, and no pay.

## Imprevisti

card-advance-24 = The caravels weigh anchor: go on to Largo Colombo. If you pass GO, collect your pay.
card-advance-39 = The band strikes up and the flags are out: parade all the way to Parco della Vittoria.
card-advance-11 = The exhibition opens, and the buffet is free: go on to Via Accademia. If you pass GO, collect your pay.
card-advance-13 = The professor is calling the roll: report to Corso Ateneo. If you pass GO, collect your pay.
card-advance-5 = Sunday at the seaside, watermelon in the string bag: go on to Stazione Sud. If you pass GO, collect your pay.
card-advance-25 = Skis on your shoulder and your aunt’s jumper on: go on to Stazione Nord. If you pass GO, collect your pay.
card-nearest-station = All aboard! Go on to the next station: if nobody owns it you may buy it, if somebody else does, twice the rent is due.
card-nearest-company = The tap coughs and the lights flicker: go on to the next company. If nobody owns it you may buy it, if somebody else does, roll the dice: ten times the total is due.
card-dividend = The scooters sell like hot cakes, and you own a slice of the factory: the bank pays you a dividend of { $amount }.
card-back-three = You left your umbrella at the café: go back three squares.
card-repairs-general = Rain in the parlour and song in the pipes: put every building right. Pay { $amount } for a house and { $second } for a hotel.
card-speeding = Full throttle downhill, and the constable had his whistle: a fine of { $amount }.
card-chairman = They made you president of the bowls club: lemonade all round! Pay every player { $amount }.
card-building-loan = The builders’ co-operative has finished the block and returns your loan: collect { $amount }.

## Probabilità

card-bank-error = The cashier was thinking of his sweetheart and erred in your favour: collect { $amount }.
card-doctor = The doctor prescribes hill air and presents the bill: pay { $amount }.
card-shares = You sell your picture-house shares on opening night: collect { $amount }.
card-holiday-fund = You break the holiday piggy bank, and it was fuller than you thought: collect { $amount }.
card-tax-refund = They smile at you at the tax office, and it is no joke: a refund of { $amount }.
card-birthday = Many happy returns! Blow out the candles and take { $amount } from every player.
card-life-insurance = Your life insurance falls due, and you are the picture of health: collect { $amount }.
card-hospital = Bachelors against married men, and your ankle gave way: pay the hospital { $amount }.
card-school = New smock, new satchel, new inkwell: pay the school { $amount }.
card-consultancy = They asked for your advice and, for once, they pay for it: collect { $amount }.
card-repairs-street = The town relays the pavements and bills those who live there: pay { $amount } for a house and { $second } for a hotel.
card-beauty-contest = Second prize in the beauty contest at the lido: collect { $amount } and the sash.
card-inheritance = The uncle in America has remembered you: inherit { $amount }.
