# People around a table: coming back, playing over days, faces, invitations, the big screen, the installed app.
# Names of players ($name, $names) are put in as they were typed and do not change their form.

## The title of the page while it is your turn somewhere: $count tables

table-title-badge = ({ $count }) { $title }

## Your tables, on the first page

mine-title = Your tables
mine-your-turn = Your turn
mine-turn = { $name }’s turn
mine-with = With { $names }
mine-alone = Nobody else yet
mine-back = Back
mine-play = Play
mine-back-label = Back to table { $code }

## Decisions that may take days

make-clock-days = Days
make-clock-days-about = Play when you have time; nobody has to be there
make-days = Time for a decision
make-days-about = After that a bot decides, and after two such decisions it stands in
make-days-count = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
left-days = { $count ->
        [one] 1 day left
       *[other] { $count } days left
    }
left-hours = { $count ->
        [one] 1 hour left
       *[other] { $count } hours left
    }
left-minutes = { $count ->
        [one] 1 minute left
       *[other] { $count } minutes left
    }

## Being told when it is your turn

alerts-title = Tell me when it is my turn
alerts-on = You will be told while this page is open in the background.
alerts-off = You get a notification while this page is open in the background.
alerts-blocked = Notifications from this page are blocked. You can allow them in the settings of your browser.
alerts-nowhere = This browser shows no notifications here: they need a page that was opened over HTTPS.

## Faces

avatar-change = Change your avatar
avatar-done = Done
avatar-by-name = Based on my name
avatar-shape = Shape
avatar-face = Face
avatar-color = Colours
# For screen readers: one of several shapes, faces or colours.
avatar-number = Number { $number }

## Inviting

wait-free-for = Free, meant for { $name }
invite-share = Share
invite-copied = The link is copied: send it to them.
invite-qr = Show the QR code
invite-qr-hide = Hide the QR code
invite-qr-label = QR code of the link { $link }
invite-screen = Big screen
# What is sent with the link.
invite-text = Come and play cards with me!
invite-text-to = { $name }, come and play cards with me!
known-title = You have played with
known-times = { $count ->
        [one] one match
       *[other] { $count } matches
    }
known-more = { $count ->
        [one] One more
       *[other] { $count } more
    }
known-forget = Forget them all
known-about = Kept in this browser only. Press a name to send them the link.

## Playing again with the same people

again-title = Play again with the same people
again-about = A new table with the same settings, and a link to send them.
again = Play again
again-label = Play again with { $names }

## Asking once more

sure-no = Cancel
sure-host = Make { $name } the host?
sure-kick = Remove { $name } for good?
sheet-starts = The next round starts in

## The big screen

screen-title = Screen for table { $code }
screen-name = Big screen
screen-join = Scan to sit down
screen-no-spectators = This table does not allow spectators, so there is nothing to show here. The host can change that before the next match.
screen-full = Full screen
screen-small = Leave full screen

## Without the server

offline-title = The server cannot be reached
offline-about = Either you are offline, or the server is being restarted. This page tries again every few seconds.
offline-safe = Nothing is lost: your tables are on the server, and your seat stays yours.
offline-again = Try again
