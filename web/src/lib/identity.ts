// Who this browser is: a secret that holds seats, and the name last used. Both stay in this browser.
const KEY = 'oneleft.key'
const NAME = 'oneleft.name'

/** The secret of this browser: 144 random bits, made on first use. It goes to the server only, never into a link. */
export function myKey(): string {
  let key = localStorage.getItem(KEY)
  if (!key) {
    const bytes = crypto.getRandomValues(new Uint8Array(18))
    key = btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_')
    localStorage.setItem(KEY, key)
  }
  return key
}

export function myName(): string {
  return localStorage.getItem(NAME) ?? ''
}

export function rememberName(name: string): void {
  localStorage.setItem(NAME, name)
}
