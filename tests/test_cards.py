"""Cards: faces, decks and points, against the printed contents of the sheets."""

from oneleft.cards import (
    CARD_CODES,
    FACE_OF_CODE,
    card_name,
    color_of,
    cut_value,
    deck_counts,
    expand,
    points_of,
)
from oneleft.rules import Rules


def test_canonical_order() -> None:
    assert CARD_CODES[:15] == (*(f"r{symbol}" for symbol in "0123456789SRDB"), "y0")
    assert CARD_CODES[-6:] == ("W", "W4", "WH", "C1", "C2", "C3")
    assert len(CARD_CODES) == 62


def test_the_official_deck_has_108_cards() -> None:
    cards = expand(Rules().deck())
    assert len(cards) == 108
    names = [CARD_CODES[card] for card in cards]
    assert names.count("r0") == 1
    assert names.count("g9") == names.count("bS") == names.count("yR") == names.count("rD") == 2
    assert names.count("W") == names.count("W4") == 4
    assert not {"rB", "WH", "C1"} & set(names)
    assert sum(color_of(card) == 1 for card in cards) == 25


def test_the_custom_deck_has_112_cards_and_blanks_replace_draw_twos() -> None:
    assert len(expand(Rules.of("custom").deck())) == 112
    blanks = [CARD_CODES[card] for card in expand(Rules.of("europe", blanks=True).deck())]
    assert len(blanks) == 108
    assert blanks.count("rB") == 2
    assert "rD" not in blanks
    assert sum(deck_counts(blanks=False, shuffle_hands=False, customs=2)) == 110


def test_points() -> None:
    worth = {code: points_of(FACE_OF_CODE[code], 50) for code in CARD_CODES}
    assert [worth[f"r{number}"] for number in range(10)] == list(range(10))
    assert worth["gS"] == worth["gR"] == worth["gD"] == 20
    assert worth["gB"] == 0
    assert (worth["W"], worth["W4"], worth["WH"], worth["C3"]) == (50, 50, 40, 40)
    assert points_of(FACE_OF_CODE["W"], 20) == points_of(FACE_OF_CODE["W4"], 20) == 20
    assert points_of(FACE_OF_CODE["WH"], 20) == 40


def test_in_the_cut_symbols_count_zero() -> None:
    assert [cut_value(FACE_OF_CODE[code]) for code in ("r9", "b1", "y0", "gS", "gB", "W", "C2")] == [
        9,
        1,
        0,
        0,
        0,
        0,
        0,
    ]


def test_names_in_words() -> None:
    assert card_name(FACE_OF_CODE["r7"]) == "red 7"
    assert card_name(FACE_OF_CODE["bD"]) == "blue Draw Two"
    assert card_name(FACE_OF_CODE["W4"]) == "Wild Draw Four"
