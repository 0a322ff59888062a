// Made by words-plugin.ts from src/oneleft/locales.
declare module 'virtual:words' {
  const sources: Record<string, () => Promise<string>>
  export default sources
}
