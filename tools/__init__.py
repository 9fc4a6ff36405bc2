"""Builds of the browser application, audits of dependencies and bills of materials."""
