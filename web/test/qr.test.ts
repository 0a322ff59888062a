import { describe, expect, it } from 'vitest'
import { qrCode } from '../src/ui/qrEncode'
import vectors from './qr.json'

/** Dark modules as hexadecimal digits, row after row. */
function hexOf(rows: boolean[][]): string {
  const bits = rows.flat().map(Number).join('')
  return BigInt(`0b${bits}`)
    .toString(16)
    .padStart(Math.ceil(bits.length / 4), '0')
}

describe('QR codes', () => {
  // Made by another encoder (qrcode for Python), one of each version and every mask.
  it.each(vectors)(
    'of version $version with mask $mask are those of another encoder',
    ({ text, mask, version, hex }) => {
      const rows = qrCode(text, mask)!
      expect(rows).toHaveLength(17 + 4 * version)
      expect(hexOf(rows)).toBe(hex)
    },
  )

  it('choose a mask by themselves', () => {
    const text = 'http://192.168.178.20:8000/t/K7QM2P'
    const found = hexOf(qrCode(text)!)
    expect(Array.from({ length: 8 }, (_, mask) => hexOf(qrCode(text, mask)!))).toContain(found)
  })

  it('end where a text is too long', () => {
    expect(qrCode('x'.repeat(180))).not.toBeNull()
    expect(qrCode('x'.repeat(181))).toBeNull()
  })
})
