"""Bots as hosts might bring them: one that plays, and several that do what a bot must not do."""

import os
import time
from typing import Any

from oneleft.action import Action
from oneleft.game import View


class Draws:
    """Draws or passes where it may, else does the last thing on its list; talks a lot."""

    name = "Drawer of cards"

    def act(self, view: View) -> Action | None:
        print("what a bot prints must not get in the way")  # noqa: T201
        if not view.must_act:
            return None
        return next((action for action in view.legal if str(action) in ("draw", "pass")), view.legal[-1])


class Raises:
    name = "raises"

    def act(self, _view: View) -> Action | None:
        raise RuntimeError("out of order")


class Nonsense:
    name = "nonsense"

    def act(self, _view: View) -> Any:
        return "play the red one"


class Cheats:
    name = "cheats"

    def act(self, _view: View) -> Action | None:
        return Action.parse("vote yes")


class Silent:
    name = "silent"

    def act(self, _view: View) -> Action | None:
        return None


class Hangs:
    """In a loop that never lets go of the interpreter."""

    name = "hangs"

    def act(self, _view: View) -> Action | None:
        while True:
            pass


class Sleeps:
    name = "sleeps"

    def act(self, _view: View) -> Action | None:
        time.sleep(3600)
        return None


class Dies:
    name = "dies"

    def act(self, _view: View) -> Action | None:
        os._exit(3)


class Ours:
    name = "expert"

    def act(self, _view: View) -> Action | None:
        return None


class Shouts(Ours):
    name = "LOUD\n" * 3


class Longwinded(Ours):
    name = "x" * 25
