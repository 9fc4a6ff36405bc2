"""What actions of the classic game would do, before anybody gives them."""
