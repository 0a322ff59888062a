/** The link to a table: by the address in the browser, or where only this computer knows that, by the one on the network. */
export function inviteLink(at: { origin: string; hostname: string }, share: string, code: string): string {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(at.hostname)
  const origin = isLocal && share ? share.replace(/\/$/, '') : at.origin
  return `${origin}/t/${code}`
}
