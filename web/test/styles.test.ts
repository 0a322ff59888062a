// The layout follows the direction of reading: styles say start and end. Left and right are for what has these sides in
// every language, and each such place is listed here with its reason.
import { describe, expect, it } from 'vitest'

const PHYSICAL: Record<string, string> = {
  'motion/Confetti.svelte | style:left={…}': 'measured on the screen',
  'motion/FlyingCard.svelte | style:left={…}': 'measured on the screen',
  'motion/SeatCallout.svelte | style.left': 'measured on the screen',
  'table/hand/Hand.svelte | inset: var(--drag-y) auto auto var(--drag-x)': 'where the pointer is',
  'table/hand/Hand.svelte | inset: 0 auto 0 0': 'the same at both edges',
  'table/hand/Hand.svelte | inset: 0 0 0 auto': 'the same at both edges',
  'table/hand/Hand.svelte | to right': 'the same at both edges',
  'rules/OptionGroup.svelte | border-width: 0 2px 2px 0': 'an arrow that points down, once it is rotated',
  'pages/games/GameStats.svelte | text-align: right': 'units stand below units',
}

const sources = import.meta.glob<string>('../src/**/*.{css,svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const SIDED = /(?<![\w-])(?:[a-z-]+-)?(?:left|right)(?:-[a-z-]+)?(?=\s*:)/
const ALIGNED = /(?<![\w-])(?:text-align(?:-last)?|float|clear|justify-[a-z]+)\s*:\s*(?:left|right)\b/
const TOWARDS = /(?<![\w-])to (?:top |bottom )?(?:left|right)\b/
const ALONG = /(?<![\w-])translate(?:X\(|:(?!\s*(?:0\s|none|calc\(.*--onwards)))/
const SCRIPTED = /style\.(?:left|right)\b/
const BOX =
  /(?<![\w-])(?:inset|margin|padding|scroll-margin|scroll-padding|border-width|border-style|border-color):[^;]+/g
const CORNERS = /(?<![\w-])border-radius:[^;]+/g

/** What stands in a style for left or right, as the list above has it. */
function physical(file: string, source: string): string[] {
  const found: string[] = []
  const styles = (
    file.endsWith('.css') ? source : [...source.matchAll(/<style>([^]*?)<\/style>/g)].map((part) => part[1]).join('\n')
  ).replace(/\/\*[^]*?\*\//g, '')
  for (const line of styles.split('\n').map((line) => line.trim().replace(/;$/, ''))) {
    if (SIDED.test(line) || ALIGNED.test(line) || ALONG.test(line)) found.push(line)
    const towards = TOWARDS.exec(line)
    if (towards) found.push(towards[0])
  }
  for (const [box] of styles.matchAll(BOX)) {
    const sides = values(box)
    if (sides.length === 4 && sides[1] !== sides[3]) found.push(box)
  }
  for (const [corners] of styles.matchAll(CORNERS)) if (values(corners).length > 1) found.push(corners)
  for (const [, side] of source.matchAll(/style:(left|right)=/g)) found.push(`style:${side}={…}`)
  const scripted = SCRIPTED.exec(source)
  if (scripted) found.push(scripted[0])
  return found.map((what) => `${file.replace('../src/', '')} | ${what}`)
}

/** The values of a declaration; what stands in brackets is part of one. */
function values(declaration: string): string[] {
  let text = declaration.slice(declaration.indexOf(':') + 1)
  while (text.includes('('))
    text = text.replace(/\(([^()]*)\)/g, (_, inner: string) => `<${inner.replace(/\s+/g, '')}>`)
  return text.trim().split(/\s+/)
}

describe('styles', () => {
  it('name start and end, and left and right only where they mean it', () => {
    const found = Object.entries(sources).flatMap(([file, source]) => physical(file, source))
    expect([...new Set(found)].sort()).toEqual(Object.keys(PHYSICAL).sort())
  })
  it('are looked at for every way to say left and right', () => {
    const rule = (style: string) => physical('../src/a.css', `a {\n  ${style};\n}`)
    for (const style of [
      'left: 0',
      'margin-left: 1rem',
      'border-right: 1px solid',
      'border-top-left-radius: 2px',
      'text-align: left',
      'float: right',
      'margin: 0 1rem 0 0',
      'inset: 0 calc(1rem + 2px) 0 auto',
      'border-radius: 1rem 0 0 1rem',
      'translate: 1rem 0',
      'transform: translateX(1rem)',
      'background: linear-gradient(to left, red, blue)',
      'padding-left: env(safe-area-inset-left)',
    ])
      expect(rule(style), style).toHaveLength(1)
    for (const style of [
      'margin: 0 1rem',
      'margin: calc(1rem + 2px) calc(1rem + 2px)',
      'inset-inline-start: 0',
      'text-align: start',
      'translate: 0 1px',
      'translate: calc(1rem * var(--onwards)) 0',
      'transform: translateY(1rem)',
      'grid-area: left',
      'padding-inline: env(safe-area-inset-left)',
      'inset: auto 0 10% 0',
    ])
      expect(rule(style), style).toEqual([])
  })
})
