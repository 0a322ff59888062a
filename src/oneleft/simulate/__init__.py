"""Playing many rounds or matches: on the compiled rules if only random bots play, else by asking each bot."""
