"""The words of the explanations: one key, one whole sentence, so that translations can take their place."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

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
        "rotating": "Partners sit opposite each other, and every hand has new pairs: the three pairings come in turn.",
        "rotating-points": "You keep the points of every pair you were in.",
        "rotating-end": "The highest total after {hands} hands wins the match.",
        "rotating-end-one": "The highest total after one hand wins the match.",
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
        # One line an effect of a Customizable card
        "effect-until-color": "The next player draws until a card in the colour you named turns up, then plays",
        "effect-drop-wilds": "All other players discard all their wilds",
        "effect-three-or-play": "The next player plays a card, or else draws three and may play one that fits",
        "effect-again": "You have another turn",
        "effect-seven": "The next player draws or discards until they hold exactly 7 cards, then plays",
        "effect-three-all": "All players draw or discard until they hold exactly 3 cards",
        "effect-open": "All hands are laid open until your next turn",
        "effect-joke": "Tell a joke: if somebody laughs you discard down to one card, if nobody does you draw 4",
        "effect-elbows": "The next player must keep both elbows straight until somebody says UNO",
        "effect-rooster": "The next player puts on a performance or draws 4 cards, then plays",
        # One line an edition
        "edition-official": "The default: 108 cards, Wild Draw Four can be challenged, wilds count 50, 500 points win",
        "edition-classic": "Action and wild cards all count 20; a wrong card or a suggestion costs 2 cards",
        "edition-quick": "No wild starts a round; all left with one card owe UNO, and can be caught until the next "
        "card is played",
        "edition-custom": "Wild Shuffle Hands, three Customizable cards with house rules, and a VETO card: 112 cards",
        "edition-europe": "Wild Draw Four may be played at any time, cannot be challenged, and can start a round",
    }
)
