/** How long things move: not at all for those who asked for that. */
export function motionMs(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 220
}
