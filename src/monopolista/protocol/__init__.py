"""The protocol between server and clients: all messages, all HTTP bodies, and the code generated from them."""
