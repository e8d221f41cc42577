import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { factSchema } from '@fable/contract'
import { createDatabase, startPostgres } from '@fable/server/testing'
import { CONNECTIONS, postText } from './load.ts'
import type { Part, Row } from './row.ts'
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

/** Votes on PostgreSQL, on a new server with fsync, beside pgbench on the same table. */
export const postgres = async (): Promise<Part> => {
  const server = await startPostgres({ durable: true })
  const { url } = await createDatabase(server.url)
  const app = await startApp({ DATABASE_URL: url })
  const { pathname, searchParams } = new URL(url)

  const pgbench = async (facts: number): Promise<number> => {
    const script = join(app.folder, `votes-${facts}.sql`)
    writeFileSync(script, statement(facts))
    const clients = ['-c', String(CONNECTIONS), '-j', '2', '-T', String(SECONDS)]
    const database = ['-h', searchParams.get('host') ?? '', '-U', 'postgres', pathname.slice(1)]
    const { stdout } = await run('pgbench', [
      '-n',
      '-M',
      'prepared',
      '-f',
      script,
      ...clients,
      ...database,
    ])
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  }

  const votesPerSecond = async (facts: number): Promise<number> => {
    const next = () => {
      const id = 1 + Math.floor(Math.random() * facts)
      return postText(`/api/facts/${id}/votes`, { vote: 'interesting' })
    }
    return (await app.load.run(next, { seconds: SECONDS })) / SECONDS
  }

  const row = (what: string, facts: number, atLeast: number): Row => ({
    what,
    beside: 'pgbench, the same statement, 32 clients',
    unit: '/s',
    atLeast,
    measure: async () => ({ figure: await votesPerSecond(facts), limit: await pgbench(facts) }),
  })

  return {
    rows: [
      row('votes on one fact, PostgreSQL', 1, 5),
      row('votes on 1,000 facts, PostgreSQL', FACTS, 0.7),
    ],
    close: async () => {
      await app.close()
      await server.stop()
    },
  }
}
