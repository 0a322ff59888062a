"""The process that a bot of the host's own runs in: `python -m oneleft.server.host_bots.process my_module:MyBot`.

It gets Views and answers with actions, and has nothing else of the server, so that it cannot look at hidden cards. It
may take its time, hang, crash or print what it likes; the tables go on without it.
"""

import os
import pickle
import queue
import signal
import sys
import threading
from collections import OrderedDict
from typing import Final

from oneleft.action import Action
from oneleft.bots import Bot, make_bot
from oneleft.server.host_bots.messages import Answer, Answered, Ask, Ready, questions
from oneleft.server.processes.pipes import frame

MOST_BOTS: Final = (
    500  # kept at once, one per place; the least recently asked is dropped, and made anew when asked again
)
LONGEST_ERROR: Final = 60
MOST_AT_ONCE: Final = 1 << 16  # bytes


def main(spec: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; when it ends, so does our input
    asked_on, answers_to = os.dup(0), os.dup(1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)  # what a bot prints goes to the logs, not between the answers
    asked: queue.SimpleQueue[Ask] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(asked_on, asked), daemon=True).start()
    bots: OrderedDict[str, Bot] = OrderedDict()
    make_bot(spec, 0)
    _say(answers_to, Ready())
    while True:
        ask = asked.get()
        _say(answers_to, _answer(spec, bots, ask))


def _listen(asked_on: int, asked: "queue.SimpleQueue[Ask]") -> None:
    """Read questions until the input ends, and then end the process. In a thread: the bot may hang."""
    inbox = questions()
    while data := os.read(asked_on, MOST_AT_ONCE):
        for ask in inbox.take(data):
            asked.put(ask)
    os._exit(0)


def _answer(spec: str, bots: "OrderedDict[str, Bot]", ask: Ask) -> Answered:
    try:
        if ask.who not in bots:
            bots[ask.who] = make_bot(spec, ask.seed)
            if len(bots) > MOST_BOTS:
                bots.popitem(last=False)
        bots.move_to_end(ask.who)
        action: object = bots[ask.who].act(pickle.loads(ask.view))
    except Exception as error:  # somebody else's code: it may raise anything
        return Answered(ask.number, error=type(error).__name__[:LONGEST_ERROR])
    if action is None:
        return Answered(ask.number)
    if not isinstance(action, Action):
        return Answered(ask.number, error="no-action")
    return Answered(ask.number, str(action))


def _say(answers_to: int, answer: Answer) -> None:
    rest = memoryview(frame([answer]))
    while rest:
        rest = rest[os.write(answers_to, rest) :]


if __name__ == "__main__":
    main(sys.argv[1])
