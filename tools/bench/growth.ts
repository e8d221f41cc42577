import { FACT_SORTS } from '@fable/contract/limits'
import { botFor, manyFact, playRun } from '@fable/server/testing'
import type { Client } from './client.ts'

/** A server with many facts and ended runs. */
export type Filled = { readonly client: Client; readonly facts: number }

/** A request whose cost should not depend on the number of rows. */
export type GrowthCase = {
  readonly what: string
  /** The time in ms of the n-th of several requests. */
  readonly timeOf: (server: Filled, n: number) => Promise<number>
}

const timed = async (send: () => Promise<Response>, status = 200): Promise<number> => {
  const begun = performance.now()
  const response = await send()
  const text = await response.text()
  const taken = performance.now() - begun
  if (response.status !== status) throw new Error(`Status ${response.status}: ${text}`)
  return taken
}

const json = async <T>(client: Client, path: string): Promise<T> => {
  const response = await client.get(path)
  if (response.status !== 200) throw new Error(`Status ${response.status} of ${path}`)
  return (await response.json()) as T
}

/** Pages of 29 facts, because the first 30 are kept in memory. */
const PAGE = '/api/fact-pages?limit=29'

/** The path of a page some pages behind the first one. */
const laterPage = async (client: Client, path: string, pages: number): Promise<string> => {
  let after = ''
  for (let n = 0; n < pages; n += 1) {
    const page = await json<{ next: string | null }>(client, path + after)
    if (page.next === null) throw new Error(`${path} has fewer than ${n + 1} pages.`)
    after = `&after=${page.next}`
  }
  return path + after
}

const reading = (
  what: string,
  pathOf: string | ((n: number, client: Client) => string | Promise<string>),
): GrowthCase => ({
  what,
  timeOf: async ({ client }, n) => {
    const path = typeof pathOf === 'string' ? pathOf : await pathOf(n, client)
    return timed(() => client.get(path))
  },
})

/** A list is kept until something changes it, so a vote comes before each request. */
const list = (what: string, path: string): GrowthCase => ({
  what,
  timeOf: async ({ client, facts }, n) => {
    await timed(() => client.post(`/api/facts/${facts - (n % 7)}/votes`, { vote: 'false' }))
    return timed(() => client.get(path))
  },
})

/** A number from 1 to `last`. */
const anyOf = (last: number) => 1 + Math.floor(Math.random() * last)

/** The time of a ranked run's last turn. */
const lastTurn = async ({ client }: Filled, n: number): Promise<number> => {
  let last = 0
  const post: Client['post'] = async (...request) => {
    const begun = performance.now()
    const response = await client.post(...request)
    last = performance.now() - begun
    return response
  }
  await playRun({ get: client.get, post }, { bot: botFor(n) })
  return last
}

/** Facts that both servers have. */
const idOf = (n: number) => 1 + ((n * 37) % 1000)

/** The two longest words of a fact, which few facts have together. */
const rareWords = (n: number) =>
  manyFact(idOf(n))
    .text.replace('.', '')
    .split(' ')
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 2)
    .join('+')

const LEADERBOARD = '/api/leaderboard?limit=100'

/** What everybody does all the time. */
export const MAIN_CASES: readonly GrowthCase[] = [
  list('the list of all facts after a vote', '/api/facts'),
  list('the list of a category after a vote', '/api/facts?category=science'),
  {
    what: 'a vote',
    timeOf: ({ client, facts }) =>
      timed(() => client.post(`/api/facts/${anyOf(facts)}/votes`, { vote: 'interesting' })),
  },
  {
    what: 'a new fact',
    timeOf: ({ client }) => {
      const body = { ...manyFact(anyOf(1_000_000)), id: undefined }
      return timed(() => client.post('/api/facts', body), 201)
    },
  },
  reading('the leaderboard', LEADERBOARD),
  reading('the leaderboard of accounts, this week', `${LEADERBOARD}&group=accounts&period=week`),
  { what: 'the last turn of a ranked run', timeOf: lastTurn },
]

export const OTHER_CASES: readonly GrowthCase[] = [
  ...FACT_SORTS.flatMap((sort): GrowthCase[] => {
    const path = `${PAGE}&sort=${sort}`
    return [
      reading(`first page, ${sort}`, path),
      reading(`first page of a category, ${sort}`, `${path}&category=science`),
      reading(`fifth page, ${sort}`, (_, client) => laterPage(client, path, 4)),
    ]
  }),
  reading('search for rare words', (n) => `${PAGE}&sort=new&q=${rareWords(n)}`),
  reading('search for a common word, newest first', `${PAGE}&sort=new&q=ce`),
  reading('search for a common word, most interesting first', `${PAGE}&sort=top&q=ce`),
  reading('search for two common words', `${PAGE}&sort=new&q=ce+di`),
  reading('a fact with related ones', (n) => `/api/facts/${idOf(n)}`),
  reading('the page of a fact', (n) => `/facts/${idOf(n)}`),
  reading(
    'the facts of a source',
    (n) => `/api/facts-by-source?source=${encodeURIComponent(manyFact(idOf(n)).source)}`,
  ),
]
