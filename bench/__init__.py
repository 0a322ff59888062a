"""Benchmarks: ours and the peers in one run, as ratios. `make bench` runs all, `make bench ARGS=table` one group."""
