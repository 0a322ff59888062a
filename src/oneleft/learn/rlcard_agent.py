"""Our bots inside the real RLCard: an agent for its `uno` environment that asks a bot. RLCard itself is not imported.

>>> from oneleft.bots import make_bot
>>> agent = RLCardAgent(make_bot("greedy", 1))
>>> agent.step({"raw_obs": {
...     "hand": ["r-5", "g-skip", "b-wild"], "target": "g-7", "played_cards": ["g-7"], "num_cards": [3, 7],
...     "num_players": 2, "current_player": 0, "legal_actions": ["g-skip", "r-wild", "g-wild", "b-wild", "y-wild"]}})
'g-skip'

RLCard's game differs from any rule sheet: a drawn card of the colour, or a wild, is played at once, a Wild Draw Four
needs a hand without any other card to play, and nobody says UNO. It tells its agents nothing of what happened before:
with two players that is worked out in rlcard_memory.py.
"""

from typing import Any, Final

from oneleft.action import Action
from oneleft.bots import Bot, BotError
from oneleft.cards import (
    COLOR_LETTERS,
    DRAW_TWO,
    NO_COLOR,
    REVERSE,
    SKIP,
    WILD,
    WILD_FOUR,
    color_of,
    colored,
    expand,
)
from oneleft.engine.actions import ANY_SEAT, DRAW, play_action, without_uno
from oneleft.engine.effects import is_reverse
from oneleft.game import View
from oneleft.game.evidence import NO_SIGN
from oneleft.learn.rlcard_memory import RLCardMemory
from oneleft.rules import Rules

RULES: Final = Rules(challenge=False, bluff=False, drawn_card="must")  # the closest to RLCard's
TRAITS: Final = {"skip": SKIP, "draw_2": DRAW_TWO, **{str(number): number for number in range(10)}}
WILDS: Final = {"wild": WILD, "wild_draw_4": WILD_FOUR}
PLAIN: Final = 9


class RLCardNames:
    """Our cards and actions by RLCard's names. There a wild in a hand has a colour too, which means nothing."""

    def __init__(self, *, reverse: int) -> None:
        traits = {**TRAITS, "reverse": reverse}
        self.deck = tuple(
            sorted(colored(color_of(card), reverse) if is_reverse(card) else card for card in expand(RULES.deck()))
        )
        self.cards = {
            f"{letter}-{trait}": WILDS[trait] if trait in WILDS else colored(color, traits[trait])
            for color, letter in enumerate(COLOR_LETTERS)
            for trait in (*traits, *WILDS)
        }
        self.actions = {
            "draw": Action(DRAW),
            **{
                text: Action(play_action(card, COLOR_LETTERS.index(text[0]), ANY_SEAT))
                for text, card in self.cards.items()
            },
        }


# With two players RLCard's Reverse does nothing, where on the rule sheets it skips the other one: bots see a number.
OF_TWO: Final = RLCardNames(reverse=PLAIN)
OF_MORE: Final = RLCardNames(reverse=REVERSE)
PLACES: Final = {action: place for place, action in enumerate(sorted(OF_MORE.actions.values(), key=str))}


class RLCardAgent:
    """An agent for RLCard's `uno` environment that asks one of our bots."""

    use_raw = True

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._memory = RLCardMemory()

    def step(self, state: dict[str, Any]) -> str:
        """The action, by RLCard's name. If only one is legal the bot is not asked."""
        seen = state["raw_obs"]
        memory = self._memory if seen["num_players"] == 2 else None
        if memory is not None:
            memory.look(seen, color_in_play(seen))
        text = self._choose(seen, memory)
        if memory is not None:
            memory.did(text)
        return text

    def _choose(self, seen: dict[str, Any], memory: RLCardMemory | None) -> str:
        actions = names_of(seen).actions
        texts: dict[Action, str] = {actions[text]: text for text in seen["legal_actions"]}
        if len(texts) == 1:
            return next(iter(texts.values()))
        action = self.bot.act(view_of_state(seen, tuple(texts), memory))
        if action is None or without_uno(action) not in texts:
            raise BotError(f"bot {self.bot.name} answers {str(action)!r} inside RLCard")
        return texts[Action(without_uno(action))]

    def eval_step(self, state: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        return self.step(state), {}


def names_of(seen: dict[str, Any]) -> RLCardNames:
    return OF_TWO if seen["num_players"] == 2 else OF_MORE


def color_in_play(seen: dict[str, Any]) -> int:
    """The colour in play. As `target` a wild has an old colour; among the cards played it has the one named."""
    target, played = seen["target"], seen["played_cards"]
    if played and played[-1][1:] == target[1:]:
        target = played[-1]
    return COLOR_LETTERS.index(target[0])


def view_of_state(seen: dict[str, Any], legal: tuple[Action, ...], memory: RLCardMemory | None = None) -> View:
    """What RLCard shows its agents, as a View. It does not show the direction of play: seats are taken to rise."""
    names = names_of(seen)
    cards = names.cards
    hand = tuple(sorted([cards[text] for text in seen["hand"]]))
    top = cards[seen["target"]]
    discard = [cards[text] for text in seen["played_cards"]]
    if not discard or discard[-1] != top:  # RLCard's reshuffle takes the top card too
        discard.append(top)
    sizes = tuple(seen["num_cards"])
    players = seen["num_players"]
    missing: list[tuple[int, ...]] = [(NO_SIGN,) * len(COLOR_LETTERS)] * players
    named = [NO_COLOR] * players
    if memory is not None:
        missing[1 - seen["current_player"]] = tuple(memory.missing)
        named = memory.named
    return View(
        phase="turn",
        turn=seen["current_player"],
        direction=1,
        dealer=0,
        color=color_in_play(seen),
        top=top,
        sizes=sizes,
        open_hands=None,
        draw_count=max(0, len(names.deck) - sum(sizes) - len(discard)),
        discard_count=len(discard),
        pending=0,
        wild4=None,
        jump=False,
        exposed=(),
        veto=None,
        open=None,
        elbows=None,
        three=None,
        voted=(),
        goal=None,
        winner=None,
        rules=RULES,
        players=players,
        seat=seen["current_player"],
        hand=hand,
        known=((),) * players,
        missing=tuple(missing),
        named=tuple(named),
        deck=names.deck,
        discard=tuple(discard),
        drawn=None,
        settling=None,
        idle=0,
        points=None,
        legal=tuple(sorted(legal, key=PLACES.__getitem__)),
    )
