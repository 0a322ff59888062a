import { render, screen } from '@testing-library/svelte'
import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'
import QrCode from '../src/ui/QrCode.svelte'

const PIXELS = 4 // of a module

/** What a camera reads from the picture. */
function read(svg: Element): string | undefined {
  const modules = Number(svg.getAttribute('viewBox')!.split(' ')[2])
  const side = modules * PIXELS
  const picture = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y] of svg
    .querySelector('path')!
    .getAttribute('d')!
    .matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let down = 0; down < PIXELS; down++) {
      const start = ((Number(y) * PIXELS + down) * side + Number(x) * PIXELS) * 4
      for (let at = 0; at < PIXELS * 4; at++) if (at % 4 < 3) picture[start + at] = 0
    }
  }
  return jsQR(picture, side, side)?.data
}

describe('QR codes', () => {
  it.each([
    'http://a.b/t/X',
    'http://192.168.178.20:8000/t/K7QM2P',
    'https://игра.example/t/ABCDEF',
    `https://${'a-long-name.'.repeat(12)}example.org/t/K7QM2P`,
  ])('of %s are read as it', (link) => {
    render(QrCode, { text: link, label: 'QR code' })
    expect(read(screen.getByRole('img', { name: 'QR code' }))).toBe(link)
  })

  it('keep four light modules around them', () => {
    render(QrCode, { text: 'http://a.b/t/X', label: 'QR code' })
    const drawn = screen.getByRole('img')
    const size = Number(drawn.getAttribute('viewBox')!.split(' ')[2])
    const at = [
      ...drawn
        .querySelector('path')!
        .getAttribute('d')!
        .matchAll(/\d+ \d+(?=h)/g),
    ].flatMap(([pair]) => pair!.split(' ').map(Number))
    expect(Math.min(...at)).toBe(4)
    expect(Math.max(...at)).toBe(size - 5)
  })
})
