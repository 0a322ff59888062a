"""The web app: pages, questions over HTTP, one WebSocket per client."""
