"""Positions for the tests of bots and policies."""

from collections import Counter
from typing import Any

from oneleft.cards import FACE_OF_CODE, cards_text, expand
from oneleft.game import Game
from oneleft.notation.scenario import Scenario
from oneleft.rules import Rules


def position(hands: list[str], discard: str, *, rules: Rules | dict[str, Any] | None = None, **more: Any) -> Game:
    """Seat 0 is to act, unless `turn` says otherwise; all other cards are in the draw pile."""
    options = rules.to_json() if isinstance(rules, Rules) else {"edition": "official", **(rules or {})}
    codes = " ".join([*hands, discard]).split()
    rest = Counter(expand(Rules.from_json(options).deck())) - Counter(FACE_OF_CODE[code] for code in codes)
    scenario = {
        "format": "oneleft/1",
        "rules": options,
        "players": len(hands),
        "position": {"hands": hands, "draw": cards_text(rest.elements()), "discard": discard, "turn": 0, **more},
        "actions": [],
    }
    return Scenario.from_json(scenario).start()
