"""Setting up a round: the cut for the deal, the deal, the card turned up (DEAL, START, ROUND-1)."""

from oneleft.cards import (
    DRAW_TWO,
    REVERSE,
    SKIP,
    WILD,
    WILD_FOUR,
    color_of,
    cut_value,
    symbol_of,
)
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
from oneleft.engine.matching import can_be_answered, set_color
from oneleft.engine.options import Options
from oneleft.engine.penalties import penalty_of
from oneleft.engine.state import COLOR, CUT, DEAL, MISS_TURN, NOBODY, RESPOND, SHUFFLE, TURN_UP, Round, blank
from oneleft.engine.table import add_to_hand, lay_draw_pile, put_on_pile, top_card
from oneleft.engine.transition import COLOR_NAMED, NEW_HANDS
from oneleft.engine.turns import miss_turn, start_turn


def start_cut(g: Round) -> None:
    """DEAL-1: everyone draws for the deal."""
    blank(g)
    g.phase = CUT
    g.dealer = NOBODY
    g.tied = (1 << g.players) - 1


def cards_for_cut(g: Round) -> int:
    """How many cards the next cut takes: one for each seat still tied."""
    needed = 0
    for seat in range(g.players):
        needed += (g.tied >> seat) & 1
    return needed


def cards_left_to_cut(g: Round, r: Options, cards: list[int]) -> int:
    """Write the cards that can still come in a cut to `cards`; returns how many."""
    count = 0
    for place in range(r.deck_size):
        face = r.deck[place]
        copies_gone = 0
        for gone in range(g.draw_count):
            if g.draw_pile[gone] == face:
                copies_gone += 1
        copy = 0
        while place > copy and r.deck[place - copy - 1] == face:
            copy += 1
        if copy >= copies_gone:
            cards[count] = face
            count += 1
    return count


def cut(g: Round, r: Options, order: list[int]) -> None:
    """DEAL-1: the highest number deals; those tied for it draw again, in seat order."""
    highest = -1
    still_tied = 0
    place = 0
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
            highest = value
            still_tied = 0
        if value == highest:
            still_tied |= 1 << seat
    g.tied = still_tied
    if still_tied & (still_tied - 1) == 0:
        dealer = 0
        while (still_tied >> dealer) & 1 == 0:
            dealer += 1
        start_round(g, dealer)
        note(g, DEALER, dealer, 0, 0)
    elif r.deck_size - g.draw_count < cards_for_cut(g):  # too few left for those tied: all go back first
        g.draw_count = 0


def start_round(g: Round, dealer: int) -> None:
    """ROUND-1: all cards go back; the round waits for the whole deck to be shuffled."""
    blank(g)
    g.dealer = dealer


def deal(g: Round, r: Options, order: list[int], count: int) -> None:
    """DEAL-2: one card at a time, from the dealer's left; then the top card is turned up. The last card is the top."""
    dealer = g.dealer
    start_round(g, dealer)
    g.did = NEW_HANDS
    left = count
    seat = dealer
    for _ in range(r.hand_size * g.players):
        seat += 1
        if seat == g.players:
            seat = 0
        left -= 1
        add_to_hand(g, seat, order[left])
    for seat in range(g.players):
        note_hand(g, DEALT, seat, dealer)
    turn_up(g, r, order, left)


def turn_up(g: Round, r: Options, order: list[int], count: int) -> None:
    """DEAL-3: the top card begins the discard pile, the rest is the draw pile; the card turned up takes effect."""
    g.discard_count = 0
    top = order[count - 1]
    put_on_pile(g, top)
    lay_draw_pile(g, order, count - 1)
    note(g, TURNED_UP, g.dealer, top, 0)
    if must_be_put_back(r, top):
        put_back(g, r)
    else:
        start_card_effect(g, r, top)


def must_be_put_back(r: Options, face: int) -> bool:
    """START-5, START-6: which wilds begin no round."""
    if face == WILD:
        return r.start_wild_reshuffle != 0
    return face == WILD_FOUR and r.start_wild4_color == 0


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
    return (g.dealer + 1) % g.players if r.first_player == NOBODY else r.first_player


def start_card_effect(g: Round, r: Options, top: int) -> None:
    """START-1 to START-7."""
    first = first_player(g, r)
    g.jump = r.jump_in  # START-9
    if top >= WILD:
        g.phase = COLOR
        g.turn = first
        return
    set_color(g, top, color_of(top))
    symbol = symbol_of(top)
    if symbol == DRAW_TWO:
        penalty = penalty_of(top)
        note(g, FACES_PENALTY, first, penalty, 0)
        g.turn = first
        if can_be_answered(r, top):
            g.pending = penalty
            g.phase = RESPOND
        else:
            owe_cards(g, first, penalty, MISS_TURN)
    elif symbol == REVERSE:
        g.direction = -1
        note(g, REVERSED, g.dealer, g.direction, 0)
        start_turn(g, g.dealer)
    elif symbol == SKIP:
        miss_turn(g, first)
    else:
        start_turn(g, first)


def name_start_color(g: Round, seat: int, color: int) -> None:
    """START-5 to START-7: the colour of a wild turned up; the same seat then plays."""
    note(g, NAMED_COLOR, seat, color, 0)
    g.did = COLOR_NAMED
    g.did_seat = seat
    set_color(g, top_card(g), color)
    start_turn(g, seat)
