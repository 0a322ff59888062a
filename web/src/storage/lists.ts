// Lists in this browser's storage, checked when they are read: something else may have written there.
export function list(key: string): unknown[] {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}

/** False: the browser has no room. */
export function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
