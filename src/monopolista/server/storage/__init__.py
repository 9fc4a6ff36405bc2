"""Storage: SQLite and PostgreSQL behind one interface, integrity checks, migrations and archives."""
