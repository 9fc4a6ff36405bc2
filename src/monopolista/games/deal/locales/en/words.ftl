### MONOPOLY Deal: its cards, the sentences for what happens, the questions, the options.
###
### The sentence of a fact is deal-<kind>-<what is special about it> where there is one, else deal-<kind>. The
### attribute .echo says that another sentence of the same step says the same.
###
### Arguments, all of them texts but $number and $count, which are numbers:
###   $seat, $other, $names   players
###   $subject, $given        cards by their names: "Via Roma", "M 5", "Just Say No"
###   $set                    a colour’s set, as in deal-set-…; $colour and $second are colours
###   $amount                 money, ready to be shown

## The cards

deal-card-money = { $amount }
deal-card-wild = Convertible { $colour } / { $second }
deal-card-wild-any = Multicolour Convertible
deal-card-rent = Rent { $colour } / { $second }
deal-card-rent-any = Multicolour Rent
deal-card-double = Double the Rent
deal-card-pass-go = Pass GO
deal-card-birthday = It’s My Birthday
deal-card-collector = Debt Collector
deal-card-sly = Sly Deal
deal-card-forced = Forced Deal
deal-card-breaker = Deal Breaker
deal-card-no = Just Say No
deal-card-house = House
deal-card-hotel = Hotel
deal-text-money = It belongs in your bank, where it pays { $amount }.
deal-text-property = Lay it in front of you, and gather the others of its colour until the set is complete.
deal-text-wild = It stands for { $colour } or for { $second }: choose as you lay it, and change your mind on any turn of yours.
deal-text-wild-any = It stands for whatever colour you are short of, but nobody takes it in payment.
deal-text-rent = Choose a set of yours, { $colour } or { $second }: everybody else pays you its rent.
deal-text-rent-any = Choose any set of yours, and one player to pay you its rent.
deal-text-double = Play it just before a rent card, which then counts double; two of these make it four times.
deal-text-pass-go = Once round the board: draw { $number } more cards.
deal-text-birthday = Cake for everybody, and { $amount } for you from each of the others.
deal-text-collector = A knock at the door of a player of your choice, who pays you { $amount }.
deal-text-sly = Take a property from another player, unless its set is complete.
deal-text-forced = Swap a property of yours for another player’s; complete sets are out of bounds on both sides.
deal-text-breaker = Take a complete set from another player, with whatever is built on it.
deal-text-no = When another player plays an action against you, play this: it does nothing to you.
deal-text-house = On a complete set it adds { $amount } to the rent; stations and companies have no room for it.
deal-text-hotel = On a complete set that has its house already, it adds another { $amount } to the rent.
deal-set-own = { $name } set
deal-set-brown = brown set
deal-set-light-blue = light blue set
deal-set-pink = pink set
deal-set-orange = orange set
deal-set-red = red set
deal-set-yellow = yellow set
deal-set-green = green set
deal-set-dark-blue = dark blue set
deal-set-station = station set
deal-set-company = company set

## The turn

deal-started = The cards are shuffled. { $number } players.
deal-first = { $seat } is drawn to go first.
deal-turn = { $seat }’s turn.
deal-drew = { $seat } draws { $subject }.
deal-drew-hidden = { $seat } draws a card.
deal-reshuffled = { $number ->
        [one] The draw pile is empty: the only discard becomes the new one.
       *[other] The draw pile is empty: the { $number } discards are shuffled into a new one.
    }
deal-no-cards = There are no cards left: { $seat } draws nothing.
deal-banked = { $seat } banks { $subject } for { $amount }.
deal-banked-money = { $seat } banks { $subject }.
deal-laid = { $seat } lays { $subject } in the { $set }.
deal-moved = { $seat } moves { $subject } to the { $set }.
deal-taken-back = { $seat } takes { $subject } back.
deal-built = { $seat } builds on the { $set }: { $subject }.
deal-discarded = { $seat } discards { $subject }.
deal-discarded-under = { $seat } puts { $subject } under the draw pile.
deal-discarded-hidden = { $seat } puts a card under the draw pile.
deal-ended = { $seat } ends the turn.

## Actions

deal-played = { $seat } plays { $subject }.
deal-played-rent = { $seat } plays { $subject }: everybody else owes { $amount }.
deal-played-rent-any = { $seat } plays { $subject }, for { $amount }.
deal-against = { $seat } asks { $other } for { $amount }.
deal-doubled = { $number ->
        [2] { $seat } plays { $subject }: the next rent counts double.
       *[other] { $seat } plays { $subject }: the next rent counts { $number } times.
    }
deal-played-pass-go = { $seat } plays { $subject } and draws again.
deal-played-birthday = { $seat } has a birthday: everybody else owes { $amount }.
deal-played-collector = { $seat } sends the Debt Collector to { $other } for { $amount }.
deal-played-sly = { $seat } tries a Sly Deal on { $other }.
deal-played-forced = { $seat } tries a Forced Deal with { $other }.
deal-played-breaker = { $seat } plays { $subject } against { $other }.
deal-wanted = { $seat } wants { $other }’s { $subject }.
deal-wanted-swap = { $seat } wants { $other }’s { $subject } for { $given }.
deal-wanted-set = { $seat } wants { $other }’s whole set with { $subject }.
deal-said-no = No! { $seat } plays { $subject } against { $other }.
deal-allowed = { $seat } allows it.
deal-cancelled = Cancelled: { $subject } doesn’t affect { $other }.
deal-took = { $seat } takes { $subject } from { $other }.
deal-took-building = { $seat } also gets { $subject } from { $other } with the set.
deal-set-broken-to-bank = The set is broken up: { $subject } goes into { $seat }’s bank.
deal-set-broken-stay = The set is broken up: { $seat } keeps { $subject } there, but it earns nothing.
deal-set-broken-discard = The set is broken up: { $seat } has to discard { $subject }.

## Paying

deal-picked = { $seat } selects { $subject } to pay with.
    .echo = yes
deal-picked-back = { $seat } keeps { $subject } after all.
    .echo = yes
deal-paid = { $seat } pays { $other } with { $subject }, worth { $amount }.
deal-paid-money = { $seat } pays { $other } { $subject }.
deal-paid-nothing = { $seat } owes { $other } { $amount } and has nothing to pay with.

## The end

deal-left = { $number ->
        [0] { $seat } leaves the game.
        [one] { $seat } leaves the game, and { $number } card is discarded.
       *[other] { $seat } leaves the game, and { $number } cards are discarded.
    }
deal-won = { $seat } has { $number } complete sets: monopolista!
deal-won-left = Only { $seat } is left in the game: monopolista!

## The questions

deal-head-to-play = What will you play?
deal-head-done = End your turn?
deal-head-whom = Who pays you { $amount }?
deal-head-to-give = What will you give for { $subject }?
deal-head-to-discard = { $number ->
    [one] One card too many
   *[other] { $number } cards too many
}
deal-head-duel = { $subject }: say no?
deal-head-duel-own = { $seat } says no
deal-head-to-pay = Pay { $other } { $amount }
deal-task-to-play = Play a card, or end your turn.
deal-task-done = You have nothing left to play.
deal-task-done-move = Move a Convertible, or end your turn.
deal-task-whom = Choose who pays you.
deal-task-to-give = Choose a card to give.
deal-task-to-discard = Choose what to discard.
deal-task-duel = Say no, or allow it.
deal-task-to-pay = Choose cards to pay with.
deal-ahead-plays = { $plays ->
    [0] { $seat } has no plays left.
    [one] { $seat } has 1 play left.
   *[other] { $seat } has { $plays } plays left.
}
deal-ahead-rent = A rent card from { $seat } could cost you up to { $amount }.
deal-ahead-close = One set away from winning: { $names }.
deal-status-start = Drawing to see who goes first.
deal-status-begin = { $seat }’s turn begins.
deal-status-drawing = { $seat } is drawing.
deal-status-hand-on = { $seat }’s turn is over.
deal-status-to-play = { $names } must play or end the turn.
deal-status-whom = { $names } chooses who pays { $amount }.
deal-status-to-give = { $names } chooses what to give in exchange.
deal-status-to-discard = { $names } has too many cards and must discard.
deal-status-duel = { $subject }: { $names } to answer.
deal-status-to-pay = { $count ->
    [one] { $names } chooses how to pay { $other } { $amount }.
   *[other] { $names } choose how to pay { $other } { $amount }.
}

## The answers

deal-answer-bank = Bank it
deal-answer-lay = Lay it
deal-answer-play = Play it
deal-answer-move = Move it
deal-answer-undo = Undo
deal-answer-end = End turn
deal-answer-at = { $other } pays
deal-answer-give = Give this one
deal-answer-no = Just say no
deal-answer-allow = Allow it
deal-answer-pick = Pay with this
deal-answer-unpick = Keep this
deal-answer-pick-suggested = Use suggestion
deal-answer-pay = Pay
deal-answer-discard = Discard it
deal-answer-leave = Leave game…

## Options and levels

option-no-is-play = Just Say No uses a play
option-no-is-play-note = On your own turn, it counts as one of your three plays, as in the rules since 2024.
option-double-any = Every rent can be doubled
option-double-any-note = Multicolour Rent too, as Hasbro answers players. The official rules double two-colour rent only.
option-broken = Buildings on a broken set
option-broken-note = Where the house and hotel go when their set loses a card. The official rules don’t say; other sources disagree.
option-broken-bank = to the owner’s bank
option-broken-stay = they stay but earn nothing
option-broken-discard = to the discards
option-excess = Cards over the limit
option-excess-note = Where they go at the end of a turn. The 2008 rules put them under the draw pile.
option-excess-discards = to the discards
option-excess-under = under the draw pile
option-take-back = Undo a play
option-take-back-note = A card you’ve just banked or laid can return to your hand until something is revealed. The official rules don’t allow it.
option-wild-sets = What makes a set
option-wild-sets-note = Which card every set must include. The official rules don’t say; other sources disagree.
option-wild-sets-colour = one card that isn’t multicolour
option-wild-sets-property = one ordinary property
option-wild-sets-any = any cards
preset-brisk = Fast
preset-brisk-note = { $seconds } seconds per move.
robot-style-cautious-note = lays and banks what it can, and takes no risks
robot-style-shrewd-note = collects, steals and says no sensibly
robot-source-author = a published agent for the card game
chapter-deal = Card game
booklet-deal = the 2014 Italian rules of MONOPOLY Deal
booklet-deal-answers = Hasbro’s answers to players

## What answers are called in hints

deal-advice-bank = Bank { $subject }
deal-advice-lay = Lay { $subject } in the { $set }
deal-advice-move = Move { $subject } to the { $set }
deal-advice-end = End turn
deal-advice-at = Make { $other } pay
deal-advice-give = Give { $subject }
deal-advice-no = Say no
deal-advice-allow = Allow it
deal-advice-pick = Pay with { $subject }
deal-advice-pay = Pay
deal-advice-discard = Discard { $subject }
deal-advice-play-rent = Play { $subject } for the { $set }
deal-advice-play-rent-any = Play { $subject } for the { $set }
deal-advice-play-double = Play { $subject }
deal-advice-play-pass-go = Play { $subject }
deal-advice-play-birthday = Play { $subject }
deal-advice-play-collector = Play { $subject } against { $other }
deal-advice-play-sly = Play { $subject }: take { $wanted } from { $other }
deal-advice-play-forced = Play { $subject }: take { $wanted } from { $other }
deal-advice-play-breaker = Play { $subject }: take { $other }’s { $set }
deal-advice-play-house = Build on the { $set }: { $subject }
deal-advice-play-hotel = Build on the { $set }: { $subject }

## Why an answer is better than another, beside it in hints and analyses

reason-deal-wins = It’s the last set needed.
reason-deal-stops = Otherwise the game is lost.
reason-deal-completes = It completes the { $set }.
reason-deal-takes-set = It takes a complete set.
reason-deal-blocks = Otherwise the { $set } could be another player’s last.
reason-deal-keeps-set = The { $set } stays complete.
reason-deal-helps = Otherwise another player completes the { $set }.
reason-deal-raises = It raises the rent of the { $set }.
reason-deal-saves-all = Otherwise it would cost everything.
reason-deal-saves-property = The bank can’t cover that.
reason-deal-keeps-no = It saves the Just Say No.
reason-deal-keeps-property = Money pays, so the properties stay.
reason-deal-less-rent = It gives up less rent.
reason-deal-overpays = The other card is worth more than the debt, and nobody gives change.
reason-deal-needed = The other card completes the { $set }.
reason-deal-fits = The other card belongs with the { $set }.
reason-deal-smaller = The other card is worth more.
reason-deal-doubles = It doubles the rent of the { $set }.
reason-deal-draws = It draws new cards.
reason-deal-strips = It takes everything another player can pay.
reason-deal-property = It makes another player pay with properties.
reason-deal-beyond-value = It brings more than the card’s value in the bank.
reason-deal-brings-more = It brings more.
reason-deal-banked = The card is worth more in the bank.
reason-deal-empty-bank = With an empty bank, properties have to pay.
reason-deal-too-many = Otherwise there are too many cards at the end of the turn.
reason-deal-hidden = Nobody can take it from the hand.
reason-deal-keeps = The card is kept for later.
