/** The language of that name, else the same without its region, else from another region; as in words.py. */
export function matchLanguage(name: string, offered: readonly string[]): string | undefined {
  const parts = name.trim().toLowerCase().replaceAll('_', '-').split('-')
  for (let length = parts.length; length > 0; length--) {
    const code = parts.slice(0, length).join('-')
    const found = offered.find((language) => language.toLowerCase() === code)
    if (found) return found
  }
  return offered.find((language) => language.toLowerCase().split('-')[0] === parts[0])
}
