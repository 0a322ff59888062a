import { beforeEach, describe, expect, it } from 'vitest'
import { myAvatar, rememberAvatar, screenKey, myKey } from '../src/lib/identity'
import { codeOf, COLORS, letterOf, lookOf } from '../src/people/avatar'

beforeEach(() => localStorage.clear())

describe('avatars', () => {
  it('follow from the name, always the same, with its letter', () => {
    expect(lookOf('', 'Ann')).toEqual(lookOf('', 'Ann'))
    expect(lookOf('', 'Ann').face).toBe(0)
    expect(new Set('Ann Ben Cem Dot Eve Fay Gil Hal'.split(' ').map((name) => codeOf(lookOf('', name)))).size).toBeGreaterThan(4)
    expect(letterOf(' łukasz')).toBe('Ł')
    expect(letterOf('🦊 Fox')).toBe('🦊')
    expect(letterOf('')).toBe('?')
  })
  it('are as chosen, where that is one', () => {
    expect(lookOf('123', 'Ann')).toEqual({ shape: 1, face: 2, color: 3 })
    expect(codeOf(lookOf('407', 'Ann'))).toBe('407')
    expect(lookOf('999', 'Ann')).toEqual(lookOf('', 'Ann'))
  })
  it('can be read: every pair of colours has contrast', () => {
    for (const [back, ink] of COLORS) expect(contrast(back, ink), `${back} ${ink}`).toBeGreaterThan(4.5)
  })
  it('are remembered here, and nothing that is none', () => {
    rememberAvatar('123')
    expect(myAvatar()).toBe('123')
    localStorage.setItem('oneleft.avatar', '<b>')
    expect(myAvatar()).toBe('')
  })
})

describe('a screen', () => {
  it('is someone else than whoever uses this browser', () => {
    expect(screenKey()).toMatch(/^[A-Za-z0-9_-]{22,64}$/)
    expect(screenKey()).toBe(screenKey())
    expect(screenKey()).not.toBe(myKey())
  })
})

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255).map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
