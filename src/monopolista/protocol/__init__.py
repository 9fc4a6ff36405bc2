"""The protocol between server and clients: every message and every HTTP body, and code generated from them."""
