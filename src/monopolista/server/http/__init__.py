"""The HTTP endpoints, and the middleware around them."""
