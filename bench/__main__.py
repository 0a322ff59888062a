"""Run benchmark groups and write what was measured to bench/results/."""

import argparse
import importlib
import os
import sys

os.environ.setdefault("NUMBA_OPT", "max")  # as `oneleft simulate` does, before Numba is imported

# Modules with a function `run`. Each is imported when it is its turn, because each needs other peers installed.
GROUPS = ("engine", "table", "client", "learning", "strength")


def main() -> int:
    parser = argparse.ArgumentParser(prog="make bench ARGS=...", description=__doc__)
    parser.add_argument("groups", nargs="*", metavar="GROUP", help=f"which to run: {', '.join(GROUPS)} (all)")
    parser.add_argument("--quick", action="store_true", help="few repetitions, to see that it runs; writes nothing")
    arguments = parser.parse_args()
    for name in arguments.groups or GROUPS:
        if name not in GROUPS:
            parser.error(f"unknown group {name!r}: choose from {', '.join(GROUPS)}")
        importlib.import_module(f"bench.{name}").run(quick=arguments.quick)
    return 0


if __name__ == "__main__":
    sys.exit(main())
