"""The server: people, tables, live play. It shows what views say and takes what options offer; it knows no rule."""
