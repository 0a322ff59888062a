"""Complete rounds that agree with a view, for bots that imagine what they cannot see."""

import random

from oneleft.game.game import Game
from oneleft.game.view import View


def sample(view: View, source: random.Random) -> Game:
    raise NotImplementedError
