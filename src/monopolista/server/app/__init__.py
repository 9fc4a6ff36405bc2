"""The assembled server: settings, routes, start-up, health checks and metrics."""
