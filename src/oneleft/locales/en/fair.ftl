# The fair shuffle: its page, and what the browser found when it checked a round.

fair-title = The fair shuffle
fair-how = How it works
fair-question = How can you know that nobody stacked the deck? Because the server had to fix its part before you added yours, and shows it afterwards.
fair-step-commit = Commit.
fair-step-commit-about = Before a deal the server draws a secret and publishes its digest. From then on it cannot change the secret without being caught.
fair-step-add = Add.
fair-step-add-about = Every player’s browser then adds random bytes of its own. As long as one of them is random, so is the result.
fair-step-deal = Deal.
fair-step-deal-about = Every shuffle of the round follows from the secret and what the players added. Nobody can choose it.
fair-step-show = Show.
fair-step-show-about = When the round is over the server shows the secret. Your browser checks that it fits, that your bytes were used, and that the cards were shuffled in just this way.
# "oneleft verify" is a command to be typed.
fair-verify = Records keep all of it, so anyone can check a match years later, with a few lines of their own or with “oneleft verify”.
fair-check = Check a shuffle by hand
fair-secret = Secret
fair-secret-hint = 64 hexadecimal digits, from the record of a match
fair-added = What the players added
fair-added-hint = In the order of the record, separated by spaces
fair-number = Number of the cut or shuffle
fair-number-hint = Counted from 0 in each round
fair-cards = Cards
fair-cards-hint = In any order, as in the notation: r7 rS W4
fair-digest = Digest of the secret
fair-order = The order they give
fair-incomplete = Fill in the secret first.
# A link after the verdict.
fair-more = How this works
# $count players added randomness to the deal.
fair-verdict-fair = { $count ->
        [0] ✓ Checked: the cards were shuffled as the server had committed to.
        [one] ✓ Checked: the cards were shuffled as committed, with randomness from { $count } player.
       *[other] ✓ Checked: the cards were shuffled as committed, with randomness from { $count } players.
    }
fair-verdict-other-secret = This shuffle does not check out: the secret shown is not the one committed to before the deal.
fair-verdict-other-contributions = This shuffle does not check out: what the players added was changed after the deal.
fair-verdict-own-missing = This shuffle does not check out: what your browser added was left out.
fair-verdict-other-order = This shuffle does not check out: the cards were not in the order that the secret gives.
fair-verdict-other-hand = This shuffle does not check out: you were dealt cards other than those the shuffle gives.
