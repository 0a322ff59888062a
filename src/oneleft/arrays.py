"""The types of the arrays that the compiled rules, the environments and the bots pass around, in one place.

NumPy's types say what an element is; the comment beside each name gives the shape, in which n is the number of rounds
or of rows.
"""

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

Record = TypeVar("Record")

# One record per round or table: a structured array for compiled code, plain objects for interpreted code.
RecordArray: TypeAlias = NDArray[np.record]
Records: TypeAlias = RecordArray | Sequence[Record]

# What an environment shows and takes: docs/learning.md has the numbers.
Observation: TypeAlias = NDArray[np.uint8]  # (OBSERVATION), or (n, OBSERVATION)
Mask: TypeAlias = NDArray[np.uint8]  # (CHOICES), or (n, CHOICES): 1 for each legal choice
Choices: TypeAlias = NDArray[np.int64]  # (n)
Seats: TypeAlias = NDArray[np.int8]  # (n): -1 is nobody
Scores: TypeAlias = NDArray[np.int32]  # (n, MOST_PLAYERS)
Points: TypeAlias = NDArray[np.int16]  # (n, MOST_PLAYERS)
Rewards: TypeAlias = NDArray[np.float32] | NDArray[np.float64]  # (n, MOST_PLAYERS)
Flags: TypeAlias = NDArray[np.int8]  # (n), or (n, k) for k flags per round

Booleans: TypeAlias = NDArray[np.bool_]
Integers: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float32] | NDArray[np.float64]
