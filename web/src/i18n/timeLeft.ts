// How long is left, in words: the largest unit that fits, since nobody counts the seconds of a day.
import { t } from './translate'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export function timeLeft(ms: number): string {
  if (ms >= 2 * DAY) return t('left-days', { count: Math.floor(ms / DAY) })
  if (ms >= 2 * HOUR) return t('left-hours', { count: Math.floor(ms / HOUR) })
  return t('left-minutes', { count: Math.max(1, Math.floor(ms / MINUTE)) })
}
