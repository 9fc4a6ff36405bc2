### The texts of the cards: card-<key in the edition’s file>. $amount and $second (repairs) are money, ready to be shown;
### $square is the name of the square that the card names, $deck that of the other deck.
### $go and $jail are the names of GO and of the jail on a board that calls them otherwise, and “usual” where they have
### a usual name.
### $station and $company are what the board calls these squares, and “usual” where it calls them so.
### $factor is by what a rent or the dice are multiplied, or how many squares the card leads back.

card-if-past-go = { $go ->
    [usual] If you pass GO
   *[other] If you pass { $go }
  }
card-go = Off to { $go ->
    [usual] GO,
   *[other] { $go },
  } as on the first day of the holidays, and collect your pay!
card-jail-free = Your lawyer has found the loophole: this card walks you out of { $jail ->
    [usual] jail
   *[other] { $jail }
  } for nothing. Keep it for the day, or trade it.
card-to-jail = The marshal was waiting round the corner: straight to { $jail ->
    [usual] jail
   *[other] { $jail }
  }, not past { $go ->
    [usual] GO
   *[other] { $go }
  }, and no pay.

## The cards of the Italian boxes

card-advance-24 = The caravels weigh anchor: go on to { $square }. { card-if-past-go }, collect your pay.
card-advance-39 = The band strikes up and the flags are out: parade all the way to { $square }.
card-advance-11 = The exhibition opens, and the buffet is free: go on to { $square }. { card-if-past-go }, collect your pay.
card-advance-13 = The professor is calling the roll: report to { $square }. { card-if-past-go }, collect your pay.
card-advance-5 = Sunday at the seaside, watermelon in the string bag: go on to { $square }. { card-if-past-go }, collect your pay.
card-advance-25 = Skis on your shoulder and your aunt’s jumper on: go on to { $square }. { card-if-past-go }, collect your pay.
card-nearest-station =
    { $station ->
        [usual] All aboard! Go on to the next station
       *[other] Go on to the next “{ $station }” square
    }: if nobody owns it you may buy it, if another player does, { $factor ->
        [2] twice the rent is due
       *[other] { $factor } times the rent is due
    }.
card-nearest-company =
    { $company ->
        [usual] The tap coughs and the lights flicker: go on to the next company
       *[other] Go on to the next “{ $company }” square
    }. If nobody owns it you may buy it, if another player does, roll the dice: { $factor ->
        [10] ten times the total is due
       *[other] { $factor } times the total is due
    }.
card-dividend = The scooters sell like hot cakes, and you own a slice of the factory: the bank pays you a dividend of { $amount }.
card-back-three =
    You left your umbrella at the café: go back { $factor ->
        [1] one square
        [3] three squares
       *[other] { $factor } squares
    }.
card-repairs-general = Rain in the parlour and song in the pipes: put every building right. Pay { $amount } for a house and { $second } for a hotel.
card-speeding = Full throttle downhill, and the constable had his whistle: a fine of { $amount }.
card-chairman = They made you president of the bowls club: lemonade all round! Pay every player { $amount }.
card-building-loan = The builders’ co-operative has finished the block and returns your loan: collect { $amount }.
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

## The Belgian, American and British boxes, and the older decks

card-advance-finest = New hat, new gloves, nowhere to be: stroll on to { $square }, the best address in town.
card-advance-outing = The brass band plays in the square and the waffles are warm: go on to { $square }. { card-if-past-go }, collect your pay.
card-advance-errand = You promised to fetch the mended clock: hurry on to { $square }. { card-if-past-go }, collect your pay.
card-advance-train = The guard has the flag up and keeps a door open for you: take the train to { $square }. { card-if-past-go }, collect your pay.
card-back-to = You left the kettle on the stove: go all the way back to { $square }.
card-fine-or-draw = Caught walking on the grass! Pay a fine of { $amount }, or try your luck with a card from { $deck }.
card-tipsy = You conducted the orchestra from the top of a table, and there was no orchestra: a fine of { $amount }.
card-crossword = Eleven across was the last one, and you had it: collect { $amount } for the crossword.
card-poor-tax = The plate comes round for those who have less, and everybody is looking: pay { $amount }.
card-wedding = Your cousin marries, and the lobsters are on you: pay { $amount }.
card-no-licence = The licence is in your other jacket, as ever: pay { $amount }.
card-lottery = The number you have played since you were a child comes up at last: collect { $amount }.
card-account-interest = Your account has been growing behind your back: the bank pays you { $amount } in interest.
card-charity = Nobody leaves the charity bazaar with a full purse: give { $amount }.
card-bonds = Out with the scissors: you clip the coupons of your bonds and collect { $amount }.
card-bank-credit = The bank went through its books, and it is the bank that owes you: collect { $amount }.
card-christmas-fund = A little every week, and the goose is paid for: your Christmas savings bring { $amount }.
card-opera = You sing on the opening night and sell the seats yourself: every player pays you { $amount }.
card-annuity = A year older and none the poorer: your pension brings { $amount }.
card-insurance-premium = The man from the insurance has a soft voice and a long form: pay { $amount }.
card-preference-shares = Seven per cent on the preference shares that nobody wanted: collect { $amount }.
card-lawsuit = You went to law over a fig tree, and the fig tree won: pay { $amount }.
card-lottery-consolation = The pig went to the neighbour, the consolation prize of the village lottery to you: collect { $amount }.
