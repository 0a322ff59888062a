"""The notation `oneleft/1`: scenarios and records, read strictly, written and replayed. See docs/notation.md."""

from oneleft.notation.record import Record, RoundRecord
from oneleft.notation.scenario import Scenario
from oneleft.notation.strict import FORMAT, FormatError

__all__ = ["FORMAT", "FormatError", "Record", "RoundRecord", "Scenario"]
