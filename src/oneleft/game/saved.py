"""A round under way as plain values, to be kept and taken up again without playing it again.

Needs no rules of the past: a program whose rules play differently now goes on from where the round stood. This outlives
the program: fields may be added with a default, never renamed or given a new meaning.
"""

from collections import Counter
from typing import Any

from msgspec import Struct

from oneleft.engine.state import STATE_FIELDS, Round
from oneleft.game.evidence import Evidence
from oneleft.game.memory import Memory
from oneleft.game.position import Position


class SavedMemory(Struct, frozen=True):
    """`known`: who knows, who holds, and how many of each face."""

    known: list[tuple[int, int, dict[int, int]]]
    since: list[list[int]]
    named: list[int]


class SavedGame(Struct, frozen=True, omit_defaults=True):
    """`round` are the fields of the engine's state by name; `memory` is there if somebody had asked for a view."""

    players: int
    history: list[str]
    deck: list[int]
    round: dict[str, Any]
    dealer: int | None = None  # with which it began
    position: Position | None = None
    scores: list[int] | None = None
    memory: SavedMemory | None = None


def save_round(g: Round) -> dict[str, Any]:
    return {name: getattr(g, name) for name in STATE_FIELDS}


def restore_round(players: int, saved: dict[str, Any]) -> Round:
    """What a later version has added to a round is as at its beginning; what it has dropped is left out."""
    g = Round(players)
    for name in STATE_FIELDS:
        if name in saved:
            setattr(g, name, saved[name])
    return g


def save_memory(memory: Memory) -> SavedMemory:
    known = [(watcher, holder, dict(cards)) for (watcher, holder), cards in memory.known.items()]
    return SavedMemory(known, memory.evidence.since, memory.evidence.named)


def restore_memory(saved: SavedMemory) -> Memory:
    evidence = Evidence()
    evidence.since, evidence.named = saved.since, saved.named
    return Memory({(watcher, holder): Counter(cards) for watcher, holder, cards in saved.known}, evidence)
