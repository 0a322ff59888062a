"""The person at the keyboard: a bot that asks."""

from collections.abc import Callable, Mapping, Sequence
from typing import assert_never

from oneleft.action import Action
from oneleft.cards import COLOR_LETTERS, COLOR_NAMES, COLORS, FACE_OF_CODE, WILD_FOUR, color_of
from oneleft.cli.choices import (
    Actions,
    Choice,
    NotUnderstood,
    Wish,
    chances,
    make_choices,
    read_color,
    read_player,
    read_wish,
    verb_of,
)
from oneleft.cli.language import spoken, text
from oneleft.cli.screen import INDENT, Screen
from oneleft.cli.story import Labels, color_letter
from oneleft.cli.terminal import HARD_SPACE, Terminal, plain, printable
from oneleft.engine.effects import rotates_hands
from oneleft.game import Game, Refused, View

SAYING_UNO = ("u", "uno")
SEAT_DETAILS = ("seat", "turn", "accused", "holder")  # in the details of a refusal
Commands = Mapping[str, Callable[[View], None]]


class Person:
    """Plays through the interface of a bot, by asking the person. `react` offers what can be done out of turn."""

    name = "person"

    def __init__(
        self, game: Game, names: Sequence[str], terminal: Terminal, labels: Labels, screen: Screen, commands: Commands
    ) -> None:
        self._game = game
        self._names = names
        self._terminal = terminal
        self._labels = labels
        self._screen = screen
        self._commands = commands
        self._let_be: set[Action] = set()

    def react(self, view: View) -> Action | None:
        """Offer what can be done out of turn, each chance once; None if the person does nothing."""
        possible = chances(view)
        self._let_be &= set(possible)
        if self._let_be.issuperset(possible):
            return None
        for line in self._why_now(view, possible):
            self._terminal.say(self._terminal.bold(line))
        choices = make_choices(view, possible, self._names, self._labels)
        self._show(choices, view)
        chosen = self._choose(view, choices, text("ask-chance"), optional=True)
        if chosen is None:
            self._let_be |= set(possible)
        return chosen

    def act(self, view: View) -> Action | None:
        """Ask the person to decide, if the round waits for them; everything out of turn was offered by `react`."""
        if not view.must_act:
            return None
        choices = make_choices(view, view.legal, self._names, self._labels)
        self._screen.table(view)
        for line in self._notes(view, choices):
            self._terminal.say(line, INDENT)
        self._show(choices, view)
        return self._choose(view, choices, self._prompt(view), optional=False)

    # What is shown

    def _prompt(self, view: View) -> str:
        nothing_fits = view.phase == "drawn" and not view.drawn
        return text("ask-drawn-none" if nothing_fits else f"ask-{view.phase}")

    def _show(self, choices: Sequence[Choice], view: View) -> None:
        """Show the choices: cards side by side, everything else one per line."""
        cards = [(number, choice) for number, choice in enumerate(choices, 1) if choice.card is not None]
        if cards:
            shown = "   ".join(f"{number}{HARD_SPACE}{choice.label}" for number, choice in cards)
            self._terminal.say(shown, INDENT)
        for number, choice in enumerate(choices, 1):
            if choice.card is None:
                self._terminal.say(f"{number} {choice.label}", INDENT, hanging=len(str(number)) + 1)
        if len(view.hand) == 2 and cards and view.phase != "discard":
            self._terminal.say(text("note-uno", example=f"{cards[0][0]}u"), INDENT)

    def _why_now(self, view: View, possible: Sequence[Action]) -> list[str]:
        lines = []
        for action in possible:
            if verb_of(action) == "uno":
                lines.append(text("chance-uno"))
            elif action.target is not None and not action.is_play:
                lines.append(text("chance-catch", name=self._names[action.target]))
        if any(action.is_play for action in possible):
            lines.append(text("chance-now" if view.must_act else "chance-jump"))
        return lines

    def _notes(self, view: View, choices: Sequence[Choice]) -> list[str]:
        """What the person has to know to decide."""
        match view.phase:
            case "turn":
                return [*([text("note-three")] if view.three == view.seat else []), *self._card_notes(view, choices)]
            case "drawn":
                return [self._drawn_note(view), *self._card_notes(view, choices)]
            case "respond":
                return self._penalty_notes(view, choices)
            case "discard":
                goal = view.goal or 0
                return [text("note-discard", count=len(view.hand) - goal, goal=goal)]
            case "vote":
                return [text("act-vote-ask", name=self._names[view.turn or 0])]
            case "color":
                return [text("turn-color-you")]
            case "perform":
                return [text("act-perform-ask")]
            case "cut" | "shuffle" | "over":
                return []  # nobody is asked
            case _:
                assert_never(view.phase)

    def _card_notes(self, view: View, choices: Sequence[Choice]) -> list[str]:
        lines = []
        cards = [choice.card for choice in choices if choice.card is not None]
        holds_color = any(color_of(card) == view.color for card in view.hand)
        if WILD_FOUR in cards and view.rules.wild4_condition and holds_color and view.color is not None:
            card, color = self._labels.card(WILD_FOUR), self._labels.color(view.color)
            lines.append(text("note-bluff", card=card, color=color))
        if any(action.is_play and action.target is not None for choice in choices for action in choice.actions):
            lines.append(text("note-trade"))
        if len(view.hand) > 1 and any(rotates_hands(view.rules, card) for card in cards):
            lines.append(text("note-zero"))
        return lines

    def _drawn_note(self, view: View) -> str:
        drawn = view.drawn or ()
        key = "note-drawn" if len(drawn) == 1 else "note-drawn-many" if drawn else "note-drawn-none"
        return text(key, cards=self._labels.cards(drawn))

    def _penalty_notes(self, view: View, choices: Sequence[Choice]) -> list[str]:
        can_stack = any(choice.card is not None for choice in choices)
        lines = [text("note-penalty-stack" if can_stack else "note-penalty", count=view.pending)]
        if view.wild4 is not None:
            suspect, color = view.wild4
            name = self._names[suspect]
            count = view.sizes[suspect]
            lines.append(text("act-challenge-what", name=name, color=self._labels.color(color), count=count))
            if view.known[suspect]:
                lines.append(text("terminal-known-cards", name=name, cards=self._labels.cards(view.known[suspect])))
        return [*lines, *self._card_notes(view, choices)]

    # What is typed

    def _choose(self, view: View, choices: Sequence[Choice], prompt: str, *, optional: bool) -> Action | None:
        """Ask until there is an answer that the game takes."""
        saying_uno = False
        while True:
            typed = self._terminal.ask(prompt)
            if not typed and optional:
                return None
            if typed.lower() in SAYING_UNO and self._may_say_uno_with_card(view):
                saying_uno = True
                self._terminal.say(text("terminal-uno-which"), INDENT)
                continue
            if self._was_command(typed, view):
                self._show(choices, view)
                continue
            try:
                wish = self._wish(typed, view, choices)
                action = self._settled(Wish(wish.actions, wish.says_uno or saying_uno), view)
            except NotUnderstood as error:
                self._terminal.say(str(error), INDENT)
                continue
            if action is not None:
                return action

    def _wish(self, typed: str, view: View, choices: Sequence[Choice]) -> Wish:
        if not typed:
            raise NotUnderstood(text("cannot-empty"))
        if typed.lower() in SAYING_UNO:
            return Wish((Action.parse("uno"),))
        return read_wish(typed, view, choices, self._names, self._labels)

    def _was_command(self, typed: str, view: View) -> bool:
        command = self._commands.get(typed.lower())
        # A letter may be both a command and an answer, such as the Spanish "s": then it is the answer.
        is_color = view.phase == "color" and read_color(typed.lower()) is not None
        is_vote = view.phase == "vote" and typed.lower() in (text("terminal-yes"), text("terminal-no"))
        if command is None or is_color or is_vote:
            return False
        command(view)
        return True

    def _may_say_uno_with_card(self, view: View) -> bool:
        owes = any(verb_of(action) == "uno" for action in view.legal)
        return not owes and len(view.hand) == 2 and any(action.is_play for action in view.legal)

    def _settled(self, wish: Wish, view: View) -> Action | None:
        """The one action meant, after a second question if need be; None to choose again."""
        action, says_uno = self._narrowed(wish.actions, view)
        if action is None:
            return None
        if action not in view.legal:
            return self._unlawful(action, view)
        if not (wish.says_uno or says_uno):
            return action
        if not action.is_play:
            raise NotUnderstood(text("cannot-uno-what"))
        if len(view.hand) != 2:
            raise NotUnderstood(text("refused-uno-count", count=len(view.hand)))
        return action.with_uno()

    def _narrowed(self, actions: Actions, view: View) -> tuple[Action | None, bool]:
        """Ask which colour or which player; UNO may be said with the answer, too."""
        if len(actions) == 1:
            return actions[0], False
        by_color = actions[0].color is not None
        labels = [self._answer_label(action, view) for action in actions]
        shown = "   ".join(f"{number}{HARD_SPACE}{label}" for number, label in enumerate(labels, 1))
        self._terminal.say(shown, INDENT)
        while True:
            typed = self._terminal.ask(text("ask-which-color" if by_color else "ask-which-seat")).lower()
            if not typed:
                return None, False
            plain, says_uno = _without_uno(typed)
            try:
                found = self._answered(plain, actions, by_color=by_color)
            except NotUnderstood as error:
                self._terminal.say(str(error), INDENT)
                continue
            return found, says_uno

    def _answer_label(self, action: Action, view: View) -> str:
        if action.color is not None:
            return self._labels.color(action.color)
        assert action.target is not None
        cards = text("seat-cards", count=view.sizes[action.target])
        return text("choice-trade", name=self._names[action.target], cards=cards)

    def _answered(self, typed: str, actions: Actions, *, by_color: bool) -> Action:
        if typed.isascii() and typed.isdigit():
            if not 1 <= int(typed) <= len(actions):
                raise NotUnderstood(text("cannot-choice", number=typed, last=len(actions)))
            return actions[int(typed) - 1]
        wanted = read_color(typed) if by_color else read_player(typed, self._names)
        for action in actions:
            if wanted is not None and wanted == (action.color if by_color else action.target):
                return action
        raise NotUnderstood(text("cannot-understand", typed=printable(typed)))

    # What the rules refuse or punish

    def _unlawful(self, action: Action, view: View) -> Action | None:
        """Say why it cannot be done; where the rules only punish it, ask."""
        seat = view.seat
        assert seat is not None
        price = self._game.price(seat, action)
        if price is not None:
            return action if self._terminal.confirm(self._warning(action, price)) else None
        try:
            self._game.copy().push(seat, action)
        except Refused as error:
            raise NotUnderstood(self._reason(error)) from None
        return action

    def _warning(self, action: Action, count: int) -> str:
        if action.card is not None:
            return plain(text("ask-wrong-card", card=self._labels.card(action.card), count=count))
        assert action.target is not None
        return text("ask-false-catch", name=self._names[action.target], count=count)

    def _reason(self, error: Refused) -> str:
        """Why it cannot be done, with players by name, cards and colours as they are shown."""
        details = {name: self._in_words(name, value) for name, value in error.details.items()}
        return spoken().whole(f"refused-{error.key}", details) or text("refused-other")

    def _in_words(self, name: str, value: int | str) -> int | str:
        if isinstance(value, int):
            return self._names[value] if name in SEAT_DETAILS else value
        if name in ("card", "top", "drawn"):
            return self._labels.cards([FACE_OF_CODE[code] for code in value.split()])
        return self._labels.color(COLOR_NAMES.index(value)) if name == "color" else value


def _without_uno(typed: str) -> tuple[str, bool]:
    """Split off UNO, if it was typed with a colour: 'gu' and 'g uno' are green with UNO; 'blue' and 'lu' have none."""
    for ending in (" uno", " u"):
        if typed.endswith(ending):
            return typed.removesuffix(ending).strip(), True
    letters = COLOR_LETTERS + "".join(color_letter(color).lower() for color in COLORS)
    if len(typed) == 2 and typed[1] == "u" and (typed[0].isdigit() or typed[0] in letters):
        return typed[0], True
    return typed, False
