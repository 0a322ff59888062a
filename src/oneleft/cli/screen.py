"""What the table looks like: the pile, the players in order of play, the hand, the score sheet."""

from collections.abc import Sequence

from oneleft.cli.story import Labels
from oneleft.cli.terminal import HARD_SPACE, Terminal
from oneleft.cli.texts import text
from oneleft.game import View
from oneleft.match import Match
from oneleft.rules import Rules

INDENT = 2


class Screen:
    """Draws for one person; `me` is that person's seat, None for a spectator."""

    def __init__(self, terminal: Terminal, labels: Labels, names: Sequence[str], me: int | None) -> None:
        self._terminal = terminal
        self._labels = labels
        self._names = names
        self._me = me

    def table(self, view: View) -> None:
        """Everything one looks at before a decision."""
        self._terminal.say()
        if view.top is not None:
            self._terminal.say(self._pile(view), INDENT)
        self._terminal.say(self._order(view), INDENT, hanging=len(text("order")) + 1)
        if view.open_hands is not None:
            for seat, cards in enumerate(view.open_hands):
                if seat != self._me:
                    shown = text("open_hand", name=self._names[seat], cards=self._labels.cards(cards))
                    self._terminal.say(shown, INDENT, hanging=INDENT)
        self.hand(view)

    def hand(self, view: View) -> None:
        shown = f"{text('hand')} {self._labels.cards(view.hand)}"
        self._terminal.say(shown, INDENT, hanging=len(text("hand")) + 1)

    def known(self, view: View) -> None:
        """What the person has seen of other hands."""
        for seat, cards in enumerate(view.known):
            if cards and view.open_hands is None:
                shown = text("known", name=self._names[seat], cards=self._labels.cards(cards))
                self._terminal.say(shown, INDENT, hanging=INDENT)

    def _pile(self, view: View) -> str:
        assert view.top is not None
        card = self._labels.card(view.top)
        if view.color is None:
            return text("pile.no_color", card=card, count=view.draw_count)
        return text("pile", card=card, color=self._labels.color(view.color), count=view.draw_count)

    def _order(self, view: View) -> str:
        start = self._me if self._me is not None else view.turn or 0
        seats = [(start + step * view.direction) % view.players for step in range(view.players)]
        arrow = f" {text('order.arrow')} "
        return f"{text('order')} {arrow.join(self._seat(view, seat) for seat in seats)}{arrow.rstrip()}"

    def _seat(self, view: View, seat: int) -> str:
        key = "order.turn" if seat == view.turn else "order.seat"
        shown = text(key, name=self._names[seat], count=view.sizes[seat])
        if seat == view.turn:
            shown = self._terminal.bold(shown)
        return " ".join([shown, *self._marks(view, seat)]).replace(" ", HARD_SPACE)

    def _marks(self, view: View, seat: int) -> list[str]:
        marks = {
            "mark.partner": view.rules.partners and self._me is not None and seat == partner_of(self._me, view.players),
            "mark.exposed": seat in view.exposed,
            "mark.uno": view.sizes[seat] == 1 and seat not in view.exposed,
            "mark.veto": view.veto == seat,
            "mark.elbows": view.elbows == seat,
            "mark.three": view.three == seat,
        }
        return [text(key) for key, is_so in marks.items() if is_so]


def partner_of(seat: int, players: int) -> int:
    return (seat + players // 2) % players


def show_scores(terminal: Terminal, match: Match, last_round: Sequence[int] | None = None) -> None:
    """The score sheet, by player; with the points of the round just played."""
    rules = match.series.rules
    width = max(len(name) for name in match.names) + 2
    terminal.say()
    heading = text("scores").ljust(width)
    if last_round is not None:
        heading += text("scores.round").rjust(7)
    terminal.say(terminal.bold(heading + text("scores.total").rjust(7)), INDENT)
    for player, name in enumerate(match.names):
        line = name.ljust(width)
        if last_round is not None:
            line += str(last_round[player]).rjust(7)
        line += str(match.scores[player]).rjust(7)
        if player not in match.series.still_in:
            line += f"  {text('scores.out')}"
        terminal.say(line, INDENT)
    if not match.is_over:
        terminal.say(_how_to_win(rules), INDENT)


def _how_to_win(rules: Rules) -> str:
    return text(f"scores.{rules.scoring}", target=rules.target)
