"""The table as it is shown: views for clients, a sketch for the terminal."""
