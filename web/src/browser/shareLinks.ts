// Addresses to hand to others.

/** Where others find this server: the address in the browser, or if that is local, the server's on the network. */
export function shareOrigin(share: string, at: { origin: string; hostname: string } = location): string {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(at.hostname)
  return isLocal && share ? share.replace(/\/$/, '') : at.origin
}

/** The link to a table. `share`: the server's address on the network. */
export function inviteLink(share: string, code: string, at?: { origin: string; hostname: string }): string {
  return `${shareOrigin(share, at)}/t/${code}`
}
