import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'
import { layers } from './layers.js'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['dist/', 'src/protocol/wire.ts', 'src/protocol/constants.ts'] }, // made from elsewhere
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-len': ['error', { code: 120 }],
      'no-undef': 'off', // TypeScript knows
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_+$', varsIgnorePattern: '^_+$' }],
      'svelte/no-useless-mustaches': 'off', // at the end of a line they keep a space
      'svelte/prefer-svelte-reactivity': 'off', // what no page shows need not be
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    files: ['src/**'],
    plugins: { oneleft: { rules: { layers } } },
    rules: { 'oneleft/layers': 'error' },
  },
)
