"""The rules in force as plain numbers, the form the rule functions read."""

from functools import lru_cache
from typing import Annotated, Final

from oneleft.cards import FACES, MOST_CARDS, expand, points_of
from oneleft.engine.state import NOBODY, Count, Number, record_fields
from oneleft.rules import CUSTOM_EFFECTS, MOST_CUSTOMS, Rules

# draw_to_match
MATCH_OFF: Final = 0
MATCH_MAY: Final = 1
MATCH_MUST: Final = 2

# scoring
WINNER_TAKES: Final = 0
RUNNING_TOTAL: Final = 1
ELIMINATION: Final = 2

# Effects of the Customizable cards; own texts change the colour and nothing else.
OWN_TEXT: Final = 0
UNTIL_COLOR: Final = 1
DROP_WILDS: Final = 2
THREE_OR_PLAY: Final = 3
AGAIN: Final = 4
SEVEN: Final = 5
THREE_ALL: Final = 6
OPEN: Final = 7
JOKE: Final = 8
ELBOWS: Final = 9
ROOSTER: Final = 10


class Options:
    """`Rules` for the engine: the same names, on and off as 1 and 0, choices as small ints."""

    deck: Annotated[list[int], "i1", (MOST_CARDS,)]  # the cards, in canonical order
    deck_size: Count
    worth: Annotated[list[int], "i1", (FACES,)]  # points of each face
    customs: Annotated[list[int], "i1", (MOST_CUSTOMS,)]
    hand_size: Count
    veto: Count
    first_player: Count  # NOBODY: left of the dealer
    start_wild_put_back: Count
    start_wild4_put_back: Count
    drawn_card_must: Count
    draw_to_match: Count
    wrong_card_penalty: Count
    wild4_condition: Count
    may_bluff: Count
    challenge: Count
    owed_by_holder: Count
    catch_until_card: Count
    false_catch: Count
    suggestions: Count
    stacking: Count
    stack_mixed: Count
    jump_in: Count
    zero_rotation: Count
    seven_swap: Count
    scoring: Count
    partners: Count
    target: Number

    def __init__(self, rules: Rules) -> None:
        cards = expand(rules.deck())
        self.deck = cards + [0] * (MOST_CARDS - len(cards))
        self.deck_size = len(cards)
        self.worth = [points_of(face, rules.wild_points) for face in range(FACES)]
        effects = [CUSTOM_EFFECTS.index(text) + 1 if text in CUSTOM_EFFECTS else OWN_TEXT for text in rules.customs]
        self.customs = effects + [OWN_TEXT] * (MOST_CUSTOMS - len(effects))
        self.hand_size = rules.hand_size
        self.veto = int(rules.veto)
        self.first_player = NOBODY if rules.first_player == "left" else rules.first_player
        self.start_wild_put_back = int(rules.start_wild == "reshuffle")
        self.start_wild4_put_back = int(rules.start_wild4 == "reshuffle")
        self.drawn_card_must = int(rules.drawn_card == "must")
        self.draw_to_match = ("off", "may", "must").index(rules.draw_to_match)
        self.wrong_card_penalty = int(rules.wrong_card == "penalty")
        self.wild4_condition = int(rules.wild4_condition)
        self.may_bluff = int(rules.bluff and rules.challenge)
        self.challenge = int(rules.challenge)
        self.owed_by_holder = int(rules.uno_owed_by == "holder")
        self.catch_until_card = int(rules.catch_until == "card")
        self.false_catch = rules.false_catch
        self.suggestions = int(rules.suggestions)
        self.stacking = int(rules.stacking)
        self.stack_mixed = int(rules.stack_mixed)
        self.jump_in = int(rules.jump_in)
        self.zero_rotation = int(rules.zero_rotation)
        self.seven_swap = int(rules.seven_swap)
        self.scoring = ("winner_takes", "running_total", "elimination").index(rules.scoring)
        self.partners = int(rules.partners)
        self.target = rules.target


OPTION_FIELDS: Final = record_fields(Options)


@lru_cache(maxsize=256)
def options_for(rules: Rules) -> Options:
    """The same for the same rules: the engine reads them and never writes."""
    return Options(rules)
