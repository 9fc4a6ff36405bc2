"""What is to be weighed in a classic game: answers, trades, bids."""
