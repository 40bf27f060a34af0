"""Terminal client: commands to play, learn, replay and inspect."""
