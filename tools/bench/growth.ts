import type { Request } from 'autocannon'
import { factPath } from '@fable/contract/limits'
import { manyFact } from '@fable/server/testing'
import { forEachFact, get, load } from './load.ts'
import { FACT, findFifthPage, PAGE, rankedRuns, SCREENS, voteOn } from './requests.ts'
import { atMost, type Measured, median, type Part, ratioOf, row, shown } from './row.ts'
import { startApp } from './servers.ts'

const FEW = { facts: 10_000, runs: 1000 }
const MANY = { facts: 1_000_000, runs: 1_000_000 }
const REACH = 1.5
const ROUNDS = 3
/** Both servers have these facts. */
const DIFFERENT = 1000

const requestsOf = async (address: string, facts: number): Promise<Record<string, Request>> => ({
  ...Object.fromEntries([...SCREENS, FACT, PAGE].map((path) => [path, get(path)])),
  'the fifth page': get(await findFifthPage(address)),
  'different facts': forEachFact(DIFFERENT, (id) => get(factPath(id))),
  'a vote': forEachFact(DIFFERENT, (id) => voteOn(1 + ((id * 7919) % facts))),
  'a turn of a ranked run': rankedRuns(),
  'a search for rare words': forEachFact(DIFFERENT, (id) =>
    get(`${PAGE}?sort=new&q=${rareWords(id)}`),
  ),
  'a search for a common word, newest first': get(`${PAGE}?sort=new&q=ce`),
  'a search for a common word, best first': get(`${PAGE}?sort=top&q=ce`),
  'a search for two common words': get(`${PAGE}?sort=new&q=ce+di`),
})

export function growth(): Promise<Part> {
  const what = 'the call that slows down most from 10,000 facts to a million'
  const rows = [
    row(
      what,
      atMost(REACH, () => growthOf(false)),
      1,
    ),
    row(
      `${what}, PostgreSQL`,
      atMost(REACH, () => growthOf(true)),
      1,
    ),
  ]
  return Promise.resolve({ rows, close: () => Promise.resolve() })
}

/** The slowdown with a million facts and ended runs; the worst request is the figure. */
async function growthOf(postgres: boolean): Promise<Measured> {
  const few = await startApp({ ...FEW, postgres })
  const many = await startApp({ ...MANY, postgres })
  const ofFew = await requestsOf(few.address, FEW.facts)
  const all: Measured[] = []

  for (const [name, request] of Object.entries(await requestsOf(many.address, MANY.facts))) {
    // The first is not warmed up.
    const rounds: Measured[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const beside = await timeOf(few.address, ofFew[name] ?? request)
      rounds.push(ratioOf(await timeOf(many.address, request), beside, 'ms'))
    }
    const { value, from } = median(rounds.slice(1))
    all.push({ value, from: `${name} ${shown(value)} (${from})` })
  }

  await many.close()
  await few.close()
  const sorted = all.toSorted((one, other) => other.value - one.value)
  const worst = sorted.filter(({ value }, at) => at === 0 || value > REACH)
  return { value: sorted[0]?.value ?? NaN, from: worst.map(({ from }) => from).join(', ') }
}

// In milliseconds, one request after the other.
async function timeOf(address: string, request: Request): Promise<number> {
  const { responses, seconds } = await load(address, request, { connections: 1, seconds: 0.5 })
  return (1000 * seconds) / responses
}

// Few facts contain both words.
function rareWords(id: number) {
  const words = manyFact(id).text.replace('.', '').split(' ')
  const [one, other] = words.toSorted((a, b) => b.length - a.length)
  return `${one}+${other}`
}
