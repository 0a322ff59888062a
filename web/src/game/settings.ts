// Settings as the pages handle them: with every field, and the rules as an edition and what differs from it.
import { FIRST_SETTINGS } from '../protocol/constants'
import type { Catalogue, EditionInfo, Settings } from '../protocol/wire'

export type FullSettings = Required<Settings>
export type RulesObject = Record<string, unknown>

export const FIRST_HANDS = 6 // every pairing of four players twice

export function full(settings: Settings = {}): FullSettings {
  return { rules: { edition: 'official' }, ...FIRST_SETTINGS, ...settings }
}

export function editionOf(rules: RulesObject, catalogue: Catalogue): EditionInfo {
  return catalogue.editions.find((edition) => edition.name === rules.edition) ?? catalogue.editions[0]!
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

export function valueOf(rules: RulesObject, option: string, edition: EditionInfo): unknown {
  return Object.hasOwn(rules, option) ? rules[option] : edition.options[option]
}

/** The options that differ from the edition. */
export function changedOptions(rules: RulesObject, edition: EditionInfo): string[] {
  return Object.keys(rules).filter((option) => option !== 'edition' && !same(rules[option], edition.options[option]))
}

export function withOption(rules: RulesObject, option: string, value: unknown, edition: EditionInfo): RulesObject {
  const { [option]: _, ...others } = rules
  return same(value, edition.options[option]) ? others : { ...others, [option]: value }
}

/** Another edition with the same changes: a house rule that was turned on stays on. */
export function withEdition(rules: RulesObject, edition: EditionInfo): RulesObject {
  const kept = changedOptions(rules, edition).map((option) => [option, rules[option]])
  return { edition: edition.name, ...Object.fromEntries(kept) }
}
