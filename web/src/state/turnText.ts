// Words for what can be done now, as they stand on buttons.
import { t } from '../i18n/translate'
import { unknownKind } from '../protocol/unknownKind'
import type { ShownTable } from './tableContext'

export function drawLabel(table: ShownTable): string {
  const now = table.now!
  if (now.pending) return t('act-draw-penalty', { count: now.pending })
  if (now.phase === 'drawn') return t('act-draw-more')
  if (now.three === table.seat && table.seat !== null) return t('act-draw-three')
  return t('act-draw')
}

/** Whose turn it is and what is waited for. */
export function turnText(table: ShownTable): string {
  const now = table.now!
  if (now.phase === 'over') return t('turn-over')
  if (now.turn === null || now.phase === 'cut' || now.phase === 'shuffle') return t('turn-shuffle')
  const you = now.turn === table.seat
  const name = table.names!.ofSeat(now.turn)
  const who = you ? 'you' : 'other'
  switch (now.phase) {
    case 'respond':
      return t(`turn-respond-${who}`, { name, count: now.pending ?? 0 })
    case 'drawn':
      if (!you) return t('turn-drawn-other', { name })
      return t(table.choices.plays.size ? 'turn-drawn-you' : 'turn-drawn-none-you')
    case 'discard':
      return t(`turn-discard-${who}`, { name, count: (now.sizes[now.turn] ?? 0) - (now.goal ?? 0) })
    case 'color':
    case 'vote':
    case 'perform':
      return t(`turn-${now.phase}-${who}`, { name })
    case 'turn':
      if (you && now.three === now.turn) return t('turn-three-you')
      return t(`turn-${who}`, { name })
    default:
      unknownKind(now.phase)
      return t(`turn-${who}`, { name })
  }
}
