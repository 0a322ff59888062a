// QR codes for links: bytes, error correction level M, up to version 9 (ISO/IEC 18004). Rows of modules, true is dark.
// By version, for level M: error correction codewords of a block, blocks, all codewords.
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5]
const CODEWORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292]
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]]
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** The code of a text, or null if the text is too long. Without a mask the one that is easiest to read is chosen. */
export function qrCode(text: string, mask?: number): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const version = CODEWORDS.findIndex((_, index) => bytes.length <= capacity(index + 1) - 2) + 1
  if (!version) return null
  const codewords = withCorrection(data(bytes, version), version)
  if (mask !== undefined) return drawn(codewords, version, mask)
  return MASKS.map((_, each) => drawn(codewords, version, each)).reduce((best, one) =>
    penalty(one) < penalty(best) ? one : best,
  )
}

/** How many codewords are data. */
function capacity(version: number): number {
  return CODEWORDS[version - 1]! - CORRECTION[version - 1]! * BLOCKS[version - 1]!
}

function data(bytes: Uint8Array, version: number): number[] {
  // Mode and count are 12 bits, so every byte of text lies across two codewords; four zero bits end it.
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const codewords = Array.from(
    { length: nibbles.length / 2 },
    (_, index) => (nibbles[2 * index]! << 4) | nibbles[2 * index + 1]!,
  )
  for (let pad = 0xec; codewords.length < capacity(version); pad ^= 0xec ^ 0x11) codewords.push(pad)
  return codewords
}

/** Blocks with their Reed-Solomon remainders, interleaved. */
function withCorrection(all: number[], version: number): number[] {
  const [count, length] = [BLOCKS[version - 1]!, CORRECTION[version - 1]!]
  const short = Math.floor(all.length / count)
  const long = all.length % count
  const divisor = generator(length)
  let at = 0
  const blocks = Array.from({ length: count }, (_, index) =>
    all.slice(at, (at += short + (index >= count - long ? 1 : 0))),
  )
  const rests = blocks.map((block) => remainder(block, divisor))
  const column = (lists: number[][], index: number) =>
    lists.flatMap((list) => (index < list.length ? [list[index]!] : []))
  return [
    ...Array.from({ length: short + 1 }, (_, index) => column(blocks, index)),
    ...Array.from({ length }, (_, index) => column(rests, index)),
  ].flat()
}

function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >>> 7) * 0x11d) ^ (((b >>> bit) & 1) * a)
  return product
}

function generator(degree: number): number[] {
  const result: number[] = [...Array<number>(degree - 1).fill(0), 1]
  let root = 1
  for (let i = 0; i < degree; i++, root = times(root, 2)) {
    for (let j = 0; j < degree; j++) result[j] = times(result[j]!, root) ^ (result[j + 1] ?? 0)
  }
  return result
}

function remainder(block: number[], divisor: number[]): number[] {
  const rest = divisor.map(() => 0)
  for (const byte of block) {
    const factor = byte ^ rest.shift()!
    rest.push(0)
    divisor.forEach((coefficient, index) => (rest[index] = rest[index]! ^ times(coefficient, factor)))
  }
  return rest
}

function drawn(codewords: number[], version: number, mask: number): boolean[][] {
  const size = 17 + 4 * version
  const cells: (boolean | null)[][] = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null))
  const set = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) cells[y]![x] = dark
  }
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, [0, 1, 3], set)
  const centres = ALIGNMENT[version - 1]!
  for (const x of centres)
    for (const y of centres) {
      const atFinder = (x === 6 && (y === 6 || y === size - 7)) || (y === 6 && x === size - 7)
      if (!atFinder) rings(x, y, 2, [0, 2], set)
    }
  drawFormat(mask, size, set)
  if (version >= 7) drawVersion(version, size, set)
  return filled(cells, codewords, MASKS[mask]!)
}

/** Squares around a centre, of which those with these radii are dark. */
function rings(
  x: number,
  y: number,
  radius: number,
  dark: number[],
  set: (x: number, y: number, dark: boolean) => void,
): void {
  for (let dy = -radius; dy <= radius; dy++)
    for (let dx = -radius; dx <= radius; dx++) set(x + dx, y + dy, dark.includes(Math.max(Math.abs(dx), Math.abs(dy))))
}

/** A number with the remainder of its division, which protects it. */
function protectedBits(value: number, bits: number, divisor: number): number {
  let rest = value
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * divisor)
  return (value << bits) | rest
}

function drawFormat(mask: number, size: number, set: (x: number, y: number, dark: boolean) => void): void {
  const bits = protectedBits(mask, 10, 0x537) ^ 0x5412 // level M is 00
  const bit = (index: number) => ((bits >>> index) & 1) === 1
  for (let i = 0; i < 15; i++) {
    set(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, bit(i))
    set(i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i, 8, bit(i))
  }
  set(8, size - 8, true)
}

function drawVersion(version: number, size: number, set: (x: number, y: number, dark: boolean) => void): void {
  const bits = protectedBits(version, 12, 0x1f25)
  for (let i = 0; i < 18; i++) {
    const dark = ((bits >>> i) & 1) === 1
    set(size - 11 + (i % 3), Math.floor(i / 3), dark)
    set(Math.floor(i / 3), size - 11 + (i % 3), dark)
  }
}

/** Two columns at a time, up and down from the lower right. */
function filled(
  cells: (boolean | null)[][],
  codewords: number[],
  mask: (x: number, y: number) => boolean,
): boolean[][] {
  const size = cells.length
  let at = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const upward = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step++) {
      const y = upward ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (cells[y]![x] !== null) continue
        const dark = (((codewords[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1
        cells[y]![x] = dark !== mask(x, y)
        at++
      }
    }
  }
  return cells as boolean[][]
}

/** How hard a code is to read: long runs, blocks, what looks like a finder, too much of one shade. */
function penalty(rows: boolean[][]): number {
  const columns = rows.map((_, x) => rows.map((row) => row[x]!))
  const lines = [...rows, ...columns].map((line) => line.map(Number).join(''))
  let sum = 0
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2
    for (const finder of ['10111010000', '00001011101'])
      for (let at = line.indexOf(finder); at >= 0; at = line.indexOf(finder, at + 1)) sum += 40
  }
  rows.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (y && x && rows[y - 1]![x] === dark && row[x - 1] === dark && rows[y - 1]![x - 1] === dark) sum += 3
    }),
  )
  const share = rows.flat().filter(Boolean).length / rows.length ** 2
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20)
}
