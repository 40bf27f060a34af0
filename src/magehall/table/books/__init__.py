"""What people put together at home and bring to the table, such as spellbooks."""
