// Who this browser is: a secret that keeps its seats, the name last used, and the avatar.
import { AVATAR_CODE } from '../protocol/constants'

const KEY = 'oneleft.key'
const NAME = 'oneleft.name'
const AVATAR = 'oneleft.avatar'
const SCREEN = 'oneleft.screen-key'

/** The secret of this browser: 144 random bits, made on first use. It goes to the server only, never into a link. */
export function myKey(): string {
  return secret(KEY)
}

/** Another secret, for a screen that everyone looks at: it must never show the hand of whoever uses this browser. */
export function screenKey(): string {
  return secret(SCREEN)
}

function secret(name: string): string {
  let key = localStorage.getItem(name)
  if (!key) {
    const bytes = crypto.getRandomValues(new Uint8Array(18))
    key = btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
    localStorage.setItem(name, key)
  }
  return key
}

export function myName(): string {
  return localStorage.getItem(NAME) ?? ''
}

export function rememberName(name: string): void {
  localStorage.setItem(NAME, name)
}

/** The avatar: three digits, or nothing; then it follows from the name. */
export function myAvatar(): string {
  const found = localStorage.getItem(AVATAR) ?? ''
  return AVATAR_CODE.test(found) ? found : ''
}

export function rememberAvatar(code: string): void {
  localStorage.setItem(AVATAR, code)
}
