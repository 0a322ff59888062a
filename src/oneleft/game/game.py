"""Game: one round, checked. The engine trusts its caller; this does not."""

import random
import struct
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, Self
from zlib import crc32

from oneleft.action import ACTION_CODES, Action, ActionTextError, text_of
from oneleft.cards import (
    CARD_CODES,
    COLOR_LETTERS,
    FACE_OF_CODE,
    FACES,
    MOST_CARDS,
    NO_COLOR,
    cards_text,
    expand,
)
from oneleft.engine import actions as code
from oneleft.engine.apply import apply, cards_to_shuffle, shuffle
from oneleft.engine.deal import cards_for_cut, cards_left_to_cut, cut, start_cut, start_round
from oneleft.engine.legal import accepts, is_legal, legal_words, may_penalize
from oneleft.engine.options import options_for
from oneleft.engine.penalties import price_of
from oneleft.engine.state import (
    CUT,
    DISCARD,
    DRAWN,
    NOBODY,
    OVER,
    PERFORM,
    PHASE_NAMES,
    RESPOND,
    SHUFFLE,
    TURN,
    VOTE,
    Phase,
    Round,
)
from oneleft.fair import Chance
from oneleft.game.event import Event, make_events
from oneleft.game.evidence import act_noticing, shuffle_noticing
from oneleft.game.memory import SPECTATOR_WATCHER, Memory, remember
from oneleft.game.position import Position
from oneleft.game.refusal import NotLegal, Refused, WrongChance, refusal, wrong_cards
from oneleft.game.saved import SavedGame, restore_memory, restore_round, save_memory, save_round
from oneleft.game.view import Public, Settling, View
from oneleft.rules import Rules

CHANCE = "*"
SETTLING_PHASES = (DISCARD, VOTE, PERFORM)
_PACK_CHECKED: Final = struct.Struct("<8h10s4Q").pack


class Game:
    """One round of the game, from the deal or a position to its end.

    With a seed the game shuffles by itself and only ever waits for players:

    >>> game = Game(Rules(), players=2, dealer=0, seed=3)
    >>> game.phase, game.turn
    ('turn', 1)
    >>> [str(action) for action in game.legal(1)]
    ['draw', 'play g6', 'play g7', 'play g9']
    >>> events = game.push(1, "play g6")
    >>> game.view(0).sizes
    (7, 6)

    Without one, chance is an action like any other:

    >>> game = Game(Rules(), players=2, dealer=0)
    >>> game.phase
    'shuffle'
    >>> game.shuffle(game.to_shuffle())[0].kind
    'shuffled'
    """

    def __init__(
        self,
        rules: Rules | None = None,
        players: int = 2,
        *,
        dealer: int | None = None,
        seed: int | str | None = None,
        position: Position | None = None,
        scores: Sequence[int] | None = None,
    ) -> None:
        """Start a round; without `dealer` (and `position`) with the cut for the deal (DEAL-1).

        `scores` are the totals of the match that it belongs to, seat by seat.
        """
        self.rules = Rules() if rules is None else rules
        self.rules.check_players(players)
        self.players = players
        if scores is not None and len(scores) != players:
            raise ValueError(f"{len(scores)} scores for {players} players")
        self.scores = None if scores is None else tuple(scores)
        self.history: list[str] = []
        self.events: list[Event] = []
        self._options = options_for(self.rules)
        self._memory: Memory | None = None  # kept from the first view on: see `_remembered`
        self._began = dealer, position
        self._is_restored = False
        self._random = None if seed is None else random.Random(seed)
        if position is not None:
            if dealer is not None:
                raise ValueError("a position has its own dealer: leave `dealer` out")
            self._round = position.to_round(self.rules, players)
            cards = [*position.draw, *position.discard, *(card for hand in position.hands for card in hand)]
            self._deck = tuple(sorted(cards))
        else:
            if dealer is not None and not (type(dealer) is int and 0 <= dealer < players):
                raise ValueError(f"unknown dealer {dealer!r}: seats are 0 to {players - 1}")
            self._round = Round(players)
            if dealer is None:
                start_cut(self._round)
            else:
                start_round(self._round, dealer)
            self._deck = tuple(expand(self.rules.deck()))
        self._settle_chance()

    # What everyone at the table sees

    @property
    def phase(self) -> Phase:
        return PHASE_NAMES[self._round.phase]

    @property
    def turn(self) -> int | None:
        """The seat that is to act; None in phases cut, shuffle and over."""
        return None if self._round.phase in (CUT, SHUFFLE, OVER) else self._round.turn

    @property
    def dealer(self) -> int | None:
        return _seat(self._round.dealer)

    @property
    def is_over(self) -> bool:
        return self._round.phase == OVER

    @property
    def winner(self) -> int | None:
        """Who went out; None before that, and for a blocked round."""
        return _seat(self._round.winner)

    @property
    def points(self) -> list[int] | None:
        """What each seat scored, or was charged; None until the round is over."""
        return self._round.points[: self.players] if self.is_over else None

    @property
    def waits_for_chance(self) -> bool:
        return self._round.phase in (CUT, SHUFFLE)

    # What may be done

    def may_act(self, seat: int) -> bool:
        """False where a seat certainly has no legal action: mostly only the seat in turn has any."""
        g = self._round
        return seat == g.turn or bool(g.exposed or g.jump or self._options.veto or g.phase == VOTE)

    def legal(self, seat: int) -> list[Action]:
        """All legal actions of a seat, sorted by their text."""
        return [Action(found) for found in sorted(self._legal_codes(seat), key=text_of)]

    def legal_texts(self, seat: int) -> list[str]:
        """The same in the notation: for those who only pass them on."""
        return sorted(map(text_of, self._legal_codes(seat)))

    def _legal_codes(self, seat: int) -> list[int]:
        self._check_seat(seat)
        if not self.may_act(seat):
            return []
        words = [0] * code.WORDS
        legal_words(self._round, self._options, seat, words)
        return [64 * place + bit for place, word in enumerate(words) if word for bit in _bits(word)]

    def waits_for(self, seat: int) -> bool:
        """Whether the round cannot go on before this seat acts."""
        g = self._round
        if g.phase == VOTE:
            return seat != g.turn and not g.voted >> seat & 1
        return seat == self.turn

    def accepts(self, seat: int, action: Action | str) -> bool:
        """Whether `push` would take it: legal, a legal play with UNO, or something the rules punish."""
        try:
            action = _as_action(action)
        except ActionTextError:
            return False
        return 0 <= seat < self.players and accepts(self._round, self._options, seat, action)

    def reason(self, seat: int, action: Action | str) -> Refused | None:
        """Why an action is not among the legal ones; None if it is, or is a legal play with UNO."""
        self._check_seat(seat)
        try:
            action = _as_action(action)
        except ActionTextError as error:
            return NotLegal("other", text=str(error))
        if is_legal(self._round, self._options, seat, action):
            return None
        return refusal(self._round, self._options, seat, action)

    def price(self, seat: int, action: Action | str) -> int | None:
        """The cards that an action costs which `push` takes and the rules punish; None for any other."""
        if self.reason(seat, action) is None or not self.accepts(seat, action):
            return None
        return price_of(self._round, self._options, _as_action(action))

    # Actions

    def push(self, seat: int, action: Action | str) -> list[Event]:
        """A seat acts. Returns what happened; raises Refused, changing nothing, where the rules do not allow it."""
        self._check_seat(seat)
        try:
            action = _as_action(action)
        except ActionTextError as error:
            raise NotLegal("other", text=str(error)) from None
        if not accepts(self._round, self._options, seat, action):
            raise refusal(self._round, self._options, seat, action)
        code_of_action = int(action)  # the engine's state holds plain ints only
        return self._transition(f"{seat} {action}", lambda: self._act(seat, code_of_action))

    def penalize(self, seat: int) -> list[Event]:
        """The referee gives a seat two cards for a suggestion (PEN-1)."""
        self._check_seat(seat)
        action = code.PENALTY + seat
        if not may_penalize(self._round, self._options, action):
            if not self.rules.suggestions:
                raise NotLegal("no-suggestions")
            raise NotLegal("penalty-phase", phase=self.phase)
        return self._transition(f"* penalty {seat}", lambda: self._act(seat, action))

    def to_shuffle(self) -> list[int]:
        """The cards that phase `shuffle` waits for, in canonical order."""
        if self._round.phase != SHUFFLE:
            raise WrongChance("other", text=f"nothing is to be shuffled in phase {self.phase}")
        cards = [0] * MOST_CARDS
        return sorted(cards[: cards_to_shuffle(self._round, self._options, cards)])

    def shuffle(self, order: Sequence[int]) -> list[Event]:
        """Chance: the shuffled cards, top first."""
        wanted = self.to_shuffle()
        _check_faces(order)
        problem = wrong_cards(order, wanted)
        if problem:
            raise WrongChance("other", text=problem)
        pile = list(reversed(order))
        return self._transition(f"* shuffle {cards_text(order)}", lambda: self._shuffle(pile))

    def cards_to_cut(self) -> int:
        """How many cards the next cut takes: one for each seat that still draws for the deal."""
        if self._round.phase != CUT:
            raise WrongChance("other", text=f"nobody draws for the deal in phase {self.phase}")
        return cards_for_cut(self._round)

    def left_to_cut(self) -> list[int]:
        """The cards that can still come in a cut."""
        cards = [0] * MOST_CARDS
        return cards[: cards_left_to_cut(self._round, self._options, cards)]

    def cut(self, cards: Sequence[int]) -> list[Event]:
        """Chance: the cards drawn for the deal, by those who still draw, in seat order."""
        needed = self.cards_to_cut()
        if len(cards) != needed:
            raise WrongChance("other", text=f"{needed} draw for the deal, but {len(cards)} cards are given")
        _check_faces(cards)
        extra = Counter(cards) - Counter(self.left_to_cut())
        if extra:
            raise WrongChance("other", text=f"not in the deck: {cards_text(sorted(extra.elements()))}")
        drawn = list(cards)
        return self._transition(f"* cut {cards_text(drawn)}", lambda: cut(self._round, self._options, drawn))

    def push_text(self, text: str) -> list[Event]:
        """Any action of the notation: '0 play r7', '* shuffle r7 g1 ...', '* cut r5 gS', '* penalty 2'."""
        who, _, rest = text.partition(" ")
        if who == CHANCE:
            return self._push_chance(text, rest)
        if not (len(who) == 1 and who in "0123456789") or int(who) >= self.players:
            raise NotLegal("other", text=f"unknown seat {who!r} in {text!r}: seats are 0 to {self.players - 1}")
        return self.push(int(who), rest)

    def _push_chance(self, text: str, rest: str) -> list[Event]:
        verb, _, arguments = rest.partition(" ")
        if verb == "penalty":
            if not (len(arguments) == 1 and arguments in "0123456789"):
                raise NotLegal(
                    "other", text=f"unknown seat {arguments!r} in {text!r}: seats are 0 to {self.players - 1}"
                )
            return self.penalize(int(arguments))
        if verb not in ("shuffle", "cut"):
            raise NotLegal(
                "other",
                text=f"unknown verb {verb!r} in {text!r}: chance and the referee cut, shuffle and give a penalty",
            )
        cards = []
        for name in arguments.split(" "):
            if name not in FACE_OF_CODE:
                raise WrongChance("other", text=f"unknown card {name!r} in a {verb}")
            cards.append(FACE_OF_CODE[name])
        return self.shuffle(cards) if verb == "shuffle" else self.cut(cards)

    def chance(self, source: Chance) -> list[Event]:
        """Shuffle or cut from a source of randomness."""
        if self._round.phase == CUT:
            return self.cut(source.sample(sorted(self.left_to_cut()), self.cards_to_cut()))
        order = self.to_shuffle()
        source.shuffle(order)
        return self.shuffle(order)

    def _act(self, seat: int, action: int) -> None:
        if self._memory is None:
            apply(self._round, self._options, seat, action)
        else:
            act_noticing(self._memory.evidence, self._round, self._options, seat, action)

    def _shuffle(self, pile: list[int]) -> None:
        if self._memory is None:
            shuffle(self._round, self._options, pile, len(pile))
        else:
            shuffle_noticing(self._memory.evidence, self._round, self._options, pile, len(pile))

    def _transition(self, text: str, change: Callable[[], None]) -> list[Event]:
        g = self._round
        was_open = g.open != NOBODY
        g.events = []
        change()
        facts, g.events = g.events, None
        if self._memory is not None:
            remember(self._memory.known, facts, self.players, self.hand)
        self.history.append(text)
        events = make_events(facts, was_open)
        self.events += events
        return events + self._settle_chance()

    def _settle_chance(self) -> list[Event]:
        """With a seed, chance never keeps anyone waiting."""
        if self._random is None or not self.waits_for_chance:
            return []
        return self.chance(self._random)

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise NotLegal("unknown-seat", number=repr(seat), last=self.players - 1)

    # What is known

    def hand(self, seat: int) -> list[int]:
        """The cards of a seat: for scoring and records; a player gets a view."""
        return sorted(face for faces in self._round.held[seat] for face in _bits(faces))

    def _remembered(self) -> Memory:
        """What was shown and could be noticed so far.

        Only views need it, and many a round is played without one: so it is worked out when a view is first asked for,
        and kept up from then on.
        """
        if self._memory is None:
            if all(line.startswith(CHANCE) for line in self.history):  # nobody has acted yet
                self._memory = Memory()
            else:
                self._memory = self._played_again() or Memory()
        return self._memory

    def _played_again(self) -> Memory | None:
        """What the history shows, played once more; None where a round was restored that is played differently now."""
        dealer, position = self._began
        twin = Game(self.rules, self.players, dealer=dealer, position=position)
        twin._memory = Memory()
        try:
            for line in self.history:
                twin.push_text(line)
        except Refused:
            if not self._is_restored:
                raise
            return None
        return None if self._is_restored and twin._round != self._round else twin._memory

    def drawn(self) -> tuple[int, ...] | None:
        """What the seat in turn has just drawn and may play: for its eyes only, unless hands lie open."""
        g = self._round
        return tuple(sorted(g.drawn[: g.drawn_count])) if g.phase == DRAWN else None

    def public(self) -> Public:
        """What everyone sees."""
        return Public(**self._seen_by_all())

    def view(self, seat: int | None) -> View:
        """What a seat may know; None for a spectator. Built field by field."""
        if seat is not None:
            self._check_seat(seat)
        g = self._round
        memory = self._remembered()
        watcher = SPECTATOR_WATCHER if seat is None else seat
        sees_drawn = (seat is not None and seat == self.turn) or g.open != NOBODY
        known = [memory.cards(watcher, holder) if holder != seat else () for holder in range(self.players)]
        return View(
            **self._seen_by_all(),
            rules=self.rules,
            players=self.players,
            scores=self.scores,
            seat=seat,
            hand=() if seat is None else tuple(self.hand(seat)),
            known=tuple(known),
            missing=tuple(map(tuple, memory.evidence.since[: self.players])),
            named=tuple(memory.evidence.named[: self.players]),
            deck=self._deck,
            discard=tuple(g.discard_pile[: g.discard_count]),
            drawn=self.drawn() if sees_drawn else None,
            settling=Settling(g.actor, bool(g.said), g.affected, g.ones) if g.phase in SETTLING_PHASES else None,
            idle=g.idle,
            points=None if self.points is None else tuple(self.points),
            legal=() if seat is None else tuple(self.legal(seat)),
        )

    def _seen_by_all(self) -> dict[str, Any]:
        g = self._round
        playing = g.phase in (TURN, DRAWN, RESPOND)
        hands_open = g.open != NOBODY
        return {
            "phase": PHASE_NAMES[g.phase],
            "turn": self.turn,
            "direction": g.direction,
            "dealer": _seat(g.dealer),
            "color": None if g.color == NO_COLOR else g.color,
            "top": g.discard_pile[g.discard_count - 1] if g.discard_count else None,
            "sizes": tuple(g.size[: self.players]),
            "open_hands": tuple(tuple(self.hand(seat)) for seat in range(self.players)) if hands_open else None,
            "draw_count": 0 if g.phase == CUT else g.draw_count,
            "discard_count": g.discard_count,
            "pending": g.pending if g.phase == RESPOND else 0,
            "wild4": (g.wild4_seat, g.wild4_color) if g.phase == RESPOND and g.wild4_seat != NOBODY else None,
            "jump": bool(g.jump) and playing,
            "exposed": tuple(_bits(g.exposed)) if playing and g.exposed else (),
            "veto": _seat(g.veto),
            "open": _seat(g.open),
            "elbows": _seat(g.elbows),
            "three": _seat(g.three),
            "voted": tuple(_bits(g.voted)) if g.phase == VOTE else (),
            "goal": g.goal if g.phase == DISCARD else None,
            "winner": _seat(g.winner),
        }

    def state(self) -> dict[str, Any]:
        """Everything, as the notation prints it: for replays, records and tests, never for a player."""
        g = self._round
        playing = g.phase in (TURN, DRAWN, RESPOND)
        challengeable = g.phase == RESPOND and g.wild4_seat != NOBODY
        legal = {str(seat): [str(action) for action in self.legal(seat)] for seat in range(self.players)}
        return {
            "phase": self.phase,
            "turn": self.turn,
            "direction": g.direction,
            "color": None if g.color == NO_COLOR else COLOR_LETTERS[g.color],
            "top": CARD_CODES[g.discard_pile[g.discard_count - 1]] if g.discard_count else None,
            "hands": [cards_text(self.hand(seat)) for seat in range(self.players)],
            "draw": "" if g.phase == CUT else cards_text(g.draw_pile[: g.draw_count][::-1]),
            "discard": cards_text(g.discard_pile[: g.discard_count]),
            "pending": g.pending if g.phase == RESPOND else 0,
            "drawn": cards_text(sorted(g.drawn[: g.drawn_count])) if g.phase == DRAWN else "",
            "wild4": {"seat": g.wild4_seat, "color": COLOR_LETTERS[g.wild4_color]} if challengeable else None,
            "jump": bool(g.jump) and playing,
            "exposed": list(_bits(g.exposed)) if playing else [],
            "veto": _seat(g.veto),
            "open": _seat(g.open),
            "elbows": _seat(g.elbows),
            "three": _seat(g.three),
            "dealer": self.dealer,
            "winner": self.winner,
            "points": self.points,
            "legal": {seat: actions for seat, actions in legal.items() if actions},
        }

    def check(self) -> int:
        """A number of 16 bits made of what can be counted and of the hand of whoever is to act.

        A round that was played again and has another number is not the same round. Logs keep it: what goes in stays.
        """
        g = self._round
        once, twice, thrice, four_times = g.held[g.turn]  # for nobody (-1) that of the last seat: any will do
        counted = _PACK_CHECKED(
            g.phase,
            g.turn,
            g.direction,
            g.color,
            g.draw_count,
            g.discard_count,
            g.pending,
            g.exposed,
            bytes(g.size),
            once,
            twice,
            thrice,
            four_times,
        )
        return crc32(counted) & 0xFFFF

    def record(self) -> dict[str, Any]:
        """This round as an entry of a record: dealer, actions, winner, points."""
        return {"dealer": self.dealer, "actions": list(self.history), "winner": self.winner, "points": self.points}

    @classmethod
    def from_round(
        cls,
        rules: Rules,
        g: Round,
        deck: tuple[int, ...],
        memory: Memory | None = None,
        scores: tuple[int, ...] | None = None,
    ) -> Self:
        """A game over a state of the engine, with no history: for sampling and analysis."""
        game = object.__new__(cls)
        game.rules = rules
        game.players = g.players
        game.scores = scores
        game.history = []
        game.events = []
        game._options = options_for(rules)
        game._memory = memory
        game._began = None, None
        game._is_restored = False
        game._random = None
        game._round = g
        game._deck = deck
        return game

    def save(self) -> SavedGame:
        """The round as plain values, to be encoded at once: they are its own. A seed is not among them."""
        dealer, position = self._began
        return SavedGame(
            players=self.players,
            history=self.history,
            deck=list(self._deck),
            round=save_round(self._round),
            dealer=dealer,
            position=position,
            scores=None if self.scores is None else list(self.scores),
            memory=None if self._memory is None else save_memory(self._memory),
        )

    @classmethod
    def restore(cls, rules: Rules, saved: SavedGame) -> Self:
        """The round as it was saved, with its history; only `events` begins anew."""
        game = cls.from_round(
            rules,
            restore_round(saved.players, saved.round),
            tuple(saved.deck),
            None if saved.memory is None else restore_memory(saved.memory),
            None if saved.scores is None else tuple(saved.scores),
        )
        game._began = saved.dealer, saved.position
        game._is_restored = True
        game.history = saved.history
        return game

    def copy(self) -> Self:
        """An independent copy, its randomness included."""
        memory = None if self._memory is None else self._memory.copy()
        twin = self.from_round(self.rules, self._round.copy(), self._deck, memory, self.scores)
        twin._began = self._began
        twin._is_restored = self._is_restored
        twin.history = list(self.history)
        twin.events = list(self.events)
        if self._random is not None:
            twin._random = random.Random()
            twin._random.setstate(self._random.getstate())
        return twin


def _as_action(action: Action | str) -> Action:
    if isinstance(action, str):
        return Action.parse(action)
    if action not in ACTION_CODES:
        raise ActionTextError(f"unknown action {int(action)}")
    return Action(action)


def _check_faces(cards: Sequence[int]) -> None:
    for card in cards:
        if type(card) is not int or not 0 <= card < FACES:
            raise WrongChance("other", text=f"unknown card {card!r}: a face is 0 to {FACES - 1}")


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _bits(word: int) -> list[int]:
    """The places of the ones of a word."""
    places = []
    while word:
        lowest = word & -word
        places.append(lowest.bit_length() - 1)
        word ^= lowest
    return places
