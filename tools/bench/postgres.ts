import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { factSchema } from '@fable/contract'
import { CONNECTIONS, forEachFact, load } from './load.ts'
import { voteOn } from './requests.ts'
import { atLeast, type Part, ratioOf, row } from './row.ts'
import { FACTS, startApp } from './servers.ts'

const SECONDS = 2
const run = promisify(execFile)

/** The statement of one vote, as pgbench sends it. */
const statement = (facts: number) => {
  const columns = Object.keys(factSchema.shape).map((column) => `"${column}"`)
  return `\\set id random(1, ${facts})
update "Facts" set "votesInteresting" = greatest("votesInteresting" + 1, 0) where "id" = :id and "hiddenAt" is null returning ${columns.join(', ')};
`
}

/** Votes on a PostgreSQL that flushes each commit, beside pgbench on the same table. */
export const postgres = async (): Promise<Part> => {
  const app = await startApp({ postgres: 'durable' })
  const { pathname, searchParams } = new URL(app.databaseUrl ?? '')

  const pgbench = async (facts: number): Promise<number> => {
    const script = join(app.folder, `votes-${facts}.sql`)
    writeFileSync(script, statement(facts))
    const options = `-n -M prepared -c ${CONNECTIONS} -j 2 -T ${SECONDS} -U postgres -f`.split(' ')
    const host = searchParams.get('host') ?? ''
    const { stdout } = await run('pgbench', [...options, script, '-h', host, pathname.slice(1)])
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  }
  const beside = async (facts: number) => {
    const votes = forEachFact(facts, voteOn)
    const { responses, seconds } = await load(app.address, votes, { seconds: SECONDS })
    return ratioOf(responses / seconds, await pgbench(facts), 'a second')
  }
  const what = 'votes on PostgreSQL beside pgbench, one fact · 1,000 facts'
  const figures = [atLeast(2, () => beside(1)), atLeast(0.3, () => beside(FACTS))]
  return { rows: [row(what, figures)], close: app.close }
}
