"""Signs of missing colours follow from what everyone sees: here they are worked out again from that alone."""

import random
from dataclasses import dataclass, field

import pytest

from oneleft.action import Action
from oneleft.cards import NO_COLOR, color_of, is_wild, symbol_of
from oneleft.game import Event, Game, Public
from oneleft.game.event import EventKind
from oneleft.rules import Rules
from tests.strategies import random_action, random_game, random_table

MOST = 100


@dataclass
class Onlooker:
    """Sees what a spectator sees, and keeps book."""

    rules: Rules
    players: int
    since: list[list[int]] = field(default_factory=list)
    named: list[int] = field(default_factory=list)
    drawing: tuple[int, int] | None = None  # who draws in turn, on which colour

    def __post_init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        self.since = [[0] * 4 for _ in range(self.players)]
        self.named = [NO_COLOR] * self.players

    def look(self, before: Public, text: str, events: list[Event]) -> None:
        who, _, rest = text.partition(" ")
        kinds = {event.kind for event in events}
        if who != "*":
            self.drawing = None
            self.look_at_action(before, int(who), Action.parse(rest), kinds)
        elif rest.startswith("penalty"):
            self.drawing = None
        if kinds & {"dealt", "hands_shuffled"}:
            self.forget()
        for event in events:
            assert event.cards is None or event.to is None, "only what is for everyone"
            if event.kind == "drew":
                assert event.seat is not None
                for color in range(4):
                    if self.since[event.seat][color] and self.drawing != (event.seat, color):
                        more = self.since[event.seat][color] + event.data["count"]
                        self.since[event.seat][color] = min(MOST, more)

    def look_at_action(self, before: Public, seat: int, action: Action, kinds: set[EventKind]) -> None:
        card = action.card
        if str(action) == "draw" and before.phase in ("turn", "drawn"):
            assert before.color is not None
            self.drawing = seat, before.color
            if before.phase == "turn":
                self.since[seat][before.color] = 4 if before.three == seat else 1
        elif str(action) == "pass":
            assert before.color is not None
            self.since[seat][before.color] += self.since[seat][before.color] == 1
        elif str(action).startswith("color"):
            self.named[seat] = action.color or 0
        elif card is not None:
            wrong = "wrong_card" in kinds
            if not is_wild(card) and (before.phase != "drawn" or wrong):
                self.since[seat][color_of(card)] = 0
            if is_wild(card) and action.is_play and not wrong:
                self.named[seat] = action.color or 0
            if "swapped" in kinds:
                self.move({seat: action.target or 0, action.target or 0: seat})
            elif "rotated" in kinds:
                assert symbol_of(card) == 0
                self.move({holder: (holder + before.direction) % self.players for holder in range(self.players)})

    def move(self, moves: dict[int, int]) -> None:
        since, named = self.since, self.named
        self.since = [row[:] for row in since]
        self.named = named[:]
        for source, target in moves.items():
            self.since[target] = since[source][:]
            self.named[target] = named[source]


@pytest.mark.parametrize("block", range(4))
def test_an_onlooker_comes_to_the_same_signs(block: int) -> None:
    signs = 0
    for number in range(40 * block, 40 * block + 40):
        source = random.Random(number)
        table = random_table(source)
        game = random_game(table, source)
        onlooker = Onlooker(table.rules, table.players)
        for _ in range(120):
            if game.is_over:
                break
            before, text = game.public(), random_action(game, source)
            events = [event.seen_by(None) for event in game.push_text(text)]
            onlooker.look(before, text, [Event(event.kind, event.seat, event.data) for event in events])
            view = game.view(None)
            assert [list(row) for row in view.missing] == onlooker.since, (number, text)
            assert list(view.named) == onlooker.named, (number, text)
            signs += any(map(any, view.missing))
    assert signs > 300


def test_whoever_keeps_a_card_while_drawing_to_match_shows_nothing_more() -> None:
    """The known leak: whether the card that was kept could have been played must not show."""
    seen = set()
    for seed in range(60):
        game = Game(Rules(draw_to_match="may"), 2, dealer=0, seed=seed)
        if game.turn is None or game.phase != "turn" or any(action.is_play for action in game.legal(game.turn)):
            continue
        seat, color = game.turn, game.public().color
        game.push(seat, "draw")
        if game.drawn() is not None and game.accepts(seat, "pass"):
            could_play = bool(game.drawn())
            game.push(seat, "pass")
            assert color is not None
            seen.add((could_play, game.view(None).missing[seat][color]))
    assert seen == {(True, 2), (False, 2)}
