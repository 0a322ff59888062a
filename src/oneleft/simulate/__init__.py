"""Playing many rounds or matches: on the compiled rules where only random bots play, else bot by bot."""
