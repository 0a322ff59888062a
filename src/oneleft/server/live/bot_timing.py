"""How long bots take: long enough for people to follow, and to feel that they play with someone.

A pause could give away what a bot holds: whoever thinks for long has much to choose from. So it depends on what
everyone sees anyway, the position and what the bot then does: a draw is quick whether it was forced or not, naming a
colour or challenging takes longer. The hand makes a small difference, for plays only, and the random part of a pause is
several times larger: an onlooker who guesses from one pause whether a bot had one card to choose from or many is right
three times in five at best, where a coin is right in one of two (tests/server/test_bot_timing.py). Without that
difference pauses would give away nothing at all, but a table where everyone takes the same time over everything feels
dead.
"""

import random
from collections.abc import Mapping
from typing import Final

from oneleft.action import Action
from oneleft.engine.actions import DRAW, PASS, SAY_UNO
from oneleft.game import View
from oneleft.server.live.pace import Pace
from oneleft.server.table.bot_characters import Temper

# Factors for what the bot does, which everyone sees.
DRAWS: Final = 0.75
NAMES_COLOR: Final = 1.25
CHOOSES: Final = 1.15  # whom to trade with, what to discard, how to vote
CHALLENGES_OR_NOT: Final = 1.5
# Factors for how many cards it could choose from: see above.
ONE_CARD: Final = 0.92
MANY_CARDS: Final = 1.08
MANY: Final = 4

# Bots that play like beginners take up to this many times as long to notice that someone has not said UNO, and by then
# it is often too late.
SLOW_TO_NOTICE: Final[Mapping[str, float]] = {"random": 1.5, "novice": 2.0}


def glance(pace: Pace) -> float:
    """How long to wait before asking a bot at all: a position that lasts less is not worth asking about."""
    return pace.bot_thinks[0] / 2


def pause(pace: Pace, view: View, action: Action, kind: str, temper: Temper, source: random.Random) -> float:
    """How long after the start of a position a bot of this kind and temper does what it has decided."""
    if not view.must_act:
        return _reaction(pace, action, kind, source)
    shortest, longest = pace.bot_thinks[0], pace.bot_longest
    delay = source.uniform(*pace.bot_thinks) * _weight(view, action) * temper.tempo
    delay = min(max(delay, shortest), longest)
    others_may_act = bool(view.exposed) or view.jump
    return max(delay, pace.bot_waits) if others_may_act else delay


def _reaction(pace: Pace, action: Action, kind: str, source: random.Random) -> float:
    """The same out of turn. Temper makes no difference: who catches first is part of the game."""
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
