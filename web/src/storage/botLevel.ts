// How well bots play: the levels there are, and bots that the host of the server has brought.
import { known, label, t } from '../i18n/translate'
import { loadCatalogue } from '../protocol/catalogue'

const KEY = 'oneleft.level'
export const USUAL_LEVEL = 'casual'

/** The level last chosen on this device, if it is offered; before the offer is known it is taken to be. */
export function myLevel(offered?: readonly string[]): string {
  const remembered = localStorage.getItem(KEY) || USUAL_LEVEL
  if (!offered || offered.includes(remembered)) return remembered
  return offered.includes(USUAL_LEVEL) ? USUAL_LEVEL : (offered.at(-1) ?? USUAL_LEVEL)
}

/** The same, asked of the server where that is possible. */
export async function levelNow(): Promise<string> {
  return loadCatalogue().then(
    ({ bots }) => myLevel(bots),
    () => myLevel(),
  )
}

export function rememberLevel(level: string): void {
  localStorage.setItem(KEY, level)
}

/** One line that says what to expect; of a level that only old tables have there is none. */
export function aboutLevel(level: string): string {
  if (known(`bot-about-${level}`)) return t(`bot-about-${level}`)
  return known(`bot-${level}`) ? '' : t('bot-about-own')
}

/** To choose from, for a seat that has one already: old tables have levels that are no longer offered. */
export function levelsFor(offered: readonly string[], current?: string | null): string[] {
  return current && !offered.includes(current) ? [...offered, current] : [...offered]
}

export function levelLabel(level: string): string {
  return label('bot', level)
}
