"""Training: PPO self-play over every edition and house rule. Needs the extra `train` (PyTorch); docs/training.md."""
