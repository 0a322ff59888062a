// Reads a JSON Schema of the messages on standard input, writes their TypeScript types on standard output.
import { compile } from 'json-schema-to-typescript'
import { readFileSync } from 'node:fs'

const schema = JSON.parse(readFileSync(0, 'utf8'))
process.stdout.write(await compile(schema, 'Wire', { bannerComment: '', unreachableDefinitions: true, format: true }))
