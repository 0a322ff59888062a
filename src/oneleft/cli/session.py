"""A session at the terminal: one match after the other, round by round, and their records."""

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass

from oneleft.action import Action
from oneleft.bots import Bot, make_bot, next_move
from oneleft.cli.language import listed, spoken, text
from oneleft.cli.person import Commands, Person
from oneleft.cli.screen import Screen, partner_of, show_scores
from oneleft.cli.story import Labels, Storyteller
from oneleft.cli.terminal import Terminal, printable
from oneleft.explain import explain_text
from oneleft.game import Event, Game, View
from oneleft.match import Match
from oneleft.rules import Rules

ME = 0  # the person's place in the match; seats in a round may differ once players have dropped out
LONGEST_NAME = 20
BOT_NAMES = ("Ada", "Bo", "Cleo", "Dev", "Eve", "Finn", "Gia", "Hugo", "Ines", "Jo")


class Quit(Exception):
    """The person wants to stop."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What was asked for on the command line."""

    rules: Rules
    bots: tuple[str, ...]
    name: str | None
    seed: int | None
    record: str | None


class Session:
    """Everything from the first question to goodbye: names, matches, records."""

    def __init__(self, settings: Settings, terminal: Terminal) -> None:
        self._settings = settings
        self._terminal = terminal
        self._chance = random.SystemRandom() if settings.seed is None else random.Random(settings.seed)

    def run(self) -> None:
        """Play until the person leaves, and say goodbye whichever way they do."""
        try:
            self._terminal.say(text("independent"))
            names = self._names()
            self._welcome(names)
            while True:
                self._play_match(names)
                if not self._wants_more():
                    break
        except (EOFError, KeyboardInterrupt, Quit):
            pass
        self._terminal.say(text("terminal-goodbye"))

    def _names(self) -> list[str]:
        mine = self._settings.name
        if mine is None:
            mine = self._terminal.ask(text("ask-name", name=text("terminal-you")))
        mine = printable(mine)[:LONGEST_NAME].strip() or text("terminal-you")
        others = [name for name in BOT_NAMES if name.lower() != mine.lower()]
        return [mine, *others[: len(self._settings.bots)]]

    def _welcome(self, names: Sequence[str]) -> None:
        rules = self._settings.rules
        others = listed(list(names[1:]))
        edition = text(f"edition-{rules.edition}")
        self._terminal.say(text("terminal-welcome", others=others, edition=edition, target=rules.target))
        if rules.partners:
            self._terminal.say(text("terminal-partner", name=names[partner_of(ME, len(names))]))
        self._terminal.say(text("terminal-welcome-help"))

    def _wants_more(self) -> bool:
        answer = self._terminal.ask(text("ask-again")).lower()
        return not answer or answer.startswith(text("terminal-yes"))

    def _play_match(self, names: Sequence[str]) -> None:
        match = Match(self._settings.rules, names)
        bots = [make_bot(kind, self._chance.getrandbits(62)) for kind in self._settings.bots]
        try:
            while not match.is_over:
                self._play_round(match, bots)
            self._announce_winners(match)
        finally:
            self._save(match)

    def _play_round(self, match: Match, bots: Sequence[Bot]) -> None:
        self._terminal.say()
        self._terminal.say(self._terminal.bold(text("story-round_started", round=len(match.rounds) + 1)))
        was_in = match.series.still_in
        TerminalRound(match, bots, self._terminal, self._chance).play()
        played = match.finish_round()
        by_player = [0] * len(match.names)
        for player, points in zip(was_in, played.points or [], strict=True):
            by_player[player] = points
        show_scores(self._terminal, match, by_player)
        if match.is_over:
            return
        self._terminal.say()
        for player in was_in:
            if player not in match.series.still_in and player != ME:
                self._terminal.say(text("terminal-out-other", name=match.names[player]))
        now_out = ME in was_in and ME not in match.series.still_in
        if self._terminal.ask(text("terminal-out-me" if now_out else "terminal-next-round")).lower() == "q":
            raise Quit

    def _announce_winners(self, match: Match) -> None:
        names = [match.names[player] for player in match.winners]
        score = match.scores[match.winners[0]]
        if len(names) > 1:
            said = text("terminal-match-shared", names=listed(names), score=score)
        else:
            me = "actor" if match.winners == [ME] else "other"
            said = text("terminal-match-won", me=me, name=names[0], score=score)
        self._terminal.say()
        self._terminal.say(self._terminal.bold(said))

    def _save(self, match: Match) -> None:
        """Add the match to the file of records, finished or not."""
        file = self._settings.record
        if file is None:
            return
        with open(file, "a", encoding="utf-8") as records:
            records.write(json.dumps(match.record().to_json(), ensure_ascii=False) + "\n")
        self._terminal.say(text("terminal-saved" if match.is_over else "terminal-saved-unfinished", file=file))


class TerminalRound:
    """One round, the person's seat among the bots'. Without a seat the person watches."""

    def __init__(self, match: Match, bots: Sequence[Bot], terminal: Terminal, chance: random.Random) -> None:
        self._match = match
        self._terminal = terminal
        self._chance = chance
        self._game: Game = match.start_round()
        players = list(match.seats)
        names = [match.names[player] for player in players]
        self._me = players.index(ME) if ME in players else None
        self._labels = Labels(self._game.rules, terminal)
        self._story = Storyteller(names, self._me, self._labels)
        self._screen = Screen(terminal, self._labels, names, self._me)
        self._log: list[str] = []
        self._person = Person(self._game, names, terminal, self._labels, self._screen, self._commands())
        self._bots: list[Bot] = [self._person if player == ME else bots[player - 1] for player in players]

    def play(self) -> None:
        game = self._game
        while not game.is_over:
            if game.waits_for_chance:
                self._tell(game.chance(self._chance))
                continue
            seat, action = self._next_move()
            self._tell(game.push(seat, action))
            if seat != self._me:
                self._terminal.pause()

    def _next_move(self) -> tuple[int, Action]:
        """The next move. Out of turn the person is asked before the bots: nobody types as fast as a bot decides."""
        if self._me is not None:
            action = self._person.react(self._game.view(self._me))
            if action is not None:
                return self._me, action
        move = next_move(self._game, self._bots, self._chance)
        assert move is not None
        return move

    def _tell(self, events: Sequence[Event]) -> None:
        told = self._story.tell(events)
        if told:
            self._log.append(told)
            self._terminal.say(told, hanging=2)

    def _commands(self) -> Commands:
        return {
            "?": lambda _: self._terminal.page(text("terminal-help")),
            "help": lambda _: self._terminal.page(text("terminal-help")),
            "r": lambda _: self._terminal.page(explain_text(self._game.rules, self._game.players, spoken())),
            "h": self._show_hand,
            "s": lambda _: show_scores(self._terminal, self._match),
            "l": lambda _: self._show_log(),
            "q": lambda _: self._quit(),
        }

    def _show_hand(self, view: View) -> None:
        self._screen.table(view)
        self._screen.known(view)

    def _show_log(self) -> None:
        self._terminal.page("\n".join(self._log))

    def _quit(self) -> None:
        if self._terminal.confirm(text("ask-quit")):
            raise Quit
