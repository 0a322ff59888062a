// The catalogue as the server sends it. tools/client_fixtures.py writes it; `make test-web` runs it first.
import type { Catalogue } from '../src/protocol/wire'
import text from './catalogue.json?raw'

export const CATALOGUE = JSON.parse(text) as Catalogue
export const OPTION_NAMES = CATALOGUE.options.map(({ name }) => name)
