"""LateWebSocket: a server that delays every message, by other times for each client.

With `make test-browser ARGS=--late` a test that looks at one browser as soon as another has been told fails, where it
would otherwise fail once in a hundred runs. Decks differ from run to run then too.
"""

import random

from oneleft.server.network.fast_websocket import FastWebSocket

LONGEST = (0.0, 0.1, 0.3, 0.8)  # seconds; one of these is drawn first, so that many messages come at once
APART = 1e-4  # timers for the same moment go off in any order


class LateWebSocket(FastWebSocket):
    _last = 0.0

    def write(self, text: bytes) -> bool:
        if self.close_sent:
            return False
        late = random.choice(LONGEST) * random.random()
        self._last = max(self._last + APART, self.loop.time() + late)  # in order all the same
        self.loop.call_at(self._last, super().write, text)
        return True
