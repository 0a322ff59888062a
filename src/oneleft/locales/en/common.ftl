# Words used on every page.

app-name = OneLeft
color-r = red
color-y = yellow
color-g = green
color-b = blue
