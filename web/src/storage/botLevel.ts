// How well bots play: the levels there are, and bots that the host of the server has added.
import { known, label, t } from '../i18n/translate'
import { loadCatalogue } from '../protocol/catalogue'

const KEY = 'oneleft.level'
export const USUAL_LEVEL = 'casual'

/** The level last chosen on this device, unless it is known not to be offered. */
export function myLevel(offered?: readonly string[]): string {
  const remembered = localStorage.getItem(KEY) || USUAL_LEVEL
  if (!offered || offered.includes(remembered)) return remembered
  return offered.includes(USUAL_LEVEL) ? USUAL_LEVEL : (offered.at(-1) ?? USUAL_LEVEL)
}

/** The same, after asking the server what it offers, if it answers. */
export async function levelNow(): Promise<string> {
  return loadCatalogue().then(
    ({ bots }) => myLevel(bots),
    () => myLevel(),
  )
}

export function rememberLevel(level: string): void {
  localStorage.setItem(KEY, level)
}

/** One line that says what to expect; none for levels that only old tables have. */
export function aboutLevel(level: string): string {
  if (known(`bot-about-${level}`)) return t(`bot-about-${level}`)
  return known(`bot-${level}`) ? '' : t('bot-about-own')
}

/** The levels to choose from for a seat that has one: an old table's level may be no longer offered. */
export function levelsFor(offered: readonly string[], current?: string | null): string[] {
  return current && !offered.includes(current) ? [...offered, current] : [...offered]
}

export function levelLabel(level: string): string {
  return label('bot', level)
}
