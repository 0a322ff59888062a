"""The table and its log: people, places, a match. No time, sockets or disks."""
