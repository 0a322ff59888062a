"""`Rules`: every option with its declaration, as a frozen value."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, Self

from oneleft.cards import FEWEST_PLAYERS, MOST_PLAYERS, deck_counts
from oneleft.rules.editions import edition_of
from oneleft.rules.errors import RulesError, kind_of
from oneleft.rules.option_kinds import Choice, Customs, FirstPlayer, Number, Option, Switch, declared
from oneleft.rules.version import RULES_VERSION


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """Every option of the rulebook, and the version by which they are played. `Rules()` is the official edition.

    A field is all there is to declare of an option; docs/adding.md says what else a new one needs.

    >>> Rules(stacking=True).stacking
    True
    >>> Rules.of("quick", target=200).catch_until
    'card'
    """

    edition: str = "official"
    hand_size: Annotated[int, Number(least=1, most=10, group="start", clauses="DECK-5 DEAL-2", place=9, usual=10)] = 7
    blanks: Annotated[bool, Switch(group="cards", clauses="DECK-4", place=12, through="deck")] = False
    shuffle_hands: Annotated[
        bool, Switch(group="cards", clauses="DECK-2 START-7 SHUF-1 SHUF-2", place=13, through="deck")
    ] = False
    customs: Annotated[
        tuple[str, ...], Customs(group="cards", clauses="DECK-3 START-7 CUST-1 CUST-2", place=37, through="customs")
    ] = ()
    veto: Annotated[bool, Switch(group="cards", clauses="VETO-1 VETO-2", place=14)] = False
    first_player: Annotated[Literal["left"] | int, FirstPlayer(group="start", clauses="DEAL-4", place=15)] = "left"
    start_wild: Annotated[Literal["color", "reshuffle"], Choice(group="start", clauses="START-5", place=16)] = "color"
    start_wild4: Annotated[Literal["reshuffle", "color"], Choice(group="start", clauses="START-6", place=17)] = (
        "reshuffle"
    )
    drawn_card: Annotated[Literal["may", "must"], Choice(group="turns", clauses="TURN-4", place=18)] = "may"
    wrong_card: Annotated[
        Literal["refused", "penalty"], Choice(group="penalties", clauses="TURN-8 PEN-2", place=21)
    ] = "refused"
    wild4_condition: Annotated[bool, Switch(group="wild4", clauses="WILD4-2 WILD4-7", place=22)] = True
    bluff: Annotated[bool, Switch(group="wild4", clauses="WILD4-3", place=23)] = True
    challenge: Annotated[bool, Switch(group="wild4", clauses="WILD4-4 WILD4-5 WILD4-6 WILD4-7", place=24)] = True
    uno_owed_by: Annotated[Literal["player", "holder"], Choice(group="uno", clauses="UNO-5", place=25)] = "player"
    catch_until: Annotated[Literal["turn", "card"], Choice(group="uno", clauses="UNO-4 UNO-7", place=26)] = "turn"
    false_catch: Annotated[int, Number(least=0, most=4, group="uno", clauses="UNO-6", place=27)] = 0
    suggestions: Annotated[bool, Switch(group="penalties", clauses="PEN-1", place=28)] = False
    stacking: Annotated[bool, Switch(group="house", clauses="STACK-1 STACK-2 STACK-3 STACK-4 STACK-5", place=29)] = (
        False
    )
    stack_mixed: Annotated[bool, Switch(group="house", clauses="STACK-2 STACK-6", place=30)] = False
    jump_in: Annotated[bool, Switch(group="house", clauses="JUMP-1 JUMP-2 JUMP-3 JUMP-4 STACK-7", place=31)] = False
    zero_rotation: Annotated[bool, Switch(group="house", clauses="ZERO-1 SWAP-1", place=32)] = False
    seven_swap: Annotated[bool, Switch(group="house", clauses="SEVEN-1 SWAP-1", place=33)] = False
    draw_to_match: Annotated[Literal["off", "may", "must"], Choice(group="house", clauses="MATCH-1", place=19)] = "off"
    scoring: Annotated[
        Literal["winner_takes", "running_total", "elimination"],
        Choice(group="match", clauses="SCORE-1 SCORE-3 ELIM-1", place=34),
    ] = "winner_takes"
    target: Annotated[
        int, Number(least=1, most=10_000, group="match", clauses="SCORE-2 SCORE-3 ELIM-1", place=10, unit=10, usual=100)
    ] = 500
    wild_points: Annotated[Literal[50, 20], Choice(group="match", clauses="SCORE-1", place=11, through="worth")] = 50
    partners: Annotated[bool, Switch(group="match", clauses="TEAM-1", place=36)] = False
    version: int = RULES_VERSION

    def __post_init__(self) -> None:
        edition_of(self.edition)
        for name, option in OPTIONS.items():
            object.__setattr__(self, name, option.checked(getattr(self, name)))
        self._check_together()

    def _check_together(self) -> None:
        """Refuse options that contradict each other."""
        if self.stack_mixed and not self.stacking:
            raise RulesError("mixed-alone", ("stack_mixed", "stacking"))
        if self.challenge and not self.wild4_condition:
            raise RulesError("challenge-alone", ("challenge", "wild4_condition"))
        if self.partners and self.scoring != "winner_takes":
            raise RulesError("partners-scoring", ("partners", "scoring"), scoring=self.scoring)

    @classmethod
    def of(cls, edition: str = "official", /, **options: Any) -> Self:
        """An edition with options changed on top (HOUSE-1)."""
        changes = edition_of(edition).changes
        _check_names(options)
        return cls(**{"edition": edition, **changes, **options})

    @classmethod
    def from_json(cls, data: object, version: int = RULES_VERSION) -> Self:
        """Read `{"edition": "official", "stacking": true}`, to be played by this version."""
        if not isinstance(data, dict):
            raise RulesError("rules-kind", value=kind_of(data))
        options = dict(data)
        edition = options.pop("edition", "official")
        if not isinstance(edition, str):
            raise RulesError("edition-kind", value=kind_of(edition))
        return replace(cls.of(edition, **options), version=version)

    def to_json(self) -> dict[str, Any]:
        """The edition and what differs from it; with the version, `from_json` reads it back to an equal value."""
        data: dict[str, Any] = {"edition": self.edition}
        base = Rules.of(self.edition)
        for name, option in OPTIONS.items():
            value = getattr(self, name)
            if value != getattr(base, name):
                data[name] = option.to_json(value)
        return data

    def values(self) -> dict[str, Any]:
        """The value of every option as JSON, for readers that do not know the editions."""
        return {name: option.to_json(getattr(self, name)) for name, option in OPTIONS.items()}

    def changed(self, **options: Any) -> Self:
        """The same rules with some options changed."""
        _check_names(options)
        return replace(self, **options)

    def check_players(self, players: int) -> None:
        """Refuse a number of players these rules cannot be played with."""
        if type(players) is not int or not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
            raise RulesError("players", ("players",), least=FEWEST_PLAYERS, most=MOST_PLAYERS, players=repr(players))
        if self.partners and (players < 4 or players % 2):
            raise RulesError("partners-players", ("partners", "players"), players=players)
        if self.first_player != "left" and self.first_player >= players:
            raise RulesError(
                "first-player", ("first_player", "players"), seat=self.first_player, players=players, last=players - 1
            )

    def deck(self) -> list[int]:
        """How many of each face the deck has."""
        return deck_counts(blanks=self.blanks, shuffle_hands=self.shuffle_hands, customs=len(self.customs))

    def teams(self, players: int) -> list[list[int]]:
        """The sides (TEAM-1): seats opposite each other; empty where everyone plays alone."""
        half = players // 2
        return [[seat, seat + half] for seat in range(half)] if self.partners else []


OPTIONS: Final[Mapping[str, Option]] = MappingProxyType(declared(Rules))


def unknown_option(name: str) -> RulesError:
    return RulesError("unknown-option", option=name, options=", ".join(OPTIONS))


def option_from_text(name: str, text: str) -> Any:
    """Read an option's value as typed on a command line: on, off, a number, a word, a comma-separated list."""
    _check_names([name])
    return OPTIONS[name].from_text(text)


def _check_names(names: Iterable[str]) -> None:
    for name in names:
        if name not in OPTIONS:
            raise unknown_option(name)
