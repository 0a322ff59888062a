"""A card and its effects are settled: debts of UNO are fixed and the chance to jump in opens (UNO-5, JUMP-4)."""

from oneleft.engine.options import Options
from oneleft.engine.state import Round
from oneleft.engine.uno import fix_debts


def settle(g: Round, r: Options) -> None:
    fix_debts(g, r)
    g.jump = r.jump_in
