// Writes /sw.js: the service worker with the files of this build. Words are kept as they are used, in one language.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const WORKER = join(import.meta.dirname, 'src/app/serviceWorker.js')

export function serviceWorker(): Plugin {
  return {
    name: 'oneleft-service-worker',
    apply: 'build',
    buildStart() {
      this.addWatchFile(WORKER)
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle)
        .filter((file) => file.type === 'asset' || !file.moduleIds.some((id) => id.startsWith('\0virtual:words/')))
        .map((file) => `/${file.fileName}`)
        .filter((name) => /^\/assets\/.*\.(js|css)$/.test(name))
        .sort()
      const build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 16)
      const source = readFileSync(WORKER, 'utf8')
        .replace('__BUILD__', build)
        .replace("'__FILES__'", files.map((name) => `'${name}'`).join(', '))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}
