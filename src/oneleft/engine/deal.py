"""Setting up a round: the cut for the deal, the deal, the card turned up (DEAL, START, ROUND-1)."""

from oneleft.cards import (
    DRAW_TWO,
    FACES,
    NO_COLOR,
    REVERSE,
    SKIP,
    SYMBOLS,
    WILD,
    WILD_FOUR,
    cut_value,
)
from oneleft.engine.bits import i64
from oneleft.engine.drawing import owe_cards
from oneleft.engine.events import (
    CUT_CARD,
    DEALER,
    DEALT,
    FACES_PENALTY,
    NAMED_COLOR,
    PUT_BACK,
    REVERSED,
    TURNED_UP,
    note,
    note_hand,
)
from oneleft.engine.matching import can_be_answered
from oneleft.engine.options import Options
from oneleft.engine.state import COLOR, CUT, DEAL, MISS_TURN, NOBODY, RESPOND, SHUFFLE, TURN_UP, Round, blank
from oneleft.engine.table import add_to_hand, lay_draw_pile, next_seat, put_on_pile, top_card
from oneleft.engine.turns import miss_turn, start_turn


def start_cut(g: Round) -> None:
    """DEAL-1: everyone draws for the deal."""
    blank(g)
    g.phase = CUT
    g.dealer = NOBODY
    g.tied = (1 << g.players) - 1


def cards_for_cut(g: Round) -> int:
    """How many cards the next cut takes: one for each seat still tied."""
    needed = i64(0)
    for seat in range(g.players):
        needed += (g.tied >> seat) & 1
    return needed


def deck_size(r: Options) -> int:
    cards = i64(0)
    for face in range(FACES):
        cards += r.deck[face]
    return cards


def cut(g: Round, r: Options, order: list[int]) -> None:
    """DEAL-1: the highest number deals; those tied for it draw again, in seat order."""
    highest = i64(-1)
    still_tied = i64(0)
    place = i64(0)
    for seat in range(g.players):
        if not (g.tied >> seat) & 1:
            continue
        face = order[place]
        place += 1
        g.draw_pile[g.draw_count] = face
        g.draw_count += 1
        note(g, CUT_CARD, seat, face, 0)
        value = cut_value(face)
        if value > highest:
            highest = i64(value)
            still_tied = i64(0)
        if value == highest:
            still_tied |= 1 << seat
    g.tied = still_tied
    if still_tied & (still_tied - 1) == 0:
        dealer = i64(0)
        while (still_tied >> dealer) & 1 == 0:
            dealer += 1
        start_round(g, dealer)
        note(g, DEALER, dealer, 0, 0)
    elif deck_size(r) - g.draw_count < cards_for_cut(g):  # too few left for those tied: all go back first
        g.draw_count = 0


def start_round(g: Round, dealer: int) -> None:
    """ROUND-1: all cards go back; the round waits for the whole deck to be shuffled."""
    blank(g)
    g.dealer = dealer


def deal(g: Round, r: Options, order: list[int], count: int) -> None:
    """DEAL-2: one card at a time, from the dealer's left; then the top card is turned up."""
    dealer = g.dealer
    start_round(g, dealer)
    dealt = i64(r.hand_size * g.players)
    seat = i64(dealer)
    for place in range(dealt):
        seat += 1
        if seat == g.players:
            seat = i64(0)
        add_to_hand(g, seat, order[place])
    for seat in range(g.players):
        note_hand(g, DEALT, seat, dealer)
    turn_up(g, r, order, dealt, count)


def turn_up(g: Round, r: Options, order: list[int], first: int, count: int) -> None:
    """DEAL-3: order[first] begins the discard pile, the rest is the draw pile; the card turned up takes effect."""
    g.discard_count = 0
    put_on_pile(g, order[first])
    lay_draw_pile(g, order, first + 1, count)
    top = top_card(g)
    note(g, TURNED_UP, g.dealer, top, 0)
    if must_be_put_back(r, top):
        put_back(g, r)
    else:
        start_card_effect(g, r, top)


def must_be_put_back(r: Options, face: int) -> bool:
    """START-5, START-6: which wilds begin no round."""
    if face == WILD:
        return r.start_wild_put_back != 0
    return face == WILD_FOUR and r.start_wild4_put_back != 0


def put_back(g: Round, r: Options) -> None:
    """The card goes back and the pile is reshuffled; where no other card could come, all is dealt again (START-8)."""
    note(g, PUT_BACK, g.dealer, top_card(g), 0)
    g.phase = SHUFFLE
    g.step = DEAL
    for place in range(g.draw_count):
        if not must_be_put_back(r, g.draw_pile[place]):
            g.step = TURN_UP


def first_player(g: Round, r: Options) -> int:
    """DEAL-4: left of the dealer, or the seat that was agreed on."""
    return i64((g.dealer + 1) % g.players) if r.first_player == NOBODY else i64(r.first_player)


def start_card_effect(g: Round, r: Options, top: int) -> None:
    """START-1 to START-7."""
    first = first_player(g, r)
    if top >= WILD:
        g.phase = COLOR
        g.turn = first
        return
    g.color = top // SYMBOLS
    symbol = top % SYMBOLS
    g.jump = r.jump_in  # START-9
    if symbol == DRAW_TWO:
        note(g, FACES_PENALTY, first, 2, 0)
        g.turn = first
        if can_be_answered(r, top):
            g.pending = 2
            g.phase = RESPOND
        else:
            owe_cards(g, first, 2, MISS_TURN)
    elif symbol == REVERSE:
        g.direction = -1
        note(g, REVERSED, g.dealer, g.direction, 0)
        start_turn(g, g.dealer)
    elif symbol == SKIP:
        miss_turn(g, first)
    else:
        start_turn(g, first)


def name_start_color(g: Round, r: Options, seat: int, color: int) -> None:
    """START-5 to START-7: the colour of a wild turned up; the same seat then plays."""
    note(g, NAMED_COLOR, seat, color, 0)
    g.color = color
    g.jump = r.jump_in
    start_turn(g, seat)
