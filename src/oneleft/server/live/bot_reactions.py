"""BotReactions: emoji that bots send, depending on their temper: seldom, and only about what everyone has just seen.

Like people's reactions they are not logged. At tables where a decision may take days there are none.
"""

import random
from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final, assert_never

from oneleft.game import Event
from oneleft.server.protocol import wire
from oneleft.server.table.bot_characters import temper_of
from oneleft.server.table.table import GameMoves, Happening

if TYPE_CHECKING:
    from oneleft.server.live.room import Room
    from oneleft.server.live.scheduler import Clockwork, Timer

AFTER: Final = (0.5, 1.6)  # seconds from the event to the reaction, at random between the two
TABLE_QUIET: Final = 15.0  # seconds between reactions of any two bots of a table
OWN_QUIET: Final = 60.0  # seconds between two of the same bot
MANY_CARDS: Final = 4

GLAD: Final = ("😂", "🔥")
SORRY: Final = ("😭", "😡", "😮")
SURPRISED: Final = ("😮", "🤔")
PRAISE: Final = ("👏", "❤️")


class BotReactions:
    """Lets the bots of one table react to what everyone saw, now and then."""

    def __init__(self, room: "Room", clockwork: "Clockwork") -> None:
        self._room = room
        self._clockwork = clockwork
        # A generator of its own: reactions must not change how cards are shuffled.
        self._chance = random.Random()
        self._quiet_until = 0.0
        self._own_quiet: dict[int, float] = {}  # place -> until when
        self._timer: Timer | None = None

    def notice(self, happenings: Iterable[Happening]) -> None:
        """Something happened: one of the bots may react to it."""
        if not self._room.table.has_bots:
            return
        now = self._clockwork.time()
        if now < self._quiet_until or not self._room.clients or self._room.table.is_slow:
            return
        seen = [event for happening in happenings if isinstance(happening, GameMoves) for event in happening.events]
        wanted = list(self._wanted(seen, now))
        if not wanted:
            return
        place, emojis = self._chance.choice(wanted)
        self._quiet_until, self._own_quiet[place] = now + TABLE_QUIET, now + OWN_QUIET
        when = now + self._chance.uniform(*AFTER)
        self._timer = self._clockwork.call_at(when, partial(self._say, place, self._chance.choice(emojis)))

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _wanted(self, seen: list[Event], now: float) -> Iterator[tuple[int, tuple[wire.Emoji, ...]]]:
        """The places of the bots that want to react, each with the emoji to choose from."""
        for seat, place in enumerate(self._room.table.sitting):
            name = self._bot_at(place)
            if not name or now < self._own_quiet.get(place, 0.0):
                continue
            for event in seen:
                emojis = mood(event, seat)
                if emojis and self._chance.random() < temper_of(name).chatty:
                    yield place, emojis

    def _bot_at(self, place: int) -> str:
        """The name of the bot that has this place; "" for a person, even if a bot stands in."""
        chairs = self._room.table.chairs
        return chairs[place].bot_name if place < len(chairs) and chairs[place].bot is not None else ""

    def _say(self, place: int, emoji: wire.Emoji) -> None:
        if self._bot_at(place):
            self._room.tell_all(wire.Reaction(emoji, place=place))


def mood(event: Event, seat: int) -> tuple[wire.Emoji, ...]:
    """The emoji that fit an event, as this seat sees it. Cards that only some may know make no difference."""
    is_own = event.seat == seat
    match event.kind:
        case "went_out":
            return GLAD if is_own else PRAISE
        case "caught":
            return SORRY if is_own else GLAD if event.data["by"] == seat else ()
        case "challenged":
            guilty = event.data["guilty"]
            if is_own:
                return GLAD if guilty else SORRY
            return (SURPRISED if guilty else GLAD) if event.data["suspect"] == seat else ()
        case "drew":
            return SORRY if is_own and event.data["count"] >= MANY_CARDS else ()
        case "said_uno":
            return () if is_own else SURPRISED
        case "swapped":
            return SURPRISED if event.data["with"] == seat else ()
        case (
            "cut"
            | "dealer"
            | "shuffled"
            | "dealt"
            | "turned_up"
            | "put_back"
            | "named_color"
            | "played"
            | "drew_nothing"
            | "passed"
            | "skipped"
            | "reversed"
            | "faces_penalty"
            | "showed"
            | "false_catch"
            | "wrong_card"
            | "penalized"
            | "rotated"
            | "hands_shuffled"
            | "took_over"
            | "discarded"
            | "effect"
            | "voted"
            | "performed"
            | "chickened_out"
            | "vetoed"
            | "veto_takes_turn"
            | "hands_closed"
            | "turn"
            | "blocked"
        ):
            return ()
        case _:
            assert_never(event.kind)
