"""The seats of a round that bots play: when each is asked about a position, what it answers, and when it acts."""

import secrets
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from oneleft.action import Action
from oneleft.bots import BOTS, Bot, make_bot
from oneleft.game import Game, View
from oneleft.server.host_bots.host_bots import Answer, HostBots, Trouble
from oneleft.server.live.bot_timing import glance, pause
from oneleft.server.live.pace import Pace
from oneleft.server.logs import note
from oneleft.server.table.bot_characters import NOBODYS, Temper, temper_of
from oneleft.server.table.table import STAND_IN

if TYPE_CHECKING:
    from oneleft.server.live.room import Room

HELPER: Final = -1  # stands for a place in `_bots`: the bot there answers when a host's own bot cannot


class BotSeats:
    """The seats of one table that bots play: when each is asked about the round, and what it is about to do."""

    def __init__(self, room: "Room", pace: Pace, host_bots: HostBots | None, changed: Callable[[], None]) -> None:
        """`changed` is called when a bot that could not answer at once has decided."""
        self._room, self._pace, self._host_bots, self._changed = room, pace, host_bots, changed
        self._bots: dict[int, tuple[str, Bot]] = {}  # by place
        self.due: dict[int, float] = {}  # seat -> when it is asked, or else acts
        self._wanted: dict[int, Action] = {}  # seat -> what it is about to do
        self._thinking: set[int] = set()  # seats whose host bot was asked and has not answered
        self._since = 0.0
        self._positions = 0  # how many there were so far: an answer to an earlier one comes too late

    @property
    def are_busy(self) -> bool:
        return bool(self.due or self._thinking)

    def clear(self) -> None:
        """Drop all plans; answers that are still on their way will be ignored."""
        self.due.clear()
        self._wanted.clear()
        self._thinking.clear()
        self._positions += 1

    def plan(self, game: Game, kinds: Sequence[str | None], now: float) -> None:
        """Plan for a new position: `kinds` has the kind of bot at each seat, None for people."""
        self.clear()
        self._since = now
        for seat, kind in enumerate(kinds):
            if kind is not None and game.legal(seat):
                self.due[seat] = now + glance(self._pace)

    def next_action(self, game: Game, now: float) -> tuple[int, Action | None] | None:
        """The first seat whose time has come, with its action; without one if the seat was only asked now."""
        seat = min(self.due, key=self.due.__getitem__, default=None)
        if seat is None or self.due[seat] > now:
            return None
        del self.due[seat]
        wanted = self._wanted.pop(seat, None)
        if wanted is None:
            self._ask(game, seat)
        return seat, wanted

    def decide_at_once(self, game: Game, seat: int) -> Action | None:
        """What the stand-in does for a person who is out of time."""
        view = game.view(seat)
        return self._own_answer(game, view, self._room.table.sitting[seat], STAND_IN)

    def _ask(self, game: Game, seat: int) -> None:
        """Ask the bot of a seat. It gets its View, and nothing more."""
        view = game.view(seat)
        place = self._room.table.sitting[seat]
        kind = self._room.table.plays_by_bot(seat) or STAND_IN
        if self._host_bots is None or kind not in self._host_bots:
            self._want(view, seat, kind, self._own_answer(game, view, place, kind))
            return
        position = self._positions

        def answered(answer: Answer) -> None:
            if position == self._positions:
                self._thinking.discard(seat)
                self._want(view, seat, kind, self._checked(game, view, kind, answer))
                self._changed()

        self._thinking.add(seat)
        self._host_bots.ask(kind, f"{self._room.table.code} {place}", view, answered)

    def _want(self, view: View, seat: int, kind: str, action: Action | None) -> None:
        if action is None:
            return
        self._wanted[seat] = action
        delay = pause(self._pace, view, action, kind, self._temper(seat), self._room.chance)
        self.due[seat] = self._since + delay

    def _temper(self, seat: int) -> Temper:
        chair = self._room.table.chairs[self._room.table.sitting[seat]]
        return NOBODYS if chair.stand_in else temper_of(chair.bot_name)

    def _own_answer(self, game: Game, view: View, place: int, kind: str) -> Action | None:
        """The answer of one of our own bots: they are quick enough to be asked in the event loop."""
        if kind not in BOTS:  # a host's own bot that this run of the server was not given
            note("bot_missing", bot=kind)
            kind = STAND_IN
        if place not in self._bots or self._bots[place][0] != kind:
            self._bots[place] = (kind, make_bot(kind, secrets.randbits(62)))
        answer: Answer
        try:
            answer = self._bots[place][1].act(view)
        except Exception as error:  # whatever a bot raises must not stop the table
            answer = Trouble(type(error).__name__)  # not its message, which may name cards
        return self._checked(game, view, kind, answer)

    def _checked(self, game: Game, view: View, kind: str, answer: Answer) -> Action | None:
        """The answer if the game accepts it; else the stand-in's, where somebody must act."""
        assert view.seat is not None
        if isinstance(answer, Trouble):
            note("bot_failed", bot=kind, error=answer.reason)
        elif answer is None and view.must_act:
            note("bot_silent", bot=kind)
        elif answer is not None and not game.accepts(view.seat, answer):
            note("bot_refused", bot=kind, action=verb(answer))
        else:
            return answer
        if not (view.must_act and view.legal):
            return None
        if kind == STAND_IN:
            return self._room.chance.choice(view.legal)
        return self._own_answer(game, view, HELPER, STAND_IN)


def verb(action: Action) -> str:
    """The part of an action that may be logged: it names no card."""
    return str(action).partition(" ")[0]
