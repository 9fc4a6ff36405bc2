"""Tests of the browser's side that need no browser."""
