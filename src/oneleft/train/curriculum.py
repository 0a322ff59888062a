"""What is learned from: tables of rules and numbers of players, drawn from a seed."""

import random
from collections.abc import Sequence
from typing import Any, Final

from oneleft.rules import CUSTOM_EFFECTS, EDITIONS, Rules

Table = tuple[Rules, int]

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
# Values that differ from the edition's own now and then.
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


def tables_of_stage(stage: dict[str, Any], seed: int) -> list[Table]:
    """The tables of one stage of a configuration, each as often as it counts.

    >>> tables = tables_of_stage({"official": {"2": 3, "4": 1}, "editions": 2, "house": 2}, seed=1)
    >>> [players for rules, players in tables[:4]], len(tables)
    ([2, 2, 2, 4], 8)
    """
    source = random.Random(seed)
    tables: list[Table] = []
    for players, times in stage.get("official", {}).items():
        tables += [(Rules(), int(players))] * times
    tables += [edition_table(source, number) for number in range(stage.get("editions", 0))]
    tables += [house_table(source) for _ in range(stage.get("house", 0))]
    if not tables:
        raise ValueError("a stage without tables: give official, editions or house")
    return tables


def edition_table(source: random.Random, number: int) -> Table:
    """An edition as it is printed, with partners where chance says so."""
    rules = Rules.of(EDITIONS[number % len(EDITIONS)])
    players = some_players(source)
    partners = players >= 4 and players % 2 == 0 and source.random() < PARTNERS_SHARE
    return rules.changed(partners=partners), players


def house_table(source: random.Random) -> Table:
    """Any edition with house rules and other values."""
    edition = Rules.of(source.choice(EDITIONS))
    options: dict[str, Any] = {name: source.random() < share for name, share in HOUSE_RULES.items()}
    for name, values in VARIANTS.items():
        if source.random() < VARIANT_SHARE:
            options[name] = source.choice(values)
    if source.random() < CUSTOM_SHARE:
        options["customs"] = tuple(source.choice(CUSTOM_EFFECTS) for _ in range(source.randint(1, 3)))
    players = some_players(source)
    options["partners"] = players >= 4 and players % 2 == 0 and source.random() < PARTNERS_SHARE
    return playable(edition, options), players


def playable(edition: Rules, options: dict[str, Any]) -> Rules:
    """The edition with these options, less those that do not go together."""
    options["stack_mixed"] = options["stack_mixed"] and options["stacking"]
    if not options.get("wild4_condition", edition.wild4_condition):
        options["challenge"] = False
    if options["partners"]:
        options["scoring"] = "winner_takes"
    return edition.changed(**options)


def some_players(source: random.Random) -> int:
    return source.choice(MANY if source.random() < MANY_SHARE else FEW)


def split(tables: Sequence[Table]) -> tuple[list[Rules], list[int]]:
    """Rules and numbers of players apart, as the environments want them."""
    return [rules for rules, _ in tables], [players for _, players in tables]
