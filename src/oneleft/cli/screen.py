"""What the table looks like: the pile, the players in order of play, the hand, the score sheet."""

from collections.abc import Sequence

from oneleft.cli.language import text
from oneleft.cli.story import Labels
from oneleft.cli.terminal import HARD_SPACE, Terminal
from oneleft.game import View
from oneleft.match import Match
from oneleft.rules import Rules

INDENT = 2
ARROW = "->"
COLUMN = 7  # width of a column of the score sheet, unless a language needs more


class Screen:
    """Draws for one person; `me` is that person's seat, None for a spectator."""

    def __init__(self, terminal: Terminal, labels: Labels, names: Sequence[str], me: int | None) -> None:
        self._terminal = terminal
        self._labels = labels
        self._names = names
        self._me = me

    def table(self, view: View) -> None:
        """Show everything that a player looks at before a decision."""
        self._terminal.say()
        if view.top is not None:
            self._terminal.say(self._pile(view), INDENT)
        self._terminal.say(self._order(view), INDENT, hanging=len(text("terminal-order")) + 1)
        if view.open_hands is not None:
            for seat, cards in enumerate(view.open_hands):
                if seat != self._me:
                    shown = text("terminal-open-hand", name=self._names[seat], cards=self._labels.cards(cards))
                    self._terminal.say(shown, INDENT, hanging=INDENT)
        self.hand(view)

    def hand(self, view: View) -> None:
        shown = f"{text('terminal-hand')} {self._labels.cards(view.hand)}"
        self._terminal.say(shown, INDENT, hanging=len(text("terminal-hand")) + 1)

    def known(self, view: View) -> None:
        """Show what the person knows of other hands."""
        for seat, cards in enumerate(view.known):
            if cards and view.open_hands is None:
                shown = text("terminal-known-cards", name=self._names[seat], cards=self._labels.cards(cards))
                self._terminal.say(shown, INDENT, hanging=INDENT)

    def _pile(self, view: View) -> str:
        assert view.top is not None
        card = self._labels.card(view.top)
        if view.color is None:
            return text("terminal-pile-uncolored", card=card, count=view.draw_count)
        return text("terminal-pile", card=card, color=self._labels.color(view.color), count=view.draw_count)

    def _order(self, view: View) -> str:
        start = self._me if self._me is not None else view.turn or 0
        seats = [(start + step * view.direction) % view.players for step in range(view.players)]
        arrow = f" {ARROW} "
        return f"{text('terminal-order')} {arrow.join(self._seat(view, seat) for seat in seats)}{arrow.rstrip()}"

    def _seat(self, view: View, seat: int) -> str:
        shown = f"{self._names[seat]} {view.sizes[seat]}"
        if seat == view.turn:
            shown = self._terminal.bold(f"*{shown}")
        return " ".join([shown, *self._marks(view, seat)]).replace(" ", HARD_SPACE)

    def _marks(self, view: View, seat: int) -> list[str]:
        marks = {
            "seat-partner": view.rules.partners and self._me is not None and seat == partner_of(self._me, view.players),
            "seat-exposed": seat in view.exposed,
            "seat-uno": view.sizes[seat] == 1 and seat not in view.exposed,
            "seat-veto": view.veto == seat,
            "seat-elbows": view.elbows == seat,
            "seat-three": view.three == seat,
        }
        return [f"({text(key)})" for key, is_so in marks.items() if is_so]


def partner_of(seat: int, players: int) -> int:
    return (seat + players // 2) % players


def show_scores(terminal: Terminal, match: Match, last_round: Sequence[int] | None = None) -> None:
    """The score sheet, by player; with the points of the round just played."""
    rules = match.series.rules
    heading, by_round, total = text("terminal-scores"), text("sheet-round"), text("sheet-total")
    width = max(map(len, (heading, *match.names))) + 2
    column = max(COLUMN, len(by_round) + 2, len(total) + 2)
    terminal.say()
    heading = heading.ljust(width)
    if last_round is not None:
        heading += by_round.rjust(column)
    terminal.say(terminal.bold(heading + total.rjust(column)), INDENT)
    for player, name in enumerate(match.names):
        line = name.ljust(width)
        if last_round is not None:
            line += str(last_round[player]).rjust(column)
        line += str(match.scores[player]).rjust(column)
        if player not in match.series.still_in:
            line += f"  {text('sheet-out')}"
        terminal.say(line, INDENT)
    if not match.is_over:
        terminal.say(_how_to_win(rules), INDENT)


def _how_to_win(rules: Rules) -> str:
    return text(f"sheet-goal-{rules.scoring}", target=rules.target)
