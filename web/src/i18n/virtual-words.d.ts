// Made by words-plugin.ts from src/oneleft/locales.
declare module 'virtual:words' {
  const sources: Record<string, () => Promise<string>>
  export default sources
  /** What languages.json declares, in the order it has them. */
  export const languages: Record<string, { name: string; english: string; direction: 'ltr' | 'rtl' }>
}
