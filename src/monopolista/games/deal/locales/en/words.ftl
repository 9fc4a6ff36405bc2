### MONOPOLY Deal: its cards, the sentences for what happens, the questions, the options.
###
### The sentence of a fact is deal-<kind>-<what is special about it> where there is one, else deal-<kind>. The
### attribute .echo says that another sentence of the same step tells the thing already.
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
deal-text-wild = It stands for { $colour } or for { $second }: choose as you lay it, and change your mind in any turn of yours.
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
deal-text-no = When somebody plays an action against you, play this: it does nothing to you.
deal-text-house = On a complete set it adds { $amount } to the rent; stations and companies have no room for it.
deal-text-hotel = On a complete set that has its house already, it adds another { $amount } to the rent.
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

deal-started = The cards are shuffled: { $number } at the table.
deal-first = The draw says that { $seat } begins.
deal-turn = It is the turn of { $seat }.
deal-drew = { $seat } draws { $subject }.
deal-drew-hidden = { $seat } draws a card.
deal-reshuffled = { $number ->
        [one] The pile is used up: the only discard is the new one.
       *[other] The pile is used up: the { $number } discards are shuffled into a new one.
    }
deal-no-cards = No card is left anywhere: { $seat } draws nothing.
deal-banked = { $seat } banks { $subject } as { $amount }.
deal-banked-money = { $seat } banks { $subject }.
deal-laid = { $seat } lays { $subject } in the { $set }.
deal-moved = { $seat } moves { $subject } to the { $set }.
deal-taken-back = { $seat } takes { $subject } back.
deal-built = { $seat } builds on the { $set }: { $subject }.
deal-discarded = { $seat } discards { $subject }.
deal-discarded-under = { $seat } puts { $subject } under the pile.
deal-discarded-hidden = { $seat } puts a card under the pile.
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
deal-played-collector = { $seat } sends the debt collector to { $other }, for { $amount }.
deal-played-sly = { $seat } tries a Sly Deal on { $other }.
deal-played-forced = { $seat } wants a Forced Deal with { $other }.
deal-played-breaker = { $seat } plays { $subject } against { $other }.
deal-wanted = { $seat } wants { $subject } from { $other }.
deal-wanted-swap = { $seat } wants { $subject } from { $other } for { $given }.
deal-wanted-set = { $seat } wants the whole set with { $subject } from { $other }.
deal-said-no = No! { $seat } plays { $subject } against { $other }.
deal-allowed = { $seat } lets it happen.
deal-cancelled = Cancelled: { $subject } does nothing to { $other }.
deal-took = { $seat } takes { $subject } from { $other }.
deal-took-building = With the set { $seat } gets { $subject } from { $other }.
deal-set-broken-to-bank = The set is broken: { $subject } goes into the bank of { $seat }.
deal-set-broken-stay = The set is broken: { $seat } keeps { $subject } there, but it earns nothing.
deal-set-broken-discard = The set is broken: { $seat } loses { $subject } to the discards.

## Paying

deal-picked = { $seat } means to pay with { $subject }.
    .echo = yes
deal-picked-back = { $seat } would rather keep { $subject }.
    .echo = yes
deal-paid = { $seat } pays { $other } with { $subject }, worth { $amount }.
deal-paid-money = { $seat } pays { $other } { $subject }.
deal-paid-nothing = { $seat } owes { $other } { $amount } and has nothing to pay with.

## The end

deal-left = { $number ->
        [0] { $seat } leaves the table.
        [one] { $seat } leaves the table, and { $number } card goes to the discards.
       *[other] { $seat } leaves the table, and { $number } cards go to the discards.
    }
deal-won = { $seat } has { $number } complete sets: monopolista!
deal-won-left = Only { $seat } is left at the table: monopolista!

## The questions

deal-head-to-play = What do you play?
deal-head-whom = Who pays you { $amount }?
deal-head-to-give = What do you give for { $subject }?
deal-head-to-discard = { $number ->
    [one] One card too many
   *[other] { $number } cards too many
}
deal-head-duel = { $subject }: do you say no?
deal-head-to-pay = { $amount } for { $other }
deal-task-to-play = Play a card, or end your turn.
deal-task-whom = Choose who pays.
deal-task-to-give = Choose the card that you give.
deal-task-to-discard = Choose what to part with.
deal-task-duel = Say no, or let it happen.
deal-task-to-pay = Choose the cards to pay with.
deal-ahead-plays = { $plays ->
    [0] { $seat } has played all that may be played.
    [one] { $seat } may still play one card.
   *[other] { $seat } may still play { $plays } cards.
}
deal-ahead-rent = A rent card of { $seat } may ask for up to { $amount }.
deal-ahead-close = One more set wins: { $names }.
deal-status-start = A draw says who begins.
deal-status-begin = The turn of { $seat } begins.
deal-status-drawing = { $seat } draws.
deal-status-hand-on = The turn of { $seat } is over.
deal-status-to-play = { $names } is to play.
deal-status-whom = { $names } chooses who pays { $amount }.
deal-status-to-give = { $names } chooses what to give in exchange.
deal-status-to-discard = { $names } has too many cards and chooses what to part with.
deal-status-duel = { $subject }: { $names } to answer.
deal-status-to-pay = { $count ->
    [one] { $names } chooses how to pay { $other } { $amount }.
   *[other] { $names } choose how to pay { $other } { $amount }.
}

## The answers

deal-answer-bank = Bank it
deal-answer-lay = Lay it down
deal-answer-play = Play it
deal-answer-move = Move it
deal-answer-undo = Take back
deal-answer-end = End the turn
deal-answer-at = { $other } pays
deal-answer-give = Give this one
deal-answer-no = Just say no
deal-answer-allow = Let it happen
deal-answer-pick = Pay with this
deal-answer-unpick = Keep this
deal-answer-pick-suggested = Take the suggestion
deal-answer-pay = Pay
deal-answer-discard = Part with it
deal-answer-leave = Leave the game …

## Options and levels

option-no-is-play = Just Say No uses a play
option-no-is-play-note = Said in one’s own turn, it is one of the three plays: so the booklets since 2024.
option-double-any = Every rent can be doubled
option-double-any-note = Multicolour Rent too: so Hasbro’s answers to players. The booklet doubles two-colour rent only.
option-broken = Buildings of a broken set
option-broken-note = Where house and hotel go when their set loses a card. The booklet is silent, others disagree.
option-broken-bank = into the owner’s bank
option-broken-stay = they stay, and earn nothing
option-broken-discard = to the discards
option-excess = Cards over the limit
option-excess-note = Where they go at the end of a turn; the booklet of 2008 puts them under the pile.
option-excess-discards = to the discards
option-excess-under = under the draw pile
option-take-back = Take back a play
option-take-back-note = A card just banked or laid may go back to the hand until something is revealed. The booklet says never.
option-wild-sets = What makes a set
option-wild-sets-note = Which card a set cannot do without. The booklet is silent, others disagree.
option-wild-sets-colour = one card that is not multicolour
option-wild-sets-property = one plain property
option-wild-sets-any = any cards will do
robot-style-cautious = cautious
robot-style-cautious-note = lays and banks what it can, and takes no chances
robot-style-shrewd = shrewd
robot-style-shrewd-note = gathers, robs and refuses with sense
robot-source-author = a published agent for the card game
chapter-deal = The card game
booklet-deal = the Italian booklet of MONOPOLY Deal, of 2014
booklet-deal-answers = Hasbro’s answers to players

## What answers are called in hints

deal-advice-bank = Bank { $subject }
deal-advice-lay = Lay { $subject } in the { $set }
deal-advice-move = Move { $subject } to the { $set }
deal-advice-end = End the turn
deal-advice-at = Let { $other } pay
deal-advice-give = Give { $subject }
deal-advice-no = Say no
deal-advice-allow = Let it happen
deal-advice-pick = Pay with { $subject }
deal-advice-pay = Pay
deal-advice-discard = Part with { $subject }
deal-advice-play-rent = Play { $subject } for the { $set }
deal-advice-play-rent-any = Play { $subject } for the { $set }
deal-advice-play-double = Play { $subject }
deal-advice-play-pass-go = Play { $subject }
deal-advice-play-birthday = Play { $subject }
deal-advice-play-collector = Play { $subject } against { $other }
deal-advice-play-sly = Play { $subject }: { $wanted } from { $other }
deal-advice-play-forced = Play { $subject }: { $wanted } from { $other }
deal-advice-play-breaker = Play { $subject }: the { $set } of { $other }
deal-advice-play-house = Build on the { $set }: { $subject }
deal-advice-play-hotel = Build on the { $set }: { $subject }

## Why an answer is better than another, beside it in hints and analyses

reason-deal-wins = It is the last set that is missing.
reason-deal-stops = Else the game is lost.
reason-deal-completes = It completes the { $set }.
reason-deal-takes-set = It takes a complete set.
reason-deal-blocks = Else the { $set } may be another’s last.
reason-deal-keeps-set = The { $set } stays complete.
reason-deal-helps = Else the { $set } is complete for another.
reason-deal-raises = The rent of the { $set } rises.
reason-deal-saves-all = Else all that can pay would go.
reason-deal-saves-property = The bank is not enough to pay that.
reason-deal-keeps-no = The Just Say No is kept back.
reason-deal-keeps-property = Money pays, and property stays.
reason-deal-less-rent = It costs less rent.
reason-deal-overpays = The other card is worth more than what is owed, and there is no change.
reason-deal-needed = The other card completes the { $set }.
reason-deal-fits = The other card goes with the { $set }.
reason-deal-smaller = The other card is worth more.
reason-deal-doubles = The rent of the { $set } counts double.
reason-deal-draws = It brings new cards.
reason-deal-strips = It takes all that another can pay.
reason-deal-property = Another’s bank is not enough to pay that.
reason-deal-beyond-value = It brings more than the card is worth as money.
reason-deal-brings-more = It brings more.
reason-deal-banked = The card is worth more as money.
reason-deal-empty-bank = With nothing in the bank, property has to pay.
reason-deal-too-many = At the end of the turn there would be too many cards in the hand.
reason-deal-hidden = In the hand nobody can take it.
reason-deal-keeps = The card is kept for later.
