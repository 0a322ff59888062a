// Making a table and going there.
import { api } from '../protocol/api'
import { myAvatar, myKey, rememberName } from '../storage/identity'
import { go } from '../browser/router.svelte'
import { t } from '../i18n/translate'
import type { FullSettings } from '../game/settings'

/** The bots of a table where one person plays. */
export function allBots(players: number, level: string): (string | null)[] {
  return [null, ...Array<string>(players - 1).fill(level)]
}

/** Makes the table and goes there; throws ApiError. No name is needed. `hoped`: for whom the free places are meant. */
export async function openTable(
  name: string,
  settings: FullSettings,
  bots: (string | null)[],
  start: boolean,
  hoped: string[] = [],
): Promise<void> {
  const chosen = name.trim()
  rememberName(chosen)
  const { code } = await api.makeTable({
    key: myKey(),
    name: chosen || t('home-default-name'),
    settings,
    bots,
    start,
    hoped,
    avatar: myAvatar(),
  })
  go(`/t/${code}`)
}
