### The board, the players, the deeds.

seat-number = Seat { $number }
terms-nothing = nothing
