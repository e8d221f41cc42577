import type { Request } from 'autocannon'
import { CATEGORIES, factPath, FACT_SORTS, SCREEN_PATHS } from '@fable/contract/limits'
import { manyFact } from '@fable/server/testing'
import { get, post } from './load.ts'
import { FACTS } from './servers.ts'

/** A form as a browser without scripts sends it. */
const form = (path: string, fields: Readonly<Record<string, string>>): Request => ({
  path,
  method: 'POST',
  headers: {
    'Content-Type': 'application/x-www-form-urlencoded',
    'Accept-Encoding': 'gzip, deflate, br, zstd',
  },
  body: new URLSearchParams(fields).toString(),
})

const oneOf = <Value>(values: readonly Value[], n: number): Value =>
  values[n % values.length] as Value

const factOf = (n: number): number => 1 + ((n * 7919) % FACTS)

/** A word of a fact, different for each number. */
const wordOf = (n: number): string => {
  const words = manyFact(factOf(n)).text.replace('.', '').split(' ')
  return oneOf(words, n)
}

const { facts, game, shop, updates, feedback, today } = SCREEN_PATHS
const SCREENS = [facts, game, shop, updates, feedback, today, '/nowhere']

/** The kinds of requests. Each makes a different request for each number. */
const KINDS: readonly ((n: number) => Request)[] = [
  (n) => get(factPath(factOf(n))),
  (n) => get(`${facts}?q=${wordOf(n)}+${wordOf(n + 1)}`),
  (n) => get(`${facts}?category=${oneOf(CATEGORIES, n).id}&sort=${oneOf(FACT_SORTS, n)}`),
  (n) => form(facts, { text: `Refused ${n}`, source: `not an address ${n}`, category: 'science' }),
  (n) => form(factPath(factOf(n)), { text: `Refused ${n}`, source: `not an address ${n}` }),
  (n) => form(feedback, { kind: 'other', message: `Refused ${n}` }),
  (n) => get(`/api/fact-pages?sort=${oneOf(FACT_SORTS, n)}&q=${wordOf(n)}`),
  (n) => get(`/api/facts/${factOf(n)}`),
  (n) => get(oneOf(SCREENS, n)),
  (n) => post('/api/facts', { text: `Refused ${n}`, source: n }),
]

/** Requests of all kinds in turn. */
export const mixedRequests = (): Request => {
  let sent = 0
  return {
    setupRequest: (request) => {
      const n = sent++
      return { ...request, ...oneOf(KINDS, n)(Math.floor(n / KINDS.length)) }
    },
  }
}
