// An ESLint rule that keeps src/ in layers: files import only from their own folder and from layers further down,
// and never in a circle. Imports of types count too.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import ts from 'typescript'

const SRC = resolve(import.meta.dirname, 'src')

/** From the top down. Folders of one line do not import from each other. */
const LAYERS = [
  [''],
  ['app'],
  ['pages/home', 'pages/make', 'pages/games', 'pages/replay', 'pages/screen', 'pages/fair'],
  ['table'],
  ['table/menu'],
  ['table/lobby', 'table/results', 'table/talk', 'table/hints'],
  ['table/decisions', 'table/hand', 'table/felt'],
  ['table/status'],
  ['table/access'],
  ['rules'],
  ['layout'],
  ['preferences'],
  ['sound', 'motion', 'people'],
  ['cards'],
  ['state'],
  ['storage'],
  ['game'],
  ['protocol'],
  ['ui'],
  ['i18n'],
  ['browser', 'styles'],
]

const folderOf = (file) => relative(SRC, dirname(file)).replaceAll(sep, '/')
const layerOf = (folder) => LAYERS.findIndex((folders) => folders.includes(folder))

/** The file that a relative import means, or null: packages and virtual modules are of no layer. */
function fileOf(from, name) {
  if (!name.startsWith('.')) return null
  const path = resolve(dirname(from), name)
  return [`${path}.ts`, path].find((file) => existsSync(file)) ?? null
}

const known = new Map()

/** The files that a file imports. What stands around the script of a component does no harm. */
function importsOf(file) {
  if (!known.has(file)) {
    const names = ts.preProcessFile(readFileSync(file, 'utf8').replace(/^[^]*?<script[^>]*>/, '')).importedFiles
    known.set(
      file,
      names.flatMap(({ fileName }) => fileOf(file, fileName) ?? []),
    )
  }
  return known.get(file)
}

/** The way from one file to another, along imports; null if there is none. */
function way(from, to, seen = new Set()) {
  if (from === to) return [to]
  seen.add(from)
  for (const next of importsOf(from)) {
    const rest = seen.has(next) ? null : way(next, to, seen)
    if (rest) return [from, ...rest]
  }
  return null
}

export const layers = {
  meta: {
    messages: {
      unknown: 'The folder "{{folder}}" has no layer: give it one in layers.js.',
      upward: '"{{folder}}" does not import from "{{other}}": that is above or beside it in layers.js.',
      circle: 'A circle of imports: {{files}}.',
    },
  },
  create(context) {
    const file = context.filename
    const folder = folderOf(file)
    function check({ source }) {
      const target = typeof source?.value === 'string' ? fileOf(file, source.value) : null
      if (!target || !target.startsWith(SRC + sep)) return
      const other = folderOf(target)
      if (other !== folder && layerOf(other) <= layerOf(folder)) {
        context.report({ node: source, messageId: 'upward', data: { folder, other } })
      }
      const circle = way(target, file)
      const files = [file, ...(circle ?? [])].map((one) => relative(SRC, one)).join(' > ')
      if (circle) context.report({ node: source, messageId: 'circle', data: { files } })
    }
    return {
      Program(node) {
        if (layerOf(folder) < 0) context.report({ node, messageId: 'unknown', data: { folder } })
      },
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    }
  },
}
