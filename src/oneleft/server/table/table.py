"""Table: people, places, a match. Its state is the fold of its log, so that a crash loses nothing that was written.

Nothing here knows of time, sockets or disks: `apply` takes an entry and tells what happened. Whether a command is
allowed at all is decided in commands.py, what each member may see of it in visibility.py.
"""

from collections import deque
from dataclasses import dataclass, field
from typing import Final, TypeAlias, assert_never
from zlib import crc32

import msgspec
from msgspec import Struct

from oneleft.cards import cards_text
from oneleft.fair import Chance, FairProof, FairShuffle
from oneleft.game import Event, Game
from oneleft.match import Match
from oneleft.rules import RULES_VERSION, Rules, check_version
from oneleft.server.protocol import wire
from oneleft.server.table import entries as log
from oneleft.server.table.names import bot_name

STAND_IN: Final = "casual"  # the bot that plays for those who are away
UNDER_WAY: Final = ("playing", "between")  # the stages of a match that is not over
MOST_CHAT: Final = 200
MOST_STEPS: Final = 3000
# What leaves the position as it was for the one who is to act: a play sent before it is still meant.
ASIDES: Final = frozenset({"uno", "catch", "vote", "veto", "penalty"})


class Diverged(ValueError):
    """Playing an entry of the log again has come to something else than when it was written."""


class GameMoves(Struct, tag_field="event", tag="moves"):
    """Events of the round, with what is for some seats only; visibility.py makes a `Moved` of it for each."""

    events: list[Event]
    how: log.How


Happening: TypeAlias = wire.TableEvent | GameMoves


class Step(Struct, array_like=True):
    """What one entry of the log made happen."""

    version: int
    happenings: list[Happening]


@dataclass(slots=True)
class Member:
    """A person (or a screen) that has been at this table, whether connected or not."""

    id: int
    name: str
    key: str
    banned: bool = False
    place: int | None = None
    seen_since: int = 0  # the version at which what this member may see last changed
    held: int | None = None  # the place held in this match: no other hand may be taken up
    avatar: str = ""
    screen: bool = False
    missed: int = 0  # decisions in a row that time made

    def person(self) -> wire.Person:
        return wire.Person(self.id, self.name, self.avatar, self.screen)


@dataclass(slots=True)
class Chair:
    """A place at the table."""

    member: int | None = None
    bot: str | None = None
    bot_name: str = ""
    stand_in: bool = False
    left: bool = False

    @property
    def is_filled(self) -> bool:
        return self.member is not None or self.bot is not None

    @property
    def takeable(self) -> bool:
        """Free, a bot's, or left for good."""
        return self.member is None or self.left


@dataclass(slots=True)
class Accusation:
    """A chat message that someone calls a suggestion (PEN-1), while the others vote on it."""

    id: int
    by: int
    place: int
    message: int
    voters: list[int]
    ballots: dict[int, bool] = field(default_factory=dict)


def chances_in(game: Game) -> list[str]:
    """The cuts and shuffles of a round so far."""
    return [line for line in game.history if line.startswith(("* cut", "* shuffle"))]


class Table:
    """The state of one table: who is here, who sits where, and the match. `apply` is the only way to change it."""

    def __init__(self) -> None:
        self.version = 0
        self.code = ""
        self.closed = False
        self.settings = self.full_settings = wire.Settings()  # as chosen, and with the value of every option
        self.rules = Rules()
        self.stage: wire.Stage = "waiting"
        self.members: dict[int, Member] = {}
        self.by_key: dict[str, Member] = {}
        self.chairs: list[Chair] = []
        self.has_bots = False  # at some place, be it only to stand in
        self.host = 0
        self.match: Match | None = None
        self.match_number = 0
        self.sitting: tuple[int, ...] = ()  # seat of the round -> place
        self.sheet: list[wire.RoundOver] = []
        self.deal = False  # a match is to start as soon as the host is there
        self.next_deal = FairShuffle("")  # the chance of the next round; without a secret it is not a fair shuffle
        self.contributions: dict[int, str] = {}  # what members have added to it
        self.fair: FairShuffle | None = None  # the chance of the round under way
        self.ready: list[int] = []
        self.chat: deque[wire.Said] = deque(maxlen=MOST_CHAT)
        self.accusations: dict[int, Accusation] = {}
        self.voted_on: set[int] = set()  # chat messages of this round that were voted on
        self.steps: deque[Step] = deque()
        self.story_from = 0  # `steps` has everything after this version
        self.arranged_at = 0  # the version of the last change to who sits where and may see what
        self.moved_at = 0  # the version of the last change that makes earlier plays stale
        self.played_at = 0  # the version of the last change to the round, asides too
        self.round_at = 0  # the version the round started with
        self.hoped: list[str] = []  # whom the maker hopes to see, by place
        self.waits_since = 0  # when the decision under way began, in seconds since 1970, where that counts in days

    # What can be asked

    @property
    def game(self) -> Game | None:
        """The round under way, or the one just over."""
        return self.match.game if self.match is not None else None

    @property
    def names(self) -> list[str]:
        return [self.name_of(place) for place in range(len(self.chairs))]

    @property
    def is_slow(self) -> bool:
        """Nobody needs to be there: the time for a decision is days."""
        return self.settings.clock == "days"

    def name_of(self, place: int) -> str:
        chair = self.chairs[place]
        return chair.bot_name if chair.member is None else self.members[chair.member].name

    def places(self) -> list[wire.Place]:
        return [
            wire.Place(
                self.name_of(place), chair.member, chair.bot, chair.stand_in, chair.left, self._hoped_at(place, chair)
            )
            for place, chair in enumerate(self.chairs)
        ]

    def _hoped_at(self, place: int, chair: Chair) -> str:
        return self.hoped[place] if place < len(self.hoped) and not chair.is_filled else ""

    def seat_of(self, member: Member) -> int | None:
        """The member's seat in the round under way."""
        place = member.place
        return self.sitting.index(place) if place is not None and place in self.sitting else None

    def plays_by_bot(self, seat: int) -> str | None:
        """The kind of bot that plays a seat of the round; None where a person does."""
        chair = self.chairs[self.sitting[seat]]
        return STAND_IN if chair.stand_in else chair.bot

    def is_full(self) -> bool:
        return all(chair.is_filled for chair in self.chairs)

    def player_at(self, seat: int) -> Member | None:
        """The person whose seat it is, whether a bot stands in or not."""
        member = self.chairs[self.sitting[seat]].member
        return None if member is None else self.members[member]

    # The fold

    def apply(self, entry: log.AnyEntry, chance: Chance | None = None) -> list[Happening]:
        """Take the next entry. With `chance` the shuffles that a live move calls for are made and added to the entry.

        Raises Refused, and nothing has changed, where the rules of the game do not allow a move. Without `chance` the
        entry is one of the log: raises Diverged, and the table is of no use, where it does not come out as it did.
        """
        version = self.version + 1
        happenings = self._applied(entry, version, chance)
        self.version = version
        if not isinstance(entry, log.Move):  # nearly all are moves, and those change nobody's place
            self.arranged_at = version
            self.look_for_bots()
        self.steps.append(Step(version, happenings))
        if len(self.steps) > MOST_STEPS:
            self.story_from = self.steps.popleft().version
        return happenings

    def look_for_bots(self) -> None:
        self.has_bots = any(chair.bot or chair.stand_in for chair in self.chairs)

    def _applied(self, entry: log.AnyEntry, version: int, chance: Chance | None) -> list[Happening]:
        match entry:
            case log.Move():  # first: nearly all are
                return self._move(entry, version, chance)
            case log.Create():
                return self._create(entry)
            case log.Join():
                return self._join(entry, version)
            case log.Rename():
                return self._rename(entry)
            case log.SetAvatar():
                return self._set_avatar(entry)
            case log.Leave():
                return self._leave(entry, version)
            case log.Kick():
                return self._kick(entry, version)
            case log.MakeHost():
                return self._make_host(entry)
            case log.Sit():
                return self._sit(entry, version)
            case log.Stand():
                return self._stand(entry, version)
            case log.SetBot():
                return self._set_bot(entry)
            case log.Configure():
                return self._configure(entry, version)
            case log.StartMatch():
                return self._start_match(entry, chance)
            case log.StartRound():
                return self._start_round(entry, version, chance)
            case log.Contribute():
                return self._contribute(entry)
            case log.StandIn():
                return self._stand_in(entry, version)
            case log.Ready():
                return self._ready(entry)
            case log.Say():
                return self._say(entry, version)
            case log.Accuse():
                return self._accuse(entry, version)
            case log.Ballot():
                return self._ballot(entry)
            case log.Verdict():
                return self._verdict(entry, version, chance)
            case log.Close():
                return self._close()
            case _:
                assert_never(entry)

    def _create(self, entry: log.Create) -> list[Happening]:
        self.code = entry.code
        self.deal = entry.deal
        self.hoped = entry.hoped
        self.next_deal = FairShuffle(entry.secret)
        self.set_up(entry.settings)
        return []

    def set_up(self, settings: wire.Settings) -> None:
        """What follows from the settings."""
        self.settings = settings
        self.rules = Rules.from_json(settings.rules)
        self.full_settings = msgspec.structs.replace(
            settings, rules={"edition": self.rules.edition, **self.rules.values()}
        )
        del self.chairs[settings.players :]
        self.chairs += [Chair() for _ in range(settings.players - len(self.chairs))]

    def _join(self, entry: log.Join, version: int) -> list[Happening]:
        member = Member(
            entry.member, entry.name, entry.key, seen_since=version, avatar=entry.avatar, screen=entry.screen
        )
        self.members[member.id] = self.by_key[member.key] = member
        self.host = self.host or member.id
        return [wire.Joined(member.person())]

    def _rename(self, entry: log.Rename) -> list[Happening]:
        self.members[entry.member].name = entry.name
        return [wire.Renamed(entry.member, entry.name)]

    def _set_avatar(self, entry: log.SetAvatar) -> list[Happening]:
        self.members[entry.member].avatar = entry.avatar
        return [wire.AvatarIs(entry.member, entry.avatar)]

    def _leave(self, entry: log.Leave, version: int) -> list[Happening]:
        member = self.members[entry.member]
        told = self._unseat(member, version, "left")
        return [*told, wire.Left(member.id)]

    def _kick(self, entry: log.Kick, version: int) -> list[Happening]:
        member = self.members[entry.member]
        place = member.place
        for held, chair in enumerate(self.chairs):  # a place kept for someone who left is not kept for long
            if chair.member == member.id:
                place = held
        told: list[Happening] = [wire.Kicked(member.id)]
        if place is not None:
            chair = self.chairs[place]
            self.chairs[place] = self._bot_chair(place, chair) if self.stage in UNDER_WAY else Chair()
            told.append(self._places_are("kicked", place, member.id))
        member.banned, member.place, member.seen_since = True, None, version
        return told

    def _make_host(self, entry: log.MakeHost) -> list[Happening]:
        self.host = entry.member
        return [wire.HostIs(entry.member)]

    def _sit(self, entry: log.Sit, version: int) -> list[Happening]:
        member = self.members[entry.member]
        took = self.chairs[entry.place].bot is not None or self.chairs[entry.place].member is not None
        for place, chair in enumerate(self.chairs):
            if chair.member == member.id:  # left in a match that is over
                self.chairs[place] = self._bot_chair(place, chair)
        self.chairs[entry.place] = Chair(member.id)
        member.place, member.seen_since = entry.place, version
        if self.stage in UNDER_WAY:
            member.held = entry.place
        return [self._places_are("took" if took else "sat", entry.place, member.id)]

    def _stand(self, entry: log.Stand, version: int) -> list[Happening]:
        return self._unseat(self.members[entry.member], version, "stood")

    def _unseat(self, member: Member, version: int, what: wire.PlacesChange) -> list[Happening]:
        place = member.place
        if place is None:
            return []
        chair = self.chairs[place]
        if self.stage in UNDER_WAY:
            chair.stand_in = chair.left = True  # kept until someone else wants it
        else:
            self.chairs[place] = Chair()
        member.place, member.seen_since = None, version
        return [self._places_are(what, place, member.id)]

    def _set_bot(self, entry: log.SetBot) -> list[Happening]:
        stays = self.chairs[entry.place].bot_name == entry.name
        self.chairs[entry.place] = Chair(bot=entry.bot, bot_name=entry.name)
        what: wire.PlacesChange = "freed" if entry.bot is None else "level" if stays else "bot"
        return [self._places_are(what, entry.place, None)]

    def _configure(self, entry: log.Configure, version: int) -> list[Happening]:
        if entry.settings.spectators != self.settings.spectators:
            for member in self.members.values():
                member.seen_since = version
        self.set_up(entry.settings)
        self.stage = "waiting"
        self.ready = []
        return [wire.Configured(self.full_settings, self.places())]

    def _start_match(self, entry: log.StartMatch, chance: Chance | None) -> list[Happening]:
        if chance is not None:
            entry.rules = RULES_VERSION
        self.rules = Rules.from_json(self.settings.rules, check_version(entry.rules))
        for place, chair in enumerate(self.chairs):
            if chair.left:
                self.chairs[place] = self._bot_chair(place, chair)
        for member in self.members.values():
            member.held = member.place
        self.match = Match(self.rules, self.names, form=self.settings.form, hands=self.settings.hands)
        self.match_number += 1
        self.sheet = []
        self.sitting = ()
        self.ready = []
        self.deal = False
        self.stage = "between"  # until the first round starts
        return [wire.MatchStarted(self.match_number, self.places())]

    def _start_round(self, entry: log.StartRound, version: int, chance: Chance | None) -> list[Happening]:
        assert self.match is not None
        self.match.start_round()
        self.sitting = self.match.seats
        self.stage = "playing"
        self.ready = []
        self.voted_on.clear()
        self.accusations.clear()
        self.moved_at = self.played_at = self.round_at = version
        self.waits_since = entry.at
        self.steps.clear()
        self.story_from = version - 1
        # Of those who sit here now: others may come by and go, and must not crowd them out.
        added = tuple(
            part for member, part in sorted(self.contributions.items()) if self.members[member].place is not None
        )
        self.fair = FairShuffle(self.next_deal.secret, added) if self.next_deal.secret else None
        self.next_deal = FairShuffle(entry.secret)
        self.contributions = {}
        commitment = "" if self.fair is None else self.fair.commitment
        started = wire.RoundStarted(len(self.match.rounds) + 1, list(self.sitting), commitment, list(added))
        told: list[Happening] = [started, *self._play(entry, "deal", chance)]
        return [*told, wire.Committed(self.next_deal.commitment)] if entry.secret else told

    def _contribute(self, entry: log.Contribute) -> list[Happening]:
        self.contributions[entry.member] = entry.random
        return [wire.Contributed(entry.member)]

    def _move(self, entry: log.Move, version: int, chance: Chance | None) -> list[Happening]:
        was_vote = self._is_voting()
        told = self._play(entry, entry.how, chance)
        self.played_at = version
        if not (was_vote and self._is_voting()):  # all vote in the same time
            self.waits_since = entry.at
        seat, verb, *_ = entry.lines[0].split(" ", 2)
        self._count_missed(seat, entry.how)
        if verb not in ASIDES:
            self.moved_at = version
        return told

    def _is_voting(self) -> bool:
        return self.game is not None and self.game.phase == "vote"

    def _count_missed(self, seat: str, how: log.How) -> None:
        member = self.player_at(int(seat)) if seat.isdigit() else None
        if member is not None and how == "clock":
            member.missed += 1
        elif member is not None and how == "person":
            member.missed = 0

    def _play(
        self, entry: log.StartRound | log.Move | log.Verdict, how: log.How, chance: Chance | None
    ) -> list[Happening]:
        """Push the lines; then, live, whatever chance they call for. Live the entry says what it came to, else it is
        held to that."""
        match, game = self.match, self.game
        assert match is not None and game is not None
        events: list[Event] = []
        for line in entry.lines:
            events += game.push_text(line)
        while chance is not None and game.waits_for_chance:
            events += game.chance(chance if self.fair is None else self.fair.chance(len(chances_in(game))))
            entry.lines.append(game.history[-1])
        told: list[Happening] = [GameMoves(events, how)]
        check = game.check()
        if game.is_over:
            told += self._finish_round(match, game)
            check = crc32(f"{check} {game.points} {match.scores} {match.winners}".encode()) & 0xFFFF
        if chance is not None:
            entry.check = check
        elif entry.check not in (0, check):
            raise Diverged(f"version {match.series.rules.version} of the rules has played it differently here")
        return told

    def _finish_round(self, match: Match, game: Game) -> list[Happening]:
        hands, points = [""] * len(self.chairs), [0] * len(self.chairs)
        scored = game.points
        assert scored is not None
        for seat, place in enumerate(self.sitting):
            hands[place], points[place] = cards_text(game.hand(seat)), scored[seat]
        winner = None if game.winner is None else self.sitting[game.winner]
        record = match.finish_round()
        shown: wire.FairRound | None = None
        if self.fair is not None:
            fair = self.fair
            record.fair = FairProof(fair.commitment, fair)
            shown = wire.FairRound(fair.commitment, fair.secret, list(fair.contributions), chances_in(game))
        over = wire.RoundOver(winner, points, match.scores, hands, shown)
        self.sheet.append(over)
        self.accusations.clear()
        self.stage = "over" if match.is_over else "between"
        told: list[Happening] = [over]
        if match.is_over:
            told.append(wire.MatchOver(self.match_number, match.winners))
        return told

    def _stand_in(self, entry: log.StandIn, version: int) -> list[Happening]:
        chair = self.chairs[entry.place]
        chair.stand_in = entry.on
        assert chair.member is not None
        if not entry.on:
            member = self.members[chair.member]
            member.missed = 0
            self.waits_since = entry.at  # who comes back has all the time again
            if chair.left:
                chair.left = False
                member.place, member.seen_since = entry.place, version
        return [self._places_are("away" if entry.on else "back", entry.place, chair.member)]

    def _ready(self, entry: log.Ready) -> list[Happening]:
        self.ready.append(entry.member)
        return [wire.ReadyAre(list(self.ready))]

    def _say(self, entry: log.Say, version: int) -> list[Happening]:
        said = wire.Said(version, entry.member, entry.text, entry.at)
        self.chat.append(said)
        return [said]

    def _accuse(self, entry: log.Accuse, version: int) -> list[Happening]:
        self.accusations[version] = Accusation(version, entry.by, entry.place, entry.message, entry.voters)
        self.voted_on.add(entry.message)
        return [wire.Accused(version, entry.by, entry.place, entry.message, entry.voters)]

    def _ballot(self, entry: log.Ballot) -> list[Happening]:
        self.accusations[entry.accusation].ballots[entry.member] = entry.yes
        return [wire.Balloted(entry.accusation, entry.member, entry.yes)]

    def _verdict(self, entry: log.Verdict, version: int, chance: Chance | None) -> list[Happening]:
        accusation = self.accusations[entry.accusation]
        told = self._play(entry, "vote", chance) if entry.lines else []
        self.played_at = version
        if entry.lines:
            self.waits_since = entry.at
        self.accusations.pop(accusation.id, None)
        return [wire.Verdict(accusation.id, accusation.place, entry.guilty), *told]

    def _close(self) -> list[Happening]:
        self.closed = True
        return [wire.Closed()]

    def _places_are(self, what: wire.PlacesChange, place: int, member: int | None) -> wire.PlacesAre:
        return wire.PlacesAre(what, place, self.places(), member)

    def _bot_chair(self, place: int, chair: Chair) -> Chair:
        """A bot for good in place of a person."""
        taken = [self.name_of(other) for other in range(len(self.chairs)) if other != place]
        return Chair(bot=chair.bot or STAND_IN, bot_name=chair.bot_name or bot_name(taken))
