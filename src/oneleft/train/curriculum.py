"""The curriculum: tables to learn at, each with rules and a number of players, drawn from a seed."""

import random
from collections.abc import Sequence
from typing import Any, Final

from oneleft.rules import CUSTOM_EFFECTS, EDITIONS, Rules

TableSpec = tuple[Rules, int]  # the rules and the number of players

FEW: Final = (2, 2, 2, 3, 3, 4, 4, 4, 5, 6)
MANY: Final = (7, 8, 9, 10)
MANY_SHARE: Final = 0.15
# How often each house rule is on at a table of house rules.
HOUSE_RULES: Final = {
    "stacking": 0.5,
    "stack_mixed": 0.5,
    "jump_in": 0.35,
    "zero_rotation": 0.35,
    "seven_swap": 0.4,
    "blanks": 0.15,
    "shuffle_hands": 0.25,
    "veto": 0.15,
}
# Options that now and then get another value than the edition's own.
VARIANTS: Final[dict[str, tuple[Any, ...]]] = {
    "drawn_card": ("may", "must"),
    "draw_to_match": ("off", "may", "must"),
    "wild4_condition": (True, False),
    "bluff": (True, False),
    "challenge": (True, False),
    "uno_owed_by": ("player", "holder"),
    "catch_until": ("turn", "card"),
    "wild_points": (50, 20),
    "hand_size": (5, 7, 7, 10),
    "target": (200, 300, 500, 500, 1000),
    "scoring": ("winner_takes", "running_total", "elimination"),
}
VARIANT_SHARE: Final = 0.2
CUSTOM_SHARE: Final = 0.3
PARTNERS_SHARE: Final = 0.3


def tables_of_stage(stage: dict[str, Any], seed: int) -> list[TableSpec]:
    """The tables of one stage of a configuration, each as many times as it is weighted.

    >>> tables = tables_of_stage({"official": {"2": 3, "4": 1}, "editions": 2, "house": 2}, seed=1)
    >>> [players for rules, players in tables[:4]], len(tables)
    ([2, 2, 2, 4], 8)
    """
    rng = random.Random(seed)
    tables: list[TableSpec] = []
    for players, times in stage.get("official", {}).items():
        tables += [(Rules(), int(players))] * times
    tables += [edition_table(rng, number) for number in range(stage.get("editions", 0))]
    tables += [house_table(rng) for _ in range(stage.get("house", 0))]
    if not tables:
        raise ValueError("a stage without tables: give official, editions or house")
    return tables


def edition_table(rng: random.Random, number: int) -> TableSpec:
    """An edition as it is printed, sometimes with partners."""
    rules = Rules.of(list(EDITIONS)[number % len(EDITIONS)])
    players = some_players(rng)
    partners = players >= 4 and players % 2 == 0 and rng.random() < PARTNERS_SHARE
    return rules.changed(partners=partners), players


def house_table(rng: random.Random) -> TableSpec:
    """A random edition with random house rules and option values."""
    edition = Rules.of(rng.choice(list(EDITIONS)))
    options: dict[str, Any] = {name: rng.random() < share for name, share in HOUSE_RULES.items()}
    for name, values in VARIANTS.items():
        if rng.random() < VARIANT_SHARE:
            options[name] = rng.choice(values)
    if rng.random() < CUSTOM_SHARE:
        options["customs"] = tuple(rng.choice(CUSTOM_EFFECTS) for _ in range(rng.randint(1, 3)))
    players = some_players(rng)
    options["partners"] = players >= 4 and players % 2 == 0 and rng.random() < PARTNERS_SHARE
    return playable(edition, options), players


def playable(edition: Rules, options: dict[str, Any]) -> Rules:
    """The edition with these options, without combinations that contradict each other."""
    options["stack_mixed"] = options["stack_mixed"] and options["stacking"]
    if not options.get("wild4_condition", edition.wild4_condition):
        options["challenge"] = False
    if options["partners"]:
        options["scoring"] = "winner_takes"
    return edition.changed(**options)


def some_players(rng: random.Random) -> int:
    return rng.choice(MANY if rng.random() < MANY_SHARE else FEW)


def split(tables: Sequence[TableSpec]) -> tuple[list[Rules], list[int]]:
    """The rules and the numbers of players as two lists, as the environments take them."""
    return [rules for rules, _ in tables], [players for _, players in tables]
