"""What each member may see of a table: the one place where anything leaves it.

A *viewer* is a seat of the round, SPECTATOR, or BLIND (not seated where spectators are not wanted). All that goes out
is built here from the game's `View` of that viewer and from events as that viewer may know them.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

from oneleft.cards import CARD_CODES, COLOR_LETTERS, MOST_PLAYERS, cards_text
from oneleft.game import Event, Game
from oneleft.server.protocol import wire
from oneleft.server.table.table import GameMoves, Happening, Member, Step, Table

SPECTATOR: Final = -1
BLIND: Final = -2
NOTHING_TO_DO: Final = [b',"mine":' + wire.encode(wire.Mine(seat)) for seat in range(MOST_PLAYERS)]
Viewer: TypeAlias = int


def viewer_of(table: Table, member: Member) -> Viewer:
    seat = table.seat_of(member)
    if seat is not None:
        return seat
    # Someone with a place who is out of the match may go on watching.
    return SPECTATOR if table.settings.spectators or member.place is not None else BLIND


class Broadcast:
    """A change of the table, encoded for everyone who sees it.

    What viewers have in common is encoded once, and each viewer's own part is appended to it: this runs after every
    move for every client, so it is the hottest path of the server.
    """

    def __init__(self, table: Table, steps: list[Step], clock_ms: int | None) -> None:
        self._steps = steps
        self._game = table.game
        self._now = None if self._game is None else now_of(self._game, clock_ms)
        self._shared: dict[Viewer, bytes] = {}
        # The seats that may know more of these steps than a spectator.
        self._private: set[int] = set()
        for step in steps:
            for moves in step.happenings:
                if isinstance(moves, GameMoves):
                    for event in moves.events:
                        if event.to:
                            self._private.update(event.to)

    def update(self, viewer: Viewer, ack: int | None = None) -> bytes:
        """The update for one viewer."""
        sees = viewer if viewer < 0 or viewer in self._private else SPECTATOR
        shared = self._shared.get(sees)
        if shared is None:
            shared = self._shared[sees] = self._common(sees)
        own = self._own(viewer)
        return b"%b%b}" % (shared, own) if ack is None else b'%b%b,"ack":%d}' % (shared, own, ack)

    def _own(self, viewer: Viewer) -> bytes:
        game = self._game
        if game is None or viewer < 0:
            return b""
        if not game.may_act(viewer):
            return NOTHING_TO_DO[viewer]
        return b',"mine":' + wire.encode(mine_of(game, viewer))

    def _common(self, viewer: Viewer) -> bytes:
        """The part that a viewer shares with others: a JSON object without its closing brace."""
        told = [event for step in self._steps for event in happenings_for(step.happenings, viewer)]
        message = wire.Update(
            since=self._steps[0].version - 1,
            version=self._steps[-1].version,
            events=told,
            now=None if viewer == BLIND else self._now,
        )
        return wire.encode(message)[:-1]


def happenings_for(happenings: Iterable[Happening], viewer: Viewer) -> list[wire.TableEvent]:
    shown: list[wire.TableEvent] = []
    for happening in happenings:
        if not isinstance(happening, GameMoves):
            shown.append(happening)
        elif viewer != BLIND:
            events = [game_event(event, viewer) for event in happening.events]
            shown.append(wire.Moved(events, happening.how))
    return shown


def game_event(event: Event, viewer: Viewer) -> wire.GameEvent:
    seen = (
        event if event.cards is None else event.seen_by(viewer if viewer >= 0 else None)
    )  # nothing but cards is ever hidden
    details = seen.data
    if "with" in details:
        details = {"other" if name == "with" else name: value for name, value in details.items()}
    cards = None if seen.cards is None else cards_text(seen.cards)
    return wire.GameEvent(seen.kind, seen.seat, cards=cards, **details)


def now_of(game: Game, clock_ms: int | None) -> wire.Now:
    """The state of the round as everyone sees it, spectators too."""
    seen = game.public()
    return wire.Now(
        phase=seen.phase,
        turn=seen.turn,
        sizes=list(seen.sizes),
        draw=seen.draw_count,
        top=None if seen.top is None else CARD_CODES[seen.top],
        color=_color(seen.color),
        direction=seen.direction,
        pending=seen.pending,
        wild4=None if seen.wild4 is None else wire.Suspect(seen.wild4[0], COLOR_LETTERS[seen.wild4[1]]),
        exposed=list(seen.exposed),
        veto=seen.veto,
        elbows=seen.elbows,
        three=seen.three,
        goal=seen.goal,
        dealer=seen.dealer,
        hands=None if seen.open_hands is None else [cards_text(hand) for hand in seen.open_hands],
        clock_ms=clock_ms,
    )


def mine_of(game: Game, seat: int) -> wire.Mine:
    drawn = game.drawn() if seat == game.turn else None
    return wire.Mine(seat, game.legal_texts(seat), game.waits_for(seat), None if drawn is None else cards_text(drawn))


def _color(color: int | None) -> str | None:
    return None if color is None else COLOR_LETTERS[color]


def snapshot(table: Table, member: Member, present: list[int], clock_ms: int | None) -> bytes:
    """The whole table, for a client that knows nothing of it yet."""
    viewer = viewer_of(table, member)
    story = [event for step in table.steps for event in happenings_for(step.happenings, viewer)]
    match = table.match
    message = wire.Snapshot(
        version=table.version,
        code=table.code,
        you=member.id,
        host=table.host,
        stage=table.stage,
        settings=table.full_settings,
        places=table.places(),
        people=[other.person() for other in table.members.values() if not other.banned],
        present=present,
        chat=list(table.chat),
        match=table.match_number,
        scores=[] if match is None else match.scores,
        winners=[] if match is None else match.winners,
        ready=list(table.ready),
        sheet=list(table.sheet),
        round=_round_picture(table, viewer, clock_ms),
        accusations=[
            wire.OpenAccusation(
                open_.id,
                open_.by,
                open_.place,
                open_.message,
                open_.voters,
                {str(voter): yes for voter, yes in open_.ballots.items()},
            )
            for open_ in table.accusations.values()
        ],
        commitment=table.next_deal.commitment if table.next_deal.secret else "",
        contributed=sorted(table.contributions),
        story=[event for event in story if not isinstance(event, wire.Said)],
        deal=table.deal,
        closed=table.closed,
    )
    return wire.encode(message)


def _round_picture(table: Table, viewer: Viewer, clock_ms: int | None) -> wire.RoundPicture | None:
    game, match = table.game, table.match
    if game is None or match is None or viewer == BLIND:
        return None
    view = game.view(viewer if viewer >= 0 else None)
    return wire.RoundPicture(
        round=len(match.rounds) + 1,
        seats=list(table.sitting),
        now=now_of(game, clock_ms),
        pile=cards_text(view.discard),
        hand=cards_text(view.hand),
        mine=mine_of(game, viewer) if viewer >= 0 else None,
        commitment="" if table.fair is None else table.fair.commitment,
        contributions=[] if table.fair is None else list(table.fair.contributions),
    )
