import type { FactPage } from '@fable/contract'
import { get, perCpuSecond } from './load.ts'
import { PAGE } from './requests.ts'
import { atMost, type Measured, type Part, ratioOf, row } from './row.ts'
import { startApp } from './servers.ts'

const FACTS = 100_000
const EACH = 3
const REACH = 1.2
/** More different pages than the server caches, so that each is read. */
const PAGES = 300

type App = Awaited<ReturnType<typeof startApp>>
type Order = 'top' | 'disputed'

/** The paths of the first pages in an order. */
const findPages = async (address: string, order: Order): Promise<string[]> => {
  const first = `${PAGE}?sort=${order}`
  const paths = [first]
  while (paths.length < PAGES) {
    const response = await fetch(address + (paths.at(-1) ?? first))
    const { next } = (await response.json()) as FactPage
    if (next === null) break
    paths.push(`${first}&after=${next}`)
  }
  return paths
}

/** The milliseconds of processor time of a page that is not cached. */
const timeOf = async (app: App, paths: readonly string[]): Promise<number> => {
  let sent = 0
  const setupRequest = (request: object) => {
    sent += 1
    return { ...request, ...get(paths[sent % paths.length] ?? PAGE) }
  }
  return 1000 / (await perCpuSecond(app, { setupRequest }, { connections: 4, seconds: 2 }))
}

const measureOn = async (postgres?: 'quick') => {
  const plain = await startApp({ facts: FACTS, postgres })
  const corrected = await startApp({ facts: FACTS, corrections: EACH, postgres })
  const measure = async (order: Order): Promise<Measured> => {
    const paths = await findPages(plain.address, order)
    const beside = await timeOf(plain, paths)
    return ratioOf(await timeOf(corrected, paths), beside, 'ms')
  }
  return {
    measure,
    close: async () => {
      await corrected.close()
      await plain.close()
    },
  }
}

/** Starts its own servers. */
export const corrections = async (): Promise<Part> => {
  const embedded = await measureOn()
  const postgres = await measureOn('quick')
  const pageOf = (order: Order) => [
    atMost(REACH, () => embedded.measure(order)),
    atMost(REACH, () => postgres.measure(order)),
  ]
  const what = 'with 300,000 corrections of 100,000 facts beside none, embedded · PostgreSQL'
  return {
    rows: [
      row(`a page of the best facts ${what}`, pageOf('top')),
      row(`a page of 30 disputed facts ${what}`, pageOf('disputed')),
    ],
    close: async () => {
      await embedded.close()
      await postgres.close()
    },
  }
}
