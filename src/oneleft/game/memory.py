"""What a seat with a perfect memory knows of the other hands, from what it was shown and what it gave away.

A challenged hand was shown to the challenger; a hand traded or passed on is known to the one who had it; open hands
are known to everyone; a wrong card taken back was seen by all. Cards leave this knowledge as they are put down.
"""

from collections import Counter
from collections.abc import Callable, Sequence

from oneleft.cards import MOST_PLAYERS
from oneleft.engine import events as fact
from oneleft.game.event import Fact
from oneleft.game.evidence import Evidence

Known = dict[tuple[int, int], Counter[int]]  # (who knows, who holds) -> cards
TELLING = frozenset(
    {
        fact.PLAYED,
        fact.DISCARDED,
        fact.SHOWED,
        fact.WRONG_CARD,
        fact.SWAPPED,
        fact.ROTATED,
        fact.HANDS_SHUFFLED,
        fact.HANDS_CLOSED,
    }
)
SPECTATOR_WATCHER = MOST_PLAYERS  # a spectator among the watchers, after all seats


class Memory:
    """All that there is to remember of a round: cards that are known, and signs that everyone could notice."""

    __slots__ = ("evidence", "known")

    def __init__(self, known: Known | None = None, evidence: Evidence | None = None) -> None:
        self.known: Known = {} if known is None else known
        self.evidence = Evidence() if evidence is None else evidence

    def cards(self, watcher: int, holder: int) -> tuple[int, ...]:
        """What a watcher knows of a hand."""
        cards = self.known.get((watcher, holder))
        return tuple(sorted(cards.elements())) if cards else ()

    def copy(self) -> "Memory":
        return Memory({pair: Counter(cards) for pair, cards in self.known.items()}, self.evidence.copy())


def remember(known: Known, facts: Sequence[Fact], players: int, hand: Callable[[int], Sequence[int]]) -> None:
    """Bring the knowledge up to date after a transition; `hand(seat)` gives a hand as it is now."""
    watchers = (*range(players), SPECTATOR_WATCHER)
    shown: set[tuple[int, int]] = set()
    for kind, seat, value, other in facts:
        if kind not in TELLING:
            continue
        if kind in (fact.PLAYED, fact.DISCARDED):
            if known:
                for watcher in watchers:
                    _forget(known, watcher, seat, value)
        elif kind == fact.SHOWED:
            if (other, seat) not in shown:
                shown.add((other, seat))
                known[other, seat] = Counter()
            known[other, seat][value] += 1
        elif kind == fact.WRONG_CARD:
            for watcher in watchers:
                cards = known.setdefault((watcher, seat), Counter())
                cards[value] = max(cards[value], 1)
        elif kind == fact.SWAPPED:
            _move(known, watchers, {seat: other, other: seat})
            known[seat, other] = Counter(hand(other))
            known[other, seat] = Counter(hand(seat))
        elif kind == fact.ROTATED:
            _move(known, watchers, {holder: (holder + value) % players for holder in range(players)})
            for holder in range(players):
                following = (holder + value) % players
                known[holder, following] = Counter(hand(following))
        elif kind == fact.HANDS_SHUFFLED:
            known.clear()
        elif kind == fact.HANDS_CLOSED:
            for watcher in watchers:
                for holder in range(players):
                    known[watcher, holder] = Counter(hand(holder))


def _forget(known: Known, watcher: int, holder: int, card: int) -> None:
    cards = known.get((watcher, holder))
    if cards is not None and cards[card] > 0:
        cards[card] -= 1


def _move(known: Known, watchers: Sequence[int], moves: dict[int, int]) -> None:
    """Hands change seats: what is known of them goes with them."""
    for watcher in watchers:
        taken = {holder: known.pop((watcher, holder)) for holder in moves if (watcher, holder) in known}
        for holder, cards in taken.items():
            known[watcher, moves[holder]] = cards
