"""The assembled server: settings, routes, startup, health checks and metrics."""
