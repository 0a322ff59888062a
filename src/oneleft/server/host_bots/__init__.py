"""Bots that a host has brought, each in a process of its own."""
