"""Property: buying and auctions, rent, buildings, mortgages (BUY, AUC, RENT, BLD, MORT)."""
