"""Benchmarks: ours and the peers in one run, as ratios. `make bench` runs them all, `make bench ARGS=engine` one group."""
