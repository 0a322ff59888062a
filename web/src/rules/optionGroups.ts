// The options as the server lists them: group after group.
import type { OptionInfo } from '../protocol/wire'

export type Group = { name: string; options: OptionInfo[] }

export function grouped(options: OptionInfo[]): Group[] {
  const names = [...new Set(options.map((option) => option.group))]
  return names.map((name) => ({ name, options: options.filter((option) => option.group === name) }))
}
