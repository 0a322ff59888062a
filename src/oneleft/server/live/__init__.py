"""Tables being played at, in time: rooms, clocks, bots, absence."""
