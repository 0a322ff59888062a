// The code of a table, as people type or paste it: any case, with gaps, or inside a whole link.
import { CODE } from '../../protocol/constants'

export function readCode(text: string): string | null {
  if (text.length > 2000) return null
  const inLink = /\/t\/([A-Za-z0-9]+)/.exec(text)?.[1]
  const code = (inLink ?? text.replace(/[\s-]+/g, '')).toUpperCase()
  return CODE.test(code) ? code : null
}
