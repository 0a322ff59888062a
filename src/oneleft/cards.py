"""Cards: colours, faces, decks and points.

A face is a small int in canonical order: red, yellow, green, blue; within a colour 0-9, Skip, Reverse, Draw Two,
Blank; then the six wilds. Two copies of one card are the same face.
"""

from collections.abc import Iterable, Sequence

RED, YELLOW, GREEN, BLUE = range(4)
NO_COLOR = 4
COLORS = (RED, YELLOW, GREEN, BLUE)
COLOR_LETTERS = "rygb"
COLOR_NAMES = ("red", "yellow", "green", "blue")

SKIP, REVERSE, DRAW_TWO, BLANK = 10, 11, 12, 13
SYMBOLS = 14
SYMBOL_LETTERS = "0123456789SRDB"

WILD, WILD_FOUR, SHUFFLE_HANDS, CUSTOM_1, CUSTOM_2, CUSTOM_3 = range(56, 62)
FACES = 62
WILD_CODES = ("W", "W4", "WH", "C1", "C2", "C3")

MOST_CARDS = 112
MOST_PLAYERS = 10
FEWEST_PLAYERS = 2

CARD_CODES: tuple[str, ...] = (
    *(color + symbol for color in COLOR_LETTERS for symbol in SYMBOL_LETTERS),
    *WILD_CODES,
)
FACE_OF_CODE = {code: face for face, code in enumerate(CARD_CODES)}

_SYMBOL_NAMES = (*"0123456789", "Skip", "Reverse", "Draw Two", "Blank")
_WILD_NAMES = ("Wild", "Wild Draw Four", "Wild Shuffle Hands", "Customizable 1", "Customizable 2", "Customizable 3")


def colored(color: int, symbol: int) -> int:
    """The face of a coloured card."""
    return color * SYMBOLS + symbol


def is_wild(face: int) -> bool:
    return face >= WILD


def color_of(face: int) -> int:
    """The colour printed on a card; NO_COLOR for a wild."""
    return NO_COLOR if face >= WILD else face // SYMBOLS


def symbol_of(face: int) -> int:
    """0-9, SKIP, REVERSE, DRAW_TWO or BLANK; of a coloured card only."""
    return face % SYMBOLS


def card_name(face: int) -> str:
    """A card in words: 'red 7', 'blue Draw Two', 'Wild'."""
    if is_wild(face):
        return _WILD_NAMES[face - WILD]
    return f"{COLOR_NAMES[color_of(face)]} {_SYMBOL_NAMES[symbol_of(face)]}"


def cards_text(cards: Iterable[int]) -> str:
    """A list of cards in the notation, in the order given."""
    return " ".join(CARD_CODES[card] for card in cards)


def deck_counts(*, blanks: bool, shuffle_hands: bool, customs: int) -> list[int]:
    """How many of each face the deck has (DECK-1 to DECK-4)."""
    counts = [0] * FACES
    for color in COLORS:
        counts[colored(color, 0)] = 1
        for number in range(1, 10):
            counts[colored(color, number)] = 2
        counts[colored(color, SKIP)] = 2
        counts[colored(color, REVERSE)] = 2
        counts[colored(color, BLANK if blanks else DRAW_TWO)] = 2
    counts[WILD] = 4
    counts[WILD_FOUR] = 4
    counts[SHUFFLE_HANDS] = int(shuffle_hands)
    for slot in range(customs):
        counts[CUSTOM_1 + slot] = 1
    return counts


def points_of(face: int, wild_points: int) -> int:
    """The points of a card left in a hand (SCORE-1)."""
    if face in (WILD, WILD_FOUR):
        return wild_points
    if is_wild(face):
        return 40
    symbol = symbol_of(face)
    if symbol == BLANK:
        return 0
    return 20 if symbol >= SKIP else symbol


def expand(counts: Sequence[int]) -> list[int]:
    """The cards of a count per face, as a list in canonical order."""
    return [face for face in range(FACES) for _ in range(counts[face])]


def cut_value(face: int) -> int:
    """The value of a card in the cut for the deal (DEAL-1): its number, zero for every other card."""
    if is_wild(face) or symbol_of(face) >= SKIP:
        return 0
    return symbol_of(face)
