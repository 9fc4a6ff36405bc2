"""What actions of the card game would do, before anybody gives them."""
