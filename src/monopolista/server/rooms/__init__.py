"""Rooms: the WebSocket protocol, the state of each table, and what its players are sent."""
