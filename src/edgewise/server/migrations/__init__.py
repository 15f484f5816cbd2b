"""How the database came to its shape, step by step; run by Alembic when the server starts."""
