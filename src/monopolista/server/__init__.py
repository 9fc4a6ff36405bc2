"""The server: rooms, seats, clock and store behind HTTP and one WebSocket."""
