import { FACT_SORTS } from '@fable/contract/limits'
import { manyFact } from '@fable/server/testing'
import type { Client } from './client.ts'

/** A request whose cost should not depend on the number of facts. */
export type GrowthCase = {
  readonly what: string
  /** The path of one of several requests; `ids` are those of facts that both servers have. */
  readonly pathOf: (n: number, client: Client) => Promise<string>
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

const fixed = (what: string, path: string): GrowthCase => ({
  what,
  pathOf: () => Promise.resolve(path),
})

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

export const GROWTH_CASES: readonly GrowthCase[] = [
  fixed('the list of all facts', '/api/facts'),
  ...FACT_SORTS.flatMap((sort): GrowthCase[] => {
    const path = `${PAGE}&sort=${sort}`
    return [
      fixed(`first page, ${sort}`, path),
      fixed(`first page of a category, ${sort}`, `${path}&category=science`),
      { what: `fifth page, ${sort}`, pathOf: (_, client) => laterPage(client, path, 4) },
    ]
  }),
  {
    what: 'search for rare words',
    pathOf: (n) => Promise.resolve(`${PAGE}&sort=new&q=${rareWords(n)}`),
  },
  fixed('search for a common word, newest first', `${PAGE}&sort=new&q=ce`),
  fixed('search for a common word, most interesting first', `${PAGE}&sort=top&q=ce`),
  fixed('search for two common words', `${PAGE}&sort=new&q=ce+di`),
  { what: 'a fact with related ones', pathOf: (n) => Promise.resolve(`/api/facts/${idOf(n)}`) },
  { what: 'the page of a fact', pathOf: (n) => Promise.resolve(`/facts/${idOf(n)}`) },
  {
    what: 'the facts of a source',
    pathOf: (n) =>
      Promise.resolve(
        `/api/facts-by-source?source=${encodeURIComponent(manyFact(idOf(n)).source)}`,
      ),
  },
]

/** The time of one request in ms, the mean of several that are sent one after the other. */
export const timeOf = async (
  client: Client,
  { pathOf }: GrowthCase,
  requests: number,
): Promise<number> => {
  const paths = []
  for (let n = 0; n < requests; n += 1) paths.push(await pathOf(n, client))
  const begun = performance.now()
  for (const path of paths) {
    const response = await client.get(path)
    if (response.status !== 200) throw new Error(`Status ${response.status} of ${path}`)
    await response.arrayBuffer()
  }
  return (performance.now() - begun) / requests
}
