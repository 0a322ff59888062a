"""What a bot inside RLCard can infer of the other player's hand. RLCard shows the present state, never what happened.

What happened follows from comparing the states of two turns: a player with one card more has drawn, and by RLCard's
rules a player who draws has no card that fits. A drawn card that fits is played at once, so one that was kept is not of
that colour either. If there is more than one explanation, everything known is forgotten.
"""

from typing import Any, Final

from oneleft.cards import COLOR_LETTERS, NO_COLOR
from oneleft.game.evidence import JUST_SEEN, MOST_SINCE, NO_SIGN

PENALTIES: Final = {"draw_2": 2, "wild_draw_4": 4}
WILDS: Final = ("wild", "wild_draw_4")
SKIPPING: Final = ("skip", *PENALTIES)
DREW: Final = "draw"


class Ambiguous(Exception):
    """More than one explanation fits, or none."""


class RLCardMemory:
    """What one of two players can infer of the other's hand. Call `look` at every turn, then `did` with the action."""

    def __init__(self) -> None:
        self.missing = [NO_SIGN] * len(COLOR_LETTERS)  # of the other player, as in a View
        self.named = [NO_COLOR, NO_COLOR]  # by seat, as in a View
        self._me = -1
        self._played: list[str] = []
        self._sizes = [0, 0]
        self._color = NO_COLOR
        self._action = ""

    def look(self, seen: dict[str, Any], color: int) -> None:
        """Take in the state of the table, and the colour in play."""
        played, sizes, me = seen["played_cards"], seen["num_cards"], seen["current_player"]
        try:
            self._tell(self._news(me, played), sizes)
        except Ambiguous:
            self.missing = [NO_SIGN] * len(COLOR_LETTERS)
            self.named = [NO_COLOR, NO_COLOR]
        self._me, self._played, self._sizes, self._color = me, list(played), list(sizes), color

    def did(self, action: str) -> None:
        self._action = action

    def _news(self, me: int, played: list[str]) -> list[str]:
        """The cards put down since the last own turn."""
        known = len(self._played)
        if me != self._me or played[:known] != self._played:  # another game, or a reshuffle
            raise Ambiguous
        return played[known:]

    def _tell(self, news: list[str], sizes: list[int]) -> None:
        """Work out what happened since the last own turn."""
        me, other, color = self._me, 1 - self._me, self._color
        own, theirs = self._own_and_theirs(news, sizes[me] - self._sizes[me])
        penalty = 0
        if own is not None:
            color = color_of(own)
            penalty = PENALTIES.get(trait_of(own), 0)
            if trait_of(own) in WILDS:
                self.named[me] = color
        self._cards_come_in(penalty, NO_COLOR)
        drawn = sizes[other] - self._sizes[other] - penalty + len(theirs)
        if own is not None and trait_of(own) in SKIPPING:
            if theirs or drawn:
                raise Ambiguous
            return
        kept = not theirs or trait_of(theirs[-1]) in SKIPPING  # else it would not be our turn
        if drawn - kept not in (0, len(theirs)):
            raise Ambiguous
        for card in theirs:
            if drawn - kept:  # drawn and played at once: nothing in the hand fitted
                self.missing[color] = JUST_SEEN
            elif trait_of(card) in WILDS:
                self.named[other] = color_of(card)
            else:
                self.missing[color_of(card)] = NO_SIGN
            color = color_of(card)
        if kept:
            self._cards_come_in(1, color)
            self.missing[color] = JUST_SEEN

    def _own_and_theirs(self, news: list[str], more: int) -> tuple[str | None, list[str]]:
        """The card we played, if any, and those of the other player. `more` is by how many cards our hand grew."""
        stories = []
        if self._action != DREW:
            stories.append((news[:1], news[1:], -1))
        else:
            stories.append(([], news, 1))
            if (
                news and trait_of(news[0]) != "wild_draw_4"
            ):  # RLCard gives nobody a card for one played right after being drawn
                stories.append((news[:1], news[1:], 0))
        fitting = [(own, theirs) for own, theirs, change in stories if change + penalties(theirs) == more]
        if len(fitting) != 1 or (self._action != DREW and not fitting[0][0]):
            raise Ambiguous
        own, theirs = fitting[0]
        return (own[0] if own else None), theirs

    def _cards_come_in(self, count: int, known_not: int) -> None:
        """The other player gets cards: signs of missing colours fade, unless the cards are known to be of others."""
        for color, sign in enumerate(self.missing):
            if sign != NO_SIGN and color != known_not:
                self.missing[color] = min(sign + count, MOST_SINCE)


def trait_of(card: str) -> str:
    return card[2:]


def color_of(card: str) -> int:
    return COLOR_LETTERS.index(card[0])


def penalties(cards: list[str]) -> int:
    return sum(PENALTIES.get(trait_of(card), 0) for card in cards)
