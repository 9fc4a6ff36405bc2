### What of the board frames the start page; the rest of the texts comes when it is played.
###
### $amount is ready-made money.

square-collect = ritirate { $amount }
