import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { serviceWorker } from './sw-plugin.ts'
import { words } from './words-plugin.ts'

const server = process.env.ONELEFT_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [words(), svelte(), svelteTesting(), serviceWorker()],
  build: {
    target: 'es2022',
    outDir: process.env.ONELEFT_WEB_OUT ?? 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // What the first page and the table need comes in one file: a file for each part they share costs more in requests.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'app', test: /\/src\/main\.ts$/ }] } } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/ws': { target: server, ws: true }, '/api': server } },
  // No test is about speed: a busy machine only takes longer.
  test: {
    environment: 'jsdom',
    setupFiles: ['test/setup.ts'],
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
