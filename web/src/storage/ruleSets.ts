// Named rule sets: kept in this browser, and shared as a link. Anybody can make a link, so it is checked when read.
import type { Settings } from '../protocol/wire'
import { full, type FullSettings, type RulesObject } from '../game/settings'
import { CLOCKS, DAYS, FEWEST_PLAYERS, FORMS, MOST_HANDS, MOST_PLAYERS } from '../protocol/constants'

export type RuleSet = { name: string; settings: FullSettings }

export const LONGEST_SET_NAME = 40
export const MOST_SETS = 50
const LONGEST_LINK = 6000
const MOST_OPTIONS = 60
const LONGEST_TEXT = 400
const STORE = 'oneleft.rulesets'

export function savedSets(): RuleSet[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]')
    return Array.isArray(stored) ? stored.slice(0, MOST_SETS).flatMap((entry) => readSet(entry) ?? []) : []
  } catch {
    return []
  }
}

/** Keeps a rule set, in place of one with the same name. */
export function saveSet(name: string, settings: Settings): 'saved' | 'full' | 'failed' {
  const set = { name: tidy(name), settings: full(settings) }
  const others = savedSets().filter((other) => other.name !== set.name)
  if (!set.name) return 'failed'
  if (others.length >= MOST_SETS) return 'full'
  return store([set, ...others]) ? 'saved' : 'failed'
}

export function deleteSet(name: string): void {
  store(savedSets().filter((set) => set.name !== name))
}

/** The path that shares a rule set: it contains everything, nothing is stored on a server. */
export function pathOf(set: RuleSet): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ name: tidy(set.name), settings: set.settings }))
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return `/new?rules=${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

/** The rule set in a link, or null if there is none that can be read. */
export function readShared(text: string): RuleSet | null {
  if (text.length > LONGEST_LINK || !/^[A-Za-z0-9_-]+$/.test(text)) return null
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
    return readSet(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    return null
  }
}

function store(sets: RuleSet[]): boolean {
  try {
    localStorage.setItem(STORE, JSON.stringify(sets))
    return true
  } catch {
    return false
  }
}

function tidy(name: string): string {
  return name
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SET_NAME)
}

function readSet(value: unknown): RuleSet | null {
  if (!isObject(value) || typeof value.name !== 'string') return null
  const name = tidy(value.name)
  const settings = readSettings(value.settings)
  return name && settings ? { name, settings } : null
}

/** Settings whose every field has the type the server accepts. Whether they can be played, the server decides. */
export function readSettings(value: unknown): FullSettings | null {
  if (!isObject(value)) return null
  const read = full()
  const rules = readRules(value.rules ?? read.rules)
  if (!rules) return null
  read.rules = rules
  const { players = read.players, form = read.form, hands = read.hands, clock = read.clock, days = read.days } = value
  if (!isWhole(players, FEWEST_PLAYERS, MOST_PLAYERS)) return null
  if (!isOneOf(FORMS, form)) return null
  if (hands !== null && !isWhole(hands, 1, MOST_HANDS)) return null
  if (!isOneOf(CLOCKS, clock) || !isOneOf(DAYS, days)) return null
  for (const name of ['public', 'spectators', 'stand_in'] as const) {
    const flag = value[name] ?? read[name]
    if (typeof flag !== 'boolean') return null
    read[name] = flag
  }
  return { ...read, players, form, hands, clock, days }
}

function readRules(value: unknown): RulesObject | null {
  if (!isObject(value)) return null
  const entries = Object.entries(value)
  const fits = ([name, entry]: [string, unknown]) =>
    /^[a-z][a-z0-9_]{0,39}$/.test(name) && (isPlain(entry) || isTexts(entry))
  if (entries.length > MOST_OPTIONS || !entries.every(fits)) return null
  const edition = typeof value.edition === 'string' ? value.edition : 'official'
  return { edition, ...Object.fromEntries(entries.filter(([name]) => name !== 'edition')) }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}

function isOneOf<T>(choices: readonly T[], value: unknown): value is T {
  return choices.includes(value as T)
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= LONGEST_TEXT
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isSafeInteger(value))
}

function isTexts(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length <= 10 &&
    value.every((text) => typeof text === 'string' && text.length <= LONGEST_TEXT)
  )
}
