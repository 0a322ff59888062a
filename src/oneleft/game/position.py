"""A position to start from, instead of a deal."""

from collections import Counter
from dataclasses import dataclass, field

from oneleft.cards import CARD_CODES, COLOR_NAMES, NO_COLOR, WILD_FOUR, cards_text, color_of, is_wild
from oneleft.engine.matching import holds_color, matches, set_color
from oneleft.engine.options import Options, options_for
from oneleft.engine.state import COLOR, DRAWN, NOBODY, NOTHING, RESPOND, TURN, Round
from oneleft.engine.table import add_to_hand, bit, holds
from oneleft.rules import Rules

PHASES = {"color": COLOR, "turn": TURN, "drawn": DRAWN, "respond": RESPOND}
MOST_PENDING = 1000
MOST_JUST_DRAWN = 3


class PositionError(ValueError):
    """A position that cannot be: `place` names the key."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"position.{place}: {problem}")
        self.place = place


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """Hands, piles and the moment of a round. Cards are faces; `draw` has its top first, `discard` its top last."""

    hands: list[list[int]]
    draw: list[int]
    discard: list[int]
    turn: int
    color: int | None = None
    direction: int = 1
    dealer: int = 0
    phase: str = "turn"
    pending: int = 0
    drawn: list[int] = field(default_factory=list)
    wild4: tuple[int, int] | None = None
    exposed: list[int] = field(default_factory=list)
    veto: int | None = None

    def to_round(self, rules: Rules, players: int) -> Round:
        """The engine's state for this position, or a PositionError."""
        self._check_cards(rules, players)
        self._check_moment(rules, players)
        g = Round(players)
        for seat, hand in enumerate(self.hands):
            for card in hand:
                add_to_hand(g, seat, card)
        g.draw_count = len(self.draw)
        g.draw_pile[: len(self.draw)] = self.draw[::-1]
        g.discard_count = len(self.discard)
        g.discard_pile[: len(self.discard)] = self.discard
        g.step = NOTHING
        g.phase = PHASES[self.phase]
        g.turn = self.turn
        g.direction = self.direction
        g.dealer = self.dealer
        if (color := self._color_in_play()) != NO_COLOR:
            set_color(g, self.discard[-1], color)
        g.pending = self.pending
        g.drawn_count = len(self.drawn)
        g.drawn[: len(self.drawn)] = self.drawn
        g.matching = int(self.phase == "drawn" and not self.drawn)
        g.exposed = sum(1 << seat for seat in self.exposed)
        g.veto = NOBODY if self.veto is None else self.veto
        if self.wild4 is not None:
            g.wild4_seat, g.wild4_color = self.wild4
            g.wild4_guilty = int(holds_color(g, g.wild4_seat, g.wild4_color))
        self._check_drawn(g, options_for(rules))
        return g

    def _color_in_play(self) -> int:
        if self.color is not None:
            return self.color
        return color_of(self.discard[-1])

    def _check_cards(self, rules: Rules, players: int) -> None:
        if len(self.hands) != players:
            raise PositionError("hands", f"{len(self.hands)} hands for {players} players")
        for seat, hand in enumerate(self.hands):
            if not hand:
                raise PositionError("hands", f"the hand of seat {seat} is empty")
        if not self.discard:
            raise PositionError("discard", "no card lies on the discard pile")
        deck = rules.deck()
        counts = Counter(card for hand in self.hands for card in hand) + Counter(self.draw) + Counter(self.discard)
        for card, count in sorted(counts.items()):
            if count > deck[card]:
                raise PositionError(
                    "hands", f"{CARD_CODES[card]} occurs {count} times, the deck has it {deck[card]} times"
                )

    def _check_moment(self, rules: Rules, players: int) -> None:
        if self.phase not in PHASES:
            raise PositionError("phase", f"{self.phase!r} cannot be set: choose from {', '.join(PHASES)}")
        if self.direction not in (1, -1):
            raise PositionError("direction", f"must be 1 or -1, not {self.direction}")
        for name in ("turn", "dealer", "veto"):
            seat = getattr(self, name)
            if seat is not None and not 0 <= seat < players:
                raise PositionError(name, f"unknown seat {seat}: seats are 0 to {players - 1}")
        top = self.discard[-1]
        if self.phase == "color":
            if not is_wild(top):
                raise PositionError("phase", f"color needs a wild on top, not {CARD_CODES[top]}")
            if self.color is not None:
                raise PositionError("color", "none is in play while a wild turned up waits for it")
        elif is_wild(top) and self.color is None:
            raise PositionError("color", f"the top card {CARD_CODES[top]} has none, so it must be given")
        if self.color is not None and not is_wild(top) and self.color != color_of(top):
            raise PositionError("color", f"{COLOR_NAMES[self.color]} contradicts the top card {CARD_CODES[top]}")
        if not 0 <= self.pending <= MOST_PENDING:
            raise PositionError("pending", f"must be 0 to {MOST_PENDING}, not {self.pending}")
        if self.phase == "respond" and self.pending == 0:
            raise PositionError("pending", "must be more than 0 in phase respond")
        if self.phase != "respond" and self.pending:
            raise PositionError("pending", f"must be 0 in phase {self.phase}")
        if self.wild4 is not None:
            self._check_wild4(rules, players)
        for seat in self.exposed:
            if not 0 <= seat < players:
                raise PositionError("exposed", f"unknown seat {seat}: seats are 0 to {players - 1}")
            if len(self.hands[seat]) != 1:
                raise PositionError("exposed", f"seat {seat} holds {len(self.hands[seat])} cards, not one")
        if self.veto is not None and not rules.veto:
            raise PositionError("veto", "these rules have no VETO card")
        if self.veto == self.turn and self.phase == "turn":
            raise PositionError("veto", f"seat {self.turn} misses this turn, so it cannot be up")

    def _check_wild4(self, rules: Rules, players: int) -> None:
        assert self.wild4 is not None
        seat, _ = self.wild4
        if not 0 <= seat < players:
            raise PositionError("wild4", f"unknown seat {seat}: seats are 0 to {players - 1}")
        if self.phase != "respond":
            raise PositionError("wild4", f"can only be challenged in phase respond, not {self.phase}")
        if not rules.challenge:
            raise PositionError("wild4", "these rules have no challenge")
        if seat == self.turn:
            raise PositionError("wild4", f"seat {seat} cannot challenge itself")
        if self.discard[-1] != WILD_FOUR:
            raise PositionError("wild4", f"the top card is {CARD_CODES[self.discard[-1]]}, not W4")

    def _check_drawn(self, g: Round, r: Options) -> None:
        if self.drawn and self.phase != "drawn":
            raise PositionError("drawn", f"must be empty in phase {self.phase}")
        if len(self.drawn) > MOST_JUST_DRAWN:
            raise PositionError("drawn", f"at most {MOST_JUST_DRAWN} cards are drawn at once, not {len(self.drawn)}")
        for card in self.drawn:
            if not holds(g, g.turn, card) or self.drawn.count(card) > self.hands[self.turn].count(card):
                raise PositionError("drawn", f"seat {self.turn} does not hold {cards_text(self.drawn)}")
            if not matches(g, r, g.turn) & bit(card):
                raise PositionError("drawn", f"{CARD_CODES[card]} may not be played on {CARD_CODES[self.discard[-1]]}")
