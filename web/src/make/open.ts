// Making a table and going there.
import { api } from '../lib/api'
import { myAvatar, myKey, rememberName } from '../lib/identity'
import { go } from '../lib/route.svelte'
import { t } from '../lib/words'
import type { FullSettings } from './settings'

/** The bots of a table where one person plays. */
export function allBots(players: number, level: string): (string | null)[] {
  return [null, ...Array<string>(players - 1).fill(level)]
}

/** Makes the table and shows it; throws ApiError. Nobody has to have a name. `hoped`: for whom free places are meant. */
export async function openTable(name: string, settings: FullSettings, bots: (string | null)[], start: boolean, hoped: string[] = []): Promise<void> {
  const chosen = name.trim()
  rememberName(chosen)
  const { code } = await api.makeTable({ key: myKey(), name: chosen || t('home-default-name'), settings, bots, start, hoped, avatar: myAvatar() })
  go(`/t/${code}`)
}
