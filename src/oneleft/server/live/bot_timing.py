"""How long bots take, so that people can follow and it feels like company.

A pause could tell what a bot holds: who thinks long has much to choose from. So it goes by what everyone sees anyway,
the position and what the bot then does: a draw is quick whether it had to be or not, naming a colour or challenging
takes longer. The hand itself makes little difference, for plays alone, and the chance in a pause is several times
larger: from one pause an onlooker who has to say whether a bot had one card to choose from or many is right three
times in five at best, where a coin is right in one of two (tests/server/test_thinking.py). Pauses without any such
difference would tell nothing at all, but a table where everyone takes the same time over everything feels dead.
"""

import random
from collections.abc import Mapping
from typing import Final

from oneleft.action import Action
from oneleft.engine.actions import DRAW, PASS, SAY_UNO
from oneleft.game import View
from oneleft.server.live.pace import Pace
from oneleft.server.table.bot_characters import Temper

# By what is done, for all to see.
DRAWS: Final = 0.75
NAMES_COLOR: Final = 1.25
CHOOSES: Final = 1.15  # whom to trade with, what to discard, how to vote
CHALLENGES_OR_NOT: Final = 1.5
# By what there was to choose from: see above.
ONE_CARD: Final = 0.92
MANY_CARDS: Final = 1.08
MANY: Final = 4

# Those new to the game take up to so many times as long to notice that someone has not said UNO, and by then the
# moment has often passed.
SLOW_TO_NOTICE: Final[Mapping[str, float]] = {"random": 1.5, "novice": 2.0}


def glance(pace: Pace) -> float:
    """How long before a bot is asked at all: what is over at once costs it no thought."""
    return pace.bot_thinks[0] / 2


def pause(pace: Pace, view: View, action: Action, kind: str, temper: Temper, source: random.Random) -> float:
    """How long after a position has come about a bot of this kind and temper does what it has decided on."""
    if not view.must_act:
        return _reaction(pace, action, kind, source)
    shortest, longest = pace.bot_thinks[0], pace.bot_longest
    delay = source.uniform(*pace.bot_thinks) * _weight(view, action) * temper.tempo
    delay = min(max(delay, shortest), longest)
    others_may_act = bool(view.exposed) or view.jump
    return max(delay, pace.bot_waits) if others_may_act else delay


def _reaction(pace: Pace, action: Action, kind: str, source: random.Random) -> float:
    """Out of turn. Not by temper: who is first to catch is part of the game."""
    if not is_catch(action):
        return source.uniform(*pace.bot_reacts)
    return source.uniform(*pace.bot_catches) * source.uniform(1.0, SLOW_TO_NOTICE.get(kind, 1.0))


def is_catch(action: Action) -> bool:
    return str(action).startswith("catch")


def _weight(view: View, action: Action) -> float:
    if view.phase == "respond" and view.wild4 is not None and not action.is_play:
        return CHALLENGES_OR_NOT
    if action in (DRAW, PASS, SAY_UNO):
        return DRAWS
    if not action.is_play:
        return NAMES_COLOR if action.color is not None else CHOOSES
    weight = NAMES_COLOR if action.color is not None else CHOOSES if action.target is not None else 1.0
    cards = len({option.card for option in view.legal if option.is_play})
    return weight * (ONE_CARD if cards <= 1 else MANY_CARDS if cards >= MANY else 1.0)
