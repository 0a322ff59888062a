"""Every message, over the socket and over HTTP, typed and bounded."""
