"""Movement: moving, provoking, jumping, exploring and what is revealed on the way."""
