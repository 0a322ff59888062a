"""The rules in force and the number of players as the last part of an observation."""

from typing import Final

from oneleft.cards import FEWEST_PLAYERS, MOST_PLAYERS
from oneleft.encoding.observation import OBSERVATION, RULES_AT
from oneleft.rules import CUSTOM_EFFECTS, MOST_CUSTOMS, Rules

TARGET_SCALE: Final = 10
LARGEST: Final = 255


def rules_features(rules: Rules, players: int) -> dict[str, int]:
    """Each place by name, in order. Options that only matter at the deal are there too: they tell of the deck."""
    features = {f"{count} players": int(count == players) for count in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)}
    features |= {
        "hand_size": rules.hand_size,
        "target, in tens": min(rules.target // TARGET_SCALE, LARGEST),
        "wild_points is 20": int(rules.wild_points == 20),
        "blanks": int(rules.blanks),
        "shuffle_hands": int(rules.shuffle_hands),
        "veto": int(rules.veto),
        "first_player is a seat": int(rules.first_player != "left"),
        "start_wild is reshuffle": int(rules.start_wild == "reshuffle"),
        "start_wild4 is color": int(rules.start_wild4 == "color"),
        "drawn_card is must": int(rules.drawn_card == "must"),
        "draw_to_match is may": int(rules.draw_to_match == "may"),
        "draw_to_match is must": int(rules.draw_to_match == "must"),
        "wrong_card is penalty": int(rules.wrong_card == "penalty"),
        "wild4_condition": int(rules.wild4_condition),
        "bluff": int(rules.bluff),
        "challenge": int(rules.challenge),
        "uno_owed_by is holder": int(rules.uno_owed_by == "holder"),
        "catch_until is card": int(rules.catch_until == "card"),
        "false_catch": rules.false_catch,
        "suggestions": int(rules.suggestions),
        "stacking": int(rules.stacking),
        "stack_mixed": int(rules.stack_mixed),
        "jump_in": int(rules.jump_in),
        "zero_rotation": int(rules.zero_rotation),
        "seven_swap": int(rules.seven_swap),
        "scoring is running_total": int(rules.scoring == "running_total"),
        "scoring is elimination": int(rules.scoring == "elimination"),
        "partners": int(rules.partners),
    }
    for slot in range(MOST_CUSTOMS):
        text = rules.customs[slot] if slot < len(rules.customs) else None
        features[f"C{slot + 1} is in the deck"] = int(text is not None)
        features |= {f"C{slot + 1} is {effect}": int(text == effect) for effect in CUSTOM_EFFECTS}
    return features


def rules_row(rules: Rules, players: int) -> list[int]:
    """The places from RULES_AT on, filled up with zeros."""
    values = list(rules_features(rules, players).values())
    return values + [0] * (OBSERVATION - RULES_AT - len(values))
