"""The random bot: plays any card it can, draws only when it must, forgets UNO now and then."""

from oneleft.action import Action
from oneleft.bots.random_choice import NO_ACTION, VETOES, decide, react, whole_play
from oneleft.engine.actions import DISCARD_CARD, DRAW
from oneleft.game import View
from oneleft.luck import Luck, seed_luck


class RandomBot:
    """The same choices as the compiled random rounds, made from a View."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._luck = Luck()
        self._luck.word = seed_luck(seed & (1 << 63) - 1, 0)

    def act(self, view: View) -> Action | None:
        faces = verbs = discards = 0
        trades = False
        for action in view.legal:
            card = action.card
            if action.is_play and card is not None:
                faces |= 1 << card
                trades = trades or action.target is not None
            elif action >= DISCARD_CARD and card is not None:
                discards |= 1 << card
            else:
                verbs |= 1 << (action - DRAW)
        choice = react(self._luck, 0 if view.must_act else faces, verbs, VETOES)
        if choice == NO_ACTION:
            if not view.must_act:
                return None
            choice = decide(self._luck, faces, verbs, discards)
        if choice >= DRAW:
            return Action(choice)
        seat = view.seat
        assert seat is not None
        return Action(whole_play(self._luck, choice, seat, len(view.hand), view.players, trades))
