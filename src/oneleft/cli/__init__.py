"""The command `oneleft`: one file per sub-command, each importing what it needs only when it runs."""
