"""The rules in force, in short English sentences for a table to show.

`explain` picks the sentences; their words are all in TEXTS and SECTIONS, so that a catalogue of translations can take
their place. A key stands for one whole sentence: none is put together from parts, and where a number changes the
grammar there are two keys. Each sentence names the clauses of docs/rules.md that it rests on.
"""

import textwrap
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from types import MappingProxyType
from typing import Final, TypeAlias

from oneleft.rules import CUSTOM_EFFECTS, EDITIONS, OPTIONS, Rules, RulesError

Args: TypeAlias = dict[str, int | str]

WIDTH: Final = 80
DISCARDING_EFFECTS: Final = frozenset({"drop-wilds", "seven", "three-all", "joke"})

SECTIONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "deck": "The cards",
        "setup": "Setting up",
        "turn": "Your turn",
        "actions": "Action cards and wilds",
        "two": "Two players",
        "special": "Special cards",
        "house": "House rules",
        "uno": "UNO",
        "end": "Going out and points",
        "match": "Winning the match",
        "table": "At the table",
    }
)

TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        # The cards
        "deck-size": "The deck has {cards} cards.",
        "deck-colors": "Red, yellow, green and blue each have one 0, two of every number from 1 to 9, and two each of "
        "Draw Two, Reverse and Skip.",
        "deck-colors-blanks": "Red, yellow, green and blue each have one 0, two of every number from 1 to 9, and two "
        "each of Blank, Reverse and Skip.",
        "deck-blank": "Blanks take the place of the Draw Twos: a Blank goes on its colour or on another Blank, and "
        "does nothing.",
        "deck-wilds": "Four Wilds and four Wild Draw Fours have no colour.",
        "deck-shuffle-hands": "One Wild Shuffle Hands is in the deck.",
        "deck-customs-one": "One Wild Customizable is in the deck.",
        "deck-customs": "{cards} Wild Customizables are in the deck.",
        # Setting up
        "players-any": "Two to ten players can take part.",
        "players-sides": "Four, six, eight or ten players can take part.",
        "players": "{players} players take part.",
        "dealer": "Everyone draws a card, and the highest number deals; cards without a number count zero.",
        "dealer-next": "The deal of each further round moves one player to the left.",
        "hand": "Everyone is dealt {cards} cards.",
        "hand-one": "Everyone is dealt a single card.",
        "turned-up": "The top card of the draw pile is then turned up and starts the discard pile.",
        "first-left": "The first player is the one to the left of the dealer.",
        "first-seat": "The first player is seat {seat}, whoever deals.",
        "start-number": "If a number is turned up, the first player has the first turn.",
        "start-number-blanks": "If a number or a Blank is turned up, the first player has the first turn.",
        "start-draw-two": "If a Draw Two is turned up, the first player draws 2 cards and misses the turn.",
        "start-draw-two-stacking": "If a Draw Two is turned up, the first player stacks another on it, or draws 2 "
        "cards and misses the turn.",
        "start-draw-two-mixed": "If a Draw Two is turned up, the first player stacks a Draw Two or a Wild Draw Four "
        "on it, or draws 2 cards and misses the turn.",
        "start-reverse": "If a Reverse is turned up, the dealer has the first turn and play runs to the right.",
        "start-skip": "If a Skip is turned up, the first player misses the turn and the next one begins.",
        "start-wild-color": "If a Wild is turned up, the first player picks the colour and has the first turn.",
        "start-wild-reshuffle": "If a Wild is turned up, it goes back, the pile is reshuffled and another card is "
        "turned up.",
        "start-wild4-color": "If a Wild Draw Four is turned up, the first player picks the colour and has the first "
        "turn; nobody draws for it.",
        "start-wild4-reshuffle": "If a Wild Draw Four is turned up, it goes back, the pile is reshuffled and another "
        "card is turned up.",
        "start-shuffle-hands": "If a Wild Shuffle Hands is turned up, the first player picks the colour and has the "
        "first turn; the hands stay as they are.",
        "start-custom": "If a Customizable is turned up, the first player picks the colour and has the first turn; "
        "its rule is not carried out.",
        # Your turn
        "match": "Play one card that has the colour, the number or the symbol of the top card, or play a wild.",
        "match-wild": "When the top card is a wild, the colour that was named is the one to match.",
        "draw-may": "If you do not play, you draw one card: if it fits you may play it at once, and otherwise your "
        "turn is over.",
        "draw-must": "If you do not play, you draw one card: if it fits you must play it at once, and otherwise your "
        "turn is over.",
        "draw-until-may": "If nothing in your hand fits, you draw a card; each time it does not fit, you draw another "
        "or end your turn.",
        "draw-until-must": "If nothing in your hand fits, you draw card after card until one fits.",
        "drawn-may": "A drawn card that fits may be played at once; if you keep it, your turn is over.",
        "drawn-must": "A drawn card that fits must be played at once.",
        "draw-by-choice": "You may draw even if you hold a card that fits, but in that turn you can then play only "
        "what you drew.",
        "draw-by-choice-one": "You may draw even if you hold a card that fits, but then you draw just one, and in "
        "that turn you can play nothing else.",
        "drawn-bluff": "For all this a Wild Draw Four counts as a card that fits, even where it would be a bluff.",
        "pile-empty": "When the draw pile is empty, all discards but the top card are shuffled to form a new one.",
        "piles-empty": "If both piles are used up, you draw what there is and owe nothing for the rest.",
        "blocked": "After as many turns in a row as there are players in which a draw brought no card, the round is "
        "blocked and no points are counted.",
        "wrong-refused": "A card that may not be played is refused, without a penalty.",
        "wrong-penalty": "If you put down in your turn a card that may not be played, you take it back, draw 2 cards, "
        "and your turn is over.",
        "wrong-penalty-more": "If you do that while facing a penalty, you draw the penalty and 2 cards more.",
        # Action cards and wilds
        "draw-two": "Draw Two: the next player draws 2 cards and misses the turn.",
        "reverse": "Reverse: play turns around.",
        "reverse-two": "With only two players, Reverse works like Skip.",
        "skip": "Skip: the next player misses the turn.",
        "wild": "Wild: you pick the colour, and you may keep the present one.",
        "wild4": "Wild Draw Four: you pick the colour, and the next player draws 4 cards and misses the turn.",
        "wild4-bluff": "Wild Draw Four is meant for when you hold no card in the colour in play; you may play it all "
        "the same, but that is a bluff.",
        "wild4-strict": "Wild Draw Four can be played only if you hold no card in the colour in play; you cannot "
        "bluff.",
        "wild4-unchallenged": "Wild Draw Four can be played only if you hold no card in the colour in play, and it "
        "cannot be challenged.",
        "wild4-free": "Wild Draw Four may be played at any time and cannot be challenged.",
        "wild4-color-only": "Cards that fit by number or symbol, and other wilds, do not keep you from playing Wild "
        "Draw Four.",
        "challenge": "Only the player who would have to draw may challenge a Wild Draw Four, before drawing, and is "
        "then shown the hand.",
        "challenge-judged": "What counts in a challenge is the hand and the colour in play at the moment Wild Draw "
        "Four was played.",
        "challenge-guilty": "If it was a bluff, whoever played it draws the 4 cards, and the challenger takes a "
        "normal turn.",
        "challenge-innocent": "If it was no bluff, the challenger draws 6 cards and misses the turn.",
        "challenge-guilty-sum": "If it was a bluff, whoever played it draws the whole sum, and the challenger takes a "
        "normal turn.",
        "challenge-innocent-sum": "If it was no bluff, the challenger draws the whole sum and 2 cards more, and "
        "misses the turn.",
        "challenge-latest": "In a stack only the Wild Draw Four played last can be challenged.",
        "challenge-lost": "As nobody can bluff, a challenge is always lost: the challenger draws 6 cards and misses "
        "the turn.",
        "challenge-lost-sum": "As nobody can bluff, a challenge is always lost: the challenger draws the whole sum "
        "and 2 cards more, and misses the turn.",
        # Two players
        "two-reverse": "Reverse works like Skip: you have another turn straight away.",
        "two-skip": "After a Skip, too, you have another turn straight away.",
        "two-draw": "Once your opponent has drawn for your Draw Two or Wild Draw Four, it is your turn again.",
        "two-draw-blanks": "Once your opponent has drawn for your Wild Draw Four, it is your turn again.",
        # Special cards
        "shuffle-hands": "Wild Shuffle Hands: you pick the colour; then all hands are shuffled together and dealt out "
        "again, the first card going to your left.",
        "shuffle-hands-last": "Wild Shuffle Hands as your last card does not win: you are dealt new cards with the "
        "others.",
        "shuffle-hands-empty": "If that deal leaves anyone without a card, the round is won by the first of them in "
        "order of play, beginning with whoever played it.",
        "custom": "A Customizable is a wild: whoever plays it picks the colour, and then its own rule is carried out.",
        "custom-last": "A Customizable as the last card ends the round, and its rule is not carried out.",
        "custom-until-color": "Customizable {card}: the next player draws until a card in the colour you named turns "
        "up (a wild does not count), then takes a normal turn.",
        "custom-drop-wilds": "Customizable {card}: all other players discard all their wilds.",
        "custom-drop-wilds-out": "If discarding the wilds leaves anyone without a card, the round is won by the first "
        "of them in order of play.",
        "custom-three-or-play": "Customizable {card}: the next player plays a card, or else draws three and may play "
        "one of them that fits.",
        "custom-three-or-play-must": "Customizable {card}: the next player plays a card, or else draws three and must "
        "play one of them if any fits.",
        "custom-three-not-until": "Drawing three takes the place of drawing until a card fits, in that turn.",
        "custom-again": "Customizable {card}: you have another turn.",
        "custom-seven": "Customizable {card}: the next player draws, or discards cards of their choice, until they "
        "hold exactly 7, then takes a normal turn.",
        "custom-three-all": "Customizable {card}: all players, in order of play and you last, draw, or discard cards "
        "of their choice, until they hold exactly 3.",
        "custom-open": "Customizable {card}: all hands are laid open until your next turn starts.",
        "custom-joke": "Customizable {card}: you tell a joke; if one of the others votes that somebody laughed, you "
        "discard cards of your choice down to one and owe UNO, and if all vote no you draw 4 cards.",
        "custom-elbows": "Customizable {card}: the next player must keep both elbows straight until somebody says UNO.",
        "custom-rooster": "Customizable {card}: the next player puts on a performance or draws 4 cards, and in both "
        "cases takes a normal turn.",
        "custom-own": "Customizable {card}: “{text}” (the players see to it themselves).",
        "custom-discards": "Cards that such a rule makes you discard go beneath the top card.",
        # House rules
        "no-stacking": "Draw Two and Wild Draw Four cannot be stacked: their penalties never add up.",
        "no-stacking-blanks": "Wild Draw Four cannot be stacked: its penalties never add up.",
        "stack-draw-two": "Stacking: if you are hit by a Draw Two, you may play another, and the next player faces 4 "
        "cards, then 6, and so on.",
        "stack-wild4": "Wild Draw Four stacks on Wild Draw Four in the same way, and the colour named last counts.",
        "stack-wild4-only": "Stacking: if you are hit by a Wild Draw Four, you may play another, and the next player "
        "faces 8 cards, then 12, and so on; the colour named last counts.",
        "stack-sum": "Whoever cannot or does not want to stack draws the whole sum and misses the turn.",
        "stack-one": "You may stack only one card in a turn.",
        "stack-kinds": "Draw Two and Wild Draw Four cannot be stacked on each other.",
        "stack-mixed": "Wild Draw Four may also be stacked on Draw Two, and a Draw Two in the colour named on Wild "
        "Draw Four.",
        "stack-mixed-challenge": "Once a Draw Two lies on it, a Wild Draw Four can no longer be challenged.",
        "stack-or-jump": "An identical card from the player who faces the penalty is stacked; from anyone else it is "
        "a jump-in.",
        "no-jump-in": "There is no jumping in: you play in your turn only.",
        "jump-in": "Jump-in: if you hold exactly the card on top (its colour and its number or symbol, or the same "
        "kind of wild), you may play it at once, even out of turn.",
        "jump-from": "After a jump-in, play goes on from whoever jumped in.",
        "jump-undo": "A jump-in takes back the skip, the change of direction or the cards to draw that the card "
        "beneath it brought, and then works as usual.",
        "jump-undo-sum": "A jump-in takes back the skip, the change of direction or the cards to draw that the card "
        "beneath it brought, but not a sum stacked before, and then works as usual.",
        "jump-two": "If you hold two such cards you play them one at a time, and others may get in between.",
        "jump-until": "You can jump in until somebody draws, or plays in turn.",
        "jump-until-challenge": "You can jump in until somebody draws, challenges, or plays in turn.",
        "jump-start": "You can jump in on the card turned up to start as well, which cancels its effect.",
        "jump-wild4": "A Wild Draw Four that was jumped in can be challenged like any other.",
        "jump-customs": "No two Customizables are the same card for a jump-in.",
        "zero": "On every 0, all hands move one seat along in the direction of play, and then the turn passes as "
        "usual.",
        "seven": "On every 7, whoever played it picks another player and swaps hands with them.",
        "seven-two": "On every 7, you and your opponent swap hands.",
        "zero-last": "If a 0 is the last card, the round is over and no hands move.",
        "seven-last": "If a 7 is the last card, the round is over and no hands are swapped.",
        "zero-seven-last": "If a 0 or a 7 is the last card, the round is over and all hands stay where they are.",
        # UNO
        "uno": "When you play your next-to-last card you have to say UNO before it reaches the pile.",
        "uno-late": "If you forgot, saying it later still saves you as long as nobody has caught you.",
        "uno-caught": "If another player catches you before you say it, you draw 2 cards.",
        "uno-player": "Only the player of a card can owe UNO for it, even if it leaves others with one card.",
        "uno-player-change": "If hands change after your card and leave you with one card, you owe UNO unless you "
        "said it with that card.",
        "uno-holder": "Everyone whom a card or its effects bring to one card owes UNO, whoever played it.",
        "uno-holder-change": "Whoever gets a hand of one card when hands change owes UNO as well, except a player who "
        "said it with the card just played.",
        "uno-holder-other": "Your UNO does not protect whoever gets your hand.",
        "catch-turn": "The chance to catch ends when somebody plays a card or draws for their turn, but not when "
        "somebody draws a penalty.",
        "catch-card": "The chance to catch ends only when another card is played.",
        "false-catch-none": "Accusing somebody who does not owe UNO is refused, without a penalty.",
        "false-catch-one": "Accusing somebody who does not owe UNO costs the accuser one card.",
        "false-catch": "Accusing somebody who does not owe UNO costs the accuser {cards} cards.",
        # Going out and points
        "out": "The round ends as soon as somebody has no cards left.",
        "out-any": "You may go out with any card, action cards and wilds included.",
        "out-any-but-shuffle": "You may go out with any card, action cards and wilds included, but not with Wild "
        "Shuffle Hands.",
        "last-draws": "If the last card is a Draw Two or Wild Draw Four, the next player still draws, and those cards "
        "are counted.",
        "last-draws-blanks": "If the last card is a Wild Draw Four, the next player still draws, and those cards are "
        "counted.",
        "last-draws-sum": "If the last card is a Draw Two or Wild Draw Four, the next player still draws, in a stack "
        "the whole sum, and those cards are counted.",
        "last-draws-sum-blanks": "If the last card is a Wild Draw Four, the next player still draws, in a stack the "
        "whole sum, and those cards are counted.",
        "last-final": "Nothing can be done against a last card.",
        "points-numbers": "Numbers count their value.",
        "points-actions": "Draw Two, Reverse and Skip count 20 points.",
        "points-actions-blanks": "Reverse and Skip count 20 points, and a Blank counts nothing.",
        "points-wilds": "Wild and Wild Draw Four count {points} points.",
        "points-shuffle-hands": "Wild Shuffle Hands counts 40 points.",
        "points-customs": "A Customizable counts 40 points.",
        "score-winner": "Whoever goes out scores the cards left in all other hands.",
        "score-side": "The side of the player who goes out scores the cards left in the hands of all other sides.",
        "score-own": "Every player is charged for the cards left in their own hand.",
        # Winning the match
        "partners": "Partners sit opposite each other.",
        "partners-pair": "Seats {first} and {second} are partners.",
        "target": "The first to reach {target} points wins the match.",
        "target-one": "The first to score a point wins the match.",
        "target-side": "The first side to reach {target} points wins the match.",
        "target-side-one": "The first side to score a point wins the match.",
        "target-total": "Once anyone has reached {target} points, the lowest total wins the match.",
        "target-total-one": "Once anyone has been charged a point, the lowest total wins the match.",
        "target-total-tie": "Players who tie for the lowest total win together.",
        "target-out": "Whoever reaches {target} points is out of the match.",
        "target-out-one": "Whoever has been charged a point is out of the match.",
        "target-out-last": "The last player left wins the match; if one round puts out all who were left, the lowest "
        "total among them wins.",
        "target-out-two": "When two are left they play by the two-player rules, in which Reverse works like Skip.",
        "round-next": "Until the match is decided, all cards are shuffled together and another round is dealt.",
        # At the table
        "suggestions": "Telling another player what they might play costs 2 cards.",
        "veto": "Anyone may lay the VETO card on another player who brings up a forbidden subject such as politics; "
        "that player has to stop and loses the next turn.",
        "veto-back": "The VETO card then goes back to the middle; while it lies on a player nobody can use it.",
        "veto-still": "A player under VETO may still say UNO and catch others.",
        # One line an option
        "option-hand_size": "How many cards everyone is dealt",
        "option-blanks": "Blanks, which do nothing, take the place of the Draw Twos",
        "option-shuffle_hands": "Whether the deck has the Wild Shuffle Hands",
        "option-customs": "The rules of the Customizable cards, up to three: ready-made effects or texts of your own",
        "option-veto": "A VETO card stops talk of forbidden subjects and takes a turn away",
        "option-first_player": "Who goes first in a round: the player left of the dealer, or a chosen seat",
        "option-start_wild": "A Wild turned up to start: the first player picks the colour, or the pile is reshuffled",
        "option-start_wild4": "A Wild Draw Four turned up to start: reshuffle, or the first player picks the colour",
        "option-drawn_card": "Whether a drawn card that fits may or must be played at once",
        "option-draw_to_match": "With nothing that fits, you may or must go on drawing until a card fits",
        "option-wrong_card": "A card that may not be played is refused, or costs 2 cards and the turn",
        "option-wild4_condition": "Wild Draw Four is only for those who hold no card in the colour in play",
        "option-bluff": "Wild Draw Four may be played against its condition, at the risk of a challenge",
        "option-challenge": "The player who would have to draw may challenge a Wild Draw Four",
        "option-uno_owed_by": "UNO is owed by the player of the card only, or by everyone it brings to one card",
        "option-catch_until": "Catching ends with the next turn begun, or only with the next card played",
        "option-false_catch": "How many cards a wrong accusation over UNO costs; 0: it is refused",
        "option-suggestions": "Telling another player what they might play costs 2 cards",
        "option-stacking": "Draw Two goes on Draw Two and Wild Draw Four on Wild Draw Four, and the penalty adds up",
        "option-stack_mixed": "When stacking, Draw Two and Wild Draw Four go on each other too",
        "option-jump_in": "Whoever holds exactly the card on top may play it at once, even out of turn",
        "option-zero_rotation": "On every 0, all hands move one seat along in the direction of play",
        "option-seven_swap": "On every 7, whoever played it swaps hands with a player of their choice",
        "option-wild_points": "What a Wild or Wild Draw Four left in a hand counts",
        "option-scoring": "The winner scores the other hands, or all are charged their own: the lowest wins, or the "
        "target puts out",
        "option-target": "The points that decide the match",
        "option-partners": "Players opposite each other are partners and score together",
        # One line an edition
        "edition-official": "The default: 108 cards, Wild Draw Four can be challenged, wilds count 50, 500 points win",
        "edition-classic": "Action and wild cards all count 20; a wrong card or a suggestion costs 2 cards",
        "edition-quick": "No wild starts a round; all left with one card owe UNO, and can be caught until the next "
        "card is played",
        "edition-custom": "Wild Shuffle Hands, three Customizable cards with house rules, and a VETO card: 112 cards",
        "edition-europe": "Wild Draw Four may be played at any time, cannot be challenged, and can start a round",
    }
)


@dataclass(frozen=True, slots=True)
class Sentence:
    """One rule in force: a key of TEXTS with what to fill in, and the clauses it rests on.

    >>> Sentence("setup", "hand", {"cards": 7}, ("DEAL-2",)).text
    'Everyone is dealt 7 cards.'
    """

    section: str
    key: str
    args: Args
    clauses: tuple[str, ...]

    @property
    def text(self) -> str:
        """The sentence in English."""
        return TEXTS[self.key].format_map(self.args)


@dataclass(frozen=True, slots=True)
class _Line:
    """A sentence that does not know its section yet."""

    key: str
    clauses: tuple[str, ...]
    args: Args


def explain(rules: Rules, players: int | None = None) -> list[Sentence]:
    """The rules in force, section by section; with `players` also what depends on their number.

    Two rules that differ in an option give different sentences, unless that option changes nothing in the rest of
    the rules: `bluff` where nobody may challenge, `stack_mixed` where there are no Draw Twos.

    >>> explain(Rules(target=300))[-2].text
    'The first to reach 300 points wins the match.'
    """
    if players is not None:
        rules.check_players(players)
    return [
        Sentence(section, line.key, line.args, line.clauses)
        for section in SECTIONS
        for line in _WRITERS[section](rules, players)
    ]


def explain_text(rules: Rules, players: int | None = None) -> str:
    """The rules in force for a terminal: titles, and sentences as wrapped bullet points."""
    parts = []
    for section, sentences in groupby(explain(rules, players), key=lambda sentence: sentence.section):
        bullets = [_bullet(sentence.text) for sentence in sentences]
        parts.append("\n".join([SECTIONS[section], *bullets]))
    return "\n\n".join(parts) + "\n"


def describe_option(option: str) -> str:
    """What an option is about, in one line.

    >>> describe_option("hand_size")
    'How many cards everyone is dealt'
    """
    if option not in OPTIONS:
        raise RulesError(f"unknown option {option!r}: choose from {', '.join(OPTIONS)}")
    return TEXTS[f"option-{option}"]


def describe_edition(edition: str) -> str:
    """What sets an edition apart, in one line."""
    if edition not in EDITIONS:
        raise RulesError(f"unknown edition {edition!r}: choose from {', '.join(EDITIONS)}")
    return TEXTS[f"edition-{edition}"]


def _bullet(text: str) -> str:
    # A text of the players' own may hold control characters, which a terminal would obey.
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return textwrap.fill(printable, WIDTH, initial_indent="- ", subsequent_indent="  ", break_on_hyphens=False)


def _say(key: str, clauses: str, **args: int | str) -> _Line:
    return _Line(key, tuple(clauses.split()), args)


def _can_bluff(rules: Rules) -> bool:
    """WILD4-3: where nobody may challenge, nobody can bluff either."""
    return rules.wild4_condition and rules.challenge and rules.bluff


def _hands_change(rules: Rules) -> bool:
    """Whether a card can give players each other's cards."""
    return rules.zero_rotation or rules.seven_swap or rules.shuffle_hands


def _deck(rules: Rules, _players: int | None) -> Iterator[_Line]:
    yield _say("deck-size", "DECK-1 DECK-2 DECK-3 DECK-4", cards=sum(rules.deck()))
    if rules.blanks:
        yield _say("deck-colors-blanks", "DECK-1 DECK-4")
        yield _say("deck-blank", "DECK-4")
    else:
        yield _say("deck-colors", "DECK-1")
    yield _say("deck-wilds", "DECK-1")
    if rules.shuffle_hands:
        yield _say("deck-shuffle-hands", "DECK-2")
    if len(rules.customs) == 1:
        yield _say("deck-customs-one", "DECK-3")
    elif rules.customs:
        yield _say("deck-customs", "DECK-3", cards=len(rules.customs))


def _setup(rules: Rules, players: int | None) -> Iterator[_Line]:
    if players is not None:
        yield _say("players", "DECK-5", players=players)
    elif rules.partners:
        yield _say("players-sides", "DECK-5 TEAM-1")
    else:
        yield _say("players-any", "DECK-5")
    yield _say("dealer", "DEAL-1")
    yield _say("dealer-next", "DEAL-5")
    if rules.hand_size == 1:
        yield _say("hand-one", "DECK-5 DEAL-2")
    else:
        yield _say("hand", "DECK-5 DEAL-2", cards=rules.hand_size)
    yield _say("turned-up", "DEAL-3")
    if rules.first_player == "left":
        yield _say("first-left", "DEAL-4")
    else:
        yield _say("first-seat", "DEAL-4", seat=rules.first_player)
    yield from _start_cards(rules)


def _start_cards(rules: Rules) -> Iterator[_Line]:
    if rules.blanks:
        yield _say("start-number-blanks", "START-1 DEAL-4")
    else:
        yield _say("start-number", "START-1 DEAL-4")
        if rules.stack_mixed:
            yield _say("start-draw-two-mixed", "START-2 START-9 STACK-2")
        elif rules.stacking:
            yield _say("start-draw-two-stacking", "START-2 START-9")
        else:
            yield _say("start-draw-two", "START-2")
    yield _say("start-reverse", "START-3")
    yield _say("start-skip", "START-4")
    yield _say(f"start-wild-{rules.start_wild}", "START-5")
    yield _say(f"start-wild4-{rules.start_wild4}", "START-6")
    if rules.shuffle_hands:
        yield _say("start-shuffle-hands", "START-7")
    if rules.customs:
        yield _say("start-custom", "START-7")


def _turn(rules: Rules, _players: int | None) -> Iterator[_Line]:
    yield _say("match", "TURN-1 TURN-5")
    yield _say("match-wild", "TURN-1 WILD-1")
    if rules.draw_to_match == "off":
        yield _say(f"draw-{rules.drawn_card}", "TURN-2 TURN-4")
        yield _say("draw-by-choice", "TURN-3")
    else:
        yield _say(f"draw-until-{rules.draw_to_match}", "MATCH-1")
        yield _say(f"drawn-{rules.drawn_card}", "MATCH-1 TURN-4")
        yield _say("draw-by-choice-one", "MATCH-1 TURN-3")
    if _can_bluff(rules) and (rules.draw_to_match != "off" or rules.drawn_card == "must"):
        yield _say("drawn-bluff", "TURN-4 MATCH-1")
    yield _say("pile-empty", "TURN-6")
    yield _say("piles-empty", "TURN-7")
    yield _say("blocked", "TURN-7")
    if rules.wrong_card == "refused":
        yield _say("wrong-refused", "TURN-8")
    else:
        yield _say("wrong-penalty", "TURN-8 PEN-2")
        # Elsewhere a penalty is drawn at once, and nobody faces one with a card in hand to put down.
        if rules.challenge or rules.stacking or rules.jump_in:
            yield _say("wrong-penalty-more", "TURN-8")


def _actions(rules: Rules, players: int | None) -> Iterator[_Line]:
    if not rules.blanks:
        yield _say("draw-two", "DRAW2-1")
    yield _say("reverse", "REV-1")
    if players is None and not rules.partners:
        yield _say("reverse-two", "TWO-1")
    yield _say("skip", "SKIP-1")
    yield _say("wild", "WILD-1")
    yield _say("wild4", "WILD4-1")
    if not rules.wild4_condition:
        yield _say("wild4-free", "WILD4-2 WILD4-7")
        return
    if _can_bluff(rules):
        yield _say("wild4-bluff", "WILD4-2 WILD4-3")
    elif rules.challenge:
        yield _say("wild4-strict", "WILD4-2 WILD4-3")
    else:
        yield _say("wild4-unchallenged", "WILD4-2 WILD4-3 WILD4-7")
    yield _say("wild4-color-only", "WILD4-2")
    if rules.challenge:
        yield from _challenge(rules)


def _challenge(rules: Rules) -> Iterator[_Line]:
    yield _say("challenge", "WILD4-4")
    if not rules.bluff:
        if rules.stacking:
            yield _say("challenge-lost-sum", "WILD4-3 STACK-4")
        else:
            yield _say("challenge-lost", "WILD4-3 WILD4-6")
        return
    yield _say("challenge-judged", "WILD4-7")
    if rules.stacking:
        yield _say("challenge-guilty-sum", "WILD4-5 STACK-4 PEN-3")
        yield _say("challenge-innocent-sum", "WILD4-6 STACK-4 PEN-3")
        yield _say("challenge-latest", "STACK-4")
    else:
        yield _say("challenge-guilty", "WILD4-5 PEN-3")
        yield _say("challenge-innocent", "WILD4-6 PEN-3")


def _two(rules: Rules, players: int | None) -> Iterator[_Line]:
    if players != 2:
        return
    yield _say("two-reverse", "TWO-1")
    yield _say("two-skip", "TWO-2")
    yield _say("two-draw-blanks" if rules.blanks else "two-draw", "TWO-3")


def _special(rules: Rules, _players: int | None) -> Iterator[_Line]:
    if rules.shuffle_hands:
        yield _say("shuffle-hands", "SHUF-1")
        yield _say("shuffle-hands-last", "SHUF-2")
        yield _say("shuffle-hands-empty", "SHUF-2")
    if rules.customs:
        yield _say("custom", "CUST-1")
        yield _say("custom-last", "CUST-2")
    for card, effect in enumerate(rules.customs, start=1):
        yield _custom(rules, card, effect)
    yield from _custom_notes(rules)


def _custom(rules: Rules, card: int, effect: str) -> _Line:
    if effect not in CUSTOM_EFFECTS:
        return _say("custom-own", "CUST-1", card=card, text=effect)
    if effect == "three-or-play" and rules.drawn_card == "must":
        return _say("custom-three-or-play-must", "CUST-three-or-play TURN-4", card=card)
    return _say(f"custom-{effect}", f"CUST-{effect}", card=card)


def _custom_notes(rules: Rules) -> Iterator[_Line]:
    """What belongs to an effect but need not be said once for each card."""
    if "drop-wilds" in rules.customs:
        yield _say("custom-drop-wilds-out", "CUST-drop-wilds")
    if "three-or-play" in rules.customs and rules.draw_to_match != "off":
        yield _say("custom-three-not-until", "CUST-three-or-play MATCH-1")
    discarding = [f"CUST-{effect}" for effect in CUSTOM_EFFECTS if effect in DISCARDING_EFFECTS & {*rules.customs}]
    if discarding:
        yield _say("custom-discards", " ".join(discarding))


def _house(rules: Rules, players: int | None) -> Iterator[_Line]:
    yield from _stacking(rules)
    yield from _jumping_in(rules)
    if rules.zero_rotation:
        yield _say("zero", "ZERO-1")
    if rules.seven_swap:
        yield _say("seven-two" if players == 2 else "seven", "SEVEN-1")
    if rules.zero_rotation and rules.seven_swap:
        yield _say("zero-seven-last", "SWAP-1")
    elif rules.zero_rotation:
        yield _say("zero-last", "SWAP-1")
    elif rules.seven_swap:
        yield _say("seven-last", "SWAP-1")


def _stacking(rules: Rules) -> Iterator[_Line]:
    if not rules.stacking:
        yield _say("no-stacking-blanks" if rules.blanks else "no-stacking", "DRAW2-1 WILD4-1 STACK-1 STACK-2")
        return
    if rules.blanks:
        yield _say("stack-wild4-only", "STACK-2 DECK-4")
    else:
        yield _say("stack-draw-two", "STACK-1")
        yield _say("stack-wild4", "STACK-2")
    yield _say("stack-sum", "STACK-1 STACK-2")
    yield _say("stack-one", "STACK-3")
    if not rules.blanks:
        if rules.stack_mixed:
            yield _say("stack-mixed", "STACK-2 STACK-6")
            if rules.challenge:
                yield _say("stack-mixed-challenge", "STACK-6")
        else:
            yield _say("stack-kinds", "STACK-2")
    if rules.jump_in:
        yield _say("stack-or-jump", "STACK-7")


def _jumping_in(rules: Rules) -> Iterator[_Line]:
    if not rules.jump_in:
        yield _say("no-jump-in", "TURN-8 JUMP-1")
        return
    yield _say("jump-in", "JUMP-1")
    yield _say("jump-from", "JUMP-1")
    yield _say("jump-undo-sum" if rules.stacking else "jump-undo", "JUMP-3")
    yield _say("jump-two", "JUMP-2")
    yield _say("jump-until-challenge" if rules.challenge else "jump-until", "JUMP-4")
    yield _say("jump-start", "START-9 JUMP-3")
    if rules.challenge:
        yield _say("jump-wild4", "JUMP-4")
    if len(rules.customs) > 1:
        yield _say("jump-customs", "CUST-2")


def _uno(rules: Rules, _players: int | None) -> Iterator[_Line]:
    yield _say("uno", "UNO-1")
    yield _say("uno-late", "UNO-2")
    yield _say("uno-caught", "UNO-3")
    yield _say(f"uno-{rules.uno_owed_by}", "UNO-5")
    if _hands_change(rules):
        yield _say(f"uno-{rules.uno_owed_by}-change", "UNO-1 UNO-5")
        if rules.uno_owed_by == "holder":
            yield _say("uno-holder-other", "UNO-1 UNO-5")
    yield _say(f"catch-{rules.catch_until}", "UNO-4 UNO-7")
    if rules.false_catch == 0:
        yield _say("false-catch-none", "UNO-6")
    elif rules.false_catch == 1:
        yield _say("false-catch-one", "UNO-6")
    else:
        yield _say("false-catch", "UNO-6", cards=rules.false_catch)


def _end(rules: Rules, _players: int | None) -> Iterator[_Line]:
    yield _say("out", "END-1")
    if rules.shuffle_hands:
        yield _say("out-any-but-shuffle", "END-1 END-2 SHUF-2")
    else:
        yield _say("out-any", "END-1 END-2")
    yield _last_draws(rules)
    yield _say("last-final", "END-3")
    if rules.partners:
        yield _say("score-side", "TEAM-1 SCORE-1")
    elif rules.scoring == "winner_takes":
        yield _say("score-winner", "SCORE-1 SCORE-3")
    else:
        yield _say("score-own", "SCORE-3 ELIM-1")
    yield from _points(rules)


def _last_draws(rules: Rules) -> _Line:
    if rules.stacking:
        return _say("last-draws-sum-blanks" if rules.blanks else "last-draws-sum", "END-2 END-3 STACK-5")
    return _say("last-draws-blanks" if rules.blanks else "last-draws", "END-2 END-3")


def _points(rules: Rules) -> Iterator[_Line]:
    yield _say("points-numbers", "SCORE-1")
    yield _say("points-actions-blanks" if rules.blanks else "points-actions", "SCORE-1")
    yield _say("points-wilds", "SCORE-1", points=rules.wild_points)
    if rules.shuffle_hands:
        yield _say("points-shuffle-hands", "SCORE-1")
    if rules.customs:
        yield _say("points-customs", "SCORE-1")


def _match(rules: Rules, players: int | None) -> Iterator[_Line]:
    if rules.partners:
        yield _say("partners", "TEAM-1")
        for first, second in rules.teams(players or 0):
            yield _say("partners-pair", "TEAM-1", first=first, second=second)
        yield _target("target-side", "SCORE-2 TEAM-1", rules.target)
    elif rules.scoring == "winner_takes":
        yield _target("target", "SCORE-2", rules.target)
    elif rules.scoring == "running_total":
        yield _target("target-total", "SCORE-3", rules.target)
        yield _say("target-total-tie", "SCORE-3")
    else:
        yield _target("target-out", "ELIM-1", rules.target)
        yield _say("target-out-last", "ELIM-1")
        if players != 2:
            yield _say("target-out-two", "ELIM-1 TWO-1")
    yield _say("round-next", "ROUND-1")


def _target(key: str, clauses: str, target: int) -> _Line:
    return _say(f"{key}-one", clauses) if target == 1 else _say(key, clauses, target=target)


def _table(rules: Rules, _players: int | None) -> Iterator[_Line]:
    if rules.suggestions:
        yield _say("suggestions", "PEN-1")
    if rules.veto:
        yield _say("veto", "VETO-1 VETO-2")
        yield _say("veto-back", "VETO-1 VETO-2")
        yield _say("veto-still", "VETO-2")


_WRITERS: Final[Mapping[str, Callable[[Rules, int | None], Iterator[_Line]]]] = MappingProxyType(
    {
        "deck": _deck,
        "setup": _setup,
        "turn": _turn,
        "actions": _actions,
        "two": _two,
        "special": _special,
        "house": _house,
        "uno": _uno,
        "end": _end,
        "match": _match,
        "table": _table,
    }
)
