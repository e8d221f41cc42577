import type { Request } from 'autocannon'
import { manyFact } from '@fable/server/testing'
import { FACT, findFifthPage, PAGE, SCREENS } from './documents.ts'
import { type Call, get, load, post } from './load.ts'
import { type Measured, median, type Part, ratioOf, shown } from './row.ts'
import { type App, startApp } from './servers.ts'
import { player } from './votes.ts'

const FEW = { facts: 10_000, runs: 1000 }
const MANY = { facts: 1_000_000, runs: 1_000_000 }
const REACH = 1.5
const ROUNDS = 3
/** So many different facts are requested. Both servers have them. */
const DIFFERENT = 1000

type Calls = readonly Call[] | (() => Request[])

const different = (callOf: (id: number) => Call) =>
  Array.from({ length: DIFFERENT }, (_, n) => callOf(n + 1))

/** The two longest words of a fact, which few facts have together. */
const rareWords = (id: number) =>
  manyFact(id)
    .text.replace('.', '')
    .split(' ')
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 2)
    .join('+')

/** What is requested of a server with so many facts. */
const callsOf = async ({ address }: App, facts: number): Promise<Record<string, Calls>> => ({
  ...Object.fromEntries([...SCREENS, FACT, PAGE].map((path) => [path, [get(path)]])),
  'the fifth page': [get(await findFifthPage(address))],
  'different facts': different((id) => get(`/facts/${id}`)),
  'a vote': different((id) =>
    post(`/api/facts/${1 + ((id * 7919) % facts)}/votes`, { vote: 'interesting' }),
  ),
  'a turn of a ranked run': player(),
  'a search for rare words': different((id) => get(`${PAGE}?sort=new&q=${rareWords(id)}`)),
  'a search for a common word, newest first': [get(`${PAGE}?sort=new&q=ce`)],
  'a search for a common word, best first': [get(`${PAGE}?sort=top&q=ce`)],
  'a search for two common words': [get(`${PAGE}?sort=new&q=ce+di`)],
})

/** The milliseconds of a request, one after the other. */
const timeOf = async ({ address }: App, calls: Calls = []): Promise<number> => {
  const { responses, seconds } = await load(address, calls, { connections: 1, seconds: 0.5 })
  return (1000 * seconds) / responses
}

/** How much longer each request takes with a million facts and ended runs; the worst is the figure. */
export const growth = (postgres?: 'quick') => async (): Promise<Part> => {
  const few = await startApp({ ...FEW, postgres })
  const many = await startApp({ ...MANY, postgres })
  const calls = { few: await callsOf(few, FEW.facts), many: await callsOf(many, MANY.facts) }
  const growthOf = async (name: string): Promise<Measured> => {
    const all: Measured[] = []
    for (let round = -1; round < ROUNDS; round += 1) {
      const beside = await timeOf(few, calls.few[name])
      const measured = ratioOf(await timeOf(many, calls.many[name]), beside, 'ms')
      if (round >= 0) all.push(measured)
    }
    return median(all)
  }
  const measure = async (): Promise<Measured> => {
    const all: (Measured & { name: string })[] = []
    for (const name of Object.keys(calls.many)) all.push({ name, ...(await growthOf(name)) })
    const sorted = all.toSorted((one, other) => other.value - one.value)
    const worst = sorted.filter(({ value }, at) => at === 0 || value > REACH)
    const text = ({ name, value, from }: (typeof all)[number]) =>
      `${name} ${shown(value)} (${from})`
    return { value: worst[0]?.value ?? 0, from: worst.map(text).join('; ') }
  }
  const what = `growth to 1,000,000, ${postgres ? 'PostgreSQL' : 'embedded'}: the worst call`
  return {
    rows: [{ what, reach: ['≤', REACH], measure }],
    rounds: 1,
    close: async () => {
      await many.close()
      await few.close()
    },
  }
}
