"""What members ask of a table, checked and turned into entries of its log.

Everything that is not allowed raises TableRefusal and changes nothing. Whether a card may be played is not decided
here but by the game, when the entry is applied.
"""

import time
from collections.abc import Collection
from typing import assert_never

from oneleft.bots import BOTS
from oneleft.match import SeriesError
from oneleft.rules import RulesError
from oneleft.server.protocol import wire
from oneleft.server.table import entries as log
from oneleft.server.table.names import bot_name, clean_chat, clean_name
from oneleft.server.table.refusals import TableRefusal
from oneleft.server.table.settings import check_settings, clean_settings
from oneleft.server.table.table import ASIDES, UNDER_WAY, Member, Table


def entry_for(table: Table, member: Member, command: wire.LoggedCommand, present: Collection[int]) -> log.AnyEntry:
    """The entry that does what a member asks. `present` are the members who are connected."""
    if table.closed:
        raise TableRefusal("closed")
    match command:
        case wire.Act():
            return _act(table, member, command)
        case wire.Sit():
            return _sit(table, member, command)
        case wire.Stand():
            return _stand(member)
        case wire.SetBot():
            return _set_bot(table, member, command)
        case wire.Configure():
            return _configure(table, member, command)
        case wire.Start():
            return _start(table, member)
        case wire.Ready():
            return _ready(table, member)
        case wire.Contribute():
            return _contribute(table, member, command)
        case wire.Say():
            return _say(member, command)
        case wire.Accuse():
            return _accuse(table, member, command, present)
        case wire.Ballot():
            return _ballot(table, member, command)
        case wire.Kick():
            return _kick(table, member, command)
        case wire.MakeHost():
            return _make_host(table, member, command)
        case wire.Back():
            return _back(table, member)
        case wire.Leave():
            return _leave(member)
        case wire.Rename():
            return _rename(table, member, command)
        case wire.SetAvatar():
            return _set_avatar(member, command)
        case _:
            assert_never(command)


def _act(table: Table, member: Member, command: wire.Act) -> log.AnyEntry:
    seat = playing_seat(table, member)
    verb = command.action.split(" ", 1)[0]
    too_late = command.version < table.moved_at and verb not in ASIDES
    # What was right when it was sent is not punished now: a catch after someone else's, a card after a penalty.
    if too_late or (command.version < table.played_at and not _is_legal(table, seat, command.action)):
        raise TableRefusal("stale")
    return log.Move([f"{seat} {command.action}"])


def _is_legal(table: Table, seat: int, action: str) -> bool:
    game = table.game
    return game is not None and game.reason(seat, action) is None


def playing_seat(table: Table, member: Member) -> int:
    """The member's seat in the round under way."""
    if table.game is None:
        raise TableRefusal("no-round")
    if member.place is None:
        raise TableRefusal("not-seated")
    seat = table.seat_of(member)
    if seat is None:
        raise TableRefusal("not-in-round")
    return seat


def _sit(table: Table, member: Member, command: wire.Sit) -> log.AnyEntry:
    if member.place is not None:
        raise TableRefusal("seated")
    _no_screen(member)
    if command.place >= len(table.chairs):
        raise TableRefusal("no-place", place=command.place + 1)
    chair = table.chairs[command.place]
    if chair.member == member.id:
        return log.StandIn(command.place, on=False)
    if table.stage in UNDER_WAY and member.held not in (None, command.place):
        raise TableRefusal("other-place")
    if not chair.takeable or (chair.bot is not None and table.stage not in UNDER_WAY and member.id != table.host):
        raise TableRefusal("place-taken")
    return log.Sit(member.id, command.place)


def _stand(member: Member) -> log.AnyEntry:
    if member.place is None:
        raise TableRefusal("not-sitting")
    return log.Stand(member.id)


def _set_bot(table: Table, member: Member, command: wire.SetBot) -> log.AnyEntry:
    _check_host(table, member)
    if table.stage in UNDER_WAY:
        raise TableRefusal("playing")
    if command.place >= len(table.chairs):
        raise TableRefusal("no-place", place=command.place + 1)
    if table.chairs[command.place].member is not None:
        raise TableRefusal("place-taken")
    if command.bot is None:
        return log.SetBot(command.place)
    if command.bot not in BOTS:
        raise TableRefusal("unknown-bot", bot=command.bot)
    sitting = table.chairs[command.place].bot_name  # who only plays another level from now on
    return log.SetBot(command.place, command.bot, sitting or bot_name(table.names, table.code))


def _configure(table: Table, member: Member, command: wire.Configure) -> log.AnyEntry:
    _check_host(table, member)
    if table.stage in UNDER_WAY:
        raise TableRefusal("playing")
    try:
        settings = clean_settings(command.settings)
        check_settings(settings)
    except (RulesError, SeriesError) as error:
        raise TableRefusal("bad-settings", **error.details, problem=str(error), why=error.key) from None
    for place in range(settings.players, len(table.chairs)):
        if table.chairs[place].member is not None:
            raise TableRefusal("unseat", name=table.name_of(place))
    return log.Configure(settings)


def _start(table: Table, member: Member) -> log.AnyEntry:
    _check_host(table, member)
    if table.stage in UNDER_WAY:
        raise TableRefusal("already-started")
    if not table.is_full():
        raise TableRefusal("free-places")
    return log.StartMatch()


def _ready(table: Table, member: Member) -> log.AnyEntry:
    if table.stage not in ("between", "over"):
        raise TableRefusal("not-between")
    if member.place is None:
        raise TableRefusal("not-seated")
    if member.id in table.ready:
        raise TableRefusal("is-ready")
    return log.Ready(member.id)


def _contribute(table: Table, member: Member, command: wire.Contribute) -> log.AnyEntry:
    if member.place is None:
        raise TableRefusal("not-seated")
    if not table.next_deal.secret or command.commitment != table.next_deal.commitment:
        raise TableRefusal("other-deal")
    if member.id in table.contributions:
        raise TableRefusal("contributed")
    return log.Contribute(member.id, command.random)


def _say(member: Member, command: wire.Say) -> log.AnyEntry:
    text = clean_chat(command.text)
    if not text:
        raise TableRefusal("empty-text")
    if len(text) > wire.LONGEST_CHAT:
        raise TableRefusal("long-text", most=wire.LONGEST_CHAT)
    return log.Say(member.id, text, int(time.time()))


def _accuse(table: Table, member: Member, command: wire.Accuse, present: Collection[int]) -> log.AnyEntry:
    playing_seat(table, member)
    if not table.rules.suggestions:
        raise TableRefusal("no-suggestions")
    said = next((line for line in table.chat if line.id == command.message), None)
    if said is None or said.id < table.round_at:
        raise TableRefusal("no-message")
    if said.member == member.id:
        raise TableRefusal("accuse-self")
    accused = table.members[said.member]
    if accused.place is None or table.seat_of(accused) is None:
        raise TableRefusal("not-a-player")
    if command.message in table.voted_on:
        raise TableRefusal("accused")
    voters = [
        other.id
        for other in table.members.values()
        if other.id in present and other.id != accused.id and table.seat_of(other) is not None
    ]
    return log.Accuse(member.id, accused.place, command.message, voters)


def _ballot(table: Table, member: Member, command: wire.Ballot) -> log.AnyEntry:
    accusation = table.accusations.get(command.accusation)
    if accusation is None:
        raise TableRefusal("no-accusation")
    if member.id not in accusation.voters:
        raise TableRefusal("no-voter")
    if member.id in accusation.ballots:
        raise TableRefusal("voted")
    return log.Ballot(accusation.id, member.id, command.yes)


def _kick(table: Table, member: Member, command: wire.Kick) -> log.AnyEntry:
    _check_host(table, member)
    return log.Kick(_other(table, member, command.member).id)


def _make_host(table: Table, member: Member, command: wire.MakeHost) -> log.AnyEntry:
    _check_host(table, member)
    return log.MakeHost(_no_screen(_other(table, member, command.member)).id)


def _back(table: Table, member: Member) -> log.AnyEntry:
    for place, chair in enumerate(table.chairs):
        if chair.member == member.id and chair.stand_in:
            return log.StandIn(place, on=False)
    raise TableRefusal("no-stand-in")


def _leave(member: Member) -> log.AnyEntry:
    return log.Leave(member.id)


def _rename(table: Table, member: Member, command: wire.Rename) -> log.AnyEntry:
    return log.Rename(member.id, clean_name(command.name, names_taken(table, member)))


def _set_avatar(member: Member, command: wire.SetAvatar) -> log.AnyEntry:
    return log.SetAvatar(member.id, command.avatar)


def names_taken(table: Table, member: Member | None = None) -> list[str]:
    """The names of all others at the table, bots included."""
    people = [other.name for other in table.members.values() if other is not member and not other.banned]
    return people + [chair.bot_name for chair in table.chairs if chair.bot_name]


def _check_host(table: Table, member: Member) -> None:
    if member.id != table.host:
        raise TableRefusal("only-host")


def _other(table: Table, member: Member, wanted: int) -> Member:
    if wanted == member.id:
        raise TableRefusal("self")
    other = table.members.get(wanted)
    if other is None or other.banned:
        raise TableRefusal("no-member", member=wanted)
    return other


def _no_screen(member: Member) -> Member:
    if member.screen:
        raise TableRefusal("screen")
    return member
