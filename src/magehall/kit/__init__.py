"""What two games need unchanged."""
